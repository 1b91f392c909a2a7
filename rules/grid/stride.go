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
	known     []bool
	legal     []uint8    // one bit for each direction
	rough     []uint8    // of the legal ones, those that enter or cross something or are doubled
	price     [][8]price // by rough one
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
	size := f.Map.w * f.Map.h
	if len(s.known) != size {
		s.known, s.legal, s.rough = make([]bool, size), make([]uint8, size), make([]uint8, size)
		s.price = make([][8]price, size)
	} else {
		clear(s.known)
	}
	s.m, s.doors, s.n, s.squeezing = f.Map, f.OpenDoors, n, squeezing
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
		}
	}
	s.known[i], s.legal[i], s.rough[i] = true, legal, rough
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
