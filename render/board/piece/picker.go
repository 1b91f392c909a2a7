package piece

import (
	"github.com/solarlune/resolv"

	"tenaille/render/board/camera"
)

// Picker tells which piece lies under the pointer. Pieces are of many sizes and
// move between squares, so it asks shapes (resolv), not the lattice. Rules never
// see its answers, only the IDs.
type Picker struct {
	shapes []*resolv.ConvexPolygon
	ids    []int
	front  []bool
	point  *resolv.ConvexPolygon
}

// NewPicker returns a picker that knows no piece yet.
func NewPicker() *Picker {
	return &Picker{point: resolv.NewRectangle(0, 0, 1, 1)}
}

// Place gives the picker the pieces as they are drawn now, in pixels.
func (k *Picker) Place(cam camera.Camera, pieces []Piece) {
	k.shapes, k.ids, k.front = k.shapes[:0], k.ids[:0], k.front[:0]
	c := float64(cam.Square)
	for i := range pieces {
		p := &pieces[i]
		if p.Fade > .5 {
			continue
		}
		n, spare := float64(p.Width())*p.scale(), float64(p.Width())*(1-p.scale())
		x, y := cam.X+(float64(p.At.X)+p.DX+spare/2)*c, cam.Y+(float64(p.At.Y)+p.DY-p.Lift+spare)*c
		// The figure tapers towards its head; the base fills the foot of the space, in the
		// middle of which a small one stands.
		k.shapes = append(k.shapes, resolv.NewConvexPolygon(x, y, []float64{
			.22 * n * c, .02 * n * c, .78 * n * c, .02 * n * c, .97 * n * c, .55 * n * c, .97 * n * c, .97 * n * c, .03 * n * c, .97 * n * c, .03 * n * c, .55 * n * c,
		}))
		k.ids, k.front = append(k.ids, p.ID), append(k.front, p.Front)
	}
}

// At returns the ID of the piece under a pixel; where several overlap one in front of
// all others, else the southernmost. ok is false when there is none.
func (k *Picker) At(px, py int) (id int, ok bool) {
	k.point.SetPosition(float64(px), float64(py))
	best, front := 0.0, false
	for i, s := range k.shapes {
		if !k.point.IsContainedBy(s) && !k.point.IsIntersecting(s) {
			continue
		}
		if foot := s.Bounds().Max.Y; !ok || k.front[i] && !front || k.front[i] == front && foot > best {
			id, ok, best, front = k.ids[i], true, foot, k.front[i]
		}
	}
	return id, ok
}
