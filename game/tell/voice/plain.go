package voice

import (
	"strings"

	"tenaille/rules"
	"tenaille/rules/odds"
)

// Phrase is a text that some rulesets put in words of their own.
func (vo *Voice) Phrase(key string, args ...any) string {
	return vo.Worded(vo.E.Rules, key, args...)
}

// Against is an attack bonus against a defence; attacks of the mind meet DEP
// (LIM-12).
func (vo *Voice) Against(bonus, defence int, of *rules.Breakdown) string {
	if of != nil && of.N > 0 && vo.E.Rules.Rows[of.Lines[0].Row].Stat == rules.PsychicDefence {
		return vo.T("%[1]s against DEP %[2]d", vo.Signed(bonus), defence)
	}
	return vo.Phrase("against", vo.Signed(bonus), defence)
}

// DefenceTitle is the defence that an attack meets, as a head.
func (vo *Voice) DefenceTitle(n int) string { return vo.Phrase("defence.title", n) }

// DefenceValue is that in a row of numbers.
func (vo *Voice) DefenceValue(n int) string { return vo.Phrase("defence.value", n) }

// Tight is a chance as a badge writes it: no wider than a square allows, so that
// the sign before a number stands close to it.
func (vo *Voice) Tight(f odds.Fraction) string {
	return strings.NewReplacer("<\u00a0", "<", ">\u00a0", ">").Replace(vo.Chance(f))
}
