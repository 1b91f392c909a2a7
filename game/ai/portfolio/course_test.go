package portfolio

import (
	"testing"

	"tenaille/rules"
)

// TestCourseForeseesItsOwnPosture: a line whose action brings its bearer to the knees or to
// the ground goes on, and one whose bearer is caught in the middle of it does not.
func TestCourseForeseesItsOwnPosture(t *testing.T) {
	rows := []string{".........", ".........", "........."}
	for verb, cond := range map[rules.Verb]rules.Condition{rules.Kneel: rules.Kneeling, rules.DropProne: rules.Prone} {
		for _, caught := range []bool{false, true} {
			e, _ := found(t, "d20", rows, cast("G", "blue", 1, 0, 1), cast("G", "red", 2, 8, 1))
			end := rules.Action{Verb: rules.EndTurn, By: 0, On: rules.Nobody}
			l := Line{}
			l.Add(rules.Action{Verb: verb, By: 0, On: rules.Nobody})
			l.Add(end)
			var c Course
			c.Set(e, 0, &l)
			e.Emit(rules.Event{Kind: rules.ConditionGained, Who: 0, Whom: rules.Nobody, Condition: cond})
			if caught {
				e.Emit(rules.Event{Kind: rules.ConditionGained, Who: 0, Whom: rules.Nobody, Condition: rules.Entangled})
			}
			if a, ok := c.GoOn(e, 0); ok == caught || ok && a != end {
				t.Errorf("%s, caught in between: %v: goes on with %+v, %v", verb, caught, a, ok)
			}
		}
	}
}
