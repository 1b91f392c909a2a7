package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
)

// drawCanopy draws what hangs over the pieces: smoke, drifting a little.
func (b *Board) drawCanopy(dst *ebiten.Image, cam Camera, tick int) {
	for _, o := range b.terrain.Props {
		if heightOf(o.Name) != above {
			continue
		}
		x, y := int(o.At.X), int(o.At.Y)
		r := cam.CellRect(o.At)
		if _, seen := b.stir(cam, o.At, cam.sway()); !seen || !r.Overlaps(dst.Bounds()) {
			continue
		}
		img := b.art.Tile(drawingOf(o.Name, x, y), cam.Square)
		if img == nil {
			continue
		}
		op := ebiten.DrawImageOptions{Filter: b.ink.Filter}
		fit(&op, img, cam.Square)
		op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		if tick != 0 {
			s, c := math.Sincos(float64(tick/15)*.35 + float64(hash(x, y, 43)%64)/10)
			op.GeoM.Translate(s*float64(cam.Square)*.035, c*float64(cam.Square)*.02)
			op.Filter = ebiten.FilterLinear
		}
		dst.DrawImage(img, &op)
	}
}

// drawFlanks draws the jaws over the pieces, their bases and bars, under their badges.
func (b *Board) drawFlanks(dst *ebiten.Image, cam Camera, s *Signs) {
	for i := range s.Flanks {
		f := &s.Flanks[i]
		n := int(min(max(f.Target.N, 1), 3))
		img := b.art.Overlay("pincer-"+string(rune('0'+n)), cam.Square)
		if img == nil || f.Open >= 1 {
			continue
		}
		w := float64(img.Bounds().Dx())
		at, line := middle(cam, f.Target), middle(cam, f.To).Sub(middle(cam, f.From))
		k := (1 + .3*f.Open) * math.Max(1, float64(f.Target.N)/3) * float64((n+2)*cam.Square) / w
		var o ebiten.DrawImageOptions
		o.GeoM.Translate(-w/2, -w/2)
		o.GeoM.Scale(k, k)
		o.GeoM.Rotate(math.Atan2(line.Y, line.X))
		o.GeoM.Translate(at.X, at.Y)
		o.Filter = ebiten.FilterLinear
		o.ColorScale.ScaleAlpha(float32(math.Min(1, 1-f.Open)))
		dst.DrawImage(img, &o)
	}
}

// drawOver draws the signs that lie over the pieces.
func (b *Board) drawOver(dst *ebiten.Image, cam Camera, p *Picture) {
	s := &p.Signs
	for _, l := range s.Links {
		b.link(dst, cam, l)
	}
	b.drawBeams(dst, cam, s.Beams)
	if s.Acting != nil {
		b.brackets(dst, cam, *s.Acting, rgb(0xffffff))
	}
	if s.Target != nil {
		b.brackets(dst, cam, *s.Target, rgb(0xff9a6b))
	}
	for i := range s.Lines {
		b.sightLine(dst, cam, &s.Lines[i])
	}
	for i := range s.Covers {
		b.cover(dst, cam, &s.Covers[i])
	}
	b.drawTraces(dst, cam, s)
	for i := range s.Marks {
		b.drawMark(dst, cam, p, &s.Marks[i], false)
	}
	if s.Path != nil {
		b.drawProvokes(dst, cam, p)
	}
	for i := range p.Bursts {
		b.burst(dst, cam, &p.Bursts[i])
	}
	for i := range p.Bolts {
		b.bolt(dst, cam, &p.Bolts[i])
	}
}

// link draws the two rings of a grapple between two pieces.
func (b *Board) link(dst *ebiten.Image, cam Camera, l Link) {
	c := float64(cam.Square)
	m := middle(cam, l.A).Lerp(middle(cam, l.B), .5)
	m.Y += c * .26
	r, d := c*.115, c*.13
	x, y := m.X, m.Y
	b.ink.Reset().Circle(x-d, y, r).Stroke(dst, art.Ink, c*.12, 1)
	b.ink.Reset().Circle(x+d, y, r).Stroke(dst, art.Ink, c*.12, 1)
	b.ink.Reset().Circle(x-d, y, r).Stroke(dst, art.Gold, c*.06, 1)
	b.ink.Reset().Circle(x+d, y, r).Stroke(dst, art.Bone, c*.06, 1)
}

// sightLine draws a line between two spaces: solid and clear, dashed with a half
// shield under cover, dotted with a cross when blocked.
func (b *Board) sightLine(dst *ebiten.Image, cam Camera, l *Line) {
	c := float64(cam.Square)
	from, to := middle(cam, l.From), middle(cam, l.To)
	u := to.Sub(from).Unit()
	a := from.Add(u.Mul(c * (.34 + .5*(math.Max(1, float64(l.From.N))-1))))
	z := to.Sub(u.Mul(c * (.44 + .5*(math.Max(1, float64(l.To.N))-1))))
	if z.Sub(a).Length() < c*.2 {
		return
	}
	tint := rgb(0xffb9c9)
	if l.Own {
		tint = rgb(0xffe9a8)
	}
	run := [][]pen.Vec{{a, z}}
	m := from.Lerp(to, .5)
	switch l.Kind {
	case Blocked:
		b.ink.Polyline(a, z).Stroke(dst, art.Ink, c*.075, .5)
		b.ink.Dash(run, c*.05, c*.13).Stroke(dst, rgb(0xb8b8c4), c*.034, 1)
		b.ink.Reset().Circle(m.X, m.Y, c*.17).Fill(dst, art.Panel).Stroke(dst, art.Ink, c*.042, 1)
		k := c * .08
		b.ink.Reset().Move(m.X-k, m.Y-k).Line(m.X+k, m.Y+k).Move(m.X+k, m.Y-k).Line(m.X-k, m.Y+k).Stroke(dst, rgb(0xd8d8e0), c*.05, 1)
		return
	case Covered:
		b.ink.Polyline(a, z).Stroke(dst, art.Ink, c*.085, .5)
		b.ink.Dash(run, c*.2, c*.1).Stroke(dst, tint, c*.042, 1)
	default:
		b.ink.Polyline(a, z).Stroke(dst, art.Ink, c*.085, .6).Stroke(dst, tint, c*.042, 1)
	}
	ah, w := c*.12, u.Turn()
	b.ink.Polygon(z.Add(u.Mul(ah)), z.Add(w.Mul(ah*.7)), z.Sub(w.Mul(ah*.7))).Stroke(dst, art.Ink, c*.066, 1).Fill(dst, tint)
	if l.Kind == Covered {
		if l.At != nil {
			// The place of the line that is nearest to what obstructs it.
			o := pen.V(cam.X+l.At[0]*c, cam.Y+l.At[1]*c)
			length := z.Sub(a).Length()
			d := o.Sub(a)
			along := math.Max(c*.05, math.Min(length-c*.05, d.X*u.X+d.Y*u.Y))
			m = a.Add(u.Mul(along))
		}
		b.shield(dst, m, c, l.Full)
	}
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
