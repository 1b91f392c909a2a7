package replay

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// What is agreed about going back to a save of a match.
const (
	// SameDice has a match that is loaded throw the dice that would have been thrown.
	SameDice = ""
	// NewDice has a match that is loaded go on with other dice, from a new seed.
	NewDice = "new"
	// Ironman has a match be kept in one place only: there is no save to go back to.
	Ironman = "ironman"
)

// Reloads are the policies on reload, in the order they are offered.
var Reloads = []string{SameDice, NewDice, Ironman}

// CheckReload refuses what is no policy on reload.
func CheckReload(name string) error {
	if slices.Contains(Reloads, name) {
		return nil
	}
	return fmt.Errorf("reload: %q is none of %s; without it the dice are the same", shorten(name), strings.Join(Reloads[1:], ", "))
}

// reseeded is the command of the line from which a match that was loaded goes on with
// other dice.
const reseeded = "reseed"

// Reseed lets the match go on with the dice of a seed, as is agreed of one that is
// loaded, and writes so. What was done before cannot be taken back. The error is a match
// of which something else is agreed.
func (c *Course) Reseed(seed uint64) error {
	switch {
	case c.broken != nil:
		return c.broken
	case c.recorded:
		return errRecorded
	case c.Header.Reload != NewDice:
		return errSameDice
	}
	c.throw(seed)
	c.events, c.dice.Log = c.events[:0], c.dice.Log[:0]
	if c.silent {
		return nil
	}
	c.text = c.line(c.text, levels.Command{Do: reseeded}, func(b []byte) []byte {
		return fmt.Appendf(b, `,"seed":"%d","hash":"%s"`, seed, hex16(c.Hash()))
	})
	c.lines++
	return nil
}

// throw takes the dice of a seed from here on and tells so: whoever listens hears of a
// die of no sides. It is no fact and stands in no line as an event.
func (c *Course) throw(seed uint64) {
	c.Forget()
	c.dice.Stream = dice.NewStream(seed)
	if c.hear != nil {
		c.hear(rules.Event{Kind: rules.Edited, Who: rules.Nobody, Whom: rules.Nobody, A: int16(rules.EditDie)})
	}
}

var errSameDice = errors.New("reseed: the dice are agreed to stay the same")

// reseed does what a line of a replay says.
func (c *Course) reseed(s *Step) error {
	seed, err := c.other(s)
	if err != nil {
		return err
	}
	return c.Reseed(seed)
}

// other is the seed of the other dice that a line says.
func (c *Course) other(s *Step) (uint64, error) {
	if c.Header.Reload != NewDice {
		return 0, errSameDice
	}
	return seedNumber(s.Seed)
}
