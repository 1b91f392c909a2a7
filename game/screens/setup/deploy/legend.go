package deploy

import (
	"tenaille/render/art"
	"tenaille/render/widget"
)

// legendTall is how tall the line is that says which start is whose.
const legendTall = 28.

// shelterSign stands in the legend for the squares that hide an ambush.
const shelterSign = -1

// layLegend lays out the line that says which start is whose: under the map, on a
// small screen at the end of the top. That of the enemy is in it as far as the
// fog lets it be seen.
func (d *Deploy) layLegend(p *widget.Page, top widget.Rect) {
	const tall, swatch, gap = legendTall, 16., 12.
	sides := []int{d.armies.Now}
	words := []string{d.T("Your start zone")}
	if len(d.armies.Enemy) > 0 {
		sides, words = append(sides, d.armies.Other()), append(words, d.T("%[1]s’s start zone", d.SideName(d.armies.Other())))
	}
	if d.armies.Lurks(d.armies.Now) && len(sides) > 1 && d.Compact() { // there is room for two
		sides, words = sides[:1], words[:1]
	}
	if d.armies.Lurks(d.armies.Now) {
		sides, words = append(sides, shelterSign), append(words, d.T("Hidden there"))
	}
	wide := gap
	for _, w := range words {
		wide += swatch + 8 + d.Style.Width(w, widget.Regular, 12.5) + gap
	}
	box := widget.Rect{X: d.view.Free.X, Y: d.view.Free.Y + d.view.Free.H + 20, W: wide, H: 22} // off the printed frame of the map
	if d.Compact() {
		box = widget.Rect{X: top.X + top.W - wide - 10, Y: top.Y + (top.H-tall)/2, W: wide, H: tall}
	}
	if d.Held() {
		box = widget.Rect{X: top.X + (top.W-wide)/2, Y: top.Y + top.H + 6, W: wide, H: tall}
	}
	p.Paint(func(c widget.Canvas) {
		c.Box(box, box.H/2, widget.Fade(widget.PanelFill, .92), widget.Edge, 1.2)
		x := box.X + gap
		for i, side := range sides {
			at := widget.Rect{X: x, Y: box.Y + (box.H-swatch)/2, W: swatch, H: swatch}
			if side == shelterSign {
				c.Box(at, 3, widget.Fade(widget.Bone, .12), widget.Bone, 1.4)
			} else {
				startSwatch(c, at, side, i > 0)
			}
			x += swatch + 8
			c.Text(words[i], x, box.Y+box.H/2+4.5, widget.Regular, 12.5, widget.Bone, widget.Start)
			x += c.Width(words[i], widget.Regular, 12.5) + gap
		}
	})
}

// startSwatch paints a square of a start as the board does: dashes around the
// own, dots around an enemy's with the shape of its bases.
func startSwatch(c widget.Canvas, r widget.Rect, side int, enemy bool) {
	look := art.SideLook(side)
	c.Box(r, 3, widget.Fade(look.Colour, .4), widget.Transparent, 0)
	on, step := 4., 6.
	if enemy {
		on, step = 1.6, 3.6
		c.SideSign(side, r.X+r.W/2, r.Y+r.H/2, 3.6)
	}
	for at := 0.; at < r.W; at += step {
		to := min(at+on, r.W)
		c.Line(r.X+at, r.Y, r.X+to, r.Y, 1.6, look.Light)
		c.Line(r.X+at, r.Y+r.H, r.X+to, r.Y+r.H, 1.6, look.Light)
		c.Line(r.X, r.Y+at, r.X, r.Y+to, 1.6, look.Light)
		c.Line(r.X+r.W, r.Y+at, r.X+r.W, r.Y+to, 1.6, look.Light)
	}
}
