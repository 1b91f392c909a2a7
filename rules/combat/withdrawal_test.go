package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// An enemy that whoever withdraws sees has no opportunity as it leaves its first
// square, but has one, and no more than one, as it leaves a later one that it
// threatens; one that it does not see has it at once (ACT-18, AOO-07, AOO-11).
func TestWhomAWithdrawalGivesAnOpportunity(t *testing.T) {
	for _, c := range []struct {
		what  string
		state func(*rules.Setup)
		steps int
		want  []combat.Provoked
	}{
		{"seen, from one square", nil, 1, nil},
		{"seen, past it", nil, 3, []combat.Provoked{{Step: 2, By: 1}}},
		{"invisible", state(1, "invisible"), 3, []combat.Provoked{{Step: 1, By: 1}}},
	} {
		e := set(t, c.state, "...g..", "O.....", "......", "......", "......") // reach 2: the whole column is threatened
		// ids go left to right, top down: the guard is the first, the ogre the second
		path := rules.Path{}
		for range c.steps {
			path.Add(grid.S)
		}
		w := combat.Away(e, 0, &path, combat.Squares(e, 0, rules.Withdraw))
		if !w.Refusal.OK() || w.Cost != c.steps || !slices.Equal(w.Opportunities, c.want) {
			t.Errorf("ACT-18: %s: it comes to %+v, want the opportunities %v", c.what, w, c.want)
		}
	}
}

// A large creature withdraws from every square of the space it began in, whichever
// step leaves it, not from those beyond (ACT-18).
func TestWithdrawingFromALargeSpace(t *testing.T) {
	for _, c := range []struct {
		what  string
		state func(*rules.Setup)
		rows  []string
		want  []combat.Provoked
	}{
		{"its second column, beside a guard", nil, []string{"O.....", "......", "g....."}, nil},
		{"beside a guard it does not see", state(1, "invisible"), []string{"O.....", "......", "g....."}, []combat.Provoked{{Step: 1, By: 1}}},
		{"past a guard", nil, []string{"O.....", "......", "..g..."}, []combat.Provoked{{Step: 3, By: 1}}},
	} {
		e := set(t, c.state, c.rows...)
		path := rules.Path{}
		for range 3 {
			path.Add(grid.E)
		}
		w := combat.Away(e, 0, &path, combat.Squares(e, 0, rules.Withdraw))
		if !w.Refusal.OK() || !slices.Equal(w.Opportunities, c.want) {
			t.Errorf("ACT-18: %s: it comes to %+v, want the opportunities %v", c.what, w, c.want)
		}
	}
}
