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
	first  *Entry // the first entry the writer had not seen
	answer *Answer
	at     int64 // when it was answered
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
	if len(g.come) > 0 {
		first := g.come[0]
		g.wish.first = &first
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

// settle ends a wish that was answered, once its entry is there. One that is called late
// because it was done when it was sent the first time is no fault.
func (g *Game) settle(now int64) bool {
	w := g.wish
	silent := w.will == Here || w.will == Leave
	late := now-w.at >= settled
	switch fault := w.answer.Fault; {
	case *w.answer == Answer{}:
		if !silent && w.first == nil && !late {
			return false
		}
	case fault == FaultStale, fault == FaultOver:
		if w.first == nil && !late {
			return false
		}
		if w.first == nil || w.first.Side != g.side || w.first.Kind == Flagged {
			g.refused = w.answer
		}
	default:
		g.refused = w.answer
	}
	g.wish = nil
	return true
}
