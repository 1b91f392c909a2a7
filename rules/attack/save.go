package attack

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// SaveBonus returns what a creature adds to the d20 of a saving throw where
// nothing covers it (SAV-01, SAV-02, CND-07).
func SaveBonus(e *rules.Encounter, id rules.ID, s rules.SaveKind) int {
	var b rules.Breakdown
	return TestBonus(e, s.Stat(), id, 0, &b)
}

// SaveQuestion is the d20 of a saving throw: a natural 1 fails and a natural
// 20 succeeds whatever the bonus (SAV-01, SAV-04).
func SaveQuestion(bonus, dc int) dice.Question {
	lowest := min(max(dc-bonus, 2), 20)
	return dice.Question{Purpose: dice.Save, Count: 1, Sides: 20, Cuts: dice.Cuts(0).With(uint8(lowest))}
}
