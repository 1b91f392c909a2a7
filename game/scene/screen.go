package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/probe"
	"tenaille/game/sound"
	"tenaille/game/window"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// Fits is the smallest window that a screen has an arrangement for.
type Fits uint8

// Large is a window of window.LeastWidth by window.LeastHeight units, Small also one of
// window.SmallWidth by window.SmallHeight, Upright also the latter on its side, that of a
// phone held upright.
const (
	Large Fits = iota
	Small
	Upright
)

// Screen is what the screens made of widgets have in common: a page that is
// built anew whenever something about it changes, and walking through it by
// keys and pad.
type Screen struct {
	*Context
	// Style, Width and Height are the look of this screen and the size of the
	// picture in its units.
	Style         *widget.Style
	Width, Height float64
	// Fits tells the smallest window that the screen has an arrangement for.
	Fits Fits
	// Least, if set, is the size in units that the screen fits in instead.
	Least [2]float64
	// Round tells that it is a menu: up and down go round its ends.
	Round bool
	Page  *widget.Page
	Build func(p *widget.Page)
	Back  func()
	// Keys, if set, is asked before the widgets what the keys of this tick mean,
	// and tells whether it took them.
	Keys func() bool
	// First is the widget that has the focus to begin with.
	First string
	// Sudden tells that it comes by itself: a press that was meant for the screen before
	// means nothing on it.
	Sudden bool
	now    passing
}

// passing is what of a screen passes with its ticks.
type passing struct {
	fresh fresh
	stale bool
	ticks int
	rest  int // ticks since any device did anything
}

// patience is how many ticks after the last input the widgets still look at the
// pointer, for tooltips to come.
const patience = 45

// Layout builds the page for the present size, look and language.
func (s *Screen) Layout() {
	before := s.Page
	w, h := float64(window.LeastWidth), float64(window.LeastHeight)
	if s.Fits >= Small && !s.Roomy() {
		w, h = window.SmallWidth, window.SmallHeight
	}
	if s.Least[0] > 0 {
		w, h = s.Least[0], s.Least[1]
	}
	if s.Fits == Upright && s.Held() {
		w, h = window.SmallHeight, window.SmallWidth
	}
	s.Style, s.Width, s.Height = s.View(w, h)
	s.Page = s.Style.NewPage()
	s.Page.OnPress = func() { s.Sound.Play(sound.Select) }
	s.Page.Steady = s.Settings.ReducedMotion
	s.Page.Fingers(s.Touch(0))
	s.Build(s.Page)
	if before == nil {
		s.Page.Focus(s.First)
	} else {
		s.Page.Continue(before)
	}
	s.now.stale = false
}

// Touch is what a finger hits on a small screen, and at least least: 44
// device-independent pixels, in units.
func (s *Screen) Touch(least float64) float64 {
	if !s.Compact() {
		return least
	}
	return max(least, 44*s.Density/s.Style.Scale())
}

// Stale asks for the page to be built anew before the next tick.
func (s *Screen) Stale() { s.now.stale = true }

// Update walks the focus and lets the widgets see the pointer.
func (s *Screen) Update() bool {
	s.now.ticks++
	if s.now.stale {
		s.Layout()
		s.now.rest = 0
	}
	d := s.Devices
	s.now.rest++
	if d.Active() {
		s.now.rest = 0
		s.Page.Hand.Ring = d.Last() == input.Keyboard || d.Last() == input.Gamepad
	}
	if s.Still {
		return false
	}
	if s.now.rest > patience && !s.Page.Editing() {
		return false
	}
	switch {
	case s.Page.Editing() && d.Wrote(): // it is text
	case s.Keys != nil && s.Keys():
	case d.Repeated(input.Next):
		s.Page.Cycle(1)
	case d.Repeated(input.Previous):
		s.Page.Cycle(-1)
	case d.Repeated(input.Up):
		s.upDown(-1)
	case d.Repeated(input.Down):
		s.upDown(1)
	case d.Repeated(input.Left):
		s.Page.Walk(-1, 0)
	case d.Repeated(input.Right):
		s.Page.Walk(1, 0)
	case d.Pressed(input.Confirm), d.Pressed(input.EndTurn):
		if !s.Sudden || !s.now.fresh.waits() {
			s.Page.Press()
		}
	case d.Pressed(input.Cancel) && s.Back != nil:
		s.Sound.Play(sound.Select)
		s.Back()
	}
	if text, typed := d.Soft(s.Page.Text(), s.Page.Editing()); typed {
		s.Page.SetText(text)
	}
	if s.Sudden && s.now.fresh.unmeant(d.Pointer()) {
		return false
	}
	s.Page.Update(s.pointer())
	if s.now.stale {
		s.Layout()
		s.Page.Look(s.pointer()) // the part under the pointer is lit in the same picture
		d.ShowHand(s.Page.Pointing())
		return true
	}
	d.ShowHand(s.Page.Pointing())
	return s.Page.Editing() && s.now.ticks%15 == 0
}

// pointer is the pointer in the units of the screen.
func (s *Screen) pointer() ui.Pointer {
	p, k := s.Devices.Pointer(), s.Style.Scale()
	return ui.Pointer{
		X: float64(p.X) / k, Y: float64(p.Y) / k, Down: p.Down, Pressed: p.Pressed, Released: p.Released,
		Touch: p.Touch, Rests: p.LongPress, Wheel: p.Wheel,
	}
}

// upDown moves the focus up or down.
func (s *Screen) upDown(dy int) {
	if s.Round {
		s.Page.Round(dy)
	} else {
		s.Page.Walk(0, dy)
	}
}

// Draw paints the table and the page on it.
func (s *Screen) Draw(dst *ebiten.Image) {
	s.DrawTable(dst)
	s.Page.Draw(dst)
}

// Probe tells where the widgets are.
func (s *Screen) Probe(p *probe.State) {
	s.widgets(p, s.Page)
	p.Focus, p.Chosen = s.Page.Focused(), s.Page.Chosen()
	p.Busy = p.Busy || s.Sudden && s.now.fresh.waits()
}

// widgets adds the widgets of a page to the probe, in device-independent
// pixels.
func (c *Context) widgets(p *probe.State, page *widget.Page) {
	for id, r := range page.Rects() {
		p.Widgets[id] = c.Independent(r)
	}
}

// Press does what a click on a widget does and tells whether it could.
func (s *Screen) Press(id string) bool {
	s.Page.Focus(id)
	ok := s.Page.Focused() == id && s.Page.Press()
	s.Page.Hand.Ring = false
	return ok
}

// Golden lists the buttons in gold: what there is to do next, one at the most.
func (s *Screen) Golden() []string { return s.Page.Golden() }

// IsStale tells whether the page is to be built anew.
func (s *Screen) IsStale() bool { return s.now.stale }

// Compact tells whether the screen has less room than its large arrangement takes.
func (s *Screen) Compact() bool {
	return s.Width < window.LeastWidth-.5 || s.Height < window.LeastHeight-.5
}
