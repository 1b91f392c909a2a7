package grid

// strides remembers, for one map, one set of open doors and one size of
// creature, which steps are legal from each anchor cell and which of them meet
// something (low, difficult, narrow ...). Cells are filled in when first
// asked, so that a search pays only for the ground it crosses.
type strides struct {
	m         *Map
	doors     uint64
	n         uint8
	squeezing bool
	known     []uint64    // cells, a bit each, as all sets here; wave says how they lie
	legal     []uint8     // one bit for each direction
	rough     []uint8     // of the legal ones, those that enter or cross something or are doubled
	price     [][8]price  // by rough one
	rugged    []uint64    // cells that rough steps lead from
	enter     [][8]uint64 // cells that the other steps lead to, by direction
	delta     [8]int32    // change of cell index by direction
}

// price is what a step costs: after an even number of diagonals in its lowest three bits,
// after an odd one in the next three; another says that it is a diagonal that counts.
type price uint8

// of returns the cost after a number of diagonals, and by how many it grows.
func (p price) of(parity int32) (cost uint32, made int32) {
	return uint32(p>>(3*parity)) & 7, int32(p >> 6)
}

// reset empties s unless it already holds what is asked.
func (s *strides) reset(f *Field, n uint8, squeezing bool) {
	if s.m == f.Map && s.doors == f.OpenDoors && s.n == n && s.squeezing == squeezing {
		return
	}
	if s.m == nil || s.m.w != f.Map.w || s.m.h != f.Map.h {
		s.layout(f.Map)
	}
	clear(s.known)
	clear(s.rugged)
	clear(s.enter)
	s.m, s.doors, s.n, s.squeezing = f.Map, f.OpenDoors, n, squeezing
}

func (s *strides) layout(m *Map) {
	cells := m.w * m.h
	s.legal, s.rough, s.price = make([]uint8, cells), make([]uint8, cells), make([][8]price, cells)
	size := (cells+63)/64 + 2
	s.known, s.rugged, s.enter = make([]uint64, size), make([]uint64, size), make([][8]uint64, size)
	for d, v := range dirDelta {
		s.delta[d] = int32(v.Y)*int32(m.w) + int32(v.X)
	}
}

// knows reports whether the steps from a cell are filled in.
func (s *strides) knows(cell int32) bool {
	return s.known[1+cell>>6]>>(cell&63)&1 == 1
}

// learn fills in the steps from the anchor cell of index i.
func (s *strides) learn(f *Field, i int) {
	at := Space{f.Map.CellAt(i), s.n}
	var legal, rough uint8
	for d := N; d <= NW; d++ {
		met, why := f.Step(at, d)
		if why != StepOK {
			continue
		}
		legal |= 1 << d
		if s.squeezing || met&(EnteredLow|EnteredDifficult|EnteredNarrow) != 0 {
			rough |= 1 << d
			s.price[i][d] = s.priceOf(f, met, d)
			continue
		}
		to := i + int(s.delta[d])
		s.enter[1+to>>6][d] |= 1 << (to & 63)
	}
	s.legal[i], s.rough[i] = legal, rough
	s.known[1+i>>6] |= 1 << (i & 63)
	if rough != 0 {
		s.rugged[1+i>>6] |= 1 << (i & 63)
	}
}

func (s *strides) priceOf(f *Field, met Entered, d Dir) price {
	even := f.Rules.stepCost(met, d, 0, s.squeezing, s.n == 1)
	odd := f.Rules.stepCost(met, d, 1, s.squeezing, s.n == 1)
	p := price(even | odd<<3)
	if d.Diagonal() && f.Rules.counted(met, s.squeezing, s.n == 1) {
		p |= 1 << 6
	}
	return p
}
