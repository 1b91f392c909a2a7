package levels

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"sync"
)

// kept puzzles of the player's own, by name: what their files hold.
var ownedPuzzles sync.Map

// ownPuzzle begins the name of a puzzle of the player's own.
const ownPuzzle = "own-puzzle/"

// OwnPuzzleName is the name of a puzzle of the player's own by its title.
func OwnPuzzleName(title string) string { return ownPuzzle + title }

// OwnPuzzleTitle is the title of a puzzle of the player's own, and empty for any other
// level.
func OwnPuzzleTitle(name string) string {
	title, own := strings.CutPrefix(name, ownPuzzle)
	if !own {
		return ""
	}
	return title
}

// BringPuzzles makes the puzzles of the player's own known, by title what their files
// hold, in place of those that were; each opens by its name as the built-in ones do.
func BringPuzzles(files map[string][]byte) {
	ownedPuzzles.Clear()
	for title, file := range files {
		ownedPuzzles.Store(OwnPuzzleName(title), file)
	}
}

// OwnPuzzles lists the puzzles that were brought by their names, sorted, numbers at their
// ends as numbers.
func OwnPuzzles() []string {
	list := map[string]bool{}
	ownedPuzzles.Range(func(name, _ any) bool { list[name.(string)] = true; return true })
	return slices.SortedFunc(maps.Keys(list), func(a, b string) int {
		if x, y := strings.TrimRight(a, digits), strings.TrimRight(b, digits); x == y && len(a) != len(b) {
			return len(a) - len(b)
		}
		return strings.Compare(a, b)
	})
}

const digits = "0123456789"

// ownPuzzleCase reads a puzzle that was brought; own is false where none of that name was.
// It wants an aim, since that is what a player is told.
func ownPuzzleCase(name string) (c *Case, own bool, err error) {
	data, own := ownedPuzzles.Load(name)
	if !own {
		return nil, false, nil
	}
	f, err := ReadPosition(bytes.NewReader(data.([]byte)), name)
	switch {
	case err != nil:
		return nil, true, err
	case len(f.Cases) != 1 || f.Cases[0].Puzzle == nil:
		return nil, true, fault(name, "", "no puzzle: a position file of one case with a puzzle is one")
	}
	c = &f.Cases[0]
	if len(c.Puzzle.Keep)+len(c.Puzzle.Fell) == 0 {
		return nil, true, fault(name, "puzzle", "must have keep or fell")
	}
	c.ID = name
	return c, true, nil
}
