package hall

import (
	"unicode/utf8"

	"tenaille/game/live"
	"tenaille/game/screens/ledger"
	"tenaille/render/widget"
)

// Ways are how a program reaches servers.
type Ways struct {
	// Dial connects to one as the holder of a key's seed, without waiting. The error is an
	// address or a seed that is none.
	Dial func(address, seed string) (live.Line, error)
	// Scheme is that of an address which is told without one.
	Scheme string
	// NewSeed makes a key and returns its seed; it may wait.
	NewSeed func() (string, error)
}

// The sizes of the sheets of the screen.
const (
	rim    = 18.
	button = 46.
	gap    = 8.
	field  = 44.
)

// longest is how many letters an address or an invitation has at most.
const longest = 400

// sheet lays out a page with a drawing and returns the box of a panel so high on it.
func (h *hall) sheet(p *widget.Page, w, tall float64) (box, in widget.Rect) {
	box = ledger.Under(p, widget.Rect{X: 6, Y: 6, W: h.Width - 12, H: h.Height - 12}, w, tall)
	return box, box.Inset(rim)
}

// lines paints a text on lines from y on, and returns where the next begins.
func lines(c widget.Canvas, words string, x, y, w, size float64, font widget.Font, bad bool) float64 {
	ink := widget.PaperSub
	switch {
	case bad:
		ink = widget.PaperHead
	case font == widget.Bold:
		ink = widget.PaperInk
	}
	for _, l := range c.Wrap(words, w, font, size) {
		c.TextFit(l, x, y+size, w, font, size, ink, widget.Start)
		y += size * 1.4
	}
	return y
}

// layDoor lays out the way to a server.
func (h *hall) layDoor(p *widget.Page) {
	about := h.T("Play with others who are there at the same time, over a server: one of you runs “tenaille host”, or you use any that you are given. The dice are thrown by the server alone, and in fog it tells each side what that side perceives.")
	const label, size = 22., 13.
	w := min(600, h.Width-12)
	words := h.Style.Wrap(about, w-2*rim, widget.Regular, size)
	most := len(words)
	if h.Height < 420 { // a phone lying: what is told stands beside the title
		most = 2
	}
	top := 34 + float64(min(len(words), most))*size*1.4 + 6
	box, in := h.sheet(p, w, 2*rim+top+2*(label+field+gap)+24+button)
	if h.First == "" {
		h.First = "hall.connect"
	}
	said := h.said
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(box)
		c.Text(h.T("Online"), in.X, in.Y+18, widget.Bold, 22, widget.PaperHead, widget.Start)
		for i, l := range words[:min(len(words), most)] {
			c.TextFit(l, in.X, in.Y+34+size+size*1.4*float64(i), in.W, widget.Regular, size, widget.PaperSub, widget.Start)
		}
		c.TextFit(h.T("Address of the server"), in.X, in.Y+top+14, in.W, widget.Bold, 13, widget.PaperInk, widget.Start)
		c.TextFit(h.T("Your name there"), in.X, in.Y+top+label+field+gap+14, in.W, widget.Bold, 13, widget.PaperInk, widget.Start)
		c.TextFit(said, in.X, in.Y+in.H-button-12, in.W, widget.Regular, 13, widget.PaperHead, widget.Start)
	})
	p.Field("hall.address", widget.Rect{X: in.X, Y: in.Y + top + label, W: in.W, H: field}, widget.Field{
		Text: h.own.Server, Accept: func(t string) bool { return len(t) <= longest },
		OnChange: func(t string) { h.own.Server = t }, OnSubmit: func(string) { h.connect() },
	})
	p.Field("hall.name", widget.Rect{X: in.X, Y: in.Y + top + 2*label + field + gap, W: in.W, H: field}, widget.Field{
		Text: h.own.Name, Accept: func(t string) bool { return utf8.RuneCountInString(t) <= live.MaxName },
		OnChange: func(t string) { h.own.Name = t }, OnSubmit: func(string) { h.connect() },
	})
	half := (in.W - 10) / 2
	y := in.Y + in.H - button
	p.Button("hall.connect", widget.Rect{X: in.X, Y: y, W: half, H: button}, widget.Button{
		Label: h.T("Connect"), Icon: "link", Kind: widget.Primary, Size: 17, OnClick: h.connect,
	})
	p.Button("hall.back", widget.Rect{X: in.X + half + 10, Y: y, W: half, H: button}, widget.Button{
		Label: h.T("Back"), Icon: "undo", Kind: widget.Plate, Size: 15, OnClick: h.Back,
	})
}
