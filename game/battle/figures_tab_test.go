package battle

import (
	"slices"
	"testing"

	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestTabChoosesTheFigureFirst: while a figure is to be chosen, and once the
// attack of the one chosen is spent, the cursor comes to the own figures before
// the enemies; an attack that is left is aimed first.
func TestTabChoosesTheFigureFirst(t *testing.T) {
	b := squad(t, nil)
	if b.feign(input.Next); b.turn.Wanted.Pointer.Who != 1 {
		t.Fatalf("the first Tab goes to %d, want the own 1", b.turn.Wanted.Pointer.Who)
	}
	b.feign(input.Confirm)
	if b.feign(input.Next); b.turn.Now.Who != 1 || b.turn.Wanted.Pointer.Who != 2 {
		t.Fatalf("Enter chose %d and Tab goes on to %d, want 1 and the own 2", b.turn.Now.Who, b.turn.Wanted.Pointer.Who)
	}
	b.pointAt(grid.C(3, 5))
	b.command.Act()
	b.quiet(t)
	if got := b.turn.Stops(); !plan.Begun(b.turn.E, 1) || !slices.Equal(got, []rules.ID{3, 0, 2}) {
		t.Errorf("with the attack left the cursor goes to %v, want the enemy 3 first", got)
	}
	b.feign(input.EndTurn)
	b.feign(input.EndTurn)
	b.quiet(t)
	own := b.turn.Waiting()
	if b.feign(input.Next); b.turn.E.Facts.Phase.Open || !slices.Contains(own, b.turn.Wanted.Pointer.Who) {
		t.Errorf("in the choice after it Tab goes to %d, want one of %v", b.turn.Wanted.Pointer.Who, own)
	}
}

// TestTabAfterTheAttack: with the attack spent the cursor comes to the enemies
// last.
func TestTabAfterTheAttack(t *testing.T) {
	b := squad(t, nil)
	b.pointAt(b.turn.E.Space(3).At)
	b.command.Act()
	b.quiet(t)
	if got := b.turn.Stops(); !plan.Begun(b.turn.E, 0) || b.turn.BudgetOf(0).Standard != 0 || !slices.Equal(got, []rules.ID{1, 2, 3}) {
		t.Errorf("with the attack of %d spent the cursor goes to %v, want the own 1 and 2, then the enemy 3", b.turn.Now.Who, got)
	}
}
