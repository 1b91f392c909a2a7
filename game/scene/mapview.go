package scene

import (
	"image"
	"iter"

	"tenaille/game/input"
	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// MapView is a map on a screen, between its panels, with a camera over it.
type MapView struct {
	Board   *board.Board
	Camera  camera.Camera
	Picture board.Picture
	// Free is what the panels leave to the map, in units.
	Free widget.Rect
	// Framed tells that the camera shows what the screen is to show at first, Zoomed
	// that the player has chosen the size of the squares.
	Framed, Zoomed bool

	picker *piece.Picker
	pinch  input.Pinch
	idle   int // ticks since anything was done
}

// NewMapView is a view of no map yet.
func NewMapView(g *art.Gallery) MapView {
	return MapView{Board: board.New(g), picker: piece.NewPicker()}
}

// Fit brings the camera to a picture and to the part of it that is free, where a unit
// has so many pixels, and tells whether any of that is new.
func (v *MapView) Fit(picture, free image.Rectangle, unit float64) (other bool) {
	other = v.Camera.View != picture || v.Camera.Scale != unit
	if v.Camera.View.Empty() {
		v.Camera = camera.NewCamera(picture, free, unit)
	} else {
		v.Camera.Resize(picture, free, unit)
	}
	return other
}

// Covered reports whether a place in pixels lies under a panel.
func (v *MapView) Covered(x, y int, unit float64) bool {
	return !v.Free.Has(float64(x)/unit, float64(y)/unit)
}

// InSight goes through the squares that are in sight whole with their middle under no
// panel, and where in the picture each lies.
func (v *MapView) InSight(unit float64) iter.Seq2[grid.Cell, image.Rectangle] {
	return func(yield func(grid.Cell, image.Rectangle) bool) {
		w, h := v.Board.Size()
		for i := range w * h {
			c := grid.C(i%w, i/w)
			r := v.Camera.CellRect(c)
			if m := r.Min.Add(r.Max).Div(2); !r.In(v.Camera.View) || v.Covered(m.X, m.Y, unit) {
				continue
			}
			if !yield(c, r) {
				return
			}
		}
	}
}

// Piece is the id of the piece under a place in pixels.
func (v *MapView) Piece(x, y int) (id int, ok bool) {
	v.picker.Place(v.Camera, v.Picture.Pieces)
	return v.picker.At(x, y)
}

// Pan moves the map by so many pixels.
func (v *MapView) Pan(dx, dy int) {
	if dx == 0 && dy == 0 {
		return
	}
	v.Camera.Pan(float64(dx), float64(dy))
	v.Clamp()
}

// Zoom makes the map larger or smaller around a pixel.
func (v *MapView) Zoom(steps, x, y int) {
	if steps != 0 && v.Camera.Zoom(steps, x, y) {
		v.Clamp()
		v.Zoomed = true
	}
}

// Wheel zooms by wheel and fingers, unless they are on a panel.
func (v *MapView) Wheel(p input.Pointer, unit float64) {
	if !v.Covered(p.X, p.Y, unit) {
		v.Zoom(v.pinch.Steps(p), p.X, p.Y)
	}
}

// Clamp keeps the camera over the map.
func (v *MapView) Clamp() { v.Camera.Clamp(v.Board.Size()) }

// Rest counts a tick in which something was done or not.
func (v *MapView) Rest(done bool) {
	if done {
		v.idle = 0
	} else {
		v.idle++
	}
}

// Flicker lets the flames of the map go on, for twenty seconds of rest at most, and
// tells whether its picture changed.
func (v *MapView) Flicker() bool {
	if v.idle >= 20*60 || v.idle%10 != 9 {
		return false
	}
	before := v.Board.Beat(&v.Picture)
	v.Picture.Tick += 10
	return v.Board.Beat(&v.Picture) != before
}
