package art

import (
	"image/color"

	"tenaille/game/model"
)

// rims are the colours of the families.
var rims = [...]color.NRGBA{Gold, RGB(0xff9ad0), RGB(0xc9a6ff), Bad, Mint, Brass}

// Rim is the colour of a family's rim.
func Rim(f model.Family) color.NRGBA { return rims[f] }
