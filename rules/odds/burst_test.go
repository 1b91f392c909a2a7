package odds

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// TestHealingIsCapped counts by hand: 1d4+1 for one who lacks 3 gives 2, 3, 3, 3.
func TestHealingIsCapped(t *testing.T) {
	x := dice.Expr{Count: 1, Sides: 4, Plus: 1}
	for lacks, want := range map[int]string{0: "0", 3: "11/4", 99: "7/2"} {
		if got := OfHealing(x, lacks).String(); got != want {
			t.Errorf("1d4+1 for one who lacks %d gives %s, want %s", lacks, got, want)
		}
	}
}

// TestBurstHalves counts by hand: 1d4 against a save at +0 and DC 11, which
// half of all faces pass, halved to 1, 1, 1, 2 (SAV-05).
func TestBurstHalves(t *testing.T) {
	e := rules.Encounter{Scenario: &rules.Scenario{Creatures: make([]rules.Creature, 1)}, Facts: rules.Facts{Combatants: make([]rules.Combatant, 1)}}
	p := rules.Ability{Deals: true, Damage: dice.Expr{Count: 1, Sides: 4}, Save: rules.Will, DC: 11, Success: rules.SaveHalf}
	b, ok := OfBurst(&e, &p, &combat.Victim{}, 3, dice.Set{})
	if want := "15/8"; !ok || b.Mean.String() != want {
		t.Errorf("the mean is %v, want %s", b.Mean, want)
	}
	if b.Most != 4 {
		t.Errorf("at most %d, want 4", b.Most)
	}
	if want := "1/4"; b.Fells.String() != want {
		t.Errorf("3 hit points are gone with %v, want %s", b.Fells, want)
	}
}
