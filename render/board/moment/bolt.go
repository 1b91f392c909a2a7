package moment

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// Bolt is something in flight, drawn with its trail.
type Bolt struct {
	FromX, FromY, ToX, ToY float64 // squares
	At                     float64 // 0 start .. 1 arrived
	Trail                  float64 // length of the trail as a part of the way
	Kind                   BoltKind
}

// BoltKind is what flies.
type BoltKind uint8

// draw draws something in flight.
func (v *Bolt) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	c := float64(cam.Square)
	rise := [...]float64{Arrow: .12, Ray: 0, Stone: .3, Quarrel: .03, Mesh: .35}[v.Kind]
	at := func(t float64) pen.Vec {
		return pen.V(cam.X+(v.FromX+(v.ToX-v.FromX)*t)*c, cam.Y+(v.FromY+(v.ToY-v.FromY)*t)*c-math.Sin(t*math.Pi)*c*rise)
	}
	head, tail := at(v.At), at(math.Max(0, v.At-v.Trail))
	u := head.Sub(tail).Unit()
	w := u.Turn()
	switch v.Kind {
	case Ray:
		b.Ink.Polyline(tail, head).Stroke(dst, art.RGB(0x3a2a6a), c*.16, .7).Stroke(dst, art.RGB(0x8b6fd6), c*.10, .9).Stroke(dst, art.RGB(0xf3ecff), c*.045, 1)
		brush.Disc(dst, b.Halo(), head.X, head.Y, c*.3, ebiten.BlendSourceOver, .8)
	case Stone:
		b.Ink.Reset().Circle(head.X, head.Y, c*.10).Fill(dst, art.Ink)
		b.Ink.Reset().Circle(head.X, head.Y, c*.07).Fill(dst, art.RGB(0x9d9588))
	case Mesh:
		mesh(b, dst, head, c, v.At)
	default:
		b.Ink.Polyline(tail, head).Stroke(dst, art.Bone, c*.03, .35)
		length := .46
		if v.Kind == Quarrel {
			length = .3
		}
		back := head.Sub(u.Mul(c * length))
		b.Ink.Polyline(back, head).Stroke(dst, art.Ink, c*.085, 1).Stroke(dst, art.RGB(0xa8723c), c*.04, 1)
		b.Ink.Polygon(head.Add(u.Mul(c*.1)), head.Sub(u.Mul(c*.06)).Add(w.Mul(c*.07)), head.Sub(u.Mul(c*.06)).Sub(w.Mul(c*.07))).Stroke(dst, art.Ink, c*.05, 1).Fill(dst, art.RGB(0xe4ebee))
		f := back.Add(u.Mul(c * .10))
		b.Ink.Reset()
		for _, s := range [...]float64{-1, 1} {
			e := back.Sub(u.Mul(c * .04)).Add(w.Mul(c * .07 * s))
			b.Ink.Move(f.X, f.Y).Line(e.X, e.Y)
		}
		b.Ink.Stroke(dst, art.Ink, c*.07, 1).Stroke(dst, art.Bone, c*.035, 1)
	}
}

// mesh is a net in flight, opening as it goes.
func mesh(b *brush.Brush, dst *ebiten.Image, at pen.Vec, c, t float64) {
	r := c * (.16 + .3*t)
	b.Ink.Reset().Circle(at.X, at.Y, r)
	for i := -1.0; i <= 1; i++ {
		k := r * math.Sqrt(1-i*i*.3)
		b.Ink.Move(at.X+i*r*.55, at.Y-k).Line(at.X+i*r*.55, at.Y+k)
		b.Ink.Move(at.X-k, at.Y+i*r*.55).Line(at.X+k, at.Y+i*r*.55)
	}
	b.Ink.Stroke(dst, art.Ink, c*.075, .8).Stroke(dst, art.RGB(0xd8c79c), c*.035, 1)
}

// The kinds of things in flight.
const (
	Arrow BoltKind = iota
	Ray
	Stone
	Quarrel // the bolt of a crossbow: short and straight
	Mesh    // a net
)
