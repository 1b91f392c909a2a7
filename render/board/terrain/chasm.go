package terrain

import (
	"image"
	"math"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// chasm reports whether a pit is part of a greater one: another pit is beside it. A
// beam over it belongs to it too.
func (t *Terrain) chasm(x, y int) bool {
	pit := func(x, y int) bool { return t.Inside(x, y) && (t.block(x, y) == Pit || t.spanned(x, y)) }
	return pit(x, y) && (pit(x-1, y) || pit(x+1, y) || pit(x, y-1) || pit(x, y+1))
}

// spanned reports whether a beam crosses (x, y) between two pits.
func (t *Terrain) spanned(x, y int) bool {
	pit := func(x, y int) bool { return t.block(x, y) == Pit }
	if !(pit(x, y-1) && pit(x, y+1)) && !(pit(x-1, y) && pit(x+1, y)) {
		return false
	}
	for i := range t.Props {
		if p := &t.Props[i]; p.At == grid.C(x, y) && (p.Name == "beam" || p.Name == "narrow") {
			return true
		}
	}
	return false
}

// chasms paints the pits that lie side by side as one: a rim of broken rock, the wall
// below its northern edge, and the dark.
func (p *painter) chasms(cells image.Rectangle) {
	t, s := p.b.terrain, float64(p.b.square)
	set := map[grid.Cell]bool{}
	var order []grid.Cell
	each(cells.Inset(-2), func(x, y int) {
		if t.chasm(x, y) {
			c := grid.C(x, y)
			set[c] = true
			order = append(order, c)
		}
	})
	if len(order) == 0 {
		return
	}
	runs := func(inset, down, rough float64) [][]pen.Vec {
		list := brush.Contour(set, order, s, inset*s, .22*s)
		for _, run := range list {
			for i, v := range run {
				// The same place of the map is as rough in every chunk.
				h := hash(int(math.Round(v.X/s*16)), int(math.Round(v.Y/s*16)), 31)
				dx, dy := float64(h%64)/64-.5, float64(h/64%64)/64-.5
				run[i] = pen.V(v.X+(dx*rough-float64(p.x))*s, v.Y+(dy*rough+down-float64(p.y))*s)
			}
			if n := len(run); n > 1 {
				run[n-1] = run[0]
			}
		}
		return list
	}
	ink := &p.b.Ink
	rim := runs(.02, 0, .06)
	ink.Loops(rim).Stroke(p.dst, art.RGB(0x17120f), s*.13, .8).Flood(p.dst, art.RGB(0x6d6257))
	ink.Loops(runs(.075, .02, .07)).Stroke(p.dst, art.RGB(0x17120f), s*.03, .9).Flood(p.dst, art.RGB(0x3a332d))
	ink.Loops(runs(.13, .07, .08)).Flood(p.dst, art.RGB(0x1d1917))
	ink.Loops(runs(.17, .11, .08)).Flood(p.dst, art.RGB(0x0a090b))
}
