package odds_test

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"

	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
)

// TestPerMilleIsTheFraction compares with exact arithmetic over
// attacks of every kind.
func TestPerMilleIsTheFraction(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := rules.Frame{
			HitFrom:    uint8(rapid.IntRange(2, 20).Draw(t, "hit")),
			Conceal:    uint8(rapid.SampledFrom([]int{0, 10, 20, 50}).Draw(t, "conceal")),
			Multiplier: uint8(rapid.IntRange(2, 4).Draw(t, "multiplier")),
			Dice: dice.Expr{
				Count: int16(rapid.IntRange(1, 3).Draw(t, "count")),
				Sides: int16(rapid.SampledFrom([]int{4, 6, 8, 12}).Draw(t, "sides")),
				Plus:  int16(rapid.IntRange(-3, 12).Draw(t, "plus")),
			},
			Sneak: uint8(rapid.IntRange(0, 3).Draw(t, "sneak")),
		}
		f.ThreatFrom = max(f.HitFrom, uint8(rapid.IntRange(15, 20).Draw(t, "threat")))
		a := odds.OfFrame(&f, rapid.IntRange(1, 40).Draw(t, "hp"))
		for name, x := range map[string]odds.Fraction{"hit": a.Hit, "drops": a.Drops, "mean": a.Mean, "critical": a.Critical} {
			r := new(big.Rat).Mul(x.Rat(), big.NewRat(1000, 1))
			want := int(new(big.Int).Div(r.Num(), r.Denom()).Int64())
			if got := x.PerMille(); got != want && got != want-1 && got != want+1 {
				t.Fatalf("%s of %+v: %d per mille where %s is %d", name, f, got, x, want)
			}
		}
	})
}
