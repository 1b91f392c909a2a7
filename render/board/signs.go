package board

import "tenaille/rules/grid"

// Signs is everything flat and bright that is drawn over the map: what a player
// may do, what it costs and what it risks. Empty fields draw nothing.
type Signs struct {
	Reach []grid.Cell // squares this move reaches: solid edge, inner glow
	Dash  []grid.Cell // squares a second move reaches as well: dashed edge; may repeat Reach
	// Aside tells that something else is to be decided than where to go: Reach is a
	// thin edge, Dash is not drawn.
	Aside bool

	Path   *Path
	Threat []grid.Cell // squares where danger is: stripes
	Guard  []grid.Cell // squares that one of the own side threatens: dotted edge
	Own    int         // side whose colour Guard has
	Area   []grid.Cell // squares of an area effect being aimed
	// Astray tells that Area does not hold the square pointed at: it is drawn faint.
	Astray bool
	Dim    []grid.Cell // dim for the eyes of the acting: dotted edge, a moon at its corner
	Dark   []grid.Cell // dark for them: the same, doubled
	Flanks []Flank
	// Spots are the anchors of spaces, SpotWidth squares wide, from which the target
	// would be flanked: a small pair of open jaws on each.
	Spots     []grid.Cell
	SpotWidth int

	Chances []Chance
	Acting  *grid.Space  // white brackets
	Target  *grid.Space  // ember brackets
	Barred  bool         // grey ones: the target may not be struck
	Instead []grid.Space // ember brackets on whom the rules allow instead
	May     []May        // dashed frames: may still act
	Cursor  *grid.Cell   // keyboard or pad cursor
	Hover   *grid.Cell   // square under the pointer
	Ghost   *Ghost       // figure at the destination being planned
	Start   []grid.Cell  // squares where a side may be placed
	// StartSide is that side, counted from 0; it gives Start its colour.
	StartSide int
	// Enemy are the squares where the side EnemySide may be placed, as far as the
	// one that looks may know them.
	Enemy     []grid.Cell
	EnemySide int
	Lines     []Line      // sight lines
	Covers    []Cover     // cover arcs
	Traces    []Trace     // corner lines that decide an attack
	Corner    *Point      // the corner they start from, nil for none
	Marks     []Mark      // what decided
	Views     []Outlook   // how enemies would stand to a square looked at
	Beams     []Beam      // combined fire
	Links     []Link      // grapples
	Tags      []Tag       // small words on squares: +1, difficult ...
	Unseen    []grid.Cell // never seen: dark hatch
	Memory    []grid.Cell // remembered, not seen now: hatch over the map
	Grid      float64     // strength of the grid lines 0..1; 0 means the usual .4, negative none
	Plain     bool        // high contrast: ground at 60 %
}

// Path is the way of a planned move.
type Path struct {
	Cells []grid.Cell // anchor cells from the start on
	N     int         // width of the mover
	Costs []string    // text of each bead, parallel to Cells; "" draws a plain bead
	Total string      // text of the pill at the end
	// Provokes are the steps that provoke: index into Cells of the square left.
	Provokes []Provoke
}

// Provoke is a step that gives opportunity attacks, and who may make them.
type Provoke struct {
	Step int // index of the square being left; the diamond stands on the way to the next
	By   []grid.Space
	// Chances are the chances of those in By to hurt, in words; absent or "" shows
	// none.
	Chances []string
}

// Flank shows the jaws on Target along the line of its two flankers.
type Flank struct {
	Target, From, To grid.Space
	Open             float64 // 0 closed .. 1 open; the stage animates it
}

// Chance is a label over a target.
type Chance struct {
	On      grid.Space
	Text    string
	Percent int  // colours the label
	Danger  bool // it is about the player's own: in the colours of danger
	// Veil is the miss chance of what conceals, in words, with its icon: a second cell
	// of the label; "" is none.
	Veil, VeilIcon string
}

// May frames a space of a side that may still act.
type May struct {
	On   grid.Space
	Side int
}

// Ghost is a piece shown where it would be.
type Ghost struct {
	Piece Piece
	At    grid.Cell
}

// Sight is the state of a sight line.
type Sight uint8

// The states of a line.
const (
	Clear Sight = iota
	Covered
	Blocked
	Veiled // through what conceals
)

// Line is a sight line between two spaces.
type Line struct {
	From, To grid.Space
	Kind     Sight
	Own      bool // of the own side: pale gold instead of pink
	Full     bool // Covered by a full shield
	Quiet    bool // of little weight now: thin and pale
	// At is where what obstructs meets a line, in squares; nil puts the shield or
	// cross in the middle.
	At *Point
}

// Cover is an arc on the protected side of a space.
type Cover struct {
	On   grid.Space
	Side grid.Dir // N, E, S or W
	Full bool     // full shield: improved or total cover
	Bare bool     // without a shield: the line to the space has it
}

// Beam is combined fire from one shooter to a target.
type Beam struct {
	From, To grid.Space
	Main     bool    // the shooter's own, white
	Label    string  // bonus of a helper
	Short    float64 // while it grows: 1 not begun .. 0 whole; below 0 it fades to -1
}

// Link ties two grapplers.
type Link struct{ A, B grid.Space }

// Tag is a few words on a square with an icon before them ("" = none).
type Tag struct {
	At   grid.Cell
	Icon string
	Text string
	// Quiet ones always stand there: they fade where a piece stands.
	Quiet bool
}
