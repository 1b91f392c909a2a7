package desk

import (
	"image"

	"tenaille/render/hud/foot"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
	"tenaille/rules"
)

// Fit fits the panels and the camera to the size of the picture.
func (d *Desk) Fit() {
	view := image.Rect(0, 0, d.Pixels[0], d.Pixels[1])
	var width, height float64
	d.PanelStyle, width, height, d.command.Compact = d.PanelView()
	k := d.PanelStyle.Scale()
	d.Layout = part.NewLayout(width, height)
	if d.command.Compact {
		d.Layout = part.CompactLayout(width, height)
	}
	d.command.Buttons = d.Layout.Buttons()
	d.small.Room = d.Layout.Map
	f := d.free()
	safe := image.Rect(d.PanelStyle.Px(f.X), d.PanelStyle.Px(f.Y), d.PanelStyle.Px(f.X+f.W), d.PanelStyle.Px(f.Y+f.H))
	if d.Bare {
		safe = view
	}
	finger := 0
	if d.command.Compact {
		finger = d.FingerSquare()
	}
	d.table.Survey(view, safe, k, finger)
}

// free is the part of the screen that the panels leave to the map: the weapons
// have a row of their own over the bar.
func (d *Desk) free() widget.Rect {
	f := d.Layout.Free()
	if !d.Layout.Compact && d.session.Recording == nil && !d.turn.E.Rules.Attack.OneWeapon {
		f.H -= foot.ArmsTall
	}
	return f
}

// makeRoom lets the camera glide when the strip, the weapons, the palette or the
// log of a small screen lie over the creature that acts, once for each time they open or grow; the free
// part of the map ends where they begin.
func (d *Desk) makeRoom() {
	free := d.free()
	room := free
	over := d.Panels.Bar.ArmsTop() // of what lies over the bar
	if d.Panels.Strip != nil {
		over = d.Panels.Strip.Box().Y
	}
	if over > 0 && d.turn.Now.Who != rules.Nobody {
		room.H = min(room.H, over-6-room.Y)
	}
	if box := d.Panels.Palette.Box(); box.W > 0 {
		room.W = min(room.W, box.X-8-room.X)
	}
	if d.Layout.Compact && d.command.LogOpen {
		room.W = min(room.W, d.Layout.LogBox.X-8-room.X)
	}
	taken := room != free
	if d.Bare || !taken && !d.lifted {
		return
	}
	k := d.PanelStyle
	d.table.Camera.Safe = image.Rect(k.Px(room.X), k.Px(room.Y), k.Px(room.X+room.W), k.Px(room.Y+room.H))
	grown := !d.lifted || room.H < d.room.H || room.W < d.room.W
	if taken && grown && d.turn.Now.Who != rules.Nobody && d.table.Hidden(d.turn.E.Space(d.turn.Now.Who)) {
		d.table.BringIn(d.turn.Now.Who)
	}
	d.lifted, d.room = taken, room
}

// under appends the parts of the view that anything of the panels lies on, but for
// what covers all of it.
func (d *Desk) under(list []image.Rectangle) []image.Rectangle {
	k := d.PanelStyle
	for _, r := range d.Panels.All() {
		if q := r.Box; r.ID != "help.veil" && q.W > 0 && q.H > 0 {
			list = append(list, image.Rect(k.Px(q.X), k.Px(q.Y), k.Px(q.X+q.W), k.Px(q.Y+q.H)))
		}
	}
	return list
}
