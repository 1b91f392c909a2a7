package board

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// has reports whether a step that provokes is one of the way.
func (p *Path) has(q *Provoke) bool { return q.Step >= 0 && q.Step < len(p.Cells) }

// diamond is half the width of the diamonds on a way, in squares: on a short one they
// are smaller.
func (p *Path) diamond() float64 {
	if p.short() {
		return .18
	}
	return .21
}

// sickles tells each the sickles of a step that provokes: from where, to where, and how
// far they bend in squares.
func (p *Path) sickles(cam Camera, pic *Picture, q *Provoke, each func(from, to pen.Vec, bend float64)) {
	at, _ := p.diamondAt(cam, q)
	for i, by := range q.By {
		m := middle(cam, by)
		from := m.Add(at.Sub(m).Unit().Mul(float64(cam.Square) * .40 * math.Max(1, float64(by.N))))
		each(from, at, swing(cam, pic, by, from, at, .22+.08*float64(i%2)))
	}
}

// drawProvokes draws the diamonds on the steps that provoke and the sickles from
// the enemies who may strike.
func (b *Board) drawProvokes(dst *ebiten.Image, cam Camera, pic *Picture) {
	c, p := float64(cam.Square), pic.Signs.Path
	for i := range p.Provokes {
		q := &p.Provokes[i]
		if !p.has(q) {
			continue
		}
		p.sickles(cam, pic, q, func(from, to pen.Vec, bend float64) { b.sickle(dst, from, to, c, bend) })
		at, _ := p.diamondAt(cam, q)
		b.diamond(dst, at, c*p.diamond())
	}
}

// reserve keeps words off the diamonds and sickles of a way.
func (b *Board) reserve(cam Camera, pic *Picture) {
	b.strokes = b.strokes[:0]
	p, c := pic.Signs.Path, float64(cam.Square)
	if p == nil {
		return
	}
	for i := range p.Provokes {
		q := &p.Provokes[i]
		if !p.has(q) {
			continue
		}
		at, _ := p.diamondAt(cam, q)
		b.strokes = append(b.strokes, around(at, 2*c*p.diamond(), 2*c*p.diamond()))
		p.sickles(cam, pic, q, func(from, to pen.Vec, bend float64) {
			by := hook(from, to, c, bend)
			for k := range 8 {
				t := float64(k) / 8
				b.strokes = append(b.strokes, around(from.Lerp(by, t).Lerp(by.Lerp(to, t), t), c*.11, c*.11))
			}
		})
	}
}

// said reports whether the badge of an enemy near a diamond says the same chance: one
// number has one place.
func (s *Signs) said(cam Camera, by grid.Space, at pen.Vec, chance string) bool {
	for i := range s.Views {
		if v := &s.Views[i]; v.On == by && v.Danger == chance {
			return at.Sub(middle(cam, by)).Length() < float64(cam.Square)*(1.5+float64(by.N))
		}
	}
	return false
}

// drawRisks writes at each diamond the chances of those who may strike there, in
// the order of their sickles from west to east, but for those that the badges of the
// strikers tell. The plate lies beside the way: a figure that stands on it keeps its
// face.
func (b *Board) drawRisks(dst *ebiten.Image, cam Camera, pic *Picture) {
	p := pic.Signs.Path
	c := float64(cam.Square)
	size := math.Max(c*.23, 11*cam.Scale)
	for i := range p.Provokes {
		q := &p.Provokes[i]
		if !p.has(q) {
			continue
		}
		at, along := p.diamondAt(cam, q)
		b.risks = b.risks[:0]
		for k := range min(len(q.By), len(q.Chances)) {
			if s := q.Chances[k]; s != "" && !pic.Signs.said(cam, q.By[k], at, s) {
				b.risks = append(b.risks, risk{s, q.By[k].At.X})
			}
		}
		if len(b.risks) == 0 {
			continue
		}
		slices.SortStableFunc(b.risks, func(a, z risk) int { return int(a.x) - int(z.x) })
		gap := size * .45
		w := -gap
		for _, r := range b.risks {
			w += art.Width(r.text, art.Bold, size) + gap
		}
		all, h, off := w+size*.7, size*1.3, c*p.diamond()+2*cam.Scale
		low, high := pen.V(at.X, at.Y+off+h/2), pen.V(at.X, at.Y-off-h/2)
		east, west := pen.V(at.X+off+all/2, at.Y), pen.V(at.X-off-all/2, at.Y)
		x, y := all/2+off*.3, off*.9+h/2 // beside the way, clear of its beads
		places := [...]pen.Vec{low, high, at.Add(pen.V(-x, -y)), at.Add(pen.V(x, y)), at.Add(pen.V(x, -y)), at.Add(pen.V(-x, y)), east, west}
		if math.Abs(along.Y) > math.Abs(along.X)*1.5 {
			places[0], places[1], places[6], places[7] = east, west, high, low
		}
		put, _, ok := b.settle(cam, pic, at, all, h, places[:])
		if !ok {
			continue
		}
		b.ink.Box(put.X-all/2, put.Y-h/2, all, h, h*.28).Stroke(dst, art.Ink, size*.2, 1).Fade(dst, art.DangerInk, .96)
		b.ink.Stroke(dst, art.Danger, math.Max(1, size*.09), 1)
		tx := put.X - w/2
		for _, r := range b.risks {
			b.write(dst, r.text, art.Bold, size, tx, put.Y+size*.36, rgb(0xffe3ea), art.Left)
			tx += art.Width(r.text, art.Bold, size) + gap
		}
	}
}

// risk is the chance of one who may strike, and its column.
type risk struct {
	text string
	x    int16
}

// diamondAt is the place of the diamond of a step, and the way it lies on.
func (p *Path) diamondAt(cam Camera, q *Provoke) (at, along pen.Vec) {
	c := float64(cam.Square)
	n := max(1, p.N)
	a := p.middle(cam, q.Step)
	switch {
	case q.Step+1 < len(p.Cells):
		z := p.middle(cam, q.Step+1)
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

// crossed weighs how much of a bent line lies over pieces other than the one that
// strikes, in sixteenths of the line: over a face four times as much.
func crossed(cam Camera, pic *Picture, by grid.Space, from, q, to pen.Vec) (n int) {
	for i := 1; i < 16; i++ {
		t := float64(i) / 16
		at := from.Lerp(q, t).Lerp(q.Lerp(to, t), t)
		over := func(f box) bool { return at.X > f.x0 && at.X < f.x1 && at.Y > f.y0 && at.Y < f.y1 }
		weigh := func(on grid.Space) {
			r := cam.SpaceRect(on)
			switch {
			case over(face(cam, on.At, int(on.N))):
				n += 4
			case over(box{float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)}):
				n++
			}
		}
		for k := range pic.Pieces {
			v := &pic.Pieces[k]
			if s := (grid.Space{At: v.At, N: uint8(v.n())}); v.Pose != Dead && s != by {
				weigh(s)
			}
		}
		if g := pic.Signs.Ghost; g != nil {
			weigh(grid.Space{At: g.At, N: uint8(g.Piece.n())})
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
