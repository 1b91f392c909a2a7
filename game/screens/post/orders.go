package post

import (
	"strings"

	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// orders is the page on which a turn that was rehearsed is sealed: its orders as they will
// be carried out, which can be written otherwise before they are sent.
type orders struct {
	scene.Screen
	match *mail.Correspondence
	text  string
	left  int // actions that no orders can say
	said  string
}

func newOrders(c *scene.Context, m *mail.Correspondence, rehearsed *replay.Replay) *orders {
	s := &orders{Screen: scene.Screen{Context: c, First: "orders.send", Fits: scene.Upright}, match: m}
	s.text, s.left = m.Ordered(rehearsed)
	s.Build, s.Back = s.lay, s.again
	return s
}

// Name is the probe's name of the screen.
func (s *orders) Name() string { return "orders" }

// again rehearses the turn from its beginning.
func (s *orders) again() {
	t, err := match.MailTerms(s.match)
	if err != nil {
		s.said = fault(s.Context, err)
		s.Stale()
		return
	}
	s.Stack.Swap(s.Routes.Battle(s.Context, t))
}

// seal fixes the orders and hands them on.
func (s *orders) seal() {
	if err := send(s.Context, s.match, s.text); err != nil {
		s.said = fault(s.Context, err)
		s.Stale()
		return
	}
	l := newList(s.Context)
	l.next = s.match
	s.Stack.Swap(l)
}

func (s *orders) lay(p *widget.Page) {
	const rim, button = 18., 46.
	w, h := min(860, s.Width-16), min(520, s.Height-16)
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	in := box.Inset(rim)
	about, ink := s.T("They are carried out when the other's letter has thrown the dice, as far as the rules allow it then. Conditions are falls, stands, hurt, or at with a square: “%[1]s”.", "if 4 falls { 2: move D5 } else { 2: attack 4 }"), widget.Dim
	if s.left > 0 {
		about = s.TN("%[1]d action cannot be ordered and is left out.", "%[1]d actions cannot be ordered and are left out.", s.left) + " " + about
	}
	if s.said != "" {
		about, ink = s.said, widget.Bad
	}
	top := in.Y + 34
	told := s.Style.Wrap(about, in.W, widget.Regular, 13)
	list := widget.Rect{X: in.X, Y: top + 18*float64(len(told)) + 6, W: in.W}
	field := in.Y + in.H - 2*(button+8) + 8
	list.H = field - 10 - list.Y
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.TextFit(s.T("Your orders"), in.X, in.Y+18, in.W, widget.Bold, 20, widget.Bone, widget.Start)
		for i, l := range told {
			c.TextFit(l, in.X, top+13+18*float64(i), in.W, widget.Regular, 13, ink, widget.Start)
		}
		c.Box(list, 5, widget.Well, widget.Edge, 1)
		y := list.Y + 8
		for _, step := range s.lines() {
			for _, l := range c.Wrap(step, list.W-24, widget.Mono, 13) {
				if y+18 > list.Y+list.H {
					c.Text("…", list.X+12, y+8, widget.Mono, 13, widget.Dim, widget.Start)
					return
				}
				c.TextFit(l, list.X+12, y+13, list.W-24, widget.Mono, 13, widget.Bone, widget.Start)
				y += 18
			}
		}
	})
	p.Field("orders.text", widget.Rect{X: in.X, Y: field - 2, W: in.W, H: button}, widget.Field{Text: s.text, OnChange: func(text string) { s.text, s.said = text, ""; s.Stale() }})
	half := (in.W - 10) / 2
	y := in.Y + in.H - button
	p.Button("orders.send", widget.Rect{X: in.X, Y: y, W: half, H: button}, widget.Button{
		Label: s.T("Seal and send"), Icon: "check", Kind: widget.Primary, Size: 17, OnClick: s.seal,
	})
	p.Button("orders.again", widget.Rect{X: in.X + half + 10, Y: y, W: half, H: button}, widget.Button{
		Label: s.T("Rehearse again"), Icon: "undo", Size: 15, OnClick: s.Back,
	})
}

// lines are the orders, one a line where they are not in each other.
func (s *orders) lines() (list []string) {
	depth, from := 0, 0
	for i, r := range s.text {
		switch {
		case r == '{':
			depth++
		case r == '}':
			depth--
		case r == ';' && depth == 0:
			list, from = append(list, strings.TrimSpace(s.text[from:i])), i+1
		}
	}
	if rest := strings.TrimSpace(s.text[from:]); rest != "" {
		list = append(list, rest)
	}
	if len(list) == 0 {
		list = append(list, s.T("nothing: your own end their turns"))
	}
	return list
}
