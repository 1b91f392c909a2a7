package plan

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// isTarget reports whether the cursor stops at a creature: one that the draft
// may be aimed at, or an enemy who can still fight.
func (t *Turn) isTarget(id rules.ID) bool {
	if t.Wanted.Mode == VerbMode && t.Wanted.Draft.Aims(t) == AimsCreature {
		w := t.Wanted.Draft
		return len(w.Meant(t, w.Candidates(t), &Pointer{Cell: t.E.Space(id).At, OnMap: true, Who: id})) > 0
	}
	if t.Wanted.Mode == FireMode && t.Wanted.Fire.On != rules.Nobody {
		return id == t.Wanted.Fire.On || t.Lenders(t.Wanted.Fire.On)>>id&1 == 1
	}
	return t.E.Hostile(id, t.Now.Who) && t.E.Present(id) && !t.E.Rules.Attack.Defeated(t.E, id)
}

// Stops are the creatures that the cursor goes to one after another: the
// targets and the own figures that may be activated instead (SKI-15). The
// figures come first while there is one to choose, or no attack left to aim.
func (t *Turn) Stops() []rules.ID {
	var targets, own []rules.ID
	for id := range t.E.Count() {
		switch {
		case t.isTarget(id):
			targets = append(targets, id)
		case t.Wanted.Mode == FreeMode && id != t.Now.Who && t.MayBegin(id):
			own = append(own, id)
		}
	}
	if !Begun(t.E, t.Now.Who) || t.BudgetOf(t.Now.Who).Standard == 0 {
		return append(own, targets...)
	}
	return append(targets, own...)
}

// NextStop goes on to the next of the creatures that the cursor goes to, or to the one
// before; Nobody when there is none.
func (t *Turn) NextStop(step int) rules.ID {
	list := t.Stops()
	if t.Now.Who == rules.Nobody || len(list) == 0 {
		return rules.Nobody
	}
	at := slices.Index(list, t.Wanted.Stop)
	switch {
	case at >= 0:
		at += step
	case step < 0:
		at = -1
	default: // the first after the one that is gone
		at = max(slices.IndexFunc(list, func(id rules.ID) bool { return id > t.Wanted.Stop }), 0)
	}
	t.Wanted.Stop = list[(at+len(list))%len(list)]
	return t.Wanted.Stop
}

// StandsAt is the creature on a square, Nobody for none; the living before the
// dead.
func StandsAt(e *rules.Encounter, c grid.Cell) rules.ID {
	for id := range e.Count() {
		if e.Present(id) && e.Space(id).Contains(c) {
			return id
		}
	}
	return rules.Nobody
}
