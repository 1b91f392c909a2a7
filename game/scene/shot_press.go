//go:build !js

package scene

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/probe"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Board is a screen with a board, which a Shot can point at.
type Board interface {
	// Press does what a click on a part does and tells whether it could.
	Press(id string) bool
	// Bare leaves all panels out.
	Bare()
	// Activate lets a figure act where the player chooses which one does (SKI-15).
	Activate(id rules.ID)
	// Rests reports whether nothing moves, apart from flames. What is being shown it
	// brings to its end.
	Rests() bool
	// Whole reports whether all of the board has been painted.
	Whole() bool
	squared
}

// squared is a screen with squares to point at.
type squared interface {
	// Point rests the pointer on a square, which is brought into sight. The error
	// says why it cannot be.
	Point(p *Posed, c grid.Cell) error
}

// presser is a screen whose parts can be pressed by their ids.
type presser interface {
	// Press does what a click on a part does and tells whether it could.
	Press(id string) bool
}

// Press does what a click on a widget does and tells whether it could.
func (s *screen) Press(id string) bool {
	s.page.Focus(id)
	ok := s.page.Focused() == id && s.page.Press()
	s.page.Ring = false
	return ok
}

// press clicks a widget or a square and lets the screen come to rest.
func (p *Posed) press(what string) error {
	_, board := p.Stack.Top().(squared)
	if _, square := grid.CellNamed(what); square && board {
		if err := p.point(what); err != nil {
			return err
		}
		at := p.Devices.Pointer()
		p.Tick(input.Pointer{X: at.X, Y: at.Y, Pressed: true, Down: true, Pinch: 1})
		p.Tick(input.Pointer{X: at.X, Y: at.Y, Released: true, Pinch: 1})
		return p.Settle()
	}
	if s, ok := p.Stack.Top().(presser); !ok || !s.Press(what) {
		return fmt.Errorf("press %q: the %s screen has %s", what, p.Name(), strings.Join(p.widgetNames(), ", "))
	}
	return p.Settle()
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

// Tick lets a tick pass in which the pointer did what q says.
func (p *Posed) Tick(q input.Pointer) {
	p.Devices.Feign(q)
	p.Stack.Top().Update()
}

// hover rests the pointer on a square.
func (p *Posed) hover(name string) error {
	if err := p.point(name); err != nil {
		return err
	}
	return p.Settle()
}

// point brings the pointer to the middle of a square, which is brought into
// sight.
func (p *Posed) point(name string) error {
	c, ok := grid.CellNamed(name)
	if !ok {
		return fmt.Errorf("square %q: it is written like C7", name)
	}
	b, ok := p.Stack.Top().(squared)
	if !ok {
		return fmt.Errorf("square %s: the %s screen has no board", name, p.Name())
	}
	return b.Point(p, c)
}
