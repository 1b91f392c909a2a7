package attack

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// Ask returns the question of the frame's stage (DIC-03); owed is false when
// the attack is fully known.
func Ask(f *rules.Frame) (q dice.Question, owed bool) {
	switch f.Stage {
	case rules.StageRoll:
		if f.AutoMiss {
			return dice.Question{Purpose: dice.Attack, Count: 1, Sides: 20, Cuts: dice.Cuts(0).With(21)}, true
		}
		return dice.Question{Purpose: dice.Attack, Count: 1, Sides: 20, Cuts: dice.Cuts(0).With(f.HitFrom).With(f.ThreatFrom)}, true
	case rules.StageConceal:
		return dice.Question{Purpose: dice.MissChance, Count: 1, Sides: 100, Cuts: dice.Cuts(0).With(f.Conceal + 1)}, true
	case rules.StageConfirm:
		return dice.Question{Purpose: dice.Confirmation, Count: 1, Sides: 20, Cuts: dice.Cuts(0).With(f.HitFrom)}, true
	case rules.StageDamage:
		return dice.Question{Purpose: dice.Damage, Count: uint8(int(f.Dice.Count) * Times(f, f.Critical)), Sides: uint8(f.Dice.Sides)}, true
	case rules.StageExtra:
		return dice.Sum(dice.ExtraDamage, f.Extra), true
	case rules.StageSneak:
		return dice.Question{Purpose: dice.ExtraDamage, Count: f.Sneak, Sides: 6}, true
	case rules.StageSap:
		return dice.Sum(dice.AbilityDamage, f.Sap.Points), true
	}
	return q, false
}

// Answer moves the frame on by the answer to the question of its stage
// (ATK-20). It works on the frame alone, so that a walk over all answers can
// fork frames.
func Answer(f *rules.Frame, a dice.Answer) {
	switch f.Stage {
	case rules.StageRoll:
		f.Hit, f.Threat = a.Band > 0, a.Band > 1
		switch {
		case !f.Hit:
			f.Stage = rules.StageDone
		case f.Conceal > 0:
			f.Stage = rules.StageConceal
		default:
			struck(f)
		}
	case rules.StageConceal:
		if a.Band == 0 { // CON-04: d100 <= pct is a miss
			f.Lost, f.Stage = true, rules.StageDone
			return
		}
		struck(f)
	case rules.StageConfirm:
		f.Critical = a.Band > 0
		owesWeapon(f)
	case rules.StageDamage:
		weaponDamage(f, int(a.Value))
	case rules.StageExtra:
		f.Damage += a.Value + f.Extra.Plus
		owesSneak(f)
	case rules.StageSneak:
		f.Damage += a.Value
		owesSap(f)
	case rules.StageSap:
		f.Sap.Loss, f.Stage = int8(max(1, a.Value+f.Sap.Points.Plus)), rules.StageDone
	}
}

// struck goes on after a hit that stands: to the confirmation of a threat, or
// to the damage (ATK-18).
func struck(f *rules.Frame) {
	if f.Mode&rules.ModeOpening != 0 { // no confirmation and no damage (DIC-08)
		f.Stage = rules.StageDone
		return
	}
	if f.Threat && !f.Sure {
		f.Stage = rules.StageConfirm
		return
	}
	if f.Threat {
		f.Critical = true
	}
	owesWeapon(f)
}

// owesWeapon asks for the weapon dice; a fixed damage draws nothing (DIC-02).
func owesWeapon(f *rules.Frame) {
	if f.Harmless {
		owesSap(f)
		return
	}
	if f.Dice.Count == 0 {
		weaponDamage(f, 0)
		return
	}
	f.Stage = rules.StageDamage
}

// weaponDamage settles the weapon part: the dice of every multiplication with their
// flat part, at least 1 in all (DMG-08, DMG-09, DMG-03).
func weaponDamage(f *rules.Frame, sum int) {
	f.Damage = int16(max(1, sum+Times(f, f.Critical)*int(f.Dice.Plus)))
	if f.Extra.Count > 0 {
		f.Stage = rules.StageExtra
		return
	}
	owesSneak(f)
}

func owesSneak(f *rules.Frame) {
	if f.Sneak > 0 {
		f.Stage = rules.StageSneak
		return
	}
	owesSap(f)
}

// owesSap asks for the ability damage last, once even on a critical hit: its dice are
// additional ones (DMG-10, DMG-11, DIC-03).
func owesSap(f *rules.Frame) {
	if f.Sap.Points.Count > 0 {
		f.Stage = rules.StageSap
		return
	}
	f.Sap.Loss = int8(f.Sap.Points.Plus) // a fixed number draws nothing
	f.Stage = rules.StageDone
}

// Times is how often the weapon's damage counts: once, and for every multiplier
// of the situation and that of a critical hit as often more as it is above 1
// (DMG-07).
func Times(f *rules.Frame, critical bool) int {
	n := 1 + int(f.More)
	if critical {
		n += int(max(f.Multiplier, 1)) - 1
	}
	return n
}

// Strikes reports whether a finished attack deals damage.
func Strikes(f *rules.Frame) bool {
	return f.Stage == rules.StageDone && f.Hit && !f.Lost && f.Mode&rules.ModeOpening == 0
}
