package battle

import (
	"image"

	"tenaille/render/hud/foot"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Layout fits panels and camera to the size of the picture.
func (b *battle) Layout() {
	if b.curtain != nil {
		b.curtain.Layout()
	}
	view := image.Rect(0, 0, b.Pixels[0], b.Pixels[1])
	var width, height float64
	var phone bool
	b.style, width, height, phone = b.PanelView()
	k := b.style.Scale()
	b.layout = part.NewLayout(width, height)
	if phone {
		b.layout = part.CompactLayout(width, height)
	}
	b.small.Room = b.layout.Map
	f := b.free()
	safe := image.Rect(b.style.Px(f.X), b.style.Px(f.Y), b.style.Px(f.X+f.W), b.style.Px(f.Y+f.H))
	if b.boardOnly {
		safe = view
	}
	finger := 0
	if phone {
		finger = b.FingerSquare()
	}
	b.table.Survey(view, safe, k, finger)
	b.tell.Log.Translate()
	b.dirty = true
}

// free is the part of the screen that the panels leave to the map: the weapons
// have a row of their own over the bar.
func (b *battle) free() widget.Rect {
	f := b.layout.Free()
	if !b.layout.Compact && b.reel == nil && !b.turn.E.Rules.Attack.OneWeapon {
		f.H -= foot.ArmsTall
	}
	return f
}
