package plan

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Propose works out what the draft would come to at the hovered place.
func (w *Draft) Propose(t *Turn) Proposal {
	p := Proposal{Target: rules.Nobody, From: t.E.Space(t.Now.Who), Drafted: w.Verb, Power: w.Power}
	list := w.targeted(t)
	if len(list) == 0 {
		w.refuse(t, &p)
		return p
	}
	act, view := t.Best(list)
	p.Planned, p.View, p.Acts, p.Refusal = true, &view, []rules.Action{act}, view.Refusal
	p.Open = w.undecided(t, list)
	fill(t.E, &p, &act)
	return p
}

// targeted are the actions of a draft at the hovered place, or at the target
// that is already fixed.
func (w *Draft) targeted(t *Turn) []rules.Action {
	list := w.Candidates(t)
	switch w.Aims(t) {
	case AimsNothing:
		return list
	case AimsAnywhere:
		return w.anywhere(t)
	}
	h := t.Wanted.Pointer
	if w.Fixed && w.Twofold(t) {
		list = w.Meant(t, list, &h)
		for i := range list {
			list[i].Cell = w.Cell
		}
		return list
	}
	if w.Fixed {
		h = Pointer{Cell: w.Cell, OnMap: true, Who: w.On}
	}
	if !h.OnMap {
		if w.Verb != rules.Power || w.Aims(t) != AimsCreature || w.Fixed {
			return nil
		}
		h.Who = bestVictim(t, list) // what is aimed is shown before anything is pointed at
	}
	list = w.Meant(t, list, &h)
	if f := w.Late(); f >= 0 {
		list = settled(list, &w.Row().Facets[f], w.Picks[f])
		if w.Fixed && w.Row().Facets[f].Kind == AllyFacet {
			if of := ofAlly(t.E, list, t.Wanted.Pointer.Who); len(of) > 0 {
				list = of
			}
		}
	}
	if len(list) == 0 && w.Verb == rules.Power && w.Aims(t) == AimsCreature && h.Who != rules.Nobody { // friends too, if the player wants to
		a := rules.Action{Verb: rules.Power, By: t.Now.Who, On: h.Who, Option: uint8(w.Power), Cell: t.E.Space(h.Who).At}
		if t.E.Check(&a).OK() {
			list = append(list, a)
		}
	}
	return list
}

// settled keeps what a choice leaves, everything as long as none is made.
func settled(list []rules.Action, f *facet, p Pick) []rules.Action {
	if !p.Made {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(a rules.Action) bool { return f.Key(&a) != p.Key })
}

func ofAlly(e *rules.Encounter, list []rules.Action, who rules.ID) []rules.Action {
	return slices.DeleteFunc(slices.Clone(list), func(a rules.Action) bool { return a.Ally != who })
}

// anywhere composes the action of a draft that may be aimed at any square.
func (w *Draft) anywhere(t *Turn) []rules.Action {
	a := rules.Action{Verb: w.Verb, By: t.Now.Who, On: rules.Nobody, Cell: t.Wanted.Pointer.Cell}
	if !t.Wanted.Pointer.OnMap {
		ok := false
		if w.Verb == rules.Power { // what is aimed is shown before anything is pointed at
			a.Cell, ok = bestPlace(t, w.Power)
		}
		if !ok {
			return nil
		}
	}
	if w.Verb == rules.Power {
		a.Option = uint8(w.Power)
	} else if list := w.Candidates(t); len(list) > 0 {
		a = list[0]
		a.Cell = t.Wanted.Pointer.Cell
	}
	if !t.E.Check(&a).OK() {
		return nil
	}
	return []rules.Action{a}
}

// Late is the place of the facet that is chosen after the target, -1 for none.
func (w *Draft) Late() int {
	return slices.IndexFunc(w.Row().Facets, func(f facet) bool { return f.Late })
}

// undecided reports whether actions that a click means differ in a late facet.
func (w *Draft) undecided(t *Turn, list []rules.Action) bool {
	if w.Twofold(t) {
		return !w.Fixed
	}
	f := w.Late()
	return f >= 0 && slices.ContainsFunc(list, func(a rules.Action) bool {
		return w.Row().Facets[f].Key(&a) != w.Row().Facets[f].Key(&list[0])
	})
}

// fill writes way, target and attacks of a previewed action into a proposal.
func fill(e *rules.Encounter, p *Proposal, a *rules.Action) {
	v := p.View
	p.Target, p.Reactors = a.On, v.Reactors
	if a.Verb == rules.PickUp || a.Verb == rules.Power && len(v.Area) > 0 {
		p.Target = rules.Nobody // On is the owner, or happens to stand there
	}
	p.Strikes = append(p.Strikes, v.Strikes...)
	if !v.Moves || len(v.Path) == 0 {
		return
	}
	at := e.Space(a.By)
	p.Path = append([]grid.Cell{at.At}, v.Path...)
	p.Provoked = slices.DeleteFunc(slices.Clone(v.Way.Opportunities), func(o combat.Provoked) bool {
		return slices.Contains(v.Reactors, o.By) && combat.OpportunitiesLeft(e, o.By) < 2 // the one it has is told of already
	})
	p.From.At = v.Path[len(v.Path)-1]
	var steps []grid.Dir
	for i := 1; i < len(p.Path); i++ {
		if d, ok := grid.DirBetween(p.Path[i-1], p.Path[i]); ok {
			steps = append(steps, d)
		}
	}
	p.Costs = stepCosts(e, a.By, at, steps)
}

// refuse says why nothing can be done at the hovered place: for what aims
// at somebody only where somebody stands.
func (w *Draft) refuse(t *Turn, p *Proposal) {
	if !t.Wanted.Pointer.OnMap || w.Fixed {
		return
	}
	a, ok := w.Attempt(t, &t.Wanted.Pointer)
	if !ok {
		return
	}
	p.Planned = true
	if p.Refusal = t.E.Check(&a); p.Refusal.OK() {
		p.Refusal = rules.Refuse(t.E.Rules.Verbs[w.Verb].Cite)
	}
	if w.Aims(t) == AimsWay && p.Refusal.Cite != rules.ACT01 {
		if r, no := t.Now.Known.First[w.Verb]; no {
			p.Refusal = r
		} else {
			p.Refusal = t.whyNotThere(t.Wanted.Pointer.Cell)
		}
	}
	if a.On != rules.Nobody {
		view := t.Foresee(&a)
		p.View, p.Target = view, a.On
		p.Strikes = append(p.Strikes, view.Strikes...)
	}
}

// Attempt is the action that a click would try where the rules list none, to
// ask them why; ok is false where the draft has nothing to do with the place.
func (w *Draft) Attempt(t *Turn, h *Pointer) (a rules.Action, ok bool) {
	id := t.Now.Who
	a = rules.Action{Verb: w.Verb, By: id, On: rules.Nobody, Weapon: t.weaponFor(id, w.Verb), Cell: h.Cell}
	for i, f := range w.Row().Facets {
		if w.Picks[i].Made && f.Kind == WeaponFacet {
			a.Weapon = int8(w.Picks[i].Key)
		}
	}
	if w.Power >= 0 {
		a.Option = uint8(w.Power)
	}
	switch w.Aims(t) {
	case AimsCreature:
		if h.Who == rules.Nobody || h.Who == id || !t.E.Present(h.Who) && w.Verb != rules.FirstAid {
			return a, false
		}
		friendly := w.Verb == rules.FirstAid || w.Verb == rules.Wake || w.Verb == rules.Power
		if !t.E.Hostile(id, h.Who) && !friendly {
			return a, false
		}
		a.On = h.Who
	case AimsWay:
		if t.E.Space(id).Contains(h.Cell) {
			return a, false
		}
		if w.Verb != rules.Power { // an ability that is a move is aimed at nobody
			a.On = h.Who
		}
	}
	switch w.Verb {
	case rules.FullAttack:
		a.Blows[0], a.NBlows = rules.Blow{Weapon: a.Weapon, On: a.On}, 1
	case rules.Aid:
		a.Option = 1
		if a.Ally = someFriend(t.E, id); a.Ally == rules.Nobody {
			return a, false
		}
	}
	return a, true
}

// weaponFor is what a creature would do a verb with: bare hands where it is
// meant for them, else what is in hand.
func (t *Turn) weaponFor(id rules.ID, v rules.Verb) int8 {
	switch v {
	case rules.Grapple, rules.BullRush, rules.GrappleDamage, rules.GrapplePin, rules.Trip:
		return rules.UnarmedWeapon
	case rules.Net:
		return rules.NetWeapon
	}
	return t.InHand(id, v == rules.Disarm || v == rules.Aid || v == rules.Charge)
}

func someFriend(e *rules.Encounter, of rules.ID) rules.ID {
	for id := range e.Count() {
		if id != of && e.Present(id) && !e.Hostile(of, id) {
			return id
		}
	}
	return rules.Nobody
}
