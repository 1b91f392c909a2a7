package eval

import "tenaille/rules"

// Scheme is what a whole side is about for a while; the zero scheme leaves everybody to
// what they would do anyhow.
type Scheme struct {
	// Temper is the one everybody has meanwhile, empty for its own.
	Temper string
	// Quarry is one more than the foe that all go for, 0 where each goes for its own.
	Quarry rules.ID
	// Holds: nobody goes nearer to strike only in a later turn.
	Holds bool
}

// Of is the nature that one of a nature has meanwhile.
func (s *Scheme) Of(n Nature) Nature {
	if meanwhile, ok := NatureOf(s.Temper); ok {
		n = meanwhile
	}
	n.Quarry, n.Holds = s.Quarry, s.Holds
	return n
}
