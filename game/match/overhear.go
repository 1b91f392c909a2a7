package match

import "tenaille/rules"

// Overhear has somebody told all that happens in a match from now on, whoever perceives
// it, with the true encounter after it: for those who count what machines do to each other.
// Nothing of the match may be changed by it.
func Overhear(m *Match, told func(e *rules.Encounter, ev rules.Event)) {
	e := m.course.Encounter()
	e.Watch = func(ev rules.Event) { told(e, ev) }
}
