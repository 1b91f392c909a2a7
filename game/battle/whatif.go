package battle

import (
	"tenaille/game/match"
	"tenaille/rules/grid"
)

// outlook is how every enemy would stand to the acting creature on the square
// that is looked at: the end of the way being planned, or its own. It is worked
// out once for a square.
func (b *battle) outlook() ([]match.Prospect, grid.Cell) {
	if !b.Settings.WhatIf || b.busy() {
		return nil, grid.Cell{}
	}
	return b.turn.Prospects()
}

// toggleWhatIf turns the outlook on or off.
func (b *battle) toggleWhatIf() {
	b.Settings.WhatIf = !b.Settings.WhatIf
	b.SaveSettings()
	b.plot()
}
