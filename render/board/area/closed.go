package area

import (
	"tenaille/render/board/brush"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// The largest hole of an area that its outline passes over, in squares each way:
// what a creature or a single thing leaves open.
const smallHole = 2

// whole is a set of squares whose outline passes over small holes in it.
func whole(t *terrain.Terrain, pieces []piece.Piece, lists ...[]grid.Cell) (map[grid.Cell]bool, []grid.Cell) {
	set, order := brush.SetOf(lists...)
	order = closed(t, set, order, pieces)
	return set, order
}

// closed adds to a set of squares, and to their order, the small holes that
// creatures and single things make in it: an outline round each of them would be as
// bright as the frame of the one whose turn it is. Squares of creatures and things
// that bite into the rim count too, where the area has them on three sides.
func closed(t *terrain.Terrain, set map[grid.Cell]bool, order []grid.Cell, pieces []piece.Piece) []grid.Cell {
	own := order
	fill := func(c grid.Cell) {
		set[c] = true
		order = append(order, c)
	}
	seen := map[grid.Cell]bool{}
	for _, c := range own {
		for _, d := range terrain.Sides {
			at := grid.C(int(c.X)+d[0], int(c.Y)+d[1])
			if !set[at] && !seen[at] && t.Inside(int(at.X), int(at.Y)) {
				for _, q := range hole(t, set, seen, at) {
					fill(q)
				}
			}
		}
	}
	bite := func(c grid.Cell) {
		n := 0
		for _, d := range terrain.Sides {
			if set[grid.C(int(c.X)+d[0], int(c.Y)+d[1])] {
				n++
			}
		}
		if n >= 3 && !set[c] {
			fill(c)
		}
	}
	for range 2 { // two that stand side by side
		for i := range pieces {
			if q := &pieces[i]; q.Width() == 1 && q.Pose != piece.Dead {
				bite(q.At)
			}
		}
		for i := range t.Props {
			if q := &t.Props[i]; t.Stands(q) {
				bite(q.At)
			}
		}
	}
	return order
}

// hole returns the squares joined to at that are not in a set, nil when they are more
// than a small hole; the sheet ends them. All that it looks at is noted as seen.
func hole(t *terrain.Terrain, set, seen map[grid.Cell]bool, at grid.Cell) []grid.Cell {
	list := []grid.Cell{at}
	seen[at] = true
	lo, hi := at, at
	for i := 0; i < len(list); i++ {
		for _, d := range terrain.Sides {
			c := grid.C(int(list[i].X)+d[0], int(list[i].Y)+d[1])
			if set[c] || seen[c] || !t.Inside(int(c.X), int(c.Y)) {
				continue
			}
			seen[c] = true
			lo.X, lo.Y, hi.X, hi.Y = min(lo.X, c.X), min(lo.Y, c.Y), max(hi.X, c.X), max(hi.Y, c.Y)
			list = append(list, c)
		}
	}
	if int(hi.X-lo.X) >= smallHole || int(hi.Y-lo.Y) >= smallHole {
		return nil
	}
	return list
}
