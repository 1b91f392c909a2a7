package scene

import (
	"tenaille/render/hud"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// askedSlip is the slip of what taking a question in the middle leads to, with
// every modifier: the attack, else the opposed check; nil for neither.
func (b *battle) askedSlip() *hud.Slip {
	step, ok := b.e.Asked()
	if !ok {
		return nil
	}
	v := b.match.Preview(&rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody})
	var s *hud.Slip
	switch {
	case len(v.Strikes) > 0:
		t := &v.Strikes[0]
		a := &t.Aim
		s = b.slipOf(sum{step.Who, t.On, t.Weapon, &a.Attack, &a.Defence, &a.Frame, &a.Cover, a.Flanker, b.e.Space(step.Who), b.e.Space(t.On)}, &t.Odds, int(b.e.Facts.Combatants[t.On].HP))
	case len(v.Contests) > 0:
		c := &v.Contests[0]
		s = &hud.Slip{
			Weapon: b.Key("verb." + c.Verb.String()), Target: b.nameOf(c.On), Side: int(b.e.Creatures[c.On].Side), Subject: b.subject(c.On), Bare: true,
			Chance: b.chance(c.Wins), Needs: b.T("opposed check"), Against: b.T("%[1]s against %[2]s", signed(int(c.Mine.Total)), signed(int(c.Theirs.Total))),
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
func (b *battle) aftermath(s *hud.Slip, p *scheme) {
	v := p.view
	if v.Returns && p.refusal.OK() {
		cite := b.e.Rules.Verbs[p.wished].Cite
		words := b.T("risk of being tripped in return")
		if p.wished == rules.Disarm {
			words = b.T("risk of being disarmed in return")
		}
		s.Notes = append(s.Notes, hud.Line{Value: b.chance(v.Risk), Words: words, Rule: cite.String()})
	}
	rush := p.wished == rules.BullRush || p.wished == rules.Charge && b.rushes()
	if !rush || p.target == rules.Nobody || !p.refusal.OK() {
		return
	}
	to, most, free := combat.Pushed(b.e, p.from, b.sit.who, p.target)
	words := b.T("pushed to %[1]s, %[2]s more for each 5 above, %[3]s at most", cellName(to), b.length(1), b.length(most))
	if !free {
		words = b.T("cannot be pushed to %[1]s: the way is blocked", cellName(to))
	}
	s.Notes = append(s.Notes, hud.Line{Value: b.length(1), Words: words, Rule: rules.MAN04.String()})
}

// matchContests finds the record in which an opposed check began and that of
// the answer to it, by either of the two; ok is false for anything else.
func (b *battle) matchContests(i int) (begins, reply int, ok bool) {
	at := func(k int) *rules.Event {
		if k < 0 || k >= len(b.log.records) || b.log.records[k].events[0].Kind != rules.ContestRolled {
			return nil
		}
		return &b.log.records[k].events[0]
	}
	ev := at(i)
	switch {
	case ev == nil:
		return 0, 0, false
	case ev.Flags&rules.FlagBegins == 0:
		begins, reply = i-1, i
	default:
		begins, reply = i, i+1
	}
	mine, theirs := at(begins), at(reply)
	if mine == nil || theirs == nil || mine.Flags&rules.FlagBegins == 0 || theirs.Flags&rules.FlagBegins != 0 || mine.Who != theirs.Whom || mine.Whom != theirs.Who {
		return 0, 0, false
	}
	return begins, reply, true
}

// contested is the slip of an opposed check that was rolled: both dice with
// their modifiers and who won (MAN-01).
func (b *battle) contested(i int) *hud.Slip {
	begins, reply, ok := b.matchContests(i)
	if !ok {
		return nil
	}
	mine, theirs := &b.log.records[begins].events[0], &b.log.records[reply].events[0]
	s := &hud.Slip{
		Weapon: b.T("%[1]s: %[2]s", b.nameOf(mine.Who), b.Key("verb."+mine.Verb.String())), Target: b.nameOf(mine.Whom), Side: int(b.e.Creatures[mine.Whom].Side), Bare: true,
		Chance: number(int(mine.B)), Needs: b.T("opposed check lost"), Against: b.T("%[1]d against %[2]d", int(mine.B), int(theirs.B)),
	}
	switch {
	case mine.B == theirs.B && mine.C == theirs.C:
		s.Needs = b.T("equal: rolled again")
	case theirs.Flags&rules.FlagHit == 0:
		s.Needs = b.T("opposed check won")
	}
	for _, ev := range [...]*rules.Event{mine, theirs} {
		s.Parts = append(s.Parts, hud.Part{Title: b.T("%[1]s: %[2]s", b.nameOf(ev.Who), number(int(ev.B))), Lines: []hud.Line{
			{Value: number(int(ev.A)), Words: b.T("rolled"), Rule: rules.MAN01.String()},
			{Value: signed(int(ev.C)), Words: b.T("modifiers"), Rule: b.e.Rules.Verbs[ev.Verb].Cite.String()},
		}})
	}
	return s
}
