package dice

import "fmt"

// Scripted answers from a written list of dice (DIC-17). The first die that
// does not fit what is asked, or is missing, becomes the error; from then on
// the dice show their faces in turn, from the lowest, so that rolls which go on
// until they differ come to an end.
type Scripted struct {
	dice [][2]int
	next int
	err  error
	made int // dice made up since the error
	// Log is the dice given, as a seeded source would log them.
	Log []Roll
}

// NewScripted makes a source of the pairs (sides, result), kept by reference.
func NewScripted(dice [][2]int) *Scripted { return &Scripted{dice: dice} }

// Answer takes the dice of q from the list (DIC-17).
func (s *Scripted) Answer(q Question) Answer {
	sum := 0
	for range q.Count {
		sum += s.die(q)
	}
	return Answer{q.band(sum), int16(sum)}
}

// Err returns the first mismatch: which die of the list, what was asked and
// what the list gives; nil while everything fits.
func (s *Scripted) Err() error { return s.err }

// Left returns how many dice of the list have not been used.
func (s *Scripted) Left() int { return len(s.dice) - s.next }

func (s *Scripted) die(q Question) int {
	if s.err != nil {
		s.made++
		return 1 + s.made%int(max(q.Sides, 1))
	}
	if s.next >= len(s.dice) {
		s.err = fmt.Errorf("scripted die %d: want a d%d for %v, the list has only %d", s.next, q.Sides, q.Purpose, len(s.dice))
		return 1
	}
	d := s.dice[s.next]
	if d[0] != int(q.Sides) {
		s.err = fmt.Errorf("scripted die %d: want a d%d for %v, given a d%d", s.next, q.Sides, q.Purpose, d[0])
		return 1
	}
	if d[1] < 1 || d[1] > d[0] {
		s.err = fmt.Errorf("scripted die %d: a d%d for %v cannot show %d", s.next, q.Sides, q.Purpose, d[1])
		return 1
	}
	s.next++
	s.Log = append(s.Log, Roll{q.Purpose, q.Sides, uint8(d[1])})
	return d[1]
}
