package moment

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// Shaft is an arrow, or the bolt of a crossbow, that sticks in whom it has hit.
type Shaft struct {
	X, Y   float64 // where its head is, in squares
	DX, DY float64 // the way it flew, one square long
	Short  bool    // the bolt of a crossbow
}

// draw draws what is seen of it: the shaft and its feathers, small enough to leave a face
// free.
func (v *Shaft) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	c := float64(cam.Square)
	head := pen.V(cam.X+v.X*c, cam.Y+v.Y*c)
	u := pen.V(v.DX, v.DY)
	w := u.Turn()
	length := .3
	if v.Short {
		length = .2
	}
	back := head.Sub(u.Mul(c * length))
	b.Ink.Polyline(back, head).Stroke(dst, art.Ink, c*.07, 1).Stroke(dst, art.RGB(0xa8723c), c*.032, 1)
	f := back.Add(u.Mul(c * .07))
	b.Ink.Reset()
	for _, s := range [...]float64{-1, 1} {
		e := back.Sub(u.Mul(c * .03)).Add(w.Mul(c * .055 * s))
		b.Ink.Move(f.X, f.Y).Line(e.X, e.Y)
	}
	b.Ink.Stroke(dst, art.Ink, c*.06, 1).Stroke(dst, art.Bone, c*.03, 1)
}
