package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawCanopy draws what hangs over the pieces: smoke.
func (b *Board) drawCanopy(dst *ebiten.Image, cam Camera) {
	for _, o := range b.terrain.Props {
		if heightOf(o.Name) != above {
			continue
		}
		x, y := int(o.At.X), int(o.At.Y)
		r := cam.CellRect(o.At)
		if !r.Overlaps(dst.Bounds()) {
			continue
		}
		img := b.art.Tile(drawingOf(o.Name, x, y), cam.Square)
		if img == nil {
			continue
		}
		var op ebiten.DrawImageOptions
		fit(&op, img, cam.Square)
		op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		dst.DrawImage(img, &op)
	}
}

// drawFlanks draws the jaws over the pieces.
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
	for i := range s.Beams {
		b.beam(dst, cam, &s.Beams[i])
	}
	if s.Target != nil {
		b.brackets(dst, cam, *s.Target, rgb(0xff9a6b), false)
	}
	for i := range s.Lines {
		b.sightLine(dst, cam, &s.Lines[i])
	}
	for i := range s.Covers {
		b.cover(dst, cam, &s.Covers[i])
	}
	if s.Path != nil {
		b.drawProvokes(dst, cam, s.Path)
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
	b.shield(dst, place(0, -c*(.02+.5*n)), c, v.Full)
}

// beam draws one line of combined fire, widening to its target.
func (b *Board) beam(dst *ebiten.Image, cam Camera, v *Beam) {
	c := float64(cam.Square)
	from, to := middle(cam, v.From), middle(cam, v.To)
	u := to.Sub(from).Unit()
	w := u.Turn()
	n := math.Max(1, float64(v.To.N))
	a, z := from.Add(u.Mul(c*.5)), to.Sub(u.Mul(c*(.36+.5*n)))
	alpha := 1.0
	if v.Short > 0 {
		z = z.Lerp(a, v.Short)
	} else {
		alpha += math.Max(-1, v.Short)
	}
	if z.Sub(a).Length() < c*.3 || alpha <= 0 {
		return
	}
	w1, tint := .11, art.Gold
	if v.Main {
		w1, tint = .16, rgb(0xffffff)
	}
	p := b.ink.Polygon(a.Add(w.Mul(c*.03)), z.Add(w.Mul(c*w1)), z.Sub(w.Mul(c*w1)), a.Sub(w.Mul(c*.03)))
	p.Stroke(dst, art.Ink, c*.07, .75*alpha).Fade(dst, tint, alpha)
	ah := c * .30
	p.Polygon(z.Add(u.Mul(ah)), z.Add(w.Mul(ah*.72)), z.Sub(w.Mul(ah*.72))).Stroke(dst, art.Ink, c*.092, alpha).Fade(dst, tint, alpha)
	if !v.Main {
		k := c * .075
		steps := int(z.Sub(a).Length() / c / 1.1)
		p.Reset()
		for i := 1; i < steps; i++ {
			m := a.Lerp(z, float64(i)/float64(steps))
			l, tip, r := m.Sub(u.Mul(k)).Add(w.Mul(k)), m.Add(u.Mul(k*.4)), m.Sub(u.Mul(k)).Sub(w.Mul(k))
			p.Move(l.X, l.Y).Line(tip.X, tip.Y).Line(r.X, r.Y)
		}
		p.Stroke(dst, rgb(0x7a5410), c*.042, alpha)
	}
	if v.Label != "" && v.Short <= 0 && alpha > .5 {
		m := from.Lerp(to, .38)
		b.pill(dst, m.X, m.Y, v.Label, math.Max(c*.27, 11*cam.Scale), art.Gold, art.Ink, "combined-fire")
	}
}

// bolt draws something in flight.
func (b *Board) bolt(dst *ebiten.Image, cam Camera, v *Bolt) {
	c := float64(cam.Square)
	at := func(t float64) pen.Vec {
		return pen.V(cam.X+(v.FromX+(v.ToX-v.FromX)*t)*c, cam.Y+(v.FromY+(v.ToY-v.FromY)*t)*c-math.Sin(t*math.Pi)*c*.12)
	}
	head, tail := at(v.At), at(math.Max(0, v.At-v.Trail))
	u := head.Sub(tail).Unit()
	w := u.Turn()
	switch v.Kind {
	case Ray:
		b.ink.Polyline(tail, head).Stroke(dst, rgb(0x3a2a6a), c*.16, .7).Stroke(dst, rgb(0x8b6fd6), c*.10, .9).Stroke(dst, rgb(0xf3ecff), c*.045, 1)
		disc(dst, b.haloPicture(), head.X, head.Y, c*.3, ebiten.BlendSourceOver, .8)
	case Stone:
		b.ink.Reset().Circle(head.X, head.Y, c*.10).Fill(dst, art.Ink)
		b.ink.Reset().Circle(head.X, head.Y, c*.07).Fill(dst, rgb(0x9d9588))
	default:
		b.ink.Polyline(tail, head).Stroke(dst, art.Bone, c*.03, .35)
		back := head.Sub(u.Mul(c * .46))
		b.ink.Polyline(back, head).Stroke(dst, art.Ink, c*.085, 1).Stroke(dst, rgb(0xa8723c), c*.04, 1)
		b.ink.Polygon(head.Add(u.Mul(c*.1)), head.Sub(u.Mul(c*.06)).Add(w.Mul(c*.07)), head.Sub(u.Mul(c*.06)).Sub(w.Mul(c*.07))).Stroke(dst, art.Ink, c*.05, 1).Fill(dst, rgb(0xe4ebee))
		f := back.Add(u.Mul(c * .10))
		b.ink.Reset()
		for _, s := range [...]float64{-1, 1} {
			e := back.Sub(u.Mul(c * .04)).Add(w.Mul(c * .07 * s))
			b.ink.Move(f.X, f.Y).Line(e.X, e.Y)
		}
		b.ink.Stroke(dst, art.Ink, c*.07, 1).Stroke(dst, art.Bone, c*.035, 1)
	}
}

func (b *Board) haloPicture() *ebiten.Image {
	b.lamps()
	return b.halo
}

// drawLabels draws the words that nothing may hide: chances, totals, tags, results.
func (b *Board) drawLabels(dst *ebiten.Image, cam Camera, p *Picture) {
	s := &p.Signs
	c := float64(cam.Square)
	for _, t := range s.Tags {
		b.tag(dst, cam, t)
	}
	if s.Path != nil && s.Path.Total != "" && len(s.Path.Cells) > 0 {
		last := cam.SpaceRect(grid.Space{At: s.Path.Cells[len(s.Path.Cells)-1], N: uint8(max(1, s.Path.N))})
		size := math.Max(c*.25, 12*cam.Scale)
		w := art.Width(s.Path.Total, art.Bold, size)
		b.pill(dst, float64(last.Max.X)+w*.62, float64(last.Max.Y)-c*.24, s.Path.Total, size, art.Bone, art.Ink, "")
	}
	for _, v := range s.Chances {
		b.chance(dst, cam, v)
	}
	for i := range p.Floats {
		b.float(dst, cam, &p.Floats[i])
	}
}

// chance draws the label of a chance over a space: gold from 50, paper from 25,
// grey below.
func (b *Board) chance(dst *ebiten.Image, cam Camera, v Chance) {
	c := float64(cam.Square)
	r := cam.SpaceRect(v.On)
	x, y := float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y)-c*.16
	size := math.Max(c*.36, 13*cam.Scale)
	w, h := math.Max(size*2.15, art.Width(v.Text, art.Bold, size)+size*.5), size*1.28
	plate := rgb(0xb3ac9c)
	switch {
	case v.Percent >= 50:
		plate = art.Gold
	case v.Percent >= 25:
		plate = art.Paper
	}
	k := size * .29
	b.ink.Polygon(pen.V(x-w/2, y-h), pen.V(x+w/2, y-h), pen.V(x+w/2, y), pen.V(x+k, y), pen.V(x, y+k*1.2), pen.V(x-k, y), pen.V(x-w/2, y))
	b.ink.Stroke(dst, art.Ink, size*.30, 1).Fill(dst, plate)
	art.Write(dst, v.Text, art.Bold, size, x, y-h*.22, art.Ink, art.Centre)
}

// tag draws a few words on a dark plate at the top of a square.
func (b *Board) tag(dst *ebiten.Image, cam Camera, t Tag) {
	c := float64(cam.Square)
	r := cam.CellRect(t.At)
	size := math.Max(c*.235, 10.5*cam.Scale)
	w := art.Width(t.Text, art.Bold, size)
	if t.Icon != "" {
		w += size * 1.3
	}
	x, y, h := float64(r.Min.X+r.Max.X)/2, float64(r.Max.Y)-c*.16, size*1.42
	b.ink.Box(x-w/2-size*.35, y-h/2, w+size*.7, h, h*.28).Fade(dst, color.NRGBA{0x0d, 0x0f, 0x14, 255}, .86)
	tx := x - w/2
	if t.Icon != "" {
		b.icon(dst, t.Icon, tx+size*.5, y, size*1.1, color.NRGBA{}, color.NRGBA{})
		tx += size * 1.3
	}
	art.Write(dst, t.Text, art.Bold, size, tx, y+size*.36, art.Bone, art.Left)
}
