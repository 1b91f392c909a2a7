package sight

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// DrawUnder draws the lines between creatures: of sight, of the corner that decides
// an attack, of combined fire. They lie under the pieces, so that none crosses a face.
func (s *Sights) DrawUnder(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	for i := range s.Lines {
		s.Lines[i].draw(b, dst, cam)
	}
	s.drawTraces(b, dst, cam)
	for i := range s.Beams {
		s.Beams[i].draw(b, dst, cam)
	}
}

// draw draws a line between two spaces: solid when clear, dashed under cover,
// dotted when blocked.
func (l *Line) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	c := float64(cam.Square)
	a, z, u := brush.Rims(cam, l.From, l.To, 0)
	if z.Sub(a).Length() < c*.2 {
		return
	}
	k, alpha := 1.0, 1.0
	if l.Quiet {
		k, alpha = .8, .8
	}
	run := [][]pen.Vec{{a, z}}
	tint := l.tint()
	switch l.Kind {
	case Blocked:
		b.Ink.Polyline(a, z).Stroke(dst, art.Ink, c*.075*k, .5)
		b.Ink.Dash(run, c*.05, c*.13).Stroke(dst, art.RGB(0xb8b8c4), c*.034*k, alpha)
		return
	case Covered:
		b.Ink.Polyline(a, z).Stroke(dst, art.Ink, c*.085*k, .5)
		b.Ink.Dash(run, c*.2, c*.1).Stroke(dst, tint, c*.042*k, alpha)
	default:
		b.Ink.Polyline(a, z).Stroke(dst, art.Ink, c*.085*k, .6).Stroke(dst, tint, c*.042*k, alpha)
	}
	ah, w := c*.12*k, u.Turn()
	b.Ink.Polygon(z.Add(u.Mul(ah)), z.Add(w.Mul(ah*.7)), z.Sub(w.Mul(ah*.7))).Stroke(dst, art.Ink, c*.066*k, alpha).Fade(dst, tint, alpha)
}

// tint is the colour of a line of sight.
func (l *Line) tint() color.NRGBA {
	if l.Own {
		return art.RGB(0xffe9a8)
	}
	return art.RGB(0xffb9c9)
}

// DrawSeals draws what the lines of sight meet, over the pieces: a half or full shield
// before what covers, a cross where nothing passes. Where several lines meet the same
// thing one sign stands for all.
func (s *Sights) DrawSeals(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	list := s.Lines
	c := float64(cam.Square)
	for i := range list {
		l := &list[i]
		m, told := l.seal(cam), false
		for k := range list[:i] {
			q := &list[k]
			told = told || q.Kind == l.Kind && q.Full == l.Full && q.seal(cam).Sub(m).Length() < c*.4
		}
		switch {
		case told:
		case l.Kind == Blocked:
			b.Ink.Reset().Circle(m.X, m.Y, c*.17).Fill(dst, art.Panel).Stroke(dst, art.Ink, c*.042, 1)
			k := c * .08
			b.Ink.Reset().Move(m.X-k, m.Y-k).Line(m.X+k, m.Y+k).Move(m.X+k, m.Y-k).Line(m.X-k, m.Y+k).Stroke(dst, art.RGB(0xd8d8e0), c*.05, 1)
		case l.Kind == Covered:
			b.Shield(dst, m, c, l.Full)
		}
	}
}

// seal is the place of the sign of what a line meets: before it, so that who covers
// keeps the face.
func (l *Line) seal(cam camera.Camera) pen.Vec {
	c := float64(cam.Square)
	a, z, u := brush.Rims(cam, l.From, l.To, .19)
	if l.At == nil {
		return a.Lerp(z, .5)
	}
	d := l.At.On(cam).Sub(a).Dot(u) - c*.19
	return a.Add(u.Mul(math.Max(0, math.Min(z.Sub(a).Length(), d))))
}

// draw draws the arc on the protected side of a space.
func (v *Cover) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	c := float64(cam.Square)
	m := brush.Middle(cam, v.On)
	n := math.Max(1, float64(v.On.N))
	ang := float64(v.Side) * math.Pi / 4
	sin, cos := math.Sincos(ang)
	place := func(x, y float64) pen.Vec { return pen.V(m.X+cos*x-sin*y, m.Y+sin*x+cos*y) }
	r := c * .47 * n
	a, q, z := place(-r*.8, -r*.98), place(0, -r*1.16), place(r*.8, -r*.98)
	b.Ink.Reset().Move(a.X, a.Y).Quad(q.X, q.Y, z.X, z.Y).Stroke(dst, art.Ink, c*.13, 1).Stroke(dst, art.Mint, c*.07, 1)
	if !v.Bare {
		b.Shield(dst, place(0, -c*(.02+.5*n)), c, v.Full)
	}
}

// DrawCovers draws the arcs of cover, over the pieces.
func (s *Sights) DrawCovers(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	for i := range s.Covers {
		s.Covers[i].draw(b, dst, cam)
	}
}
