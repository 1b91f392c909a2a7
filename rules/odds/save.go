package odds

import "tenaille/rules/attack"

// OfSave returns the chance that a saving throw succeeds, by the question
// that will be rolled (SAV-01, SAV-04).
func OfSave(bonus, dc int) Fraction {
	return passes(attack.SaveQuestion(bonus, dc))
}
