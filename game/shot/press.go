//go:build !js

package shot

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/rules/grid"
)

// press clicks a widget or a square and lets the screen come to rest.
func (p *Posed) press(what string) error {
	_, board := p.Stack.Top().(scene.Squared)
	if _, square := grid.CellNamed(what); square && board {
		if err := p.point(what); err != nil {
			return err
		}
		at := p.Devices.Pointer()
		p.Tick(input.Pointer{X: at.X, Y: at.Y, Pressed: true, Down: true, Pinch: 1})
		p.Tick(input.Pointer{X: at.X, Y: at.Y, Released: true, Pinch: 1})
		return p.Settle()
	}
	if s, ok := p.Stack.Top().(scene.Presser); !ok || !s.Press(what) {
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
	b, ok := p.Stack.Top().(scene.Squared)
	if !ok {
		return fmt.Errorf("square %s: the %s screen has no board", name, p.Name())
	}
	return b.Point(p, c)
}
