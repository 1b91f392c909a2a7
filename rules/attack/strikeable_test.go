package attack_test

import (
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/internal/drawn"
)

// What refuses an attack is the same whether the whole of it is worked out or
// only what it takes to refuse it.
func TestStrikeableIsTheRefusalOfTheWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := drawn.Anywhere(t)
		mode := rapid.SampledFrom([]rules.AttackMode{0, rules.ModeOpening, rules.ModeSquare, rules.ModeCoup, rules.ModeOpportunity}).Draw(t, "mode")
		var aim rules.Aim
		for by := range e.Count() {
			for on := range e.Count() {
				for w := int8(rules.NetWeapon); int(w) < len(e.Creatures[by].Weapons); w++ {
					attack.AimAt(e, by, on, w, mode, &aim)
					if r := attack.Strikeable(e, by, on, w, mode); r != aim.Refusal {
						t.Fatalf("%d on %d with weapon %d: %+v where the whole attack says %+v\n%s", by, on, w, r, aim.Refusal, drawn.Draw(e))
					}
				}
			}
		}
	})
}
