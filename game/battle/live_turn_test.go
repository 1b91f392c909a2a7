package battle

import (
	"testing"

	"tenaille/game/scene"
)

// TestOnlyWhoseTurnItIsMayAct: while a match goes on over a server, what may be done is offered
// on the screen of whoever is awaited and on no other.
func TestOnlyWhoseTurnItIsMayAct(t *testing.T) {
	for _, ruleset := range []string{"skirmish", "d20"} {
		s, a, b := met(t, ruleset)
		for n := range 40 {
			now, other := turnOf(a, b)
			for _, c := range []*scene.Context{now, other} {
				one := onBoard(t, c)
				_, _, side := one.turn.Match.Awaits()
				if mine := side == one.terms.Live.Side; one.turn.Now.Mine != mine || mine != (c == now) {
					t.Fatalf("%s, step %d: on side %d, while %d is awaited, it is one's own turn: %v", ruleset, n, one.terms.Live.Side, side, one.turn.Now.Mine)
				}
			}
			acts(t, onBoard(t, now), n)
			pass(s, now, other)
			if onTop := now.Stack.Top().Name() + other.Stack.Top().Name(); onTop != "battlebattle" {
				break
			}
		}
	}
}
