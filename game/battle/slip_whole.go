package battle

import (
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// foiled reports whether something may stop an action before its own first roll.
func foiled(c *odds.Course) bool { return c.Begins.Percent() < 100 }

// courseOf is what a scheme of one action comes to as a whole; of a way that ends
// in a blow, only what the way does. It is nil where nothing of it is left to dice.
func (b *battle) courseOf(p *scheme) *odds.Course {
	switch {
	case !p.planned || !p.refusal.OK():
		return nil
	case p.view != nil:
		return p.view.Course
	case len(p.acts) == 1:
		return b.foresee(&p.acts[0]).Course
	case len(p.path) < 2:
		return nil
	}
	a := rules.Action{Verb: rules.Move, By: b.sit.who, On: rules.Nobody, Cell: p.path[len(p.path)-1]}
	for i := 1; i < len(p.path); i++ {
		if d, ok := grid.DirBetween(p.path[i-1], p.path[i]); !ok || !a.Path.Add(d) {
			return nil
		}
	}
	return b.foresee(&a).Course
}

// whole makes the headline of a slip that of the whole action: the chance that it
// comes off with all that may stop it, the parts below. Of a way that ends in a
// blow only the blow is known, and called so.
func (b *battle) whole(s *model.Slip, p *scheme) {
	if !p.refusal.OK() {
		return
	}
	if len(p.acts) > 1 {
		if s.Chance != "" {
			s.Product = b.T("once there")
			if v := &p.strikes[0]; v.aim.Frame.Conceal > 0 {
				s.Product += " · " + b.product(&v.aim.Frame, &v.odds)
			}
		}
		return
	}
	c := b.courseOf(p)
	if c == nil {
		if len(p.acts) == 1 && b.foresee(&p.acts[0]).Long {
			s.Chance, s.Product, s.Mean, s.Kill, s.Outcomes = "", "", "", "", nil
			s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: b.T("too many ways to come out: no chance of the whole is known"), Rule: rules.AOO10.String()})
		}
		return
	}
	verb := p.acts[0].Verb
	blow := len(p.strikes) == 1 && (p.view == nil || len(p.view.Contests) == 0) && verb != rules.Net
	parts := s.Product
	switch {
	case verb == rules.CoupDeGrace:
		s.Chance, s.Outcomes = b.Chance(c.Succeeds), nil
		if s.Kill = ""; c.Kills.Float() > 0 { // the save against death included
			s.Kill = b.T("kills %[1]s", b.Chance(c.Kills))
		}
		s.Mean = b.meanWords(c.Attack.Mean, p.strikes[0].on)
	case len(p.strikes) > 1 && foiled(c): // the first attack's; those of all are told as a whole
		parts = b.Chance(p.strikes[0].odds.Damages)
		s.Chance = b.Chance(c.Begins.Both(p.strikes[0].odds.Damages))
	case blow && foiled(c):
		s.Chance = b.Chance(c.Succeeds)
		if parts == "" {
			parts = b.Chance(p.strikes[0].odds.Damages)
		}
		if !p.strikes[0].aim.Frame.Harmless && b.dying(p.strikes[0].on, int(b.e.Facts.Combatants[p.strikes[0].on].HP)) == 0 {
			s.Mean, s.Kill, s.Outcomes = b.meanWords(c.Attack.Mean, p.strikes[0].on), b.fells(&c.Attack), b.outcomes(&c.Attack)
		} else {
			s.Kill, s.Outcomes = "", nil
			if c.Kills.Float() > 0 {
				s.Kill = b.T("kills %[1]s", b.Chance(c.Kills))
			}
			s.Mean = ""
		}
	case s.Bare && s.Chance == "" && len(p.view.Victims) == 0 && len(p.view.Lookouts) == 0:
		s.Chance, s.Needs = b.Chance(c.Succeeds), b.T("comes off")
	}
	if !foiled(c) {
		return
	}
	kept := b.T("%[1]s not foiled", b.Chance(c.Begins))
	switch {
	case parts != "":
		s.Product = kept + " × " + parts
	case p.view != nil && len(p.view.Contests) == 1 && !p.view.Contests[0].Lost:
		s.Product = b.T("%[1]s × %[2]s check", kept, b.Chance(p.view.Contests[0].Wins))
	case p.view != nil && len(p.view.Trials) == 1:
		s.Product = b.T("%[1]s × %[2]s check", kept, b.Chance(p.view.Trials[0].Passes))
	case p.view != nil && len(p.view.Victims) == 1 && p.view.Victims[0].Allowed:
		s.Product = b.T("%[1]s × %[2]s save fails", kept, b.Chance(p.view.Victims[0].Saves.Not()))
	default:
		s.Product = kept
	}
	s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: b.T("enemies who may strike first are taken to strike"), Rule: rules.AOO10.String()})
}

// meanWords is the mean damage of a whole action, of the hit points its target
// still has.
func (b *battle) meanWords(mean odds.Fraction, on rules.ID) string {
	hp := int(b.e.Facts.Combatants[on].HP)
	if hp <= 0 {
		return b.T("on average %[1]s HP", b.Mean(mean.Float()))
	}
	return b.T("on average %[1]s of %[2]s HP", b.Mean(mean.Float()), b.Number(hp))
}

// reactionChance is the chance that an opportunity attack hurts the acting
// creature on a square of its way once it is made, in words.
func (b *battle) reactionChance(p *scheme, by rules.ID, at grid.Cell) string {
	c := b.courseOf(p)
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
	return b.Chance(c.Strikes[best].Hits())
}

// striker names one who may strike, with the chance that it hurts.
func (b *battle) striker(p *scheme, by rules.ID, at grid.Cell) string {
	if chance := b.reactionChance(p, by, at); chance != "" {
		return b.nameOf(by) + " " + chance
	}
	return b.nameOf(by)
}
