package playback

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestFilmIsWhatWasPerceived shows, in matches in fog between two people, each of
// them what has happened since its turn: the events are those that its side
// perceived, in their order; they begin on the facts that it knew then and lead to
// those that it knows now; and neither the log, nor the count of turns, nor the match
// is changed by it.
func TestFilmIsWhatWasPerceived(t *testing.T) {
	films := 0
	for _, rs := range rulesets.All() {
		for _, fog := range []string{"sight", "memory"} {
			m := begun(t, rs.Name, fog)
			for n := range 200 {
				a, ok := next(m, n)
				if !ok {
					break
				}
				_, _, before := m.Awaits()
				if r, err := m.Do(a); err != nil || !r.OK() {
					t.Fatalf("%s: %v %s", rs.Name, err, r.Cite)
				}
				_, _, side := m.Awaits()
				since, missed := m.Since(max(side, 0))
				if side < 0 || side == before || !missed {
					continue
				}
				films++
				w := watch(t, m, side, Pace{Speed: 4, Reduced: n%2 == 0})
				hash, lines, turns := m.Hash(), slices.Clone(w.p.Log.Entries), w.p.Shown.Turns
				place := fmt.Sprintf("%s, fog %s, after %d actions, side %d", rs.Name, fog, n+1, side)
				w.settled, w.how, w.ended = nil, Again, true
				w.p.Film(since, FilmSpeeds[n%len(FilmSpeeds)])
				w.ended = false
				if w.p.Filming() == 0 || w.p.Past() != since.From {
					t.Fatalf("%s: filming %d from %d, want %d", place, w.p.Filming(), w.p.Past(), since.From)
				}
				w.check = func() {
					if w.p.Past() != since.To {
						return
					}
					for id := range w.p.E.Count() {
						if shown, known := &w.p.Shown.Facts.Combatants[id], &w.p.E.Facts.Combatants[id]; int(w.p.E.Creatures[id].Side) == side && !reflect.DeepEqual(shown, known) {
							t.Errorf("%s: the film leaves %d as %+v, it is %+v", place, id, shown, known)
						}
					}
				}
				switch n % 3 {
				case 0:
					w.p.Skip()
				default:
					for ticks := 0; w.p.Busy(); ticks++ {
						if ticks > 60*60 {
							t.Fatalf("%s: the film does not end", place)
						}
						w.p.Update()
						if now := w.p.playing; len(now) > 0 && (now[0].Kind == rules.TestRolled || now[0].Kind == rules.ContestRolled) && w.p.Rolling() == nil {
							t.Errorf("%s: a roll is shown without its slip", place)
						}
					}
				}
				w.p.Update()
				if want := m.Perceived(side, 0)[since.From:since.To]; !reflect.DeepEqual(w.settled, want) {
					t.Fatalf("%s: the film shows %d events, %d were perceived", place, len(w.settled), len(want))
				}
				if w.p.Filming() != 0 || w.p.Busy() || w.p.Past() != w.p.Heard() || w.p.Shown.Turns != turns || m.Hash() != hash {
					t.Errorf("%s: after the film: filming %d, busy %v, %d of %d events, %d turns, want %d", place, w.p.Filming(), w.p.Busy(), w.p.Past(), w.p.Heard(), w.p.Shown.Turns, turns)
				}
				if !reflect.DeepEqual(w.p.Log.Entries, lines) || !reflect.DeepEqual(w.p.Shown.Facts.Combatants, w.p.E.Facts.Combatants) {
					t.Errorf("%s: the film has changed the log or what is shown", place)
				}
			}
		}
	}
	if films < 200 {
		t.Errorf("only %d films", films)
	}
}

// TestFilmShowsWhoIsGone: one who came into sight and went out of it again during
// the others' turns is on the board of the film, though it is not on that of the
// present.
func TestFilmShowsWhoIsGone(t *testing.T) {
	met := 0
	for _, fog := range []string{"sight", "memory"} {
		m := begun(t, "d20", fog)
		dice := rand.New(rand.NewPCG(3, 1))
		for n := range 600 {
			_, _, now := m.Awaits()
			legal := m.View(now).Legal(nil)
			walks := slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return a.Verb != rules.Move && a.Verb != rules.EndTurn })
			if len(walks) > 0 {
				legal = walks
			}
			if _, err := m.Do(legal[dice.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
			_, _, side := m.Awaits()
			if side < 0 {
				break
			}
			since, missed := m.Since(side)
			if !missed {
				continue
			}
			gone := rules.Nobody
			for _, s := range m.Sightings(side)[since.Sightings:] {
				if s.Heard <= since.To && !m.View(side).Knows(s.Who) && since.Facts.Combatants[s.Who].Absent {
					gone = s.Who
				}
			}
			if gone == rules.Nobody {
				continue
			}
			met++
			w := watch(t, m, side, Pace{Speed: 1})
			if _, drawn := w.p.Drawn(gone); drawn {
				t.Fatalf("%d is out of sight and on the board", gone)
			}
			w.how, w.ended = Again, true
			w.p.Film(since, 1)
			w.ended = false
			seen := false
			for w.p.Busy() {
				w.p.Update()
				_, drawn := w.p.Drawn(gone)
				seen = seen || drawn
			}
			if _, drawn := w.p.Drawn(gone); !seen || drawn {
				t.Errorf("fog %s, after %d actions: %s was in sight: in the film %v, after it %v", fog, n+1, w.p.NameOf(gone), seen, drawn)
			}
		}
	}
	if met == 0 {
		t.Error("nobody came and went")
	}
}
