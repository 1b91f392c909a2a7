package odds

import (
	"math/big"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// Burst holds the exact odds of an ability's dice for one creature, its save
// included: the mean hit points lost and the chance that it drops to 0 or
// below (ACT-28, SAV-05).
type Burst struct{ Mean, Drops Fraction }

// OfBurst walks the save and the dice of an ability over all answers for one
// creature it catches that has hp; ok is false for an ability that deals no
// damage of this kind.
func OfBurst(e *rules.Encounter, p *rules.Ability, v *combat.Victim, hp int) (b Burst, ok bool) {
	if !p.Deals || p.Strikes {
		return b, false
	}
	passes := new(big.Rat)
	if p.Save != rules.NoSave {
		passes = OfSave(v.Bonus, int(p.DC)).Rat()
	}
	mean, drops := new(big.Rat), new(big.Rat)
	each(p.Damage, func(rolled int, share *big.Rat) {
		for _, saved := range [...]bool{false, true} {
			w := new(big.Rat).Sub(big.NewRat(1, 1), passes)
			if saved {
				w.Set(passes)
			}
			w.Mul(w, share)
			n := combat.Suffers(e, v, p, max(1, rolled), saved)
			mean.Add(mean, new(big.Rat).Mul(w, big.NewRat(int64(n), 1)))
			if hp > 0 && n >= hp {
				drops.Add(drops, w)
			}
		}
	})
	return Burst{fractionOf(mean), fractionOf(drops)}, true
}

// OfHealing returns the exact mean of the hit points that healing gives back to
// one who lacks so many: what is too much is lost (HP-06).
func OfHealing(x dice.Expr, lacks int) Fraction {
	mean := new(big.Rat)
	each(x, func(rolled int, share *big.Rat) {
		n := min(max(1, rolled), max(lacks, 0))
		mean.Add(mean, new(big.Rat).Mul(share, big.NewRat(int64(n), 1)))
	})
	return fractionOf(mean)
}

// each calls a function with every value of an expression and its share of all
// throws.
func each(x dice.Expr, with func(value int, share *big.Rat)) {
	if x.Count == 0 {
		with(int(x.Plus), big.NewRat(1, 1))
		return
	}
	out, total := dice.Outcomes(nil, dice.Sum(dice.Damage, x))
	for _, o := range out {
		with(int(o.Answer.Value)+int(x.Plus), new(big.Rat).SetFrac(new(big.Int).SetUint64(o.Weight), new(big.Int).SetUint64(total)))
	}
}
