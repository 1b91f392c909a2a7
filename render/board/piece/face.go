package piece

import (
	"tenaille/render/board/camera"
	"tenaille/render/board/place"
	"tenaille/rules/grid"
)

// Face is where the head of a piece is.
func Face(cam camera.Camera, at grid.Cell, n int) place.Box {
	r := cam.SpaceRect(grid.Space{At: at, N: uint8(n)})
	w, h := float64(r.Dx()), float64(r.Dy())
	return place.Box{X0: float64(r.Min.X) + w*.2, Y0: float64(r.Min.Y) + h*.04, X1: float64(r.Max.X) - w*.2, Y1: float64(r.Min.Y) + h*.6}
}

// Foot is the lowest part of a piece, so many squares high.
func Foot(cam camera.Camera, at grid.Cell, n int, high float64) place.Box {
	r := cam.SpaceRect(grid.Space{At: at, N: uint8(n)})
	w, c := float64(r.Dx()), float64(cam.Square)
	return place.Box{X0: float64(r.Min.X) + w*.11, Y0: float64(r.Max.Y) - high*c, X1: float64(r.Max.X) - w*.11, Y1: float64(r.Max.Y)}
}
