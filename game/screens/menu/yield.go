package menu

import (
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// yield is the sheet, over the battle, on which a machine offers to yield: the person
// accepts that, or has it fight on, which is the way back as well.
type yield struct {
	scene.Sheet
	side   int
	accept func()
}

// NewYield opens the sheet for the machine of a side; accept is called where the person
// accepts.
func NewYield(c *scene.Context, side int, accept func()) scene.Scene {
	s := &yield{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "yield.accept", Fits: scene.Upright}}, side: side, accept: accept}
	s.Build, s.Back = s.lay, c.Stack.Pop
	return s
}

// Name is the probe's name of the screen.
func (s *yield) Name() string { return "yield" }

func (s *yield) lay(p *widget.Page) {
	const rim, button, line = 20., 46., 18.
	w := min(560., s.Width-12)
	about := s.Style.Wrap(s.T("It gives its cause up for lost. Accept, and the battle is won."), w-2*rim, widget.Regular, 13.5)
	never := s.Touch(30)
	h := 2*rim + 38 + line*float64(len(about)) + 14 + button + 8 + never
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	in := box.Inset(rim)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.SideSign(s.side, in.X+11, in.Y+9, 11)
		c.TextFit(s.T("%[1]s offers to yield", s.SideName(s.side)), in.X+32, in.Y+16, in.W-32, widget.Bold, 20, widget.Bone, widget.Start)
		for i, words := range about {
			c.Text(words, in.X, in.Y+46+line*float64(i), widget.Regular, 13.5, widget.Dim, widget.Start)
		}
	})
	half := (in.W - 10) / 2
	y := in.Y + in.H - button - 8 - never
	p.Button("yield.accept", widget.Rect{X: in.X, Y: y, W: half, H: button}, widget.Button{
		Label: s.T("Accept"), Icon: "check", Kind: widget.Primary, Size: 17, OnClick: func() { s.Stack.Pop(); s.accept() },
	})
	p.Button("yield.refuse", widget.Rect{X: in.X + half + 10, Y: y, W: half, H: button}, widget.Button{
		Label: s.T("Fight on"), Icon: "attack", Size: 17, OnClick: s.Back,
	})
	p.Button("yield.never", widget.Rect{X: in.X, Y: in.Y + in.H - never, W: in.W, H: never}, widget.Button{
		Label: s.T("Machines fight to the end"), Kind: widget.Quiet, Size: 13, Centred: true, Selected: s.Settings.Last.ToTheEnd,
		Tip:     s.T("Without it a machine whose cause is lost offers to yield."),
		OnClick: func() { s.Settings.Last.ToTheEnd = !s.Settings.Last.ToTheEnd; s.SaveSettings(); s.Stale() },
	})
}
