package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// Trial is one d20 against a difficulty that an action comes to: a helping
// blow, first aid, tearing oneself free (ACT-15, ACT-29, ACT-32).
type Trial struct {
	Verb      rules.Verb
	Who       rules.ID
	Bonus, DC int
	// NoOne reports that a natural 1 fails (ACT-15).
	NoOne bool
	// Rows is the table of the modifiers that add up to Bonus, Added they.
	Rows  []rules.Row
	Added rules.Breakdown
}

// TrialOf returns the trial that an action leads to; ok is false when it
// leads to none.
func TrialOf(e *rules.Encounter, a *rules.Action) (t Trial, ok bool) {
	t = Trial{Verb: a.Verb, Who: a.By, Rows: e.Rules.Tests}
	switch a.Verb {
	case rules.Aid:
		if !aimable(e, a) {
			return t, false
		}
		var aim rules.Aim
		attack.Aim(e, a.By, a.On, a.Weapon, 0, &aim)
		t.DC, t.NoOne, t.Rows, t.Added = aidDC, true, e.Rules.Rows, aim.Attack
	case rules.FirstAid, rules.Escape:
		_, t.DC = careful(e, a.By, a.Verb, uint16(a.Option), &t.Added)
	default:
		return t, false
	}
	t.Bonus = int(t.Added.Total)
	return t, true
}

// careful gathers the modifiers of a helping or freeing action and returns what
// is tested and the difficulty.
func careful(e *rules.Encounter, who rules.ID, verb rules.Verb, option uint16, b *rules.Breakdown) (stat rules.Stat, dc int) {
	switch {
	case verb == rules.FirstAid:
		stat, dc = rules.FirstAidCheck, firstAidDC
	case option == optionForce:
		stat, dc = rules.ForcingCheck, netForce
	default:
		stat, dc = rules.FreeingCheck, netArtist
	}
	if own := e.Creatures[who].BondsDC; verb == rules.Escape && own > 0 {
		dc = int(own)
	}
	attack.TestBonus(e, stat, who, 0, b)
	return stat, dc
}

// TrialQuestion is the d20 of a trial: the lowest face that succeeds is the one
// cut; a natural 1 fails only where noOne says so (ACT-15).
func TrialQuestion(bonus, dc int, noOne bool) dice.Question {
	lowest := min(max(dc-bonus, 0), 21)
	if noOne {
		lowest = max(lowest, 2)
	}
	return dice.Question{Purpose: dice.Check, Count: 1, Sides: 20, Cuts: dice.Cuts(0).With(uint8(lowest))}
}
