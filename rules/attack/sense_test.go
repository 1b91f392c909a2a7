package attack_test

import (
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
	"tenaille/rules/internal/drawn"
)

// An attacker counts as unseen when its target, looking for itself, does not
// see it.
func TestUnseenAttackersAreThoseNotSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := drawn.Position(t)
		if rapid.Bool().Draw(t, "dusk") {
			e.Map.SetAmbient(rapid.SampledFrom([]grid.Light{grid.LightDim, grid.LightDark}).Draw(t, "light"))
		}
		for id := range e.Count() {
			if rapid.IntRange(0, 3).Draw(t, "hides") == 0 {
				e.Facts.Combatants[id].Conditions |= rules.Set(rapid.SampledFrom([]rules.Condition{rules.Hidden, rules.Invisible}).Draw(t, "how"))
			}
		}
		var aim rules.Aim
		for by := range e.Count() {
			for on := range e.Count() {
				if by == on {
					continue
				}
				attack.AimAt(e, by, on, rules.UnarmedWeapon, 0, &aim)
				unseen := false
				for _, l := range aim.Attack.Lines[:aim.Attack.N] {
					unseen = unseen || e.Rules.Rows[l.Row].Source == rules.SourceUnseen
				}
				blind := e.Facts.Combatants[on].Conditions.Any(rules.SightlessSet | rules.Set(rules.Blinded))
				if want := !blind && !attack.Sees(e, on, by); unseen != want {
					t.Fatalf("%d attacks %d unseen: %v, where %v is right\n%s", by, on, unseen, want, drawn.Draw(e))
				}
			}
		}
	})
}
