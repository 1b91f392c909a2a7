package editor

import (
	"tenaille/game/easel"
	"tenaille/game/files"
	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/being"
	"tenaille/game/screens/editor/file"
	"tenaille/game/screens/editor/quests"
	"tenaille/rules/grid"
)

// input turns pointer and keys into what they mean here.
func (e *Editor) input() {
	e.keysIn()
	e.pointer()
}

// onPanel reports whether a place in pixels lies under a panel.
func (e *Editor) onPanel(x, y int) bool { return e.view.Covered(x, y, e.Style.Scale()) }

// spot is the place on the map under a pixel.
func (e *Editor) spot(x, y int) easel.Spot {
	mx, my := e.view.Camera.Map(x, y)
	return easel.Spot{X: mx, Y: my}
}

func (e *Editor) pointer() {
	p := e.Devices.Pointer()
	if e.moves.Moved(p) {
		e.point(p)
	}
	e.view.Wheel(p, e.Style.Scale())
	switch at := e.spot(p.X, p.Y); {
	case p.Gesture && e.press: // a finger that has become two moves the map
		e.press = false
		e.easel.Drop()
		e.painted()
	case p.Pressed && !e.onPanel(p.X, p.Y):
		e.press, e.bar = true, false
		e.told, e.fault = note{}, -1
		e.easel.Press(at)
		e.painted()
	case p.Released && e.press:
		e.press = false
		release(e, at)
	case e.press && p.Down:
		e.easel.Move(at)
		e.painted()
	case p.Dragging && (!p.Down || p.Gesture) && !e.onPanel(p.X, p.Y):
		e.Pan(p.DragX, p.DragY)
	case p.RightReleased && !p.Dragging && !e.onPanel(p.X, p.Y):
		e.easel.Rub(at)
		e.painted()
	}
}

// point finds what the pointer is on.
func (e *Editor) point(p input.Pointer) {
	m := easel.Mark{At: e.mark.At}
	if !e.onPanel(p.X, p.Y) {
		_, m.OnMap = e.view.Board.CellAt(e.view.Camera, p.X, p.Y)
		m.At = e.spot(p.X, p.Y)
	}
	if m != e.mark && (m.OnMap || !e.mark.Keys) {
		e.mark = m
		e.Stale()
	}
}

// Pan moves the map by so many pixels.
func (e *Editor) Pan(dx, dy int) { e.view.Pan(dx, dy) }

// Zoom makes the map larger or smaller around a pixel.
func (e *Editor) Zoom(steps, x, y int) { e.view.Zoom(steps, x, y) }

// Centre shows all of the map again.
func (e *Editor) Centre() {
	e.view.Zoomed, e.view.Framed = false, false
	e.Stale()
}

// keysIn does what keys and pad mean wherever the focus is.
func (e *Editor) keysIn() {
	v := e.Devices
	if e.Page.Editing() {
		return
	}
	switch {
	case v.Pressed(input.ActMore), v.Pressed(input.Panels):
		e.bar = !e.bar
		if e.bar {
			e.Page.Focus(brushID(e.easel.Brush))
		}
		e.Stale()
	case v.Pressed(input.Undo):
		e.undo()
	case v.Pressed(input.Take):
		e.redo()
	case v.Pressed(input.Menu):
		e.openFile()
	case v.Pressed(input.Save):
		e.openFile().Save()
	default:
		scene.CameraKeys(v, &e.view.Camera, e.Style.Px(14), e)
	}
}

// mapKeys is asked before the buttons: while keys do not walk those, they walk the map.
func (e *Editor) mapKeys() bool {
	v := e.Devices
	if e.bar {
		return e.leadBrushes()
	}
	e.Page.Hand.Ring = false // Enter means the map
	if !v.Held(input.Confirm) {
		e.letGo()
	}
	dx, dy := v.Arrows()
	switch {
	case v.Repeated(input.Next):
		e.cycle(1)
	case v.Repeated(input.Previous):
		e.cycle(-1)
	case dx != 0 || dy != 0:
		e.walk(dx, dy)
	case v.Pressed(input.Confirm):
		e.confirm()
	case v.Pressed(input.EndTurn):
		e.play()
	case v.Pressed(input.OpenRule):
		e.pick()
	case v.Pressed(input.ActHands):
		e.rub()
	default:
		return v.Held(input.Confirm)
	}
	return true
}

// confirm paints where the keys point, and begins there what they paint on the way.
func (e *Editor) confirm() {
	if !e.mark.OnMap || !e.mark.Keys {
		e.walk(0, 0)
		return
	}
	e.told, e.fault = note{}, -1
	if e.easel.Spans() { // the other corner of a rectangle
		e.easel.Release(e.mark.At)
		e.painted()
		return
	}
	e.easel.Press(e.mark.At)
	e.painted()
}

// letGo ends what was painted on the way of the keys, once theirs is let go of. A rectangle
// waits for its other corner.
func (e *Editor) letGo() {
	if e.easel.Painting() && !e.press && !e.easel.Spans() {
		release(e, e.mark.At)
	}
}

// release ends a stroke. One that asks opens the sheet of whom it has touched.
func release(e *Editor, at easel.Spot) {
	_, moved := e.easel.Carried()
	e.easel.Release(at)
	e.painted()
	if e.easel.Brush.Ask && !moved {
		ask(e, at)
	}
}

// ask opens the sheet of whoever stands there.
func ask(e *Editor, at easel.Spot) {
	id, ok := e.easel.Meet(at.Square())
	if !ok {
		e.tell(e.T("Nobody stands here."), false)
		return
	}
	e.Stack.Push(being.New(e.Context, e.easel, id, func() { redrawn(e) }))
}

// redrawn shows what a sheet has changed.
func redrawn(e *Editor) {
	e.easel.Look()
	e.seen()
}

// rub takes away what the keys point at.
func (e *Editor) rub() {
	if e.mark.OnMap {
		e.easel.Rub(e.mark.At)
		e.painted()
	}
}

// pick takes what is there as a brush.
func (e *Editor) pick() {
	if e.mark.OnMap && e.easel.Take(e.mark.At) {
		e.side = max(e.easel.Brush.Side, 1)
		e.Stale()
	}
}

// walk moves the place the keys point at by a step.
func (e *Editor) walk(dx, dy int) {
	w, h := e.view.Board.Size()
	if !e.mark.OnMap {
		mx, my := e.view.Camera.Middle()
		e.mark.At, dx, dy = easel.On(int(mx), int(my)), 0, 0
	}
	e.mark = e.mark.Walk(dx, dy, e.easel.Brush.Tool == easel.Walls, w, h)
	at := e.mark.At
	e.view.Camera.AimInto(at.X, at.Y)
	if e.easel.Painting() {
		e.easel.Move(at)
		e.painted()
	}
	e.Stale()
}

// cycle takes the next brush of the tool in hand, or the one before.
func (e *Editor) cycle(step int) {
	list := e.easel.Palette(e.easel.Brush.Tool, e.side)
	for i, b := range list {
		if b.ID == e.easel.Brush.ID {
			e.choose(list[(i+step+len(list))%len(list)])
			return
		}
	}
}

// square is the square that is pointed at.
func (e *Editor) square() grid.Cell { return grid.C(e.mark.Square(e.view.Board.Size())) }

// Give opens the sheet of the map with a file that the player gave.
func (e *Editor) Give(g files.Given) {
	f := file.New(e.Context, e.easel, e.take, e.sized, e.Layout)
	f.Layout()
	f.Give(g)
	e.Stack.Push(f)
}

// sized shows a map that has another size.
func (e *Editor) sized() {
	e.easel.Look()
	e.view.Framed, e.view.Zoomed = false, false
	e.seen()
}

// openGoals opens the sheet of goals and events.
func (e *Editor) openGoals() {
	e.easel.Drop()
	e.Stack.Push(quests.New(e.Context, e.easel, func() { redrawn(e) }))
}

// openFile opens the sheet of the map.
func (e *Editor) openFile() *file.File {
	e.easel.Drop()
	f := file.New(e.Context, e.easel, e.take, e.sized, e.Layout)
	e.Stack.Push(f)
	return f
}
