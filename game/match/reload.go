package match

import "tenaille/game/replay"

// Reload is what was agreed about going back to a save, one of replay.Reloads.
func (m *Match) Reload() string { return m.course.Header.Reload }

// Reseed lets a match that has just been loaded go on with the dice of a seed, where new
// ones were agreed, and writes so. Nothing before it can be taken back. Of any other
// match, or one that is over, nothing changes.
func (m *Match) Reseed(seed uint64) error {
	if m.Reload() != replay.NewDice || m.course.Over() {
		return nil
	}
	if err := m.course.Reseed(seed); err != nil {
		return err
	}
	m.actions++ // it is a line of its own
	m.told.reseeded = true
	m.free, m.ground = 0, m.ground[:0]
	m.settle()
	return nil
}

// Reseeded reports whether the match has just been given other dice.
func (m *Match) Reseeded() bool { return m.told.reseeded }
