package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/probe"
	"tenaille/game/sound"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// screen is what the screens made of widgets have in common: a page that is
// built anew whenever something about it changes, and walking through it by
// keys and pad.
type screen struct {
	*Context
	// Style, Width and Height are the look of this screen and the size of the
	// picture in its units.
	Style         *widget.Style
	Width, Height float64
	// small tells that the screen fits in smallWidth by smallHeight units.
	small bool
	// least, if set, is the size in units that the screen fits in instead.
	least [2]float64
	// round tells that it is a menu: up and down go round its ends.
	round bool
	page  *widget.Page
	build func(p *widget.Page)
	back  func()
	// keys, if set, is asked before the widgets what the keys of this tick mean,
	// and tells whether it took them.
	keys func() bool
	// first is the widget that has the focus to begin with.
	first string
	stale bool
	ticks int
	rest  int // ticks since any device did anything
}

// patience is how many ticks after the last input the widgets still look at the
// pointer, for tooltips to come.
const patience = 45

// Layout builds the page for the present size, look and language.
func (s *screen) Layout() {
	before := s.page
	w, h := float64(leastWidth), float64(leastHeight)
	if s.small {
		w, h = smallWidth, smallHeight
	}
	if s.least[0] > 0 {
		w, h = s.least[0], s.least[1]
	}
	s.Style, s.Width, s.Height = s.view(w, h)
	s.page = s.Style.NewPage()
	s.page.OnPress = func() { s.Sound.Play(sound.Select) }
	s.page.Steady = s.Settings.ReducedMotion
	s.build(s.page)
	if before == nil {
		s.page.Focus(s.first)
	} else {
		s.page.Continue(before)
	}
	s.stale = false
}

// touch is what a finger hits on a small screen, and at least least: 44
// device-independent pixels, in units.
func (s *screen) touch(least float64) float64 {
	if !s.Compact() {
		return least
	}
	return max(least, 44*s.Density/s.Style.Scale())
}

// Stale asks for the page to be built anew before the next tick.
func (s *screen) Stale() { s.stale = true }

// Update walks the focus and lets the widgets see the pointer.
func (s *screen) Update() bool {
	s.ticks++
	if s.stale {
		s.Layout()
		s.rest = 0
	}
	d := s.Devices
	s.rest++
	if d.Active() {
		s.rest = 0
		s.page.Ring = d.Last() == input.Keyboard || d.Last() == input.Gamepad
	}
	if s.Still {
		return false
	}
	if s.rest > patience && !s.page.Editing() {
		return false
	}
	switch {
	case s.page.Editing() && d.Wrote(): // it is text
	case s.keys != nil && s.keys():
	case d.Repeated(input.Next):
		s.page.Cycle(1)
	case d.Repeated(input.Previous):
		s.page.Cycle(-1)
	case d.Repeated(input.Up):
		s.upDown(-1)
	case d.Repeated(input.Down):
		s.upDown(1)
	case d.Repeated(input.Left):
		s.page.Walk(-1, 0)
	case d.Repeated(input.Right):
		s.page.Walk(1, 0)
	case d.Pressed(input.Confirm), d.Pressed(input.EndTurn):
		s.page.Press()
	case d.Pressed(input.Cancel) && s.back != nil:
		s.Sound.Play(sound.Select)
		s.back()
	}
	if text, typed := d.Soft(s.page.Text(), s.page.Editing()); typed {
		s.page.SetText(text)
	}
	s.page.Update(s.pointer())
	if s.stale {
		s.Layout()
		s.page.Look(s.pointer()) // the part under the pointer is lit in the same picture
		d.ShowHand(s.page.Pointing())
		return true
	}
	d.ShowHand(s.page.Pointing())
	return s.page.Editing() && s.ticks%15 == 0
}

// pointer is the pointer in the units of the screen.
func (s *screen) pointer() ui.Pointer {
	p, k := s.Devices.Pointer(), s.Style.Scale()
	return ui.Pointer{
		X: float64(p.X) / k, Y: float64(p.Y) / k, Down: p.Down, Pressed: p.Pressed, Released: p.Released,
		Touch: p.Touch, Rests: p.LongPress, Wheel: p.Wheel,
	}
}

// upDown moves the focus up or down.
func (s *screen) upDown(dy int) {
	if s.round {
		s.page.Round(dy)
	} else {
		s.page.Walk(0, dy)
	}
}

// Draw paints the table and the page on it.
func (s *screen) Draw(dst *ebiten.Image) {
	s.DrawTable(dst)
	s.page.Draw(dst)
}

// Probe tells where the widgets are.
func (s *screen) Probe(p *probe.State) {
	s.widgets(p, s.page)
	p.Focus, p.Chosen = s.page.Focused(), s.page.Chosen()
}

// widgets adds the widgets of a page to the probe, in device-independent
// pixels.
func (c *Context) widgets(p *probe.State, page *widget.Page) {
	for id, r := range page.Rects() {
		p.Widgets[id] = c.Independent(r)
	}
}

// Independent turns pixels of the picture into device-independent ones.
func (c *Context) Independent(r [4]int) probe.Rect {
	var out probe.Rect
	for i, v := range r {
		out[i] = int(float64(v) / c.Density)
	}
	return out
}

// Press does what a click on a widget does and tells whether it could.
func (s *screen) Press(id string) bool {
	s.page.Focus(id)
	ok := s.page.Focused() == id && s.page.Press()
	s.page.Ring = false
	return ok
}

// IsStale tells whether the page is to be built anew.
func (s *screen) IsStale() bool { return s.stale }

// Compact tells whether the screen has less room than its large arrangement takes.
func (s *screen) Compact() bool { return s.Width < leastWidth-.5 || s.Height < leastHeight-.5 }
