package head

import (
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Brow and Dock paint what stands under the buttons of a small screen: without
// it the map would show between them.
func Brow(k *part.Kit, c part.Canvas) {
	if k.Compact {
		plate(c, k.Brow(), 1)
	}
}

func Dock(k *part.Kit, c part.Canvas) {
	if k.Compact {
		plate(c, k.Dock(), -1)
	}
}

// plate paints a plate along an edge of the screen; the edge that is seen lies in
// the direction given, 1 below, -1 above.
func plate(c part.Canvas, r widget.Rect, way float64) {
	edge := r.Y
	if way > 0 {
		edge += r.H
	}
	c.Fill(r, widget.PanelFill)
	c.Line(r.X, edge-way*.6, r.X+r.W, edge-way*.6, 1.2, widget.Edge)
}
