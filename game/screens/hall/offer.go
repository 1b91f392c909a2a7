package hall

import (
	"cmp"
	"errors"
	"log/slog"
	"slices"
	"strconv"

	"tenaille/game/live"
	"tenaille/game/match"
	"tenaille/render/widget"
)

// clocks are those to choose from.
var clocks = []live.Clock{{}, {Turn: 60}, {Turn: 120}, {Turn: 300}, {Match: 15 * 60, Increment: 10}, {Match: 30 * 60, Increment: 10}}

// delays are by how many seconds spectators may see later.
var delays = []int{0, 30, 120, -1}

// clockWords says how long one may think.
func (h *hall) clockWords(c live.Clock) string {
	switch {
	case c.Turn > 0:
		return h.T("%[1]d min a turn", max(c.Turn/60, 1))
	case c.Match > 0:
		return h.T("%[1]d min + %[2]d s", c.Match/60, c.Increment)
	}
	return h.T("no clock")
}

// delayWords says what spectators see.
func (h *hall) delayWords(d int) string {
	switch {
	case d < 0:
		return h.T("no spectators")
	case d == 0:
		return h.T("spectators at once")
	case d < 60:
		return h.T("spectators %[1]d s behind", d)
	}
	return h.T("spectators %[1]d min behind", d/60)
}

// propose begins to offer a match of terms.
func (h *hall) propose(t *match.Terms) {
	o, err := t.OfferLive()
	if err != nil {
		slog.Warn("a match cannot be offered", "cause", err)
		if h.said = h.FaultWords(err, ""); errors.Is(err, match.ErrFogLive) {
			h.said = h.T("This map has a story, of which no side knows all: over a server it is played without fog.")
		}
		return
	}
	h.terms, h.offer = t, o
	if h.page == list {
		h.page = offer
	}
}

// open opens the match on the server.
func (h *hall) open() {
	hall := h.Context.Hall
	if hall == nil || hall.State() != live.Reached {
		h.say(h.T("The server has not been reached yet."))
		return
	}
	h.offer.By = h.name()
	game := hall.Open(h.offer)
	h.turn(waiting)
	h.game = game
}

// row is a choice of the offer, with its words.
type row struct {
	id, words string
	list      []widget.Choice
	taken     string
	choose    func(i int)
}

// rowsOf are the choices of the offer.
func (h *hall) rowsOf() []row {
	clock := row{id: "hall.clock", words: h.T("Time to think"), choose: func(i int) { h.offer.Clock = clocks[i] }}
	for i, c := range clocks {
		label := h.T("no limit")
		switch {
		case c.Turn > 0:
			label = h.T("%[1]d min", c.Turn/60)
		case c.Match > 0:
			label = h.T("%[1]d + %[2]d s", c.Match/60, c.Increment)
		}
		clock.list = append(clock.list, widget.Choice{ID: strconv.Itoa(i), Label: label, Tip: h.clockWords(c)})
	}
	clock.taken = strconv.Itoa(slices.Index(clocks, h.offer.Clock))
	delay := row{id: "hall.delay", words: h.T("Spectators"), choose: func(i int) { h.offer.Delay = delays[i] }}
	foggy := match.Foggy(&h.offer.Setup)
	for i, label := range []string{h.T("at once"), h.T("30 s later"), h.T("2 min later"), h.T("none")} {
		c := widget.Choice{ID: strconv.Itoa(i), Label: label, Tip: h.delayWords(delays[i])}
		switch {
		case foggy && i == 0:
			c.Label, c.Tip = h.T("once it is over"), h.T("In fog nobody watches before the end: it would tell what a side does not see.")
		case foggy && delays[i] > 0:
			continue
		}
		delay.list = append(delay.list, c)
	}
	delay.taken = strconv.Itoa(slices.Index(delays, h.offer.Delay))
	seat := row{id: "hall.machine", words: h.T("The other seat"), choose: func(i int) {
		h.offer.Machine, h.offer.Ranked = []string{"", match.Machine}[i], h.offer.Ranked && i == 0
	}, taken: "0", list: []widget.Choice{
		{ID: "0", Label: h.T("waits")}, {ID: "1", Label: h.T("machine until then"), Tip: h.T("A machine plays it until somebody takes its seat.")},
	}}
	if h.offer.Machine != "" {
		seat.taken = "1"
	}
	return []row{clock, delay, seat}
}

// layOffer lays out what a match is opened with.
func (h *hall) layOffer(p *widget.Page) {
	rows := h.rowsOf()
	const label = 20.
	tall := 44.
	w := 640.
	upright := h.Width < 600
	twice := map[string]float64{}
	if upright {
		twice["hall.clock"] = tall + 4
	}
	box, in := h.sheet(p, w, 2*rim+52+3*(label+tall+gap)+twice["hall.clock"]+tall+gap+26+button+h.stacked())
	if low := h.Height < 420; low { // a phone lying: the words stand before the choices
		box, in = h.sheet(p, h.Width, h.Height)
	}
	if h.First == "" {
		h.First = "hall.open"
	}
	beside := in.H < 3*(label+tall+gap)+52+tall+gap+26+button
	s := &h.offer.Setup
	said, fog := h.said, ""
	if match.Foggy(s) {
		fog = " · " + h.T("%[1]s: %[2]s", h.T("Fog of war"), h.Key("fog."+s.Fog))
	}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(box)
		c.TextFit(h.T("A match on the server"), in.X, in.Y+16, in.W, widget.Bold, 22, widget.PaperHead, widget.Start)
		c.SideSign(h.offer.Side, in.X+9, in.Y+35, 8)
		c.TextFit(h.T("You play %[1]s.", h.SideName(h.offer.Side))+" "+h.LevelName(cmp.Or(h.offer.Level, s.Name))+" · "+h.RulesetName(s.Ruleset)+fog, in.X+26, in.Y+40, in.W-26, widget.Regular, 13.5, widget.PaperSub, widget.Start)
		c.TextFit(said, in.X, in.Y+in.H-button-h.stacked()-10, in.W, widget.Regular, 13, widget.PaperHead, widget.Start)
	})
	y := in.Y + 52
	for _, r := range rows {
		at := widget.Rect{X: in.X, Y: y + label, W: in.W, H: tall}
		words := widget.Rect{X: in.X, Y: y, W: in.W, H: label}
		if beside {
			at = widget.Rect{X: in.X + 150, Y: y, W: in.W - 150, H: tall}
			words = widget.Rect{X: in.X, Y: y + 12, W: 142, H: label}
		}
		p.Paint(func(c widget.Canvas) {
			c.TextFit(r.words, words.X, words.Y+14, words.W, widget.Bold, 13, widget.PaperInk, widget.Start)
		})
		choose := func(id string) {
			if i, err := strconv.Atoi(id); err == nil {
				r.choose(i)
			}
			h.Stale()
		}
		if twice[r.id] > 0 {
			half := len(r.list) / 2
			p.Segment(r.id, at, r.list[:half], r.taken, 13, choose)
			at.Y += tall + 4
			p.Segment(r.id, at, r.list[half:], r.taken, 13, choose)
		} else {
			p.Segment(r.id, at, r.list, r.taken, 13, choose)
		}
		if y = at.Y + tall + gap; beside {
			y -= gap - 4
		}
	}
	h.laySwitches(p, widget.Rect{X: in.X, Y: y, W: in.W, H: tall})
	half := (in.W - 10) / 2
	first := widget.Rect{X: in.X, Y: in.Y + in.H - button, W: half, H: button}
	second := widget.Rect{X: in.X + half + 10, Y: first.Y, W: half, H: button}
	if more := h.stacked(); more > 0 {
		first.W, second.X, second.W = in.W, in.X, in.W
		first.Y -= more
	}
	p.Button("hall.open", first, widget.Button{Label: h.T("Open the match"), Icon: "check", Kind: widget.Primary, Size: 17, OnClick: h.open})
	p.Button("hall.back", second, widget.Button{Label: h.T("Back"), Icon: "undo", Kind: widget.Plate, Size: 15, OnClick: h.Back})
}

// stacked is how much more room two buttons take one above the other, where there is none
// for them beside each other, else 0.
func (h *hall) stacked() float64 {
	if h.Width < 600 {
		return button + gap
	}
	return 0
}

// laySwitches lays out what is agreed or not.
func (h *hall) laySwitches(p *widget.Page, box widget.Rect) {
	list := []struct {
		id, label, tip string
		on             *bool
	}{
		{"hall.ranked", h.T("Ranked"), h.T("It counts for the ladder, and nothing is taken back."), &h.offer.Ranked},
		{"hall.private", h.T("Private"), h.T("It is on no list: whoever has the invitation can join."), &h.offer.Private},
		{"hall.silent", h.T("No chat"), h.T("Nothing can be said in it."), &h.offer.Silent},
	}
	w := (box.W - 2*gap) / 3
	for i, s := range list {
		b := widget.Button{Label: s.label, Size: 13.5, Centred: true, Selected: *s.on, Tip: s.tip, OnClick: func() {
			if *s.on = !*s.on; h.offer.Ranked {
				h.offer.Machine = ""
			}
			h.Stale()
		}}
		if *s.on && w > 130 {
			b.Icon = "check"
		}
		p.Button(s.id, widget.Rect{X: box.X + float64(i)*(w+gap), Y: box.Y, W: w, H: box.H}, b)
	}
}
