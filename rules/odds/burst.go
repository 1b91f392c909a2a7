package odds

import (
	"math/big"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// Burst holds the exact odds of an ability's dice for one creature, its save
// included: the mean hit points lost, the most of them and the chance that it is felled,
// by hit points or by a score at 0; the mean points of a score lost and the chance that
// it comes to 0 (ACT-28, SAV-05, DMG-11).
type Burst struct {
	Mean, Fells, Loss, Spends Fraction
	Most                      int
}

// OfBurst walks the save and the dice of an ability over all answers for one
// creature it catches, who is out of the fight once fells hit points are gone
// (combat.ToFell); next is the die that is set when its save is rolled.
// ok is false for an ability that deals no damage of this kind, neither to hit points
// nor to a score.
func OfBurst(e *rules.Encounter, p *rules.Ability, v *combat.Victim, fells int, next dice.Set) (b Burst, ok bool) {
	if !p.Deals && p.Saps.None() || p.Strikes {
		return b, false
	}
	passes := new(big.Rat)
	if p.Save != rules.NoSave {
		passes = OfSaveWith(v.Bonus, int(p.DC), next).Rat()
	}
	mean, felled, loss, spends, most := new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat), 0
	var sap rules.FrameSap
	attack.FrameSap(e, v.Who, &p.Saps, &sap)
	add := func(damage, points int, saved bool, w *big.Rat) {
		n := 0
		if p.Deals {
			n = combat.Suffers(e, v, p, max(1, damage), saved)
		}
		q := sap
		if points > 0 {
			q.Loss = int8(combat.Suffers(e, v, p, points, saved))
		}
		if w.Sign() > 0 {
			most = max(most, n)
		}
		mean.Add(mean, new(big.Rat).Mul(w, big.NewRat(int64(n), 1)))
		loss.Add(loss, new(big.Rat).Mul(w, big.NewRat(int64(q.Taken()), 1)))
		if q.Spends() {
			spends.Add(spends, w)
		}
		if fells > 0 && (q.Spends() || n+q.Withers() >= fells) {
			felled.Add(felled, w)
		}
	}
	each(p.Damage, func(damage int, share *big.Rat) {
		each(sap.Points, func(points int, of *big.Rat) {
			if sap.Points.Count > 0 {
				points = max(1, points)
			}
			both := new(big.Rat).Mul(share, of)
			fails := new(big.Rat).Sub(big.NewRat(1, 1), passes)
			add(damage, points, false, fails.Mul(fails, both))
			add(damage, points, true, both.Mul(both, passes))
		})
	})
	return Burst{fractionOf(mean), fractionOf(felled), fractionOf(loss), fractionOf(spends), most}, true
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
