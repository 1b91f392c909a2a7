package scene

import (
	"image"

	"tenaille/render/board"
	"tenaille/render/hud"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Layout fits panels and camera to the size of the picture.
func (b *battle) Layout() {
	if b.curtain != nil {
		b.curtain.Layout()
	}
	view := image.Rect(0, 0, b.pixels[0], b.pixels[1])
	var width, height float64
	scale, phone := panelScale(float64(view.Dx()), float64(view.Dy()), b.Density, b.Settings.Scale)
	b.style, width, height = b.at(scale)
	k := b.style.Scale()
	b.layout = hud.NewLayout(width, height)
	if phone {
		b.layout = hud.CompactLayout(width, height)
	}
	f := b.free()
	safe := image.Rect(b.style.Px(f.X), b.style.Px(f.Y), b.style.Px(f.X+f.W), b.style.Px(f.Y+f.H))
	if b.boardOnly {
		safe = view
	}
	if !b.framed {
		b.camera = board.NewCamera(view, safe, k)
	} else {
		b.camera.Resize(view, safe, k)
	}
	w, h := b.board.Size()
	if !b.zoomed {
		b.camera.Fit(w, h, board.Design(view, k, b.Density))
	}
	if b.framed {
		b.bringIn(b.sit.who)
	} else {
		b.frame()
		b.framed = true
	}
	b.camera.Clamp(w, h)
	b.log.translate(b)
	b.dirty = true
}

// free is the part of the screen that the panels leave to the map: the weapons
// have a row of their own over the bar.
func (b *battle) free() widget.Rect {
	f := b.layout.Free()
	if !b.layout.Compact && b.reel == nil && !b.figures() {
		f.H -= hud.ArmsTall
	}
	return f
}

// frame looks at as many of the creatures as possible, the acting one among
// them.
func (b *battle) frame() {
	if b.e == nil {
		return
	}
	var all []grid.Space
	first := grid.Space{}
	for id := range b.e.Count() {
		if b.e.Present(id) {
			all = append(all, b.e.Space(id))
		}
	}
	if b.sit.who != rules.Nobody {
		first = b.e.Space(b.sit.who)
	} else if len(all) > 0 {
		first = all[0]
	}
	w, h := b.board.Size()
	b.camera.Frame(w, h, first, all)
}

// bringIn lets the camera glide until a creature is in sight.
func (b *battle) bringIn(id rules.ID) {
	if b.e != nil && id != rules.Nobody {
		s := b.e.Space(id)
		b.camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}
