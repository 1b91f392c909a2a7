package scene

import (
	"tenaille/game/input"
	"tenaille/render/board"
)

// lens is a screen with a camera over a board.
type lens interface {
	// pan moves the map by so many pixels.
	pan(dx, dy int)
	// zoom makes it larger or smaller around a pixel.
	zoom(steps, x, y int)
	// centre shows what matters most.
	centre()
}

// cameraKeys does what the keys of the camera mean, a held one by so many pixels
// a tick, and tells whether they meant anything.
func cameraKeys(d *input.Devices, cam *board.Camera, step int, l lens) bool {
	m := cam.Safe.Min.Add(cam.Safe.Max).Div(2)
	switch {
	case d.Pressed(input.ZoomIn):
		l.zoom(1, m.X, m.Y)
	case d.Pressed(input.ZoomOut):
		l.zoom(-1, m.X, m.Y)
	case d.Held(input.PanUp):
		l.pan(0, step)
	case d.Held(input.PanDown):
		l.pan(0, -step)
	case d.Held(input.PanLeft):
		l.pan(step, 0)
	case d.Held(input.PanRight):
		l.pan(-step, 0)
	case d.Pressed(input.Center):
		l.centre()
	default:
		return false
	}
	return true
}
