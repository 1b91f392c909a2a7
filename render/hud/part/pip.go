package part

import (
	"image/color"

	"tenaille/render/widget"
	"tenaille/rules"
)

// pipLook is how a part of the budget is drawn, by the price it pays.
type pipLook struct {
	icon string
	ink  color.NRGBA
}

// pipLooks are the looks by price; NoCost is a whole activation.
var pipLooks = [rules.CostCount]pipLook{
	rules.NoCost:          {"pip-activation", widget.Gold},
	rules.StandardAction:  {"pip-standard", widget.Brass},
	rules.MoveAction:      {"pip-move", widget.MoveBlue},
	rules.FullRoundAction: {"pip-limited", widget.Brass},
	rules.FreeAction:      {"pip-free", widget.Bone},
	rules.NotAnAction:     {"pip-step", widget.MoveBlue},
}

// PipLook is how the part of a turn is drawn that pays a price; NoCost is a whole
// activation.
func PipLook(c rules.Cost) (icon string, ink color.NRGBA) { return pipLooks[c].icon, pipLooks[c].ink }

// PipInk is the colour of the sign of a price on the bar, transparent of another sign.
func PipInk(icon string) (ink color.NRGBA) {
	for _, look := range pipLooks {
		if look.icon == icon {
			ink = look.ink
		}
	}
	return ink
}
