package levels

import (
	"math"

	"tenaille/levels/wilds"
)

// wild is the level that a new ground is, with the armies it draws.
func wild(g wilds.Ground) (level, error) {
	armies := g.Armies(func(kind string) int {
		if s, ok := Creature(kind); ok {
			return Points(&s)
		}
		return math.MaxInt // nobody of that kind
	})
	l, err := readMap(lone(g.Map(armies)), loneName, g.Name())
	l.setup.Name = g.Name()
	return l, err
}
