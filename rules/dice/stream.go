package dice

// Stream is the splitmix64 generator of DIC-01. Its value is its whole state:
// copying it forks it, comparing it compares the dice to come.
type Stream struct{ state uint64 }

// NewStream starts a stream at seed.
func NewStream(seed uint64) Stream { return Stream{seed} }

// Next returns the next 64 bits of the stream (DIC-01).
func (s *Stream) Next() uint64 {
	s.state += 0x9E3779B97F4A7C15
	z := s.state
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// D returns a face of a die of n sides, uniform on 1..n by rejection. A die
// of no side or one side draws nothing and shows 1.
func (s *Stream) D(n int) int {
	if n <= 1 {
		return 1
	}
	m := uint64(n)
	v := s.Next()
	if v < m { // only then can it be below t, which takes a division to know
		for t := -m % m; v < t; { // (2^64 - n) mod n
			v = s.Next()
		}
	}
	return 1 + int(v%m)
}

// State returns the state, to be kept and given back to Restore.
func (s *Stream) State() uint64 { return s.state }

// Restore puts the stream back where State was read.
func (s *Stream) Restore(state uint64) { s.state = state }
