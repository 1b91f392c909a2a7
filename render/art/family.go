package art

import "image/color"

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

// rims are the colours of the families.
var rims = [...]color.NRGBA{Gold, hex(0xff9ad0), hex(0xc9a6ff), Bad, Mint, Brass}

// Rim is the colour of the family's rim.
func (f Family) Rim() color.NRGBA { return rims[f] }
