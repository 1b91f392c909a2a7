package board

import (
	"tenaille/render/board/area"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/rules/grid"
)

// Signs is everything flat and bright that is drawn over the map: what a player
// may do, what it costs and what it risks. Empty fields draw nothing.
type Signs struct {
	Areas  area.Areas   // squares that are marked
	Sights sight.Sights // lines between creatures

	Path   *Path
	Flanks []Flank
	// Spots are the spaces from which the target would be flanked: a small pair of open jaws
	// on each.
	Spots []grid.Space

	Chances []Chance
	Acting  *grid.Space  // white brackets
	Target  *grid.Space  // ember brackets
	Harm    Harm         // what is done to whom, before it happens
	Barred  bool         // grey ones: the target may not be struck
	Instead []grid.Space // ember brackets on whom the rules allow instead, or of whom the slip tells at rest
	May     []May        // small corners: may still act
	Cursor  *grid.Cell   // keyboard or pad cursor
	Hover   *grid.Cell   // square under the pointer
	Ghost   *Ghost       // figure at the destination being planned
	Planned []Planned    // what pieces are to do when their turns have come
	Views   []Prospect   // how enemies would stand to a square looked at
	Links   []Link       // grapples
	Tags    []Tag        // small words on squares: +1, difficult ...
	Grid    float64      // strength of the grid lines 0..1; 0 means the usual .4, negative none
	Plain   bool         // high contrast: ground at 60 %
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
	Walk    bool // it takes a walk or a step first: in the same colours on dark
	// Veil is the miss chance of what conceals, in words, with its icon: a second cell
	// of the label; "" is none.
	Veil, VeilIcon string
}

// May marks the corners of a space of a side that may still act.
type May struct {
	On   grid.Space
	Side int
}

// Ghost is a piece shown where it would be.
type Ghost struct {
	Piece piece.Piece
	At    grid.Cell
}

// Link ties two grapplers.
type Link struct{ A, B grid.Space }

// Harm is what may be done to somebody: what those aimed at would lose of their hit
// points, and how many enemies could attack on a square.
type Harm struct {
	Losses []piece.Loss
	Counts []Count
}

// Count is a number in a corner of a square: of the enemies that could attack there.
type Count struct {
	At    grid.Cell
	Text  string
	Worst bool // so many that it stands out
}

// Tag is a few words on a square with an icon before them ("" = none).
type Tag struct {
	At   grid.Cell
	Icon string
	Text string
	// Quiet ones always stand there: they fade where a piece stands.
	Quiet bool
	// Zone is what the words name, none where that is the square itself: they stand inside
	// it as far as its width lets them.
	Zone []grid.Cell
	// Bad ones say why nothing can be done there: framed in the colour of danger.
	Bad bool
}
