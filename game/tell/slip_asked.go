package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// AskedSlip is the slip of what taking a question in the middle leads to, with
// every modifier: the attack, else the opposed check; nil for neither.
func (qu Questions) AskedSlip() *model.Slip {
	step, ok := plan.Asked(qu.E)
	if !ok {
		return nil
	}
	v := qu.Match.Preview(&rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody})
	var s *model.Slip
	switch {
	case len(v.Strikes) > 0:
		t := &v.Strikes[0]
		a := &t.Aim
		s = qu.slips.slipOf(sum{step.Who, t.On, t.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, qu.E.Space(step.Who), qu.E.Space(t.On), a.SneakBar, now(qu.E, step.Who, t.On)}, &t.Odds, int(qu.E.Facts.Combatants[t.On].HP))
	case len(v.Contests) > 0:
		c := &v.Contests[0]
		s = &model.Slip{
			About:   model.About{Weapon: qu.VerbName(c.Verb), Target: qu.NameOf(c.On), Side: int(qu.E.Creatures[c.On].Side), Subject: Cards{qu.Voice}.subject(c.On)},
			Chances: model.Chances{Bare: true, Chance: qu.Chance(c.Wins), Needs: qu.T("opposed check"), Against: qu.T("%[1]s against %[2]s", qu.Signed(int(c.Mine.Total)), qu.Signed(int(c.Theirs.Total)))},
		}
	default:
		return nil
	}
	for i := range v.Contests {
		Parts{qu.Voice}.contestParts(s, &v.Contests[i])
	}
	setDie(qu.Voice, s, v.Fair)
	return s
}

// aftermath writes what may follow a maneuver that fails or succeeds: the
// attempt in return, how far a bull rush pushes.
func (sl *Slips) aftermath(s *model.Slip, p *plan.Proposal) {
	v := p.View
	if v.Returns && p.Refusal.OK() {
		cite := sl.E.Rules.Verbs[p.Drafted].Cite
		words := sl.T("risk of being tripped in return")
		if p.Drafted == rules.Disarm {
			words = sl.T("risk of being disarmed in return")
		}
		s.Notes = append(s.Notes, model.Line{Value: sl.Chance(v.Risk), Words: words, Rule: cite.String()})
	}
	rush := p.Drafted == rules.BullRush || p.Drafted == rules.Charge && sl.Rushes()
	if !rush || p.Target == rules.Nobody || !p.Refusal.OK() {
		return
	}
	to, most, free := combat.Pushed(sl.E, p.From, sl.Now.Who, p.Target)
	words := sl.T("pushed to %[1]s, %[2]s more for each 5 above, %[3]s at most", to.Name(), sl.Length(1), sl.Length(most))
	if !free {
		words = sl.T("cannot be pushed to %[1]s: the way is blocked", to.Name())
	}
	s.Notes = append(s.Notes, model.Line{Value: sl.Length(1), Words: words, Rule: rules.MAN04.String()})
}
