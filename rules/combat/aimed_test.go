package combat_test

import (
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// TestAimedPowersAreThoseThatDoNotWalk: what is aimed is what may be done with an ability,
// less the ways of those that only lead somewhere (ACT-28), for everybody in turn.
func TestAimedPowersAreThoseThatDoNotWalk(t *testing.T) {
	aimed, walked := 0, 0
	for _, level := range levels.Names() {
		setup, err := levels.Load(level)
		if err != nil {
			t.Fatal(err)
		}
		setup.Ruleset = "limited"
		e, err := rulesets.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		src := dice.NewSeeded(1)
		e.Rules.Turn.Begin(e)
		e.Run(src)
		for range 2 * e.Count() {
			what, id := e.Awaits()
			if what != rules.AwaitsAction {
				break
			}
			var want []rules.Action
			for _, a := range e.Rules.Verbs[rules.Power].List(e, id, nil) {
				if e.Creatures[id].Powers[a.Option].Walks {
					walked++
				} else {
					want = append(want, a)
				}
			}
			if got := combat.AimedPowers(e, id, nil); !slices.Equal(got, want) {
				t.Fatalf("%s, %d: %v, want %v\n%s", level, id, got, want, draw(e))
			}
			aimed += len(want)
			if r := e.Do(&rules.Action{Verb: rules.EndTurn, By: id, On: rules.Nobody}, src); !r.OK() {
				t.Fatalf("%s, %d may not end its turn: %s", level, id, r.Cite)
			}
		}
	}
	if aimed == 0 || walked == 0 {
		t.Errorf("%d aimed, %d ways: nothing was compared", aimed, walked)
	}
}
