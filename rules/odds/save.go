package odds

import (
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// OfSave returns the chance that a saving throw succeeds, by the question
// that will be rolled (SAV-01, SAV-04).
func OfSave(bonus, dc int) Fraction { return OfSaveWith(bonus, dc, dice.Set{}) }

// OfSaveWith is OfSave with a die that is set.
func OfSaveWith(bonus, dc int, next dice.Set) Fraction {
	return passes(attack.SaveQuestion(bonus, dc), next)
}
