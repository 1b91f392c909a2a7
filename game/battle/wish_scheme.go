package battle

import (
	"slices"

	"tenaille/game/sound"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// contriveWish works out what the wish would come to at the hovered place.
func (b *battle) contriveWish(w *wish) scheme {
	p := scheme{target: rules.Nobody, from: b.e.Space(b.sit.who), wished: w.verb, power: w.power}
	list := b.targeted(w)
	if len(list) == 0 {
		b.refuseWish(w, &p)
		return p
	}
	act, view := b.best(list)
	p.planned, p.view, p.acts, p.refusal = true, &view, []rules.Action{act}, view.Refusal
	p.open = b.undecided(w, list)
	fill(b.e, &p, &act)
	return p
}

// targeted are the actions of a wish at the hovered place, or at the target
// that is already fixed.
func (b *battle) targeted(w *wish) []rules.Action {
	list := b.candidates(w)
	switch b.aims(w) {
	case aimsNothing:
		return list
	case aimsAnywhere:
		return b.anywhere(w)
	}
	h := b.hover
	if w.fixed && b.twofold(w) {
		list = b.meant(w, list, &h)
		for i := range list {
			list[i].Cell = w.cell
		}
		return list
	}
	if w.fixed {
		h = hover{cell: w.cell, onMap: true, who: w.on}
	}
	if !h.onMap {
		return nil
	}
	list = b.meant(w, list, &h)
	if f := w.late(); f >= 0 {
		list = settled(list, &w.place().facets[f], w.picks[f])
		if w.fixed && w.place().facets[f].kind == allyFacet {
			if of := ofAlly(b.e, list, b.hover.who); len(of) > 0 {
				list = of
			}
		}
	}
	if len(list) == 0 && w.verb == rules.Power && b.aims(w) == aimsCreature && h.who != rules.Nobody { // friends too, if the player wants to
		a := rules.Action{Verb: rules.Power, By: b.sit.who, On: h.who, Option: uint8(w.power), Cell: b.e.Space(h.who).At}
		if b.e.Check(&a).OK() {
			list = append(list, a)
		}
	}
	return list
}

// settled keeps what a choice leaves, everything as long as none is made.
func settled(list []rules.Action, f *facet, p pick) []rules.Action {
	if !p.made {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(a rules.Action) bool { return f.key(&a) != p.key })
}

func ofAlly(e *rules.Encounter, list []rules.Action, who rules.ID) []rules.Action {
	return slices.DeleteFunc(slices.Clone(list), func(a rules.Action) bool { return a.Ally != who })
}

// anywhere composes the action of a wish that may be aimed at any square.
func (b *battle) anywhere(w *wish) []rules.Action {
	if !b.hover.onMap {
		return nil
	}
	a := rules.Action{Verb: w.verb, By: b.sit.who, On: rules.Nobody, Cell: b.hover.cell}
	if w.verb == rules.Power {
		a.Option = uint8(w.power)
	} else if list := b.candidates(w); len(list) > 0 {
		a = list[0]
		a.Cell = b.hover.cell
	}
	if !b.e.Check(&a).OK() {
		return nil
	}
	return []rules.Action{a}
}

// late is the place of the facet that is chosen after the target, -1 for none.
func (w *wish) late() int {
	return slices.IndexFunc(w.place().facets, func(f facet) bool { return f.late })
}

// undecided reports whether actions that a click means differ in a late facet.
func (b *battle) undecided(w *wish, list []rules.Action) bool {
	if b.twofold(w) {
		return !w.fixed
	}
	f := w.late()
	return f >= 0 && slices.ContainsFunc(list, func(a rules.Action) bool {
		return w.place().facets[f].key(&a) != w.place().facets[f].key(&list[0])
	})
}

// fill writes way, target and attacks of a previewed action into a scheme.
func fill(e *rules.Encounter, p *scheme, a *rules.Action) {
	v := p.view
	p.target, p.reactors = a.On, v.Reactors
	if a.Verb == rules.PickUp || a.Verb == rules.Power && len(v.Area) > 0 {
		p.target = rules.Nobody // On is the owner, or happens to stand there
	}
	for i := range v.Strikes {
		s := &v.Strikes[i]
		p.strikes = append(p.strikes, blow{s.On, s.Weapon, s.Aim, s.Odds})
	}
	if !v.Moves || len(v.Path) == 0 {
		return
	}
	at := e.Space(a.By)
	p.path = append([]grid.Cell{at.At}, v.Path...)
	p.provoked = slices.DeleteFunc(slices.Clone(v.Way.Opportunities), func(o combat.Provoked) bool {
		return slices.Contains(v.Reactors, o.By) && combat.OpportunitiesLeft(e, o.By) < 2 // the one it has is told of already
	})
	p.from.At = v.Path[len(v.Path)-1]
	var steps []grid.Dir
	for i := 1; i < len(p.path); i++ {
		if d, ok := grid.DirBetween(p.path[i-1], p.path[i]); ok {
			steps = append(steps, d)
		}
	}
	p.costs = costs(e, a.By, at, steps)
}

// refuseWish says why nothing can be done at the hovered place: for what aims
// at somebody only where somebody stands.
func (b *battle) refuseWish(w *wish, p *scheme) {
	if !b.hover.onMap || w.fixed {
		return
	}
	a, ok := b.attempt(w, &b.hover)
	if !ok {
		return
	}
	p.planned = true
	if p.refusal = b.e.Check(&a); p.refusal.OK() {
		p.refusal = rules.Refuse(b.e.Rules.Verbs[w.verb].Cite)
	}
	if b.aims(w) == aimsWay && p.refusal.Cite != rules.ACT01 {
		if r, no := b.sit.first[w.verb]; no {
			p.refusal = r
		} else {
			p.refusal = b.whyNotThere(b.hover.cell)
		}
	}
	if a.On != rules.Nobody {
		view := b.foresee(&a)
		p.view, p.target = view, a.On
		for i := range view.Strikes {
			s := &view.Strikes[i]
			p.strikes = append(p.strikes, blow{s.On, s.Weapon, s.Aim, s.Odds})
		}
	}
}

// attempt is the action that a click would try where the rules list none, to
// ask them why; ok is false where the wish has nothing to do with the place.
func (b *battle) attempt(w *wish, h *hover) (a rules.Action, ok bool) {
	id := b.sit.who
	a = rules.Action{Verb: w.verb, By: id, On: rules.Nobody, Weapon: b.weaponFor(id, w.verb), Cell: h.cell}
	for i, f := range w.place().facets {
		if w.picks[i].made && f.kind == weaponFacet {
			a.Weapon = int8(w.picks[i].key)
		}
	}
	if w.power >= 0 {
		a.Option = uint8(w.power)
	}
	switch b.aims(w) {
	case aimsCreature:
		if h.who == rules.Nobody || h.who == id || !b.e.Present(h.who) && w.verb != rules.FirstAid {
			return a, false
		}
		friendly := w.verb == rules.FirstAid || w.verb == rules.Wake || w.verb == rules.Power
		if !b.e.Hostile(id, h.who) && !friendly {
			return a, false
		}
		a.On = h.who
	case aimsWay:
		if b.e.Space(id).Contains(h.cell) {
			return a, false
		}
		if w.verb != rules.Power { // an ability that is a move is aimed at nobody
			a.On = h.who
		}
	}
	switch w.verb {
	case rules.FullAttack:
		a.Blows[0], a.NBlows = rules.Blow{Weapon: a.Weapon, On: a.On}, 1
	case rules.Aid:
		a.Option = 1
		if a.Ally = someFriend(b.e, id); a.Ally == rules.Nobody {
			return a, false
		}
	}
	return a, true
}

// weaponFor is what a creature would do a verb with: bare hands where it is
// meant for them, else what is in hand.
func (b *battle) weaponFor(id rules.ID, v rules.Verb) int8 {
	switch v {
	case rules.Grapple, rules.BullRush, rules.GrappleDamage, rules.GrapplePin, rules.Trip:
		return rules.UnarmedWeapon
	case rules.Net:
		return rules.NetWeapon
	}
	return b.inHand(id, v == rules.Disarm || v == rules.Aid || v == rules.Charge)
}

func someFriend(e *rules.Encounter, of rules.ID) rules.ID {
	for id := range e.Count() {
		if id != of && e.Present(id) && !e.Hostile(of, id) {
			return id
		}
	}
	return rules.Nobody
}

// shownWish is the wish as chips and palette show it: one under the pointer or
// with the focus counts as if it were chosen; ok is false when there is none.
func (b *battle) shownWish() (w wish, ok bool) {
	if e, found := b.pointedEntry(); found {
		w = newWish(e.verb, e.power)
		if rows[e.verb].mode == modeVerb && b.aims(&w) == aimsNothing {
			return w, true
		}
		return w, false
	}
	if b.mode != modeVerb {
		return w, false
	}
	if w = b.wish; w.deliberate() {
		return w, true // a pointer that rests on a chip has chosen nothing
	}
	for _, id := range [...]string{b.hot, b.focus} {
		if f, key, found := b.chipOfID(id); found {
			w.picks[f] = pick{true, key}
			break
		}
	}
	return w, true
}

// actWish does what is planned of a wish, or goes on to what is still to be
// chosen after the target.
func (b *battle) actWish() {
	w := &b.wish
	if b.aims(w) == aimsNothing && b.hover.onMap && !b.hover.keys && !b.e.Space(b.sit.who).Contains(b.hover.cell) {
		b.tell(b.T("Choose above the action bar."), "")
		return
	}
	if b.aim.open {
		b.openLate()
		return
	}
	if b.hesitates() {
		return
	}
	b.Sound.Play(sound.Select)
	b.order(b.aim.acts...)
}

// openLate fixes the target and asks for what depends on it.
func (b *battle) openLate() {
	w, a := &b.wish, &b.aim.acts[0]
	if w.fixed {
		b.tell(b.T("Choose above the action bar."), "")
		return
	}
	w.fixed, w.on, w.cell = true, a.On, a.Cell
	if b.hover.onMap {
		w.cell = b.hover.cell
		w.on = b.hover.who
	}
	b.focus = ""
	if rows := b.chipRows(); !b.twofold(w) && b.Devices.Last() != 0 && len(rows) > 0 && len(rows[len(rows)-1].chips) > 0 {
		b.focus = rows[len(rows)-1].chips[0].ID
	}
	b.Sound.Play(sound.Select)
	b.plot()
}
