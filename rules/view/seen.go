package view

import "tenaille/rules"

// Seen returns an event as a side perceived it; ok is false when it perceived
// nothing. before and after are the side's views around the event.
func Seen(ev rules.Event, before, after *View) (seen rules.Event, ok bool) {
	knows := func(id rules.ID) bool { return id == rules.Nobody || before.Knows(id) || after.Knows(id) }
	if !knows(ev.Who) {
		return rules.Event{}, false
	}
	switch ev.Kind {
	case rules.GoalFailed, rules.GoalReached:
		if side := after.Side; side != Everyone && (int(ev.A) >= len(after.enc.Objectives) || after.enc.Objectives[ev.A].Kind == rules.NoGoal) {
			return rules.Event{}, false
		}
	case rules.SceneBegan:
		return ev, after.Side == Everyone
	}
	// What an enemy is ready for is its own affair (INI-08).
	if ev.Kind == rules.Waited && ev.Cite == rules.INI08 && !after.own(ev.Who) {
		return rules.Event{}, false
	}
	if ev.Kind == rules.EffectBegan || ev.Kind == rules.EffectAged || ev.Kind == rules.EffectEnded {
		if !knows(ev.Effect.Who) {
			return rules.Event{}, false
		}
		ev.Effect = anonymous(ev.Effect, knows)
	}
	if !knows(ev.Whom) {
		ev.Whom, ev.Report = rules.Nobody, nil
		return ev, faceless(&ev)
	}
	secret(&ev, after)
	return ev, true
}

// secret takes out of an event what a side is not told of those it knows: what
// an enemy's Hide comes to, and how hard one is to notice that it does not
// notice (STL-01, LIM-02), what an enemy is ready for, and where (INI-08).
func secret(ev *rules.Event, side *View) {
	if side.Side == Everyone || ev.Who == rules.Nobody {
		return
	}
	own := side.own(ev.Who)
	switch {
	case ev.Kind == rules.HideRolled && !own:
		ev.A, ev.B, ev.Report = 0, 0, nil
	case ev.Kind == rules.ReadyMade && !own:
		*ev = rules.Event{Kind: ev.Kind, Who: ev.Who, Whom: ev.Whom, Cite: ev.Cite}
	case ev.Kind == rules.ActionTaken && ev.Verb == rules.Ready && !own:
		ev.Weapon, ev.To = 0, rules.Event{}.To
	case ev.Kind == rules.SpotRolled && own && (ev.Whom == rules.Nobody || ev.Flags&rules.FlagHit == 0):
		ev.C = 0
		if ev.Report != nil {
			own := *ev.Report
			own.Against, ev.Report = 0, &own
		}
	}
}

// own reports whether a creature's secrets are the side's: those of its own, and
// all to an onlooker.
func (v *View) own(id rules.ID) bool {
	return v.Side == Everyone || int(v.enc.Creatures[id].Side) == v.Side
}

// faceless leaves of an event whose other party the side does not know what can
// still happen to its copy of the facts; it reports whether anything is left.
func faceless(ev *rules.Event) bool {
	switch ev.Kind {
	case rules.OpportunityForgotten, rules.WentHidden, rules.Noticed, rules.SpotRolled, rules.GripGained, rules.GripLost, rules.PinWon, rules.PinLost:
		return false // they are about both parties alone, or tell of somebody unseen
	case rules.OpportunityTaken:
		ev.A = 0
	case rules.Resumed:
		ev.A = -1
	case rules.ReadyUsed:
		ev.Whom = ev.Who
	case rules.ItemTaken:
		// Of what lay there the side knows nothing, but it sees a weapon in a hand.
		ev.Whom, ev.Weapon = ev.Who, int8(ev.A-1)
		return ev.A > 0
	case rules.ItemDropped:
		return false // it never knew of it
	}
	return true
}
