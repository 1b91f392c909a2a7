package widget

import "math"

// drawTip paints the tip of the part on which the pointer rests: under it, or over
// it where there is no room.
func (p *Page) drawTip(c Canvas) {
	r, _ := p.regions.Find(p.Hand.Tip)
	words := r.Tip.Text
	if words == "" || c.Dst == nil {
		return
	}
	const most, size, step, rim = 280, 12.5, 17, 11
	lines := c.Wrap(words, most, Regular, size)
	wide := 0.
	for _, l := range lines {
		wide = math.Max(wide, c.Width(l, Regular, size))
	}
	w, h := float64(c.Dst.Bounds().Dx())/c.Scale(), float64(c.Dst.Bounds().Dy())/c.Scale()
	box := Rect{X: r.Box.X, Y: r.Box.Y + r.Box.H + 6, W: wide + 2*rim, H: step*float64(len(lines)) + 13}
	if box.Y+box.H > h {
		box.Y = r.Box.Y - 6 - box.H
	}
	box.X = math.Max(6, math.Min(box.X, w-6-box.W))
	c.Box(Rect{X: box.X + 2, Y: box.Y + 3, W: box.W, H: box.H}, 8, Fade(Ink, .5), Transparent, 0)
	c.Box(box, 8, Well, HoverEdge, 1.3)
	for i, l := range lines {
		c.Text(l, box.X+rim, box.Y+18.5+step*float64(i), Regular, size, Bone, Start)
	}
}
