package levels

import (
	"slices"

	"tenaille/levels/wilds"
)

// Shared reports whether a level is one that everybody has who has this program: it is
// built in, or follows from its name. No file is looked for.
func Shared(name string) bool {
	if _, ok := shelfOf(name); ok || slices.Contains(Names(), name) {
		return true
	}
	_, ok := wilds.Parse(name)
	return ok
}
