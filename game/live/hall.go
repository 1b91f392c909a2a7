package live

import (
	"cmp"
	"crypto/rand"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"tenaille/game/replay"
)

// Hall is a server as one player sees it: the matches that can be joined or watched, and
// those one is in. It belongs to the goroutine of the screen; Update takes the news.
type Hall struct {
	end
	news []News

	matches, ranks followed
	looked         int64 // when somebody looked at them last
	listed         map[string]Listing
	ranked         map[string]Standing
	listings       []Listing // sorted
	ladder         []Standing
	stale          bool // they must be sorted anew
	games          []*Game
}

// followed is a subject that is followed while somebody looks at it: whoever plays does not
// hear of all other matches.
type followed struct {
	ticket Ticket // 0 while nobody looks
	after  uint64 // sequence of what came last
}

// unlooked is for how long nobody looks, in milliseconds, until nothing is followed.
const unlooked = 5000

// end is one's own end of a line.
type end struct {
	line  Line
	clock func() int64 // milliseconds
	state Link
	fault error
}

// How many of what a server tells are kept: more than anybody looks through.
const (
	mostListed = 2000
	mostRanked = 2000
)

// NewHall is the hall at the other end of a line; it is followed from when somebody looks.
func NewHall(l Line) *Hall {
	return NewHallBy(l, func() int64 { return time.Now().UnixMilli() })
}

// NewHallBy is NewHall by another clock, which tells milliseconds.
func NewHallBy(l Line, clock func() int64) *Hall {
	return &Hall{end: end{line: l, clock: clock}, listed: map[string]Listing{}, ranked: map[string]Standing{}}
}

// Look has the hall be followed, for as long as somebody goes on looking: who shows what is
// listed says so every frame, whether anything is asked for anew or not.
func (h *Hall) Look() {
	h.looked = h.clock()
	if h.state == Gone {
		return
	}
	if h.matches.ticket == 0 {
		h.matches.ticket = h.line.Follow(SubjectHall("*"), h.matches.after)
		h.ranks.ticket = h.line.Follow(SubjectRank("*"), h.ranks.after)
	}
}

// leave ends that when nobody looks any more.
func (h *Hall) leave(now int64) {
	if h.matches.ticket != 0 && now-h.looked > unlooked {
		for _, f := range []*followed{&h.matches, &h.ranks} {
			h.line.Drop(f.ticket)
			f.ticket = 0
		}
	}
}

// Link is how the hall stands.
type Link uint8

// How a line can stand.
const (
	Reaching Link = iota // for the first time
	Reached
	Lost // for the moment: it is being sought again
	Gone // for good
)

// Update takes the news; changed reports whether anything did. It is called once a frame and
// does not wait.
func (h *Hall) Update() (changed bool) {
	now := h.clock()
	h.news = h.line.Take(h.news[:0])
	for i := range h.news {
		h.hear(&h.news[i], now)
	}
	changed = len(h.news) > 0
	clear(h.news) // what they hold is not kept for the next frame
	for _, g := range h.games {
		if g.pulse(now) {
			changed = true
		}
	}
	h.games = slices.DeleteFunc(h.games, func(g *Game) bool { return g.gone && g.asked == 0 && g.leave == 0 })
	h.leave(now)
	return changed
}

// hear takes one of the news.
func (h *Hall) hear(n *News, now int64) {
	switch n.What {
	case Up:
		h.state = Reached
		for _, g := range h.games {
			if g.wish != nil { // the time without a line does not count
				g.wish.since, g.wish.again, g.wish.at = now, now, now
			}
		}
	case Down:
		h.state = Lost
	case Ended:
		h.state, h.fault = Gone, n.Err
		if h.fault == nil {
			h.fault = ErrNoAnswer
		}
	case Came:
		switch {
		case n.Ticket == 0:
		case n.Ticket == h.matches.ticket:
			h.matches.after = max(h.matches.after, n.Sequence)
			h.list(n)
		case n.Ticket == h.ranks.ticket:
			h.ranks.after = max(h.ranks.after, n.Sequence)
			h.rank(n)
		default:
			for _, g := range h.games {
				if g.came(n) {
					return
				}
			}
		}
	case Answered:
		for _, g := range h.games {
			if g.answered(n, now) {
				return
			}
		}
	}
}

// list takes over how a match stands; nothing in it is the end of it.
func (h *Hall) list(n *News) {
	match := strings.TrimPrefix(n.Subject, SubjectHall(""))
	if !Name(match) {
		return
	}
	if len(n.Data) == 0 {
		delete(h.listed, match)
		h.stale = true
		return
	}
	l, ok := readListing(n.Data)
	_, known := h.listed[match]
	if !ok || l.Match != match || !known && len(h.listed) >= mostListed {
		return
	}
	h.listed[match], h.stale = l, true
}

// rank takes over somebody's place on the ladder.
func (h *Hall) rank(n *News) {
	key := strings.TrimPrefix(n.Subject, SubjectRank(""))
	var s Standing
	_, known := h.ranked[key]
	if len(n.Data) > MaxWish || replay.Lenient(n.Data, &s) != nil || s.Key != key || !Name(key) || !known && len(h.ranked) >= mostRanked {
		return
	}
	s.Name = Clean(s.Name, MaxName)
	for _, p := range []*int{&s.Rating, &s.Deviation, &s.Volatility, &s.Games, &s.Won, &s.Drawn} {
		*p = min(max(*p, -9999), 99_999_999)
	}
	h.ranked[key], h.stale = s, true
}

// sort puts in order what is listed, if that has changed.
func (h *Hall) sort() {
	if !h.stale {
		return
	}
	h.stale = false
	stages := []Stage{Waiting, Playing, Over}
	h.listings = h.listings[:0:0]
	for _, l := range h.listed {
		h.listings = append(h.listings, l)
	}
	slices.SortFunc(h.listings, func(a, b Listing) int {
		return cmp.Or(slices.Index(stages, a.Stage)-slices.Index(stages, b.Stage), cmp.Compare(a.Match, b.Match))
	})
	h.ladder = h.ladder[:0:0]
	for _, s := range h.ranked {
		h.ladder = append(h.ladder, s)
	}
	slices.SortFunc(h.ladder, func(a, b Standing) int {
		return cmp.Or(b.Rating-a.Rating, a.Deviation-b.Deviation, cmp.Compare(a.Key, b.Key))
	})
}

// Me is one's own public key.
func (h *Hall) Me() string { return h.line.Me() }

// State is how the line stands, and Fault why it is gone.
func (h *Hall) State() Link { return h.state }

// Fault is why the line is gone, nil while it is not.
func (h *Hall) Fault() error { return h.fault }

// Listings are the matches of the hall, those that wait for somebody first; they are not to
// be changed.
func (h *Hall) Listings() []Listing {
	h.Look()
	h.sort()
	return h.listings
}

// Ladder are the standings, the best first.
func (h *Hall) Ladder() []Standing {
	h.Look()
	h.sort()
	return h.ladder
}

// Open opens a match, by a token of its own. The game is there at once and begins when the referee has written so.
func (h *Hall) Open(o Offer) *Game {
	g := h.game("")
	o.Token = rand.Text()
	data, err := json.Marshal(&o)
	if err != nil || len(data) > MaxOffer {
		g.fault = Fault(FaultOffer)
		return g
	}
	g.ask("open", data)
	return g
}

// Join takes a seat of a match, or comes back to one's own.
func (h *Hall) Join(match string, j Joining) *Game {
	g := h.game(match)
	if !Name(match) {
		g.fault = Fault(FaultOver)
	} else {
		g.ask("join", encode(&j))
	}
	return g
}

// Watch follows a match as a spectator.
func (h *Hall) Watch(match string) *Game {
	g := h.game(match)
	if !Name(match) {
		g.fault = Fault(FaultOver)
	} else {
		g.follow(Watching)
	}
	return g
}

// game is a match that one is about to be in.
func (h *Hall) game(match string) *Game {
	g := &Game{end: &h.end, match: match, side: -1}
	g.left, g.listing = [2]int{-1, -1}, h.listed[match]
	h.games = append(h.games, g)
	return g
}

// Close lets go of all, without leaving a seat, and ends the line.
func (h *Hall) Close() {
	h.games = nil
	h.state = Gone
	h.line.Close()
}

// encode writes a message; plain data always encodes.
func encode(what any) []byte {
	b, err := json.Marshal(what)
	if err != nil {
		return nil
	}
	return b
}
