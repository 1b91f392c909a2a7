package battle

import (
	"tenaille/game/input"
)

// paletteKeys walk the open palette.
func (b *battle) paletteKeys() {
	d := b.Devices
	switch {
	case d.Repeated(input.Down):
		b.desk.WalkFocus(0, 1, "palette.")
	case d.Repeated(input.Up):
		b.desk.WalkFocus(0, -1, "palette.")
	case d.Repeated(input.Right):
		b.walkPalette(1)
	case d.Repeated(input.Left):
		b.walkPalette(-1)
	case d.Repeated(input.Next):
		b.command.TurnTab(1)
	case d.Repeated(input.Previous):
		b.command.TurnTab(-1)
	case d.Pressed(confirm):
		if v, ok := b.command.EntryOf(b.hand.Focus); ok {
			b.command.Choose(v)
		}
	case d.Pressed(cancel):
		b.back()
	default:
		return
	}
}

// walkPalette moves the ring to the entry beside, or to the next group where
// there is none.
func (b *battle) walkPalette(step int) {
	if !b.desk.WalkFocus(step, 0, "palette.") {
		b.command.TurnTab(step)
	}
}
