package match

import (
	"cmp"

	"tenaille/game/live"
	"tenaille/game/live/presence"
	"tenaille/game/replay"
)

// A match over a server in which no side may know everything is here what the side of
// whoever sits here perceives of it, by what its referee tells: an encounter as that side
// knows it, what it has heard and whom it has seen. Nothing is carried out in it. Once it is
// over it is shown as it was, and becomes the match that it was.

// Elsewhere reports whether the match is played elsewhere, and no more of it known here than
// what one side perceives.
func Elsewhere(m *Match) bool { return m.course.Elsewhere() }

// perceive takes over an entry as the side at a place perceives it.
func perceive(m *Match, p *presence.Place, e *live.Entry) (*Match, error) {
	if p.Look == nil {
		p.Look = &live.Lookout{Side: p.Side}
	}
	if err := p.Look.Play(*e); err != nil {
		return m, err
	}
	if truth := e.Truth(); truth != nil && m != nil {
		return shown(m, p, truth)
	}
	if e.Glimpse == nil || e.Kind == live.Shown {
		return m, nil
	}
	if m == nil {
		var err error
		if m, err = lookedAt(p); err != nil {
			return nil, err
		}
	}
	take(m, p.Look)
	return m, nil
}

// lookedAt is a match at its beginning, as the side at a place knows it.
func lookedAt(p *presence.Place) (*Match, error) {
	m := &Match{}
	m.told.afar = true
	if err := m.seat(seatsAt(p)); err != nil {
		return nil, err
	}
	m.ears[m.place(p.Side)].Doors = p.Look.Known().Facts.OpenDoors
	return m, nil
}

// seatsAt are who plays the sides, as a record has it.
func seatsAt(p *presence.Place) (seats []string) {
	for side := range 2 {
		seat := p.Seat(side)
		if side == p.Side {
			seats = append(seats, Human)
			continue
		}
		seats = append(seats, live.SeatOf(cmp.Or(seat.Name, seat.Machine)))
	}
	return seats
}

// take has the match be what a side knows of it now.
func take(m *Match, l *live.Lookout) {
	h := replay.NewHeader(*l.Setup(), m.seated, 0)
	h.Reload = replay.NewDice
	e := l.Known()
	m.course = replay.Perceived(h, e)
	own, heard := &m.ears[m.place(l.Side)], l.Heard()
	before := len(own.Heard)
	own.Heard = append(own.Heard, heard.Events...)
	for i := range heard.Seen {
		s := &heard.Seen[i]
		own.See(s.Who, before+s.After, s.As, &e.Creatures[s.Who])
	}
	own.Doors = e.Facts.OpenDoors
	if _, over := l.Over(); over && !e.Facts.Over {
		m.course.Stop() // both have agreed to it
	}
	m.actions++
	m.settle()
	m.attend()
}

// shown plays an entry of a match that is over as it was, and returns the match that it was
// with the last.
func shown(m *Match, p *presence.Place, e *live.Entry) (*Match, error) {
	s := stand{m.told.whole, p}
	if err := p.Track.Play(e, &s); err != nil {
		return m, err
	}
	if m.told.whole = s.Match; e.Kind == live.Told && m.told.whole != nil {
		return m.told.whole, nil
	}
	return m, nil
}
