package widget

import "image/color"

// The palette of the game. Panels are dark; paper is the only light surface.
var (
	Ink         = rgb(0x1c1512)
	Bone        = rgb(0xf1e6cf)
	Dim         = rgb(0xb9ae98)
	Faint       = rgb(0x978d7b)
	Disabled    = rgb(0x5d594f)
	PanelFill   = rgb(0x171a21)
	Raised      = rgb(0x20242e)
	Well        = rgb(0x0f1218)
	Edge        = rgb(0x3b4150)
	Hover       = rgb(0x2b313e)
	HoverEdge   = rgb(0x6b7488)
	Off         = rgb(0x15181e)
	Selected    = rgb(0x33291a)
	Brass       = rgb(0xe6b84a)
	BrassLight  = rgb(0xf3cd66)
	BrassDark   = rgb(0xc08a26)
	BrassEdge   = rgb(0x6e4d12)
	Paper       = rgb(0xefe2c2)
	Chip        = rgb(0xd8c79c)
	PaperInk    = rgb(0x2a211a)
	PaperSub    = rgb(0x6b5a44)
	PaperHead   = rgb(0x8a3310)
	Parchment   = rgb(0xd9c9a3)
	Azure       = rgb(0x2f86e0)
	AzureLight  = rgb(0x8cc4ff)
	AzureDark   = rgb(0x174a80)
	Ember       = rgb(0xe8692a)
	EmberLight  = rgb(0xffb088)
	EmberDark   = rgb(0x8a3310)
	Neutral     = rgb(0x9aa0a8)
	MoveBlue    = rgb(0x7cc7ff)
	Gold        = rgb(0xffcf4a)
	Danger      = rgb(0xff4f7b)
	DangerDark  = rgb(0x23060f)
	Good        = rgb(0x9fe0c0)
	Bad         = rgb(0xff8f6b)
	White       = rgb(0xffffff)
	Transparent = color.NRGBA{}
)

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// Fade returns c with its opacity multiplied by a, 0 to 1.
func Fade(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(float64(c.A)*a + .5)
	return c
}

// Side is the look of one side: colour and shape, never colour alone.
type Side struct {
	Fill, Light, Dark color.NRGBA
	// Corners is 0 for the round side, 6 for the six-sided one, 4 for neutral.
	Corners int
}

// SideLook returns the look of the side with the given number: the first side
// is Azure, the second Ember, any other neutral.
func SideLook(number int) Side {
	switch number {
	case 1:
		return Side{Azure, AzureLight, AzureDark, 0}
	case 2:
		return Side{Ember, EmberLight, EmberDark, 6}
	}
	return Side{Neutral, Bone, Edge, 4}
}
