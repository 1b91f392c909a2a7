package scene

import (
	"tenaille/game/input"
	"tenaille/render/board/camera"
)

// Lens is a screen with a camera over a board.
type Lens interface {
	// Pan moves the map by so many pixels.
	Pan(dx, dy int)
	// Zoom makes it larger or smaller around a pixel.
	Zoom(steps, x, y int)
	// Centre shows what matters most.
	Centre()
}

// CameraKeys does what the keys of the camera mean, a held one by so many pixels
// a tick, and tells whether they meant anything.
func CameraKeys(d *input.Devices, cam *camera.Camera, step int, l Lens) bool {
	m := cam.Safe.Min.Add(cam.Safe.Max).Div(2)
	switch {
	case d.Pressed(input.ZoomIn):
		l.Zoom(1, m.X, m.Y)
	case d.Pressed(input.ZoomOut):
		l.Zoom(-1, m.X, m.Y)
	case d.Held(input.PanUp):
		l.Pan(0, step)
	case d.Held(input.PanDown):
		l.Pan(0, -step)
	case d.Held(input.PanLeft):
		l.Pan(step, 0)
	case d.Held(input.PanRight):
		l.Pan(-step, 0)
	case d.Pressed(input.Center):
		l.Centre()
	default:
		return false
	}
	return true
}
