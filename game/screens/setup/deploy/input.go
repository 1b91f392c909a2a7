package deploy

import (
	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/rules/grid"
)

// input turns pointer and keys into what they mean here.
func (d *Deploy) input() {
	d.keysIn()
	if d.curtain != nil {
		return
	}
	d.pointer()
}

// onPanel reports whether a place in pixels lies under a panel.
func (d *Deploy) onPanel(x, y int) bool { return d.view.Covered(x, y, d.Style.Scale()) }

func (d *Deploy) pointer() {
	p := d.Devices.Pointer()
	if d.moves.Moved(p) {
		d.point(p)
	}
	d.view.Wheel(p, d.Style.Scale())
	k := d.Style.Scale()
	if p.Pressed && !d.onPanel(p.X, p.Y) {
		d.drag = input.Press{Active: true, X: p.X, Y: p.Y}
		// A creature is held as soon as it is touched, to be drawn or clicked on.
		if i := d.at(p.X, p.Y); d.armies.Own(i) && d.armies.Hold < 0 {
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
			d.armies.Hold = -1
		case was.ID == "piece": // a click: it stays in hand
		case was.Drag:
		case d.armies.Hold >= 0 && d.mark.onMap:
			d.put(d.mark.cell)
		}
	}
	if p.RightReleased && !p.Dragging {
		if d.armies.Hold >= 0 {
			d.stepBack()
		}
	}
}

// at is the combatant in sight under a place in pixels, -1 for none.
func (d *Deploy) at(x, y int) int {
	if id, ok := d.view.Piece(x, y); ok {
		for i := range d.armies.Setup.Combatants {
			if d.armies.Setup.Combatants[i].ID == id {
				return i
			}
		}
	}
	if c, on := d.view.Board.CellAt(d.view.Camera, x, y); on {
		if i := d.armies.At(c); i >= 0 && d.armies.Shown(i) {
			return i
		}
	}
	return -1
}

// point finds the square the pointer is on.
func (d *Deploy) point(p input.Pointer) {
	m := mark{}
	if !d.onPanel(p.X, p.Y) {
		m.cell, m.onMap = d.view.Board.CellAt(d.view.Camera, p.X, p.Y)
		if d.armies.Hold < 0 {
			if i := d.at(p.X, p.Y); i >= 0 && !d.armies.Space(i).Contains(m.cell) {
				m.cell = d.armies.Space(i).At
			}
		}
	}
	if m != d.mark && (m.onMap || !d.mark.keys) {
		d.mark = m
		d.Stale()
	}
}

// Pan moves the map by so many pixels.
func (d *Deploy) Pan(dx, dy int) { d.view.Pan(dx, dy) }

// Zoom makes the map larger or smaller around a pixel.
func (d *Deploy) Zoom(steps, x, y int) { d.view.Zoom(steps, x, y) }

// keysIn does what keys and pad mean: arrows walk the squares, Tab the
// creatures, and after the key of all actions both walk the buttons.
func (d *Deploy) keysIn() {
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
		scene.CameraKeys(v, &d.view.Camera, d.Style.Px(14), d)
	}
}

// boardKeys is asked before the buttons: while keys do not walk those, they walk
// the map.
func (d *Deploy) boardKeys() bool {
	v := d.Devices
	if d.bar || d.armies.Seeking() >= 0 {
		return false
	}
	dx, dy := v.Arrows()
	switch {
	case v.Repeated(input.Next):
		d.cycle(1)
	case v.Repeated(input.Previous):
		d.cycle(-1)
	case dx != 0 || dy != 0:
		d.walk(dx, dy)
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
func (d *Deploy) walk(dx, dy int) {
	c := d.mark.cell
	if !d.mark.onMap {
		cells := d.armies.Field.Starts[d.armies.Now]
		c = cells[len(cells)/2]
	} else {
		c = grid.C(int(c.X)+dx, int(c.Y)+dy)
	}
	w, h := d.view.Board.Size()
	c = grid.C(min(max(int(c.X), 0), w-1), min(max(int(c.Y), 0), h-1))
	d.mark = mark{cell: c, onMap: true, keys: true}
	d.view.Camera.AimInto(float64(c.X)+.5, float64(c.Y)+.5)
	d.Stale()
}

// confirm takes what stands under the cursor in hand, or puts down what is.
func (d *Deploy) confirm() {
	switch {
	case !d.mark.onMap:
		d.ready()
	case d.armies.Hold >= 0:
		d.put(d.mark.cell)
	default:
		if i := d.armies.At(d.mark.cell); d.armies.Own(i) {
			d.pick(i, d.mark.cell)
			return
		}
		d.said = refusal{words: d.T("None of yours stands on %[1]s.", d.mark.cell.Name())}
		d.Stale()
	}
}
