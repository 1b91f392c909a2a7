package tell

import "tenaille/rules"

// Shown is what has been shown of a match so far.
type Shown struct {
	Facts rules.Facts
	Turns int // turns begun
}
