package grid

import (
	"testing"

	"pgregory.net/rapid"
)

// TestBare holds the single look at what lies around a cell against the layers:
// where it says that nothing does, they hold nothing in or between the cells.
func TestBare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		f := s.f
		for i := range f.Map.W() * f.Map.H() {
			a := f.Map.CellAt(i)
			for d := N; d <= NW; d++ {
				b := a.Step(d)
				if !f.Map.Inside(b) {
					continue
				}
				x0, y0, x1, y1 := f.box(Square(a), Square(b))
				for _, k := range []struct {
					name string
					any  trait
					l    *layer
				}{{"cover", coverAny, &f.Map.covers}, {"sight", blocksSight | isOpaque, &f.Map.sight}, {"concealment", hides, &f.Map.concealing}, {"effect", blocksEffect, &f.Map.effect}} {
					if f.Map.bare(Square(a), Square(b), k.any) && !k.l.clear(x0, y0, x1, y1) {
						t.Fatalf("bare of %s between %v and %v, yet its layer is not clear there\n%v", k.name, a, b, s)
					}
				}
			}
		}
	})
}

// TestReachAround: from every cell the reach to a space is what the spaces say, whatever
// their sizes (GEO-14).
func TestReachAround(t *testing.T) {
	for _, o := range []Options{{}, {Reach2Diagonal: true}, {Diagonal1111: true}} {
		for n := uint8(1); n <= 4; n++ {
			for m := uint8(1); m <= 4; m++ {
				s := Space{C(6, 7), m}
				a := AroundOf(s, n)
				for y := range 16 {
					for x := range 16 {
						at := Space{C(x, y), n}
						if got, want := o.ReachAround(at.At, &a), o.SpaceReachDistance(at, s); got != want {
							t.Fatalf("%+v, %v to %v: %d, want %d", o, at, s, got, want)
						}
					}
				}
			}
		}
	}
}
