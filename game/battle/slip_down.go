package battle

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// finishes turns the slip of an attack on one who is down already into what is
// left to ask: how likely it dies of it, and after how many hit points (HP-04).
func (b *battle) finishes(s *model.Slip, o odds.Attack, left int) {
	s.Mean = b.T("on average %[1]s, dies after %[2]s HP", b.Mean(o.Mean.Float()), b.Number(left))
	s.Kill = b.kills(&o)
	s.Outcomes = b.outcomes(&o)
	if fells := b.fells(&o); fells != "" {
		s.Outcomes.Tip.Text = strings.Replace(s.Outcomes.Tip.Text, fells, s.Kill, 1)
	}
}

// dying is how many hit points one who is down at hp still has until death (HP-04),
// 0 where an attack does not ask that.
func (b *battle) dying(on rules.ID, hp int) int {
	if hp > 0 || b.turn.E.Rules.Attack.Removed {
		return 0
	}
	return max(hp+b.turn.E.DeathThreshold(on), 0)
}

// kills is how likely an attack on one who is down kills it, empty where it cannot.
func (b *battle) kills(o *odds.Attack) string {
	if o.Drops.Float() == 0 {
		return ""
	}
	return b.T("kills %[1]s", b.Chance(o.Drops))
}

// fate is how likely an attack fells its target, or kills one who is down already.
func (b *battle) fate(fr *rules.Frame, o *odds.Attack, on rules.ID) string {
	left := b.dying(on, int(b.turn.E.Facts.Combatants[on].HP))
	if left == 0 {
		return b.fells(o)
	}
	dead := odds.OfDeath(fr, left)
	return b.kills(&dead)
}

// stoodThen heads the slip of a past roll with the hit points before it and
// after: what has come since is not part of it.
func (b *battle) stoodThen(s *model.Slip, r *record) {
	ev := &r.events[0]
	if s.Subject == nil || ev.Whom == rules.Nobody {
		return
	}
	after := r.hp
	for i := range r.events {
		if d := &r.events[i]; d.Kind == rules.Damaged && d.Who == ev.Whom {
			after -= int(d.A)
		}
	}
	u := s.Subject
	u.HP, u.Conditions = after, nil
	if u.Count = b.T("then %[1]s of %[2]s HP", b.Number(after), b.Number(u.Max)); after != r.hp {
		u.Count = b.T("%[1]s → %[2]s of %[3]s HP", b.Number(r.hp), b.Number(after), b.Number(u.Max))
	}
}
