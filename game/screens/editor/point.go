//go:build !js

package editor

import (
	"fmt"

	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/rules/grid"
)

// Point rests the pointer on a square, which is brought into sight. The error says why it
// cannot be.
func (e *Editor) Point(p scene.Poser, c grid.Cell) error {
	w, h := e.view.Board.Size()
	if int(c.X) >= w || int(c.Y) >= h {
		return fmt.Errorf("square %s lies outside of the map, which ends at %s", c.Name(), grid.C(w-1, h-1).Name())
	}
	e.view.Camera.AimInto(float64(c.X)+.5, float64(c.Y)+.5)
	if err := p.Settle(); err != nil {
		return err
	}
	r := e.view.Camera.CellRect(c)
	m := r.Min.Add(r.Max).Div(2)
	if e.onPanel(m.X, m.Y) {
		return fmt.Errorf("square %s cannot be brought out from under the panels at this size", c.Name())
	}
	p.Tick(input.Pointer{X: m.X, Y: m.Y, Pinch: 1})
	return nil
}
