package board

import (
	"image"
	"math"

	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// box is the place of a label in pixels.
type box struct{ x0, y0, x1, y1 float64 }

// around is the box of a size about its middle.
func around(at pen.Vec, w, h float64) box { return box{at.X - w/2, at.Y - h/2, at.X + w/2, at.Y + h/2} }

func (a box) meets(z box) bool { return a.x0 < z.x1 && a.x1 > z.x0 && a.y0 < z.y1 && a.y1 > z.y0 }

// settle picks the place of a label of w by h pixels: the first of those wished that
// meets no label before it and nobody's face, else the first that meets no label,
// else the nearest such place around the first. It returns which one was taken, -1
// for none of them.
func (b *Board) settle(cam Camera, p *Picture, w, h float64, wished []pen.Vec) (pen.Vec, int) {
	w, h = w+3*cam.Scale, h+3*cam.Scale
	for _, faces := range [...]bool{true, false} {
		for i, at := range wished {
			q := around(at, w, h)
			if b.free(q) && !(faces && facing(cam, p, q)) {
				b.labels = append(b.labels, q)
				return at, i
			}
		}
	}
	for k := 1.0; k <= 12; k++ {
		for d := range 8 {
			sin, cos := math.Sincos(float64(d) * math.Pi / 4)
			at := wished[0].Add(pen.V(sin*k*h*.6, -cos*k*h*.6))
			if q := around(at, w, h); b.free(q) {
				b.labels = append(b.labels, q)
				return at, -1
			}
		}
	}
	b.labels = append(b.labels, around(wished[0], w, h))
	return wished[0], 0
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

// free reports whether no label lies in a box.
func (b *Board) free(q box) bool {
	for i := range b.labels {
		if q.meets(b.labels[i]) {
			return false
		}
	}
	return true
}

// facing reports whether a box lies over a face.
func facing(cam Camera, p *Picture, q box) bool {
	for i := range p.Pieces {
		if v := &p.Pieces[i]; v.Pose != Dead && q.meets(face(cam, v.At, v.n())) {
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
