package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// finishes turns the slip of an attack on one who is down already into what is
// left to ask: how likely it dies of it, and after how many hit points (HP-04).
func (te *Teller) finishes(s *model.Slip, o odds.Attack, left int) {
	s.Mean = te.T("on average %[1]s, dies after %[2]s HP", te.Mean(o.Mean.Float()), te.Number(left))
	s.Kill = te.kills(&o)
	s.Outcomes = te.outcomes(&o)
	if fells := te.Fells(&o); fells != "" {
		s.Outcomes.Tip.Text = strings.Replace(s.Outcomes.Tip.Text, fells, s.Kill, 1)
	}
}

// dying is how many hit points one who is down at hp still has until death (HP-04),
// 0 where an attack does not ask that.
func (te *Teller) dying(on rules.ID, hp int) int {
	if hp > 0 || te.E.Rules.Attack.Removed {
		return 0
	}
	return max(hp+te.E.DeathThreshold(on), 0)
}

// kills is how likely an attack on one who is down kills it, empty where it cannot.
func (te *Teller) kills(o *odds.Attack) string {
	if o.Drops.Float() == 0 {
		return ""
	}
	return te.T("kills %[1]s", te.Chance(o.Drops))
}

// fate is how likely an attack fells its target, or kills one who is down already.
func (te *Teller) fate(fr *rules.Frame, o *odds.Attack, on rules.ID) string {
	left := te.dying(on, int(te.E.Facts.Combatants[on].HP))
	if left == 0 {
		return te.Fells(o)
	}
	dead := odds.OfDeath(fr, left)
	return te.kills(&dead)
}

// StoodThen heads the slip of a past roll with the hit points before it and
// after: what has come since is not part of it.
func (te *Teller) StoodThen(s *model.Slip, r *Record) {
	ev := &r.Events[0]
	if s.Subject == nil || ev.Whom == rules.Nobody {
		return
	}
	after := r.Hp
	for i := range r.Events {
		if d := &r.Events[i]; d.Kind == rules.Damaged && d.Who == ev.Whom {
			after -= int(d.A)
		}
	}
	u := s.Subject
	u.HP, u.Conditions = after, nil
	if u.Count = te.T("then %[1]s of %[2]s HP", te.Number(after), te.Number(u.Max)); after != r.Hp {
		u.Count = te.T("%[1]s → %[2]s of %[3]s HP", te.Number(r.Hp), te.Number(after), te.Number(u.Max))
	}
}
