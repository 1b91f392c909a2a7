package tactics

import (
	"testing"

	"tenaille/game/ai/eval"
	"tenaille/rules"
)

// TestSchemesAreFollowed: a soldier goes for the foe that its side goes for instead of
// one more easily felled, stays where it is while its side holds its ground, and takes on
// the temper that its side has; it is itself again without a scheme.
func TestSchemesAreFollowed(t *testing.T) {
	between := []figure{
		{kind: "G", side: "blue", at: [2]int{5, 0}},
		{kind: "G", side: "red", at: [2]int{6, 0}, hp: 9},
		{kind: "G", side: "red", at: [2]int{4, 0}, hp: 7},
	}
	far := []figure{{kind: "G", side: "blue", at: [2]int{2, 0}}, {kind: "G", side: "red", at: [2]int{17, 0}}}
	s := &Soldier{Seed: 1}
	for _, c := range []struct {
		name    string
		about   eval.Scheme
		figures []figure
		verb    rules.Verb
		on      rules.ID
	}{
		{"each for its own", eval.Scheme{}, between, rules.FullAttack, 2},
		{"all for the other", eval.Scheme{Quarry: 2}, between, rules.FullAttack, 1},
		{"each for its own, far away", eval.Scheme{}, far, rules.Move, rules.Nobody},
		{"all hold their ground", eval.Scheme{Holds: true}, far, rules.EndTurn, rules.Nobody},
		{"all hold their ground and strike", eval.Scheme{Holds: true}, between, rules.FullAttack, 2},
		{"as before", eval.Scheme{}, far, rules.Move, rules.Nobody},
	} {
		s.Nature = c.about.Of(eval.Nature{})
		a, _ := decisionOf(t, s, []string{"...................."}, c.figures...)
		on := a.On
		if a.NBlows > 0 {
			on = a.Blows[0].On
		}
		if a.Verb == rules.Attack { // one blow is all of a full attack that it has
			a.Verb = rules.FullAttack
		}
		if a.Verb != c.verb || on != c.on {
			t.Errorf("%s: %s on %d, want %s on %d", c.name, a.Verb, on, c.verb, c.on)
		}
	}
	for _, temper := range []string{"bold", "careful"} {
		about := eval.Scheme{Temper: temper}
		n := about.Of(eval.Nature{})
		if bold := n.Own < 0; bold != (temper == "bold") || n.Own == 0 {
			t.Errorf("%s: minds its losses by %d more", temper, n.Own)
		}
	}
}
