package board

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawLabels draws the words that nothing may hide: chances, totals, tags, results.
func (b *Board) drawLabels(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	s := &p.Signs
	// Who comes first has the choice of places.
	b.clear(dst.Bounds(), cam, p)
	for i, v := range s.Chances {
		b.chance(dst, cam, p, v, s.lift(v.On), s.under(i))
	}
	for i := range s.Views {
		b.drawProspect(dst, cam, p, &s.Views[i], s.lift(s.Views[i].On))
	}
	b.told = b.told[:0]
	for i := range s.Views {
		if v := &s.Views[i]; v.Danger != "" && b.danger(dst, cam, p, v) {
			b.told = append(b.told, v.On)
		}
	}
	if s.Path != nil {
		b.drawRisks(dst, cam, p)
	}
	if s.Path != nil && s.Path.Total != "" && len(s.Path.Cells) > 0 {
		b.drawTotal(dst, cam, p)
	}
	if s.Path != nil {
		b.drawBeads(dst, cam, s.Path, p.Pieces)
	}
	for i := range s.Sights.Marks {
		if m := &s.Sights.Marks[i]; m.Text != "" {
			b.drawMark(dst, cam, p, m, true)
		}
	}
	b.drawBonuses(dst, cam, p)
	for _, t := range s.Tags {
		b.tag(dst, cam, t)
	}
	p.Moments.DrawOver(b.brush, dst, cam)
}

// drawCounts writes numbers on small plates in the south-west corners of squares.
func (b *Board) drawCounts(dst *ebiten.Image, cam camera.Camera, list []Count) {
	c := float64(cam.Square)
	size := brush.Lettering(cam, .22, 10)
	for _, v := range list {
		r := cam.CellRect(v.At)
		w, h := size*1.15, size*1.2
		x, y := float64(r.Min.X)+w/2+c*.05, float64(r.Max.Y)-h/2-c*.05
		alpha, ink := .72, art.RGB(0xffb0c4)
		if v.Worst {
			alpha, ink = .95, art.RGB(0xffffff)
		}
		b.brush.Ink.Box(x-w/2, y-h/2, w, h, h*.3).Fade(dst, art.DangerInk, alpha)
		if v.Worst {
			b.brush.Ink.Box(x-w/2, y-h/2, w, h, h*.3).Stroke(dst, art.Danger, math.Max(1, c*.025), 1)
		}
		b.brush.Write(dst, v.Text, art.Bold, size, x, y+size*.36, ink, art.Centre)
	}
}

// drawTotal writes the price of a way beside its end: on the first side, from the
// east round, where nobody's face is.
func (b *Board) drawTotal(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	way := p.Signs.Path
	c := float64(cam.Square)
	last := cam.SpaceRect(grid.Space{At: way.Cells[len(way.Cells)-1], N: uint8(max(1, way.N))})
	size := brush.Lettering(cam, .25, 12)
	w, h := art.Width(way.Total, art.Bold, size)+size*1.1, size*1.5
	mid := float64(last.Min.X+last.Max.X) / 2
	low := float64(last.Max.Y) - c*.24
	places := [...]pen.Vec{
		pen.V(float64(last.Max.X)+w*.45, low), pen.V(float64(last.Min.X)-w*.45, low),
		pen.V(mid, float64(last.Max.Y)+h*.6), pen.V(mid, float64(last.Min.Y)-h*.6),
	}
	if at, _, ok := b.places.Settle(cam, brush.Centre(last), w, h, places[:]); ok {
		b.brush.Pill(dst, at.X, at.Y, way.Total, size, art.Bone, art.Ink, "")
	}
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

// veiled reports whether a label over a space tells a miss chance.
func (s *Signs) veiled(on grid.Space) bool {
	return slices.ContainsFunc(s.Chances, func(v Chance) bool { return v.Veil != "" && v.On.Overlaps(on) })
}

// flanked reports whether jaws close on a space.
func (s *Signs) flanked(on grid.Space) bool {
	return slices.ContainsFunc(s.Flanks, func(f Flank) bool { return f.Target.Overlaps(on) })
}

// lift is how far above a space its label lies, in squares: over the claws of
// the jaws where there are any.
func (s *Signs) lift(on grid.Space) float64 {
	if s.flanked(on) {
		return .32
	}
	return .20
}

// titles are where words w pixels wide may stand to name a zone, near the column x and in
// pixels from the edges of its rows: inside it, at its upper edge first, then at the lower,
// then in each row, those that are as wide before all others.
func titles(cam camera.Camera, zone []grid.Cell, x, w, in float64) []pen.Vec {
	rows := map[int]image.Rectangle{}
	var box image.Rectangle
	for _, c := range zone {
		r := cam.CellRect(c)
		rows[r.Min.Y], box = rows[r.Min.Y].Union(r), box.Union(r)
	}
	var wide, narrow []pen.Vec
	add := func(top int, y float64) {
		r := rows[top]
		from, to := float64(r.Min.X)+w/2, float64(r.Max.X)-w/2
		if from <= to {
			wide = append(wide, pen.V(math.Max(from, math.Min(to, x)), y))
		} else {
			narrow = append(narrow, pen.V((from+to)/2, y))
		}
	}
	add(box.Min.Y, float64(box.Min.Y)+in)
	add(box.Max.Y-cam.Square, float64(box.Max.Y)-in)
	for y := box.Min.Y; y < box.Max.Y; y += cam.Square {
		if _, ok := rows[y]; ok {
			add(y, float64(y)+in)
			add(y, float64(y+cam.Square)-in)
		}
	}
	return append(wide, narrow...)
}

// tag draws a few words on a dark plate at the top of a square. One that always stands
// there gives way to who stands there or beside it.
func (b *Board) tag(dst *ebiten.Image, cam camera.Camera, t Tag) {
	c := float64(cam.Square)
	r := cam.CellRect(t.At)
	size := brush.Lettering(cam, .235, 10.5)
	w := art.Width(t.Text, art.Bold, size)
	if t.Icon != "" {
		w += size * 1.3
	}
	h := size * 1.42
	mx, south, north := float64(r.Min.X+r.Max.X)/2, float64(r.Max.Y)-c*.18, float64(r.Min.Y)+c*.18
	places := [...]pen.Vec{{X: mx, Y: south}, {X: mx, Y: north}, {X: mx, Y: float64(r.Max.Y) + h*.6}, {X: mx, Y: float64(r.Min.Y) - h*.6}}
	var at pen.Vec
	var ok bool
	if t.Quiet {
		in := h/2 + 2*cam.Scale + c*.02 // whole inside its square
		wished := []pen.Vec{{X: mx, Y: float64(r.Min.Y) + in}, {X: mx, Y: float64(r.Max.Y) - in}}
		if len(t.Zone) > 0 {
			wished = titles(cam, t.Zone, mx, w+size*.7+c*.2, in+c*.06)
		}
		at, _, ok = b.places.Perch(cam, brush.Centre(r), w+size*.7, h, wished)
	} else {
		at, _, ok = b.places.Settle(cam, places[0], w+size*.7, h, places[:])
	}
	if !ok {
		return
	}
	x, y := at.X, at.Y
	veil, words := .86, art.Bone
	if t.Quiet && len(t.Zone) == 0 { // it is of the ground, not of what is to be decided
		veil, words = .58, art.Dim
	}
	b.brush.Ink.Box(x-w/2-size*.35, y-h/2, w+size*.7, h, h*.28).Fade(dst, color.NRGBA{0x0d, 0x0f, 0x14, 255}, veil)
	if t.Bad {
		b.brush.Ink.Box(x-w/2-size*.35, y-h/2, w+size*.7, h, h*.28).Edge(dst, art.Danger, math.Max(1, c*.03), 1)
	}
	tx := x - w/2
	if t.Icon != "" {
		b.brush.Icon(dst, t.Icon, tx+size*.5, y, size*1.1, color.NRGBA{}, color.NRGBA{})
		tx += size * 1.3
	}
	b.brush.Write(dst, t.Text, art.Bold, size, tx, y+size*.36, words, art.Left)
}
