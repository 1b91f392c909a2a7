package live

import (
	"errors"
	"slices"
)

// Game is a match of a hall, as it is seen from a seat or by a spectator.
type Game struct {
	end   *end
	match string
	side  int
	fault error
	gone  bool
	asked Ticket // to open or to join
	inbox
	outbox
}

// inbox is what has come of a match.
type inbox struct {
	seen    Ticket // the entries
	said    Ticket
	hall    Ticket  // how the match is listed
	come    []Entry // that were not taken yet
	sizes   []int   // of each of them, in bytes
	size    int     // of all of them
	got     int     // number of the last one that came
	taken   int     // and of the last one that was taken
	left    [2]int
	listing Listing
	talk    []Said
	muted   bool
}

// outbox is what one wishes of a match.
type outbox struct {
	opening *opening
	wish    *wishing
	refused *Answer
	here    Ticket
	leave   Ticket // until it is known that one has left
	last    int64  // when it was told that one is there
}

// opening is a question to open or to join, which does the same when it is asked again.
type opening struct {
	subject string
	data    []byte
	tries   int
}

// mostTries is how often nobody answers before one gives up: some seconds each.
const mostTries = 4

// ask asks to open or to join.
func (g *Game) ask(what string, data []byte) {
	l := g.end.line
	g.opening = &opening{subject: SubjectAsk(l.Me(), what, g.match), data: data}
	g.asked = l.Ask(g.opening.subject, data)
}

// Bounds of what is kept of a match before it is taken.
const (
	mostCome  = 20_000
	mostBytes = 24 << 20
	mostTalk  = 200
)

// Match is its name, empty until the referee has given it one.
func (g *Game) Match() string { return g.match }

// Side is one's own, -1 for a spectator.
func (g *Game) Side() int { return g.side }

// Fault is why one is not, or no longer, in the match; nil while one is.
func (g *Game) Fault() error { return g.fault }

// Listing is the last one there was.
func (g *Game) Listing() Listing { return g.listing }

// Begun reports whether the first entry is there.
func (g *Game) Begun() bool { return g.got > 0 }

// Next takes the next entry that is to be played on the board, in order. What others say or
// ask is among them.
func (g *Game) Next() (e Entry, ok bool) {
	if len(g.come) == 0 {
		return Entry{}, false
	}
	e = g.come[0]
	g.come[0] = Entry{}
	g.size -= g.sizes[0]
	g.come, g.sizes = g.come[1:], g.sizes[1:]
	g.taken = e.N
	return e, true
}

// Behind is how many entries there are that have not been taken, but for those that show a
// match as it was.
func (g *Game) Behind() int {
	n := len(g.come)
	for n > 0 && g.come[n-1].Kind == Shown {
		n--
	}
	return n
}

// Left is what the clock of a side shows now, in milliseconds, -1 for no clock; the time that
// has gone by since its last entry is counted by whoever draws, as ticks.
func (g *Game) Left(side int) int {
	if side != 0 && side != 1 {
		return -1
	}
	return g.left[side]
}

// Say says something; Talk is what was said. A muted game takes in no more of it.
func (g *Game) Say(text string) {
	if text = Clean(text, MaxSaid); text == "" || g.side < 0 || g.gone {
		return
	}
	l := g.end.line
	l.Drop(l.Ask(SubjectAsk(l.Me(), "say", g.match), encode(&Said{Text: text})))
}

// Talk is what was said of late, the last line last; it is not to be changed.
func (g *Game) Talk() []Said { return g.talk }

// Mute has the game take in nothing that is said, or again.
func (g *Game) Mute(muted bool) { g.muted = muted }

// Muted reports whether nothing that is said is taken in.
func (g *Game) Muted() bool { return g.muted }

// Leave leaves the match; the game is over for this hall.
func (g *Game) Leave() {
	if g.gone || g.end == nil {
		return
	}
	g.gone = true
	l := g.end.line
	for _, t := range []Ticket{g.seen, g.said, g.hall, g.here} {
		if t != 0 {
			l.Drop(t)
		}
	}
	if g.wish != nil {
		l.Drop(g.wish.ticket)
		g.wish = nil
	}
	g.depart()
	g.come, g.sizes, g.size = nil, nil, 0
}

// depart tells the referee that one leaves one's seat.
func (g *Game) depart() {
	if g.side >= 0 && g.match != "" {
		l := g.end.line
		g.leave = l.Ask(SubjectAsk(l.Me(), "wish", g.match), encode(&Wish{Seen: g.taken, Will: Leave}))
	}
}

// follow begins to read the match.
func (g *Game) follow(who string) {
	l := g.end.line
	g.seen = l.Follow(SubjectSeen(g.match, who), 0)
	g.said = l.Follow(SubjectSaid(g.match, who), 0)
	g.hall = l.Follow(SubjectHall(g.match), 0)
}

// sat takes over what was answered to whoever opens or joins.
func (g *Game) sat(n *News) {
	g.asked = 0
	var r Reply
	if errors.Is(n.Err, ErrNoAnswer) && !g.gone && g.end.state != Gone {
		if g.opening.tries++; g.opening.tries < mostTries {
			g.asked = g.end.line.Ask(g.opening.subject, g.opening.data)
			return
		}
	}
	switch {
	case n.Err != nil:
		g.fault = Fault(FaultSilence)
		return
	case !readReply(n.Data, &r):
		g.fault = Fault(FaultUnknown)
		return
	case r.Fault != "":
		g.fault = Fault(r.Fault)
		return
	}
	g.match, g.listing = r.Listing.Match, *r.Listing
	g.side = slices.IndexFunc(g.listing.Seats[:], func(s Seat) bool { return s.Key == g.end.line.Me() })
	switch {
	case g.side < 0:
		g.fault = Fault(FaultNoSeat)
	case g.gone:
		g.depart()
	default:
		g.follow(g.end.line.Me())
	}
}

// came takes over what has come, if it is of this match.
func (g *Game) came(n *News) bool {
	switch {
	case n.Ticket == 0 || g.gone:
		return false
	case n.Ticket == g.said:
		var s Said
		if !g.muted && readSaid(n.Data, &s) {
			g.talk = append(g.talk, s)
			g.talk = g.talk[max(0, len(g.talk)-mostTalk):]
		}
		return true
	case n.Ticket == g.hall:
		if l, ok := readListing(n.Data); ok && l.Match == g.match {
			g.listing = l
		}
		return true
	case n.Ticket != g.seen:
		return false
	case g.fault != nil:
		return true
	}
	var e Entry
	switch ok := readEntry(n.Data, &e); {
	case !ok:
		g.fault = Fault(FaultUnknown)
	case e.N <= g.got: // told twice
	case e.N > g.got+1, e.Kind == Began != (e.N == 1):
		g.fault = Fault(FaultGap)
	case len(g.come) >= mostCome, g.size+len(n.Data) > mostBytes:
		g.fault = Fault(FaultFlood)
	default:
		g.got = e.N
		g.come, g.sizes, g.size = append(g.come, e), append(g.sizes, len(n.Data)), g.size+len(n.Data)
		g.note(&e)
	}
	return true
}

// note takes over what an entry tells of the match as a whole.
func (g *Game) note(e *Entry) {
	g.left = e.Left
	l := &g.listing
	if o := e.Offer; o != nil {
		l.Match, l.Level, l.Ruleset, l.Clock, l.Delay = g.match, o.Level, o.Setup.Ruleset, o.Clock, o.Delay
		l.Ranked, l.Private, l.Silent, l.Stage, l.Winner = o.Ranked, o.Private, o.Silent, Playing, -1
	}
	if e.Seats != nil {
		l.Seats = *e.Seats
	}
	if e.Over {
		l.Stage, l.Winner = Over, e.Winner
	}
	if g.wish != nil {
		g.wish.heed(e, g.side)
	}
}
