package match

import (
	"errors"

	"tenaille/rules/view"
)

// In fog an action that shows its side squares that it did not see before tells it
// who stands there and who does not: taken back, it would have been a scout for
// nothing.

var errExplored = errors.New("undo: the last action has shown new ground")

// scout returns the side to act where a person plays it in fog, with the squares it
// sees now kept; otherwise -1.
func (m *Match) scout() int {
	_, _, side := m.Awaits()
	if side < 0 || m.told.silent || m.players[side] != nil || !m.Foggy() || m.course.Header.Study {
		return -1
	}
	if len(m.ground) == 0 {
		m.ground = view.Ground(m.course.Encounter(), side, m.ground[:0])
	}
	return side
}

// explored notes whether an action of a side has shown it new ground.
func (m *Match) explored(side int) {
	switch {
	case m.course.Undoable() == 0:
		m.free, m.ground = 0, m.ground[:0]
		return
	case side < 0: // a machine takes nothing back for what it has seen
		m.free++
		return
	}
	now := view.Ground(m.course.Encounter(), side, nil)
	m.free++
	for i, sees := range now {
		if sees && !m.ground[i] {
			m.free = 0
		}
	}
	m.ground = now
}
