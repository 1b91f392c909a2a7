package grid

// Memo remembers lines of effect and of sight between pairs of cells, since
// only doors change them. The zero Memo is ready; it belongs to one goroutine
// and serves one map at a time, starting afresh with another map or door.
type Memo struct {
	m     *Map
	doors uint64
	pairs []uint8 // by cell and cell, bits of the lines known
}

// memoCells bounds the maps that are remembered, at a byte a pair.
const memoCells = 2048

// The bits of a pair: a line is known, and it is open; sight between cells
// apart, and between adjacent creatures, for which thick smoke is ignored.
const (
	effectKnown uint8 = 1 << iota
	effectOpen
	sightKnown
	sightOpen
	closeKnown
	closeOpen
)

// pair returns where the lines of two cells are kept, nil where they are not.
func (k *Memo) pair(f *Field, a, t Cell) *uint8 {
	m := f.Map
	n := m.w * m.h
	if k == nil || n > memoCells || !m.Inside(a) || !m.Inside(t) {
		return nil
	}
	if k.m != m || k.doors != f.OpenDoors {
		if len(k.pairs) == n*n {
			clear(k.pairs)
		} else {
			k.pairs = make([]uint8, n*n)
		}
		k.m, k.doors = m, f.OpenDoors
	}
	i, j := m.Index(a), m.Index(t)
	if i > j {
		i, j = j, i // both lines are symmetric
	}
	return &k.pairs[i*n+j]
}

// remember notes a line in p, where there is one, and returns it.
func remember(p *uint8, known uint8, open bool) bool {
	if p != nil {
		*p |= known
		if open {
			*p |= known << 1
		}
	}
	return open
}
