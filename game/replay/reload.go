package replay

import (
	"fmt"
	"slices"
	"strings"
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
