package live

import "errors"

// wishing is a wish that is under way.
type wishing struct {
	seen   int
	will   Will
	data   []byte
	ticket Ticket // 0 while it waits to be sent again
	since  int64  // when it was sent first, or the line was up again
	again  int64  // when it is sent again
	fate   fate   // by the entries that its writer had not seen
	answer *Answer
	at     int64 // when it was answered
}

// fate is what became of a wish.
type fate int

const (
	open     fate = iota
	done          // an entry is what it asked for
	overtook      // something else happened first, after which it cannot be
)

// heed looks in an entry that the writer of a wish had not seen for what became of it.
// Somebody who takes a seat, or asks for something, is in nobody's way.
func (w *wishing) heed(e *Entry, side int) {
	if w.fate != open || e.N <= w.seen {
		return
	}
	own := e.Side == side
	switch e.Kind {
	case Did:
		if own && w.will == Act {
			w.fate = done
			return
		}
	case TookBack:
		if own && (w.will == Back || w.will == AskBack || w.will == GiveBack) {
			w.fate = done
			return
		}
	case Asked:
		if own && e.Will == w.will {
			w.fate = done
		}
		return
	case Declined:
		if own && w.will == Decline {
			w.fate = done
		}
		return
	case Drawn, Yielded, Flagged:
		if own && (e.Kind == Drawn && w.will == GiveDraw || e.Kind == Yielded && w.will == Resign) {
			w.fate = done
			return
		}
	default:
		return
	}
	if e.Over || w.will == Act || w.will == Back || w.will == GiveBack {
		w.fate = overtook
	}
}

// How long, in milliseconds, a hall waits.
const (
	hereEvery  = 15_000
	againAfter = 1000
	givenUp    = 60_000 // until a wish that nobody answers is given up
	settled    = 10_000 // for the entries that an answer speaks of
)

// Wish sends a wish on the state after all entries that were taken. One at a time: it
// reports false while another is under way.
func (g *Game) Wish(w Wish) bool {
	if g.wish != nil || g.side < 0 || g.gone || g.fault != nil {
		return false
	}
	w.Seen = g.taken
	data := encode(&w)
	if len(data) > MaxWish {
		return false
	}
	g.refused = nil
	g.wish = &wishing{seen: w.Seen, will: w.Will, data: data, since: g.end.clock()}
	for i := range g.come {
		g.wish.heed(&g.come[i], -1) // what one did of it was wished before
	}
	g.send()
	return true
}

// send sends the wish that is under way.
func (g *Game) send() {
	l := g.end.line
	g.wish.ticket = l.Ask(SubjectAsk(l.Me(), "wish", g.match), g.wish.data)
}

// Wishing reports whether a wish is under way.
func (g *Game) Wishing() bool { return g.wish != nil }

// Refused takes what was answered to the last wish, if that was no.
func (g *Game) Refused() (a Answer, ok bool) {
	if g.refused == nil {
		return Answer{}, false
	}
	a, g.refused = *g.refused, nil
	return a, true
}

// answered takes over an answer, if it is to this match.
func (g *Game) answered(n *News, now int64) bool {
	switch {
	case n.Ticket == 0:
		return false
	case n.Ticket == g.asked:
		g.sat(n)
	case n.Ticket == g.here:
		g.here = 0
		g.other(n)
	case n.Ticket == g.leave:
		g.leave = 0
	case n.Ticket == g.seen, n.Ticket == g.said:
		if n.Err != nil && n.Ticket == g.seen && g.fault == nil {
			g.fault = n.Err
		}
	case g.wish != nil && n.Ticket == g.wish.ticket:
		w := g.wish
		w.ticket = 0
		var a Answer
		switch {
		case errors.Is(n.Err, ErrForbidden):
			w.answer = &Answer{Fault: FaultNoSeat}
		case n.Err != nil:
			w.again = now + againAfter
			return true
		case !readAnswer(n.Data, &a):
			w.answer = &Answer{Fault: FaultUnknown}
		case a.Fault == FaultFlood:
			w.again = now + againAfter
			return true
		default:
			w.answer = &a
		}
		w.at = now
	default:
		return false
	}
	return true
}

// other takes over whether the other side's person is there, which the list tells of no
// private match.
func (g *Game) other(n *News) {
	var a Answer
	if n.Err == nil && g.side >= 0 && readAnswer(n.Data, &a) && a.Fault == "" {
		g.listing.Seats[1-g.side].Away = a.Away
	}
}

// pulse sends again what must be, tells that one is there, and settles a wish that was
// answered. It reports whether the wish has come to its end.
func (g *Game) pulse(now int64) (ended bool) {
	if g.gone {
		return false
	}
	up := g.end.state == Reached
	if g.side >= 0 && g.fault == nil && up && now-g.last >= hereEvery && g.listing.Stage != Over {
		l := g.end.line
		if g.here != 0 {
			l.Drop(g.here)
		}
		g.last = now
		g.here = l.Ask(SubjectAsk(l.Me(), "wish", g.match), encode(&Wish{Seen: g.taken, Will: Here}))
	}
	w := g.wish
	switch {
	case w == nil:
		return false
	case w.answer != nil:
		return g.settle(now)
	case w.ticket == 0 && up && now-w.since >= givenUp, g.end.state == Gone:
		g.refused, g.wish = &Answer{Fault: FaultSilence}, nil
		return true
	case w.ticket == 0 && up && now >= w.again:
		g.send()
	}
	return false
}

// settle ends a wish that was answered, once it is known what became of it. One that is
// called late because it was done when it was sent the first time is no fault.
func (g *Game) settle(now int64) bool {
	w := g.wish
	switch fault := w.answer.Fault; {
	case w.will == Here, w.will == Leave:
	case *w.answer == Answer{}, fault == FaultStale, fault == FaultOver:
		if w.fate == open && (g.end.state == Lost || now-w.at < settled) {
			return false
		}
		if w.fate != done && fault != "" {
			g.refused = w.answer
		}
	default:
		g.refused = w.answer
	}
	g.wish = nil
	return true
}
