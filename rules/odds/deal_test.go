package odds

import (
	"math/big"
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// TestDealAgreesWithTheWalk: every damage apart adds up to what OfFrame tells.
func TestDealAgreesWithTheWalk(t *testing.T) {
	for _, f := range []rules.Frame{
		{HitFrom: 11, ThreatFrom: 19, Multiplier: 2, Dice: dice.Expr{Count: 1, Sides: 8, Plus: 3}},
		{HitFrom: 8, ThreatFrom: 20, Multiplier: 3, Conceal: 20, Dice: dice.Expr{Count: 2, Sides: 6, Plus: -4}, Sneak: 3},
		{HitFrom: 20, ThreatFrom: 20, Multiplier: 2, Sure: true, Dice: dice.Expr{Plus: 5}},
		{HitFrom: 2, ThreatFrom: 15, Multiplier: 2, Harmless: true},
		{HitFrom: 9, ThreatFrom: 20, Multiplier: 2, Mode: rules.ModeOpening, Dice: dice.Expr{Count: 1, Sides: 6}},
	} {
		d := OfDeal(&f)
		sum, mean := uint64(0), new(big.Rat)
		for damage, share := range d.Damage {
			sum += share
			mean.Add(mean, new(big.Rat).Mul(big.NewRat(int64(damage), 1), big.NewRat(int64(share), Whole)))
		}
		if sum != Whole {
			t.Errorf("%+v: the shares add up to %d, want %d", f, sum, uint64(Whole))
		}
		near := func(what string, got, want *big.Rat) {
			t.Helper()
			diff := new(big.Rat).Sub(got, want)
			if diff.Abs(diff).Cmp(big.NewRat(1, 1<<20)) > 0 {
				t.Errorf("%+v: %s %s, want %s", f, what, got.FloatString(9), want.FloatString(9))
			}
		}
		for hp := 1; hp < 40; hp++ {
			o := OfFrame(&f, hp)
			drops := uint64(0)
			for damage := hp; damage < len(d.Damage); damage++ {
				drops += d.Damage[damage]
			}
			taken := new(big.Rat)
			for damage, share := range d.Damage {
				taken.Add(taken, new(big.Rat).Mul(big.NewRat(int64(min(damage, hp)), 1), big.NewRat(int64(share), Whole)))
			}
			near("taken", taken, o.Taken.Rat())
			near("drops", big.NewRat(int64(drops), Whole), o.Drops.Rat())
			if hp > 1 {
				continue
			}
			near("mean", mean, o.Mean.Rat())
			near("critical", big.NewRat(int64(d.Critical), Whole), o.Critical.Rat())
			lands := o.Hit.Both(OfHundred(100 - int(f.Conceal)))
			near("lands", big.NewRat(int64(d.Lands), Whole), lands.Rat())
		}
	}
}
