package input

import "github.com/hajimehoshi/ebiten/v2"

// ShowHand tells whether the mouse is on something that can be pressed: it then has
// the shape of a hand.
func (d *Devices) ShowHand(on bool) {
	if on == d.hand {
		return
	}
	d.hand = on
	if on {
		ebiten.SetCursorShape(ebiten.CursorShapePointer)
	} else {
		ebiten.SetCursorShape(ebiten.CursorShapeDefault)
	}
}
