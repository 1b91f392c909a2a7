package mail

import "fmt"

// Deceit is what is wrong with a letter that somebody has tampered with.
type Deceit string

// The deceits there are.
const (
	// AlteredAction: an action or an order is another than it was, or came to something else.
	AlteredAction Deceit = "altered action"
	// AlteredSecret: a secret is not the one that was sealed.
	AlteredSecret Deceit = "altered secret"
	// ReplacedOpening: what was agreed is not what the match was begun with.
	ReplacedOpening Deceit = "replaced opening"
	// WithheldReveal: a note does not tell the secret that the other's turn needs.
	WithheldReveal Deceit = "withheld reveal"
)

// Cheat is the proof that a letter was tampered with, by whom and where.
type Cheat struct {
	Deceit Deceit
	// Note is the note it shows in, counted from 1; 0 is the offer.
	Note int
	// Side is that of its writer.
	Side int
	// Err says what differs.
	Err error
}

// Error names the deceit on one line.
func (c *Cheat) Error() string {
	if c.Note == 0 {
		return fmt.Sprintf("%s: %v", c.Deceit, c.Err)
	}
	return fmt.Sprintf("%s in note %d: %v", c.Deceit, c.Note, c.Err)
}

// Unwrap returns what differs.
func (c *Cheat) Unwrap() error { return c.Err }
