package hall

import (
	"fmt"
	"image/color"
	"strings"

	"tenaille/game/live"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/render/widget"
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
	leave, apart := h.T("Leave"), 120.
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
	p.Button("hall.new", widget.Rect{X: x, Y: head.Y + 2, W: wide, H: 44}, widget.Button{
		Label: label, Icon: "attack", Kind: widget.Primary, Size: 13.5, Centred: label == "", Tip: begin, OnClick: h.begin,
	})
	p.Button("hall.leave", widget.Rect{X: x - apart - 6, Y: head.Y + 2, W: apart, H: 44}, widget.Button{
		Label: leave, Icon: "close", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: h.T("Leave the server"), OnClick: func() { hangUp(h.Context); h.turn(door) },
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

// listed paints the panel around the rows of a list and returns the box they stand in.
func (h *hall) listed(p *widget.Page, body widget.Rect, size int, tall float64) widget.Rect {
	const edge = 8.
	box := body.Inset(edge)
	h.rows.Fit, h.rows.Size, h.rows.Tall = max(int((box.H+4)/tall), 1), size, tall
	h.rows.To(h.rows.Top)
	p.Paint(func(c widget.Canvas) { c.Panel(scene.ListBox(body, edge, &h.rows)) })
	p.Scrolls(box, &h.rows, h.Stale)
	return box
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
		return h.T("Seeking the server…"), widget.Gold
	case live.Lost:
		return h.T("Connection lost: seeking it…"), widget.Bad
	}
	return h.own.Server, widget.Dim
}

// begin opens the set-up of a match against somebody on the server.
func (h *hall) begin() {
	t := h.NewTerms(match.Human, match.Machine)
	t.Players = [2]string{match.Human, live.SeatOf("")}
	h.Stack.Push(h.Routes.Setup(h.Context, t))
}

// none says on paper that there is nothing to show yet.
func (h *hall) none(p *widget.Page, box widget.Rect, title, about string) {
	const face = 56.
	w := min(560, box.W-16)
	words := h.Style.Wrap(about, w-48, widget.Regular, 14.5)
	tall := face + 94 + 20*float64(len(words))
	sheet := widget.Rect{X: box.X + (box.W-w)/2, Y: box.Y + max((box.H-tall)/2, 0), W: w, H: tall}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(sheet)
		x, y := sheet.X+w/2, sheet.Y+20
		scene.PaintRivals(c, x, y, face)
		c.TextFit(title, x, y+face+34, w-48, widget.Bold, 20, widget.PaperHead, widget.Middle)
		for i, l := range words {
			c.Text(l, x, y+face+60+20*float64(i), widget.Regular, 14.5, widget.PaperInk, widget.Middle)
		}
	})
}

// layMatches lays out the matches in sight.
func (h *hall) layMatches(p *widget.Page, body widget.Rect) {
	var matches []live.Listing
	if h.Context.Hall != nil {
		matches = h.Context.Hall.Listings()
	}
	if hall := h.Context.Hall; hall != nil && hall.State() == live.Reaching {
		h.none(p, body, h.T("Seeking the server…"), h.T("Nothing has answered at %[1]s yet.", h.own.Server))
		return
	}
	if len(matches) == 0 {
		h.none(p, body, h.T("Nobody plays here yet"), h.T("Open a match: it stands here until somebody joins, and you can send an invitation as a link."))
		return
	}
	const watch = 50.
	tall := 70.
	if body.W-16 < narrow {
		tall = 110
	}
	box := h.listed(p, body, len(matches), tall)
	for i := h.rows.Top; i < min(h.rows.Top+h.rows.Fit, len(matches)); i++ {
		l := &matches[i]
		at := widget.Rect{X: box.X, Y: box.Y + float64(i-h.rows.Top)*tall, W: box.W - 10 - watch - 6, H: tall - 6}
		side := h.free(l)
		tip := h.T("Watch")
		if side >= 0 {
			tip = h.T("Play %[1]s", h.SideName(side))
		}
		p.Button(fmt.Sprintf("hall.%d", i), at, widget.Button{
			Tip: tip, Disabled: side < 0 && !watched(l),
			Selected: h.sure.WaitsFor(l.Match),
			OnClick:  func() { h.choose(l, side) },
			Paint:    func(c widget.Canvas, at widget.Rect) { h.paintMatch(c, l, side, at) },
		})
		p.Button(fmt.Sprintf("hall.%d.watch", i), widget.Rect{X: at.X + at.W + 6, Y: at.Y, W: watch, H: at.H}, widget.Button{
			Icon: "eye", Centred: true, Tip: h.T("Watch"), Disabled: !watched(l), OnClick: func() { h.watch(l.Match) },
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(box, &h.rows, widget.Edge) })
}

// watched reports whether somebody who does not play may see a match now: in fog nobody does
// before it is over.
func watched(l *live.Listing) bool { return l.Delay >= 0 && (!l.Secret || l.Stage == live.Over) }

// narrow is how wide a list is at most whose rows have a line for each thing they tell.
const narrow = 480.

// paintMatch paints a match: what and who on the first line, how on the second.
func (h *hall) paintMatch(c widget.Canvas, l *live.Listing, side int, at widget.Rect) {
	in := at.Inset(10)
	words, ink := h.stage(l, side)
	state := min(c.Width(words, widget.Bold, 13.5), in.W*.45)
	if at.H > 80 {
		state = 0
		c.TextFit(words, in.X, in.Y+60, in.W, widget.Bold, 13, ink, widget.Start)
		c.TextFit(h.terse(l), in.X, in.Y+81, in.W, widget.Regular, 12.5, widget.Dim, widget.Start)
	} else {
		c.TextFit(words, in.X+in.W, in.Y+16, in.W*.45, widget.Bold, 13.5, ink, widget.End)
	}
	title := h.LevelName(l.Level) + " · " + h.RulesetName(l.Ruleset)
	c.TextFit(title, in.X, in.Y+16, in.W-state-12, widget.Bold, 15, widget.Bone, widget.Start)
	x, y := in.X, in.Y+38
	who, wide := h.parties(c, l, in.W, at.H > 80)
	for i := range who {
		c.SideSign(i, x+7, y-4, 6)
		c.TextFit(who[i], x+20, y, wide[i], widget.Regular, 12.5, widget.Bone, widget.Start)
		x += wide[i] + 36
	}
	if at.H < 80 {
		c.TextFit(h.terse(l), in.X+in.W, y, in.X+in.W-x, widget.Regular, 12.5, widget.Dim, widget.End)
	}
}

// parties are who plays a match, with how wide they are told in a row so wide: where they have
// a line of their own, all that one leaves is the other's.
func (h *hall) parties(c widget.Canvas, l *live.Listing, room float64, alone bool) (who [2]string, wide [2]float64) {
	for i := range l.Seats {
		name := h.seat(&l.Seats[i])
		if l.Seats[i].Away && l.Stage != live.Over {
			name = h.T("%[1]s is away", name)
		}
		who[i] = fmt.Sprintf("%s (%d)", name, l.Sizes[i])
		wide[i] = c.Width(who[i], widget.Regular, 12.5)
	}
	room -= 56
	for i := range wide {
		if alone {
			wide[i] = min(wide[i], max(room/2, room-wide[1-i]))
		} else {
			wide[i] = min(wide[i], (room+56)*.27)
		}
	}
	return who, wide
}

// seat names who sits on one.
func (h *hall) seat(s *live.Seat) string {
	switch {
	case s.Key == "" && s.Machine != "":
		return h.PlayerName(s.Machine)
	case s.Key == "":
		return h.T("free")
	}
	if name := live.Clean(s.Name, live.MaxName); name != "" {
		return name
	}
	return h.T("somebody")
}

// stage says how far a match has come, or what a click on it does.
func (h *hall) stage(l *live.Listing, side int) (words string, ink color.NRGBA) {
	mine := side >= 0 && l.Seats[side].Key != ""
	switch {
	case l.Stage == live.Over && l.Winner >= 0:
		return h.T("%[1]s has won", h.SideName(l.Winner)), widget.Dim
	case l.Stage == live.Over:
		return h.T("Draw"), widget.Dim
	case mine:
		return h.T("yours: come back"), widget.Gold
	case h.sure.WaitsFor(l.Match):
		return h.T("Press again: it is ranked"), widget.Gold
	case l.Stage == live.Waiting:
		return h.T("waits for somebody"), widget.Gold
	case side >= 0:
		return h.RoundWord(l.Ruleset, max(l.Round, 1)) + " · " + h.T("take the machine’s seat"), widget.Gold
	}
	return h.RoundWord(l.Ruleset, max(l.Round, 1)), widget.Dim
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
		list = append(list, h.T("no talk"))
	}
	return strings.Join(list, " · ")
}

// layLadder lays out the standings in sight.
func (h *hall) layLadder(p *widget.Page, body widget.Rect) {
	var all []live.Standing
	if h.Context.Hall != nil {
		all = h.Context.Hall.Ladder()
	}
	if len(all) == 0 {
		h.none(p, body, h.T("The ladder is empty"), h.T("Ranked matches stand on it once they are over."))
		return
	}
	const tall = 40.
	box := h.listed(p, body, len(all), tall)
	me := h.Context.Hall.Me()
	p.Paint(func(c widget.Canvas) {
		for i := h.rows.Top; i < min(h.rows.Top+h.rows.Fit, len(all)); i++ {
			s := &all[i]
			at := widget.Rect{X: box.X, Y: box.Y + float64(i-h.rows.Top)*tall, W: box.W - 10, H: tall - 4}
			edge := widget.Transparent
			if s.Key == me {
				edge = widget.Brass
			}
			c.Box(at, 7, widget.Raised, edge, 1.4)
			y := at.Y + at.H/2 + 5
			c.Text(h.Number(i+1), at.X+34, y, widget.Mono, 14, widget.Dim, widget.End)
			c.Text(h.Number(s.Rating), at.X+100, y, widget.Bold, 15, widget.Bone, widget.End)
			c.Text("±"+h.Number(2*s.Deviation), at.X+106, y, widget.Regular, 12, widget.Dim, widget.Start)
			record := h.TN("%[1]d match", "%[1]d matches", s.Games, s.Games) + " · " + h.T("%[1]d won", s.Won)
			wide := min(c.Width(record, widget.Regular, 12.5), at.W*.4)
			c.TextFit(record, at.X+at.W-12, y, wide, widget.Regular, 12.5, widget.Dim, widget.End)
			c.TextFit(live.Clean(s.Name, live.MaxName), at.X+154, y, at.W-wide-180, widget.Bold, 14.5, widget.Bone, widget.Start)
		}
		c.ScrollBar(box, &h.rows, widget.Edge)
	})
}
