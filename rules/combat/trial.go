package combat

import (
	"tenaille/rules"
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
	// Attack holds what adds up to Bonus, row by row, where the trial is an
	// attack roll; it is empty for checks of skill and ability.
	Attack rules.Breakdown
}

// TrialOf returns the trial that an action leads to; ok is false when it
// leads to none.
func TrialOf(e *rules.Encounter, a *rules.Action) (t Trial, ok bool) {
	t = Trial{Verb: a.Verb, Who: a.By}
	switch a.Verb {
	case rules.Aid:
		if !aimable(e, a) {
			return t, false
		}
		var aim Aim
		aimAt(e, a.By, a.On, a.Weapon, 0, &aim)
		t.Bonus, t.DC, t.NoOne, t.Attack = int(aim.Attack.Total), aidDC, true, aim.Attack
	case rules.FirstAid, rules.Escape:
		t.Bonus, t.DC = careful(e, a.By, a.Verb, uint16(a.Option))
	default:
		return t, false
	}
	return t, true
}

// aidDC is the armour class that a helping blow has to reach (ACT-15).
const aidDC = 10

// careful is the modifier and the difficulty of a helping or freeing action.
func careful(e *rules.Encounter, who rules.ID, verb rules.Verb, option uint16) (bonus, dc int) {
	c := &e.Creatures[who]
	switch {
	case verb == rules.FirstAid:
		bonus, dc = int(c.HealSkill), firstAidDC
	case option == optionForce:
		bonus, dc = rules.Modifier(int(c.Str)), netForce
	default:
		bonus, dc = rules.Modifier(Dexterity(e, who))+int(c.EscapeRanks), netArtist
		if e.Facts.Has(who, rules.Blinded) {
			bonus -= 4 // CND-09: a skill of Dexterity; Strength is none
		}
	}
	if verb == rules.Escape && c.BondsDC > 0 {
		dc = int(c.BondsDC)
	}
	return bonus - fear(e, who), dc
}

// TrialQuestion is the d20 of a trial: the lowest face that succeeds is the one
// cut; a natural 1 fails only where noOne says so (ACT-15).
func TrialQuestion(bonus, dc int, noOne bool) dice.Question {
	need := min(max(dc-bonus, 0), 21)
	if noOne {
		need = max(need, 2)
	}
	return dice.Question{Purpose: dice.Check, Count: 1, Sides: 20, Cuts: dice.Cuts(0).With(uint8(need))}
}
