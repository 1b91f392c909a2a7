package moment

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// ArcKind is how a blow looks as it lands.
type ArcKind uint8

// The kinds of blows: of edges, of points, of what is blunt, of jaws and claws.
const (
	Slash ArcKind = iota
	Thrust
	Crush
	Bite
)

// Arc is the trace of a blow over whom it is dealt.
type Arc struct {
	X, Y   float64 // middle, in squares
	DX, DY float64 // the way of the blow, one square long
	Wide   float64 // width of whom it is dealt, in squares
	At     float64 // 0 begun .. 1 drawn out
	Fade   float64 // 0 visible .. 1 gone
	Kind   ArcKind
}

// draw draws the trace as far as it has come: ink below, bone above, so that it is read
// on any ground.
func (v *Arc) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	alpha := 1 - v.Fade
	if alpha <= 0 || v.At <= 0 {
		return
	}
	c := float64(cam.Square) * math.Max(1, v.Wide)
	m := pen.V(cam.X+v.X*float64(cam.Square), cam.Y+v.Y*float64(cam.Square))
	u := pen.V(v.DX, v.DY)
	w := u.Turn()
	switch v.Kind {
	case Thrust:
		from := m.Sub(u.Mul(c * .46))
		to := from.Add(u.Mul(c * .8 * v.At))
		b.Ink.Polygon(from, from.Lerp(to, .55).Add(w.Mul(c*.055)), to, from.Lerp(to, .55).Sub(w.Mul(c*.055)))
		b.Ink.Stroke(dst, art.Ink, c*.07, .8*alpha).Fade(dst, art.Bone, alpha)
	case Crush:
		star(b, m.X, m.Y, c*(.2+.22*v.At), c*(.1+.1*v.At), 6, v.DX)
		b.Ink.Stroke(dst, art.Ink, c*.07, .8*alpha).Fade(dst, art.Bone, .9*alpha)
	case Bite:
		fangs(b, dst, m, u, w, c, v.At, alpha)
	default:
		b.Ink.Reset()
		sickle(b, m.Sub(u.Mul(c*.12)), u, w, c*.42, v.At)
		b.Ink.Stroke(dst, art.Ink, c*.06, .8*alpha).Fade(dst, art.Bone, alpha)
	}
}

// sickle starts the pen's outline as a crescent that sweeps across the way of a blow.
func sickle(b *brush.Brush, m, u, w pen.Vec, r, at float64) {
	const steps = 10
	from, to := -1.15, -1.15+2.3*at
	point := func(t, r float64) pen.Vec {
		s, k := math.Sincos(t)
		return m.Add(u.Mul(k * r)).Add(w.Mul(s * r))
	}
	for i := range steps + 1 {
		p := point(from+(to-from)*float64(i)/steps, r)
		if i == 0 {
			b.Ink.Move(p.X, p.Y)
			continue
		}
		b.Ink.Line(p.X, p.Y)
	}
	for i := steps - 1; i > 0; i-- { // thickest in its middle
		t := float64(i) / steps
		p := point(from+(to-from)*t, r*(1-.26*math.Sin(t*math.Pi)))
		b.Ink.Line(p.X, p.Y)
	}
	b.Ink.Close()
}

// fangs draws two rows of teeth that close over the middle.
func fangs(b *brush.Brush, dst *ebiten.Image, m, u, w pen.Vec, c, at, alpha float64) {
	b.Ink.Reset()
	for _, row := range [...]float64{-1, 1} {
		for i := -1.0; i <= 1; i++ {
			root := m.Add(w.Mul(i * c * .17)).Add(u.Mul(row * c * (.4 - .14*at)))
			tip := root.Sub(u.Mul(row * c * .24))
			l, r := root.Add(w.Mul(c*.075)), root.Sub(w.Mul(c*.075))
			b.Ink.Move(l.X, l.Y).Line(tip.X, tip.Y).Line(r.X, r.Y).Close()
		}
	}
	b.Ink.Stroke(dst, art.Ink, c*.06, .8*alpha).Fade(dst, art.Bone, alpha)
}
