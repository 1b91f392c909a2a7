package match_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestSinceIsWhatWasPerceived plays random matches in fog between two people: what
// a side is said to have perceived since its last action is all that it perceived
// from the end of that action until it was asked again, and the facts kept with it
// are those that the side knew then. A match gone on with says the same.
func TestSinceIsWhatWasPerceived(t *testing.T) {
	stretches, empty := 0, 0
	for n, rs := range slices.Repeat(rulesets.All(), 23) {
		fog := []string{"sight", "memory", "off"}[n%3]
		m := people(t, rs.Name, fog, uint64(n+1))
		dice := rand.New(rand.NewPCG(uint64(n), 13))
		type absence struct {
			from  int
			facts rules.Facts
		}
		left := map[int]absence{} // the sides not awaited, since when
		leave := func(now int) {
			for side := range m.Sides() {
				if _, away := left[side]; side != now && !away {
					left[side] = absence{m.Heard(side), m.View(side).Encounter().Facts}
				}
			}
		}
		_, _, now := m.Awaits()
		leave(now)
		var last [2]match.Since // of each side, when it was awaited again
		for range 60 {
			var legal []rules.Action
			if legal = m.View(now).Legal(nil); len(legal) == 0 {
				break
			}
			a := legal[dice.IntN(len(legal))]
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatalf("%s %s: %+v: %v %s", rs.Name, fog, a, err, r.Cite)
			}
			if _, _, now = m.Awaits(); now < 0 {
				break
			}
			if was, away := left[now]; away {
				delete(left, now)
				s, ok := m.Since(now)
				want := m.Perceived(now, was.from)
				if len(want) == 0 { // nothing that it saw: the stretch before is kept
					empty++
					if !reflect.DeepEqual(s, last[now]) {
						t.Fatalf("%s %s: nothing happened and another stretch is told", rs.Name, fog)
					}
				} else {
					stretches++
					if got := m.Perceived(now, 0)[s.From:s.To]; !ok || !reflect.DeepEqual(got, want) {
						t.Fatalf("%s %s: %d events since the turn, want %d", rs.Name, fog, len(got), len(want))
					}
					if !reflect.DeepEqual(s.Facts, was.facts) {
						t.Fatalf("%s %s: the facts are not those that side %d knew when its turn ended", rs.Name, fog, now)
					}
					last[now] = s
				}
			}
			leave(now)
		}
		rp, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		again, err := match.Resume(rp)
		if err != nil {
			t.Fatal(err)
		}
		for side := range m.Sides() {
			a, ok := m.Since(side)
			b, too := again.Since(side)
			if ok != too || !reflect.DeepEqual(a, b) {
				t.Errorf("%s %s: gone on with, side %d has missed %d to %d, it was %d to %d", rs.Name, fog, side, b.From, b.To, a.From, a.To)
			}
		}
	}
	t.Logf("%d stretches, %d of which nothing was seen", stretches, empty)
	if stretches < 200 {
		t.Errorf("only %d stretches", stretches)
	}
}

// people is a match between two people on a small map.
func people(t *testing.T, ruleset, fog string, seed uint64) *match.Match {
	t.Helper()
	l, err := levels.Load("sheepfold")
	if err != nil {
		t.Fatal(err)
	}
	l.Ruleset, l.Fog = ruleset, fog
	m, err := match.New(match.Config{Setup: l, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}
