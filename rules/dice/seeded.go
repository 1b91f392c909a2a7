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
}

// NewSeeded starts a source at the seed of a match.
func NewSeeded(seed uint64) *Seeded { return &Seeded{Stream: NewStream(seed)} }

// Answer draws the dice of q.
func (s *Seeded) Answer(q Question) Answer {
	sum := 0
	for range q.Count {
		face := s.D(int(q.Sides))
		if s.Logging {
			s.Log = append(s.Log, Roll{q.Purpose, q.Sides, uint8(face)})
		}
		sum += face
	}
	return Answer{q.band(sum), int16(sum)}
}
