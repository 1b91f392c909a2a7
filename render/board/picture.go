package board

import "image"

// Picture is all that changes from frame to frame; the scene fills it, the stage
// moves its pieces, and Draw only reads it.
type Picture struct {
	Pieces []Piece
	Signs  Signs
	Floats []Float
	Bolts  []Bolt
	Bursts []Burst
	Leaves []Leaf  // doors that are opening or closing
	ShakeX float64 // displacement of the map in pixels at design size
	ShakeY float64
	Tick   int // runs the flames; hold it still to hold them still
	// Hides is what panels lie on, in pixels from the corner of the view: no words
	// are put there, and what is hidden has none.
	Hides []image.Rectangle
}

// FloatKind is the kind of a result that rises over a piece.
type FloatKind uint8

// The kinds of results.
const (
	Damage FloatKind = iota
	Critical
	Missed
	Healed
	Note
	Withstood // a save or test that was passed
	Suffered  // one that was not
)

// Float is a short text over a place on the map.
type Float struct {
	X, Y  float64 // place in squares from the map's corner
	Rise  float64 // height above it in pixels at design size 48
	Kind  FloatKind
	Text  string
	Scale float64 // 0 means 1
	Tilt  float64 // degrees
	Fade  float64 // 0 visible .. 1 gone
}

// Bolt is something in flight, drawn with its trail.
type Bolt struct {
	FromX, FromY, ToX, ToY float64 // squares
	At                     float64 // 0 start .. 1 arrived
	Trail                  float64 // length of the trail as a part of the way
	Kind                   BoltKind
}

// BoltKind is what flies.
type BoltKind uint8

// The kinds of things in flight.
const (
	Arrow BoltKind = iota
	Ray
	Stone
	Quarrel // the bolt of a crossbow: short and straight
	Mesh    // a net
)
