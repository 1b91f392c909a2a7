package matches

import (
	"fmt"
	"runtime"

	"tenaille/game/input"
	"tenaille/game/saves"
	"tenaille/game/scene"
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
	delete input.Confirmation[string] // of the match of a name
	old    bool                       // the list is to be read anew
	maps   map[string]*scene.Preview  // by name in the store
}

// New opens the screen of the recorded matches.
func New(c *scene.Context) scene.Scene {
	m := &matches{Screen: scene.Screen{Context: c, First: "matches.0", Small: true}, old: true, maps: map[string]*scene.Preview{}}
	m.Build = m.lay
	m.Back = c.Stack.Pop
	m.Keys = m.scrollByKeys
	return m
}

// Name is the probe's name of the screen.
func (m *matches) Name() string { return "matches" }

// read lists the matches anew, the chosen one staying chosen.
func (m *matches) read() {
	name := ""
	if v := m.current(); v != nil {
		name = v.name
	}
	m.old, m.list = false, recordedMatches(m.Context)
	m.chosen = min(m.chosen, max(len(m.list)-1, 0))
	for i, v := range m.list {
		if v.name == name {
			m.chosen = i
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
	head := widget.Rect{X: rim, Y: rim, W: m.Width - 2*rim, H: 48}
	body := widget.Rect{X: rim, Y: rim + 48 + 8, W: m.Width - 2*rim, H: m.Height - 2*rim - 56}
	side := min(max(body.W*.36, 288), 460)
	left := widget.Rect{X: body.X, Y: body.Y, W: body.W - side - 8, H: body.H}
	right := widget.Rect{X: body.X + body.W - side, Y: body.Y, W: side, H: body.H}
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		if len(m.list) > 0 {
			c.Panel(left)
			c.Panel(right)
		}
		c.Text(m.T("Recorded matches"), head.X+62, head.Y+31, widget.Bold, 20, widget.Bone, widget.Start)
		words := m.TN("%[1]d match", "%[1]d matches", len(m.list))
		if runtime.GOOS == "js" {
			words = m.T("This browser keeps about %[1]d kB of finished matches; the oldest go first.", saves.BrowserRoom/1000)
		}
		c.TextFit(words, head.X+head.W-18, head.Y+30, head.W-90-c.Width(m.T("Recorded matches"), widget.Bold, 20), widget.Regular, 13, widget.Dim, widget.End)
	})
	p.Button("matches.back", widget.Rect{X: head.X + 6, Y: head.Y + 4, W: 44, H: 40}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: m.T("Back"), OnClick: m.Back,
	})
	if len(m.list) == 0 {
		m.layNone(p, body)
		return
	}
	m.layRows(p, left)
	if v := m.current(); v != nil {
		m.layChosen(p, right, v)
	}
}

// scrollByKeys brings the next row into sight when the focus is about to walk
// past the last one; the walk itself is the page's.
func (m *matches) scrollByKeys() bool {
	var at int
	if n, _ := fmt.Sscanf(m.Page.Focused(), "matches.%d", &at); n != 1 {
		return false
	}
	m.Lead(&m.rows, at, false)
	return false
}

// Leave lets go of the pictures of the maps.
func (m *matches) Leave() {
	for _, picture := range m.maps {
		picture.Drop()
	}
}
