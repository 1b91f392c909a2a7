package brush

import (
	"math"

	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Contour returns the boundary of a set of squares as closed runs of points in
// pixels, s a square, drawn inwards by inset, corners rounded by r. The inside lies
// to the right of each run; squares that touch at a corner only stay apart.
func Contour(cells map[grid.Cell]bool, order []grid.Cell, s, inset, r float64) [][]pen.Vec {
	type node struct{ x, y int }
	next := map[node][]node{}
	var starts []node
	edge := func(a, b node) {
		next[a] = append(next[a], b)
		starts = append(starts, a)
	}
	for _, c := range order {
		x, y := int(c.X), int(c.Y)
		if !cells[grid.C(x, y-1)] {
			edge(node{x, y}, node{x + 1, y})
		}
		if !cells[grid.C(x+1, y)] {
			edge(node{x + 1, y}, node{x + 1, y + 1})
		}
		if !cells[grid.C(x, y+1)] {
			edge(node{x + 1, y + 1}, node{x, y + 1})
		}
		if !cells[grid.C(x-1, y)] {
			edge(node{x, y + 1}, node{x, y})
		}
	}
	var runs [][]pen.Vec
	for _, st := range starts {
		if len(next[st]) == 0 {
			continue
		}
		loop := []node{st}
		prev, at := st, st
		for {
			to := next[at]
			pick := 0
			if len(to) > 1 && prev != at {
				dx, dy := at.x-prev.x, at.y-prev.y
				best := math.MinInt
				for i, q := range to {
					if turn := (q.x-at.x)*-dy + (q.y-at.y)*dx; turn > best {
						best, pick = turn, i
					}
				}
			}
			n := to[pick]
			next[at] = append(to[:pick:pick], to[pick+1:]...)
			prev, at = at, n
			if at == st {
				break
			}
			loop = append(loop, at)
		}
		var pts []pen.Vec
		for _, n := range loop {
			pts = append(pts, pen.V(float64(n.x), float64(n.y)))
		}
		runs = append(runs, rounded(pts, s, inset, r))
	}
	return runs
}

// rounded turns a loop of lattice points into pixels: straight points left out,
// corners moved inwards and rounded. The first point is repeated at the end.
func rounded(loop []pen.Vec, s, inset, r float64) []pen.Vec {
	var corners []pen.Vec
	n := len(loop)
	for i, b := range loop {
		a, c := loop[(i+n-1)%n], loop[(i+1)%n]
		if b.Sub(a) != c.Sub(b) {
			corners = append(corners, b)
		}
	}
	var out []pen.Vec
	n = len(corners)
	for i, b := range corners {
		a, c := corners[(i+n-1)%n], corners[(i+1)%n]
		ua, uc := a.Sub(b).Unit(), c.Sub(b).Unit()
		ab, bc := b.Sub(a), c.Sub(b)
		sign := -1.0
		if ab.X*bc.Y-ab.Y*bc.X > 0 {
			sign = 1
		}
		p := b.Mul(s).Add(ua.Add(uc).Mul(sign * inset))
		p1, p2 := p.Add(ua.Mul(r)), p.Add(uc.Mul(r))
		for k := range 7 {
			t := float64(k) / 6
			out = append(out, p1.Lerp(p, t).Lerp(p.Lerp(p2, t), t))
		}
	}
	if len(out) > 0 {
		out = append(out, out[0])
	}
	return out
}

// SetOf makes a set of cells, and the cells in it once each, in their order.
func SetOf(lists ...[]grid.Cell) (map[grid.Cell]bool, []grid.Cell) {
	set := map[grid.Cell]bool{}
	var order []grid.Cell
	for _, l := range lists {
		for _, c := range l {
			if !set[c] {
				set[c] = true
				order = append(order, c)
			}
		}
	}
	return set, order
}
