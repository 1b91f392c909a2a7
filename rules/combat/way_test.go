package combat_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// trodden walks a move, lets every opportunity go by, and returns what it came to:
// the squares and diagonals, and who was first asked before which step.
func trodden(e *rules.Encounter, a *rules.Action) (w combat.Way) {
	e = e.Clone()
	asked := map[rules.ID]bool{}
	step := 1
	e.Listen = func(ev rules.Event) {
		if ev.Kind != rules.Moved || ev.Who != a.By || ev.Cite != rules.MOV01 {
			return
		}
		w.Cost += int(ev.C)
		w.Diagonals = int(ev.A)
		step++
	}
	w.Diagonals = int(e.Facts.Combatants[a.By].Budget.Diagonals)
	e.Begin(a)
	src := dice.NewSeeded(1)
	for e.Run(src); ; e.Run(src) {
		s, ok := e.Asked()
		if !ok {
			return w
		}
		if combat.AsksOpportunity(e) && !asked[s.Who] {
			asked[s.Who] = true
			w.Opportunities = append(w.Opportunities, combat.Provoked{Step: step, By: s.Who})
		}
		e.Begin(&rules.Action{Verb: rules.Decline, By: s.Who, On: rules.Nobody})
	}
}

// alike reports whether a way costs and provokes what another does; several who
// are asked before one step come in the order of their turns.
func alike(a, b combat.Way) bool {
	order := func(x, y combat.Provoked) int {
		if x.Step != y.Step {
			return x.Step - y.Step
		}
		return int(x.By) - int(y.By)
	}
	one, other := slices.Clone(a.Opportunities), slices.Clone(b.Opportunities)
	slices.SortFunc(one, order)
	slices.SortFunc(other, order)
	return a.Refusal == b.Refusal && a.Cost == b.Cost && a.Diagonals == b.Diagonals && slices.Equal(one, other)
}

// What is told of a way is what walking it comes to: its squares, its diagonals,
// who may strike before which step (MOV-02, MOV-03, MOV-07, AOO-05, AOO-11).
func TestAWayIsWhatIsWalked(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := sizes(t, sober(t))
		by := actor(t, e)
		all := slices.DeleteFunc(e.LegalFor(by, nil), func(a rules.Action) bool { return a.Verb != rules.Move })
		if len(all) == 0 || e.Rules.Figures != nil {
			return
		}
		for range 6 {
			a := all[rapid.IntRange(0, len(all)-1).Draw(t, "move")]
			if told, came := combat.AlongMove(e, &a, 99, true), trodden(e, &a); !alike(told, came) {
				t.Fatalf("the way %v of %d, option %d, is told as %+v and comes to %+v\n%s", a.Path.Cells(nil, combat.PathStart(e, &a)), by, a.Option, told, came, draw(e))
			}
			if told := combat.AlongMove(e, &a, 99, false); told.Opportunities != nil {
				t.Fatalf("opportunities are listed that nobody asks for: %+v", told)
			}
		}
	})
}

// Whoever walks on squeezing is struck at where it squeezes, not where it would
// stand at its full size: behind the cover of a square that it fills alone nobody
// strikes at it (MOV-07, AOO-05, COV-11).
func TestOpportunitiesAgainstTheSqueezing(t *testing.T) {
	for row, want := range map[string]int{".tt.O.": 0, "....O.": 1} {
		s := scene{rows: []string{"......", row, ".g....", "......"}}
		e := stage(t, s)
		a := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody, Option: combat.OptionSqueeze}
		for range 3 {
			a.Path.Add(grid.W)
		}
		told, came := combat.AlongMove(e, &a, 99, true), trodden(e, &a)
		if !told.Refusal.OK() || len(told.Opportunities) != want || !alike(told, came) {
			t.Errorf("on %q the way is told as %+v, comes to %+v; want %d opportunities", row, told, came, want)
		}
	}
}
