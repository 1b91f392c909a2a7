package model

// Family is the kind of a condition; it colours the rim of its badge, on the board
// and on every panel.
type Family uint8

// The five families and a neutral one.
const (
	Body   Family = iota // grappled, prone, entangled
	Mind                 // stunned, shaken
	Senses               // blinded, invisible
	Life                 // dying
	Stance               // kneeling, total defence
	Other
)
