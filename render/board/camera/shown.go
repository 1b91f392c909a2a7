package camera

import (
	"image"

	"tenaille/rules/grid"
)

// Show lets the camera glide as far as needed for spaces to lie inside the free
// part, clear of letters and numbers, with one square free around them where there is
// room for it. The first
// matter most: those after it for which there is no room with it are left out, and of the
// way to the first of these as much is shown as there is room for.
func (c *Camera) Show(spaces ...grid.Space) {
	in := c.Clear()
	var box, out image.Rectangle
	for i, s := range spaces {
		r := c.SpaceRect(s)
		u := box.Union(r)
		if i == 0 || u.Dx() <= in.Dx() && u.Dy() <= in.Dy() {
			box = u
		} else if out.Empty() {
			out = r
		}
	}
	if !out.Empty() {
		box.Min.X, box.Max.X = towards(box.Min.X, box.Max.X, out.Min.X, out.Max.X, in.Dx()-2*c.Square)
		box.Min.Y, box.Max.Y = towards(box.Min.Y, box.Max.Y, out.Min.Y, out.Max.Y, in.Dy()-2*c.Square)
	}
	mx, my := min(c.Square, max(in.Dx()-box.Dx(), 0)/2), min(c.Square, max(in.Dy()-box.Dy(), 0)/2)
	box.Min, box.Max = box.Min.Sub(image.Pt(mx, my)), box.Max.Add(image.Pt(mx, my))
	dx, dy := into(box.Min.X, box.Max.X, in.Min.X, in.Max.X), into(box.Min.Y, box.Max.Y, in.Min.Y, in.Max.Y)
	if dx != 0 || dy != 0 {
		x, y := c.Middle()
		c.Aim(x-float64(dx)/float64(c.Square), y-float64(dy)/float64(c.Square))
	}
}

// towards lengthens a stretch towards another, no further than that reaches and up to a length.
func towards(from, to, lo, hi, most int) (int, int) {
	if lo < from {
		from = min(from, max(lo, to-most))
	}
	if hi > to {
		to = max(to, min(hi, from+most))
	}
	return from, to
}

// Widen makes squares smaller, by even steps and down to least pixels, as far as spaces need
// for all of them to lie inside the free part at once; the place in the middle stays there.
func (c *Camera) Widen(least int, spaces ...grid.Space) {
	n, was := c.Square, c.was
	if was == 0 || c.wide != c.Square { // the size is the player's
		was = c.Square
	}
	for n-2 >= least && !c.Holds(n, spaces...) {
		n -= 2
	}
	if n != c.Square {
		c.resize(n)
		c.was, c.wide = was, n
	}
}

// Holds reports whether spaces lie inside the free part at once where squares are n pixels large.
func (c *Camera) Holds(n int, spaces ...grid.Space) bool {
	var box image.Rectangle
	for _, s := range spaces {
		at := image.Pt(int(s.At.X), int(s.At.Y))
		box = box.Union(image.Rectangle{Min: at, Max: at.Add(image.Pt(int(s.N), int(s.N)))})
	}
	in := c.Clear()
	return box.Dx()*n <= in.Dx() && box.Dy()*n <= in.Dy()
}

// Narrow gives squares the size again that they had before Widen, unless it was changed since,
// and reports whether it did.
func (c *Camera) Narrow() (did bool) {
	if did = c.was != 0 && c.wide == c.Square; did {
		c.resize(c.was)
	}
	c.was, c.wide = 0, 0
	return did
}

// resize makes squares n pixels large around the middle of the free part.
func (c *Camera) resize(n int) {
	x, y := c.Middle()
	c.Square = n
	c.Centre(x, y)
}

// into is how far a stretch must be moved to lie within bounds, or in their middle
// where it is longer than they are.
func into(from, to, lo, hi int) int {
	switch {
	case to-from > hi-lo:
		return (lo+hi)/2 - (from+to)/2
	case from < lo:
		return lo - from
	case to > hi:
		return hi - to
	}
	return 0
}

// Land brings an aimed camera to its aim at once, over a map of w by h squares,
// and reports whether it moved.
func (c *Camera) Land(w, h int) bool {
	if !c.aiming {
		return false
	}
	x, y := c.X, c.Y
	c.Centre(c.aimX, c.aimY)
	c.Clamp(w, h)
	return c.X != x || c.Y != y
}

// Rest is where the corner of a map of w by h squares lies once the camera has come to
// its aim.
func (c *Camera) Rest(w, h int) (x, y float64) {
	if !c.aiming {
		return c.X, c.Y
	}
	to := *c
	to.Centre(c.aimX, c.aimY)
	to.Clamp(w, h)
	return to.X, to.Y
}

// Return lets the camera glide until the corner of a map of w by h squares lies at a
// pixel, or as near to it as the free part allows.
func (c *Camera) Return(x, y float64, w, h int) {
	to := *c
	to.X, to.Y = x, y
	to.Clamp(w, h)
	if c.aiming || to.X != c.X || to.Y != c.Y {
		c.Aim(to.Middle())
	}
}
