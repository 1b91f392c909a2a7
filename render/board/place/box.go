package place

import (
	"image"

	"tenaille/render/pen"
)

// Box is the place of a label in pixels.
type Box struct{ X0, Y0, X1, Y1 float64 }

// Around is the box of a size about its middle.
func Around(at pen.Vec, w, h float64) Box { return Box{at.X - w/2, at.Y - h/2, at.X + w/2, at.Y + h/2} }

func (a Box) Meets(z Box) bool { return a.X0 < z.X1 && a.X1 > z.X0 && a.Y0 < z.Y1 && a.Y1 > z.Y0 }

func (a Box) Holds(v pen.Vec) bool { return v.X > a.X0 && v.X < a.X1 && v.Y > a.Y0 && v.Y < a.Y1 }

func (a Box) within(z Box) bool { return a.X0 >= z.X0 && a.X1 <= z.X1 && a.Y0 >= z.Y0 && a.Y1 <= z.Y1 }

func (a Box) Middle() pen.Vec { return pen.V((a.X0+a.X1)/2, (a.Y0+a.Y1)/2) }

// Boxed is a rectangle as a box.
func Boxed(r image.Rectangle) Box {
	return Box{float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)}
}
