package match

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/view"
)

// remembered is all that the sides have perceived and remember at one place.
type remembered struct {
	hash      uint64
	actions   uint64
	marks     [3]int // of what can be taken back
	heard     [3][]rules.Event
	sightings [2][]view.Sighting
}

func (m *Match) remembered() (r remembered) {
	r.hash, r.actions = m.Hash(), m.Actions()
	for i := range m.ears {
		r.marks[i] = len(m.ears[i].marks)
	}
	for side := range r.sightings {
		r.sightings[side] = append([]view.Sighting(nil), m.Sightings(side)...)
	}
	for i, side := range []int{0, 1, view.Everyone} {
		r.heard[i] = append([]rules.Event(nil), m.Perceived(side, 0)...)
	}
	return r
}

// differs says in what one place differs from another, the reports of rolls
// compared by what they say.
func (r *remembered) differs(o *remembered) string {
	switch {
	case r.hash != o.hash:
		return "hash"
	case r.actions != o.actions:
		return "number of actions"
	case r.marks != o.marks:
		return "number of actions that can be taken back"
	case !reflect.DeepEqual(r.sightings, o.sightings):
		return "memory of the enemies seen"
	case !reflect.DeepEqual(r.heard, o.heard):
		return "events perceived"
	}
	return ""
}

// wandering plays a match of random players in a fog, with every action taken
// back now and then that can be, and returns what was known after each line.
func wandering(t *testing.T, level, fog string, seed uint64, actions int) (m *Match, known []remembered) {
	t.Helper()
	s, err := levels.Load(level)
	if err != nil {
		t.Fatal(err)
	}
	s.Fog = fog
	if m, err = New(Config{Setup: s, Seats: []string{"soldier", "random"}, Seed: seed}); err != nil {
		t.Fatal(err)
	}
	known = append(known, m.remembered())
	r := rand.New(rand.NewPCG(seed, 7))
	for range actions {
		if over, _ := m.Over(); over {
			break
		}
		if _, _, side := m.Awaits(); r.IntN(4) == 0 && m.CanUndo(side) {
			if err := m.Undo(); err != nil {
				t.Fatal(err)
			}
			known = append(known, m.remembered())
			continue
		}
		a, done := m.Think(1 << 20)
		for !done {
			a, done = m.Think(1 << 20)
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatalf("%+v: refused by %s, error %v", a, r.Cite, err)
		}
		known = append(known, m.remembered())
	}
	return m, known
}

// TestPlacesAreTheMatchAsItWas: a match saved and opened again, and one that is
// watched at any of its places, reached forwards, back (in short tests at every fifth)
// or by a jump, knows what
// was known when it was played: state, events and the enemies remembered.
func TestPlacesAreTheMatchAsItWas(t *testing.T) {
	stride := 1
	if testing.Short() {
		stride = 5
	}
	for _, fog := range []string{"off", "sight", "memory"} {
		m, known := wandering(t, "broken-keep", fog, 3, 160)
		if undone := m.Actions() + 1; int(undone) != len(known) {
			t.Fatalf("fog %s: %d places of %d actions", fog, len(known), undone)
		}
		last := &known[len(known)-1]
		if n := len(last.sightings[0]) + len(last.sightings[1]); (n > 10) != (fog != "off") {
			t.Errorf("fog %s: %d sightings", fog, n)
		}
		var file bytes.Buffer
		if err := m.Save(&file); err != nil {
			t.Fatal(err)
		}
		rp, err := replay.Read(&file, "wandering")
		if err != nil {
			t.Fatal(err)
		}
		undone := slices.ContainsFunc(rp.Steps, func(s replay.Step) bool { return s.Do == "undo" })
		if !undone {
			t.Errorf("fog %s: nothing was taken back", fog)
		}
		again, err := Resume(rp)
		if err != nil {
			t.Fatal(err)
		}
		if got := again.remembered(); got.differs(last) != "" || len(again.watched.places) > 0 {
			t.Errorf("fog %s: opened again another %s", fog, got.differs(last))
		}
		w, err := Watch(rp)
		if err != nil {
			t.Fatal(err)
		}
		at := 0
		reach := func(want int, how string) {
			t.Helper()
			if want < at {
				back, err := w.Back(want)
				if err != nil || back > want || want-back > 2*placeEvery {
					t.Fatalf("fog %s: back to %d leads to %d: %v", fog, want, back, err)
				}
				at = back
			}
			for ; at < want; at++ {
				if more, err := w.Step(); !more || err != nil {
					t.Fatalf("fog %s: no step from %d: %v", fog, at, err)
				}
			}
			if got := w.remembered(); got.differs(&known[want]) != "" {
				t.Fatalf("fog %s, %s: at %d another %s", fog, how, want, got.differs(&known[want]))
			}
		}
		of := len(known) - 1
		for want := range of + 1 {
			reach(want, "forwards")
		}
		for want := of; want >= 0; want -= stride {
			reach(want, "back")
		}
		r := rand.New(rand.NewPCG(1, 2))
		for range 60 {
			reach(r.IntN(of+1), "jumping")
		}
	}
}
