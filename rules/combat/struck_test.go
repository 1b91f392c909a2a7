package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// No full attack has more attacks than there is room for (ATK-15).
func TestTooManyAttacks(t *testing.T) {
	e := set(t, nil, "Gg")
	for n, want := range map[uint8]rules.Cite{0: rules.ATK15, 1: rules.NoCite, 2: rules.ATK15, rules.MaxAttacks: rules.ATK15, rules.MaxAttacks + 1: rules.ATK15, 255: rules.ATK15} {
		a := rules.Action{Verb: rules.FullAttack, By: 0, On: 1, NBlows: n}
		for i := range a.Blows {
			a.Blows[i] = rules.Blow{Weapon: 0, On: 1}
		}
		if r := e.Check(&a); r.Cite != want {
			t.Errorf("%d attacks: refused by %q, want %q", n, r.Cite, want)
		}
	}
}

// Against one two sizes larger a grab is lost for that, whatever room there would
// be around it (GRP-02, GRP-04).
func TestTheLargerIsLostAgainstFirst(t *testing.T) {
	giant := func(s *rules.Setup) {
		s.Combatants[0].Size = "gargantuan"
		s.Combatants[0].State = []rules.ConditionSetup{{ID: "grappling", With: []int{3}}}
		s.Combatants[2].State = []rules.ConditionSetup{{ID: "grappling", With: []int{1}}, {ID: "invisible"}}
	}
	play(t, []scene{{
		rule: "GRP-02 before GRP-04", rows: []string{"G.....", "......", "......", "....R.", "....o.", "......"}, change: giant,
		dice:   [][2]int{{20, 20}, {100, 100}},
		do:     []levels.Command{{Do: "grapple", By: 2, Square: &[2]int{4, 4}}},
		events: []string{"attack_rolled 2>3", "action_lost 2>3 by GRP-02"},
	}})
}
