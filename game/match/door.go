package match

import (
	"tenaille/rules"
	"tenaille/rules/view"
)

// A side knows a door as it last saw it. That is memory, and no fact: the facts hold
// how the doors are, a view what is seen of it now. So it lies here, with the rest
// of what a side has perceived: a door that turns out to have been opened or closed
// out of sight is perceived as nobody's deed when it is seen, and what a side takes
// for open follows from what it has perceived alone.

// door reports whether an event opens or closes a door.
func door(ev *rules.Event) bool { return ev.Kind == rules.DoorOpened || ev.Kind == rules.DoorClosed }

// look has a side perceive every door that is not as it took it to be and that it
// sees now. seen is what it perceived of the event that has just happened, if ok.
func (e *ear) look(truth *rules.Encounter, side int, seen *rules.Event, ok bool) {
	now := view.Doors(truth, side, e.doors)
	for news, n := now^e.doors, int16(1); news != 0; news, n = news>>1, n+1 {
		if news&1 == 0 {
			continue
		}
		ev := rules.Event{Kind: rules.DoorClosed, Who: rules.Nobody, Whom: rules.Nobody, A: n, Cite: rules.ACT30}
		if now>>(n-1)&1 == 1 {
			ev.Kind = rules.DoorOpened
		}
		if ok && seen.Kind == ev.Kind && seen.A == n {
			ev = *seen
		}
		e.heard = append(e.heard, ev)
	}
	e.doors = now
}

// unlook forgets what was seen of doors after so many events.
func (e *ear) unlook(events int) {
	for i := len(e.heard) - 1; i >= events; i-- {
		if ev := &e.heard[i]; door(ev) {
			e.doors ^= 1 << (ev.A - 1)
		}
	}
}

// mind keeps what the sides know of doors where nothing that they perceive is kept.
func (m *Match) mind(rules.Event) {
	for side := range m.players {
		e := &m.ears[side]
		e.doors = view.Doors(m.course.Encounter(), side, e.doors)
	}
}

// within is an action as far as the doors let it come: a way through one that its
// side takes for open and that is closed ends before it. The action is no other than
// the one asked for where nothing of that kind stands in its way.
func (m *Match) within(a rules.Action) rules.Action {
	if a.Path.Len() == 0 || m.clear() || a.By < 0 || a.By >= m.course.Encounter().Count() {
		return a
	}
	side := int(m.course.Encounter().Creatures[a.By].Side)
	if shut := m.ears[side].doors &^ m.course.Encounter().Facts.OpenDoors; shut == 0 {
		return a
	}
	return asFar(m, side, a)
}

// asFar is an action as far as the first door that its side takes for open.
func asFar(m *Match, side int, a rules.Action) rules.Action {
	if m.course.Check(&a).OK() || !m.View(side).Check(&a).OK() {
		return a
	}
	for n := a.Path.Len() - 1; n > 0; n-- {
		b := a
		b.Path = rules.Path{}
		b.Cell = m.course.Encounter().Facts.Combatants[a.By].At
		for i := range n {
			b.Path.Add(a.Path.Step(i))
			b.Cell = b.Cell.Step(a.Path.Step(i))
		}
		if m.course.Check(&b).OK() {
			return b
		}
	}
	return a
}
