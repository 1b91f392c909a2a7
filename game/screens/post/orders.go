package post

import (
	"slices"
	"strings"

	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/render/widget"
	"tenaille/rules"
)

// orders is the page on which a turn that was rehearsed is sealed: its orders as they will
// be carried out, to which the turn of a case is added by rehearsing it once more, and which can
// be written otherwise before they are sent.
type orders struct {
	scene.Screen
	match *mail.Correspondence
	now   *rules.Encounter // where the turn begins
	text  string
	left  int // actions that no orders can say
	said  string
	who   int     // of those in the match, about whom a case is
	is    mail.Is // what it is
}

// newOrders opens the page after a rehearsal, of as it is expected or of a case.
func newOrders(c *scene.Context, how *mail.Agreed, rehearsed *replay.Replay) (*orders, error) {
	m := how.Match
	s := &orders{Screen: scene.Screen{Context: c, First: "orders.send", Fits: scene.Upright}, match: m, is: mail.Falls}
	s.text, s.left = m.Ordered(rehearsed)
	s.Build, s.Back = s.lay, s.again
	state, err := m.State()
	if err != nil {
		return nil, err
	}
	s.now = state.Course.Encounter()
	s.who = slices.IndexFunc(s.now.Creatures, func(c rules.Creature) bool { return int(c.Side) != m.Side })
	if how.Case == nil {
		return s, nil
	}
	planned := s.text
	if s.text, err = how.Case.Merged(planned); err != nil {
		s.text, s.said = how.Case.Orders, fault(c, err)
	}
	return s, nil
}

// Name is the probe's name of the screen.
func (s *orders) Name() string { return "orders" }

// again rehearses the turn from its beginning.
func (s *orders) again() { s.rehearse(nil) }

// rehearse rehearses the turn from its beginning, for a case or, with nil, anew.
func (s *orders) rehearse(c *mail.Case) {
	t, err := match.MailTerms(s.match)
	if err != nil {
		s.said = fault(s.Context, err)
		s.Stale()
		return
	}
	if t.Mail.Case = c; c != nil {
		s.Tell(letters(s.Context).Case(s.now, &c.If))
	}
	s.Stack.Swap(s.Routes.Battle(s.Context, t))
}

// chosen is the case that is chosen, as things stand when the turn is carried out.
func (s *orders) chosen() mail.Condition {
	return mail.Condition{Who: s.now.Creatures[s.who].Sheet, Is: s.is}
}

// turnTo chooses about whom the case is.
func (s *orders) turnTo(by int) func() {
	return func() {
		n := len(s.now.Creatures)
		s.who = (s.who + by + n) % n
		s.Stale()
	}
}

// also rehearses the turn once more for the case that is chosen. What cannot be read is not
// taken as what is done in all others.
func (s *orders) also() {
	if _, err := mail.ParseOrders(s.text); err != nil {
		s.said = fault(s.Context, err)
		s.Stale()
		return
	}
	s.said = ""
	s.rehearse(&mail.Case{If: s.chosen(), Orders: s.text})
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
	about, ink := s.T("They are carried out once the other player’s letter has thrown the dice, as far as the rules then allow. For a case, rehearse the turn once more, or write it: falls, stands, hurt, or at with a square, as in “%[1]s”.", "if 4 falls { 2: move D5 } else { 2: attack 4 }"), widget.Dim
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
	cases := 1.
	if in.W < 700 {
		cases = 2
	}
	list.H = field - cases*(button+6) - 10 - list.Y
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.TextFit(s.T("Your orders"), in.X, in.Y+18, in.W, widget.Bold, 20, widget.Bone, widget.Start)
		for i, l := range told {
			c.TextFit(l, in.X, top+13+18*float64(i), in.W, widget.Regular, 13, ink, widget.Start)
		}
		c.Box(list, 5, widget.Well, widget.Edge, 1)
		y := list.Y + 8
		for _, step := range s.lines() {
			bare := strings.TrimLeft(step, " ")
			deep := 6 * float64(len(step)-len(bare))
			for _, l := range c.Wrap(bare, list.W-44-deep, widget.Regular, 13.5) {
				if y+18 > list.Y+list.H {
					c.Text("…", list.X+list.W-10, list.Y+list.H-8, widget.Regular, 13.5, widget.Dim, widget.End)
					return
				}
				c.TextFit(l, list.X+12+deep, y+13, list.W-44-deep, widget.Regular, 13.5, widget.Bone, widget.Start)
				y += 18
			}
		}
	})
	s.layCase(p, widget.Rect{X: in.X, Y: list.Y + list.H + 6, W: in.W, H: cases*(button+6) - 6})
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

// layCase lays out the choice of a case: about whom, what, and the way to rehearse it.
func (s *orders) layCase(p *widget.Page, box widget.Rect) {
	const button, step = 46., 44.
	who := widget.Rect{X: box.X, Y: box.Y, W: box.W*.3 - 4, H: button}
	is := widget.Rect{X: box.X + box.W*.3, Y: box.Y, W: box.W*.4 - 4, H: button}
	also := widget.Rect{X: box.X + box.W*.7, Y: box.Y, W: box.W * .3, H: button}
	if box.H > button {
		half := (box.W - 6) / 2
		who.W, is = half, widget.Rect{X: box.X, Y: box.Y + button + 6, W: box.W, H: button}
		also.X, also.W = box.X+half+6, half
	}
	p.Button("orders.before", widget.Rect{X: who.X, Y: who.Y, W: step, H: button}, widget.Button{
		Paint: func(c widget.Canvas, at widget.Rect) { c.Chevron(at, -1, 0, true) }, Tip: s.T("Previous"), OnClick: s.turnTo(-1),
	})
	p.Button("orders.after", widget.Rect{X: who.X + who.W - step, Y: who.Y, W: step, H: button}, widget.Button{
		Paint: func(c widget.Canvas, at widget.Rect) { c.Chevron(at, 1, 0, true) }, Tip: s.T("Next"), OnClick: s.turnTo(1),
	})
	c := s.chosen()
	p.Paint(func(k widget.Canvas) {
		k.TextFit(letters(s.Context).Numbered(s.now, c.Who), who.X+who.W/2, who.Y+button/2+5, who.W-2*step-8, widget.Regular, 13.5, widget.Bone, widget.Middle)
	})
	p.Segment("orders.is", is, []widget.Choice{
		{ID: string(mail.Falls), Label: s.T("has fallen")}, {ID: string(mail.Hurt), Label: s.T("is hurt")}, {ID: string(mail.Stands), Label: s.T("is up")},
	}, string(s.is), 13, func(id string) { s.is = mail.Is(id); s.Stale() })
	p.Button("orders.also", also, widget.Button{
		Label: s.T("Rehearse this case"), Icon: "plan", Size: 13.5, OnClick: s.also,
		Tip: s.T("%[1]s: play the turn as it should go then. What differs from these orders is done in that case; in all others, they are.", letters(s.Context).Case(s.now, &c)),
	})
}

// lines are the orders in words, or as they are written where they cannot be read.
func (s *orders) lines() []string {
	list, err := mail.ParseOrders(s.text)
	if err != nil {
		return []string{s.text}
	}
	lines := letters(s.Context).Orders(s.now, list)
	if len(lines) == 0 {
		lines = append(lines, s.T("nothing: your own end their turns"))
	}
	return lines
}
