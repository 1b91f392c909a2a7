package match

import "tenaille/rules"

// Since is the stretch of a match in which a side was not asked for anything, from
// its last action to the next time that it is awaited: what has happened since its
// turn. Places in it count the events that the side had perceived.
type Since struct {
	// From is how many events the side had perceived when it was awaited last, To how
	// many when it was awaited again, or by now.
	From, To int
	// Facts are those that the side knew at From, Sightings how many enemies it had
	// seen by then.
	Facts     rules.Facts
	Sightings int
}

// absence is what a side misses of a match while others are awaited.
type absence struct {
	away    bool // others are awaited, since leaving
	leaving Since
	since   Since // the last time it was awaited again
}

// Since returns what a side has perceived since its last action, while others
// acted: Perceived from From to To. ok is false when that is nothing. When the
// side has acted again it is still the stretch before that. Facts are not to be changed.
func (m *Match) Since(side int) (s Since, ok bool) {
	if m.told.silent || side < 0 || side >= len(m.players) {
		return s, false
	}
	e := &m.ears[side]
	if s = e.leaving; e.away && m.Heard(side) > s.From {
		s.To = m.Heard(side)
		return s, true
	}
	return e.since, e.since.To > e.since.From
}

// attend notes whom the match awaits: a person's side that is awaited no longer
// begins to miss what happens, one that is awaited again has missed it.
func (m *Match) attend() {
	if m.told.silent {
		return
	}
	_, _, now := m.Awaits()
	for side, machine := range m.players {
		e := &m.ears[side]
		switch away := side != now; {
		case machine != nil || away == e.away:
		case away:
			e.away = true
			e.leaving = Since{From: m.Heard(side), Sightings: len(e.Sightings)}
			e.leaving.Facts = m.View(side).Encounter().Facts
		default:
			e.away = false
			if e.leaving.To = m.Heard(side); e.leaving.To > e.leaving.From {
				e.since = e.leaving
			}
		}
	}
}
