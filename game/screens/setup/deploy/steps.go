package deploy

import (
	"strconv"

	"tenaille/game/scene"
	"tenaille/render/widget"
)

// Steps paints the three steps towards a battle in a box, at its right end, the
// one that is being taken lit.
func Steps(c *scene.Context, k widget.Canvas, box widget.Rect, now int) {
	names := []string{c.T("Map and rules"), c.T("Deployment"), c.T("Battle")}
	const disc, gap, bar, size = 13., 10., 30., 14.
	wide := 0.
	widths := make([]float64, len(names))
	for i, name := range names {
		widths[i] = k.Width(name, widget.Regular, size)
		wide += 2*disc + gap + widths[i]
	}
	wide += float64(len(names)-1) * (bar + 2*gap)
	x, y := box.X+box.W-wide, box.Y+box.H/2
	for i, name := range names {
		fill, edge, ink, words := widget.Raised, widget.Edge, widget.Dim, widget.Dim
		switch {
		case i == now:
			fill, edge, ink, words = widget.Brass, widget.Brass, widget.Ink, widget.Bone
		case i < now:
			edge, ink, words = widget.Brass, widget.Brass, widget.Bone
		}
		k.Disc(x+disc, y, disc, fill, edge, 1.6)
		k.Text(strconv.Itoa(i+1), x+disc, y+5, widget.Bold, 14, ink, widget.Middle)
		x += 2*disc + gap
		k.Text(name, x, y+5, widget.Regular, size, words, widget.Start)
		x += widths[i] + gap
		if i < len(names)-1 {
			ink := widget.Edge
			if i < now {
				ink = widget.Brass
			}
			k.Line(x, y, x+bar, y, 2, ink)
			x += bar + gap
		}
	}
}
