package grid

// best is the better of the two nodes of a cell, -1 when it was not reached
// or may not be an end.
func (k *Walk) best(c Cell) int32 {
	x, y := int(c.X), int(c.Y)
	if uint(x) >= uint(k.w) || uint(y) >= uint(k.h) {
		return -1
	}
	return k.top(int32(y*k.w + x))
}

// top is best for a cell by its index.
func (k *Walk) top(cell int32) int32 {
	i := 2 * cell
	e, o := k.keys[i], k.keys[i+1]
	even, odd := e>>16 <= k.last, o>>16 <= k.last
	switch {
	case !even && !odd, !k.end(cell):
		return -1
	case !odd:
		return i
	case !even:
		return i + 1
	case o < e || o == e && k.from[i+1] < k.from[i]:
		return i + 1
	}
	return i
}

// Cost is the cost of the best path whose last step leaves the space anchored
// at c; ok is false when it may not end there. The start costs 0.
func (k *Walk) Cost(c Cell) (cost int, ok bool) {
	i := k.best(c)
	if i < 0 {
		return 0, false
	}
	return k.cost(i), true
}

// Danger is the summed danger of the best path to c, 0 when it has none.
func (k *Walk) Danger(c Cell) int {
	i := k.best(c)
	if i < 0 {
		return 0
	}
	return int(k.keys[i] & 0xFFFF)
}

// Path appends to dst the steps of the best path to c, nothing when it may not
// end there.
func (k *Walk) Path(c Cell, dst []Dir) []Dir {
	i := k.best(c)
	if i < 0 {
		return dst
	}
	return k.trace(i, dst)
}

// Way appends to dst the steps of the best path to c with an even or an odd
// number of diagonals, those made before the search included, whether or not
// the move may end there, and returns what it costs (MOV-02). ok is false when
// there is none that another way does not beat.
func (k *Walk) Way(c Cell, odd int, dst []Dir) (way []Dir, cost int, ok bool) {
	if uint(c.X) >= uint(k.w) || uint(c.Y) >= uint(k.h) {
		return dst, 0, false
	}
	i := int32(2*(int(c.Y)*k.w+int(c.X)) + odd)
	if k.keys[i]>>16 > k.last {
		return dst, 0, false
	}
	return k.trace(i, dst), k.cost(i), true
}

// trace appends the steps that lead to a node.
func (k *Walk) trace(i int32, dst []Dir) []Dir {
	head := len(dst)
	for from := k.from[i]; from >= 0; from = k.from[i] {
		d, _ := DirBetween(k.cell(from), k.cell(i))
		dst = append(dst, d)
		i = from
	}
	for a, b := head, len(dst)-1; a < b; a, b = a+1, b-1 {
		dst[a], dst[b] = dst[b], dst[a]
	}
	return dst
}

func (k *Walk) cell(i int32) Cell { return C(int(i>>1)%k.w, int(i>>1)/k.w) }

// Cells appends to dst the cells where the move may end, the start left out,
// by y, then x.
func (k *Walk) Cells(dst []Cell) []Cell {
	row, y := 0, 0 // the first cell of a row
	for at, w := range k.ended {
		for ; w != 0; w &= w - 1 {
			cell := at<<6 + low(w)
			for cell >= row+k.w {
				row, y = row+k.w, y+1
			}
			if c := C(cell-row, y); k.least(cell)>>16 <= k.last && c != k.start {
				dst = append(dst, c)
			}
		}
	}
	return dst
}

// least is the lesser key of the nodes of a cell.
func (k *Walk) least(cell int) uint32 { return min(k.keys[2*cell], k.keys[2*cell+1]) }

// Place is a cell where a move may end and what the best path to it costs.
type Place struct {
	At   Cell
	Cost int
}

// Places appends to dst what Cells would, as far as a cost in squares.
func (k *Walk) Places(dst []Place, squares int) []Place {
	far := min(int(k.last), squares)
	row, y := 0, 0 // the first cell of a row
	for at, w := range k.ended {
		for ; w != 0; w &= w - 1 {
			cell := at<<6 + low(w)
			for cell >= row+k.w {
				row, y = row+k.w, y+1
			}
			if c, cost := C(cell-row, y), int(k.least(cell)>>16); cost <= far && c != k.start {
				dst = append(dst, Place{c, cost})
			}
		}
	}
	return dst
}
