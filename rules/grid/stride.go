package grid

// strides remembers, for one map, one set of open doors and one size of
// creature, which steps are legal from each anchor cell and which of them meet
// something (low, difficult, narrow ...). Cells are filled in when first
// asked, so that a search pays only for the ground it crosses.
type strides struct {
	m     *Map
	doors uint64
	n     uint8
	known []bool
	legal []uint8      // one bit for each direction
	rough []uint8      // of the legal ones, those that enter or cross something
	met   [][8]Entered // by legal one
}

// reset empties s unless it already holds what is asked.
func (s *strides) reset(f *Field, n uint8) {
	if s.m == f.Map && s.doors == f.OpenDoors && s.n == n {
		return
	}
	size := f.Map.w * f.Map.h
	if len(s.known) != size {
		s.known, s.legal, s.rough = make([]bool, size), make([]uint8, size), make([]uint8, size)
		s.met = make([][8]Entered, size)
	} else {
		clear(s.known)
	}
	s.m, s.doors, s.n = f.Map, f.OpenDoors, n
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
		s.met[i][d] = met
		if met&(EnteredLow|EnteredDifficult|EnteredNarrow) != 0 {
			rough |= 1 << d
		}
	}
	s.known[i], s.legal[i], s.rough[i] = true, legal, rough
}
