package attack_test

import (
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
	"tenaille/rules/internal/drawn"
)

// A creature threatens what some weapon of it reaches, and nothing that was
// left out for being too far is within that reach.
func TestThreatensAsEveryWeaponReaches(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := drawn.Position(t)
		f := e.Field()
		for id := range e.Count() {
			c, cs := &e.Creatures[id], e.Facts.Combatants[id]
			for i := range e.Map.W() * e.Map.H() {
				into := grid.Square(e.Map.CellAt(i))
				want, threat := int8(0), false
				for w := len(c.Weapons) - 1; w >= -1; w-- {
					k := c.Weapon(int8(w))
					bare := k.Unarmed && !c.Traits.Has(rules.ImprovedUnarmedStrike)
					if k.Projectile() || bare || !k.Natural && !k.Unarmed && cs.Ready>>w&1 == 0 || !f.InReach(e.Space(id), into, k.Interval) {
						continue
					}
					if !threat || w >= 0 {
						want, threat = int8(w), true
					}
				}
				for k := range rules.ConditionCount {
					if !e.Present(id) || cs.Conditions.Has(k) && e.Rules.States[k].NoThreat {
						want, threat = 0, false
					}
				}
				if weapon, ok := attack.Threatens(e, id, into); weapon != want || ok != threat {
					t.Fatalf("%d into %v: weapon %d, %v where all weapons give %d, %v\n%s", id, into.At, weapon, ok, want, threat, drawn.Draw(e))
				}
			}
		}
	})
}
