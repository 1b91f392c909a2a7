package grid

// index is the index of a cell, negative off the map.
func (k *Walk) index(c Cell) int32 {
	x, y := int(c.X), int(c.Y)
	if uint(x) >= uint(k.w) || uint(y) >= uint(k.h) {
		return -1
	}
	return int32(y*k.w + x)
}

// top is the better of the two nodes of a cell, -1 when it was not reached or may not be
// an end.
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

// least is what it costs to reach a cell where the move may end; ok is false where it
// was not reached or may be no end.
func (k *Walk) least(cell int32) (cost int, ok bool) {
	if !k.byNode {
		if cost, ok = k.wave.cost(cell); !ok || cost > int(k.last) {
			return 0, false
		}
		return cost, true
	}
	i := k.top(cell)
	if i < 0 {
		return 0, false
	}
	return k.costOf(i), true
}

// Cost is the cost of the best path whose last step leaves the space anchored
// at c; ok is false when it may not end there. The start costs 0.
func (k *Walk) Cost(c Cell) (cost int, ok bool) {
	cell := k.index(c)
	if cell < 0 {
		return 0, false
	}
	return k.least(cell)
}

// Danger is the summed danger of the best path to c, 0 when it has none.
func (k *Walk) Danger(c Cell) int {
	cell := k.index(c)
	if cell < 0 || !k.risky {
		return 0
	}
	if !k.byNode {
		switch _, ok := k.least(cell); {
		case !ok, cell == k.first>>1:
			return 0
		case k.wave.clean(cell):
			return int(k.danger[k.first>>1])
		}
		k.searchWay(cell)
	}
	i := k.top(cell)
	if i < 0 {
		return 0
	}
	return int(k.keys[i] & 0xFFFF)
}

// Path appends to dst the steps of the best path to c, nothing when it may not
// end there.
func (k *Walk) Path(c Cell, dst []Dir) []Dir {
	cell := k.index(c)
	if cell < 0 {
		return dst
	}
	if _, ok := k.least(cell); !ok {
		return dst
	}
	if !k.byNode {
		if k.wave.clean(cell) {
			if way, ok := k.wave.trace(cell, dst); ok {
				return way
			}
		}
		k.searchWay(cell)
	}
	return k.trace(k.top(cell), dst)
}

// Way appends to dst the steps of the best path to c with an even or an odd
// number of diagonals, those made before the search included, whether or not
// the move may end there, and returns what it costs (MOV-02). ok is false when
// there is none that another way does not beat.
func (k *Walk) Way(c Cell, odd int, dst []Dir) (way []Dir, cost int, ok bool) {
	cell := k.index(c)
	if cell < 0 {
		return dst, 0, false
	}
	k.searchAll()
	i := 2*cell + int32(odd)
	if k.keys[i]>>16 > k.last {
		return dst, 0, false
	}
	return k.trace(i, dst), k.costOf(i), true
}

// searchAll has all nodes searched that the wave has reached.
func (k *Walk) searchAll() {
	if k.byNode || k.found == everything {
		return
	}
	k.rewind()
	k.bar()
	k.run(nil)
	k.found = everything
}

// severalWays is how many ways are looked for one by one, until all are.
const severalWays = 3

// searchWay has the nodes searched that the cheapest ways consist of to a cell that the
// wave has reached. It shuts the cells that are too far from there to be on one: what
// they would give leads to none of these nodes as cheaply, nor does it make any of them
// useless.
func (k *Walk) searchWay(cell int32) {
	if k.found == everything || k.found == oneWay && k.target == cell {
		return
	}
	if k.asked++; k.asked > severalWays {
		k.searchAll()
		return
	}
	k.rewind()
	k.barBeside(cell)
	last := k.last
	k.last = uint32(k.wave.costs[cell])
	k.run(nil)
	k.last, k.found, k.target = last, oneWay, cell
}

// barBeside has all cells shut but those that may be on a cheapest way to a cell.
func (k *Walk) barBeside(cell int32) {
	for i := range k.shut {
		k.shut[i] = 0xFF
	}
	v, to, straight := &k.wave, k.at(cell), k.field.Rules.Diagonal1111
	cost := int(v.costs[cell])
	row, y := 0, 0 // the first cell of a row
	for i := range v.words {
		for w := v.all[1+i]; w != 0; w &= w - 1 {
			at := i<<6 + low(w)
			for at >= row+k.w {
				row, y = row+k.w, y+1
			}
			if int(v.costs[at])+Distance(C(at-row, y), to, straight) <= cost {
				bit := at + k.w + 1
				k.shut[bit>>3] &^= 1 << (bit & 7)
			}
		}
	}
}

// trace appends the steps that lead to a node.
func (k *Walk) trace(i int32, dst []Dir) []Dir {
	head := len(dst)
	for from := k.from[i]; from >= 0; from = k.from[i] {
		d, _ := DirBetween(k.at(from>>1), k.at(i>>1))
		dst = append(dst, d)
		i = from
	}
	for a, b := head, len(dst)-1; a < b; a, b = a+1, b-1 {
		dst[a], dst[b] = dst[b], dst[a]
	}
	return dst
}

func (k *Walk) at(cell int32) Cell { return C(int(cell)%k.w, int(cell)/k.w) }

// Cells appends to dst the cells where the move may end, the start left out,
// by y, then x.
func (k *Walk) Cells(dst []Cell) []Cell {
	k.each(int(k.last), func(c Cell, _ int) { dst = append(dst, c) })
	return dst
}

// Place is a cell where a move may end and what the best path to it costs.
type Place struct {
	At   Cell
	Cost int
}

// Places appends to dst what Cells would, as far as a cost in squares.
func (k *Walk) Places(dst []Place, squares int) []Place {
	k.each(min(int(k.last), squares), func(c Cell, cost int) { dst = append(dst, Place{c, cost}) })
	return dst
}

// each calls f for the cells of Cells as far as a cost.
func (k *Walk) each(far int, f func(c Cell, cost int)) {
	row, y := 0, 0 // the first cell of a row
	for at := range k.ended {
		for w := k.ends(at); w != 0; w &= w - 1 {
			cell := at<<6 + low(w)
			for cell >= row+k.w {
				row, y = row+k.w, y+1
			}
			cost := 0
			if !k.byNode {
				cost = int(k.wave.costs[cell])
			} else {
				cost = int(min(k.keys[2*cell], k.keys[2*cell+1]) >> 16)
			}
			if c := C(cell-row, y); cost <= far && c != k.start {
				f(c, cost)
			}
		}
	}
}

// ends is a word of the cells that were reached and in which the move may end.
func (k *Walk) ends(at int) uint64 {
	if !k.byNode {
		return k.wave.ends(at)
	}
	return k.ended[at]
}
