package match

import (
	"reflect"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// studyOf is a match that is studied, at its first turn.
func studyOf(t *testing.T, level, ruleset, fog string, seed uint64, seats ...string) *Match {
	t.Helper()
	f, err := levels.OpenField(level)
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	s.Fog = fog
	m, err := New(Config{Setup: s, Seats: seats, Seed: seed, Study: true})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// knowledge is all that a side knows and has perceived, and who plays it.
type knowledge struct {
	Heard     []rules.Event
	Sightings []view.Sighting
	Doors     uint64
	Absence   absence
	Facts     rules.Facts
	Player    string
}

func knowledgeOf(m *Match, side int) knowledge {
	e := &m.ears[side]
	k := knowledge{Doors: e.Doors, Absence: e.absence, Facts: m.View(side).Encounter().Facts, Player: m.Seat(side)}
	k.Heard = append(k.Heard, m.Perceived(side, 0)...)
	k.Sightings = append(k.Sightings, m.Sightings(side)...)
	return k
}

// TestStudyTakesKnowledgeBack: in fog, what a side knows, has perceived, has missed and
// who plays it is after an action or a change by hand was taken back what it was before,
// and a match that is gone on with knows the same.
func TestStudyTakesKnowledgeBack(t *testing.T) {
	moved, met := 0, 0
	for seed := range uint64(6) {
		ruleset := []string{"d20", "limited", "skirmish"}[seed%3]
		m := studyOf(t, []string{"broken-keep", "ford"}[seed/3], ruleset, []string{"memory", "sight"}[seed%2], seed, Human, Human)
		draw := dice.NewStream(seed)
		for n := 0; n < 60; n++ {
			if over, _ := m.Over(); over {
				break
			}
			before := [2]knowledge{knowledgeOf(m, 0), knowledgeOf(m, 1)}
			e := m.course.Encounter()
			var do func() (rules.Refusal, error)
			switch draw.D(4) {
			case 1:
				x := rules.Edit{Kind: rules.EditPlace, Who: rules.ID(draw.D(int(e.Count())) - 1), To: grid.C(draw.D(e.Map.W())-1, draw.D(e.Map.H())-1)}
				do = func() (rules.Refusal, error) { return m.Study().Edit(x) }
				moved++
			case 2:
				x := rules.Edit{Kind: rules.EditSeat, Of: int16(draw.D(2) - 1), Player: []string{Human, "soldier"}[draw.D(2)-1]}
				do = func() (rules.Refusal, error) { return m.Study().Edit(x) }
			default:
				_, _, side := m.Awaits()
				legal := m.View(side).Legal(nil)
				a := legal[draw.D(len(legal))-1]
				do = func() (rules.Refusal, error) { return m.Do(a) }
			}
			if r, err := do(); err != nil {
				t.Fatal(err)
			} else if !r.OK() {
				continue
			}
			after := [2]knowledge{knowledgeOf(m, 0), knowledgeOf(m, 1)}
			if len(after[0].Sightings) > len(before[0].Sightings) {
				met++
			}
			if err := m.Undo(); err != nil {
				t.Fatal(err)
			}
			for side, want := range before {
				if got := knowledgeOf(m, side); !reflect.DeepEqual(got, want) {
					t.Fatalf("%s, seed %d: taken back, side %d knows\n%+v\nwhere it knew\n%+v", ruleset, seed, side, got, want)
				}
			}
			if r, err := do(); err != nil || !r.OK() {
				t.Fatal(r, err)
			}
			for side, want := range after {
				if got := knowledgeOf(m, side); !reflect.DeepEqual(got.Facts, want.Facts) || len(got.Heard) != len(want.Heard) {
					t.Fatalf("%s, seed %d: the same again comes to something else", ruleset, seed)
				}
			}
		}
		rp, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		again, err := Resume(rp)
		if err != nil {
			t.Fatal(err)
		}
		if again.Hash() != m.Hash() || again.Study().Undoable() != m.Study().Undoable() || again.Seat(0) != m.Seat(0) || again.Seat(1) != m.Seat(1) {
			t.Errorf("%s, seed %d: gone on with it is another match", ruleset, seed)
		}
		for side := range 2 {
			got, want := knowledgeOf(again, side), knowledgeOf(m, side)
			if !reflect.DeepEqual(got.Heard, want.Heard) || got.Doors != want.Doors || !reflect.DeepEqual(got.Facts, want.Facts) {
				t.Errorf("%s, seed %d: gone on with it, side %d knows something else", ruleset, seed, side)
			}
		}
	}
	if moved < 30 || met < 10 {
		t.Errorf("%d were moved, %d times somebody came into sight: draw more", moved, met)
	}
}

// TestStudyIsWatched: the record of a match that was studied is watched to its end, and
// from places kept on the way again.
func TestStudyIsWatched(t *testing.T) {
	m := studyOf(t, "ford", "d20", "off", 3, "soldier", "random")
	for n := range 80 {
		a, done := m.Think(1 << 30)
		if !done {
			t.Fatal("nobody thinks")
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
		if n%7 == 0 {
			if err := m.Undo(); err != nil {
				t.Fatal(err)
			}
		}
	}
	rp, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	w, err := Watch(rp)
	if err != nil {
		t.Fatal(err)
	}
	for more := true; more && err == nil; {
		more, err = w.Step()
	}
	if err != nil || w.Hash() != m.Hash() {
		t.Fatalf("watched, it ends elsewhere: %v", err)
	}
	if len(w.watched.places) < 2 {
		t.Errorf("%d places are kept of %d actions", len(w.watched.places), w.Actions())
	}
	if w.Study() != nil {
		t.Error("what is watched can be changed")
	}
}

// TestStudyKnowsItsPlayers: a side is handed to a machine that exists, and only in a
// match that is studied.
func TestStudyKnowsItsPlayers(t *testing.T) {
	m := studyOf(t, "ford", "d20", "off", 3, Human, "soldier")
	if _, err := m.Study().Edit(rules.Edit{Kind: rules.EditSeat, Of: 0, Player: "emperor"}); err == nil {
		t.Error("an emperor plays")
	}
	for side, player := range []string{"captain", Human} {
		if r, err := m.Study().Edit(rules.Edit{Kind: rules.EditSeat, Of: int16(side), Player: player}); err != nil || !r.OK() || m.Seat(side) != player {
			t.Errorf("side %d is played by %s: %v %v", side, m.Seat(side), r.Cite, err)
		}
	}
	_, _, side := m.Awaits()
	if m.Machine() != (side == 0) {
		t.Errorf("side %d is awaited, of a machine: %v", side, m.Machine())
	}
	s := m.Setup()
	if _, err := New(Config{Setup: *s, Study: true, Reload: replay.Ironman}); err == nil {
		t.Error("an ironman match is studied")
	}
	plain := newMatch(t, "ford", Human, Human, 3)
	if plain.Study() != nil {
		t.Error("a match that is not studied can be changed")
	}
}

// TestFoldOfEventsIsTheFactsOfAStudy: only events change facts, of changes by hand and of
// what was taken back too; and the blow that ended a match can be taken back (SKI-19).
func TestFoldOfEventsIsTheFactsOfAStudy(t *testing.T) {
	edits, undone, ended := 0, 0, 0
	for seed := range uint64(6) {
		ruleset := []string{"d20", "limited", "skirmish"}[seed%3]
		m := studyOf(t, "proving-ground", ruleset, "off", seed, "soldier", "soldier")
		draw, e := dice.NewStream(seed), m.course.Encounter()
		for range 400 {
			before := m.Hash()
			if draw.D(4) == 1 {
				x := rules.Edit{Kind: rules.EditKind(draw.D(int(rules.EditDie))), Who: rules.ID(draw.D(int(e.Count())) - 1), Condition: rules.Prone, Number: int16(draw.D(4)), Of: 20}
				if x.Kind == rules.EditPlace {
					x.To = grid.C(draw.D(e.Map.W())-1, draw.D(e.Map.H())-1)
				}
				if r, err := m.Study().Edit(x); err != nil {
					t.Fatal(err)
				} else if !r.OK() {
					continue
				}
				edits++
			} else {
				a, done := m.Think(1 << 30)
				if !done {
					t.Fatal("nobody thinks")
				}
				if r, err := m.Do(a); err != nil || !r.OK() {
					t.Fatal(r, err)
				}
			}
			over, _ := m.Over()
			if over || draw.D(5) == 1 {
				if err := m.Undo(); err != nil {
					t.Fatal(err)
				}
				if now, _ := m.Over(); now || m.Hash() != before {
					t.Fatalf("%s, seed %d: taken back, it is over: %v, hash %x, want %x", ruleset, seed, now, m.Hash(), before)
				}
				undone++
			}
			if over {
				ended++
				break
			}
		}
		again, err := rulesets.New(m.Setup())
		if err != nil {
			t.Fatal(err)
		}
		for _, ev := range m.Perceived(view.Everyone, 0) {
			again.Facts.Apply(&ev)
		}
		if !reflect.DeepEqual(again.Facts, e.Facts) {
			t.Errorf("%s, seed %d: the fold of %d events is\n%+v\nwhere the facts are\n%+v", ruleset, seed, m.Heard(view.Everyone), again.Facts, e.Facts)
		}
	}
	if edits < 60 || undone < 60 || ended < 2 {
		t.Errorf("%d changes, %d taken back, %d matches ended: draw more", edits, undone, ended)
	}
}
