package setup

import (
	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/rules/grid"
)

// input turns pointer and keys into what they mean here.
func (d *deploy) input() {
	d.keysIn()
	if d.curtain != nil {
		return
	}
	d.pointer()
}

// onPanel reports whether a place in pixels lies under a panel.
func (d *deploy) onPanel(x, y int) bool {
	k := d.Style.Scale()
	return !d.free.Has(float64(x)/k, float64(y)/k)
}

func (d *deploy) pointer() {
	p := d.Devices.Pointer()
	if d.resting {
		d.resting, d.lastX, d.lastY = false, p.X, p.Y
	}
	if p.X != d.lastX || p.Y != d.lastY || p.Pressed || p.Released {
		d.lastX, d.lastY = p.X, p.Y
		d.point(p)
	}
	d.wheel(p)
	k := d.Style.Scale()
	if p.Pressed && !d.onPanel(p.X, p.Y) {
		d.drag = input.Press{Active: true, X: p.X, Y: p.Y}
		// A creature is held as soon as it is touched, to be drawn or clicked on.
		if i := d.at(p.X, p.Y); d.own(i) && d.hold < 0 {
			d.pick(i, d.mark.cell)
			d.drag.ID = "piece"
		}
	}
	if p.Dragging && !d.drag.Active && !d.onPanel(p.X, p.Y) {
		d.Pan(p.DragX, p.DragY)
	}
	if d.drag.Active && p.Down {
		d.drag.Drag = d.drag.Drag || d.drag.Far(p, k)
		if d.drag.Drag && d.drag.ID == "" {
			d.Pan(p.DragX, p.DragY)
		}
	}
	if p.Released && d.drag.Active {
		was := d.drag
		d.drag = input.Press{}
		switch {
		case d.onPanel(p.X, p.Y):
		case was.ID == "piece" && was.Drag: // drawn from one square to another
			d.put(d.mark.cell)
			d.hold = -1
		case was.ID == "piece": // a click: it stays in hand
		case was.Drag:
		case d.hold >= 0 && d.mark.onMap:
			d.put(d.mark.cell)
		}
	}
	if p.RightReleased && !p.Dragging {
		if d.hold >= 0 {
			d.stepBack()
		}
	}
}

// at is the combatant in sight under a place in pixels, -1 for none.
func (d *deploy) at(x, y int) int {
	d.picker.Place(d.camera, d.picture.Pieces)
	if id, ok := d.picker.At(x, y); ok {
		for i := range d.d.Setup.Combatants {
			if d.d.Setup.Combatants[i].ID == id {
				return i
			}
		}
	}
	if c, on := d.board.CellAt(d.camera, x, y); on {
		if i := d.d.At(c); i >= 0 && d.shown(i) {
			return i
		}
	}
	return -1
}

// point finds the square the pointer is on.
func (d *deploy) point(p input.Pointer) {
	m := mark{}
	if !d.onPanel(p.X, p.Y) {
		m.cell, m.onMap = d.board.CellAt(d.camera, p.X, p.Y)
		if d.hold < 0 {
			if i := d.at(p.X, p.Y); i >= 0 && !d.d.Space(i).Contains(m.cell) {
				m.cell = d.d.Space(i).At
			}
		}
	}
	if m != d.mark && (m.onMap || !d.mark.keys) {
		d.mark = m
		d.Stale()
	}
}

func (d *deploy) Pan(dx, dy int) {
	if dx == 0 && dy == 0 {
		return
	}
	w, h := d.board.Size()
	d.camera.Pan(float64(dx), float64(dy))
	d.camera.Clamp(w, h)
}

func (d *deploy) Zoom(steps, x, y int) {
	if steps != 0 && d.camera.Zoom(steps, x, y) {
		w, h := d.board.Size()
		d.camera.Clamp(w, h)
		d.zoomed = true
	}
}

func (d *deploy) wheel(p input.Pointer) {
	if !d.onPanel(p.X, p.Y) {
		d.Zoom(d.pinch.Steps(p), p.X, p.Y)
	}
}

// keysIn does what keys and pad mean: arrows walk the squares, Tab the
// creatures, and after the key of all actions both walk the buttons.
func (d *deploy) keysIn() {
	v := d.Devices
	switch {
	case v.Pressed(input.ActMore):
		d.bar = !d.bar
		if d.bar {
			d.Page.Focus("deploy.ready")
		}
		d.Stale()
	case v.Pressed(input.Undo):
		d.undo()
	case v.Pressed(input.ActAttack):
		d.auto()
	case v.Pressed(input.ActHands):
		d.reset()
	case v.Pressed(input.OpenRule):
		d.openRule()
	default:
		scene.CameraKeys(v, &d.camera, d.Style.Px(14), d)
	}
}

// boardKeys is asked before the buttons: while keys do not walk those, they walk
// the map.
func (d *deploy) boardKeys() bool {
	v := d.Devices
	if d.bar {
		return false
	}
	switch {
	case v.Repeated(input.Next):
		d.cycle(1)
	case v.Repeated(input.Previous):
		d.cycle(-1)
	case v.Repeated(input.Up):
		d.walk(0, -1)
	case v.Repeated(input.Down):
		d.walk(0, 1)
	case v.Repeated(input.Left):
		d.walk(-1, 0)
	case v.Repeated(input.Right):
		d.walk(1, 0)
	case v.Pressed(input.EndTurn):
		d.ready()
	case v.Pressed(input.Confirm):
		d.confirm()
	default:
		return false
	}
	return true
}

// walk moves the cursor by a square.
func (d *deploy) walk(dx, dy int) {
	c := d.mark.cell
	if !d.mark.onMap {
		cells := d.field.Starts[d.side]
		c = cells[len(cells)/2]
	} else {
		c = grid.C(int(c.X)+dx, int(c.Y)+dy)
	}
	w, h := d.board.Size()
	c = grid.C(min(max(int(c.X), 0), w-1), min(max(int(c.Y), 0), h-1))
	d.mark = mark{cell: c, onMap: true, keys: true}
	d.camera.AimInto(float64(c.X)+.5, float64(c.Y)+.5)
	d.Stale()
}

// confirm takes what stands under the cursor in hand, or puts down what is.
func (d *deploy) confirm() {
	switch {
	case !d.mark.onMap:
		d.ready()
	case d.hold >= 0:
		d.put(d.mark.cell)
	default:
		if i := d.d.At(d.mark.cell); d.own(i) {
			d.pick(i, d.mark.cell)
			return
		}
		d.said = refusal{words: d.T("Nobody of yours stands on %[1]s.", d.mark.cell.Name())}
		d.Stale()
	}
}
