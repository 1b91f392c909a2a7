package piece

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// Loss is what a creature would lose of its hit points by what is aimed at it.
type Loss struct {
	ID   int     // of the piece
	Mean float64 // on average
	Most int     // at worst
	// Falls tells that it is likely to fall by it: a skull says so.
	Falls bool
}

// DrawLosses draws the bars of those who are aimed at again, higher, with what they would
// lose: hatched white on average, hatched dark at worst.
func (b *Painter) DrawLosses(dst *ebiten.Image, cam camera.Camera, pieces []Piece, losses []Loss) {
	for i := range losses {
		for k := range pieces {
			if q := &pieces[k]; q.ID == losses[i].ID && q.Marked() && q.HP > 0 && q.MaxHP > 0 {
				b.drawLoss(dst, cam, q, &losses[i])
			}
		}
	}
}

// stretches are where the average and the worst loss begin on a bar, as parts of it, and
// where the hit points end: 0 <= worst <= mean <= end.
func (l *Loss) stretches(q *Piece) (worst, mean, end float64) {
	of := func(n float64) float64 { return math.Max(0, math.Min(1, n/float64(q.MaxHP))) }
	hp := float64(q.HP)
	return of(hp - float64(l.Most)), of(hp - l.Mean), of(hp)
}

func (b *Painter) drawLoss(dst *ebiten.Image, cam camera.Camera, q *Piece, l *Loss) {
	s, n := float64(cam.Square), float64(q.Width())
	at := q.corner(cam)
	w, h := s*n*.80*q.scale(), math.Max(6, s*.15)
	x, y := at.X+(s*n-w)/2, at.Y+s*footing(n)-h-s*.02
	e := math.Max(1.5, s*.035)
	worst, mean, end := l.stretches(q)
	life := barInk(q)
	b.Ink.Box(x-e, y-e, w+2*e, h+2*e, h*.35).Fill(dst, art.Ink)
	b.Ink.Box(x, y, w, h, 0).Fill(dst, art.RGB(0x45413e))
	if worst > 0 {
		b.Ink.Box(x, y, w*worst, h, 0).Fill(dst, life)
	}
	if mean > worst {
		b.Ink.Box(x+w*worst, y, w*(mean-worst), h, 0).Fill(dst, life)
		b.hatch(dst, x+w*worst, y, w*(mean-worst), h, art.Ink, .8)
	}
	if end > mean {
		b.Ink.Box(x+w*mean, y, w*(end-mean), h, 0).Fill(dst, art.RGB(0xfff8e6))
		b.hatch(dst, x+w*mean, y, w*(end-mean), h, art.Bad, 1)
	}
	if l.Falls {
		size := s * .36
		cx, cy := x-size*.52, y+h*.5-size*.1
		b.Ink.Reset().Circle(cx, cy, size*.62).Fill(dst, art.Ink)
		b.Ink.Reset().Circle(cx, cy, size*.56).Fill(dst, art.DangerInk)
		b.Icon(dst, "dead", cx, cy, size*.86, art.RGB(0xffe3ea), art.DangerInk)
	}
}

// hatch lays slanted lines over a part of a bar.
func (b *Painter) hatch(dst *ebiten.Image, x, y, w, h float64, ink color.NRGBA, alpha float64) {
	step := h * .62
	b.Ink.Reset()
	for at := x - h; at < x+w; at += step {
		// A line from the foot to the head, cut where the part begins and ends.
		p, q := pen.V(at, y+h), pen.V(at+h, y)
		if p.X < x {
			p = pen.V(x, y+h-(x-at))
		}
		if q.X > x+w {
			q = pen.V(x+w, y+h-(x+w-at))
		}
		if q.X > p.X {
			b.Ink.Move(p.X, p.Y).Line(q.X, q.Y)
		}
	}
	b.Ink.Stroke(dst, ink, math.Max(1, h*.22), alpha)
}
