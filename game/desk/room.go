package desk

import (
	"image"
	"slices"

	"tenaille/render/board/camera"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
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
	if !d.beside() {
		d.Layout.Wide()
	}
	d.command.Buttons = d.Layout.Buttons()
	d.small.Room = d.Layout.Map
	safe := d.pixels(d.Layout.Free())
	if d.Bare {
		safe = view
	}
	finger := 0
	if d.command.Compact {
		finger = d.FingerSquare()
	}
	if cam := &d.table.Camera; d.table.Framed && cam.View == view && cam.Scale == k && d.rest == safe {
		return // nothing is new; what is open keeps its room
	}
	d.rest, d.room, d.lifted = safe, safe, nil
	d.table.Survey(view, safe, k, finger)
}

// beside reports whether the column at the right keeps a place of its own beside the
// map: where the map, as small as it may be shown, leaves room for it.
func (d *Desk) beside() bool {
	if d.Layout.Compact {
		return false
	}
	w, _ := d.table.Board.Size()
	cam := camera.Camera{Square: camera.Design(image.Rect(0, 0, d.Pixels[0], d.Pixels[1]), d.Density), Scale: d.PanelStyle.Scale()}
	return w*cam.Square+int(cam.Margin()) <= d.pixels(d.Layout.Free()).Dx()
}

// LogShown reports whether the log is shown: beside the map always, over it when the
// player has opened it.
func (d *Desk) LogShown() bool { return d.Layout.Beside || d.command.LogOpen }

// pixels turns units into pixels of the screen.
func (d *Desk) pixels(r widget.Rect) image.Rectangle {
	k := d.PanelStyle
	return image.Rect(k.Px(r.X), k.Px(r.Y), k.Px(r.X+r.W), k.Px(r.Y+r.H))
}

// lift is where the camera was before panels were opened over the map, and where it
// went for them.
type lift struct {
	square   int
	from, to [2]float64
}

// makeRoom brings the free part of the map to what is shown now. When the strip, the
// weapons, the palette or the log opens over who acts, the camera glides until it is in
// sight; when they close, it goes back, unless the player has moved it meanwhile.
func (d *Desk) makeRoom() {
	if d.Bare {
		return
	}
	room, cam := d.pixels(d.open()), &d.table.Camera
	if room == d.room {
		if room == d.rest && !d.turn.Forecast.Proposed.Planned && !d.session.Busy() && cam.Narrow() { // what they were made smaller for is gone
			cam.Clamp(d.table.Board.Size())
		}
		return
	}
	d.room = room
	w, h := d.table.Board.Size()
	x, y := cam.Rest(w, h)
	gliding := x != cam.X || y != cam.Y
	cam.Safe = room
	if room == d.rest {
		if cam.Narrow() {
			x, y = cam.Rest(w, h)
		}
		if l := d.lifted; l != nil && l.square == cam.Square && l.to == [2]float64{x, y} {
			x, y = l.from[0], l.from[1]
		}
		cam.Return(x, y, w, h)
		d.lifted = nil
		return
	}
	if gliding { // it ends where it would have
		cam.Return(x, y, w, h)
	}
	spaces := fight(d)
	if !slices.ContainsFunc(spaces, d.table.Hidden) {
		return
	}
	l := &lift{square: cam.Square, from: [2]float64{x, y}}
	if d.lifted != nil && d.lifted.square == cam.Square && d.lifted.to == l.from {
		l.from = d.lifted.from
	}
	cam.Show(spaces...)
	l.to[0], l.to[1] = cam.Rest(w, h)
	d.lifted = l
}

// open is what the panels that are open leave of the map, in units. A slip under the
// pointer takes nothing: the map does not move for a glance.
func (d *Desk) open() widget.Rect {
	room := d.Layout.Free()
	over := d.Panels.Bar.ArmsTop() // of what lies over the bar
	if d.Panels.Strip != nil {
		over = d.Panels.Strip.Box().Y
	}
	if box := d.Panels.Ask.Box(); box.H > 0 {
		over = box.Y
	}
	if over > 0 {
		room.H = min(room.H, over-2-room.Y)
	}
	for _, box := range [...]widget.Rect{d.Panels.Chooser(), aside(d)} {
		switch {
		case box.W <= 0 || box.H <= 0:
		case d.Layout.Upright: // it lies under the map
			room.H = min(room.H, box.Y-4-room.Y)
		default:
			room.W = min(room.W, box.X-4-room.X)
		}
	}
	return room
}

// aside is the log where it is opened over the map.
func aside(d *Desk) widget.Rect {
	if d.Layout.Beside {
		return widget.Rect{}
	}
	return d.Panels.Log.Box
}

// under appends the parts of the view that anything of the panels lies on, but for
// what covers all of it.
func (d *Desk) under(list []image.Rectangle) []image.Rectangle {
	for _, r := range d.Panels.All() {
		if q := r.Box; r.ID != "help.veil" && q.W > 0 && q.H > 0 {
			list = append(list, d.pixels(q))
		}
	}
	return list
}
