package combat_test

import (
	"testing"

	"tenaille/rules"
)

// What is drawn as a shot, and offered where there is nothing near to strike, is a
// weapon that flies: a bow, not a sword nor a bare hand (ATK-05).
func TestWhatFliesShoots(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited"} {
		e := set(t, all(under(ruleset), armed(0,
			rules.WeaponSetup{Name: "sword", Kind: "melee", Hand: "one", Damage: "1d8"},
			rules.WeaponSetup{Name: "bow", Kind: "ranged", Hand: "two", Family: "bow", Damage: "1d6", Increment: 12},
			rules.WeaponSetup{Name: "sling", Kind: "ranged", Hand: "one", Family: "sling", Damage: "1d4", Increment: 10},
		)), "G.g")
		for weapon, want := range map[int8]bool{0: false, 1: true, 2: true, rules.UnarmedWeapon: false} {
			if got := e.Rules.Attack.Shoots(&e.Creatures[0], weapon); got != want {
				t.Errorf("ATK-05, %s: weapon %d shoots: %v, want %v", ruleset, weapon, got, want)
			}
		}
	}
}
