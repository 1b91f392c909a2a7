package view

import (
	"slices"

	"tenaille/rules"
)

// unnamed takes out of the facts whatever else names creatures not in the set: their
// effects, what they hold, who of them has which place in the order: a side counts the
// turns that go by, no more. Grips stay: whoever is held feels it.
func unnamed(f *rules.Facts, set uint64) {
	hide := func(id *rules.ID) {
		if *id != rules.Nobody && set>>*id&1 == 0 {
			*id = rules.Nobody
		}
	}
	f.Effects = slices.DeleteFunc(f.Effects, func(x rules.Effect) bool { return set>>x.Who&1 == 0 })
	for i := range f.Effects {
		f.Effects[i] = anonymous(f.Effects[i], func(id rules.ID) bool { return set>>id&1 == 1 })
	}
	f.Items = slices.DeleteFunc(f.Items, func(it rules.Item) bool { return set>>it.Owner&1 == 0 })
	for i := range f.Items {
		if it := &f.Items[i]; it.Holder != rules.Nobody && set>>it.Holder&1 == 0 {
			// Its owner knows no more than that it has not got it.
			it.Holder, it.At = it.Owner, f.Combatants[it.Owner].At
		}
	}
	for i := range f.Combatants {
		f.Combatants[i].Taken &= set
		f.Combatants[i].Located &= set
	}
	var strangers uint64 // who has a place in the order; which of them has which is not told
	for _, id := range f.Order[:f.Ordered] {
		strangers |= 1 << id &^ set
	}
	for i, id := range f.Order[:f.Ordered] {
		if set>>id&1 == 0 {
			f.Order[i] = rules.First(strangers)
			strangers &= strangers - 1
		}
	}
	for i := range f.Quest.Tokens {
		if t := &f.Quest.Tokens[i]; t.Holder != rules.Nobody && set>>t.Holder&1 == 0 {
			*t = rules.Token{Holder: rules.Nobody, At: rules.Nowhere} // somebody has it, or it lies where none looks
		}
	}
	hide(&f.Last)
	hide(&f.Phase.Lead)
}

// unread takes out of an encounter what creatures of other sides keep to themselves
// though they are seen: what they are ready for, and the answers they may yet give by
// it (INI-08), and what their Hide came to (STL-01).
func unread(e *rules.Encounter, side int) {
	for id := range e.Count() {
		if int(e.Creatures[id].Side) != side {
			c := &e.Facts.Combatants[id]
			c.Readied, c.HideTotal = rules.Readied{}, 0
		}
	}
	a := &e.Agenda
	n := 0
	for i, s := range a.Steps {
		waits := e.Rules.Questions[s.Op].Name == rules.AskReadied && int(e.Creatures[s.Who].Side) != side
		if !waits || i == len(a.Steps)-1 { // who is asked now is known
			a.Steps[n] = s
			n++
		}
	}
	a.Steps = a.Steps[:n]
}

// untold takes out of an encounter what a side is not told of its story: goals of
// others that are hidden, and the scenes to come (SKI-19).
func untold(e *rules.Encounter, side int) {
	sc := *e.Scenario
	sc.Scenes = nil
	sc.Objectives = slices.Clone(sc.Objectives)
	for i := range sc.Objectives {
		if !e.Known(i, side) {
			sc.Objectives[i] = rules.Objective{Side: sc.Objectives[i].Side, Zone: -1, Token: -1, Optional: true}
		}
	}
	e.Facts.Quest.Played = 0
	e.Scenario = &sc
}

// plotted reports whether there are goals that not everybody is told of. What
// scenes bring nobody is told, whichever side is asked.
func plotted(e *rules.Encounter) bool {
	return slices.ContainsFunc(e.Objectives, func(o rules.Objective) bool { return o.Hidden })
}

// anonymous is an effect on one whom a side knows, without those it does not know.
func anonymous(x rules.Effect, knows func(rules.ID) bool) rules.Effect {
	if x.By != rules.Nobody && !knows(x.By) {
		x.By = rules.Nobody
	}
	if x.Against != rules.Nobody && !knows(x.Against) {
		x.Against = rules.Nobody
	}
	return x
}

// forgotten takes off the agenda what creatures not in the set are about to do, and
// with it what waits for that: nothing is left then but what the side is asked.
func forgotten(e *rules.Encounter, set uint64) {
	a := &e.Agenda
	strange := func(id rules.ID) bool { return id != rules.Nobody && set>>id&1 == 0 }
	n := len(a.Steps)
	if n == 0 {
		a.Blow, a.Action = rules.Frame{}, rules.Action{By: rules.Nobody, On: rules.Nobody} // read by pending steps alone
		return
	}
	unknown := strange(a.Blow.Attacker) || strange(a.Blow.Target) || strange(a.Action.By) || strange(a.Action.On) || a.Action.Verb == rules.Aid && strange(a.Action.Ally)
	for i := range a.Steps {
		unknown = unknown || strange(a.Steps[i].Who) || strange(a.Steps[i].Whom)
	}
	if !unknown {
		return
	}
	a.Steps = append(a.Steps[:0], a.Steps[n-1])
	a.Blow, a.Action = rules.Frame{}, rules.Action{By: rules.Nobody, On: rules.Nobody}
	if top := &a.Steps[0]; strange(top.Whom) {
		if asked, _ := e.Question(); asked == rules.AskActNow {
			top.Whom = rules.Nobody // whose turn has ended
		}
	}
}
