package tabletop

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Centre shows the creature that is to act.
func (tb *Table) Centre() { tb.LookAt(tb.Turn.Now.Who) }

func (tb *Table) LookAt(id rules.ID) {
	if id != rules.Nobody {
		s := tb.Turn.E.Space(id)
		tb.Camera.Aim(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}

// Home is where the cursor starts: on the acting creature.
func (tb *Table) Home() grid.Cell {
	if tb.Turn.Now.Who != rules.Nobody {
		return tb.Turn.E.Space(tb.Turn.Now.Who).At
	}
	x, y := tb.Camera.Middle()
	return grid.C(int(x), int(y))
}

// Zoom makes squares larger or smaller around a pixel.
func (tb *Table) Zoom(steps, x, y int) {
	if steps != 0 && tb.Camera.Zoom(steps, x, y) {
		w, h := tb.Board.Size()
		tb.Camera.Clamp(w, h)
		tb.Zoomed = true
	}
}
