package attack

import "tenaille/rules"

// psychic returns the ability that a weapon index names if its attack is one
// of the mind or meets the psychic defence, else nil (LIM-12).
func psychic(c *rules.Creature, weapon int8) *rules.Ability {
	if k := int(weapon) - rules.PowerWeapon; k >= 0 {
		if p := &c.Powers[k]; p.Psychic || p.Mental {
			return p
		}
	}
	return nil
}

// ofMind returns what the attack and the defence of a psychic ability are made
// of; nothing on the board conceals from it whom it meets in the mind.
func ofMind(p *rules.Ability, a *rules.Aim) (attack, defence rules.Stat) {
	attack, defence = rules.AttackRoll, rules.Defence
	if p.Psychic {
		attack = rules.PsychicAttack
	}
	if p.Mental {
		defence, a.Conceal = rules.PsychicDefence, 0
	}
	return attack, defence
}

// mindRows are the modifiers of psychic attacks and of DEP (LIM-12).
func mindRows() []rules.Row {
	return []rules.Row{
		{Stat: rules.PsychicAttack, Type: rules.Untyped, From: rules.TermBAB, Source: rules.SourceBAB, Cite: rules.LIM12},
		{Stat: rules.PsychicAttack, Type: rules.Untyped, From: rules.TermWis, Source: rules.SourceWisdom, Cite: rules.LIM12},
		{Stat: rules.PsychicAttack, Type: rules.Untyped, Value: -2, Source: rules.SourceShaken, Cite: rules.CND07, When: rules.When{Attacker: rules.ShakenSet}},
		{Stat: rules.PsychicDefence, Type: rules.Untyped, Value: 10, Source: rules.SourceBase, Cite: rules.LIM12},
		{Stat: rules.PsychicDefence, Type: rules.Untyped, From: rules.TermWisToDEP, Source: rules.SourceWisdom, Cite: rules.LIM12},
		{Stat: rules.PsychicDefence, Type: rules.Untyped, From: rules.TermMind, Source: rules.SourceMind, Cite: rules.LIM12},
	}
}
