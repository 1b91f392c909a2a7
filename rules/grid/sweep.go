package grid

import "math/bits"

// terrain is where the blockers of a survey lie, one word a column, one bit a
// row, seen from each of the four sides: bit 0 of the index is set where west
// and east, bit 1 where north and south have changed places.
type terrain struct {
	w, h  int
	cells [4][64]uint64
	vs    [4][64]uint64 // by the line they lie on
	hs    [4][64]uint64 // bit by line
}

// newTerrain lays out the places that want says yes to.
func newTerrain(m *Map, want func(*place) bool) *terrain {
	t := &terrain{w: m.w, h: m.h}
	for _, b := range m.blockers(want) {
		t.flip(b)
	}
	return t
}

// flip puts b in or takes it out.
func (t *terrain) flip(b blocker) {
	for side := range 4 {
		x, y := int(b.x), int(b.y)
		list := &t.cells[side]
		w, h := t.w-1, t.h-1
		switch b.form {
		case aV:
			list, w = &t.vs[side], t.w
		case anH:
			list, h = &t.hs[side], t.h
		}
		if side&1 == 1 {
			x = w - x
		}
		if side&2 == 2 {
			y = h - y
		}
		list[x] ^= 1 << y
	}
}

// slot is a closed interval of slopes, each a fraction; b may be infinite.
type slot struct{ an, ad, bn, bd int32 }

func less(an, ad, bn, bd int32) bool { return an*bd < bn*ad }

// sweep looks out from one point over a quadrant, column by column, and keeps
// the slopes of the lines that have passed THROUGH nothing. The ends of a slot
// are lines that graze what lies beyond them.
type sweep struct {
	// unit is 1 when the eye is a lattice point, 2 when it is the centre of a
	// cell; coordinates are then doubled.
	unit int32
	// strictly is set when strict targets are asked for.
	strictly  bool
	cur, next []slot
}

// inverse has, for each divisor, what to multiply by and shift right by 24 to
// divide numbers below 1<<14 exactly.
var inverse = func() (list [128]uint64) {
	for d := 1; d < len(list); d++ {
		list[d] = 1<<24/uint64(d) + 1
	}
	return list
}()

// floor is n*x/d rounded down, for small numbers that are not negative.
func floor(n, x, d int32) int32 { return int32(uint64(n*x) * inverse[d&127] >> 24) }

// border is where the column or row k begins, counted from the eye.
func (s *sweep) border(k int32) int32 {
	if s.unit == 1 || k == 0 {
		return k
	}
	return 2*k - 1
}

// rowAt is the row in which the height y lies.
func (s *sweep) rowAt(y int32) int32 {
	if s.unit == 1 {
		return y
	}
	return (y + 1) >> 1
}

// look sweeps one quadrant from the cell (x,y), or from its corner towards the
// eye, of the terrain seen from one side. It calls column with what is free at
// each: the targets no line to which passes THROUGH anything, and those to
// which it does not even graze anything, save near its ends.
func (s *sweep) look(t *terrain, side, x, y int, column func(k int, weak, strict uint64)) {
	rows := int32(t.h - y)
	if rows <= 0 {
		return
	}
	mask := uint64(1)<<rows - 1
	s.cur = append(s.cur[:0], slot{-1, 1, 1, 0})
	for k := int32(0); int(k) < t.w-x; k++ {
		left, right := s.border(k), s.border(k+1)
		if v := t.vs[side][x+int(k)] >> y & mask; v != 0 && k > 0 {
			s.clip(v, 0, left, left, rows)
		}
		c := t.cells[side][x+int(k)] >> y & mask
		h := t.hs[side][x+int(k)] >> y & mask &^ 1
		if s.unit == 2 && k == 0 {
			// Straight up its own column the eye sees as far as the first
			// blocker.
			stop := c&^1 | h
			column(-1, 0, (stop&-stop-1)&mask)
		}
		if h &^= c | c<<1; c|h != 0 {
			s.clip(c, h, left, right, rows)
		}
		if len(s.cur) == 0 {
			return
		}
		weak, strict := s.targets(k, right, rows)
		column(int(k), weak, strict)
	}
}

// clip takes from the slots the slopes that pass through the cells c and the
// edges h of a column from left to right.
func (s *sweep) clip(c, h uint64, left, right, rows int32) {
	s.next = s.next[:0]
	for _, iv := range s.cur {
		first := int32(0)
		if iv.an > 0 && left > 0 {
			if iv.ad == 0 {
				break
			}
			first = s.rowAt(floor(iv.an, left, iv.ad))
		}
		if first >= rows {
			break
		}
		an, ad, gone := iv.an, iv.ad, false
		cells, edges := c>>first<<first, h>>first<<first
		for cells|edges != 0 {
			row := int32(bits.TrailingZeros64(cells))
			edge := int32(bits.TrailingZeros64(edges))
			low, high := s.border(edge), s.border(edge)
			if row < edge {
				end := row + int32(bits.TrailingZeros64(^(cells >> row)))
				low, high = s.border(row), s.border(end)
				cells = cells >> end << end
			} else {
				edges &= edges - 1
			}
			if !less(low, right, iv.bn, iv.bd) {
				break
			}
			if !less(an, ad, high, left) {
				continue
			}
			if !less(low, right, an, ad) {
				s.next = append(s.next, slot{an, ad, low, right})
			}
			an, ad = high, left
			if less(iv.bn, iv.bd, an, ad) {
				gone = true
				break
			}
		}
		if !gone && !less(iv.bn, iv.bd, an, ad) {
			s.next = append(s.next, slot{an, ad, iv.bn, iv.bd})
		}
	}
	s.cur, s.next = s.next, s.cur
}

// targets are the rows of the targets at the end of column k, or in its middle
// for the strict ones of a centre, that lie within a slot or strictly so.
func (s *sweep) targets(k, right, rows int32) (weak, strict uint64) {
	if s.unit == 1 {
		return s.corners(right, rows)
	}
	for _, iv := range s.cur {
		if iv.ad == 0 {
			break
		}
		low, high, in, out := int32(0), rows-1, int32(0), rows-1
		if iv.an >= 0 {
			n := floor(iv.an, right, iv.ad)
			if n*iv.ad != iv.an*right {
				n++
			}
			low, in = n>>1, floor(iv.an, k, iv.ad)+1
		}
		if iv.bd != 0 {
			n := floor(iv.bn, k, iv.bd)
			if n*iv.bd == iv.bn*k {
				n--
			}
			high, out = min((floor(iv.bn, right, iv.bd)-1)>>1, high), min(n, out)
		}
		weak |= between(low, high)
		strict |= between(in, out)
	}
	return weak, strict
}

// corners are the targets of a lattice point.
func (s *sweep) corners(right, rows int32) (weak, strict uint64) {
	for _, iv := range s.cur {
		if iv.ad == 0 {
			break
		}
		low, high, in, out := int32(0), rows, int32(1), rows
		if iv.an >= 0 {
			low = floor(iv.an, right, iv.ad)
			if low > rows {
				break
			}
			in = low + 1
			if low*iv.ad != iv.an*right {
				low++
			}
		}
		if iv.bd != 0 {
			n := floor(iv.bn, right, iv.bd)
			high = min(n, rows)
			if s.strictly && n*iv.bd == iv.bn*right {
				n--
			}
			out = min(n, rows)
		}
		weak |= between(low, high)
		if s.strictly {
			strict |= between(in, out)
		}
	}
	return weak, strict
}

// between has the bits from low to high set.
func between(low, high int32) uint64 {
	if low > high {
		return 0
	}
	return ^uint64(0) << low & (^uint64(0) >> (63 - high))
}
