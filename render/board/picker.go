package board

import (
	"github.com/solarlune/resolv"
)

// Picker tells which piece lies under the pointer. Pieces are of many sizes and
// move between squares, so it asks shapes (resolv), not the lattice. Rules never
// see its answers, only the IDs.
type Picker struct {
	shapes []*resolv.ConvexPolygon
	ids    []int
	point  *resolv.ConvexPolygon
}

// NewPicker returns a picker that knows no piece yet.
func NewPicker() *Picker {
	return &Picker{point: resolv.NewRectangle(0, 0, 1, 1)}
}

// Place gives the picker the pieces as they are drawn now, in pixels.
func (k *Picker) Place(cam Camera, pieces []Piece) {
	k.shapes, k.ids = k.shapes[:0], k.ids[:0]
	c := float64(cam.Square)
	for i := range pieces {
		p := &pieces[i]
		if p.Fade > .5 {
			continue
		}
		n := float64(p.n())
		x, y := cam.X+(float64(p.At.X)+p.DX)*c, cam.Y+(float64(p.At.Y)+p.DY-p.Lift)*c
		// The figure tapers towards its head; the base fills the foot of the space.
		k.shapes = append(k.shapes, resolv.NewConvexPolygon(x, y, []float64{
			.22 * n * c, .02 * n * c, .78 * n * c, .02 * n * c, .97 * n * c, .55 * n * c, .97 * n * c, .97 * n * c, .03 * n * c, .97 * n * c, .03 * n * c, .55 * n * c,
		}))
		k.ids = append(k.ids, p.ID)
	}
}

// At returns the ID of the piece under a pixel; the southernmost where several
// overlap. ok is false when there is none.
func (k *Picker) At(px, py int) (id int, ok bool) {
	k.point.SetPosition(float64(px), float64(py))
	best := 0.0
	for i, s := range k.shapes {
		if !k.point.IsContainedBy(s) && !k.point.IsIntersecting(s) {
			continue
		}
		if foot := s.Bounds().Max.Y; !ok || foot > best {
			id, ok, best = k.ids[i], true, foot
		}
	}
	return id, ok
}
