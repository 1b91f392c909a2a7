package music

import "math"

// Rate is the sample rate of everything, in hertz.
const Rate = 44100

// Piece is one of the pieces of music.
type Piece int

// The pieces. Jaws is that of the title, Muster that of the armies being put together,
// Press a battle under the sky, Stone one in the dark.
const (
	None Piece = iota
	Jaws
	Muster
	Press
	Stone
	pieces
)

// Pieces lists every piece.
func Pieces() []Piece { return []Piece{Jaws, Muster, Press, Stone} }

// String is the name of a piece for files and tests.
func (p Piece) String() string {
	if p <= None || p >= pieces {
		return "none"
	}
	return written[p]().name
}

// MostDanger is the greatest danger there is; the least is 0.
const MostDanger = 3

// score is a piece as it is written.
type score struct {
	name string
	// unit is how long the shortest note is, in samples, and bar how many make a bar.
	unit, bar int
	// mode is the key of its first degree, and the others in half tones above it.
	mode  int
	scale [7]int
	// ficta are keys that are not of the mode and yet belong: leading tones.
	ficta []int
	parts []part
	// trim is what brings the piece to its loudness at each danger, in decibels.
	trim [MostDanger + 1]float64
}

// part is what one instrument plays.
type part struct {
	who int
	// layer is the least danger at which it is heard.
	layer int
	// loud is its place in the mix, 1 as the instrument comes; pan where it sits,
	// from -1, the left, to 1.
	loud, pan float64
	// roll is how often each note is struck in a unit, 0 for held notes.
	roll int
	text string
}

var written = [pieces]func() *score{Jaws: jaws, Muster: muster, Press: press, Stone: stone}

// The modes, in half tones above the first degree.
var (
	dorian     = [7]int{0, 2, 3, 5, 7, 9, 10}
	phrygian   = [7]int{0, 1, 3, 5, 7, 8, 10}
	mixolydian = [7]int{0, 2, 4, 5, 7, 9, 10}
	aeolian    = [7]int{0, 2, 3, 5, 7, 8, 10}
)

// samples is how long a unit is at a tempo: beats in a minute, and units in a beat.
// Every note begins with a block.
func samples(tempo, units float64) int { return int(60/tempo/units*Rate/block+.5) * block }

// units is how long the piece is: that of its longest part.
func (s *score) units() int {
	most := 0
	for i, p := range s.parts {
		if _, n, err := p.read(i, s.bar); err == nil {
			most = max(most, n)
		}
	}
	return most
}

// factor is a change of loudness in decibels as a factor.
func factor(decibels float64) float64 { return math.Pow(10, decibels/20) }
