package replay

// rehearsal is what is agreed about going back in a rehearsal, of which nothing is kept.
const rehearsal = "rehearsal"

// Rehearse makes a rehearsal of the match from here on: every die shows 1, and whatever is
// done can be taken back through it. It is for whoever plans what is thrown for later.
func (c *Course) Rehearse() {
	c.Forget()
	c.Header.Reload = rehearsal
}

// lowDice is how many dice of an action show 1 in a rehearsal: two who are equal would else
// throw anew for ever.
const lowDice = 24

// Rehearsed reports whether the match is a rehearsal.
func (c *Course) Rehearsed() bool { return c.Header.Reload == rehearsal }

// Free reports whether anything can be taken back: of a match that is studied, or rehearsed.
func (c *Course) Free() bool { return c.Header.Study || c.Rehearsed() }
