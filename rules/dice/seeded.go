package dice

// Roll is one die as the log shows it (DIC-02).
type Roll struct {
	Purpose Purpose
	Sides   uint8
	Result  uint8
}

// Seeded answers from a stream, one draw a die, left to right.
type Seeded struct {
	Stream
	// Logging makes every die be appended to Log.
	Logging bool
	// Log is the dice drawn while Logging; the owner may truncate it.
	Log []Roll
	// Low is how many dice to come show 1, where somebody plans and nobody throws.
	Low int
	// Fixed is a die that a player has set; none where it has no sides.
	Fixed Set
}

// Throw draws one die and returns what it shows.
func (s *Seeded) Throw(sides int) int {
	if s.Low > 0 {
		s.Low--
		return 1
	}
	face := s.D(sides)
	if int(s.Fixed.Sides) == sides && sides > 0 {
		face, s.Fixed = int(s.Fixed.Face), Set{}
	}
	return face
}

// NewSeeded starts a source at the seed of a match.
func NewSeeded(seed uint64) *Seeded { return &Seeded{Stream: NewStream(seed)} }

// Answer draws the dice of q.
func (s *Seeded) Answer(q Question) Answer {
	sum := 0
	for range q.Count {
		face := s.Throw(int(q.Sides))
		if s.Logging {
			s.Log = append(s.Log, Roll{q.Purpose, q.Sides, uint8(face)})
		}
		sum += face
	}
	return Answer{q.band(sum), int16(sum)}
}
