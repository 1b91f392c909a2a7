package editor

import (
	"tenaille/game/easel"
	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/levels/tmx"
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
	case p.Gesture && e.hand.press: // a finger that has become two moves the map
		e.hand.press = false
		e.easel.Drop()
		e.painted()
	case p.Pressed && !e.onPanel(p.X, p.Y):
		e.hand.press, e.hand.bar = true, false
		e.told, e.fault = note{}, -1
		e.easel.Press(at)
		e.painted()
	case p.Released && e.hand.press:
		e.hand.press = false
		e.easel.Release(at)
		e.painted()
	case e.hand.press && p.Down:
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
	h := e.hand
	h.onMap, h.keys = false, false
	if !e.onPanel(p.X, p.Y) {
		_, h.onMap = e.view.Board.CellAt(e.view.Camera, p.X, p.Y)
		h.at = e.spot(p.X, p.Y)
	}
	if h != e.hand && (h.onMap || !e.hand.keys) {
		e.hand = h
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
		e.hand.bar = !e.hand.bar
		if e.hand.bar {
			e.Page.Focus(e.brushID(e.easel.Brush))
		}
		e.Stale()
	case v.Pressed(input.Undo):
		e.undo()
	case v.Pressed(input.Take):
		e.redo()
	case v.Pressed(input.Menu):
		e.openFile()
	default:
		scene.CameraKeys(v, &e.view.Camera, e.Style.Px(14), e)
	}
}

// mapKeys is asked before the buttons: while keys do not walk those, they walk the map.
func (e *Editor) mapKeys() bool {
	v := e.Devices
	if e.hand.bar {
		return e.leadBrushes()
	}
	if !v.Held(input.Confirm) {
		e.letGo()
	}
	switch {
	case v.Repeated(input.Next):
		e.cycle(1)
	case v.Repeated(input.Previous):
		e.cycle(-1)
	case v.Repeated(input.Up):
		e.walk(0, -1)
	case v.Repeated(input.Down):
		e.walk(0, 1)
	case v.Repeated(input.Left):
		e.walk(-1, 0)
	case v.Repeated(input.Right):
		e.walk(1, 0)
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
	if !e.hand.onMap || !e.hand.keys {
		e.walk(0, 0)
		return
	}
	e.told, e.fault = note{}, -1
	if e.easel.Spans() { // the other corner of a rectangle
		e.easel.Release(e.hand.at)
		e.painted()
		return
	}
	e.easel.Press(e.hand.at)
	e.painted()
}

// letGo ends what was painted on the way of the keys, once theirs is let go of. A rectangle
// waits for its other corner.
func (e *Editor) letGo() {
	if e.easel.Painting() && !e.hand.press && !e.easel.Spans() {
		e.easel.Release(e.hand.at)
		e.painted()
	}
}

// rub takes away what the keys point at.
func (e *Editor) rub() {
	if e.hand.onMap {
		e.easel.Rub(e.hand.at)
		e.painted()
	}
}

// pick takes what is there as a brush.
func (e *Editor) pick() {
	if e.hand.onMap && e.easel.Take(e.hand.at) {
		e.side = max(e.easel.Brush.Side, 1)
		e.Stale()
	}
}

// walk moves the place the keys point at by a square; walls lie between squares, and there
// the way leads over the edges.
func (e *Editor) walk(dx, dy int) {
	w, h := e.view.Board.Size()
	at := e.hand.at
	switch x, y := at.Square(); {
	case !e.hand.onMap:
		mx, my := e.view.Camera.Middle()
		at = easel.On(min(max(int(mx), 0), w-1), min(max(int(my), 0), h-1))
	case e.easel.Brush.Tool == easel.Walls && (dx != 0 || dy != 0):
		at = stepped(e.hand.at, e.hand.keys, dx, dy)
	default:
		at = easel.On(x+dx, y+dy)
	}
	at.X, at.Y = min(max(at.X, 0), float64(w)), min(max(at.Y, 0), float64(h))
	if e.easel.Brush.Tool != easel.Walls {
		at.X, at.Y = min(max(at.X, .5), float64(w)-.5), min(max(at.Y, .5), float64(h)-.5)
	}
	e.hand.at, e.hand.onMap, e.hand.keys = at, true, true
	e.view.Camera.AimInto(at.X, at.Y)
	if e.easel.Painting() {
		e.easel.Move(at)
		e.painted()
	}
	e.Stale()
}

// stepped is the next place of the keys among edges: from a square to its edge, from there
// to the next square, and along an edge to the next one.
func stepped(at easel.Spot, keys bool, dx, dy int) easel.Spot {
	x, y := at.Square()
	edge, on := onEdge(at)
	switch {
	case !keys || !on:
		mid := easel.On(x, y)
		return easel.Spot{X: mid.X + float64(dx)/2, Y: mid.Y + float64(dy)/2}
	case edge.Vertical && dx != 0, !edge.Vertical && dy != 0:
		return easel.Spot{X: at.X + float64(dx)/2, Y: at.Y + float64(dy)/2}
	}
	return easel.Spot{X: at.X + float64(dx), Y: at.Y + float64(dy)}
}

// onEdge is the edge in the middle of which a spot lies; ok is false where it lies elsewhere.
func onEdge(at easel.Spot) (e tmx.Edge, ok bool) {
	e = at.Edge()
	return e, easel.Along(e) == at
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
func (e *Editor) square() grid.Cell {
	x, y := e.hand.at.Square()
	w, h := e.view.Board.Size()
	return grid.C(min(max(x, 0), w-1), min(max(y, 0), h-1))
}
