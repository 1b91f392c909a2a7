package attack_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/internal/drawn"
)

// TestTwoGrapplesAreApart: who grapples strikes nobody in another grapple, however
// near (GRP-05).
func TestTwoGrapplesAreApart(t *testing.T) {
	e := drawn.Set(t, drawn.All(drawn.Locked(0, 1), drawn.Locked(2, 3)), "Gg", "Gg")
	for on, want := range map[rules.ID]rules.Cite{1: rules.NoCite, 3: rules.GRP05} {
		if r := attack.Strikeable(e, 0, on, rules.UnarmedWeapon, 0); r.Cite != want {
			t.Errorf("a blow at %d is refused by %q, want %q", on, r.Cite, want)
		}
	}
}
