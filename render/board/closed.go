package board

import "tenaille/rules/grid"

// The largest hole of an area that its outline passes over, in squares each way:
// what a creature or a single thing leaves open.
const smallHole = 2

// closed adds to a set of squares, and to their order, the small holes that
// creatures and single things make in it: an outline round each of them would be as
// bright as the frame of the one whose turn it is. Squares of creatures and things
// that bite into the rim count too, where the area has them on three sides.
func (b *Board) closed(set map[grid.Cell]bool, order []grid.Cell, pieces []Piece) []grid.Cell {
	own := order
	fill := func(c grid.Cell) {
		set[c] = true
		order = append(order, c)
	}
	seen := map[grid.Cell]bool{}
	for _, c := range own {
		for _, d := range sides {
			at := grid.C(int(c.X)+d[0], int(c.Y)+d[1])
			if !set[at] && !seen[at] && b.terrain.Inside(int(at.X), int(at.Y)) {
				for _, q := range b.hole(set, seen, at) {
					fill(q)
				}
			}
		}
	}
	bite := func(c grid.Cell) {
		n := 0
		for _, d := range sides {
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
			if q := &pieces[i]; q.n() == 1 && q.Pose != Dead {
				bite(q.At)
			}
		}
		for i := range b.terrain.Props {
			if q := &b.terrain.Props[i]; heightOf(q.Name) == standing && b.terrain.block(int(q.At.X), int(q.At.Y)) == Open {
				bite(q.At)
			}
		}
	}
	return order
}

var sides = [...][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

// hole returns the squares joined to at that are not in a set, nil when they are more
// than a small hole; the sheet ends them. All that it looks at is noted as seen.
func (b *Board) hole(set, seen map[grid.Cell]bool, at grid.Cell) []grid.Cell {
	list := []grid.Cell{at}
	seen[at] = true
	lo, hi := at, at
	for i := 0; i < len(list); i++ {
		for _, d := range sides {
			c := grid.C(int(list[i].X)+d[0], int(list[i].Y)+d[1])
			if set[c] || seen[c] || !b.terrain.Inside(int(c.X), int(c.Y)) {
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
