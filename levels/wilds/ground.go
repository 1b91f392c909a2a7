package wilds

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Ground is what is asked of a new ground. The same ground is laid out the same
// everywhere.
type Ground struct {
	Kind, Size, Aim string
	Seed            uint64 // from 1 to Seeds
}

// Seeds is how many grounds there are of each kind, size and aim.
const Seeds = 99999

// prefix begins the name of every new ground.
const prefix = "wilds"

// Kinds, Sizes and Aims list what can be asked for, as it stands in names. The aims
// are those of SKI-19 that need nobody's name: to fell all, to carry a banner home, to
// break through to the other side, to hold the middle.
var (
	Kinds = []string{"meadow", "ruin", "river", "mine", "snow", "marsh"}
	Sizes = []string{"short", "medium", "long"}
	Aims  = []string{"fell", "carry", "reach", "hold"}
)

// Name is the name of the level: wilds-meadow-short-fell-17.
func (g Ground) Name() string {
	return fmt.Sprintf("%s-%s-%s-%s-%d", prefix, g.Kind, g.Size, g.Aim, g.Seed)
}

// Parse reads the name of a level; ok is false where it is not one of a new ground.
func Parse(name string) (g Ground, ok bool) {
	parts := strings.Split(name, "-")
	if len(parts) != 5 || parts[0] != prefix {
		return g, false
	}
	seed, err := strconv.ParseUint(parts[4], 10, 64)
	g = Ground{parts[1], parts[2], parts[3], seed}
	return g, err == nil && seed >= 1 && seed <= Seeds && g.Name() == name &&
		slices.Contains(Kinds, g.Kind) && slices.Contains(Sizes, g.Size) && slices.Contains(Aims, g.Aim)
}

// slots is into how many pieces the middle of a ground of a size is cut, across and
// down.
var slots = map[string][2]int{"short": {2, 2}, "medium": {3, 2}, "long": {4, 2}}

// Points is about what an army costs that suits the ground, by the formula of points.
func (g Ground) Points() int {
	return map[string]int{"short": 150, "medium": 250, "long": 380}[g.Size]
}
