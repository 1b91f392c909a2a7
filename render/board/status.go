package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawBars draws the bars of hit points of all pieces.
func (b *Board) drawBars(dst *ebiten.Image, cam Camera, p *Picture) {
	for _, i := range b.order {
		b.drawBarOf(dst, cam, &p.Pieces[i])
	}
}

// drawBarsAt draws the bars of the pieces on a square again, over signs.
func (b *Board) drawBarsAt(dst *ebiten.Image, cam Camera, p *Picture, at grid.Cell) {
	for _, i := range b.order {
		if p.Pieces[i].At == at {
			b.drawBarOf(dst, cam, &p.Pieces[i])
		}
	}
}

// drawBarOf draws the bar of a piece that has one.
func (b *Board) drawBarOf(dst *ebiten.Image, cam Camera, q *Piece) {
	if q.marked() && q.HP > 0 && q.MaxHP > 0 {
		s, n := float64(cam.Square), float64(q.n())
		at := q.corner(cam)
		b.drawBar(dst, at.X+s*n/2, at.Y+s*n, s, n*q.scale(), q)
	}
}

// marked reports whether a piece has a bar and badges.
func (p *Piece) marked() bool { return !p.Bare && p.Fade <= .5 && p.Pose != Dead }

// corner is the north-west corner of a piece's space in pixels, where it is now.
func (p *Piece) corner(cam Camera) pen.Vec {
	s := float64(cam.Square)
	return pen.V(cam.X+(float64(p.At.X)+p.DX)*s, cam.Y+(float64(p.At.Y)+p.DY)*s)
}

// drawBadges draws the badges of all pieces, the counts of the dying and the ticks
// of who has acted.
func (b *Board) drawBadges(dst *ebiten.Image, cam Camera, p *Picture) {
	for _, i := range b.order {
		if q := &p.Pieces[i]; q.marked() {
			b.drawStatus(dst, cam, q)
		}
	}
}

// mostBadges is how many discs stand over one another; the last tells of the rest.
const mostBadges = 3

// badgeAt is the place of a badge, a column down from the upper corner of the space
// where no neighbour's meets it: on the east, but stances on the west where something
// else befalls the creature, the face between them free; on the west under the tick of who
// has acted. They are of a size with the square, whatever that of the panels is.
func (p *Piece) badgeAt(cam Camera, stance bool, row int) (at pen.Vec, r float64) {
	s, n := float64(cam.Square), float64(p.n())
	r = s * .19
	rim := s * (.13 + .07*(n-1))
	at = p.corner(cam).Add(pen.V(s*n-rim, r*1.06+r*1.62*float64(row)+s*n*(1-p.scale())*.6))
	if west := stance && p.column(false) > 0; west != p.Left {
		if at.X -= s*n - 2*rim; p.Done {
			at.Y += s * .33
		}
	}
	return at, r
}

// column counts the badges on one side of a piece.
func (p *Piece) column(stance bool) (n int) {
	for i := range p.Badges {
		if (p.Badges[i].Family == model.Stance) == stance {
			n++
		}
	}
	return n
}

// drawStatus draws the badges, the count of the dying and the tick of who has acted.
func (b *Board) drawStatus(dst *ebiten.Image, cam Camera, q *Piece) {
	s := float64(cam.Square)
	n := float64(q.n())
	at := q.corner(cam)
	for _, stance := range [...]bool{false, true} {
		row, all := 0, q.column(stance)
		for _, v := range q.Badges {
			if (v.Family == model.Stance) != stance || row == mostBadges {
				continue
			}
			to, r := q.badgeAt(cam, stance, row)
			if row++; row == mostBadges && all > mostBadges {
				b.disc(dst, to.X, to.Y, r, art.Brass)
				b.write(dst, "+"+string(rune('0'+min(9, all-row+1))), art.Bold, r*1.1, to.X, to.Y+r*.4, art.Bone, art.Centre)
				continue
			}
			b.disc(dst, to.X, to.Y, r, art.Rim(v.Family))
			b.icon(dst, v.Icon, to.X, to.Y, r*1.42, color.NRGBA{}, color.NRGBA{})
		}
	}
	if q.Done {
		x, y := at.X+s*.18, at.Y+s*.18
		b.disc(dst, x, y, s*.16, art.Acted)
		b.icon(dst, "check", x, y, s*.22, art.Acted, art.Acted)
	}
	if q.Count != "" {
		b.pill(dst, at.X+s*n/2, at.Y+n*s-s*.10, q.Count, s*.23, rgb(0x7c1420), rgb(0xffd9d9), "")
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

// disc is the round plate of badges: dark, with a rim of its family in a rim of ink.
func (b *Board) disc(dst *ebiten.Image, x, y, r float64, rim color.NRGBA) {
	b.ink.Reset().Circle(x, y, r*1.04).Fill(dst, art.Ink)
	b.ink.Reset().Circle(x, y, r*.9).Fill(dst, rim)
	b.ink.Reset().Circle(x, y, r*.72).Fill(dst, art.Well)
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
