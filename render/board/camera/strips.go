package camera

import "image"

// Pinned reports whether panels hide the map's own letters or numbers, so that
// they are written on a strip along the edge of the free part instead.
func (c *Camera) Pinned() (columns, rows bool) {
	if c.Flush || c.Safe == c.View || c.Safe.Empty() {
		return false, false
	}
	m := c.Margin()
	return c.Y-m < float64(c.Safe.Min.Y)-1, c.X-m < float64(c.Safe.Min.X)-1
}

// Strips are the two strips along the upper and left edge of a free part.
func (c *Camera) Strips(free image.Rectangle) (top, left image.Rectangle) {
	top, left = free, free
	top.Max.Y, left.Max.X = top.Min.Y+int(14*c.Scale+.5), left.Min.X+int(17*c.Scale+.5)
	return top, left
}

// Cover is the parts of a view beyond the strips along its upper and left edge: what
// of the map lies there is cut, and would only peep out between the panels.
func (c *Camera) Cover(view image.Rectangle) (above, beside image.Rectangle) {
	columns, rows := c.Pinned()
	above, beside = view, view
	above.Max.Y, beside.Max.X = view.Min.Y, view.Min.X
	if columns {
		above.Max.Y = c.Safe.Min.Y
	}
	if rows {
		beside.Min.Y, beside.Max.X = above.Max.Y, c.Safe.Min.X
	}
	return above.Intersect(view), beside.Intersect(view)
}

// Sway is how many pixels what grows, burns or drifts may leave its square.
func (c *Camera) Sway() int { return c.Square/6 + 2 }
