package tell

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// draught is the slip of a potion about to be drunk: its dice, what they come
// to on average for one who lacks so many hit points, and a warning where it
// would do nothing (ACT-10, HP-06).
func (te *Teller) draught(p *plan.Proposal) *model.Slip {
	id := te.Now.Who
	pw := te.Ability(int(p.Acts[0].Option))
	if pw == nil {
		return nil
	}
	s := &model.Slip{About: model.About{Weapon: te.PowerName(pw.ID), Target: te.NameOf(id), Side: int(te.E.Creatures[id].Side), Subject: te.subject(id)}, Chances: model.Chances{Bare: true}}
	facts := model.Part{Title: te.T("Effect")}
	for i := range p.View.Victims {
		if v := &p.View.Victims[i]; v.Who == id && v.Heals {
			te.healing(s, &facts, pw, v)
		}
	}
	if pw.Mends {
		te.mending(s, &facts, pw, id)
	}
	cures, cured := 0, 0
	for c := range rules.ConditionCount {
		if !pw.Cures.Has(c) {
			continue
		}
		line := model.Line{Value: "−", Words: te.ConditionName(c), Rule: rules.ACT28.String()}
		if cures++; te.E.Facts.Has(id, c) {
			cured++
		} else {
			line.Lost = true
		}
		facts.Lines = append(facts.Lines, line)
	}
	switch {
	case cures > 0 && cured == 0 && !pw.Heals:
		s.Needs, s.Refused.Words, s.Refused.Rule = te.T("has no effect"), te.T("There is nothing to cure."), rules.ACT10.String()
	case cures > 0:
		s.Needs = te.T("ends conditions")
	case pw.Inflicts:
		s.Needs = te.ConditionName(pw.Condition)
		words := te.TN("%[1]d round", "%[1]d rounds", int(pw.Rounds), int(pw.Rounds))
		facts.Lines = append(facts.Lines, model.Line{Value: "·", Words: words, Rule: StateRule(te.E, pw.Condition)})
	}
	if left := te.usesLeft(pw); left != "" {
		facts.Lines = append(facts.Lines, model.Line{Value: "·", Words: left, Rule: rules.ACT10.String()})
	}
	s.Parts = append(s.Parts, facts)
	te.whole(s, p)
	te.warn(s, p)
	return s
}

// healing writes the dice of a draught that heals, and what of them counts.
func (te *Teller) healing(s *model.Slip, facts *model.Part, pw *rules.Ability, v *match.Victim) {
	lacks := max(te.E.MaxHP(v.Who)-int(te.E.Facts.Combatants[v.Who].HP), 0)
	s.Chance = pw.Heal.String()
	s.Needs = te.T("heals %[1]s on average", te.Mean(v.Healed.Float()))
	s.Against = te.T("at most %[1]d: all that is missing", lacks)
	least, most := max(1, int(pw.Heal.Count)+int(pw.Heal.Plus)), max(1, int(pw.Heal.Count)*int(pw.Heal.Sides)+int(pw.Heal.Plus))
	facts.Lines = append(facts.Lines,
		model.Line{Value: "·", Words: te.T("rolls %[1]d to %[2]d", least, most), Rule: rules.ACT28.String()},
		model.Line{Value: te.Number(lacks), Words: te.T("hit points missing"), Rule: rules.HP06.String()})
	if lacks == 0 {
		s.Against = ""
		s.Refused.Words, s.Refused.Rule = te.T("It would heal 0: no hit point is missing."), rules.HP06.String()
	}
}
