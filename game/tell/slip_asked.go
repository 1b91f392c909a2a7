package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// AskedSlip is the slip of what taking a question in the middle leads to, with
// every modifier: the attack, else the opposed check; nil for neither.
func (te *Teller) AskedSlip() *model.Slip {
	step, ok := te.E.Asked()
	if !ok {
		return nil
	}
	v := te.Match.Preview(&rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody})
	var s *model.Slip
	switch {
	case len(v.Strikes) > 0:
		t := &v.Strikes[0]
		a := &t.Aim
		s = te.slipOf(sum{step.Who, t.On, t.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, te.E.Space(step.Who), te.E.Space(t.On), a.SneakBar, now(te.E, step.Who, t.On)}, &t.Odds, int(te.E.Facts.Combatants[t.On].HP))
	case len(v.Contests) > 0:
		c := &v.Contests[0]
		s = &model.Slip{
			About:   model.About{Weapon: te.VerbName(c.Verb), Target: te.NameOf(c.On), Side: int(te.E.Creatures[c.On].Side), Subject: te.subject(c.On)},
			Chances: model.Chances{Bare: true, Chance: te.Chance(c.Wins), Needs: te.T("opposed check"), Against: te.T("%[1]s against %[2]s", te.Signed(int(c.Mine.Total)), te.Signed(int(c.Theirs.Total)))},
		}
	default:
		return nil
	}
	for i := range v.Contests {
		te.contestParts(s, &v.Contests[i])
	}
	return s
}

// aftermath writes what may follow a maneuver that fails or succeeds: the
// attempt in return, how far a bull rush pushes.
func (te *Teller) aftermath(s *model.Slip, p *plan.Proposal) {
	v := p.View
	if v.Returns && p.Refusal.OK() {
		cite := te.E.Rules.Verbs[p.Wished].Cite
		words := te.T("risk of being tripped in return")
		if p.Wished == rules.Disarm {
			words = te.T("risk of being disarmed in return")
		}
		s.Notes = append(s.Notes, model.Line{Value: te.Chance(v.Risk), Words: words, Rule: cite.String()})
	}
	rush := p.Wished == rules.BullRush || p.Wished == rules.Charge && te.Rushes()
	if !rush || p.Target == rules.Nobody || !p.Refusal.OK() {
		return
	}
	to, most, free := combat.Pushed(te.E, p.From, te.Now.Who, p.Target)
	words := te.T("pushed to %[1]s, %[2]s more for each 5 above, %[3]s at most", to.Name(), te.Length(1), te.Length(most))
	if !free {
		words = te.T("cannot be pushed to %[1]s: the way is blocked", to.Name())
	}
	s.Notes = append(s.Notes, model.Line{Value: te.Length(1), Words: words, Rule: rules.MAN04.String()})
}
