package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// rims are the ends of a straight line from one space to another where it leaves the
// base of the first and meets that of the second, in pixels, and its direction. gap
// is what stays free at both ends, in squares.
func rims(cam Camera, from, to grid.Space, gap float64) (a, z, u pen.Vec) {
	c := float64(cam.Square)
	a, z = middle(cam, from), middle(cam, to)
	u = z.Sub(a).Unit()
	rim := func(s grid.Space) float64 { return c * (.5*math.Max(1, float64(s.N)) + gap) }
	a, z = a.Add(u.Mul(rim(from))), z.Sub(u.Mul(rim(to)))
	if z.Sub(a).Dot(u) < 0 {
		z = a // their bases touch
	}
	return a, z, u
}

// outside is the part of a line from a to z before it enters a space, in pixels; all
// of it for no space.
func outside(cam Camera, a, z pen.Vec, s grid.Space) pen.Vec {
	if s.N == 0 {
		return z
	}
	r, in := cam.SpaceRect(s), float64(cam.Square)*.04
	lo, hi := 0.0, 1.0
	for _, v := range [...][4]float64{
		{a.X, z.X - a.X, float64(r.Min.X) + in, float64(r.Max.X) - in}, {a.Y, z.Y - a.Y, float64(r.Min.Y) + in, float64(r.Max.Y) - in},
	} {
		if v[1] == 0 {
			if v[0] <= v[2] || v[0] >= v[3] {
				return z
			}
			continue
		}
		t, u := (v[2]-v[0])/v[1], (v[3]-v[0])/v[1]
		lo, hi = math.Max(lo, math.Min(t, u)), math.Min(hi, math.Max(t, u))
	}
	if lo >= hi {
		return z
	}
	return a.Lerp(z, lo)
}

// drawSights draws the lines between creatures: of sight, of the corner that decides
// an attack, of combined fire. They lie under the pieces, so that none crosses a face.
func (b *Board) drawSights(dst *ebiten.Image, cam Camera, s *Signs) {
	for i := range s.Lines {
		b.sightLine(dst, cam, &s.Lines[i])
	}
	b.drawTraces(dst, cam, s)
	b.drawBeams(dst, cam, s.Beams)
}

// sightLine draws a line between two spaces: solid when clear, dashed under cover,
// dotted when blocked.
func (b *Board) sightLine(dst *ebiten.Image, cam Camera, l *Line) {
	c := float64(cam.Square)
	a, z, u := rims(cam, l.From, l.To, 0)
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
		b.ink.Polyline(a, z).Stroke(dst, art.Ink, c*.075*k, .5)
		b.ink.Dash(run, c*.05, c*.13).Stroke(dst, rgb(0xb8b8c4), c*.034*k, alpha)
		return
	case Covered:
		b.ink.Polyline(a, z).Stroke(dst, art.Ink, c*.085*k, .5)
		b.ink.Dash(run, c*.2, c*.1).Stroke(dst, tint, c*.042*k, alpha)
	default:
		b.ink.Polyline(a, z).Stroke(dst, art.Ink, c*.085*k, .6).Stroke(dst, tint, c*.042*k, alpha)
	}
	ah, w := c*.12*k, u.Turn()
	b.ink.Polygon(z.Add(u.Mul(ah)), z.Add(w.Mul(ah*.7)), z.Sub(w.Mul(ah*.7))).Stroke(dst, art.Ink, c*.066*k, alpha).Fade(dst, tint, alpha)
}

// tint is the colour of a line of sight.
func (l *Line) tint() color.NRGBA {
	if l.Own {
		return rgb(0xffe9a8)
	}
	return rgb(0xffb9c9)
}

// drawSeals draws what the lines of sight meet, over the pieces: a half or full shield
// before what covers, a cross where nothing passes. Where several lines meet the same
// thing one sign stands for all.
func (b *Board) drawSeals(dst *ebiten.Image, cam Camera, list []Line) {
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
			b.ink.Reset().Circle(m.X, m.Y, c*.17).Fill(dst, art.Panel).Stroke(dst, art.Ink, c*.042, 1)
			k := c * .08
			b.ink.Reset().Move(m.X-k, m.Y-k).Line(m.X+k, m.Y+k).Move(m.X+k, m.Y-k).Line(m.X-k, m.Y+k).Stroke(dst, rgb(0xd8d8e0), c*.05, 1)
		case l.Kind == Covered:
			b.shield(dst, m, c, l.Full)
		}
	}
}

// seal is the place of the sign of what a line meets: before it, so that who covers
// keeps the face.
func (l *Line) seal(cam Camera) pen.Vec {
	c := float64(cam.Square)
	a, z, u := rims(cam, l.From, l.To, .19)
	if l.At == nil {
		return a.Lerp(z, .5)
	}
	d := l.At.on(cam).Sub(a).Dot(u) - c*.19
	return a.Add(u.Mul(math.Max(0, math.Min(z.Sub(a).Length(), d))))
}

// shield is the mark of cover on a disc.
func (b *Board) shield(dst *ebiten.Image, at pen.Vec, c float64, full bool) {
	r := c * .185
	b.ink.Reset().Circle(at.X, at.Y, r).Fill(dst, art.Panel).Stroke(dst, art.Ink, c*.05, 1).Stroke(dst, art.Mint, c*.031, 1)
	name := "cover-half"
	if full {
		name = "cover-full"
	}
	b.icon(dst, name, at.X, at.Y, c*.27, art.Mint, art.Mint)
}

// cover draws the arc on the protected side of a space.
func (b *Board) cover(dst *ebiten.Image, cam Camera, v *Cover) {
	c := float64(cam.Square)
	m := middle(cam, v.On)
	n := math.Max(1, float64(v.On.N))
	ang := float64(v.Side) * math.Pi / 4
	sin, cos := math.Sincos(ang)
	place := func(x, y float64) pen.Vec { return pen.V(m.X+cos*x-sin*y, m.Y+sin*x+cos*y) }
	r := c * .47 * n
	a, q, z := place(-r*.8, -r*.98), place(0, -r*1.16), place(r*.8, -r*.98)
	b.ink.Reset().Move(a.X, a.Y).Quad(q.X, q.Y, z.X, z.Y).Stroke(dst, art.Ink, c*.13, 1).Stroke(dst, art.Mint, c*.07, 1)
	if !v.Bare {
		b.shield(dst, place(0, -c*(.02+.5*n)), c, v.Full)
	}
}
