package battle

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/rules"
)

// TestOfferToYieldIsAnswered: the sheet of a machine that offers to yield lies over the
// battle. To go back is to fight on; to accept ends the match, which the log tells.
func TestOfferToYieldIsAnswered(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	b := New(c, match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "soldier"}, Seed: 1}).(*battle)
	c.Stack.Push(b)
	c.Stack.Settle()
	b.Layout()
	b.quiet(t)
	for _, accepted := range []bool{false, true} {
		b.session.Parley.Ask(1)
		c.Stack.Settle()
		top := c.Stack.Top()
		if top.Name() != "yield" {
			t.Fatalf("the screen is %s", top.Name())
		}
		key := input.Cancel
		if accepted {
			key = input.Confirm // the first button has the focus
		}
		top.(interface{ Layout() }).Layout()
		c.Devices.Feign(input.Pointer{}, key)
		top.Update()
		c.Stack.Settle()
		if c.Stack.Top() != c.Stack.All()[0] || c.Stack.Top().Name() != b.Name() {
			t.Fatalf("accepted %v: the screen is %s", accepted, c.Stack.Top().Name())
		}
		if over, winner := b.turn.Match.Over(); over != accepted || over && (winner != 0 || b.turn.Match.Goal() != rules.Yielded) {
			t.Errorf("accepted %v: over %v, won by %d by %v", accepted, over, winner, b.turn.Match.Goal())
		}
	}
}
