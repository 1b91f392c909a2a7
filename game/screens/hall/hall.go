package hall

import (
	"cmp"
	"errors"
	"log/slog"
	"strings"

	"tenaille/game/input"
	"tenaille/game/link"
	"tenaille/game/live"
	"tenaille/game/live/presence"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// The pages of the screen.
const (
	door    = iota // the way to a server
	list           // its matches, or its ladder
	offer          // a match that is to be opened
	waiting        // for a match to begin
)

// hall is the screen of the matches of a server.
type hall struct {
	scene.Screen
	page    int
	own     saves.Online
	ladder  bool // instead of the matches
	rows    ui.Rows
	brought *link.Meeting // an invitation that has not been followed yet
	terms   *match.Terms  // what is to be offered
	offer   live.Offer
	game    *live.Game // that is waited for
	ways    Ways
	key     chan drawn                 // a seed that is being made, nil for none
	sure    input.Confirmation[string] // of a ranked match that is to be joined, by its name
	said    string                     // what is wrong with the last thing that was tried
	grounds map[string]*ground         // by level, of the matches that were listed
}

// drawn is a seed, or why there is none.
type drawn struct {
	seed string
	err  error
}

// Opener is the way to the screens of a program that has lines to servers.
func Opener(w Ways) func(c *scene.Context, m scene.Meeting) scene.Scene {
	return func(c *scene.Context, m scene.Meeting) scene.Scene {
		if m.Live != nil {
			return newTable(c, m.Live)
		}
		return newHall(c, m, w)
	}
}

// newHall opens the matches of the server that the player is connected to, or the way to
// one.
func newHall(c *scene.Context, m scene.Meeting, w Ways) *hall {
	h := &hall{ways: w, Screen: scene.Screen{Context: c, Fits: scene.Upright}, own: saves.LoadOnline(c.Store), brought: m.Brought, page: list, grounds: map[string]*ground{}}
	h.Build, h.Back = h.lay, h.back
	if m.Brought != nil {
		if c.Hall != nil && h.own.Server != m.Brought.Server {
			hangUp(c)
		}
		h.own.Server = m.Brought.Server
	}
	if c.Hall != nil && c.Hall.State() == live.Gone {
		hangUp(c)
	}
	if c.Hall == nil {
		h.page = door
	}
	if m.Offer != nil {
		h.propose(m.Offer)
	}
	return h
}

// Name is the probe's name of the screen.
func (h *hall) Name() string { return "hall" }

// Bench has whoever leaves a match come back here.
func (h *hall) Bench() {}

// Heard shows news of the server.
func (h *hall) Heard() {
	h.Stale()
	if h.game != nil && h.game.Begun() && h.Stack.Top() != scene.Scene(h) { // the invitation lies over it
		h.LeaveBattle()
	}
}

// Return shows what has changed meanwhile.
func (h *hall) Return() {
	if h.Context.Hall == nil {
		h.page = door
	}
	h.Stale()
}

// Probe tells what was said besides the widgets.
func (h *hall) Probe(p *probe.State) {
	h.Screen.Probe(p)
	p.Message = h.said
}

// back takes one step back: to the list, or to where the screen was opened from.
func (h *hall) back() {
	switch {
	case h.page == waiting:
		h.leave()
		h.turn(list)
	default:
		h.leave()
		h.Stack.Pop()
	}
}

// turn shows another page.
func (h *hall) turn(page int) {
	h.page, h.said, h.First = page, "", ""
	h.sure.Drop()
	h.Stale()
}

// say tells what is wrong.
func (h *hall) say(words string) {
	h.said = words
	h.Stale()
}

// leave lets go of a match that was waited for.
func (h *hall) leave() {
	if h.game != nil {
		h.game.Leave()
		h.game = nil
	}
}

// hangUp ends the connection.
func hangUp(c *scene.Context) {
	if c.Hall != nil {
		c.Hall.Close()
		c.Hall = nil
	}
}

// connect goes to the server whose address stands in the field.
func (h *hall) connect() {
	address := strings.TrimSpace(h.own.Server)
	if m, ok := link.ReadMeeting(address); ok && strings.Contains(address, "#") { // a whole invitation
		address, h.brought = m.Server, &m
	}
	if with := h.ways.Scheme + "://" + address; address != "" && !strings.Contains(address, "://") && link.Schemed(with) {
		address = with // as a server is most often told of
	}
	if !link.Schemed(address) {
		h.say(h.T("An address is like %[1]s.", "nats://192.168.1.20:4222"))
		return
	}
	h.own.Server, h.own.Name = address, h.name()
	if len(h.own.Seed) == 0 {
		h.draw()
		return
	}
	line, err := h.ways.Dial(address, string(h.own.Seed))
	if err != nil {
		slog.Warn("no line to a server", "cause", err)
		h.say(h.T("There is no way to that server."))
		return
	}
	hangUp(h.Context)
	h.Context.Hall = live.NewHall(line)
	if err := saves.KeepOnline(h.Store, h.own); err != nil {
		slog.Warn("what is known of servers is not kept", "cause", err)
	}
	h.turn(list)
	if h.terms != nil {
		h.turn(offer)
	}
}

// draw makes the player's own key, the first time.
func (h *hall) draw() {
	if h.key != nil {
		return
	}
	key := make(chan drawn, 1)
	h.key = key
	go func() {
		seed, err := h.ways.NewSeed()
		key <- drawn{seed, err}
	}()
}

// drew goes on with the key as soon as it is there.
func (h *hall) drew() {
	select {
	case k := <-h.key:
		h.key = nil
		if k.err != nil {
			slog.Warn("no key for servers is made", "cause", k.err)
			h.say(h.T("There is no way to that server."))
			return
		}
		h.own.Seed = []byte(k.seed)
		h.connect()
	default:
	}
}

// name is how the player is called on servers.
func (h *hall) name() string {
	return cmp.Or(live.Clean(h.own.Name, live.MaxName), h.T("Guest"))
}

// Update follows an invitation as soon as the server is there, and opens the board of a
// match that begins.
func (h *hall) Update() bool {
	h.drew() // which may have connected
	hall := h.Context.Hall
	if hall == nil {
		if h.page != door {
			h.turn(door)
		}
		return h.Screen.Update()
	}
	hall.Look()
	if hall.State() == live.Gone {
		slog.Warn("a server is gone", "cause", hall.Fault())
		hangUp(h.Context)
		fault := h.unreached(hall.Fault())
		h.leave()
		h.turn(door)
		h.said = fault
		return h.Screen.Update()
	}
	if h.brought != nil && hall.State() == live.Reached {
		m := h.brought
		h.brought = nil
		if m.Match != "" {
			h.join(m.Match)
		}
	}
	if h.game != nil {
		h.await()
	}
	return h.Screen.Update()
}

// unreached says why there is no way to a server, or no more.
func (h *hall) unreached(fault error) string {
	switch {
	case errors.Is(fault, live.ErrSigner):
		return h.T("No authority trusted here has signed that server’s certificate.")
	case errors.Is(fault, live.ErrElsewhere):
		return h.T("That server’s certificate is made out to another address.")
	case errors.Is(fault, live.ErrDate):
		return h.T("That server’s certificate is not valid today.")
	case errors.Is(fault, live.ErrPlain):
		return h.T("That server does not encrypt what is sent.")
	case errors.Is(fault, live.ErrForbidden):
		return h.T("That server does not know you.")
	}
	return h.T("The server cannot be reached.")
}

// listing is the one of a match, as far as it is listed.
func (h *hall) listing(match string) (live.Listing, bool) {
	for _, l := range h.Context.Hall.Listings() {
		if l.Match == match {
			return l, true
		}
	}
	return live.Listing{}, false
}

// free is the side of a match that is one's own or can be taken, -1 for none.
func (h *hall) free(l *live.Listing) int {
	open := -1
	for side, s := range l.Seats {
		switch {
		case s.Key != "" && s.Key == h.Context.Hall.Me():
			return side
		case s.Key == "" && open < 0:
			open = side
		}
	}
	if l.Stage == live.Over {
		return -1
	}
	return open
}

// choose does what a press on a match of the list does: it joins, comes back or watches. A seat of
// a match that counts for the ladder, from which nobody withdraws for nothing, is asked for twice.
func (h *hall) choose(l *live.Listing, side int) {
	if l.Ranked && side >= 0 && l.Seats[side].Key == "" && !h.sure.Ask(l.Match, 0) {
		h.Stale()
		return
	}
	h.join(l.Match)
}

// join takes a seat of a match, or comes back to one's own; where there is none it is
// watched.
func (h *hall) join(name string) {
	side := 1 // of one that is not listed: who opens it takes the first
	if l, ok := h.listing(name); ok {
		if side = h.free(&l); side < 0 {
			h.watch(name)
			return
		}
	}
	h.turn(waiting)
	h.game = h.Context.Hall.Join(name, live.Joining{Side: side, Name: h.name()})
}

// watch follows a match as a spectator.
func (h *hall) watch(name string) {
	h.turn(waiting)
	h.game = h.Context.Hall.Watch(name)
}

// await looks how far the match has come that is waited for.
func (h *hall) await() {
	g := h.game
	if err := g.Fault(); err != nil {
		slog.Info("a match of a server is not joined", "cause", err)
		h.leave()
		h.turn(list)
		h.said = fault(h.Context, err)
		return
	}
	if !g.Begun() {
		return
	}
	l := presence.New(h.Context.Hall, g, g.Side())
	var m *match.Match
	for {
		e, ok := g.Next()
		if !ok {
			break
		}
		var err error
		if m, err = match.Follow(m, l, e); err != nil {
			slog.Warn("a match of a server cannot be played", "cause", err)
			h.leave()
			h.turn(list)
			h.said = h.T("This match cannot be played here: %[1]s", h.Words.FaultWords(err, ""))
			return
		}
	}
	h.game = nil // it belongs to the board now
	t := match.TermsOf(m)
	t.Live, t.Level = l, l.Offer().Level
	h.terms = nil
	h.turn(list)
	h.Stack.Push(h.Routes.Battle(h.Context, t))
}

// fault says on one line why a match is not joined.
func fault(c *scene.Context, err error) string {
	var f live.Fault
	if errors.As(err, &f) {
		return words.LiveFault(c.Words, string(f))
	}
	return words.LiveFault(c.Words, live.FaultSilence)
}

// Leave lets go of what is waited for, and of the pictures of the maps.
func (h *hall) Leave() {
	h.leave()
	for _, g := range h.grounds {
		g.print.Drop()
	}
}

func (h *hall) lay(p *widget.Page) {
	switch h.page {
	case door:
		h.layDoor(p)
	case offer:
		h.layOffer(p)
	case waiting:
		h.layWaiting(p)
	default:
		h.layList(p)
	}
}
