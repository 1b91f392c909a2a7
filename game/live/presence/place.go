package presence

import (
	"tenaille/game/live"
	"tenaille/levels"
)

// Place is one's place in a match over a server. It belongs to one goroutine.
type Place struct {
	// Track is what of the match has been played here.
	live.Track
	// Look is what its side perceives of a match of which it may not know everything, nil of
	// any other. Track plays what is shown of such a match once it is over.
	Look *live.Lookout
	// Game is the match on its server, Hall that server.
	Game *live.Game
	Hall *live.Hall
	// Side is one's own, -1 for a spectator.
	Side int
	// Asks is what a side asks of the other now, By which side; empty for nothing.
	Asks live.Will
	By   int
	// Since is how many ticks ago the last entry was played, Wished how many ago the wish
	// under way was sent.
	Since, Wished int
	// Told is what the screen has told of it.
	Told Told

	seats [2]live.Seat
	left  [2]int
}

// Told is what a screen has told of a match over a server.
type Told struct {
	Line  string    // of the connection and the clocks
	Asked live.Will // what is asked
	talk  int       // lines of talk, one more than there are
}

// New is a place in a match of a hall.
func New(h *live.Hall, g *live.Game, side int) *Place {
	return &Place{Game: g, Hall: h, Side: side}
}

// Played is the number of the entry that was played last, 0 for none.
func (p *Place) Played() int {
	if p.Look != nil {
		return p.Look.Played()
	}
	return p.Track.Played()
}

// Over reports whether the match is over, and who won it, -1 for nobody.
func (p *Place) Over() (winner int, over bool) {
	if p.Look != nil {
		return p.Look.Over()
	}
	return p.Track.Over()
}

// Offered is what was agreed, nil before the match has begun.
func (p *Place) Offered() *live.Offer {
	if p.Look != nil {
		return p.Look.Offered()
	}
	return p.Track.Offered()
}

// Secret reports whether not everything of the match is known here.
func (p *Place) Secret() bool { return p.Look != nil }

// Note takes over what an entry says beside the board. It reports false for one that came
// before.
func (p *Place) Note(e *live.Entry) bool {
	if e.N <= p.Played() {
		return false
	}
	p.left, p.Since = e.Left, 0
	if e.Seats != nil {
		p.seats = *e.Seats
	}
	switch e.Kind {
	case live.Sat, live.Told:
	case live.Asked:
		p.Asks, p.By = e.Will, e.Side
	default:
		p.Asks = ""
	}
	return true
}

// Seat is who plays a side, and whether nothing has been heard of them for a while, as far
// as the server tells that.
func (p *Place) Seat(side int) live.Seat {
	s := p.seats[side]
	if heard := p.Game.Listing().Seats[side]; s.Key != "" && heard.Key == s.Key {
		s.Away = heard.Away
	}
	return s
}

// Left is what the clock of a side showed after the last entry, in milliseconds; ok is
// false where there is no clock.
func (p *Place) Left(side int) (ms int, ok bool) {
	c := p.Offer().Clock
	return p.left[side], c.Turn+c.Match > 0
}

// Offer is what was agreed, the zero value before the match has begun.
func (p *Place) Offer() live.Offer {
	if o := p.Offered(); o != nil {
		return *o
	}
	return live.Offer{}
}

// Theirs reports whether the other side asks for something that is one's own to answer.
func (p *Place) Theirs() bool { return p.Asks != "" && p.Side >= 0 && p.By != p.Side }

// Fresh are the lines of talk by others that have come since it was called last, none the
// first time.
func (p *Place) Fresh() (list []live.Said) {
	talk := p.Game.Talk()
	if n := p.Told.talk - 1; n >= 0 && n < len(talk) {
		for _, s := range talk[n:] {
			if p.Hall == nil || s.Key != p.Hall.Me() {
				list = append(list, s)
			}
		}
	}
	p.Told.talk = len(talk) + 1
	return list
}

// Say sends a wish, and reports whether it is under way.
func (p *Place) Say(w live.Will, do *levels.Command) bool {
	p.Wished = 0
	return p.Game.Wish(live.Wish{Seen: p.Played(), Will: w, Do: do})
}
