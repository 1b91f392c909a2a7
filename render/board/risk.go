package board

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// risk is the chance of one who may strike at a diamond.
type risk struct {
	text string
	by   grid.Space
}

// said reports whether the badge of an enemy near a diamond says the same chance, and
// stands there: one number has one place.
func (b *Board) said(cam camera.Camera, s *Signs, by grid.Space, at pen.Vec, chance string) bool {
	for i := range s.Views {
		if v := &s.Views[i]; v.On == by && v.Danger == chance && slices.Contains(b.told, by) {
			return at.Sub(brush.Middle(cam, by)).Length() < float64(cam.Square)*(1.5+float64(by.N))
		}
	}
	return false
}

// drawRisks writes at each diamond the chances of those who may strike there, in
// the order of their sickles from west to east, but for those that the badges of the
// strikers tell. Where there is no room at the diamond each stands at its own sickle,
// and where there is none either the slip tells it alone.
func (b *Board) drawRisks(dst *ebiten.Image, cam camera.Camera, pic *Picture) {
	p := pic.Signs.Path
	for i := range p.Provokes {
		q := &p.Provokes[i]
		if !p.has(q) {
			continue
		}
		at, along := p.diamondAt(cam, q)
		b.risks = b.risks[:0]
		for k := range min(len(q.By), len(q.Chances)) {
			if s := q.Chances[k]; s != "" && !b.said(cam, &pic.Signs, q.By[k], at, s) {
				b.risks = append(b.risks, risk{s, q.By[k]})
			}
		}
		if len(b.risks) == 0 {
			continue
		}
		slices.SortStableFunc(b.risks, func(a, z risk) int { return int(a.by.At.X) - int(z.by.At.X) })
		l := riskPlate(cam, b.risks)
		places := l.byDiamond(cam, p, at, along)
		if put, _, ok := b.places.Perch(cam, at, l.w, l.h, places[:]); ok {
			b.drawRisk(dst, put, l, b.risks)
			continue
		}
		p.sickles(cam, pic, q, func(by grid.Space, from, to pen.Vec, bend float64) {
			k := slices.IndexFunc(b.risks, func(r risk) bool { return r.by == by })
			if k < 0 {
				return
			}
			l := riskPlate(cam, b.risks[k:k+1])
			places := l.bySickle(cam, from, to, bend)
			if put, _, ok := b.places.Perch(cam, at, l.w, l.h, places[:]); ok {
				b.drawRisk(dst, put, l, b.risks[k:k+1])
			}
		})
	}
}

// riskLayout is the plate of some risks: its size and that of its letters.
type riskLayout struct{ w, h, size, gap float64 }

// riskPlate measures the plate of some risks. A square has room for each, else it is
// written without the sign of the percent.
func riskPlate(cam camera.Camera, risks []risk) riskLayout {
	l := riskLayout{size: brush.Lettering(cam, .23, 11)}
	l.h, l.gap = l.size*1.3, l.size*.45
	room := 1.04 * float64(cam.Square*len(risks))
	for range 2 {
		l.w = l.size*.7 - l.gap
		for _, r := range risks {
			l.w += art.Width(r.text, art.Bold, l.size) + l.gap
		}
		if l.w <= room {
			break
		}
		for k := range risks {
			risks[k].text = brush.BareChance(risks[k].text)
		}
	}
	return l
}

// byDiamond are the places of a plate around a diamond, beside the way along.
func (l riskLayout) byDiamond(cam camera.Camera, p *Path, at, along pen.Vec) [8]pen.Vec {
	c := float64(cam.Square)
	off := c*p.diamond() + 2*cam.Scale
	low, high := at.Add(pen.V(0, off+l.h/2)), at.Sub(pen.V(0, off+l.h/2))
	east, west := at.Add(pen.V(off+l.w/2, 0)), at.Sub(pen.V(off+l.w/2, 0))
	x, y := l.w/2+off*.3, math.Max(off, c*.22)+l.h/2 // clear of the beads of the way
	places := [8]pen.Vec{low, high, at.Add(pen.V(-x, -y)), at.Add(pen.V(x, y)), at.Add(pen.V(x, -y)), at.Add(pen.V(-x, y)), east, west}
	if math.Abs(along.Y) > math.Abs(along.X)*1.5 {
		places[0], places[1], places[6], places[7] = east, west, high, low
	}
	return places
}

// bySickle are the places of a plate on both sides of a sickle, about its middle.
func (l riskLayout) bySickle(cam camera.Camera, from, to pen.Vec, bend float64) (places [6]pen.Vec) {
	c := float64(cam.Square)
	by := hook(from, to, c, bend)
	side := to.Sub(from).Turn().Unit()
	away := math.Abs(side.X)*l.w/2 + math.Abs(side.Y)*l.h/2 + c*.12
	for i, t := range [...]float64{.5, .35, .65} {
		m := from.Lerp(by, t).Lerp(by.Lerp(to, t), t)
		places[2*i], places[2*i+1] = m.Add(side.Mul(away)), m.Sub(side.Mul(away))
	}
	return places
}

// drawRisk draws the plate of some risks.
func (b *Board) drawRisk(dst *ebiten.Image, at pen.Vec, l riskLayout, risks []risk) {
	b.brush.Ink.Box(at.X-l.w/2, at.Y-l.h/2, l.w, l.h, l.h*.28).Stroke(dst, art.Ink, l.size*.2, 1).Fade(dst, art.DangerInk, .96)
	b.brush.Ink.Stroke(dst, art.Danger, math.Max(1, l.size*.09), 1)
	x := at.X - l.w/2 + l.size*.35
	for _, r := range risks {
		b.brush.Write(dst, r.text, art.Bold, l.size, x, at.Y+l.size*.36, art.RGB(0xffe3ea), art.Left)
		x += art.Width(r.text, art.Bold, l.size) + l.gap
	}
}
