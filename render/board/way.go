package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/rules/grid"
)

// middle is the centre of a space in pixels.
func middle(cam Camera, s grid.Space) vec {
	c, n := float64(cam.Square), math.Max(1, float64(s.N))
	return vec{cam.X + (float64(s.At.X)+n/2)*c, cam.Y + (float64(s.At.Y)+n/2)*c}
}

// drawPath draws the ribbon of a planned move with its beads.
func (b *Board) drawPath(dst *ebiten.Image, cam Camera, p *Path) {
	if len(p.Cells) < 2 {
		return
	}
	c := float64(cam.Square)
	pts := make([]vec, len(p.Cells))
	for i, cell := range p.Cells {
		pts[i] = middle(cam, grid.Space{At: cell, N: uint8(max(1, p.N))})
	}
	b.ink.polyline(pts...).stroke(dst, art.Ink, c*.17, .75).stroke(dst, art.Bone, c*.10, 1)
	b.ink.dash([][]vec{pts}, c*.02, c*.16).stroke(dst, rgb(0x8d7f66), c*.03, 1)
	for i, v := range pts[1 : len(pts)-1] {
		s := ""
		if i+1 < len(p.Costs) {
			s = p.Costs[i+1]
		}
		if s == "" {
			b.ink.reset().circle(float32(v.x), float32(v.y), float32(c*.085)).fill(dst, art.Ink)
			b.ink.reset().circle(float32(v.x), float32(v.y), float32(c*.06)).fill(dst, art.Bone)
			continue
		}
		size := c * .205
		if w := art.Width(s, art.Bold, size); w > c*.235 {
			size *= c * .235 / w
		}
		b.ink.reset().circle(float32(v.x), float32(v.y), float32(c*.16)).fill(dst, art.Ink)
		b.ink.reset().circle(float32(v.x), float32(v.y), float32(c*.135)).fill(dst, art.Bone)
		art.Write(dst, s, art.Bold, size, v.x, v.y+size*.36, art.Ink, art.Centre)
	}
}

// drawProvokes draws the diamonds on the steps that provoke and the sickles from
// the enemies who may strike.
func (b *Board) drawProvokes(dst *ebiten.Image, cam Camera, p *Path) {
	c := float64(cam.Square)
	n := uint8(max(1, p.N))
	for _, q := range p.Provokes {
		if q.Step < 0 || q.Step >= len(p.Cells) {
			continue
		}
		a := middle(cam, grid.Space{At: p.Cells[q.Step], N: n})
		at := a
		if q.Step+1 < len(p.Cells) {
			at = a.lerp(middle(cam, grid.Space{At: p.Cells[q.Step+1], N: n}), .5)
		}
		for i, by := range q.By {
			m := middle(cam, by)
			from := m.add(at.sub(m).unit().mul(c * .40 * math.Max(1, float64(by.N))))
			b.sickle(dst, from, at, c, .22+.08*float64(i%2))
		}
		b.diamond(dst, at, c*.25)
	}
}

// sickle is the bent arrow of an opportunity attack.
func (b *Board) sickle(dst *ebiten.Image, from, to vec, c, bend float64) {
	m := from.lerp(to, .5)
	q := m.add(to.sub(from).turn().unit().mul(c * bend))
	l := to.sub(q).length()
	end := q
	if l > 0 {
		end = to.add(q.sub(to).mul(math.Min(.9, c*.36/l)))
	}
	u := to.sub(q).unit()
	w := u.turn()
	ah := c * .17
	p := b.ink.reset().move(from.x, from.y).quad(q.x, q.y, end.x, end.y)
	p.stroke(dst, rgb(0x2a0510), c*.125, .9).stroke(dst, art.Danger, c*.075, 1).stroke(dst, rgb(0xffe3ea), c*.022, 1)
	p.points(end.add(u.mul(ah*.8)), end.add(w.mul(ah*.75)), end.sub(w.mul(ah*.75)))
	p.stroke(dst, rgb(0x2a0510), 3.2, 1).fill(dst, art.Danger)
}

// diamond is the mark of a step that provokes.
func (b *Board) diamond(dst *ebiten.Image, at vec, r float64) {
	p := b.ink.points(vec{at.x, at.y - r}, vec{at.x + r, at.y}, vec{at.x, at.y + r}, vec{at.x - r, at.y})
	p.stroke(dst, rgb(0x2a0510), r*.42, 1).fill(dst, art.Danger).stroke(dst, rgb(0xffe3ea), r*.13, 1)
	p.polyline(vec{at.x, at.y - r*.48}, vec{at.x, at.y + r*.08}).stroke(dst, rgb(0xffffff), r*.26, 1)
	p.reset().circle(float32(at.x), float32(at.y+r*.46), float32(r*.15)).fill(dst, rgb(0xffffff))
}
