package portfolio

import (
	"testing"

	"tenaille/game/ai/tactics"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// found are the lines of the first creature of a position in its turn.
func found(t *testing.T, ruleset string, rows []string, sheets ...rules.Sheet) (*rules.Encounter, []Line) {
	t.Helper()
	s := rules.Setup{Ruleset: ruleset, Map: rules.MapSetup{Rows: rows}, Combatants: sheets}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	for id := range e.Count() {
		e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(id)})
	}
	e.Emit(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, Whom: rules.Nobody, A: 1})
	e.Emit(rules.Event{Kind: rules.TurnBegan, Who: 0, Whom: rules.Nobody, B: 10})
	mind := &tactics.Soldier{Seed: 1}
	if _, done := mind.Think(view.New(e, 0), 0, 1<<20); !done {
		t.Fatal("the soldier does not decide")
	}
	var f Finder
	f.Begin(mind)
	for !f.Step() {
	}
	return e, f.Lines()
}

func cast(kind, side string, id, x, y int) rules.Sheet {
	s, _ := levels.Cast(kind)
	s.ID, s.Side, s.At = id, side, [2]int{x, y}
	return s
}

// TestWholeRepertoireIsThoughtOf: one who stands beside a foe and a friend thinks of all
// that the ruleset lists there, by itself and after a step; every line begins with
// something legal, and none stays when the best of each kind are chosen twice.
func TestWholeRepertoireIsThoughtOf(t *testing.T) {
	rows := []string{".........", ".........", ".........", ".........", "........."}
	for ruleset, want := range map[string][]rules.Verb{
		"d20": {
			rules.Attack, rules.Trip, rules.Grapple, rules.Disarm, rules.BullRush, rules.Aid, rules.Ready, rules.Delay,
			rules.Withdraw, rules.FightDefensively, rules.TotalDefenceAction, rules.Kneel, rules.DropProne, rules.Move, rules.FiveFootStep,
		},
		"limited": {rules.Attack, rules.Trip, rules.Grapple, rules.Disarm, rules.BullRush, rules.Ready, rules.Move},
	} {
		e, lines := found(t, ruleset, rows, cast("G", "blue", 1, 3, 2), cast("G", "blue", 2, 3, 3), cast("O", "red", 3, 4, 2))
		if ruleset == "d20" && len(lines) < 60 {
			t.Errorf("only %d lines are found", len(lines))
		}
		thought := map[rules.Verb]bool{}
		for i := range lines {
			l := &lines[i]
			for _, a := range l.Acts[:l.N] {
				thought[a.Verb] = true
			}
			if l.N > 0 && !e.Check(&l.Acts[0]).OK() {
				t.Errorf("%s: %v is not legal", ruleset, l.Acts[0])
			}
		}
		for _, verb := range want {
			if !thought[verb] {
				t.Errorf("%s: nobody thinks of %s", ruleset, verb)
			}
		}
		own := []Line{{Loose: true}}
		best := Choose(lines, 12, own)
		kind := map[Kind]bool{}
		for i := range best {
			kind[best[i].Kind] = true
			for k := range i {
				if best[k].same(&best[i]) {
					t.Errorf("%s: %v is chosen twice", ruleset, best[i].Acts[:best[i].N])
				}
			}
		}
		if len(best) != 12 || !kind[Strike] || !kind[Maneuver] || !kind[Defence] || !kind[Wait] {
			t.Errorf("%s: %d lines of the kinds %v are played", ruleset, len(best), kind)
		}
	}
}

// TestOneStandsBeforeTheHelpless: the passage before one who cannot move is among the
// places thought of.
func TestOneStandsBeforeTheHelpless(t *testing.T) {
	ward := cast("A", "blue", 2, 0, 1)
	ward.State = []rules.ConditionSetup{{ID: "paralysed"}}
	_, lines := found(t, "d20", []string{"##...", ".....", "##..."}, cast("G", "blue", 1, 2, 0), ward, cast("G", "red", 3, 4, 2))
	for i := range lines {
		if l := &lines[i]; l.Kind == Guard && l.Acts[0].Cell.X == 1 && l.Acts[0].Cell.Y == 1 {
			return
		}
	}
	t.Error("nobody thinks of the passage")
}

// TestCourseIsLeftWhenItComesOtherwise: a line is followed to its end, and the turn ended
// with it; not any more by one who has been hurt on the way.
func TestCourseIsLeftWhenItComesOtherwise(t *testing.T) {
	e, _ := found(t, "d20", []string{".....", ".....", "....."}, cast("G", "blue", 1, 0, 0), cast("G", "red", 2, 4, 2))
	guard := rules.Action{Verb: rules.TotalDefenceAction, By: 0, On: rules.Nobody}
	var l Line
	l.Add(rules.Action{Verb: rules.Kneel, By: 0, On: rules.Nobody})
	l.Add(guard)
	for _, hurt := range []bool{false, true} {
		var c Course
		x := e.Clone()
		c.Set(x, 0, &l)
		if hurt {
			x.Emit(rules.Event{Kind: rules.Damaged, Who: 0, Whom: 1, A: 1})
		}
		a, ok := c.GoOn(x, 0)
		if ok == hurt || !hurt && a != guard {
			t.Fatalf("hurt %v: goes on %v with %v", hurt, ok, a)
		}
		if hurt {
			continue
		}
		if a, ok = c.GoOn(x, 0); !ok || a.Verb != rules.EndTurn {
			t.Errorf("after its end: %v, %v", a, ok)
		}
	}
}
