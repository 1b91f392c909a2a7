package odds

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// Drawn is one of those among whom the target of a shot into a grapple is drawn, and what
// comes of the shot for them: that they are drawn is in every chance.
type Drawn struct {
	Who  rules.ID
	Odds Attack
}

// Volley returns the exact odds of a shot into a grapple, whose target is drawn among all
// who are in it, by id: each is as likely, and for each cover, concealment, range and
// modifiers are its own (GRP-08, DIC-03). random is false, and there are none, when the shot
// has only the target aimed at.
func Volley(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode) (list []Drawn, random bool) {
	among, random := attack.StruckAtRandom(e, by, on, weapon, mode)
	if !random {
		return nil, false
	}
	share := Fraction{one(), one().times(uint64(bits.OnesCount64(among)))}
	for rest := among; rest != 0; rest &= rest - 1 {
		id := rules.ID(bits.TrailingZeros64(rest))
		var aim rules.Aim
		attack.AimAt(e, by, id, weapon, mode|rules.ModeDrawn, &aim)
		part := lost()
		if aim.Refusal.OK() {
			part = OfAttack(e, &aim.Frame, dice.Set{})
		}
		list = append(list, Drawn{id, part.shared(share)})
	}
	return list, true
}

// Upon returns the odds of one attack for whom it is aimed at, and among whom the target of a
// shot into a grapple is drawn; nobody else is drawn of any other (GRP-08). The die that is
// set is for those.
func Upon(e *rules.Encounter, f *rules.Frame, mode rules.AttackMode, next dice.Set) (a Attack, among []Drawn) {
	if among, random := Volley(e, f.Attacker, f.Target, f.Weapon, mode); random {
		for i := range among {
			if among[i].Who == f.Target {
				return among[i].Odds, among
			}
		}
	}
	return OfAttack(e, f, next), nil
}

// lost is an attack that cannot be made: it misses.
func lost() Attack {
	none, sure := Fraction{den: one()}, Certain()
	return Attack{Hit: none, Damages: none, Critical: none, Miss: sure, Drops: none, Mean: none, Taken: none, Saps: none, Loss: none, Spends: none}
}

// shared is an attack that comes about with a chance.
func (a *Attack) shared(p Fraction) Attack {
	s := *a
	for _, f := range []*Fraction{&s.Hit, &s.Damages, &s.Critical, &s.Drops, &s.Mean, &s.Taken, &s.Saps, &s.Loss, &s.Spends} {
		*f = f.Both(p)
	}
	s.Miss = s.Damages.Not()
	return s
}
