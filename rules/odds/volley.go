package odds

import (
	"math/big"
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// Volley returns the exact odds of a shot into a grapple, whose target is drawn
// among all who are in it: each is as likely, and for each cover, concealment,
// range and modifiers are its own (GRP-08, DIC-03). Drops counts whoever of
// them is felled (HP-02, HP-03). among holds those who may be struck; random is false,
// and the odds are none, when the shot has only the target aimed at.
func Volley(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode) (odds Attack, among uint64, random bool) {
	if among, random = attack.StruckAtRandom(e, by, on, weapon, mode); !random {
		return odds, 0, false
	}
	var parts [rules.MaxCombatants]Attack
	n := 0
	for rest := among; rest != 0; rest &= rest - 1 {
		id := rules.ID(bits.TrailingZeros64(rest))
		var aim rules.Aim
		attack.AimAt(e, by, id, weapon, mode|rules.ModeDrawn, &aim)
		if aim.Refusal.OK() {
			parts[n] = OfAttack(e, &aim.Frame, dice.Set{})
		} else {
			parts[n] = lost()
		}
		n++
	}
	return mixed(parts[:n]), among, true
}

// lost is an attack that cannot be made: it misses.
func lost() Attack {
	none, sure := Fraction{den: one()}, Certain()
	return Attack{Hit: none, Damages: none, Critical: none, Miss: sure, Drops: none, Mean: none, Saps: none, Loss: none, Spends: none}
}

// mixed is one of several attacks, each as likely as any other.
func mixed(parts []Attack) Attack {
	mean := func(part func(*Attack) Fraction) Fraction {
		sum := new(big.Rat)
		for i := range parts {
			sum.Add(sum, part(&parts[i]).Rat())
		}
		return fractionOf(sum.Quo(sum, new(big.Rat).SetInt64(int64(len(parts)))))
	}
	return Attack{
		Hit:      mean(func(a *Attack) Fraction { return a.Hit }),
		Damages:  mean(func(a *Attack) Fraction { return a.Damages }),
		Critical: mean(func(a *Attack) Fraction { return a.Critical }),
		Miss:     mean(func(a *Attack) Fraction { return a.Miss }),
		Drops:    mean(func(a *Attack) Fraction { return a.Drops }),
		Mean:     mean(func(a *Attack) Fraction { return a.Mean }),
		Saps:     mean(func(a *Attack) Fraction { return a.Saps }),
		Loss:     mean(func(a *Attack) Fraction { return a.Loss }),
		Spends:   mean(func(a *Attack) Fraction { return a.Spends }),
	}
}
