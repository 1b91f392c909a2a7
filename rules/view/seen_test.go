package view_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestEventsOfTheUnseenCanBeApplied hands a side events of every kind whose
// other party it does not know: nothing of that party is left in them, and what
// is perceived can happen to the side's own copy of the facts.
func TestEventsOfTheUnseenCanBeApplied(t *testing.T) {
	s := rules.Setup{
		Ruleset: "d20", Fog: "sight", Map: rules.MapSetup{Rows: []string{"..#..", "..#..", "..#.."}},
		Combatants: []rules.Sheet{
			{ID: 1, Side: "blue", HP: 9, MaxHP: 9, Speed: 6, At: [2]int{0, 0}},
			{ID: 2, Side: "red", HP: 9, MaxHP: 9, Speed: 6, At: [2]int{4, 0}},
		},
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	v := view.New(e, 0)
	if v.Knows(1) || !v.Knows(0) {
		t.Fatalf("blue knows itself %v and red behind the wall %v", v.Knows(0), v.Knows(1))
	}
	perceived := 0
	for kind := rules.EventKind(1); kind <= rules.ShieldReadied; kind++ {
		for _, who := range []rules.ID{0, rules.Nobody} {
			seen, ok := view.Seen(rules.Event{Kind: kind, Who: who, Whom: 1, A: 1}, v, v)
			if !ok {
				continue
			}
			if seen.Whom == 1 {
				t.Errorf("%s: blue is told of red", kind)
			}
			if who == rules.Nobody {
				continue // what is nobody's is about the match
			}
			perceived++
			func() {
				defer func() {
					if r := recover(); r != nil {
						t.Errorf("%s by the known to the unknown cannot be applied: %v", kind, r)
					}
				}()
				own := v.Encounter()
				own.Facts.Apply(&seen)
			}()
		}
		if seen, ok := view.Seen(rules.Event{Kind: kind, Who: 1, Whom: 0}, v, v); ok {
			t.Errorf("%s of the unknown is perceived: %+v", kind, seen)
		}
	}
	if perceived < 20 {
		t.Errorf("%d kinds of events were tried", perceived)
	}
}
