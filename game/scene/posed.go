package scene

import (
	"tenaille/game/input"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Presser is a screen whose parts can be pressed by their ids.
type Presser interface {
	// Press does what a click on a part does and tells whether it could.
	Press(id string) bool
}

// Squared is a screen with squares to point at.
type Squared interface {
	// Point rests the pointer on a square, which is brought into sight. The error
	// says why it cannot be.
	Point(p Poser, c grid.Cell) error
}

// Board is a screen with a board, which a picture may be taken of.
type Board interface {
	Presser
	Squared
	// Bare leaves all panels out.
	Bare()
	// Activate lets a figure act where the player chooses which one does (SKI-15).
	Activate(id rules.ID)
	// Rests reports whether nothing moves, apart from flames. What is being shown it
	// brings to its end.
	Rests() bool
	// Whole reports whether all of the board has been painted.
	Whole() bool
}

// Poser brings a screen to the state that a picture asks for.
type Poser interface {
	// Settle lets ticks pass until nothing moves any more.
	Settle() error
	// Tick lets a tick pass in which the pointer did what q says.
	Tick(q input.Pointer)
}
