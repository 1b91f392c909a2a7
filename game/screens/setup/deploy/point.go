//go:build !js

package deploy

import (
	"fmt"

	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/rules/grid"
)

// Press does what a click on a widget does and tells whether it could.
func (d *Deploy) Press(id string) bool {
	if d.curtain != nil {
		return d.curtain.Press(id)
	}
	return d.Screen.Press(id)
}

// Point rests the pointer on a square, which is brought into sight. The error says
// why it cannot be.
func (d *Deploy) Point(p scene.Poser, c grid.Cell) error {
	w, h := d.view.Board.Size()
	if d.curtain != nil || int(c.X) >= w || int(c.Y) >= h {
		return fmt.Errorf("square %s lies outside of the map, which ends at %s", c.Name(), grid.C(w-1, h-1).Name())
	}
	d.view.Camera.AimInto(float64(c.X)+.5, float64(c.Y)+.5)
	if err := p.Settle(); err != nil {
		return err
	}
	r := d.view.Camera.CellRect(c)
	m := r.Min.Add(r.Max).Div(2)
	if d.onPanel(m.X, m.Y) {
		return fmt.Errorf("square %s cannot be brought out from under the panels at this size", c.Name())
	}
	p.Tick(input.Pointer{X: m.X, Y: m.Y, Pinch: 1})
	return nil
}
