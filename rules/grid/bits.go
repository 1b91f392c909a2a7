package grid

import "math/bits"

// plane is one bit for every cell (or edge) of a rectangle, row by row. It
// answers "is there anything in this box" without looking at features.
type plane struct {
	per  int // words a row
	bits []uint64
}

func newPlane(w, h int) plane {
	per := (w + 63) / 64
	return plane{per, make([]uint64, per*h)}
}

func (p *plane) set(x, y int) { p.bits[y*p.per+x>>6] |= 1 << (x & 63) }

// word returns the bits of word k of row y that lie in columns x0..x1.
func (p *plane) word(y, k, x0, x1 int) uint64 {
	w := p.bits[y*p.per+k]
	if k == x0>>6 {
		w &= ^uint64(0) << (x0 & 63)
	}
	if k == x1>>6 {
		w &= ^uint64(0) >> (63 - x1&63)
	}
	return w
}

// empty reports whether no bit is set in columns x0..x1 of rows y0..y1. The
// box must lie inside the plane; an inverted box is empty.
func (p *plane) empty(x0, y0, x1, y1 int) bool {
	if x0 > x1 {
		return true
	}
	for k := x0 >> 6; k <= x1>>6; k++ {
		mask := ^uint64(0)
		if k == x0>>6 {
			mask &= ^uint64(0) << (x0 & 63)
		}
		if k == x1>>6 {
			mask &= ^uint64(0) >> (63 - x1&63)
		}
		for i := y0*p.per + k; y0 <= y1 && i <= y1*p.per+k; i += p.per {
			if p.bits[i]&mask != 0 {
				return false
			}
		}
	}
	return true
}

// low returns the index of the lowest set bit of w.
func low(w uint64) int { return bits.TrailingZeros64(w) }

// layer is where one class of features lies: cells, vertical and horizontal
// edges. Doors are counted as closed.
type layer struct{ cells, v, h plane }

func newLayer(w, h int) layer {
	return layer{newPlane(w, h), newPlane(w+1, h), newPlane(w, h+1)}
}

// clear reports whether nothing of the layer lies strictly inside the box of
// cells x0..x1, y0..y1: no cell, and no edge except on the rim of the box.
func (l *layer) clear(x0, y0, x1, y1 int) bool {
	if l.v.per == 1 { // one look a row at all three, each a word
		if x0 > x1 || y0 > y1 {
			return true
		}
		cells := ^uint64(0) << (x0 & 63) & (^uint64(0) >> ((63 - x1) & 63))
		inner := cells & (cells - 1) // the west edge of the first column is on the rim
		for y := y0; y <= y1; y++ {
			if l.cells.bits[y]&cells|l.v.bits[y]&inner != 0 || y > y0 && l.h.bits[y]&cells != 0 {
				return false
			}
		}
		return true
	}
	return l.cells.empty(x0, y0, x1, y1) && l.v.empty(x0+1, y0, x1, y1) && l.h.empty(x0, y0+1, x1, y1)
}
