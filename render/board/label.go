package board

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawLabels draws the words that nothing may hide: chances, totals, tags, results.
func (b *Board) drawLabels(dst *ebiten.Image, cam Camera, p *Picture) {
	s := &p.Signs
	for _, t := range s.Tags {
		b.tag(dst, cam, t)
	}
	if s.Path != nil && s.Path.Total != "" && len(s.Path.Cells) > 0 {
		b.drawTotal(dst, cam, p)
	}
	if s.Path != nil {
		b.drawRisks(dst, cam, s.Path)
	}
	for i := range s.Views {
		b.drawOutlook(dst, cam, &s.Views[i], s.lift(s.Views[i].On))
	}
	for i, v := range s.Chances {
		lift := s.lift(v.On) + stacked*float64(s.under(i))
		b.chance(dst, cam, v, lift, s.under(i) == 0)
	}
	for i := range p.Floats {
		b.float(dst, cam, &p.Floats[i])
	}
}

// drawTotal writes the price of a way beside its end: on the first side, from the
// east round, where nobody's face is.
func (b *Board) drawTotal(dst *ebiten.Image, cam Camera, p *Picture) {
	way := p.Signs.Path
	c := float64(cam.Square)
	last := cam.SpaceRect(grid.Space{At: way.Cells[len(way.Cells)-1], N: uint8(max(1, way.N))})
	size := math.Max(c*.25, 12*cam.Scale)
	w, h := art.Width(way.Total, art.Bold, size)+size*1.1, size*1.5
	mid := float64(last.Min.X+last.Max.X) / 2
	low := float64(last.Max.Y) - c*.24
	places := [...]pen.Vec{
		pen.V(float64(last.Max.X)+w*.45, low), pen.V(float64(last.Min.X)-w*.45, low),
		pen.V(mid, float64(last.Max.Y)+h*.6), pen.V(mid, float64(last.Min.Y)-h*.6),
	}
	at := places[0]
	for _, v := range places {
		if !crowded(cam, p.Pieces, v.X-w/2, v.Y-h/2, v.X+w/2, v.Y+h/2, way.Cells[0]) {
			at = v
			break
		}
	}
	b.pill(dst, at.X, at.Y, way.Total, size, art.Bone, art.Ink, "")
}

// crowded reports whether a box of pixels lies over a piece other than the one that
// starts at a square.
func crowded(cam Camera, pieces []Piece, x0, y0, x1, y1 float64, start grid.Cell) bool {
	for i := range pieces {
		q := &pieces[i]
		if q.At == start || q.Pose == Dead {
			continue
		}
		r := cam.SpaceRect(grid.Space{At: q.At, N: uint8(q.n())})
		if x0 < float64(r.Max.X) && x1 > float64(r.Min.X) && y0 < float64(r.Max.Y) && y1 > float64(r.Min.Y) {
			return true
		}
	}
	return false
}

// stacked is the height of a label on another, in squares.
const stacked = .54

// under is how many labels lie over the same place before the i-th.
func (s *Signs) under(i int) (n int) {
	for k := range s.Chances[:i] {
		if s.Chances[k].On.At == s.Chances[i].On.At {
			n++
		}
	}
	return n
}

// labelled reports whether a label lies over a space.
func (s *Signs) labelled(on grid.Space) bool {
	return slices.ContainsFunc(s.Chances, func(v Chance) bool { return v.On.Overlaps(on) })
}

// lift is how far above a space its label lies, in squares: over the claws of
// the jaws where there are any.
func (s *Signs) lift(on grid.Space) float64 {
	for i := range s.Flanks {
		if s.Flanks[i].Target == on {
			return .30
		}
	}
	return .16
}

// chance draws the label of a chance over a space: gold from 50, paper from 25,
// grey below, or in the colours of danger. lift is how far above the space it
// lies, in squares; only the lowest of a stack points at it.
func (b *Board) chance(dst *ebiten.Image, cam Camera, v Chance, lift float64, points bool) {
	c := float64(cam.Square)
	r := cam.SpaceRect(v.On)
	x, y := float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y)-c*lift
	size := math.Max(c*.36, 13*cam.Scale)
	w, h := math.Max(size*2.15, art.Width(v.Text, art.Bold, size)+size*.5), size*1.28
	plate, words := rgb(0xb3ac9c), art.Ink
	switch {
	case v.Danger:
		plate, words = rgb(0x8e1238), rgb(0xffe3ea)
	case v.Percent >= 50:
		plate = art.Gold
	case v.Percent >= 25:
		plate = art.Paper
	}
	k := size * .29
	if !points {
		k = 0
	}
	b.ink.Polygon(pen.V(x-w/2, y-h), pen.V(x+w/2, y-h), pen.V(x+w/2, y), pen.V(x+k, y), pen.V(x, y+k*1.2), pen.V(x-k, y), pen.V(x-w/2, y))
	b.ink.Stroke(dst, art.Ink, size*.30, 1).Fill(dst, plate)
	art.Write(dst, v.Text, art.Bold, size, x, y-h*.22, words, art.Centre)
}

// tag draws a few words on a dark plate at the top of a square.
func (b *Board) tag(dst *ebiten.Image, cam Camera, t Tag) {
	c := float64(cam.Square)
	r := cam.CellRect(t.At)
	size := math.Max(c*.235, 10.5*cam.Scale)
	w := art.Width(t.Text, art.Bold, size)
	if t.Icon != "" {
		w += size * 1.3
	}
	x, y, h := float64(r.Min.X+r.Max.X)/2, float64(r.Max.Y)-c*.16, size*1.42
	b.ink.Box(x-w/2-size*.35, y-h/2, w+size*.7, h, h*.28).Fade(dst, color.NRGBA{0x0d, 0x0f, 0x14, 255}, .86)
	tx := x - w/2
	if t.Icon != "" {
		b.icon(dst, t.Icon, tx+size*.5, y, size*1.1, color.NRGBA{}, color.NRGBA{})
		tx += size * 1.3
	}
	art.Write(dst, t.Text, art.Bold, size, tx, y+size*.36, art.Bone, art.Left)
}
