package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// finishes turns the slip of an attack on one who is down already into what is
// left to ask: how likely it dies of it, and after how many hit points (HP-04).
func (sl *Slips) finishes(s *model.Slip, o odds.Attack, left int) {
	s.Mean = sl.T("on average %[1]s, misses included; dies after %[2]s HP", sl.Mean(o.Mean.Float()), sl.Number(left))
	s.Kill = sl.kills(&o)
	s.Outcomes = sl.outcomes(&o)
	if fells := sl.fells(&o); fells != "" {
		s.Outcomes.Tip.Text = strings.Replace(s.Outcomes.Tip.Text, fells, s.Kill, 1)
	}
}

// dying is how many hit points one who is down at hp still has until death (HP-04),
// 0 where an attack does not ask that: it fights on (HP-02).
func (sl *Slips) dying(on rules.ID, hp int) int {
	if !combat.Down(sl.E, on, hp) || sl.E.Rules.Attack.Removed {
		return 0
	}
	return max(hp+sl.E.DeathThreshold(on), 0)
}

// kills is how likely an attack on one who is down kills it, empty where it cannot.
func (sl *Slips) kills(o *odds.Attack) string {
	if o.Drops.Float() == 0 {
		return ""
	}
	return sl.T("kills %[1]s", sl.Chance(o.Drops))
}

// fate is how likely an attack fells its target, or kills one who is down already.
func (sl *Slips) fate(fr *rules.Frame, o *odds.Attack, on rules.ID) string {
	left := sl.dying(on, int(sl.E.Facts.Combatants[on].HP))
	if left == 0 {
		return sl.fells(o)
	}
	dead := odds.OfDeath(fr, left)
	return sl.kills(&dead)
}

// stoodThen heads the slip of a past roll with the hit points before it and
// after: what has come since is not part of it.
func (ro Rolls) stoodThen(s *model.Slip, r *Record) {
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
	if u.Count = ro.T("then %[1]s of %[2]s HP", ro.Number(after), ro.Number(u.Max)); after != r.Hp {
		u.Count = ro.T("%[1]s → %[2]s of %[3]s HP", ro.Number(r.Hp), ro.Number(after), ro.Number(u.Max))
	}
}
