package scene

import (
	"tenaille/game/solve"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// Answered is a puzzle that was played: what the battle hands to the sheet that rates it.
type Answered struct {
	// Puzzle is the puzzle.
	Puzzle *levels.Case
	// Inquiry proves the puzzle and rates the match, and may still be at it.
	Inquiry *solve.Inquiry
	// Day is the number of the day on which it was begun (saves.DayOf), 0 where that is not
	// known.
	Day int
}

// Mapped is a screen that can tell where the squares of its board are on the window, in
// units of its page.
type Mapped interface {
	Square(c grid.Cell) widget.Rect
}
