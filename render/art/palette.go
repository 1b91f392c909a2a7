package art

import "image/color"

// RGB turns 0xrrggbb into an opaque colour.
func RGB(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// The palette of the game; each colour has one role, given in its comment.
var (
	Ink       = RGB(0x1c1512) // every contour
	Bone      = RGB(0xf1e6cf) // card edge, main text, path
	Panel     = RGB(0x171a21) // panels floating over the map
	Raised    = RGB(0x20242e) // buttons at rest
	Well      = RGB(0x0f1218) // pressed, sunk
	PanelEdge = RGB(0x3b4150)
	Dim       = RGB(0xb9ae98) // secondary text
	Faint     = RGB(0xa39a88) // tertiary text
	Disabled  = RGB(0x5d594f)
	Brass     = RGB(0xe6b84a) // focus of attention, standard action
	BrassLo   = RGB(0xc08a26) // primary button, bottom
	Paper     = RGB(0xefe2c2) // odds slip
	Chip      = RGB(0xd8c79c) // rule id on paper
	PaperInk  = RGB(0x2a211a)
	PaperSub  = RGB(0x5c4c37)
	PaperHead = RGB(0x8a3310)
	PaperMark = RGB(0xa3431f) // accent of signs and edges on paper
	MoveBlue  = RGB(0x7cc7ff) // move actions
	Gold      = RGB(0xffcf4a) // flank, odds, support
	Danger    = RGB(0xff4f7b) // threat and opportunity attacks
	DangerInk = RGB(0x23060f)
	ReachEdge = RGB(0xeefaff)
	ReachGlow = RGB(0xd8f2ff)
	Mint      = RGB(0x9fe0c0) // cover
	Good      = RGB(0x86e8a8) // healing, full hit points
	Warn      = RGB(0xffd257) // half hit points
	Bad       = RGB(0xff6a6a) // few hit points
	Acted     = RGB(0x8fe0b0) // the tick of who has acted
)

// Shape is the outline of a base; side is told by shape and colour together.
type Shape uint8

// The three shapes of bases.
const (
	Round Shape = iota
	Hex
	Square
)

// String names the shape as its drawing is called.
func (s Shape) String() string { return [...]string{"round", "hex", "square"}[s] }

// base names the drawing of the base for a space of n squares, 1 to 3.
func (s Shape) base(n int) string {
	return [...][3]string{{"round-1", "round-2", "round-3"}, {"hex-1", "hex-2", "hex-3"}, {"square-1", "square-2", "square-3"}}[s][n-1]
}

// Side is how one side looks: the shape of its bases and its colour in three tones.
type Side struct {
	Shape               Shape
	Colour, Light, Dark color.NRGBA
}

// sides are the looks of up to eight sides in the order they first appear: the
// first is Azure, the second Ember.
var sides = [...]Side{
	{Round, RGB(0x2f86e0), RGB(0x8cc4ff), RGB(0x174a80)},
	{Hex, RGB(0xe8692a), RGB(0xffb088), RGB(0x8a3310)},
	{Square, RGB(0x9aa0a8), RGB(0xd3d7dc), RGB(0x4b5058)},
	{Round, RGB(0x8f6fd6), RGB(0xcbb8ff), RGB(0x47327f)},
	{Hex, RGB(0x4fa25a), RGB(0xa9e0ae), RGB(0x22572b)},
	{Square, RGB(0xd9b13a), RGB(0xffe08a), RGB(0x7a5c10)},
	{Round, RGB(0xc9527f), RGB(0xffa9c6), RGB(0x6d1f3f)},
	{Hex, RGB(0x3aa6a6), RGB(0x9ce6e2), RGB(0x14595a)},
}

// SideLook returns the look of side i, counted from 0; sides past the eighth
// repeat, and a negative i is the neutral grey square.
func SideLook(i int) Side {
	if i < 0 {
		return sides[2]
	}
	return sides[i%len(sides)]
}
