package match

import (
	"tenaille/rules"
	"tenaille/rules/view"
)

// mind keeps what the sides know of doors where nothing that they perceive is kept.
func (m *Match) mind(rules.Event) {
	for side := range m.players {
		e := &m.ears[side]
		e.Doors = view.Doors(m.course.Encounter(), side, e.Doors)
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
	if shut := m.ears[side].Doors &^ m.course.Encounter().Facts.OpenDoors; shut == 0 {
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
