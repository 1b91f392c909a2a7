package piece

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// Marked reports whether a piece has a bar and badges.
func (p *Piece) Marked() bool { return !p.Bare && p.Fade <= .5 && p.Pose != Dead }

// corner is the north-west corner of a piece's space in pixels, where it is now.
func (p *Piece) corner(cam camera.Camera) pen.Vec {
	s := float64(cam.Square)
	return pen.V(cam.X+(float64(p.At.X)+p.DX)*s, cam.Y+(float64(p.At.Y)+p.DY)*s)
}

// DrawBadges draws the badges of all pieces, the counts of the dying and the ticks
// of who has acted.
func (b *Painter) DrawBadges(dst *ebiten.Image, cam camera.Camera, pieces []Piece) {
	for _, i := range b.order {
		if q := &pieces[i]; q.Marked() {
			b.drawStatus(dst, cam, q)
		}
	}
}

// MostBadges is how many discs stand over one another; the last tells of the rest.
const MostBadges = 3

// badgeRadius is that of a badge in squares: on a screen for fingers, where squares are
// small, it is as large as the face leaves room for.
func badgeRadius(cam camera.Camera) float64 {
	if cam.Flush {
		return .199
	}
	return .19
}

// BadgeAt is the place of a badge, a column down from the upper corner of the space
// where no neighbour's meets it: on the east, but stances on the west where something
// else befalls the creature, the face between them free; on the west under the tick of who
// has acted. They are of a size with the square, whatever that of the panels is.
func (p *Piece) BadgeAt(cam camera.Camera, stance bool, row int) (at pen.Vec, r float64) {
	s, n := float64(cam.Square), float64(p.Width())
	r = s * badgeRadius(cam)
	rim, top := s*(.13+.07*(n-1)), r*1.06
	if cam.Flush {
		top = r * 1.004
	}
	at = p.corner(cam).Add(pen.V(s*n-rim, top+r*1.62*float64(row)+s*n*(1-p.scale())*.6))
	if west := stance && p.Column(false) > 0; west != p.Left {
		if at.X -= s*n - 2*rim; p.Done {
			at.Y += s * .33
		}
	}
	return at, r
}

// Column counts the badges on one side of a piece: what befell a fallen enemy matters no
// more, and it has none.
func (p *Piece) Column(stance bool) (n int) {
	if p.Grey > 0 {
		return 0
	}
	for i := range p.Badges {
		if (p.Badges[i].Family == model.Stance) == stance && !p.Badges[i].Small {
			n++
		}
	}
	return n
}

// Marks counts the small marks of a piece, and MarkAt is the place of one of them: at the east end
// of its base, one over another, off the face.
func (p *Piece) Marks() (n int) {
	for i := range p.Badges {
		if p.Grey == 0 && p.Badges[i].Small {
			n++
		}
	}
	return min(n, MostBadges)
}

// MarkAt is the middle of a small mark and its radius.
func (p *Piece) MarkAt(cam camera.Camera, row int) (at pen.Vec, r float64) {
	s, n := float64(cam.Square), float64(p.Width())
	r = s * .125
	x := s*n - r*1.04
	if p.Left {
		x = r * 1.04
	}
	return p.corner(cam).Add(pen.V(x, s*n-s*.23-r*1.9*float64(row))), r
}

// CountAt is the middle of the plate that counts who is dying: at the feet of who lies, so that
// the face at the other end is seen. A large enemy lies in the middle of its space.
func (p *Piece) CountAt(cam camera.Camera) pen.Vec {
	s, n := float64(cam.Square), float64(p.Width())
	at := p.corner(cam).Add(pen.V(s*(n/2-.18), n*s-s*.10))
	if p.Grey > 0 {
		at.Y -= s * .2 * (n - 1)
	}
	return at
}

// drawStatus draws the badges, the count of the dying and the tick of who has acted.
func (b *Painter) drawStatus(dst *ebiten.Image, cam camera.Camera, q *Piece) {
	s := float64(cam.Square)
	at := q.corner(cam)
	for _, stance := range [...]bool{false, true} {
		row, all := 0, q.Column(stance)
		for _, v := range q.Badges {
			if all == 0 || (v.Family == model.Stance) != stance || row == MostBadges || v.Small {
				continue
			}
			to, r := q.BadgeAt(cam, stance, row)
			if row++; row == MostBadges && all > MostBadges {
				b.Button(dst, to.X, to.Y, r, art.Brass)
				b.Write(dst, "+"+string(rune('0'+min(9, all-row+1))), art.Bold, r*1.1, to.X, to.Y+r*.4, art.Bone, art.Centre)
				continue
			}
			b.Button(dst, to.X, to.Y, r, art.Rim(v.Family))
			b.Icon(dst, v.Icon, to.X, to.Y, r*1.56, color.NRGBA{}, color.NRGBA{})
		}
	}
	for row, i := 0, 0; i < len(q.Badges) && row < q.Marks(); i++ {
		if v := &q.Badges[i]; v.Small {
			to, r := q.MarkAt(cam, row)
			b.Button(dst, to.X, to.Y, r, art.Rim(v.Family))
			b.Icon(dst, v.Icon, to.X, to.Y, r*1.5, color.NRGBA{}, color.NRGBA{})
			row++
		}
	}
	if q.Done {
		x, y := at.X+s*.18, at.Y+s*.18
		b.Button(dst, x, y, s*.16, art.Acted)
		b.Icon(dst, "check", x, y, s*.22, art.Acted, art.Acted)
	}
	if q.Count != "" {
		b.drawCount(dst, cam, q)
	}
}

// drawCount draws the plate that counts who is dying: red on an own one; an enemy that has
// fallen has a small grey one that lets the ground through, quieter than all that stands.
func (b *Painter) drawCount(dst *ebiten.Image, cam camera.Camera, q *Piece) {
	at, size := q.CountAt(cam), brush.Lettering(cam, .21, 10)
	w, h := art.Width(q.Count, art.Bold, size)+size*.7, size*1.3
	p := b.Ink.Box(at.X-w/2, at.Y-h/2, w, h, h*.3)
	ink := art.RGB(0xa39c90)
	if q.Grey > 0 {
		p.Fade(dst, art.RGB(0x2a2826), .5)
	} else {
		p.Fill(dst, art.RGB(0x5c0c16)).Stroke(dst, art.Ink, math.Max(1, size*.12), 1)
		ink = art.RGB(0xfff2ee)
	}
	b.Write(dst, q.Count, art.Bold, size, at.X, at.Y+size*.36, ink, art.Centre)
}
