package camera

import (
	"image"
	"math"

	"tenaille/rules/grid"
)

// readable is the least size of a square, in device-independent pixels, at which
// pieces can still be told apart (ART.md).
const readable = 32

// Squares of a map that has few may be as large as nearly thrice the design's, and on a view at
// least large device-independent pixels wide as widest: smaller they would leave most of it bare.
const large, widest = 1600, 160

// Opening is what the first picture of a map is to show. Sizes are those of a
// square in pixels of the device.
type Opening struct {
	// The whole map is shown where its squares are at least Whole and at most
	// Most pixels large. Where it does not fit, squares are as large as shows
	// everybody and enough of the map, at most Design and at least Least; to show the
	// own they may be as small as Floor.
	Whole, Most, Design, Least, Floor int
	// Enough is how many of a hundred squares of the map that is, 0 for any.
	Enough int

	First       grid.Space   // who is shown before all others, with the squares around; N is 0 for nobody
	Own, Others []grid.Space // who is shown as far as possible, the own first
}

// OpeningOf are the sizes of squares that a camera's view opens with, on a screen
// of some density.
func OpeningOf(c *Camera, density float64) Opening {
	least, usual := int(readable*density+.5)&^1, int(design*density+.5)&^1
	d := max(Design(c.View, density), least)
	most := (d * 14 / 5) &^ 1
	if float64(c.View.Dx()) >= large*density {
		most = max(most, int(widest*density+.5)&^1)
	}
	o := Opening{Whole: min(usual, d), Most: most, Design: d, Least: min(usual, d), Floor: least}
	if float64(c.View.Dx()) >= desk*density {
		o.Enough = enough
	}
	return o
}

// enough is how many of a hundred squares of a map a view at least desk device-independent pixels
// wide shows before its squares are larger than the least (ART.md). A smaller one has too little
// room to leave any of it bare.
const enough, desk = 85, 1000

// merit is how good a picture is, the weightier first.
type merit struct {
	first, own, others int
	board              int // how many of a hundred squares are shown, up to Enough
	air                int // how many of the own have a square free around them
	whole              int
}

// over reports whether a picture is better than another.
func (m merit) over(n merit) bool {
	switch {
	case m.first != n.first:
		return m.first > n.first
	case m.own != n.own:
		return m.own > n.own
	case m.others != n.others:
		return m.others > n.others
	case m.board != n.board:
		return m.board > n.board
	case m.air != n.air:
		return m.air > n.air
	}
	return m.whole > n.whole
}

// Open chooses the size of the squares of a map of w by h of them, and which part
// of it lies in the free part: the whole map, else everybody, else as many as
// possible at the size at which that is most. Nobody at the upper and left edge of
// the free part is cut, and as few as possible elsewhere.
func (c *Camera) Open(w, h int, o Opening) {
	c.aiming = false
	if c.fit(w, h, o.Most, o.Whole) {
		c.Clamp(w, h)
		return
	}
	var all []grid.Space
	all = append(append(all, o.Own...), o.Others...)
	if len(all) == 0 {
		c.Square = max(o.Design, o.Least)
		in := c.Clear().Min // the first row and column beside their letters, not under them
		c.X, c.Y = float64(in.X), float64(in.Y)
		c.Clamp(w, h)
		return
	}
	best, bestCamera := merit{first: -1}, *c
	for s := max(o.Design, o.Least) &^ 1; s >= min(o.Floor, o.Least); s -= 2 {
		c.Square = s
		m := c.frame(w, h, &o, all)
		m.air = 0 // squares are not made smaller for it
		if m.over(best) {
			best, bestCamera = m, *c
		}
		if m.own == len(o.Own) && (m.others == len(o.Others) && m.board >= o.Enough || s <= o.Least) {
			break // it only grows smaller from here
		}
	}
	*c = bestCamera
}

// fit chooses the largest even size from most down to least at which a map of w
// by h squares lies whole in the free part with its letters and numbers, and
// reports whether there is one. The rims of large squares are wide: they lie in the free
// part all around.
func (c *Camera) fit(w, h, most, least int) bool {
	for s := most &^ 1; s >= least; s -= 2 {
		c.Square = s
		m := c.border()
		if s > 2*least {
			m *= 2
		}
		if float64(w*s)+m <= float64(c.Safe.Dx()) && float64(h*s)+m <= float64(c.Safe.Dy()) {
			return true
		}
	}
	return false
}

// frame puts the part of the map that shows most into the free part, at the size
// of squares there is; among equal ones that with all of them the most in the
// middle.
func (c *Camera) frame(w, h int, o *Opening, all []grid.Space) merit {
	var mx, my float64
	for _, s := range all {
		mx += (float64(s.At.X) + float64(s.N)/2) / float64(len(all))
		my += (float64(s.At.Y) + float64(s.N)/2) / float64(len(all))
	}
	if o.First.N > 0 { // who acts draws the picture to its side
		mx, my = (mx+float64(o.First.At.X)+float64(o.First.N)/2)/2, (my+float64(o.First.At.Y)+float64(o.First.N)/2)/2
	}
	xs, ys := c.corners(w, h)
	best, away, x, y := merit{first: -1}, 0., 0., 0.
	for _, c.Y = range ys {
		for _, c.X = range xs {
			m := c.merit(w, h, o)
			cx, cy := c.Middle()
			d := math.Hypot(cx-mx, cy-my)
			if m.over(best) || m == best && d < away-1e-9 {
				best, away, x, y = m, d, c.X, c.Y
			}
		}
	}
	c.X, c.Y = x, y
	return best
}

// corners are the places of the map's corner at which no square is cut by the
// upper and left edge of the free part, or the map ends at the other edges.
func (c *Camera) corners(w, h int) (xs, ys []float64) {
	m := c.border()
	add := func(list []float64, v float64) []float64 {
		if n := len(list); n > 0 && list[n-1] == v {
			return list
		}
		return append(list, v)
	}
	for x := range w {
		c.X = float64(c.Safe.Min.X) + m - float64(x*c.Square)
		c.Clamp(w, h)
		xs = add(xs, c.X)
	}
	for y := range h {
		c.Y = float64(c.Safe.Min.Y) + m - float64(y*c.Square)
		c.Clamp(w, h)
		ys = add(ys, c.Y)
	}
	return xs, ys
}

// merit counts who is whole in the free part, clear of the strips with letters
// and numbers, and who is cut by its edge.
func (c *Camera) merit(w, h int, o *Opening) (m merit) {
	in := c.Clear()
	count := func(list []grid.Space) (n int) {
		for _, s := range list {
			switch r := c.SpaceRect(s); {
			case r.In(in):
				n++
			case r.Overlaps(in):
				m.whole--
			}
		}
		return n
	}
	m.own, m.others = count(o.Own), count(o.Others)
	sheet := c.Sheet(w, h)
	m.board = min(c.whole(in.Intersect(sheet))*100/max(w*h, 1), o.Enough)
	for _, s := range o.Own {
		if c.SpaceRect(s).Inset(-c.Square).Intersect(sheet).In(in) {
			m.air++
		}
	}
	if o.First.N > 0 {
		r := c.SpaceRect(o.First)
		if r.In(in) {
			m.first++
		}
		if r.Inset(-c.Square).Intersect(sheet).In(in) {
			m.first++
		}
	}
	return m
}

// whole is how many squares lie whole in a part of the picture.
func (c *Camera) whole(in image.Rectangle) int {
	along := func(from, to int, at float64) int {
		first := math.Ceil((float64(from)-at)/float64(c.Square) - 1e-9)
		last := math.Floor((float64(to)-at)/float64(c.Square) + 1e-9)
		return int(max(last-first, 0))
	}
	return along(in.Min.X, in.Max.X, c.X) * along(in.Min.Y, in.Max.Y, c.Y)
}

// rulerGap is how many pixels letters and numbers keep from the edge of the free
// part.
const rulerGap = 4

// Clear is the free part without the strips along its edges where letters and
// numbers may stand.
func (c *Camera) Clear() image.Rectangle {
	m := int(c.border())
	in := c.Safe
	in.Min.X, in.Min.Y = in.Min.X+m, in.Min.Y+m
	return in
}
