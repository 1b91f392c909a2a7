package part

import "tenaille/render/widget"

// Places are where things of the map are on the screen, in units.
type Places struct {
	// Look is the square that the player looks at: on a small screen the slip lies beside it.
	// ToastAt is the square that the note is about, beside which it stands; empty where it is
	// about none.
	Look, ToastAt widget.Rect
	// Standing are the squares of all who are on the map, whoever acts first, whom the slip
	// of a small screen does not hide; of two places it takes that which hides fewer others.
	Standing []widget.Rect
	// Between are points of the line that is aimed along, which it leaves in sight too.
	Between []widget.Rect
	// Sheet is the map on the screen, which what floats over it hides as little of as can be.
	Sheet widget.Rect
}
