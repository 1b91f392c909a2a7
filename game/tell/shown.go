package tell

import "tenaille/rules"

// Shown is what has been shown of a match so far.
type Shown struct {
	Facts    rules.Facts
	Turns    int  // turns begun
	Hp       int  // of the one struck at by what is being shown, before
	Disabled bool // the one it happens to was disabled before
}

// strained reports whether harm without a doer that was just shown is what a
// disabled creature pays for acting (HP-02).
func (s *Shown) strained(who rules.ID) bool {
	return s.Disabled && s.Facts.Active() == who
}
