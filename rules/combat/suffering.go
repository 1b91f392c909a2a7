package combat

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// sufferingRows are the rows of what an ability does to one it catches.
func sufferingRows(t *tables) {
	t.deeds[opSuffer] = rules.Deed{Do: func(e *rules.Encounter, s *rules.Step) { suffer(e, s, false) }}
	t.rolls[opHarmDice] = rules.Roll{Ask: askHarmDice, Got: gotHarmDice, Then: fixedHarm}
}

// suffer applies damage and condition to one creature, as far as its save
// leaves them (SAV-05).
func suffer(e *rules.Encounter, s *rules.Step, saved bool) {
	p := powerOf(e, s.Whom, uint8(s.Weapon))
	points := int(s.Cell.X)
	if s.Flags == 2 { // the save after a hit: condition and ability damage hang on it
		if !saved {
			sapped(e, s.Who, s.Whom, &p.Saps, points)
			afflict(e, s.Who, s.Whom, p)
		}
		return
	}
	if p.Kind() {
		if p.Heals {
			healed(e, s.Who, int(s.A))
		}
		score, _ := Mended(e, p, s.Who)
		mended(e, s.Who, s.Whom, score, points) // 0 by one that gives none back
		for c := range rules.ConditionCount {
			if p.Cures.Has(c) {
				lose(e, s.Who, c, rules.ACT28)
			}
		}
		afflict(e, s.Who, s.Whom, p)
		return
	}
	if p.SavesFirst() {
		next := rules.Step{Op: opHarmDice, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Flags: s.Flags}
		if saved {
			next.A = 1
		}
		e.Push(next)
		return
	}
	befall(e, s, p, int(s.A), points, saved)
}

// askHarmDice asks for the damage dice of a power behind the save of its one
// target, unless the save leaves nothing (DIC-10).
func askHarmDice(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	p := powerOf(e, s.Whom, uint8(s.Weapon))
	v := Victim{Who: s.Who, Improved: s.Flags == 1}
	most := int(p.Damage.Count)*int(p.Damage.Sides) + int(p.Damage.Plus)
	return dice.Sum(dice.Damage, p.Damage), p.Damage.Count > 0 && Suffers(e, &v, p, max(1, most), s.A == 1) > 0
}

// fixedHarm deals the damage of a power that has no dice, whatever the save of its one
// target has left of it.
func fixedHarm(e *rules.Encounter, s *rules.Step) {
	if p := powerOf(e, s.Whom, uint8(s.Weapon)); p.Damage.Count == 0 {
		befall(e, s, p, max(1, int(p.Damage.Plus)), 0, s.A == 1)
	}
}

func gotHarmDice(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.DamageRolled, Verb: s.Verb, Who: s.Whom, Whom: s.Who, A: a.Value, Cite: rules.ACT28})
	p := powerOf(e, s.Whom, uint8(s.Weapon))
	befall(e, s, p, max(1, int(a.Value)+int(p.Damage.Plus)), 0, s.A == 1)
}

// befall deals what the save leaves of damage, points of a score and a
// condition (SAV-05).
func befall(e *rules.Encounter, s *rules.Step, p *rules.Ability, damage, points int, saved bool) {
	v := Victim{Who: s.Who, Improved: s.Flags == 1}
	if damage := Suffers(e, &v, p, damage, saved); p.Deals && damage > 0 {
		wounded(e, s.Who, s.Whom, damage)
	}
	switch {
	case points > 0:
		sapped(e, s.Who, s.Whom, &p.Saps, Suffers(e, &v, p, points, saved))
	case !p.Saps.None() && Suffers(e, &v, p, 1, saved) > 0:
		next := rules.Step{Op: opSapDice, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon}
		if saved {
			next.A = 1
		}
		e.Push(next)
	}
	if !saved || p.Success == rules.SaveNone {
		afflict(e, s.Who, s.Whom, p)
	}
}

// afflict lays the condition of a power on one who is still alive.
func afflict(e *rules.Encounter, who, by rules.ID, p *rules.Ability) {
	if p.Inflicts && e.Present(who) && comesOver(e, who, p.Condition).OK() {
		lay(e, who, by, p.Condition, int(p.Rounds), p.Fades, rules.ACT28)
		if p.Anchors {
			inflict(e, who, by, rules.Anchored, int(p.Rounds), p.Fades, rules.CND06)
		}
	}
}

// comesOver says whether a condition can come over a creature as it is, and if not, by
// which rule.
func comesOver(e *rules.Encounter, who rules.ID, c rules.Condition) rules.Refusal {
	switch c {
	case rules.Kneeling, rules.Sitting: // who lies stays lying, who floats has no ground to kneel on
		switch {
		case e.ZeroG:
			return rules.Refuse(rules.CND16)
		case e.Facts.Has(who, rules.Prone):
			return rules.Refuse(rules.CND22)
		}
	case rules.Floating:
		if !e.ZeroG {
			return rules.Refuse(rules.CND16)
		}
	case rules.Bound:
		if !e.Facts.Has(who, rules.Pinned) && !e.Facts.Combatants[who].Conditions.Any(rules.HelplessSet) {
			return rules.Refuse(rules.CND23)
		}
	}
	return rules.Refusal{}
}

// lay lays a condition that can come over a creature on it, with what comes with it.
func lay(e *rules.Encounter, who, by rules.ID, c rules.Condition, rounds int, fades bool, cite rules.Cite) {
	if c == rules.Prone {
		fall(e, who, cite)
		return
	}
	inflict(e, who, by, c, rounds, fades, cite)
	switch c {
	case rules.Anchored:
		gain(e, who, rules.Entangled, rules.CND06)
	case rules.Asleep: // CND-15, CND-23: who falls asleep falls
		fall(e, who, rules.CND15)
	case rules.Unconscious:
		fall(e, who, rules.CND15)
		dropAll(e, who, rules.HP03)
	}
}
