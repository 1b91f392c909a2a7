package battle

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// askedSlip is the slip of what taking a question in the middle leads to, with
// every modifier: the attack, else the opposed check; nil for neither.
func (b *battle) askedSlip() *model.Slip {
	step, ok := b.turn.E.Asked()
	if !ok {
		return nil
	}
	v := b.turn.Match.Preview(&rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody})
	var s *model.Slip
	switch {
	case len(v.Strikes) > 0:
		t := &v.Strikes[0]
		a := &t.Aim
		s = b.slipOf(sum{step.Who, t.On, t.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, b.turn.E.Space(step.Who), b.turn.E.Space(t.On), a.SneakBar, now(b.turn.E, step.Who, t.On)}, &t.Odds, int(b.turn.E.Facts.Combatants[t.On].HP))
	case len(v.Contests) > 0:
		c := &v.Contests[0]
		s = &model.Slip{
			About:   model.About{Weapon: b.VerbName(c.Verb), Target: b.nameOf(c.On), Side: int(b.turn.E.Creatures[c.On].Side), Subject: b.subject(c.On)},
			Chances: model.Chances{Bare: true, Chance: b.Chance(c.Wins), Needs: b.T("opposed check"), Against: b.T("%[1]s against %[2]s", b.Signed(int(c.Mine.Total)), b.Signed(int(c.Theirs.Total)))},
		}
	default:
		return nil
	}
	for i := range v.Contests {
		b.contestParts(s, &v.Contests[i])
	}
	return s
}

// aftermath writes what may follow a maneuver that fails or succeeds: the
// attempt in return, how far a bull rush pushes.
func (b *battle) aftermath(s *model.Slip, p *plan.Proposal) {
	v := p.View
	if v.Returns && p.Refusal.OK() {
		cite := b.turn.E.Rules.Verbs[p.Wished].Cite
		words := b.T("risk of being tripped in return")
		if p.Wished == rules.Disarm {
			words = b.T("risk of being disarmed in return")
		}
		s.Notes = append(s.Notes, model.Line{Value: b.Chance(v.Risk), Words: words, Rule: cite.String()})
	}
	rush := p.Wished == rules.BullRush || p.Wished == rules.Charge && b.turn.Rushes()
	if !rush || p.Target == rules.Nobody || !p.Refusal.OK() {
		return
	}
	to, most, free := combat.Pushed(b.turn.E, p.From, b.turn.Now.Who, p.Target)
	words := b.T("pushed to %[1]s, %[2]s more for each 5 above, %[3]s at most", to.Name(), b.Length(1), b.Length(most))
	if !free {
		words = b.T("cannot be pushed to %[1]s: the way is blocked", to.Name())
	}
	s.Notes = append(s.Notes, model.Line{Value: b.Length(1), Words: words, Rule: rules.MAN04.String()})
}
