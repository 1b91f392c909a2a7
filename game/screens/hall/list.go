package hall

import (
	"fmt"
	"image/color"
	"strings"

	"tenaille/game/live"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/ledger"
	"tenaille/game/window"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// layList lays out the matches of the server, or its ladder.
func (h *hall) layList(p *widget.Page) {
	edge := 12.
	if h.Width < window.LeastWidth {
		edge = 8
	}
	if h.First == "" {
		h.First = "hall.new"
	}
	upright := h.Width < 600
	head := widget.Rect{X: edge, Y: edge, W: h.Width - 2*edge, H: 48}
	leave, apart := h.T("Disconnect"), 150.
	wide, begin := 224., h.T("New match")
	tabs := widget.Rect{X: head.X + head.W - wide - apart - 12 - 300, Y: head.Y + 3, W: 296, H: 44}
	label := begin
	if upright {
		wide, label, apart, leave = 44, "", 44, ""
		head.H += 52
		tabs = widget.Rect{X: head.X + 6, Y: head.Y + 50, W: head.W - 12, H: 44}
	} else if h.Width < 1000 {
		wide, label, apart, leave = 44, "", 44, ""
		tabs.X, tabs.W = head.X+head.W-2*50-256, 250
	}
	body := widget.Rect{X: edge, Y: edge + head.H + 8, W: h.Width - 2*edge, H: h.Height - 2*edge - head.H - 8}
	where, ink := h.state()
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		title := h.T("Online")
		c.Text(title, head.X+62, head.Y+31, widget.Bold, 20, widget.Bone, widget.Start)
		at := head.X + 78 + c.Width(title, widget.Bold, 20)
		room := tabs.X - 10 - at
		if upright {
			room = head.X + head.W - 2*50 - 8 - at
		}
		if upright && c.Width(where, widget.Regular, 13) > room { // it stands on the way here
			where = ""
		}
		c.TextFit(where, at, head.Y+31, room, widget.Regular, 13, ink, widget.Start)
	})
	p.Button("hall.back", widget.Rect{X: head.X + 6, Y: head.Y + 2, W: 44, H: 44}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: h.T("Back"), OnClick: h.Back,
	})
	p.Segment("hall.tab", tabs, []widget.Choice{{ID: "matches", Label: h.T("Matches")}, {ID: "ladder", Label: h.T("Ladder")}}, h.tab(), 13.5, func(id string) {
		h.ladder = id == "ladder"
		h.rows.Top = 0
		h.Stale()
	})
	x := head.X + head.W - wide - 4
	if h.ladder || h.Context.Hall != nil && len(h.Context.Hall.Listings()) > 0 { // else the page has it, once there is a server to begin on
		p.Button("hall.new", widget.Rect{X: x, Y: head.Y + 2, W: wide, H: 44}, widget.Button{
			Label: label, Icon: "attack", Kind: widget.Primary, Size: 13.5, Centred: label == "", Tip: begin, OnClick: h.begin,
		})
	}
	p.Button("hall.leave", widget.Rect{X: x - apart - 6, Y: head.Y + 2, W: apart, H: 44}, widget.Button{
		Label: leave, Icon: "close", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: h.T("Disconnect"), OnClick: func() { hangUp(h.Context); h.turn(door) },
	})
	if h.said != "" {
		said := widget.Rect{X: body.X, Y: body.Y, W: body.W, H: 30}
		p.Paint(func(c widget.Canvas) {
			c.Panel(said)
			c.TextFit(h.said, said.X+14, said.Y+20, said.W-28, widget.Regular, 13.5, widget.Bad, widget.Start)
		})
		body.Y, body.H = body.Y+38, body.H-38
	}
	if h.ladder {
		h.layLadder(p, body)
		return
	}
	h.layMatches(p, body)
}

// tab is the part of the list that is shown.
func (h *hall) tab() string {
	if h.ladder {
		return "ladder"
	}
	return "matches"
}

// state says where the player is and how the line stands.
func (h *hall) state() (words string, ink color.NRGBA) {
	hall := h.Context.Hall
	if hall == nil {
		return "", widget.Dim
	}
	switch hall.State() {
	case live.Reaching:
		return h.T("Looking for the server…"), widget.Gold
	case live.Lost:
		return h.T("Connection lost: reconnecting…"), widget.Bad
	}
	return h.own.Server, widget.Dim
}

// begin opens the set-up of a match against somebody on the server.
func (h *hall) begin() {
	t := h.NewTerms(match.Human, match.Machine)
	t.Players = [2]string{match.Human, live.SeatOf("")}
	h.Stack.Push(h.Routes.Setup(h.Context, t))
}

// layMatches lays out the matches in sight, on a page of the ledger.
func (h *hall) layMatches(p *widget.Page, body widget.Rect) {
	var matches []live.Listing
	if h.Context.Hall != nil {
		matches = h.Context.Hall.Listings()
	}
	if hall := h.Context.Hall; hall != nil && hall.State() == live.Reaching {
		ledger.Empty(p, h.Style, body, h.T("Looking for the server…"), h.T("Nothing has answered at %[1]s yet.", h.own.Server))
		return
	}
	if len(matches) == 0 {
		ledger.Empty(p, h.Style, body, h.T("Nobody plays here yet"), h.openWords(), ledger.Act{ID: "hall.new", Button: widget.Button{
			Label: h.T("New match"), Icon: "attack", Kind: widget.Primary, Size: 17, Centred: true, OnClick: h.begin,
		}})
		return
	}
	const watch = 50.
	page := ledger.Open(body, len(matches), &h.rows)
	from, to := page.Sight(&h.rows, len(matches))
	p.Paint(func(c widget.Canvas) { page.Paint(c, to-from, h.openWords()) })
	p.Scrolls(page.In, &h.rows, h.Stale)
	for i := from; i < to; i++ {
		l := &matches[i]
		at := page.Row(i - from)
		at.W -= watch + 12
		side := h.free(l)
		tip := h.T("Watch")
		if side >= 0 {
			tip = h.T("Play %[1]s", h.SideName(side))
		}
		row := h.row(l, side)
		if side >= 0 && l.Seats[side].Key != "" || h.sure.WaitsFor(l.Match) {
			p.Paint(func(c widget.Canvas) { ledger.Mark(c, page.Row(i-from)) })
		}
		p.Button(fmt.Sprintf("hall.%d", i), at, widget.Button{
			Kind: widget.Slip, Tip: tip, Disabled: side < 0 && !watched(l), OnClick: func() { h.choose(l, side) },
			Paint: func(c widget.Canvas, at widget.Rect) { row.Paint(h.Context, c, at) },
		})
		tall := min(at.H, 64)
		p.Button(fmt.Sprintf("hall.%d.watch", i), widget.Rect{X: at.X + at.W + 4, Y: at.Y + (at.H-tall)/2, W: watch, H: tall}, widget.Button{
			Icon: "eye", Kind: widget.Plate, Centred: true, Tip: h.T("Watch"), Disabled: !watched(l), OnClick: func() { h.watch(l.Match) },
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(page.In, &h.rows, widget.PaperSub) })
}

// openWords say what becomes of a match that one opens, rankedWords what the ladder is of.
func (h *hall) openWords() string {
	return h.T("Open a match: it waits here until somebody joins, and you can send an invitation as a link.")
}

func (h *hall) rankedWords() string { return h.T("Ranked matches appear here once they are over.") }

// watched reports whether somebody who does not play may see a match now: in fog nobody does
// before it is over.
func watched(l *live.Listing) bool { return l.Delay >= 0 && (!l.Secret || l.Stage == live.Over) }

// row is what the ledger shows of a match, in which a side is one's own or can be taken, -1
// for none.
func (h *hall) row(l *live.Listing, side int) *ledger.Row {
	state := h.stage(l, side)
	r := &ledger.Row{Title: h.LevelName(l.Level) + " · " + h.RulesetName(l.Ruleset), State: state, About: words.Capital(h.terse(l)), Seal: ledger.Running, Side: -1}
	for i := range l.Seats {
		name := h.seat(&l.Seats[i])
		if l.Seats[i].Away && l.Stage != live.Over {
			name = h.T("%[1]s is away", name)
		}
		r.Parties = append(r.Parties, ledger.Party{Name: words.Capital(fmt.Sprintf("%s (%d)", name, l.Sizes[i])), Count: l.Sizes[i], Lit: l.Stage == live.Over && l.Winner == i})
	}
	switch {
	case l.Stage == live.Over && (l.Winner < 0 || h.mine(l) < 0):
		r.Seal, r.Side = ledger.Ended, l.Winner
	case l.Stage == live.Over && h.mine(l) != l.Winner:
		r.Seal, r.Side = ledger.Lost, l.Winner
	case l.Stage == live.Over:
		r.Seal, r.Side = ledger.Won, l.Winner
	case side >= 0 && l.Seats[side].Key == "":
		r.Seal, r.Side = ledger.Waiting, side
	case side >= 0:
		r.Side = side
	default:
		r.Seal = ledger.Others
	}
	if g := h.ground(l.Level); g.setup != nil {
		r.Map, r.Setup = &g.print, g.setup
	}
	return r
}

// mine is the side of a match that is one's own, -1 for none.
func (h *hall) mine(l *live.Listing) int {
	for side, s := range l.Seats {
		if s.Key != "" && s.Key == h.Context.Hall.Me() {
			return side
		}
	}
	return -1
}

// ground is a level that is played on, without those who stand on it: who plays brings
// others.
type ground struct {
	setup *rules.Setup
	print scene.Thumb
}

// ground is the one of a level, without a set-up where it is none of the program's.
func (h *hall) ground(level string) *ground {
	if g, ok := h.grounds[level]; ok {
		return g
	}
	g := &ground{}
	if s, err := levels.Load(level); err == nil {
		s.Combatants = nil
		g.setup = &s
	}
	h.grounds[level] = g
	return g
}

// seat names who sits on one.
func (h *hall) seat(s *live.Seat) string {
	switch {
	case s.Key == "" && s.Machine != "":
		return h.PlayerName(s.Machine)
	case s.Key == "":
		return h.T("open seat")
	}
	if name := live.Clean(s.Name, live.MaxName); name != "" {
		return name
	}
	return h.T("somebody")
}

// stage says how far a match has come, or what a click on it does.
func (h *hall) stage(l *live.Listing, side int) string {
	mine := side >= 0 && l.Seats[side].Key != ""
	switch {
	case l.Stage == live.Over && l.Winner >= 0:
		return h.T("%[1]s has won", h.SideName(l.Winner))
	case l.Stage == live.Over:
		return h.T("Draw")
	case mine:
		return h.T("Your match: rejoin")
	case h.sure.WaitsFor(l.Match):
		return h.T("Ranked: press again to join")
	case l.Stage == live.Waiting:
		return h.T("Waiting for an opponent")
	case side >= 0:
		return h.RoundWord(l.Ruleset, max(l.Round, 1)) + " · " + h.T("take the machine’s seat")
	}
	return h.RoundWord(l.Ruleset, max(l.Round, 1))
}

// terse is what is agreed, in few words.
func (h *hall) terse(l *live.Listing) string {
	list := []string{h.clockWords(l.Clock)}
	if l.Ranked {
		list = append(list, h.T("ranked"))
	}
	if l.Secret {
		list = append(list, h.T("in fog"))
	}
	if l.Delay < 0 || !l.Secret && l.Delay > 0 {
		list = append(list, h.delayWords(l.Delay))
	}
	if l.Silent {
		list = append(list, h.T("no chat"))
	}
	return strings.Join(list, " · ")
}
