package view

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Everyone is the side of an onlooker who sees everything.
const Everyone = -1

// View is an encounter as one side knows it.
type View struct {
	// Side is whose view it is, or Everyone.
	Side int
	enc  *rules.Encounter
	seen uint64 // creatures the side knows of now
	// passed is the last action that was found legal since it was made, none at first.
	passed rules.Action
}

// New returns what a side knows of an encounter. With fog off that is
// everything but the dice to come, which no encounter holds.
func New(e *rules.Encounter, side int) *View {
	v := &View{Side: side}
	v.Renew(e)
	return v
}

// Renew makes v anew from the encounter as it has become, reusing its space.
func (v *View) Renew(e *rules.Encounter) {
	if v.enc == nil {
		v.enc = e.Clone()
	} else {
		e.CopyTo(v.enc)
	}
	v.passed = rules.Action{}
	v.seen = known(e, v.Side)
	blank(v.enc, v.seen, v.Side)
	if v.Side != Everyone {
		unread(v.enc, v.Side)
		if e.HasQuest() {
			untold(v.enc, v.Side)
		}
	}
}

// known returns the creatures a side knows of: its own, and those one of its
// own sees; with fog off all but those who lie in ambush and whom none of its
// own has noticed (SUR-01).
func known(e *rules.Encounter, side int) (set uint64) {
	off := clearDay(e)
	for id := range e.Count() {
		switch {
		case side == Everyone, int(e.Creatures[id].Side) == side:
			set |= 1 << id
		case e.Facts.Combatants[id].Away == rules.Waiting: // it is not there yet (SKI-19)
		case off && !lurks(e, side, id), !off && spotted(e, side, id):
			set |= 1 << id
		}
	}
	return set
}

// Secret reports whether in an encounter a side may not know everything: there
// is fog, or somebody lay in ambush at the beginning. It is the same all along.
func Secret(e *rules.Encounter) bool {
	return !clearDay(e) || e.HasQuest() && plotted(e) || e.Rules.Sight.Ambush != nil && len(e.Setup.Ambush) > 0
}

// clearDay reports whether fog is off.
func clearDay(e *rules.Encounter) bool { return e.Setup.Fog == "" || e.Setup.Fog == "off" }

// lurks reports whether a creature lies in ambush and nobody of a side has
// noticed it.
func lurks(e *rules.Encounter, side int, id rules.ID) bool {
	c := &e.Facts.Combatants[id]
	if !c.Lurking || !c.Conditions.Has(rules.Hidden) {
		return false
	}
	for o := range e.Count() {
		if int(e.Creatures[o].Side) == side && e.Present(o) && c.HiddenFrom != 0 && c.HiddenFrom>>o&1 == 0 {
			return false
		}
	}
	return true
}

func spotted(e *rules.Encounter, side int, id rules.ID) bool {
	if !e.Present(id) {
		return true // a corpse hides nothing
	}
	for o := range e.Count() {
		if int(e.Creatures[o].Side) == side && e.Present(o) && attack.Sees(e, o, id) {
			return true
		}
	}
	return false
}

// found is what a side knows of a creature that it does not see: nothing, or where it is
// as long as one of its own has located it (STL-03).
func found(e *rules.Encounter, id rules.ID, side int) rules.Combatant {
	was, now := &e.Facts.Combatants[id], rules.Combatant{Absent: true}
	for o := range e.Count() {
		if was.Located>>o&1 == 1 && int(e.Creatures[o].Side) == side {
			now.Located, now.At = now.Located|1<<o, was.At
		}
	}
	return now
}

// blank takes out of an encounter whatever concerns creatures not in the set.
func blank(e *rules.Encounter, set uint64, side int) {
	hidden := false
	for id := range e.Count() {
		if set>>id&1 == 0 {
			hidden = true
			e.Facts.Combatants[id] = found(e, id, side)
		}
	}
	if !hidden {
		return
	}
	// One who hides cannot tell whether somebody unseen has noticed it (STL-01).
	for id := range e.Count() {
		if c := &e.Facts.Combatants[id]; c.HiddenFrom != 0 {
			for from := range e.Count() {
				if set>>from&1 == 0 && e.Hostile(from, id) {
					c.HiddenFrom |= 1 << from
				}
			}
		}
	}
	unnamed(&e.Facts, set)
	forgotten(e, set)
	sc := *e.Scenario
	sc.Setup = nil
	sc.Creatures = append([]rules.Creature(nil), sc.Creatures...)
	for id := range e.Count() {
		if set>>id&1 == 0 {
			sc.Creatures[id] = rules.Creature{Sheet: sc.Creatures[id].Sheet, Side: sc.Creatures[id].Side, Space: 1}
		}
	}
	e.Scenario = &sc
}

// Suppose has the side take doors for open, those of a set, and the others for
// closed.
func (v *View) Suppose(doors uint64) {
	v.enc.Facts.OpenDoors, v.passed = doors, rules.Action{}
}

// Knows reports whether the side knows of a creature now.
func (v *View) Knows(id rules.ID) bool { return v.seen>>id&1 == 1 }

// Encounter returns a copy of the encounter as the side knows it, to think
// with: what is done to it changes nothing. Creatures the side does not know
// of are absent from it.
func (v *View) Encounter() *rules.Encounter { return v.enc.Clone() }

// Read gives a function the encounter as the side knows it, to look at
// without a copy; it must not change it.
func (v *View) Read(look func(e *rules.Encounter)) { look(v.enc) }

// Legal appends the canonical actions of whoever is awaited, as far as the
// side knows, if it is one of the side's own.
func (v *View) Legal(dst []rules.Action) []rules.Action {
	if what, who := v.enc.Awaits(); what == rules.AwaitsNothing || v.Side != Everyone && int(v.enc.Creatures[who].Side) != v.Side {
		return dst
	}
	return v.enc.Legal(dst)
}

// Check says whether an action is legal as far as the side knows.
func (v *View) Check(a *rules.Action) rules.Refusal {
	r := v.enc.Check(a)
	if r.OK() {
		v.passed = *a
	}
	return r
}

// Passed reports whether an action is the last that Check has found legal since the view
// was made.
func (v *View) Passed(a *rules.Action) bool { return a.Verb != rules.NoVerb && v.passed == *a }
