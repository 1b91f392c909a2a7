package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// middle is the centre of a space in pixels.
func middle(cam Camera, s grid.Space) pen.Vec {
	c, n := float64(cam.Square), math.Max(1, float64(s.N))
	return pen.V(cam.X+(float64(s.At.X)+n/2)*c, cam.Y+(float64(s.At.Y)+n/2)*c)
}

// centre is the middle of a rectangle.
func centre(r image.Rectangle) pen.Vec {
	return pen.V(float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2)
}

// drawPath draws the ribbon of a planned move with its beads; on a square where
// somebody stands there is none.
func (b *Board) drawPath(dst *ebiten.Image, cam Camera, p *Path, pieces []Piece) {
	if len(p.Cells) < 2 {
		return
	}
	c := float64(cam.Square)
	pts := make([]pen.Vec, len(p.Cells))
	for i, cell := range p.Cells {
		pts[i] = middle(cam, grid.Space{At: cell, N: uint8(max(1, p.N))})
	}
	b.ink.Polyline(pts...).Stroke(dst, art.Ink, c*.17, .75).Stroke(dst, art.Bone, c*.10, 1)
	b.ink.Dash([][]pen.Vec{pts}, c*.02, c*.16).Stroke(dst, rgb(0x8d7f66), c*.03, 1)
	for i, v := range pts[1 : len(pts)-1] {
		if n := len(pts) - 1; p.N > 1 && math.Max(math.Abs(v.X-pts[n].X), math.Abs(v.Y-pts[n].Y)) < c*(float64(p.N)/2+.19) {
			break // under the figure at the end
		}
		if taken(pieces, grid.Space{At: p.Cells[i+1], N: uint8(max(1, p.N))}, p.Cells[0]) {
			continue
		}
		s := ""
		if i+1 < len(p.Costs) {
			s = p.Costs[i+1]
		}
		if s == "" {
			b.ink.Reset().Circle(v.X, v.Y, c*.085).Fill(dst, art.Ink)
			b.ink.Reset().Circle(v.X, v.Y, c*.06).Fill(dst, art.Bone)
			continue
		}
		size := c * .235
		if w := art.Width(s, art.Bold, size); w > c*.29 {
			size *= c * .29 / w
		}
		b.ink.Reset().Circle(v.X, v.Y, c*.19).Fill(dst, art.Ink)
		b.ink.Reset().Circle(v.X, v.Y, c*.165).Fill(dst, art.Bone)
		b.write(dst, s, art.Bold, size, v.X, v.Y+size*.36, art.Ink, art.Centre)
	}
}

// taken reports whether a piece other than the one that starts at a square stands
// in a space.
func taken(pieces []Piece, s grid.Space, start grid.Cell) bool {
	for i := range pieces {
		q := &pieces[i]
		if q.At != start && q.Pose != Dead && s.Overlaps(grid.Space{At: q.At, N: uint8(q.n())}) {
			return true
		}
	}
	return false
}

// drawProvokes draws the diamonds on the steps that provoke and the sickles from
// the enemies who may strike.
func (b *Board) drawProvokes(dst *ebiten.Image, cam Camera, pic *Picture) {
	c, p := float64(cam.Square), pic.Signs.Path
	for i := range p.Provokes {
		q := &p.Provokes[i]
		if q.Step < 0 || q.Step >= len(p.Cells) {
			continue
		}
		at, _ := p.diamondAt(cam, q)
		for i, by := range q.By {
			m := middle(cam, by)
			from := m.Add(at.Sub(m).Unit().Mul(c * .40 * math.Max(1, float64(by.N))))
			b.sickle(dst, from, at, c, swing(cam, pic, by, from, at, .22+.08*float64(i%2)))
		}
		b.diamond(dst, at, c*.21)
	}
}

// drawRisks writes at each diamond the chances of those who may strike there, in
// the order of their sickles from west to east. The plate lies beside the way: a
// figure that stands on it keeps its face.
func (b *Board) drawRisks(dst *ebiten.Image, cam Camera, pic *Picture) {
	p := pic.Signs.Path
	c := float64(cam.Square)
	size := math.Max(c*.23, 11*cam.Scale)
	for i := range p.Provokes {
		q := &p.Provokes[i]
		if q.Step < 0 || q.Step >= len(p.Cells) || len(q.Chances) == 0 {
			continue
		}
		at, along := p.diamondAt(cam, q)
		gap := size * .45
		w := -gap
		for _, s := range q.Chances {
			w += art.Width(s, art.Bold, size) + gap
		}
		all, h := w+size*.7, size*1.3
		x, y := at.X, at.Y+c*.21+h*.55
		if math.Abs(along.Y) > math.Abs(along.X)*1.5 {
			x, y = at.X+c*.21+all*.52, at.Y
		}
		put, _, ok := b.settle(cam, pic, at, all, h, []pen.Vec{
			{X: x, Y: y}, {X: at.X, Y: at.Y - c*.21 - h*.55}, {X: at.X, Y: at.Y + c*.21 + h*.55},
			{X: at.X + c*.21 + all*.52, Y: at.Y}, {X: at.X - c*.21 - all*.52, Y: at.Y},
		})
		if !ok {
			continue
		}
		x, y = put.X, put.Y
		b.ink.Box(x-all/2, y-h/2, all, h, h*.28).Stroke(dst, art.Ink, size*.2, 1).Fade(dst, art.DangerInk, .96)
		b.ink.Stroke(dst, art.Danger, math.Max(1, size*.09), 1)
		tx := x - w/2
		done := -math.MaxFloat64
		for range q.Chances {
			// The next one to the east; a handful at most.
			best, east := -1, math.MaxFloat64
			for k := range q.By {
				if m := float64(q.By[k].At.X) + float64(k)*1e-6; k < len(q.Chances) && m > done && m < east {
					best, east = k, m
				}
			}
			if best < 0 {
				break
			}
			done = east
			b.write(dst, q.Chances[best], art.Bold, size, tx, y+size*.36, rgb(0xffe3ea), art.Left)
			tx += art.Width(q.Chances[best], art.Bold, size) + gap
		}
	}
}

// diamondAt is the place of the diamond of a step, and the way it lies on.
func (p *Path) diamondAt(cam Camera, q *Provoke) (at, along pen.Vec) {
	c := float64(cam.Square)
	n := uint8(max(1, p.N))
	a := middle(cam, grid.Space{At: p.Cells[q.Step], N: n})
	switch {
	case q.Step+1 < len(p.Cells):
		z := middle(cam, grid.Space{At: p.Cells[q.Step+1], N: n})
		return a.Lerp(z, .5), z.Sub(a)
	case len(q.By) > 0: // where it stands: on the rim towards the enemy
		u := middle(cam, q.By[0]).Sub(a).Unit()
		k := c * .5 * float64(n) / math.Max(.5, math.Max(math.Abs(u.X), math.Abs(u.Y)))
		return a.Add(u.Mul(k)).Add(pen.V(0, -c*.32*float64(n)*math.Abs(u.X))), u
	}
	return a, pen.V(1, 0)
}

// swing is how far a sickle bends, in squares: as usual to one side, or to the other
// or farther where it would cross fewer figures, the one to come among them.
func swing(cam Camera, pic *Picture, by grid.Space, from, to pen.Vec, usual float64) float64 {
	best, least := usual, math.MaxInt
	for _, bend := range [...]float64{usual, -usual, usual * 2, -usual * 2, usual * 3, -usual * 3} {
		if n := crossed(cam, pic, by, from, hook(from, to, float64(cam.Square), bend), to); n < least {
			best, least = bend, n
		}
	}
	return best
}

// crossed counts how much of a bent line lies over figures other than the one that
// strikes, in sixteenths.
func crossed(cam Camera, pic *Picture, by grid.Space, from, q, to pen.Vec) (n int) {
	for i := 1; i < 16; i++ {
		t := float64(i) / 16
		at := from.Lerp(q, t).Lerp(q.Lerp(to, t), t)
		over := func(on grid.Space) bool {
			f := face(cam, on.At, int(on.N))
			return at.X > f.x0 && at.X < f.x1 && at.Y > f.y0 && at.Y < f.y1
		}
		for k := range pic.Pieces {
			v := &pic.Pieces[k]
			if s := (grid.Space{At: v.At, N: uint8(v.n())}); v.Pose != Dead && s != by && over(s) {
				n++
			}
		}
		if g := pic.Signs.Ghost; g != nil && over(grid.Space{At: g.At, N: uint8(g.Piece.n())}) {
			n++
		}
	}
	return n
}

// hook is the point that the line of a sickle bends towards.
func hook(from, to pen.Vec, c, bend float64) pen.Vec {
	return from.Lerp(to, .5).Add(to.Sub(from).Turn().Unit().Mul(c * bend))
}

// sickle is the bent arrow of an opportunity attack.
func (b *Board) sickle(dst *ebiten.Image, from, to pen.Vec, c, bend float64) {
	q := hook(from, to, c, bend)
	l := to.Sub(q).Length()
	end := q
	if l > 0 {
		end = to.Add(q.Sub(to).Mul(math.Min(.9, c*.36/l)))
	}
	u := to.Sub(q).Unit()
	w := u.Turn()
	ah := c * .17
	p := b.ink.Reset().Move(from.X, from.Y).Quad(q.X, q.Y, end.X, end.Y)
	p.Stroke(dst, rgb(0x2a0510), c*.125, .9).Stroke(dst, art.Danger, c*.075, 1).Stroke(dst, rgb(0xffe3ea), c*.022, 1)
	p.Polygon(end.Add(u.Mul(ah*.8)), end.Add(w.Mul(ah*.75)), end.Sub(w.Mul(ah*.75)))
	p.Stroke(dst, rgb(0x2a0510), 3.2, 1).Fill(dst, art.Danger)
}

// diamond is the mark of a step that provokes.
func (b *Board) diamond(dst *ebiten.Image, at pen.Vec, r float64) {
	p := b.ink.Polygon(pen.V(at.X, at.Y-r), pen.V(at.X+r, at.Y), pen.V(at.X, at.Y+r), pen.V(at.X-r, at.Y))
	p.Stroke(dst, rgb(0x2a0510), r*.42, 1).Fill(dst, art.Danger).Stroke(dst, rgb(0xffe3ea), r*.13, 1)
	p.Polyline(pen.V(at.X, at.Y-r*.48), pen.V(at.X, at.Y+r*.08)).Stroke(dst, rgb(0xffffff), r*.26, 1)
	p.Reset().Circle(at.X, at.Y+r*.46, r*.15).Fill(dst, rgb(0xffffff))
}
