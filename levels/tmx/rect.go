package tmx

// Rect is a rectangle of squares.
type Rect struct{ X, Y, W, H int }

// Has tells whether a square lies in it.
func (r Rect) Has(x, y int) bool { return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H }

// Rect is the rectangle of squares that an object covers.
func (d *Document) Rect(o Object) Rect {
	t := d.tile()
	x, y := int(o.X/t), int(o.Y/t)
	return Rect{x, y, int((o.X+o.W)/t+.5) - x, int((o.Y+o.H)/t+.5) - y}
}

// Over is the object, laid over a rectangle of squares.
func (d *Document) Over(o Object, r Rect) Object {
	t := d.tile()
	o.X, o.Y, o.W, o.H = float64(r.X)*t, float64(r.Y)*t, float64(r.W)*t, float64(r.H)*t
	return o
}

// Clear takes a rectangle of squares out of the objects of a layer that are meant. What is
// left of one are rectangles that say the same.
func (d *Document) Clear(layer string, r Rect, meant func(o Object) bool) {
	for _, o := range d.Objects(layer) {
		if !meant(o) {
			continue
		}
		rest, cut := without(d.Rect(o), r)
		if !cut {
			continue
		}
		if len(rest) == 0 {
			d.Remove(o.ID)
			continue
		}
		d.Change(d.Over(o, rest[0]))
		for _, more := range rest[1:] {
			_, n := d.find(o.ID)
			d.add(layer, d.Over(o, more), n)
		}
	}
}

// without are the rectangles that are left of one without another; cut is false where they
// share nothing.
func without(a, b Rect) (rest []Rect, cut bool) {
	x0, y0 := max(a.X, b.X), max(a.Y, b.Y)
	x1, y1 := min(a.X+a.W, b.X+b.W), min(a.Y+a.H, b.Y+b.H)
	if x0 >= x1 || y0 >= y1 {
		return []Rect{a}, false
	}
	for _, r := range []Rect{
		{a.X, a.Y, a.W, y0 - a.Y}, {a.X, y1, a.W, a.Y + a.H - y1},
		{a.X, y0, x0 - a.X, y1 - y0}, {x1, y0, a.X + a.W - x1, y1 - y0},
	} {
		if r.W > 0 && r.H > 0 {
			rest = append(rest, r)
		}
	}
	return rest, true
}
