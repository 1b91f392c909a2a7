package battle

import (
	"slices"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/live"
	"tenaille/game/live/livetest"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/rules/view"
)

// metInFog are two programs, each before the board of one match in fog.
func metInFog(t *testing.T, level, ruleset, fog string) (s *livetest.Server, a, b *scene.Context) {
	t.Helper()
	s = livetest.New()
	a, b = connected(t, s, "ANNA"), connected(t, s, "BERT")
	terms := a.NewTerms(match.Human, match.Machine)
	terms.Level, terms.Ruleset, terms.Fog, terms.Players[1] = level, ruleset, fog, live.SeatOf("")
	a.Stack.Push(a.Routes.Battle(a, terms))
	lives(a)
	press(t, a, "hall.open")
	pass(s, a, b)
	press(t, b, "hall.0")
	pass(s, a, b)
	onBoard(t, a)
	onBoard(t, b)
	return s, a, b
}

// sees wants the boards to know what the referee has their sides know, and no more.
func sees(t *testing.T, s *livetest.Server, boards ...*battle) (met int) {
	t.Helper()
	ref := s.Table(boards[0].terms.Live.Game.Match())
	for _, b := range boards {
		side := b.terms.Live.Side
		want, got := ref.Perceived(side), b.turn.Match.View(side)
		if x, y := want.Encounter().Hash(), b.turn.E.Hash(); x != y {
			t.Fatalf("side %d knows %016x, by the referee %016x", side, y, x)
		}
		for id := range b.turn.E.Count() {
			own := int(b.turn.E.Creatures[id].Side) == side
			if got.Knows(id) && !own {
				met++
			}
			heard := slices.ContainsFunc(b.turn.Match.Sightings(side), func(s view.Sighting) bool { return s.Who == id })
			if told := b.turn.E.Creatures[id].Kind != ""; told != (own || heard) {
				t.Fatalf("that side %d knows creature %d is %v: it is its own %v, or was seen %v", side, id, told, own, heard)
			}
		}
	}
	return met
}

// TestFogOnTheScreens has two programs play a whole match in fog over a server in each
// ruleset: each board knows what the referee has its side know, a spectator is let in when
// it is over, and then it is to all what it was for the referee.
func TestFogOnTheScreens(t *testing.T) {
	for n, ruleset := range []string{"d20", "limited", "skirmish"} {
		t.Run(ruleset, func(t *testing.T) {
			s, a, b := metInFog(t, []string{"ford", "broken-keep", "ford"}[n], ruleset, []string{"sight", "memory"}[n%2])
			w := connected(t, s, "WILL")
			w.Stack.Top().Layout()
			for _, id := range []string{"hall.0", "hall.0.watch"} {
				if w.Stack.Top().(presser).Press(id) {
					t.Errorf("%s can be pressed by somebody who would see into the fog", id)
				}
			}
			first, second := onBoard(t, a), onBoard(t, b)
			ref := s.Table(first.terms.Live.Game.Match())
			done, met := 0, 0
			for n := 0; n < 40 && !ref.Over(); n++ {
				for _, one := range []*battle{first, second} {
					if acts(t, one, n) {
						done++
					}
				}
				if pass(s, a, b); !ref.Over() {
					met += sees(t, s, first, second)
				}
			}
			if done < 15 || met == 0 {
				t.Errorf("%d actions were done, somebody was seen %d times", done, met)
			}
			if !ref.Over() {
				if !match.Elsewhere(first.turn.Match) || first.turn.Match.CanUndo(0) {
					t.Error("before the end a board knows the match")
				}
				tableOf(second)
				lives(b)
				if _, there := inspect.Probe(b.Stack.Top()).Widgets["table.undo"]; there {
					t.Error("in fog something can be taken back")
				}
				press(t, b, "table.resign")
				press(t, b, "table.resign")
			}
			for range 15 {
				pass(s, a, b, w)
			}
			for who, c := range []*scene.Context{a, b} {
				if c.Stack.Top().Name() != "result" {
					t.Fatalf("the match ends on %s", c.Stack.Top().Name())
				}
				if x := hash([]*battle{first, second}[who]); x != ref.Hash() {
					t.Errorf("it ends in %s, for the referee in %s", x, ref.Hash())
				}
				if list, _ := c.Store.List(saves.Finished); len(list) != 1 {
					t.Errorf("%d matches are kept", len(list))
				}
			}
			press(t, w, "hall.0.watch")
			for range 5 {
				pass(s, w)
			}
			if p := inspect.Probe(w.Stack.Top()); w.Stack.Top().Name() != "result" || string(p.Hash) != ref.Hash() {
				t.Errorf("a spectator comes to %s in %s, the referee to %s", p.Hash, w.Stack.Top().Name(), ref.Hash())
			}
		})
	}
}
