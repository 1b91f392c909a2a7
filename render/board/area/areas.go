package area

import "tenaille/rules/grid"

// Areas are the squares that are marked, each for a reason of its own. Empty fields
// draw nothing.
type Areas struct {
	Reach []grid.Cell // squares this move reaches: solid edge, inner glow
	Dash  []grid.Cell // squares a second move reaches as well: dashed edge; may repeat Reach
	// Aside tells that something else is to be decided than where to go: Reach is a
	// thin edge, Dash is not drawn.
	Aside bool

	Threat []grid.Cell // squares where danger is: stripes
	Guard  []grid.Cell // squares that one of the own side threatens: dotted edge
	Own    int         // side whose colour Guard has
	Area   []grid.Cell // squares of an area effect being aimed
	// Range are the squares that what is aimed can reach: a thin edge of the colour of own
	// lines, dotted; Near those where the distance costs nothing: the same edge, whole.
	Range, Near []grid.Cell
	// Astray tells that Area does not hold the square pointed at: it is drawn faint.
	Astray bool
	Dim    []grid.Cell // dim for the eyes of the acting: dotted edge, a moon at its corner
	Dark   []grid.Cell // dark for them: the same, doubled
	Start  []grid.Cell // squares where a side may be placed
	// StartSide is that side, counted from 0; it gives Start its colour.
	StartSide int
	// Enemy are the squares where the side EnemySide may be placed, as far as the
	// one that looks may know them.
	Enemy     []grid.Cell
	EnemySide int
	// Zones are parts of the map that goals are about: dashes of gold around those of the
	// own side, of the other's colour around the others.
	Zones  []Zone
	Unseen []grid.Cell // never seen: dark hatch
	Memory []grid.Cell // remembered, not seen now: hatch over the map
}

// Zone is a part of the map that a goal is about (SKI-19).
type Zone struct {
	Cells []grid.Cell
	Side  int // whose goal it is
	Own   bool
}
