package matches

import (
	"fmt"
	"image/color"
	"tenaille/game/files"

	"tenaille/game/input"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/ledger"
	"tenaille/game/screens/result/tableau"
	"tenaille/game/window"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// matches is the screen of the recorded matches: all of them on the left, the
// chosen one on the right.
type matches struct {
	scene.Screen
	list   []*recorded
	chosen int
	rows   ui.Rows                    // those in sight
	page   ledger.Page                // they stand on
	delete input.Confirmation[string] // of the match of a name
	told   files.Arrival              // what became of the file given last, until something is chosen
	old    bool                       // the list is to be read anew
	prints map[string]*scene.Thumb    // by name in the store
	// paintings are those of who fights, by name in the store.
	paintings map[string]*tableau.Tableau
	posted    int // matches that go by mail
}

// New opens the screen of the recorded matches.
func New(c *scene.Context) scene.Scene {
	m := &matches{Screen: scene.Screen{Context: c, First: "matches.0", Fits: scene.Upright}, old: true, prints: map[string]*scene.Thumb{}, paintings: map[string]*tableau.Tableau{}}
	m.Build = m.lay
	m.Back = c.Stack.Pop
	m.Keys = m.scrollByKeys
	if c.Post.Arrived != (files.Arrival{}) {
		m.Receive()
	}
	return m
}

// Name is the probe's name of the screen.
func (m *matches) Name() string { return "matches" }

// Receive shows what became of a file that the player gave; a match that is here is
// chosen.
func (m *matches) Receive() {
	m.told, m.Post.Arrived, m.old = m.Post.Arrived, files.Arrival{}, true
	m.delete.Drop()
	m.Stale()
}

// read lists the matches anew, the chosen one staying chosen.
func (m *matches) read() {
	name := ""
	if v := m.current(); v != nil {
		name = v.name
	}
	if m.told.Name != "" {
		name = m.told.Name
	}
	before := m.list
	m.old, m.list, m.posted = false, recordedMatches(m.Context), len(saves.ListMail(m.Store))
	for _, v := range m.list {
		v.recall(before)
	}
	m.chosen = min(m.chosen, max(len(m.list)-1, 0))
	for i, v := range m.list {
		if v.name == name {
			m.chosen = i
			row := m.page.InRow(i)
			m.rows.Fit, m.rows.Size = max(m.rows.Fit, 1), max(m.rows.Size, row+1)
			if !m.rows.Sees(row) {
				m.rows.To(row)
			}
		}
	}
}

func (m *matches) current() *recorded {
	if m.chosen < len(m.list) {
		return m.list[m.chosen]
	}
	return nil
}

func (m *matches) lay(p *widget.Page) {
	if m.old {
		m.read()
	}
	rim := 12.
	if m.Width < window.LeastWidth {
		rim = 8
	}
	head := widget.Rect{X: rim, Y: rim, W: m.Width - 2*rim, H: max(48, m.Touch(40)+8)}
	if m.narrow() { // the words stand under the title
		words, _ := m.headWords()
		head.H += 7 + 17*float64(len(m.headLines(words, head.W)))
	}
	body := widget.Rect{X: rim, Y: rim + head.H + 8, W: m.Width - 2*rim, H: m.Height - 2*rim - head.H - 8}
	if m.posted > 0 {
		body = m.layPosted(p, body)
	}
	side := min(max(body.W*.36, 288), 460)
	left := widget.Rect{X: body.X, Y: body.Y, W: body.W - side - 8, H: body.H}
	right := widget.Rect{X: body.X + body.W - side, Y: body.Y, W: side, H: body.H}
	if m.narrow() {
		left = widget.Rect{X: body.X, Y: body.Y, W: body.W, H: body.H*.5 - 4}
		right = widget.Rect{X: body.X, Y: body.Y + body.H*.5 + 4, W: body.W, H: body.H*.5 - 4}
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		if len(m.list) > 0 {
			c.Panel(right)
		}
	})
	m.layHead(p, head)
	if len(m.list) == 0 {
		m.layNone(p, body)
		return
	}
	m.layRows(p, left)
	if v := m.current(); v != nil {
		m.layChosen(p, right, v)
	}
}

// narrow tells that the list stands over the chosen match: on a phone held upright.
func (m *matches) narrow() bool { return m.Width < 800 }

// headLines are the words of the head in the lines they take under the title.
func (m *matches) headLines(words string, w float64) []string {
	lines := m.Style.Wrap(words, w-28, widget.Regular, 13)
	return lines[:min(len(lines), 3)]
}

// layHead lays out the way back, the title with what is told beside it or under it, and
// the ways to the career and to a file.
func (m *matches) layHead(p *widget.Page, head widget.Rect) {
	tall, career, take := m.Touch(40), careerWide, takeWide
	if m.narrow() { // their signs alone
		career, take = tall, tall
	}
	right := head.X + head.W - career - 4
	if m.Post.Clerk != nil {
		right -= take + 4
	}
	title := m.T("Recorded matches")
	p.Paint(func(c widget.Canvas) {
		words, ink := m.headWords()
		if m.narrow() {
			c.TextFit(title, head.X+62, head.Y+31, right-head.X-70, widget.Bold, 20, widget.Bone, widget.Start)
			for i, line := range m.headLines(words, head.W) {
				c.TextFit(line, head.X+14, head.Y+tall+21+17*float64(i), head.W-28, widget.Regular, 13, ink, widget.Start)
			}
			return
		}
		c.Text(title, head.X+62, head.Y+31, widget.Bold, 20, widget.Bone, widget.Start)
		at := head.X + 72 + c.Width(title, widget.Bold, 20)
		room := right - 14 - at
		lines := c.Wrap(words, room, widget.Regular, 13)
		lines = lines[:min(len(lines), 2)]
		for i, line := range lines {
			c.TextFit(line, at+room, head.Y+30+17*(float64(i)-float64(len(lines)-1)/2), room, widget.Regular, 13, ink, widget.End)
		}
	})
	sign := func(b widget.Button) widget.Button {
		if m.narrow() {
			if b.Tip == "" {
				b.Tip = b.Label
			}
			b.Label, b.Centred = "", true
		}
		return b
	}
	p.Button("matches.career", widget.Rect{X: right, Y: head.Y + 4, W: career, H: tall}, sign(widget.Button{
		Icon: "heart", Label: m.T("Career"), Size: 13.5, OnClick: func() { m.Stack.Push(newCareer(m.Context)) },
	}))
	if m.Post.Clerk != nil {
		p.Button("matches.take", widget.Rect{X: head.X + head.W - take - 4, Y: head.Y + 4, W: take, H: tall}, sign(widget.Button{
			Icon: "pick-up", Label: m.T("Import"), Size: 13.5, OnClick: func() { m.Post.Clerk.Pick(m.Post.Inbox) },
			Tip: m.T("Add a match from a file; you can also drop a file on the page"),
		}))
	}
	p.Button("matches.back", widget.Rect{X: head.X + 6, Y: head.Y + 4, W: 44, H: tall}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: m.T("Back"), OnClick: m.Back,
	})
}

// postedTall is the height that the way to matches by mail takes of the body.
const postedTall = 52.

// layPosted lays out the way to the matches that go by mail, over those that were recorded,
// and returns what is left of the body.
func (m *matches) layPosted(p *widget.Page, body widget.Rect) widget.Rect {
	p.Button("matches.mail", widget.Rect{X: body.X, Y: body.Y, W: body.W, H: postedTall - 8}, widget.Button{
		Icon: "link", Label: m.TN("%[1]d match by mail", "%[1]d matches by mail", m.posted), Size: 15, Chevron: true, OnClick: func() {
			if s, err := m.Routes.Stories.Mail(m.Context, scene.Letter{}); err == nil {
				m.Stack.Push(s)
			}
		},
	})
	return widget.Rect{X: body.X, Y: body.Y + postedTall, W: body.W, H: body.H - postedTall}
}

// Return counts anew: matches may have gone on, or gone.
func (m *matches) Return() { m.old = true; m.Stale() }

// careerWide is the width of the button that opens the career.
const careerWide = 132.

// takeWide is the width of the button that takes in a file.
const takeWide = 150.

// headWords tell how many matches there are and what they take, or what became of the
// file given last.
func (m *matches) headWords() (words string, ink color.NRGBA) {
	if m.told.Words != "" {
		if m.told.Bad {
			return m.told.Words, widget.Bad
		}
		return m.told.Words, widget.Good
	}
	sum := 0
	for _, v := range m.list {
		sum += v.size
	}
	words = m.TN("%[1]d match", "%[1]d matches", len(m.list))
	if sum > 0 {
		words += " · " + m.Kilobytes(sum)
	}
	if m.Post.Clerk == nil && m.Width >= window.LeastWidth {
		words += " · " + m.T("drop a file on the window to add it")
	}
	return words, widget.Dim
}

// scrollByKeys brings the next row into sight when the focus is about to walk
// past the last one; the walk itself is the page's.
func (m *matches) scrollByKeys() bool {
	var at int
	if n, _ := fmt.Sscanf(m.Page.Focused(), "matches.%d", &at); n != 1 {
		return false
	}
	m.Lead(&m.rows, m.page.InRow(at), false)
	return false
}

// Leave lets go of the prints of the maps.
func (m *matches) Leave() {
	for _, print := range m.prints {
		print.Drop()
	}
}
