package widget

import (
	"image/color"

	"tenaille/render/art"
)

// The palette of the game. Panels are dark; paper is the only light surface.
var (
	Ink         = art.Ink
	Bone        = art.Bone
	Dim         = art.Dim
	Faint       = art.Faint
	Disabled    = art.Disabled // signs; words are in OffInk
	OffInk      = art.RGB(0x928c80)
	PanelFill   = art.Panel
	Raised      = art.Raised
	Well        = art.Well
	Edge        = art.PanelEdge
	Hover       = art.RGB(0x2b313e)
	HoverEdge   = art.RGB(0x6b7488)
	Off         = art.RGB(0x15181e)
	Selected    = art.RGB(0x33291a)
	Brass       = art.Brass
	brassLight  = art.RGB(0xf3cd66)
	BrassDark   = art.BrassLo
	BrassEdge   = art.RGB(0x6e4d12)
	BrassSub    = art.RGB(0x382606) // lesser words on brass
	Paper       = art.Paper
	Chip        = art.Chip
	PaperInk    = art.PaperInk
	PaperSub    = art.PaperSub
	PaperHead   = art.PaperHead
	paperMark   = art.PaperMark
	paperLit    = art.RGB(0xf7ecd2) // under the pointer
	Parchment   = art.RGB(0xd9c9a3)
	MoveBlue    = art.MoveBlue
	Gold        = art.Gold
	Danger      = art.Danger
	DangerDark  = art.DangerInk
	Good        = art.Mint
	Bad         = art.RGB(0xff8f6b)
	White       = art.RGB(0xffffff)
	Transparent = color.NRGBA{}
)

// lifted are the quiet colours with what stands for them in high contrast.
var lifted = map[[3]uint8]color.NRGBA{
	{Dim.R, Dim.G, Dim.B}:                art.RGB(0xe6dcc6),
	{Faint.R, Faint.G, Faint.B}:          art.RGB(0xd6cab0),
	{Disabled.R, Disabled.G, Disabled.B}: art.RGB(0x9c9484),
	{OffInk.R, OffInk.G, OffInk.B}:       art.RGB(0xb5ad9c),
	{Edge.R, Edge.G, Edge.B}:             art.RGB(0x7f8798),
	{PaperSub.R, PaperSub.G, PaperSub.B}: art.RGB(0x3f3222),
	{Bone.R, Bone.G, Bone.B}:             art.RGB(0xffffff),
}

// Fade returns c with its opacity multiplied by a, 0 to 1.
func Fade(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(float64(c.A)*a + .5)
	return c
}
