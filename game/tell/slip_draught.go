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
func (sl *Slips) draught(p *plan.Proposal) *model.Slip {
	id := sl.Now.Who
	pw := sl.Ability(int(p.Acts[0].Option))
	if pw == nil {
		return nil
	}
	s := &model.Slip{About: model.About{Weapon: sl.PowerName(pw.ID), Target: sl.NameOf(id), Side: int(sl.E.Creatures[id].Side), Subject: Cards{sl.Voice}.subject(id)}, Chances: model.Chances{Bare: true}}
	facts := model.Part{Title: sl.T("Effect")}
	for i := range p.View.Victims {
		if v := &p.View.Victims[i]; v.Who == id && v.Heals {
			sl.healing(s, &facts, pw, v)
		}
	}
	if pw.Mends {
		sl.mending(s, &facts, pw, id)
	}
	cures, cured := 0, 0
	for c := range rules.ConditionCount {
		if !pw.Cures.Has(c) {
			continue
		}
		line := model.Line{Value: "−", Words: sl.ConditionName(c), Rule: rules.ACT28.String()}
		if cures++; sl.E.Facts.Has(id, c) {
			cured++
		} else {
			line.Lost = true
		}
		facts.Lines = append(facts.Lines, line)
	}
	switch {
	case cures > 0 && cured == 0 && !pw.Heals:
		s.Needs, s.Refused.Words, s.Refused.Rule = sl.T("has no effect"), sl.T("There is nothing to cure."), rules.ACT10.String()
	case cures > 0:
		s.Needs = sl.T("ends conditions")
	case pw.Inflicts:
		s.Needs = sl.ConditionName(pw.Condition)
		words := sl.TN("%[1]d round", "%[1]d rounds", int(pw.Rounds), int(pw.Rounds))
		facts.Lines = append(facts.Lines, model.Line{Value: "·", Words: words, Rule: stateRule(sl.E, pw.Condition)})
	}
	if left := sl.UsesLeft(pw); left != "" {
		facts.Lines = append(facts.Lines, model.Line{Value: "·", Words: left, Rule: rules.ACT10.String()})
	}
	s.Parts = append(s.Parts, facts)
	sl.whole(s, p)
	sl.warn(s, p)
	return s
}

// healing writes the dice of a draught that heals, and what of them counts.
func (sl *Slips) healing(s *model.Slip, facts *model.Part, pw *rules.Ability, v *match.Victim) {
	lacks := sl.heals(s, pw, v)
	least, most := healed(pw)
	facts.Lines = append(facts.Lines,
		model.Line{Value: "·", Words: sl.T("rolls %[1]d to %[2]d", least, most), Rule: rules.ACT28.String()},
		model.Line{Value: sl.Number(lacks), Words: sl.T("hit points missing"), Rule: rules.HP06.String()})
}

// heals is the headline of what heals: its dice, what of them counts on average, and all
// that is missing where they may give more (HP-06).
func (sl *Slips) heals(s *model.Slip, pw *rules.Ability, v *match.Victim) (lacks int) {
	lacks = max(sl.E.MaxHP(v.Who)-int(sl.E.Facts.Combatants[v.Who].HP), 0)
	s.Chance = pw.Heal.String()
	s.Needs = sl.T("heals %[1]s on average", sl.Mean(v.Healed.Float()))
	switch _, most := healed(pw); {
	case lacks == 0:
		s.Refused.Words, s.Refused.Rule = sl.T("It would heal nothing: no hit point is missing."), rules.HP06.String()
	case lacks < most:
		s.Against = sl.T("at most %[1]d: all that is missing", lacks)
	}
	return lacks
}

// healed are the least and the most that the dice of what heals give.
func healed(pw *rules.Ability) (least, most int) {
	return max(1, int(pw.Heal.Count)+int(pw.Heal.Plus)), max(1, int(pw.Heal.Count)*int(pw.Heal.Sides)+int(pw.Heal.Plus))
}
