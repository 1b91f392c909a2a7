package terrain

import (
	"image"

	"tenaille/render/art"
	"tenaille/render/pen"
)

// Flagstones larger than a square lie among the small ones, so that a floor is not the same few
// drawings over and over: two by two squares, laid in courses that are shifted against one
// another, are one slab, or two, or stay small.

var (
	slabTones = [...]uint32{0x8e877b, 0x8a8377, 0x928b7e, 0x867f74}
	slabJoint = art.RGB(0x5f594f)
	slabLight = art.RGB(0xaaa396)
	slabShade = art.RGB(0x6f685e)
)

// slabs lays the large flagstones of a chunk.
func (p *painter) slabs(cells image.Rectangle) {
	first, last := floorDiv(cells.Min.Y-1, 2), floorDiv(cells.Max.Y, 2)
	for j := first; j <= last; j++ {
		shift := j & 1
		for i := floorDiv(cells.Min.X-2, 2); i <= floorDiv(cells.Max.X, 2); i++ {
			x, y := 2*i+shift, 2*j
			switch h := hash(x, y, 51) % 16; h {
			case 0, 1, 2:
				p.slab(x, y, 2, 2)
			case 3, 4, 5, 6:
				p.slab(x, y, 2, 1)
				p.slab(x, y+1, 2, 1)
			case 7, 8, 9:
				p.slab(x, y, 1, 2)
				p.slab(x+1, y, 1, 2)
			case 10, 11:
				p.slab(x, y+int(h&1), 2, 1)
			}
		}
	}
}

// slab lays one of so many squares, where all of them are floor.
func (p *painter) slab(x, y, w, h int) {
	t := p.b.terrain
	for v := y; v < y+h; v++ {
		for u := x; u < x+w; u++ {
			if !t.Inside(u, v) || t.solid(u, v) != Floor || t.tall(u, v) || t.Square(u, v).Ground == Stairs || t.Square(u, v).Level != t.Square(x, y).Level {
				return
			}
		}
	}
	s := float64(p.b.square)
	x0, y0 := float64(x-p.x)*s, float64(y-p.y)*s
	x1, y1 := x0+float64(w)*s, y0+float64(h)*s
	k := hash(x, y, 53)
	in := .022 * s
	ink := &p.b.Ink
	ink.Box(x0, y0, x1-x0, y1-y0, 0).Fill(p.dst, slabJoint)
	ink.Box(x0+in, y0+in, x1-x0-2*in, y1-y0-2*in, .05*s).Fill(p.dst, art.RGB(slabTones[k%4]))
	in *= 1.9
	ink.Polyline(pen.V(x0+in, y1-2*in), pen.V(x0+in, y0+2*in), pen.V(x0+2*in, y0+in), pen.V(x1-2*in, y0+in)).Stroke(p.dst, slabLight, .02*s, .7)
	ink.Polyline(pen.V(x1-in, y0+2*in), pen.V(x1-in, y1-2*in), pen.V(x1-2*in, y1-in), pen.V(x0+2*in, y1-in)).Stroke(p.dst, slabShade, .02*s, .65)
	if k/4%3 == 0 { // one crack from an edge into the stone
		at := func(u, v float64) pen.Vec { return pen.V(x0+(x1-x0)*u, y0+(y1-y0)*v) }
		u := .25 + .5*float64(k/12%64)/64
		ink.Polyline(at(u, .02), at(u-.05, .16), at(u+.04, .27), at(u-.02, .4)).Stroke(p.dst, slabShade, .022*s, .85)
	}
}
