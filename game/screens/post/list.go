package post

import (
	"fmt"
	"image/color"

	"tenaille/game/input"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules/odds"
)

// list is the screen of all matches by mail, the one kept last first.
type list struct {
	scene.Screen
	matches []entry
	rows    ui.Rows
	delete  input.Confirmation[string]
	old     bool
	said    string               // what is wrong with the last thing that was tried
	next    *mail.Correspondence // the match whose link is handed on as soon as the screen is there
}

// entry is a match as the list shows it.
type entry struct {
	saves.Posted
	awaits mail.Awaited
	round  int
	won    int // the side that has won a match that is over, -1 for none
	fault  string
}

func newList(c *scene.Context) *list {
	l := &list{Screen: scene.Screen{Context: c, First: "post.0", Fits: scene.Upright}, old: true}
	l.Build, l.Back, l.Keys = l.lay, c.Stack.Pop, l.scrollByKeys
	return l
}

// Name is the probe's name of the screen.
func (l *list) Name() string { return "post" }

// Return reads the matches anew: others may have gone on with them.
func (l *list) Return() { l.old = true; l.Stale() }

// Update hands on the link of the match that the screen was opened for.
func (l *list) Update() bool {
	if m := l.next; m != nil {
		if l.next = nil; !l.send(m) {
			return true
		}
		hand(l.Context, m)
	}
	return l.Screen.Update()
}

// send writes the own note where one is due; false where that cannot be.
func (l *list) send(m *mail.Correspondence) bool {
	err := send(l.Context, m, "")
	if l.old, l.said = true, ""; err != nil {
		l.said = fault(l.Context, err)
	}
	l.Stale()
	return err == nil
}

// read looks at all matches there are.
func (l *list) read() {
	l.old, l.matches = false, nil
	for _, p := range saves.ListMail(l.Store) {
		e := entry{Posted: p, won: -1}
		err := p.Err
		if err == nil {
			var s *mail.State
			if s, err = p.Match.State(); err == nil {
				e.awaits = s.Awaits
				if s.Course != nil {
					f := &s.Course.Encounter().Facts
					if e.round = int(f.Round); f.Over {
						e.won = int(f.Winner)
					}
				}
			}
		}
		if err != nil {
			e.fault = fault(l.Context, err)
		}
		l.matches = append(l.matches, e)
	}
}

func (l *list) lay(p *widget.Page) {
	if l.old {
		l.read()
	}
	rim := 12.
	if l.Width < window.LeastWidth {
		rim = 8
	}
	head := widget.Rect{X: rim, Y: rim, W: l.Width - 2*rim, H: 48}
	var told []string
	if l.said != "" {
		told = l.Style.Wrap(l.said, head.W-32, widget.Regular, 13.5)
		head.H += 6 + 19*float64(len(told))
	}
	body := widget.Rect{X: rim, Y: rim + head.H + 8, W: l.Width - 2*rim, H: l.Height - 2*rim - head.H - 8}
	begin := l.T("New match by mail")
	wide, label := 224., begin
	if l.Width < 600 { // a phone held upright
		wide, label = 44, ""
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		title := l.T("By mail")
		c.Text(title, head.X+62, head.Y+31, widget.Bold, 20, widget.Bone, widget.Start)
		at := head.X + 78 + c.Width(title, widget.Bold, 20)
		c.TextFit(l.T("each link adds a turn"), at, head.Y+31, head.X+head.W-wide-12-at, widget.Regular, 13, widget.Dim, widget.Start)
		for i, line := range told {
			c.TextFit(line, head.X+16, head.Y+62+19*float64(i), head.W-32, widget.Regular, 13.5, widget.Bad, widget.Start)
		}
	})
	p.Button("post.back", widget.Rect{X: head.X + 6, Y: head.Y + 2, W: 44, H: 44}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: l.T("Back"), OnClick: l.Back,
	})
	if len(l.matches) == 0 {
		l.layNone(p, body, begin)
		return
	}
	p.Button("post.new", widget.Rect{X: head.X + head.W - wide - 4, Y: head.Y + 2, W: wide, H: 44}, widget.Button{
		Label: label, Icon: "link", Size: 13.5, Centred: label == "", Tip: begin, OnClick: l.begin,
	})
	l.layRows(p, body)
}

// begin opens the set-up of a match against somebody who is away.
func (l *list) begin() {
	t := l.NewTerms(match.Human, match.Machine)
	t.Players[1] = mail.Seat(odds.Orders)
	l.Stack.Push(l.Routes.Setup(l.Context, t))
}

// layNone says what matches by mail are, and leads to the first.
func (l *list) layNone(p *widget.Page, box widget.Rect, begin string) {
	l.First = "post.new"
	w := min(620., box.W-16)
	words := l.Style.Wrap(l.T("Play with somebody far away: each turn is a link that you send as you like, by message or mail. Nobody throws the dice alone: each seed is made of a secret of yours and one of theirs, so that neither can choose it, and what was altered is found out."), w-56, widget.Regular, 14.5)
	const face = 56.
	h := 92 + face + 8 + 21*float64(len(words))
	if h+66 > box.H { // a phone lying
		h -= face + 8
	}
	sheet := widget.Rect{X: box.X + (box.W-w)/2, Y: box.Y + max((box.H-h-66)/2, 0), W: w, H: h}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(sheet)
		x, y := sheet.X+w/2, sheet.Y
		if h > 92+face+21*float64(len(words)) {
			scene.PaintRivals(c, x, y+18, face)
			y += face + 8
		}
		c.TextFit(l.T("No match goes by mail yet"), x, y+40, w-56, widget.Bold, 20, widget.PaperHead, widget.Middle)
		for i, line := range words {
			c.Text(line, x, y+70+21*float64(i), widget.Regular, 14.5, widget.PaperInk, widget.Middle)
		}
	})
	p.Button("post.new", widget.Rect{X: sheet.X + w/2 - min(w/2, 170), Y: sheet.Y + h + 16, W: min(w, 340), H: 48}, widget.Button{
		Label: begin, Icon: "link", Kind: widget.Primary, Size: 17, Centred: true, OnClick: l.begin,
	})
}

// layRows lays out the matches in sight.
func (l *list) layRows(p *widget.Page, body widget.Rect) {
	const row, del, edge = 70., 50., 8.
	box := body.Inset(edge)
	l.rows.Fit, l.rows.Size, l.rows.Tall = max(int((box.H+4)/row), 1), len(l.matches), row
	l.rows.To(l.rows.Top)
	p.Paint(func(c widget.Canvas) { c.Panel(scene.ListBox(body, edge, &l.rows)) })
	p.Scrolls(box, &l.rows, l.Stale)
	for i := l.rows.Top; i < min(l.rows.Top+l.rows.Fit, len(l.matches)); i++ {
		e := &l.matches[i]
		at := widget.Rect{X: box.X, Y: box.Y + float64(i-l.rows.Top)*row, W: box.W - 10 - del - 6, H: row - 6}
		p.Button(fmt.Sprintf("post.%d", i), at, widget.Button{
			Disabled: e.fault != "", OnClick: func() { l.open(e.Match) },
			Paint: func(c widget.Canvas, at widget.Rect) { l.paintRow(c, e, at) },
		})
		drop := widget.Button{Icon: "trash", Centred: true, Tip: l.T("Delete"), OnClick: func() { l.remove(e.Name) }}
		if drop.Selected = l.delete.WaitsFor(e.Name); drop.Selected {
			drop.Tip = l.T("Press again: it is gone for good")
		}
		p.Button(fmt.Sprintf("post.%d.delete", i), widget.Rect{X: at.X + at.W + 6, Y: at.Y, W: del, H: at.H}, drop)
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(box, &l.rows, widget.Edge) })
}

func (l *list) paintRow(c widget.Canvas, e *entry, at widget.Rect) {
	in := at.Inset(10)
	if e.Match == nil {
		c.Icon("warning", in.X, in.Y+8, 24)
		c.TextFit(e.Name, in.X+36, in.Y+16, in.W-36, widget.Bold, 15, widget.Bone, widget.Start)
		c.TextFit(e.fault, in.X+36, in.Y+38, in.W-36, widget.Regular, 12.5, widget.Bad, widget.Start)
		return
	}
	c.SideSign(e.Match.Side, in.X+12, in.Y+22, 11)
	x := in.X + 36
	words, ink := l.awaited(e)
	state := min(c.Width(words, widget.Bold, 13.5), in.W*.5)
	c.TextFit(words, in.X+in.W, in.Y+16, in.W*.5, widget.Bold, 13.5, ink, widget.End)
	c.TextFit(what(l.Context, e.Match), x, in.Y+16, in.W-36-state-12, widget.Bold, 15, widget.Bone, widget.Start)
	about := letters(l.Context).Mode(e.Match.Letter.Offer.Mode)
	if e.round > 0 {
		about += " · " + l.RoundWord(e.Match.Letter.Offer.Setup.Ruleset, e.round)
	}
	about += " · " + e.Kept.Local().Format("2006-01-02 15:04")
	c.TextFit(about, x, in.Y+38, in.W-36, widget.Regular, 12.5, widget.Dim, widget.Start)
}

// awaited says what a match waits for.
func (l *list) awaited(e *entry) (words string, ink color.NRGBA) {
	switch {
	case e.fault != "":
		return e.fault, widget.Bad
	case e.awaits == mail.Over && e.won == e.Match.Side:
		return l.T("Victory"), widget.Good
	case e.awaits == mail.Over && e.won >= 0:
		return l.T("Defeat"), widget.Bad
	case e.awaits == mail.Over:
		return l.T("Draw"), widget.Dim
	case e.awaits == mail.Own:
		return l.T("your turn"), widget.Gold
	case e.awaits == mail.Ready:
		return l.T("to be sent"), widget.Gold
	case len(e.Match.Letter.Notes) == 0:
		return l.T("offered"), widget.Dim
	}
	return l.T("their turn"), widget.Dim
}

// open goes on with a match.
func (l *list) open(m *mail.Correspondence) {
	s, err := open(l.Context, m)
	if err != nil {
		l.said = fault(l.Context, err)
		l.Stale()
		return
	}
	if next, ok := s.(*list); ok { // there is only something to hand on
		l.next = next.next
		return
	}
	l.Stack.Push(s)
}

// remove lets go of a match, after having asked once more.
func (l *list) remove(name string) {
	if l.delete.Ask(name, 0) {
		if err := saves.ForgetMail(l.Store, name); err != nil {
			l.said = fault(l.Context, err)
		}
		l.old = true
	}
	l.Stale()
}

// scrollByKeys brings the next row into sight when the focus is about to walk past the
// last one; the walk itself is the page's.
func (l *list) scrollByKeys() bool {
	var at int
	if n, _ := fmt.Sscanf(l.Page.Focused(), "post.%d", &at); n == 1 {
		l.Lead(&l.rows, at, false)
	}
	return false
}
