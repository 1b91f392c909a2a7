package board

import (
	"image"
	"math"
	"slices"

	"tenaille/render/pen"
)

// box is the place of a label in pixels.
type box struct{ x0, y0, x1, y1 float64 }

// around is the box of a size about its middle.
func around(at pen.Vec, w, h float64) box { return box{at.X - w/2, at.Y - h/2, at.X + w/2, at.Y + h/2} }

func (a box) meets(z box) bool { return a.x0 < z.x1 && a.x1 > z.x0 && a.y0 < z.y1 && a.y1 > z.y0 }

func (a box) holds(v pen.Vec) bool { return v.X > a.x0 && v.X < a.x1 && v.Y > a.y0 && v.Y < a.y1 }

func (a box) within(z box) bool { return a.x0 >= z.x0 && a.x1 <= z.x1 && a.y0 >= z.y0 && a.y1 <= z.y1 }

func (a box) middle() pen.Vec { return pen.V((a.x0+a.x1)/2, (a.y0+a.y1)/2) }

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
	b.keepOut(cam, p)
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
// wished that meets no label before it, nobody's face and no bar, else the first without
// a face, else the nearest such place around the first, else whatever is free of other
// labels. All of it is in view, and no panel lies over it. It returns which one was
// taken, -1 for none of them; a point under a panel has no label.
func (b *Board) settle(cam Camera, about pen.Vec, w, h float64, wished []pen.Vec) (at pen.Vec, place int, ok bool) {
	if b.hidden(about) {
		return about, -1, false
	}
	w, h = w+3*cam.Scale, h+3*cam.Scale
	for _, v := range [...]struct {
		faces, feet bool // are kept free
		rings       int  // of places around
	}{{true, true, 0}, {true, false, 3}, {false, false, 12}} {
		fits := func(at pen.Vec) bool {
			q := around(at, w, h)
			if !b.free(q) || v.faces && b.shuns(q, v.feet) {
				return false
			}
			b.labels = append(b.labels, q)
			return true
		}
		for i, at := range wished {
			if fits(at) {
				return at, i, true
			}
		}
		for k := range v.rings {
			for d := range 8 {
				sin, cos := math.Sincos(float64(d) * math.Pi / 4)
				if at := wished[0].Add(pen.V(sin, -cos).Mul(float64(k+1) * h * .6)); fits(at) {
					return at, -1, true
				}
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
