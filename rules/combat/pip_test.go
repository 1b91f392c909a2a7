package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// Of a turn that is over, or lost to surprise, nothing is left to spend, whatever
// was not spent of it (ACT-01, ACT-33, LIM-04).
func TestWhatIsLeftOfATurn(t *testing.T) {
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		do     levels.Command
		left   int
		free   int
	}{
		{"it goes on", nil, cmd("speak", 1), 1, 9},
		{"it is over", nil, cmd("end_turn", 1), 0, 0},
		{"it is lost", under("limited", func(s *rules.Setup) { s.Surprised = []int{1} }), cmd("new_turn", 1), 0, 0},
	} {
		e := set(t, c.change, "G..g")
		a, err := c.do.Action(e)
		if err != nil {
			t.Fatal(err)
		}
		if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() {
			t.Fatalf("%s is refused by %s", c.do.Do, r.Cite)
		}
		if got := combat.Left(rules.StandardAction)(e, 0); got != c.left {
			t.Errorf("%s: %d standard actions are left, want %d", c.what, got, c.left)
		}
		if got := combat.OwnMove(e, 0); got != c.left {
			t.Errorf("%s: %d moves are left, want %d", c.what, got, c.left)
		}
		if got := combat.Left(rules.FreeAction)(e, 0); got != c.free {
			t.Errorf("%s: %d free actions are left, want %d", c.what, got, c.free)
		}
	}
}
