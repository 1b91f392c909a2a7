package odds

import (
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// OfSave returns the chance that a saving throw succeeds, by the question
// that will be rolled (SAV-01, SAV-04).
func OfSave(bonus, dc int) Fraction {
	var room [4]dice.Outcome
	out, total := dice.Outcomes(room[:0], combat.SaveQuestion(bonus, dc))
	f := Fraction{den: one().times(total)}
	for _, o := range out {
		if o.Answer.Band > 0 {
			f.num = f.num.plus(one().times(o.Weight))
		}
	}
	return f
}
