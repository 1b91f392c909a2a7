package attack_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/internal/drawn"
	"tenaille/rules/odds"
)

// BenchmarkAttack is one complete evaluation: line of effect, cover,
// concealment, flanking, every modifier, and the exact odds.
func BenchmarkAttack(b *testing.B) {
	e := drawn.Field(b, 40, 8)
	var aim rules.Aim
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		by, on := rules.ID(n%16), rules.ID((n*5+1)%16)
		n++
		if by == on {
			continue
		}
		attack.AimAt(e, by, on, 0, 0, &aim)
		o := odds.OfFrame(&aim.Frame, int(e.Facts.Combatants[on].HP))
		_ = o
	}
}
