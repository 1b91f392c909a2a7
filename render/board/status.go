package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
)

// drawStatuses draws the bars, badges and counts of all pieces.
func (b *Board) drawStatuses(dst *ebiten.Image, cam Camera, p *Picture) {
	for _, i := range b.order {
		b.drawStatus(dst, cam, &p.Pieces[i])
	}
}

// drawStatus draws the bar of hit points, the badges, the count of the dying and
// the tick of who has acted.
func (b *Board) drawStatus(dst *ebiten.Image, cam Camera, q *Piece) {
	if q.Bare || q.Fade > .5 || q.Pose == Dead {
		return
	}
	s := float64(cam.Square)
	n := float64(q.n())
	x0 := cam.X + (float64(q.At.X)+q.DX)*s
	y0 := cam.Y + (float64(q.At.Y)+q.DY)*s
	if q.HP > 0 && q.MaxHP > 0 {
		b.drawBar(dst, x0+s*n/2, y0+s*n, s, n, q)
	}
	r := s * .19
	for i, badge := range q.Badges {
		x, y := x0+n*s-s*.13, y0+s*.13+float64(i)*r*1.6 // down the rim: the face stays free
		in := -1.
		if q.Left {
			x, in = x0+s*.13, 1
		}
		if i == 3 {
			x, y = x+in*r*1.7, y0+s*.13
			b.disc(dst, x, y, r*.85, art.Brass)
			b.write(dst, "+"+string(rune('0'+min(9, len(q.Badges)-3))), art.Bold, r, x, y+r*.36, art.Bone, art.Centre)
			break
		}
		b.badge(dst, badge.Icon, x, y, r, families[badge.Family])
	}
	if q.Done {
		x, y := x0+s*.18, y0+s*.18
		b.ink.Reset().Circle(x, y, s*.165).Fill(dst, rgb(0x10331f)).Stroke(dst, art.Ink, s*.05, 1)
		b.icon(dst, "check", x, y, s*.22, rgb(0x8fe0b0), rgb(0x8fe0b0))
	}
	if q.Count != "" {
		b.pill(dst, x0+s*n/2, y0+n*s-s*.10, q.Count, s*.23, rgb(0x7c1420), rgb(0xffd9d9), "")
	}
}

// drawBar draws the bar of hit points on the bottom of a space.
func (b *Board) drawBar(dst *ebiten.Image, cx, bottom, s, n float64, q *Piece) {
	w, h := s*n*.74, s*.075
	if n > 1 {
		h = s * .09
	}
	x, y := cx-w/2, bottom-h-s*.025
	e := s * .027
	part := math.Max(0, math.Min(1, float64(q.HP)/float64(q.MaxHP)))
	c := art.Bad
	switch {
	case part > .5:
		c = art.Good
	case part > .25:
		c = art.Warn
	}
	b.ink.Box(x-e, y-e, w+2*e, h+2*e, h*.5).Fill(dst, art.Ink)
	b.ink.Box(x, y, w, h, h*.4).Fill(dst, rgb(0x45413e))
	b.ink.Box(x, y, math.Max(h*.6, w*part), h, h*.4).Fill(dst, c)
	ticks := q.Ticks
	if ticks <= 0 {
		ticks = 4
	}
	b.ink.Reset()
	for i := 1; i < min(ticks, 24); i++ {
		tx := x + w*float64(i)/float64(ticks)
		b.ink.Move(tx, y).Line(tx, y+h)
	}
	b.ink.Stroke(dst, art.Ink, math.Max(.9, s*.018), .75)
}

// disc is the round plate of badges.
func (b *Board) disc(dst *ebiten.Image, x, y, r float64, rim color.NRGBA) {
	b.ink.Reset().Circle(x, y, r).Fill(dst, art.Panel).Stroke(dst, art.Ink, r*.33, 1).Stroke(dst, rim, r*.18, 1)
}

func (b *Board) badge(dst *ebiten.Image, icon string, x, y, r float64, rim color.NRGBA) {
	b.disc(dst, x, y, r, rim)
	b.icon(dst, icon, x, y, r*1.48, color.NRGBA{}, color.NRGBA{})
}

// icon draws an icon centred on (x, y).
func (b *Board) icon(dst *ebiten.Image, name string, x, y, size float64, main, accent color.NRGBA) {
	px := max(6, int(math.Round(size)))
	img := b.art.Icon(name, px, main, accent)
	if img == nil {
		return
	}
	var o ebiten.DrawImageOptions
	o.Filter = b.ink.Filter
	fit(&o, img, px)
	o.GeoM.Translate(math.Round(x-float64(px)/2), math.Round(y-float64(px)/2))
	dst.DrawImage(img, &o)
}

// pillWidth is how wide a pill is.
func pillWidth(s string, size float64, icon bool) float64 {
	w := art.Width(s, art.Bold, size) + size*1.1
	if icon {
		w += size * 1.15
	}
	return w
}

// write is art.Write in the batch of what is drawn with the pen.
func (b *Board) write(dst *ebiten.Image, s string, t art.Type, px, x, y float64, c color.Color, a art.Align) {
	art.WriteBy(dst, s, t, px, x, y, c, a, b.ink.Filter)
}

// pill draws a short text on a rounded plate centred on (x, y), with an icon
// before it unless that is "".
func (b *Board) pill(dst *ebiten.Image, x, y float64, s string, size float64, plate, ink color.NRGBA, icon string) {
	w, h := pillWidth(s, size, icon != ""), size*1.5
	x0 := x - w/2
	b.ink.Box(x0, y-h/2, w, h, h*.3).Fill(dst, plate).Stroke(dst, art.Ink, math.Max(1.5, size*.16), 1)
	tx := x
	if icon != "" {
		b.icon(dst, icon, x0+size*.95, y, size*1.2, ink, ink)
		tx += size * .5
	}
	b.write(dst, s, art.Bold, size, tx, y+size*.36, ink, art.Centre)
}
