package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
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

// shortestSickle is how long the arrow of an opportunity is at least, in squares: at a
// diamond closer to who strikes it would be a stub under both.
const shortestSickle = .45

// sickles tells each the sickles of a step that provokes: whose, from where, to where,
// and how far they bend in squares.
func (p *Path) sickles(cam camera.Camera, pic *Picture, q *Provoke, each func(by grid.Space, from, to pen.Vec, bend float64)) {
	at, _ := p.diamondAt(cam, q)
	for i, by := range q.By {
		m := brush.Middle(cam, by)
		from := m.Add(at.Sub(m).Unit().Mul(float64(cam.Square) * .40 * math.Max(1, float64(by.N))))
		if at.Sub(from).Length() < shortestSickle*float64(cam.Square) {
			continue
		}
		each(by, from, at, swing(cam, pic, by, from, at, .22+.08*float64(i%2)))
	}
}

// drawProvokes draws the diamonds on the steps that provoke and the sickles from
// the enemies who may strike.
func (b *Board) drawProvokes(dst *ebiten.Image, cam camera.Camera, pic *Picture) {
	c, p := float64(cam.Square), pic.Signs.Path
	for i := range p.Provokes {
		q := &p.Provokes[i]
		if !p.has(q) {
			continue
		}
		p.sickles(cam, pic, q, func(_ grid.Space, from, to pen.Vec, bend float64) { b.sickle(dst, from, to, c, bend) })
		at, _ := p.diamondAt(cam, q)
		b.diamond(dst, at, c*p.diamond())
	}
}

// marks tells each the diamonds and sickles of a way, in boxes: no words hide them.
func (p *Path) marks(cam camera.Camera, pic *Picture, each func(place.Box)) {
	c := float64(cam.Square)
	for i := range p.Provokes {
		q := &p.Provokes[i]
		if !p.has(q) {
			continue
		}
		at, _ := p.diamondAt(cam, q)
		each(place.Around(at, 2*c*p.diamond(), 2*c*p.diamond()))
		p.sickles(cam, pic, q, func(_ grid.Space, from, to pen.Vec, bend float64) {
			by := hook(from, to, c, bend)
			for k := range 8 {
				t := float64(k) / 8
				each(place.Around(from.Lerp(by, t).Lerp(by.Lerp(to, t), t), c*.11, c*.11))
			}
		})
	}
}

// diamondAt is the place of the diamond of a step, and the way it lies on.
func (p *Path) diamondAt(cam camera.Camera, q *Provoke) (at, along pen.Vec) {
	c := float64(cam.Square)
	n := max(1, p.N)
	a := p.middle(cam, q.Step)
	switch {
	case q.Step+1 < len(p.Cells):
		z := p.middle(cam, q.Step+1)
		return a.Lerp(z, .5), z.Sub(a)
	case len(q.By) > 0: // where it stands: at the end of the edge towards the enemy, above the heads
		u := brush.Middle(cam, q.By[0]).Sub(a).Unit()
		half := c * .5 * float64(n)
		at := a.Add(u.Mul(half / math.Max(.5, math.Max(math.Abs(u.X), math.Abs(u.Y)))))
		switch {
		case math.Abs(u.X) > 1.2*math.Abs(u.Y):
			at.Y = a.Y - half - c*.1
		case math.Abs(u.Y) > 1.2*math.Abs(u.X):
			at.X = a.X + half
		}
		return at, u
	}
	return a, pen.V(1, 0)
}

// swing is how far a sickle bends, in squares: as usual to one side, or to the other
// or farther where it would cross fewer figures, the one to come among them.
func swing(cam camera.Camera, pic *Picture, by grid.Space, from, to pen.Vec, usual float64) float64 {
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
func crossed(cam camera.Camera, pic *Picture, by grid.Space, from, q, to pen.Vec) (n int) {
	for i := 1; i < 16; i++ {
		t := float64(i) / 16
		at := from.Lerp(q, t).Lerp(q.Lerp(to, t), t)
		weigh := func(on grid.Space) {
			switch {
			case piece.Face(cam, on.At, int(on.N)).Holds(at):
				n += 4
			case place.Boxed(cam.SpaceRect(on)).Holds(at):
				n++
			}
		}
		for k := range pic.Pieces {
			v := &pic.Pieces[k]
			if s := (grid.Space{At: v.At, N: uint8(v.Width())}); v.Pose != piece.Dead && s != by {
				weigh(s)
			}
		}
		if g := pic.Signs.Ghost; g != nil {
			weigh(grid.Space{At: g.At, N: uint8(g.Piece.Width())})
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
	p := b.brush.Ink.Reset().Move(from.X, from.Y).Quad(q.X, q.Y, end.X, end.Y)
	p.Stroke(dst, art.RGB(0x2a0510), c*.125, .9).Stroke(dst, art.Danger, c*.075, 1).Stroke(dst, art.RGB(0xffe3ea), c*.022, 1)
	p.Polygon(end.Add(u.Mul(ah*.8)), end.Add(w.Mul(ah*.75)), end.Sub(w.Mul(ah*.75)))
	p.Stroke(dst, art.RGB(0x2a0510), 3.2, 1).Fill(dst, art.Danger)
}

// diamond is the mark of a step that provokes.
func (b *Board) diamond(dst *ebiten.Image, at pen.Vec, r float64) {
	p := b.brush.Ink.Polygon(pen.V(at.X, at.Y-r), pen.V(at.X+r, at.Y), pen.V(at.X, at.Y+r), pen.V(at.X-r, at.Y))
	p.Stroke(dst, art.RGB(0x2a0510), r*.42, 1).Fill(dst, art.Danger).Stroke(dst, art.RGB(0xffe3ea), r*.13, 1)
	p.Polyline(pen.V(at.X, at.Y-r*.48), pen.V(at.X, at.Y+r*.08)).Stroke(dst, art.RGB(0xffffff), r*.26, 1)
	p.Reset().Circle(at.X, at.Y+r*.46, r*.15).Fill(dst, art.RGB(0xffffff))
}
