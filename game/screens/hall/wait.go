package hall

import (
	"tenaille/game/files"
	"tenaille/game/link"
	"tenaille/game/live"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// Invite hands on the invitation to a match: for the browser where the game runs in one,
// else for the program.
func Invite(c *scene.Context, server, match string) {
	page := files.Page()
	if files.Local(page) { // the program itself
		page = ""
	}
	c.Stack.Push(c.Routes.Sheets.Link(c, scene.Linked{
		Title: c.T("An invitation to a match"), Text: link.Meeting{Server: server, Match: match}.Text(page),
	}))
}

// layWaiting lays out that a match is waited for.
func (h *hall) layWaiting(p *widget.Page) {
	name := ""
	var seats [2]live.Seat
	if h.game != nil {
		name = h.game.Match()
		if l := h.game.Listing(); l.Match != "" {
			seats = l.Seats
		}
	}
	rows := 1.
	if name != "" {
		rows = 2
	}
	box, in := h.sheet(p, 460, 2*rim+96+rows*(button+gap))
	h.First = "hall.back"
	about := h.T("The match begins as soon as the other seat is taken.")
	if name == "" {
		about = h.T("Asking the server…")
	}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(box)
		c.TextFit(h.T("Waiting"), in.X, in.Y+18, in.W, widget.Bold, 22, widget.PaperHead, widget.Start)
		lines(c, about, in.X, in.Y+30, in.W, 13.5, widget.Regular, false)
		if seats[0].Name+seats[1].Name != "" {
			for i := range seats {
				x := in.X + float64(i)*in.W/2
				c.SideSign(i, x+8, in.Y+80, 7)
				c.TextFit(h.seat(&seats[i]), x+22, in.Y+84, in.W/2-28, widget.Regular, 13.5, widget.PaperInk, widget.Start)
			}
		}
	})
	y := in.Y + in.H - button
	p.Button("hall.back", widget.Rect{X: in.X, Y: y, W: in.W, H: button}, widget.Button{
		Label: h.T("Leave"), Icon: "undo", Kind: widget.Plate, Size: 15, OnClick: h.Back,
	})
	if name != "" {
		p.Button("hall.invite", widget.Rect{X: in.X, Y: y - gap - button, W: in.W, H: button}, widget.Button{
			Label: h.T("Invite by a link"), Icon: "link", Kind: widget.Primary, Size: 17, OnClick: func() { Invite(h.Context, h.own.Server, name) },
		})
	}
}
