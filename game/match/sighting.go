package match

import "tenaille/rules/view"

// Sightings returns the enemies that a side has seen, each whenever it was no
// longer as it had been, oldest first: what is out of sight is remembered as its
// last one. There are none where everybody knows everything. The slice is not to
// be changed.
func (m *Match) Sightings(side int) []view.Sighting {
	if side < 0 || side >= len(m.players) {
		return nil
	}
	return m.ears[side].Sightings
}

// cut forgets what was perceived after so many events, and seen after so many
// sightings.
func (e *ear) cut(events, sightings int) {
	e.Forget(events, sightings)
	e.marks, e.Held = e.marks[:0], nil
	e.absence = absence{} // nobody misses anything who watches a record
}
