//go:build !js

package scene

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/probe"
	"tenaille/rules/grid"
)

// squareName is how a square is written: column letters and row number.
var squareName = regexp.MustCompile(`^([A-Z]{1,2})([1-9][0-9]{0,2})$`)

// squareOf reads the name of a square.
func squareOf(name string) (grid.Cell, bool) {
	parts := squareName.FindStringSubmatch(name)
	if parts == nil {
		return grid.Cell{}, false
	}
	x, y := 0, 0
	for _, r := range parts[1] {
		x = 26*x + int(r-'A') + 1
	}
	for _, r := range parts[2] {
		y = 10*y + int(r-'0')
	}
	return grid.C(x-1, y-1), true
}

// clicker is a screen of widgets, which can be clicked by their ids.
type clicker interface{ clickOn(id string) bool }

// clickOn does what a click on a widget does and tells whether it could.
func (s *screen) clickOn(id string) bool {
	s.page.Focus(id)
	ok := s.page.Focused() == id && s.page.Press()
	s.page.Ring = false
	return ok
}

// press clicks a widget or a square and lets the screen come to rest.
func (p *Posed) press(what string) error {
	b, fights := p.Stack.Top().(*battle)
	if _, square := squareOf(what); square && fights {
		if err := p.point(what); err != nil {
			return err
		}
		at := b.Devices.Pointer()
		p.feign(input.Pointer{X: at.X, Y: at.Y, Pressed: true, Down: true, Pinch: 1})
		p.feign(input.Pointer{X: at.X, Y: at.Y, Released: true, Pinch: 1})
		return p.settle()
	}
	ok := false
	switch s := p.Stack.Top().(type) {
	case *battle:
		s.arrange()
		if _, ok = s.panels.Region(what); ok {
			s.click(what)
		} else if v, offered := s.entryOf(what); offered { // behind another tab: its key would do
			s.choose(v)
			ok = true
		}
	case clicker:
		ok = s.clickOn(what)
	}
	if !ok {
		return fmt.Errorf("press %q: the %s screen has %s", what, p.Name(), strings.Join(p.widgetNames(), ", "))
	}
	return p.settle()
}

// widgetNames lists what can be clicked.
func (p *Posed) widgetNames() []string {
	s := probe.State{Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
	p.Stack.Top().Probe(&s)
	var names []string
	for id := range s.Widgets {
		names = append(names, id)
	}
	slices.Sort(names)
	return names
}

// feign lets a tick pass in which the pointer did what q says.
func (p *Posed) feign(q input.Pointer) {
	p.Devices.Feign(q)
	p.Stack.Top().Update()
}

// hover rests the pointer on a square.
func (p *Posed) hover(name string) error {
	if err := p.point(name); err != nil {
		return err
	}
	return p.settle()
}

// point brings the pointer to the middle of a square, which is brought into
// sight.
func (p *Posed) point(name string) error {
	c, ok := squareOf(name)
	if !ok {
		return fmt.Errorf("square %q: it is written like C7", name)
	}
	b, ok := p.Stack.Top().(*battle)
	if !ok {
		return fmt.Errorf("square %s: the %s screen has no board", name, p.Name())
	}
	w, h := b.board.Size()
	if int(c.X) >= w || int(c.Y) >= h {
		return fmt.Errorf("square %s lies outside of the map, which ends at %s", name, cellName(grid.C(w-1, h-1)))
	}
	if !b.inSight(c) {
		b.camera.Aim(float64(c.X)+.5, float64(c.Y)+.5)
		if err := p.settle(); err != nil {
			return err
		}
		if !b.inSight(c) {
			return fmt.Errorf("square %s cannot be brought out from under the panels at this size", name)
		}
	}
	if b.boardOnly {
		b.hoverAt(hover{cell: c, onMap: true, who: b.standing(c)})
		return nil
	}
	rest := func() {
		r := b.camera.CellRect(c)
		p.feign(input.Pointer{X: (r.Min.X + r.Max.X) / 2, Y: (r.Min.Y + r.Max.Y) / 2, Pinch: 1})
	}
	rest()
	if b.layout.Compact { // as a tap would
		if b.bringPlan(); b.camera.Land(w, h) {
			rest()
		}
	}
	return nil
}

// inSight reports whether the middle of a square is in sight and under no panel.
func (b *battle) inSight(c grid.Cell) bool {
	r := b.camera.CellRect(c)
	x, y := (r.Min.X+r.Max.X)/2, (r.Min.Y+r.Max.Y)/2
	if !r.In(b.camera.View) {
		return false
	}
	if b.panels == nil || b.boardOnly {
		return true
	}
	_, over := b.panels.Hit(float64(x)/b.style.Scale(), float64(y)/b.style.Scale())
	return !over
}

// resting reports whether nothing of the battle moves, apart from flames.
func (b *battle) resting() bool {
	if b.match == nil {
		return true
	}
	if b.play.busy() {
		b.skip()
		return false
	}
	over, _ := b.match.Over()
	return !b.gliding && len(b.orders) == 0 && b.banner.ticks == 0 && (b.still || !over)
}
