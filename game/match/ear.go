package match

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/view"
)

// ear is what one side, or an onlooker, knows and has perceived.
type ear struct {
	view.Ear
	stale bool   // the match has gone on since its view was made
	marks []mark // as it was before the actions that can be undone
	absence
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
func (m *Match) Foggy() bool { return Foggy(m.Setup()) }

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
	if m.place(side) == len(m.players) {
		side = view.Everyone
	}
	v := e.View()
	if v == nil || e.stale {
		v = e.Renew(m.course.Encounter(), side)
	}
	if !m.clear() && side != view.Everyone {
		v.Suppose(e.Doors)
	}
	e.stale = false
	return v
}

// Perceived returns all that a side has perceived since it had perceived from
// events, oldest first. The slice is to be read at once and not changed.
func (m *Match) Perceived(side, from int) []rules.Event {
	heard := m.log(side).Heard
	return heard[min(max(from, 0), len(heard)):]
}

// Heard returns how many events a side has perceived so far.
func (m *Match) Heard(side int) int { return len(m.log(side).Heard) }

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
	m.ears[last].Heard = append(m.ears[last].Heard, ev)
	if m.clear() {
		return
	}
	for side := range last {
		m.ears[side].Hear(&ev, m.course.Encounter(), side)
	}
}

// deaf reports whether nobody perceives or misses anything, so that taking an action
// back has nothing to make of an ear.
func deaf(m *Match) bool { return m.told.silent && m.clear() }

// mark notes where the events of the next action begin.
func (m *Match) mark() {
	if deaf(m) {
		return
	}
	for i := range m.ears {
		e := &m.ears[i]
		e.marks = append(e.marks, mark{len(e.Heard), slices.Clone(e.Held), e.absence})
	}
}

// unmark takes the last mark back: the action did not happen.
func (m *Match) unmark() {
	if deaf(m) {
		return
	}
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
		e.Forget(was.heard, e.SeenBy(was.heard))
		e.marks, e.Held, e.absence = e.marks[:n], was.held, was.absence
	}
}
