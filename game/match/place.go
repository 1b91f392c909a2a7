package match

import (
	"errors"

	"tenaille/game/replay"
)

// placeEvery is how many actions of a replay being watched lie between the places
// that are kept, at least.
const placeEvery = 24

// watched is the replay that is being watched.
type watched struct {
	of     *replay.Replay // nil for none
	next   int
	places []place // to go back to
}

// place is a replay being watched as it was at one of its actions, to go back to.
type place struct {
	mark    *replay.Mark
	next    int
	actions uint64
	ears    []heard
}

// heard is how much a side had perceived and seen at a place.
type heard struct{ events, sightings int }

// keep keeps the place that a replay being watched has come to, unless one lies
// near before it or actions could still be taken back.
func (m *Match) keep() {
	if n := len(m.watched.places); n > 0 && m.watched.next < m.watched.places[n-1].next+placeEvery {
		return
	}
	mark, ok := m.course.Mark()
	if !ok {
		return
	}
	p := place{mark: mark, next: m.watched.next, actions: m.actions, ears: make([]heard, len(m.ears))}
	for i := range m.ears {
		p.ears[i] = heard{len(m.ears[i].Heard), len(m.ears[i].Sightings)}
	}
	m.watched.places = append(m.watched.places, p)
}

var errNoPlace = errors.New("no place of the match is kept")

// Back takes a replay being watched back to the last place that is kept at or
// before the one after so many actions, and returns after how many that is; Step
// plays on from there. What was perceived later is forgotten.
func (m *Match) Back(actions int) (at int, err error) {
	for i := len(m.watched.places) - 1; i >= 0; i-- {
		p := &m.watched.places[i]
		if p.next-1 > actions {
			continue
		}
		m.course.Back(p.mark)
		m.watched.next, m.actions = p.next, p.actions
		for k := range m.ears {
			m.ears[k].cut(p.ears[k].events, p.ears[k].sightings)
		}
		m.settle()
		if !m.clear() {
			for side := range m.players { // what happens next is perceived from here
				m.View(side)
			}
		}
		return p.next - 1, nil
	}
	return 0, errNoPlace
}
