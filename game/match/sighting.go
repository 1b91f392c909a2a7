package match

import (
	"slices"

	"tenaille/rules"
)

// Sighting is an enemy as a side saw it.
type Sighting struct {
	// Who was seen.
	Who rules.ID
	// Heard is how many events the side had perceived by then.
	Heard int
	// As is what it was like, Sheet its sheet.
	As    rules.Combatant
	Sheet *rules.Creature
}

// Sightings returns the enemies that a side has seen, each whenever it was no
// longer as it had been, oldest first: what is out of sight is remembered as its
// last one. There are none where everybody knows everything. The slice is not to
// be changed.
func (m *Match) Sightings(side int) []Sighting {
	if side < 0 || side >= len(m.players) {
		return nil
	}
	return m.ears[side].sightings
}

// sight notes the enemies that a side sees after an event.
func (m *Match) sight(side int) {
	e := &m.ears[side]
	truth := m.course.Encounter()
	if e.latest == nil {
		e.latest = make([]int, truth.Count())
	}
	e.view.Read(func(v *rules.Encounter) {
		for id := range v.Count() {
			if int(truth.Creatures[id].Side) == side || !e.view.Knows(id) {
				continue
			}
			as := v.Facts.Combatants[id]
			if n := e.latest[id]; n > 0 {
				if was := &e.sightings[n-1].As; was.At == as.At && was.Conditions == as.Conditions && was.HP == as.HP {
					continue
				}
			}
			e.sightings = append(e.sightings, Sighting{id, len(e.heard), as, &truth.Creatures[id]})
			e.latest[id] = len(e.sightings)
		}
	})
}

// cut forgets what was perceived after so many events, and seen after so many
// sightings.
func (e *ear) cut(events, sightings int) {
	e.unlook(events)
	e.heard, e.marks, e.held = e.heard[:events], e.marks[:0], nil
	e.absence = absence{} // nobody misses anything who watches a record
	e.forget(sightings)
}

// forget leaves so many sightings.
func (e *ear) forget(sightings int) {
	if sightings >= len(e.sightings) {
		return
	}
	e.sightings = e.sightings[:sightings]
	clear(e.latest)
	for i := range e.sightings {
		e.latest[e.sightings[i].Who] = i + 1
	}
}

// unseen forgets the sightings of events that were taken back.
func (e *ear) unseen() {
	n, _ := slices.BinarySearchFunc(e.sightings, len(e.heard)+1, func(s Sighting, heard int) int { return s.Heard - heard })
	e.forget(n)
}
