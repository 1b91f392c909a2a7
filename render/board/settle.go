package board

import (
	"image"
	"math"
	"slices"

	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// box is the place of a label in pixels.
type box struct{ x0, y0, x1, y1 float64 }

// around is the box of a size about its middle.
func around(at pen.Vec, w, h float64) box { return box{at.X - w/2, at.Y - h/2, at.X + w/2, at.Y + h/2} }

func (a box) meets(z box) bool { return a.x0 < z.x1 && a.x1 > z.x0 && a.y0 < z.y1 && a.y1 > z.y0 }

func (a box) holds(v pen.Vec) bool { return v.X > a.x0 && v.X < a.x1 && v.Y > a.y0 && v.Y < a.y1 }

func (a box) within(z box) bool { return a.x0 >= z.x0 && a.x1 <= z.x1 && a.y0 >= z.y0 && a.y1 <= z.y1 }

// boxed is a rectangle as a box.
func boxed(r image.Rectangle) box {
	return box{float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)}
}

// clear forgets all labels and takes up where others may stand: in the bounds of what
// is drawn on, but neither under panels nor on the ruler.
func (b *Board) clear(bounds image.Rectangle, cam Camera, p *Picture) {
	b.labels, b.shut, b.open = b.labels[:0], b.shut[:0], boxed(bounds)
	for _, r := range p.Hides {
		b.shut = append(b.shut, boxed(r.Add(cam.View.Min)))
	}
	b.reserve(cam, p)
	columns, rows := cam.pinned()
	top, left := cam.strips(cam.Safe)
	if columns {
		b.shut = append(b.shut, boxed(top))
	}
	if rows {
		b.shut = append(b.shut, boxed(left))
	}
}

// settle picks the place of a label of w by h pixels about a point: the first of those
// wished that meets no label before it and nobody's face, else the first that meets no
// label, else the nearest such place around the first. All of it is in view, and no
// panel lies over it. It returns which one was taken, -1 for none of them; a point
// under a panel has no label.
func (b *Board) settle(cam Camera, p *Picture, about pen.Vec, w, h float64, wished []pen.Vec) (at pen.Vec, place int, ok bool) {
	if b.hidden(about) {
		return about, -1, false
	}
	w, h = w+3*cam.Scale, h+3*cam.Scale
	for _, faces := range [...]bool{true, false} {
		for i, at := range wished {
			q := around(at, w, h)
			if b.free(q) && !(faces && facing(cam, p, q)) {
				b.labels = append(b.labels, q)
				return at, i, true
			}
		}
	}
	for k := 1.0; k <= 12; k++ {
		for d := range 8 {
			sin, cos := math.Sincos(float64(d) * math.Pi / 4)
			at := wished[0].Add(pen.V(sin*k*h*.6, -cos*k*h*.6))
			if q := around(at, w, h); b.free(q) {
				b.labels = append(b.labels, q)
				return at, -1, true
			}
		}
	}
	return wished[0], -1, false
}

// Labels returns the places of the words that were drawn last, in pixels of the
// picture. The caller owns the list.
func (b *Board) Labels() []image.Rectangle {
	list := make([]image.Rectangle, len(b.labels))
	for i, q := range b.labels {
		list[i] = image.Rect(int(math.Ceil(q.x0)), int(math.Ceil(q.y0)), int(q.x1), int(q.y1))
	}
	return list
}

// hidden reports whether a point is out of sight or under a panel.
func (b *Board) hidden(at pen.Vec) bool {
	return !b.open.holds(at) || slices.ContainsFunc(b.shut, func(s box) bool { return s.holds(at) })
}

// free reports whether a label may stand in a box and none does.
func (b *Board) free(q box) bool {
	if !q.within(b.open) || slices.ContainsFunc(b.shut, q.meets) || slices.ContainsFunc(b.strokes, q.meets) {
		return false
	}
	for i := range b.labels {
		if q.meets(b.labels[i]) {
			return false
		}
	}
	return true
}

// facing reports whether a box lies over a face, a badge, a bead with a number or the
// jaws on a square from where the target would be flanked.
func facing(cam Camera, p *Picture, q box) bool {
	for i := range p.Pieces {
		v := &p.Pieces[i]
		if v.Pose != Dead && q.meets(face(cam, v.At, v.n())) {
			return true
		}
		for _, stance := range [...]bool{false, true} {
			for row := range min(v.column(stance), mostBadges) {
				if at, r := v.badgeAt(cam, stance, row); v.marked() && q.meets(around(at, 1.7*r, 1.7*r)) {
					return true
				}
			}
		}
	}
	if way := p.Signs.Path; way != nil {
		for i := range way.Cells {
			if i > 0 && i < len(way.Cells)-1 && way.bead(cam, i) != "" && q.meets(around(way.middle(cam, i), .36*float64(cam.Square), .36*float64(cam.Square))) {
				return true
			}
		}
	}
	for _, at := range p.Signs.Spots {
		m := middle(cam, grid.Space{At: at, N: uint8(max(1, p.Signs.SpotWidth))})
		if d := .42 * float64(cam.Square); q.meets(around(m, d, d)) {
			return true
		}
	}
	g := p.Signs.Ghost
	return g != nil && q.meets(face(cam, g.At, g.Piece.n()))
}

// face is where the head of a piece is.
func face(cam Camera, at grid.Cell, n int) box {
	r := cam.SpaceRect(grid.Space{At: at, N: uint8(n)})
	w, h := float64(r.Dx()), float64(r.Dy())
	return box{float64(r.Min.X) + w*.2, float64(r.Min.Y) + h*.04, float64(r.Max.X) - w*.2, float64(r.Min.Y) + h*.6}
}
