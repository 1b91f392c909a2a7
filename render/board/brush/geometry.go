package brush

import (
	"image"
	"math"
	"strings"

	"tenaille/render/art"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Squared is a rounded square inside a rectangle of pixels.
func Squared(r image.Rectangle, inset float64) [][]pen.Vec {
	x0, y0, x1, y1 := float64(r.Min.X)+inset, float64(r.Min.Y)+inset, float64(r.Max.X)-inset, float64(r.Max.Y)-inset
	return [][]pen.Vec{rounded([]pen.Vec{pen.V(x0, y0), pen.V(x1, y0), pen.V(x1, y1), pen.V(x0, y1)}, 1, 0, math.Min(6, (x1-x0)*.1))}
}

// Middle is the centre of a space in pixels.
func Middle(cam camera.Camera, s grid.Space) pen.Vec {
	c, n := float64(cam.Square), math.Max(1, float64(s.N))
	return pen.V(cam.X+(float64(s.At.X)+n/2)*c, cam.Y+(float64(s.At.Y)+n/2)*c)
}

// Centre is the middle of a rectangle.
func Centre(r image.Rectangle) pen.Vec {
	return pen.V(float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2)
}

// Lettering is the size of letters on the board: a part of a square, or so many pixels
// at scale 1 where that is more, but at most half as much again as the part. What is
// about a square stays of a size with it, however large the panels are.
func Lettering(cam camera.Camera, part, least float64) float64 {
	c := float64(cam.Square)
	return math.Min(math.Max(c*part, least*cam.Scale), c*part*1.5)
}

// Fitted is what a plate about n squares has room for when it may be as wide as they
// are: the sign before a chance goes first, then the sign of the percent. pad and sign
// are in sizes of the letters.
func Fitted(cam camera.Camera, n int, chance string, size, pad, sign float64) (words string, signed bool) {
	room := 1.04 * float64(cam.Square*max(1, n))
	switch w := art.Width(chance, art.Bold, size) + size*pad; {
	case w+size*sign <= room:
		return chance, true
	case w <= room:
		return chance, false
	}
	return BareChance(chance), false
}

// BareChance is a chance without the sign of the percent.
func BareChance(s string) string { return strings.TrimRight(s, "% \u00a0\u202f") }

// Close is a chance without the space before the sign of the percent.
func Close(s string) string { return strings.NewReplacer("\u00a0", "", "\u202f", "").Replace(s) }

// Beside are the places of a label of w by h pixels around a space: over it, under
// it, east and west; gap pixels away, over it above pixels more.
func Beside(cam camera.Camera, on grid.Space, w, h, gap, above float64) [4]pen.Vec {
	r := cam.SpaceRect(on)
	mx, my := float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2
	return [...]pen.Vec{
		{X: mx, Y: float64(r.Min.Y) - above - h/2}, {X: mx, Y: float64(r.Max.Y) + gap + h/2},
		{X: float64(r.Max.X) + gap + w/2, Y: my}, {X: float64(r.Min.X) - gap - w/2, Y: my},
	}
}

// Rims are the ends of a straight line from one space to another where it leaves the
// base of the first and meets that of the second, in pixels, and its direction. gap
// is what stays free at both ends, in squares.
func Rims(cam camera.Camera, from, to grid.Space, gap float64) (a, z, u pen.Vec) {
	c := float64(cam.Square)
	a, z = Middle(cam, from), Middle(cam, to)
	u = z.Sub(a).Unit()
	rim := func(s grid.Space) float64 { return c * (.5*math.Max(1, float64(s.N)) + gap) }
	a, z = a.Add(u.Mul(rim(from))), z.Sub(u.Mul(rim(to)))
	if z.Sub(a).Dot(u) < 0 {
		z = a // their bases touch
	}
	return a, z, u
}

// Outside is the part of a line from a to z before it enters a space, in pixels; all
// of it for no space.
func Outside(cam camera.Camera, a, z pen.Vec, s grid.Space) pen.Vec {
	if s.N == 0 {
		return z
	}
	r, in := cam.SpaceRect(s), float64(cam.Square)*.04
	lo, hi := 0.0, 1.0
	for _, v := range [...][4]float64{
		{a.X, z.X - a.X, float64(r.Min.X) + in, float64(r.Max.X) - in}, {a.Y, z.Y - a.Y, float64(r.Min.Y) + in, float64(r.Max.Y) - in},
	} {
		if v[1] == 0 {
			if v[0] <= v[2] || v[0] >= v[3] {
				return z
			}
			continue
		}
		t, u := (v[2]-v[0])/v[1], (v[3]-v[0])/v[1]
		lo, hi = math.Max(lo, math.Min(t, u)), math.Min(hi, math.Max(t, u))
	}
	if lo >= hi {
		return z
	}
	return a.Lerp(z, lo)
}

// VeilInk is the colour of what conceals: that of the senses.
var VeilInk = art.RGB(0xc9a6ff)
