package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// TestWalked: a walk is as long as it counts on open ground, whatever it cost: every
// second diagonal of the turn is two squares (MOV-02), and an anchor that moves farther
// than to a neighbour, where a large creature straightens up, moves its distance (MOV-07).
func TestWalked(t *testing.T) {
	for _, c := range []struct {
		rule      string
		to        grid.Cell
		diagonals int16
		all1      bool
		want      int
	}{
		{"MOV-02 straight", grid.C(1, 0), 1, false, 1},
		{"MOV-02 first diagonal", grid.C(1, 1), 1, false, 1},
		{"MOV-02 second diagonal", grid.C(1, 1), 2, false, 2},
		{"MOV-02 third diagonal", grid.C(1, 1), 3, false, 1},
		{"MOV-02 and SIL-05: all diagonals alike", grid.C(1, 1), 2, true, 1},
		{"MOV-07 an anchor two squares away", grid.C(2, 0), 0, false, 2},
	} {
		t.Run(c.rule, func(t *testing.T) {
			e := set(t, nil, "G....", ".....", "....g")
			e.Options.Grid.Diagonal1111 = c.all1
			if got := combat.Walked(e, &rules.Event{Kind: rules.Moved, Who: 0, Whom: rules.Nobody, To: c.to, A: c.diagonals, C: 4}); got != c.want {
				t.Errorf("it is %d squares, want %d", got, c.want)
			}
		})
	}
}
