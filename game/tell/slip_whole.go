package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// foiled reports whether something may stop an action before its own first roll.
func foiled(c *odds.Course) bool { return c.Begins.Percent() < 100 }

// whole makes the headline of a slip that of the whole action: the chance that it
// comes off with all that may stop it, the parts below. Of a way that ends in a
// blow it is the blow's, and called so, until the whole plan is weighed.
func (sl *Slips) whole(s *model.Slip, p *plan.Proposal) {
	if !p.Refusal.OK() {
		return
	}
	if len(p.Acts) > 1 {
		if s.Chance != "" {
			s.Product = sl.T("once there")
			if p.Acts[0].Verb == rules.Load {
				s.Product = sl.T("once loaded")
			}
			if v := &p.Strikes[0]; v.Aim.Frame.Conceal > 0 {
				s.Product += " · " + sl.product(&v.Aim.Frame, &v.Odds)
			}
			sl.outlook(s, p)
		}
		return
	}
	c := p.CourseOf(sl.Turn)
	if c == nil {
		if len(p.Acts) == 1 && sl.Foresee(&p.Acts[0]).Long {
			s.Chance, s.Product, s.Mean, s.Kill, s.Outcomes = "", "", "", "", nil
			s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: sl.T("too many outcomes: no overall chance is known"), Rule: rules.AOO10.String()})
		}
		return
	}
	verb := p.Acts[0].Verb
	blow := len(p.Strikes) == 1 && (p.View == nil || len(p.View.Contests) == 0) && verb != rules.Net
	parts := s.Product
	switch {
	case verb == rules.CoupDeGrace:
		s.Chance, s.Outcomes = sl.Chance(c.Succeeds), nil
		if s.Kill = ""; c.Kills.Float() > 0 { // the save against death included
			s.Kill = sl.T("kills %[1]s", sl.Chance(c.Kills))
		}
		s.Mean = sl.meanWords(c.Attack.Mean, p.Strikes[0].On)
	case len(p.Strikes) > 1 && foiled(c): // the first attack's; those of all are told as a whole
		parts = sl.Chance(p.Strikes[0].Odds.Damages)
		s.Chance = sl.Chance(c.Begins.Both(p.Strikes[0].Odds.Damages))
	case blow && (foiled(c) || sl.Match.NextDie().Sides > 0):
		s.Chance = sl.Chance(c.Succeeds)
		if parts == "" {
			parts = sl.Chance(p.Strikes[0].Odds.Damages)
		}
		if !p.Strikes[0].Aim.Frame.Harmless && sl.dying(p.Strikes[0].On, int(sl.E.Facts.Combatants[p.Strikes[0].On].HP)) == 0 {
			s.Mean, s.Kill, s.Outcomes = sl.meanWords(c.Attack.Mean, p.Strikes[0].On), sl.fells(&c.Attack), sl.outcomes(&c.Attack)
		} else {
			s.Kill, s.Outcomes = "", nil
			if c.Kills.Float() > 0 {
				s.Kill = sl.T("kills %[1]s", sl.Chance(c.Kills))
			}
			s.Mean = ""
		}
	case s.Bare && s.Chance == "" && len(p.View.Victims) == 0 && len(p.View.Lookouts) == 0:
		s.Chance, s.Needs = sl.Chance(c.Succeeds), sl.T("succeeds")
	}
	if !foiled(c) {
		return
	}
	if sl.Match.NextDie().Sides > 0 { // the parts are no factors of it
		s.Product = ""
		return
	}
	kept := sl.T("%[1]s gets to act", sl.Chance(c.Begins))
	switch {
	case parts != "":
		s.Product = kept + " × " + parts
	case p.View != nil && len(p.View.Contests) == 1 && !p.View.Contests[0].Lost:
		s.Product = sl.T("%[1]s × %[2]s check", kept, sl.Chance(p.View.Contests[0].Wins))
	case p.View != nil && len(p.View.Trials) == 1:
		s.Product = sl.T("%[1]s × %[2]s check", kept, sl.Chance(p.View.Trials[0].Passes))
	case p.View != nil && len(p.View.Victims) == 1 && p.View.Victims[0].Allowed:
		s.Product = sl.T("%[1]s × %[2]s save fails", kept, sl.Chance(p.View.Victims[0].Saves.Not()))
	default:
		s.Product = kept
	}
	s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: sl.T("assuming that all who may strike first do"), Rule: rules.AOO10.String()})
}

// meanWords is the mean damage of a whole action, of the hit points its target
// still has.
func (sl *Slips) meanWords(mean odds.Fraction, on rules.ID) string {
	hp := int(sl.E.Facts.Combatants[on].HP)
	if hp <= 0 {
		return sl.T("on average %[1]s HP", sl.Mean(mean.Float()))
	}
	return sl.T("on average %[1]s of %[2]s HP, misses included", sl.Mean(mean.Float()), sl.Number(hp))
}

// ReactionChance is the chance that an opportunity attack hurts the acting
// creature on a square of its way once it is made, in words.
func (sl *Slips) ReactionChance(p *plan.Proposal, by rules.ID, at grid.Cell) string {
	c := p.CourseOf(sl.Turn)
	if c == nil {
		return ""
	}
	best := -1
	for i := range c.Strikes {
		if r := &c.Strikes[i]; r.By == by && (best < 0 || r.At == at && c.Strikes[best].At != at) {
			best = i
		}
	}
	if best < 0 {
		return ""
	}
	return sl.Chance(c.Strikes[best].Hits())
}

// striker names one who may strike, with the chance that it hurts.
func (sl *Slips) striker(p *plan.Proposal, by rules.ID, at grid.Cell) string {
	if chance := sl.ReactionChance(p, by, at); chance != "" {
		return sl.NameOf(by) + " " + chance
	}
	return sl.NameOf(by)
}
