package odds

import (
	"math/big"

	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// OfTrial returns the chance that one d20 reaches a difficulty, by the
// question that will be rolled; noOne says that a natural 1 fails (ACT-15).
func OfTrial(bonus, dc int, noOne bool) Fraction {
	return OfTrialWith(bonus, dc, noOne, dice.Set{})
}

// OfTrialWith is OfTrial with a die that is set.
func OfTrialWith(bonus, dc int, noOne bool, next dice.Set) Fraction {
	return passes(combat.TrialQuestion(bonus, dc, noOne), next)
}

// passes is the chance that the answer to a question is above its lowest band, where a
// die may be set.
func passes(q dice.Question, next dice.Set) Fraction {
	var room [4]dice.Outcome
	out, total, _ := next.Outcomes(room[:0], q)
	f := Fraction{den: one().times(total)}
	for _, o := range out {
		if o.Answer.Band > 0 {
			f.num = f.num.plus(one().times(o.Weight))
		}
	}
	return f
}

// Not returns the chance that what has the chance f does not happen.
func (f Fraction) Not() Fraction {
	return fractionOf(new(big.Rat).Sub(big.NewRat(1, 1), f.Rat()))
}

// Both returns the chance that two things happen that have nothing to do with
// each other.
func (f Fraction) Both(g Fraction) Fraction {
	return fractionOf(new(big.Rat).Mul(f.Rat(), g.Rat()))
}

// Less returns the chance of f without g, which is a part of it.
func (f Fraction) Less(g Fraction) Fraction {
	return fractionOf(new(big.Rat).Sub(f.Rat(), g.Rat()))
}

// fractionOf turns a rational number from 0 to 1 into a fraction; one whose
// terms do not fit loses their last bits.
func fractionOf(r *big.Rat) Fraction {
	num, den := new(big.Int).Set(r.Num()), new(big.Int).Set(r.Denom())
	if over := den.BitLen() - 128; over > 0 {
		num.Rsh(num, uint(over))
		den.Rsh(den, uint(over))
	}
	return Fraction{weightOf(num), weightOf(den)}
}

func weightOf(n *big.Int) weight {
	var room [16]byte
	b := n.FillBytes(room[:])
	var w weight
	for _, v := range b[:8] {
		w.hi = w.hi<<8 | uint64(v)
	}
	for _, v := range b[8:] {
		w.lo = w.lo<<8 | uint64(v)
	}
	return w
}

// Certain returns the chance of what happens in any case.
func Certain() Fraction { return Fraction{one(), one()} }

// OfHundred returns the chance of n in a hundred.
func OfHundred(n int) Fraction {
	return Fraction{one().times(uint64(min(max(n, 0), 100))), one().times(100)}
}

// OfHiding returns the chance that a d20 with one modifier is above a d20 with
// the other: ties go to who looks (STL-01).
func OfHiding(hide, perception int) Fraction { return OfHidingWith(hide, perception, dice.Set{}) }

// OfHidingWith is OfHiding with a die that is set: the one of who hides comes first.
func OfHidingWith(hide, perception int, next dice.Set) Fraction {
	var room [20]dice.Outcome
	faces, total, _ := next.Outcomes(room[:0], dice.Face(dice.Hide, 20))
	var hidden uint64
	for i := range faces {
		for b := 1; b <= 20; b++ {
			if int(faces[i].Answer.Value)+hide > b+perception {
				hidden++
			}
		}
	}
	return Fraction{one().times(hidden), one().times(20 * total)}
}
