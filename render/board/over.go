package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
)

// drawFlanks draws the jaws over all that is drawn of the pieces but the hit points of
// whom they close on.
func (b *Board) drawFlanks(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	s := &p.Signs
	for i := range s.Flanks {
		f := &s.Flanks[i]
		n := int(min(max(f.Target.N, 1), 3))
		img := b.brush.Art.Overlay("pincer-"+string(rune('0'+n)), cam.Square)
		if img == nil || f.Open >= 1 {
			continue
		}
		w := float64(img.Bounds().Dx())
		at, line := brush.Middle(cam, f.Target), brush.Middle(cam, f.To).Sub(brush.Middle(cam, f.From))
		k := (1 + .3*f.Open) * math.Max(1, float64(f.Target.N)/3) * float64((n+2)*cam.Square) / w
		var o ebiten.DrawImageOptions
		o.GeoM.Translate(-w/2, -w/2)
		o.GeoM.Scale(k, k)
		o.GeoM.Rotate(math.Atan2(line.Y, line.X))
		o.GeoM.Translate(at.X, at.Y)
		o.Filter = ebiten.FilterLinear
		o.ColorScale.ScaleAlpha(float32(math.Min(1, 1-f.Open)))
		dst.DrawImage(img, &o)
		b.pieces.DrawBarsAt(dst, cam, p.Pieces, f.Target.At)
	}
}

// The brackets of a target, and of one that may not be struck.
var inkTarget, inkBarred = art.RGB(0xff9a6b), art.RGB(0xa8a294)

// drawOver draws the signs that lie over the pieces.
func (b *Board) drawOver(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	s := &p.Signs
	for _, l := range s.Links {
		b.link(dst, cam, l)
	}
	b.drawCounts(dst, cam, s.Harm.Counts) // under all words
	for i := range s.Sights.Marks {
		b.drawMark(dst, cam, p, &s.Sights.Marks[i], false)
	}
	b.pieces.DrawBadges(dst, cam, p.Pieces) // over frames, under what decides
	s.Sights.DrawSeals(b.brush, dst, cam)
	s.Sights.DrawCovers(b.brush, dst, cam)
	s.Sights.DrawCorner(b.brush, dst, cam)
	if s.Path != nil {
		b.drawProvokes(dst, cam, p)
	}
	b.drawFlanks(dst, cam, p)
	b.pieces.DrawLosses(dst, cam, p.Pieces, s.Harm.Losses)
	p.Moments.DrawUnder(b.brush, dst, cam)
}

// link draws the two rings of a grapple between two pieces.
func (b *Board) link(dst *ebiten.Image, cam camera.Camera, l Link) {
	c := float64(cam.Square)
	m := brush.Middle(cam, l.A).Lerp(brush.Middle(cam, l.B), .5)
	m.Y += c * .26
	r, d := c*.115, c*.13
	x, y := m.X, m.Y
	b.brush.Ink.Reset().Circle(x-d, y, r).Stroke(dst, art.Ink, c*.12, 1)
	b.brush.Ink.Reset().Circle(x+d, y, r).Stroke(dst, art.Ink, c*.12, 1)
	b.brush.Ink.Reset().Circle(x-d, y, r).Stroke(dst, art.Gold, c*.06, 1)
	b.brush.Ink.Reset().Circle(x+d, y, r).Stroke(dst, art.Bone, c*.06, 1)
}
