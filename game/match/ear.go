package match

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/view"
)

// ear is what one side, or an onlooker, knows and has perceived.
type ear struct {
	view, later *view.View
	stale       bool // the match has gone on since view was made
	heard       []rules.Event
	marks       []mark        // as it was before the actions that can be undone
	held        []rules.Event // the blow of one unseen, until it gives itself away
	sightings   []Sighting
	latest      []int // of each creature the place of its last sighting, from 1
	absence
	doors uint64 // those it takes for open, by what it has perceived
}

// mark is what taking an action back makes of an ear: how much it had heard, the blow
// it did not see yet, what it has missed.
type mark struct {
	heard int
	held  []rules.Event
	absence
}

// clear reports whether every side knows everything: then what is heard is
// the same for all and kept once, by the onlooker.
func (m *Match) clear() bool { return !m.Secret() }

// Secret reports whether a side may not know everything: there is fog of war, or
// the match began with an ambush. It is the same all along.
func (m *Match) Secret() bool { return view.Secret(m.course.Encounter()) }

// Foggy reports whether a side sees no more of the map than its own do.
func (m *Match) Foggy() bool { fog := m.Setup().Fog; return fog == "sight" || fog == "memory" }

// place returns the number of a side's ear; the onlooker's is the last.
func (m *Match) place(side int) int {
	if side < 0 || side >= len(m.players) {
		return len(m.players)
	}
	return side
}

// View returns what a side knows now, view.Everyone being an onlooker. It is
// valid until the next action and must not be kept.
func (m *Match) View(side int) *view.View {
	e := &m.ears[m.place(side)]
	switch {
	case e.view == nil:
		if m.place(side) == len(m.players) {
			side = view.Everyone
		}
		e.view = view.New(m.course.Encounter(), side)
	case e.stale:
		e.view.Renew(m.course.Encounter())
	}
	if !m.clear() && e.view.Side != view.Everyone {
		e.view.Suppose(e.doors)
	}
	e.stale = false
	return e.view
}

// Perceived returns all that a side has perceived since it had perceived from
// events, oldest first. The slice is to be read at once and not changed.
func (m *Match) Perceived(side, from int) []rules.Event {
	heard := m.log(side).heard
	return heard[min(max(from, 0), len(heard)):]
}

// Heard returns how many events a side has perceived so far.
func (m *Match) Heard(side int) int { return len(m.log(side).heard) }

func (m *Match) log(side int) *ear {
	if m.clear() {
		side = view.Everyone
	}
	return &m.ears[m.place(side)]
}

// hear tells every side what it perceives of an event.
func (m *Match) hear(ev rules.Event) {
	if m.told.afar && ev.Kind == rules.Edited {
		return
	}
	last := len(m.ears) - 1
	m.ears[last].heard = append(m.ears[last].heard, ev)
	if m.clear() {
		return
	}
	for side := range last {
		e := &m.ears[side]
		before := e.view
		if e.later == nil {
			e.later = view.New(m.course.Encounter(), side)
		} else {
			e.later.Renew(m.course.Encounter())
		}
		if before == nil { // the first event of all
			before = e.later
		}
		seen, ok := view.Seen(ev, before, e.later)
		if ok && !door(&ev) {
			e.heard = append(e.heard, seen)
		}
		e.look(m.course.Encounter(), side, &seen, ok)
		e.later.Suppose(e.doors)
		e.view, e.later = e.later, e.view
		m.sight(side)
		e.hold(&ev, ok)
	}
}

// hold keeps the rolls of a blow by one whom the side does not know of. If the blow
// gives it away they are perceived then, before what they lead to: whoever is struck
// out of hiding is told how (STL-02).
func (e *ear) hold(ev *rules.Event, perceived bool) {
	switch ev.Kind {
	case rules.AttackRolled, rules.MissChanceRolled, rules.ConfirmationRolled, rules.DamageRolled:
		if ev.Kind == rules.AttackRolled {
			e.held = e.held[:0]
		}
		if !perceived {
			e.held = append(e.held, *ev)
		}
	case rules.ConditionLost:
		if ev.Cite != rules.STL02 || len(e.held) == 0 || e.held[0].Who != ev.Who {
			return
		}
		for _, was := range e.held {
			if seen, ok := view.Seen(was, e.view, e.view); ok {
				e.heard = append(e.heard, seen)
			}
		}
		e.held = e.held[:0]
	case rules.ActionTaken, rules.TurnBegan, rules.OpportunityTaken:
		e.held = e.held[:0]
	}
}

// mark notes where the events of the next action begin.
func (m *Match) mark() {
	for i := range m.ears {
		e := &m.ears[i]
		e.marks = append(e.marks, mark{len(e.heard), slices.Clone(e.held), e.absence})
	}
}

// unmark takes the last mark back: the action did not happen.
func (m *Match) unmark() {
	for i := range m.ears {
		m.ears[i].marks = m.ears[i].marks[:len(m.ears[i].marks)-1]
	}
}

// settle makes every view stale and keeps the marks of what can be undone.
func (m *Match) settle() {
	for i := range m.ears {
		e := &m.ears[i]
		e.stale = true
		if n := len(e.marks) - m.course.Undoable(); n > 0 {
			e.marks = append(e.marks[:0], e.marks[n:]...)
		}
	}
}

// takeBack forgets what was perceived of the last action.
func (e *ear) takeBack() {
	if n := len(e.marks) - 1; n >= 0 {
		was := e.marks[n]
		e.unlook(was.heard)
		e.heard, e.marks, e.held, e.absence = e.heard[:was.heard], e.marks[:n], was.held, was.absence
		e.unseen()
	}
}
