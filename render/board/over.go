package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
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

// drawFlanks draws the jaws over all that is drawn of the pieces but the hit points of
// whom they close on.
func (b *Board) drawFlanks(dst *ebiten.Image, cam Camera, p *Picture) {
	s := &p.Signs
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
		b.drawBarsAt(dst, cam, p, f.Target.At)
	}
}

// The brackets of a target, and of one that may not be struck.
var inkTarget, inkBarred = rgb(0xff9a6b), rgb(0xa8a294)

// drawOver draws the signs that lie over the pieces.
func (b *Board) drawOver(dst *ebiten.Image, cam Camera, p *Picture) {
	s := &p.Signs
	for _, l := range s.Links {
		b.link(dst, cam, l)
	}
	if s.Acting != nil {
		b.brackets(dst, cam, *s.Acting, rgb(0xffffff), s.Flanks)
	}
	if s.Target != nil {
		c := inkTarget
		if s.Barred {
			c = inkBarred
		}
		b.brackets(dst, cam, *s.Target, c, nil)
	}
	for _, at := range s.Instead {
		b.brackets(dst, cam, at, inkTarget, nil)
	}
	for i := range s.Marks {
		b.drawMark(dst, cam, p, &s.Marks[i], false)
	}
	b.drawBadges(dst, cam, p) // over frames, under what decides
	b.drawSeals(dst, cam, s.Lines)
	for i := range s.Covers {
		b.cover(dst, cam, &s.Covers[i])
	}
	b.drawCorner(dst, cam, s)
	if s.Path != nil {
		b.drawProvokes(dst, cam, p)
	}
	b.drawFlanks(dst, cam, p)
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
