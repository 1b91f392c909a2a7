package art

import "image/color"

// hex turns 0xrrggbb into an opaque colour.
func hex(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// The palette of the game; each colour has one role, given in its comment.
var (
	Ink       = hex(0x1c1512) // every contour
	Bone      = hex(0xf1e6cf) // card edge, main text, path
	Panel     = hex(0x171a21) // panels floating over the map
	Raised    = hex(0x20242e) // buttons at rest
	Well      = hex(0x0f1218) // pressed, sunk
	PanelEdge = hex(0x3b4150)
	Dim       = hex(0xb9ae98) // secondary text
	Faint     = hex(0xa39a88) // tertiary text
	Disabled  = hex(0x5d594f)
	Brass     = hex(0xe6b84a) // focus of attention, standard action
	BrassLo   = hex(0xc08a26) // primary button, bottom
	Paper     = hex(0xefe2c2) // odds slip
	Chip      = hex(0xd8c79c) // rule id on paper
	PaperInk  = hex(0x2a211a)
	PaperSub  = hex(0x5c4c37)
	PaperHead = hex(0x8a3310)
	PaperMark = hex(0xa3431f) // accent of signs and edges on paper
	MoveBlue  = hex(0x7cc7ff) // move actions
	Gold      = hex(0xffcf4a) // flank, odds, support
	Danger    = hex(0xff4f7b) // threat and opportunity attacks
	DangerInk = hex(0x23060f)
	ReachEdge = hex(0xeefaff)
	ReachGlow = hex(0xd8f2ff)
	Mint      = hex(0x9fe0c0) // cover
	Good      = hex(0x86e8a8) // healing, full hit points
	Warn      = hex(0xffd257) // half hit points
	Bad       = hex(0xff6a6a) // few hit points
	Acted     = hex(0x8fe0b0) // the tick of who has acted
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
	{Round, hex(0x2f86e0), hex(0x8cc4ff), hex(0x174a80)},
	{Hex, hex(0xe8692a), hex(0xffb088), hex(0x8a3310)},
	{Square, hex(0x9aa0a8), hex(0xd3d7dc), hex(0x4b5058)},
	{Round, hex(0x8f6fd6), hex(0xcbb8ff), hex(0x47327f)},
	{Hex, hex(0x4fa25a), hex(0xa9e0ae), hex(0x22572b)},
	{Square, hex(0xd9b13a), hex(0xffe08a), hex(0x7a5c10)},
	{Round, hex(0xc9527f), hex(0xffa9c6), hex(0x6d1f3f)},
	{Hex, hex(0x3aa6a6), hex(0x9ce6e2), hex(0x14595a)},
}

// SideLook returns the look of side i, counted from 0; sides past the eighth
// repeat, and a negative i is the neutral grey square.
func SideLook(i int) Side {
	if i < 0 {
		return sides[2]
	}
	return sides[i%len(sides)]
}
