package combat

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
			return dice.Banded(dice.PurposeAttack, 20, 21), true
		}
		return dice.Banded(dice.PurposeAttack, 20, f.HitFrom, f.ThreatFrom), true
	case rules.StageConceal:
		return dice.Banded(dice.PurposeMissChance, 100, f.Conceal+1), true
	case rules.StageConfirm:
		return dice.Banded(dice.PurposeConfirmation, 20, f.HitFrom), true
	case rules.StageDamage:
		return dice.Question{Purpose: dice.PurposeDamage, Count: uint8(int(f.Dice.Count) * f.times()), Sides: uint8(f.Dice.Sides)}, true
	case rules.StageExtra:
		return dice.Sum(dice.PurposeExtraDamage, f.Extra), true
	case rules.StageSneak:
		return dice.Question{Purpose: dice.PurposeExtraDamage, Count: f.Sneak, Sides: 6}, true
	}
	return q, false
}

// Answer moves the frame on by the answer to the question of its stage
// (ATK-20). It works on the frame alone, so that a walk over all answers can
// fork frames.
func Answer(f *rules.Frame, a dice.Answer) {
	switch f.Stage {
	case rules.StageRoll:
		f.Hit = a.Band > 0
		f.Threat = a.Band > 1
		switch {
		case !f.Hit:
			f.Stage = rules.StageDone
		case f.Conceal > 0:
			f.Stage = rules.StageConceal
		default:
			f.struck()
		}
	case rules.StageConceal:
		if a.Band == 0 {
			f.Lost = true
			f.Stage = rules.StageDone
			return
		}
		f.struck()
	case rules.StageConfirm:
		f.Critical = a.Band > 0
		f.wound()
	case rules.StageDamage:
		f.weapon(int(a.Value))
	case rules.StageExtra:
		f.Damage += a.Value + f.Extra.Plus
		f.sneak()
	case rules.StageSneak:
		f.Damage += a.Value
		f.Stage = rules.StageDone
	}
}
