package battle

import (
	"image"

	"tenaille/render/board/camera"
	"tenaille/render/hud/foot"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
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
	b.small.room = b.layout.Map
	f := b.free()
	safe := image.Rect(b.style.Px(f.X), b.style.Px(f.Y), b.style.Px(f.X+f.W), b.style.Px(f.Y+f.H))
	if b.boardOnly {
		safe = view
	}
	b.survey(view, safe, k)
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

// survey brings the camera to a window, the first time with everybody in the
// picture. In another window squares are as large as they would be at first,
// unless the player has chosen; the place in the middle stays there.
func (b *battle) survey(view, safe image.Rectangle, k float64) {
	w, h := b.board.Size()
	if !b.framed {
		b.camera = camera.NewCamera(view, safe, k)
		b.camera.Open(w, h, b.firstView())
		b.framed = true
		return
	}
	other := b.camera.View != view || b.camera.Scale != k
	b.camera.Resize(view, safe, k)
	if other && !b.zoomed {
		x, y := b.camera.Middle()
		b.camera.Open(w, h, b.firstView())
		b.camera.Centre(x, y)
	}
	b.bringIn(b.turn.Now.Who)
	b.camera.Clamp(w, h)
}

// firstView is what the first picture is to show: everybody whom the side on
// screen sees, its own and whoever acts before others.
func (b *battle) firstView() camera.Opening {
	o := camera.OpeningOf(&b.camera, b.Density)
	if b.layout.Compact {
		finger := max(b.FingerSquare(), o.Least)
		o.Design, o.Least, o.Floor = finger, finger, finger
	}
	o.Whole = o.Design
	if !b.layout.Compact { // a map cut at one edge beside free table is worse than slightly smaller squares
		o.Whole = max(o.Least, (o.Design*5/6)&^1)
	}
	if b.turn.E == nil {
		return o
	}
	for id := range b.turn.E.Count() {
		switch {
		case !b.turn.E.Present(id):
		case b.turn.Side < 0 || int(b.turn.E.Creatures[id].Side) == b.turn.Side:
			o.Own = append(o.Own, b.turn.E.Space(id))
		default:
			o.Others = append(o.Others, b.turn.E.Space(id))
		}
	}
	if b.turn.Now.Who != rules.Nobody && int(b.turn.Now.Who) < int(b.turn.E.Count()) {
		o.First = b.turn.E.Space(b.turn.Now.Who)
	}
	return o
}

// bringPlan lets the camera glide until what is planned lies in sight: the square
// or creature aimed at before whom it strikes, where from, and who acts. Never for
// a mouse, under which the map would run away.
func (b *battle) bringPlan() {
	h, p := &b.turn.Pointer, &b.turn.Proposed
	if !h.OnMap || b.turn.E == nil {
		return
	}
	list := []grid.Space{grid.Square(h.Cell)}
	if h.Who != rules.Nobody {
		list[0] = b.turn.E.Space(h.Who)
	}
	if p.Planned {
		if p.Target != rules.Nobody {
			list = append(list, b.turn.E.Space(p.Target))
		}
		if p.From.N > 0 {
			list = append(list, p.From)
		}
		if b.turn.Now.Who != rules.Nobody {
			list = append(list, b.turn.E.Space(b.turn.Now.Who))
		}
	}
	b.camera.Show(list...)
}

// glide moves an aimed camera nearer to its aim, at once where motion is reduced,
// and reports whether it moved.
func (b *battle) glide() bool {
	w, h := b.board.Size()
	if b.Settings.ReducedMotion {
		return b.camera.Land(w, h)
	}
	return b.camera.Glide(w, h)
}

// bringIn lets the camera glide until a creature is in sight.
func (b *battle) bringIn(id rules.ID) {
	if b.turn.E != nil && id != rules.Nobody {
		s := b.turn.E.Space(id)
		b.camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}
