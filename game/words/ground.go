package words

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Ground is a feature of maps that has a name, "feature." and its own in the catalog,
// with its sign.
type Ground struct{ Name, Icon string }

// Grounds are in the order in which they are named, the most telling first.
var Grounds = []Ground{
	{"difficult", "difficult"}, {"conceal", "concealment"}, {"cover", "cover-half"}, {"low", "low-wall"}, {"door", "open-door"},
	{"window", "window"}, {"slit", "slit"}, {"glass", "window"}, {"curtain", "concealment"}, {"opaque", "concealment"},
	{"narrow", "squeeze"}, {"balance", "move"}, {"climb", "height"}, {"pit", "pit"}, {"water", "water"}, {"wall", "wall"},
}

// Wet reports whether a square of a set-up is painted as water: a pit there is named by
// what is seen.
func Wet(s *rules.Setup, c grid.Cell) bool {
	if s.Look == nil || int(c.Y) >= len(s.Look.Ground) {
		return false
	}
	row := []rune(s.Look.Ground[c.Y])
	return int(c.X) < len(row) && row[c.X] == 'w'
}
