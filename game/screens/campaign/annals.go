package campaign

import (
	"tenaille/game/company"
	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// annals are the books of the earlier companies, of which one lies open: what each fought,
// who fell and how it ended can be read again, and nothing be done with it.
type annals struct {
	*camp
	at int // the one that lies open, of camp.earlier
}

// newAnnals opens the book of the last of some earlier companies.
func newAnnals(c *scene.Context, list []*company.Company) *annals {
	s := &camp{Screen: scene.Screen{Context: c, First: "campaign.back", Fits: scene.Upright}, closed: true, rows: map[string]*ui.Rows{who: {}, shelf: {}, pages: {}, levelled: {}}}
	a := &annals{camp: s}
	s.earlier = list
	s.Build, s.Keys = a.lay, s.scrollByKeys
	s.Back = func() {
		if s.tab == road {
			backToBook(s)
			return
		}
		c.Stack.Pop()
	}
	a.open(0)
	return a
}

// Name is the probe's name of the screen.
func (a *annals) Name() string { return "annals" }

// Return changes nothing: an earlier company is as it is.
func (a *annals) Return() {}

// open opens the book of a company.
func (a *annals) open(at int) {
	a.at, a.company = at, a.earlier[at]
	a.rows[pages].Top = 0
	backToBook(a.camp)
}

// backToBook goes from what was told of a battle back to the book.
func backToBook(s *camp) {
	s.again, s.tab = -1, book
	s.Stale()
}

func (a *annals) lay(p *widget.Page) {
	rim := 12.
	if a.Width < window.LeastWidth {
		rim = 8
	}
	all := widget.Rect{X: rim, Y: rim, W: a.Width - 2*rim, H: a.Height - 2*rim}
	head := widget.Rect{X: all.X, Y: all.Y, W: all.W, H: a.Touch(40) + 8}
	body := widget.Rect{X: all.X, Y: all.Y + head.H + 8, W: all.W, H: all.H - head.H - 8}
	a.layTop(p, head)
	switch {
	case a.tab == book:
		a.layBook(p, body)
	case a.again < len(a.company.Chapters):
		a.layRoad(p, body)
	default:
		p.Paint(func(c widget.Canvas) { c.Panel(body) })
		in := body.Inset(14)
		a.layEnd(p, widget.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - 60})
		layBack(a.camp, p, widget.Rect{X: in.X, Y: in.Y + in.H - 50, W: in.W, H: 50})
	}
}

// layTop lays out the way back, which company it is, and the ways to the others.
func (a *annals) layTop(p *widget.Page, head widget.Rect) {
	tall := a.Touch(40)
	words := widget.Rect{X: head.X + 60, Y: head.Y, W: head.W - 72, H: head.H}
	if len(a.earlier) > 1 {
		words.W -= 2*50 + 8
	}
	n := len(a.earlier)
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		title := a.T("Earlier companies")
		if which := a.T("%[1]d of %[2]d", n-a.at, n); n > 1 {
			title = fitting(c, words.W, widget.Bold, 19, title+" · "+which, which)
		}
		c.TextFit(title, words.X, head.Y+31, words.W, widget.Bold, 19, widget.Bone, widget.Start)
	})
	p.Button("campaign.back", widget.Rect{X: head.X + 6, Y: head.Y + 4, W: 44, H: tall}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: a.T("Back"), OnClick: a.Back,
	})
	if n < 2 {
		return
	}
	for i, way := range []struct {
		id, label, tip string
		to             int
	}{
		{"campaign.older", "‹", a.T("The previous company"), a.at + 1},
		{"campaign.newer", "›", a.T("The next company"), a.at - 1},
	} {
		p.Button(way.id, widget.Rect{X: head.X + head.W - 104 + 50*float64(i), Y: head.Y + 4, W: 46, H: tall}, widget.Button{
			Label: way.label, Centred: true, Size: 18, Tip: way.tip, Disabled: way.to < 0 || way.to >= n, OnClick: func() { a.open(way.to) },
		})
	}
}

// layBack lays out the way back to the book.
func layBack(s *camp, p *widget.Page, at widget.Rect) {
	p.Button("campaign.go", at, widget.Button{Label: s.T("Back to the book"), Icon: "book", Kind: widget.Primary, Size: 18, OnClick: func() { backToBook(s) }})
}

// layFoot lays out what stands under the battles in the book: the way to begin anew and
// that to the earlier companies; in the book of one of those how it ended.
func layFoot(s *camp, p *widget.Page, at widget.Rect) {
	if s.closed {
		if s.company.Over() {
			p.Button("campaign.end", at, widget.Button{
				Label: s.T("How it ended"), Icon: "book", Kind: footDress(s), Size: 14, OnClick: func() { s.again, s.tab = len(s.company.Chapters), road; s.Stale() },
			})
		}
		return
	}
	if n := len(s.earlier); n > 0 {
		earlier := widget.Rect{X: at.X + at.W/2 + 4, Y: at.Y, W: at.W/2 - 4, H: at.H}
		at.W = at.W/2 - 4
		label := s.T("Earlier companies")
		if s.narrow() {
			label = s.T("Earlier ones")
		}
		p.Button("campaign.earlier", earlier, widget.Button{
			Label: label, Icon: "book", Kind: footDress(s), Size: 14, Tip: s.TN("The book of %[1]d company can be read.", "The books of %[1]d companies can be read.", n),
			OnClick: func() { s.Stack.Push(newAnnals(s.Context, s.earlier)) },
		})
	}
	p.Button("campaign.anew", at, widget.Button{
		Label: s.T("Start over…"), Icon: "replay", Kind: footDress(s), Size: 14, Tip: s.T("Another company sets out. The book of this one is kept among the earlier companies."), OnClick: func() { s.sure.Drop(); s.tab = anew; s.Stale() },
	})
}

// footDress is the dress of the buttons under the battles in the book.
func footDress(s *camp) widget.Kind {
	if opened(s) {
		return widget.Plate
	}
	return widget.Plain
}

// fate is what became of an earlier company, in words.
func fate(s *camp) string {
	switch c := s.company; {
	case c.Lost:
		return s.T("Nobody came back")
	case c.Won():
		return s.T("The story is told")
	}
	return s.T("Given up")
}

// setOutSurely sets out anew, after having asked once more where a company that is on its way
// is given up for it.
func setOutSurely(s *camp) {
	if givesUp(s) && !s.sure.Ask(anew, 0) {
		s.Stale()
		return
	}
	s.setOut()
}

// givesUp reports whether a company that has fought and could go on is given up for another.
func givesUp(s *camp) bool {
	return s.company != nil && !s.company.Over() && (len(s.company.Chapters) > 0 || s.company.Pending != nil)
}
