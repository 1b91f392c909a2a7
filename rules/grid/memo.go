package grid

// Memo remembers what lies between pairs of cells, since only doors change it:
// lines of effect and of sight, apertures, what conceals, corners with clear lines. The zero Memo is ready; it
// belongs to one goroutine and one set of options, and serves one map at a time,
// starting afresh with another map or door.
type Memo struct{ lines, frames, mists, corners pairs }

// pairs is a byte for each pair of cells, 0 where nothing is known of it.
type pairs struct {
	m     *Map
	doors uint64
	known []uint8
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

// at returns where a pair is kept, nil where it is not.
func (p *pairs) at(f *Field, a, t Cell) *uint8 {
	m := f.Map
	n := m.w * m.h
	if n > memoCells || !m.Inside(a) || !m.Inside(t) {
		return nil
	}
	if p.m != m || p.doors != f.OpenDoors {
		if len(p.known) == n*n {
			clear(p.known)
		} else {
			p.known = make([]uint8, n*n)
		}
		p.m, p.doors = m, f.OpenDoors
	}
	return &p.known[m.Index(a)*n+m.Index(t)]
}

// pair returns where the lines of two cells are kept, nil where they are not.
func (k *Memo) pair(f *Field, a, t Cell) *uint8 {
	if k == nil {
		return nil
	}
	if t.Before(a) {
		a, t = t, a // both lines are symmetric
	}
	return k.lines.at(f, a, t)
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

// The bits of a pair of which the apertures are known.
const (
	framesKnown uint8 = 1 << iota
	framesImproved
	framesSlit
)

// cornersKnown says that the corners of a pair are known from which an attacker has clear
// lines (SKI-07), a bit each below it.
const cornersKnown uint8 = 1 << 4

// aperturesOf is apertures of an attacker, from memory where that will do: its cell of
// b is then all that counts of it.
func (f *Field) aperturesOf(q *CoverQuery, a, t Cell, b *band) (improved, slit bool) {
	var p *uint8
	if f.Memo != nil && q.Attacker.N == 1 {
		p = f.Memo.frames.at(f, a, t)
	}
	if p != nil && *p != 0 {
		return *p&framesImproved != 0, *p&framesSlit != 0
	}
	improved, slit = f.apertures(q, b)
	if p != nil {
		*p = framesKnown
		if improved {
			*p |= framesImproved
		}
		if slit {
			*p |= framesSlit
		}
	}
	return improved, slit
}

// hidden is lookHidden, from memory where that will do: only the two cells count.
func (f *Field) hidden(q *CoverQuery, a, t Cell) int {
	if f.Memo == nil || q.Melee && near(a, t) {
		return f.lookHidden(q, a, t)
	}
	p := f.Memo.mists.at(f, a, t)
	if p == nil {
		return f.lookHidden(q, a, t)
	}
	if *p == 0 { // one more than the percentage is kept
		*p = 1 + uint8(f.lookHidden(q, a, t))
	}
	return int(*p) - 1
}

// mistOf is false where memory tells that terrain conceals nothing of two creatures of
// one cell from each other's lines.
func (f *Field) mistOf(q *CoverQuery) bool {
	a, t := q.Attacker.At, q.Target.At
	if f.Memo == nil || q.Attacker.N != 1 || q.Target.N != 1 || q.Melee && near(a, t) {
		return true
	}
	return f.Memo.mists.at(f, a, t) == nil || f.hidden(q, a, t) > 0
}
