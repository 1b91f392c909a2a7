package camera

import (
	"image"
	"math"

	"tenaille/rules/grid"
)

// Steps are the sizes of a square on screen, in pixels of the device. They are
// even integers, so that no seam shows and half a square is whole.
var Steps = []int{24, 32, 40, 48, 64, 80, 96, 112, 128, 160, 192}

// Camera says where on the screen the map lies and how large it is.
type Camera struct {
	Square int             // pixels a square, one of Steps
	X, Y   float64         // pixel of the map's north-west corner
	View   image.Rectangle // what the board draws on
	Safe   image.Rectangle // the part of View that panels leave free
	Scale  float64         // pixels of the device per pixel of the design at scale 1

	// Flush lets the map end at the edges of the free part, without room for its
	// border, and leaves the letters and numbers along them out: on small screens
	// the squares come first.
	Flush bool

	aiming     bool
	aimX, aimY float64

	was, wide int // how large squares were before Widen, and how large it left them; 0 for never
}

// NewCamera returns a camera for a view and its free part, with the largest zoom
// at which about 26 squares fit across but at least the design's 48 pixels, and the
// map's corner in the free part.
func NewCamera(view, safe image.Rectangle, scale float64) Camera {
	c := Camera{View: view, Safe: safe, Scale: scale, Square: Steps[0]}
	for _, s := range Steps {
		if s*26 <= view.Dx() || float64(s) <= 48*scale {
			c.Square = s
		}
	}
	c.X, c.Y = float64(safe.Min.X)+c.Margin(), float64(safe.Min.Y)+c.Margin()
	return c
}

// Design is the size of a square, in pixels of the device, that a view wants for
// its pieces: 40 at 1280x720, 48 at 1920x1080, 64 at 2560x1440, as many device
// pixels more as the screen is dense. In smaller views it is smaller by as much as
// they are, down to what can still be told apart.
func Design(view image.Rectangle, density float64) int {
	large := math.Min(float64(view.Dx())/1280, float64(view.Dy())/720) / density
	if large < 1 {
		return int(math.Max(design*large, readable)*density) &^ 1
	}
	step := design
	for _, s := range Steps {
		if float64(s) <= design*(1+(large-1)*.6)+.01 {
			step = max(step, s)
		}
	}
	return int(float64(step)*density) &^ 1
}

// design is the size of a square at 1280x720, in device-independent pixels.
const design = 40

// Margin is the width of the sheet's border in pixels.
func (c *Camera) Margin() float64 { return math.Round(16 * math.Max(c.Scale, float64(c.Square)/48)) }

// border is the room that the map's border takes at its upper and left edge.
func (c *Camera) border() float64 {
	if c.Flush {
		return 0
	}
	return c.Margin() + rulerGap
}

// Resize gives the camera a new view; the square in the middle stays there.
func (c *Camera) Resize(view, safe image.Rectangle, scale float64) {
	x, y := c.Middle()
	c.View, c.Safe, c.Scale = view, safe, scale
	c.Centre(x, y)
}

// Middle returns the place on the map, in squares, at the middle of the free part.
func (c *Camera) Middle() (x, y float64) {
	m := c.Safe.Min.Add(c.Safe.Max).Div(2)
	return c.Map(m.X, m.Y)
}

// Centre puts the place (x, y), in squares, at the middle of the free part at once.
func (c *Camera) Centre(x, y float64) {
	c.aiming = false
	m := c.Safe.Min.Add(c.Safe.Max).Div(2)
	c.X = math.Round(float64(m.X) - x*float64(c.Square))
	c.Y = math.Round(float64(m.Y) - y*float64(c.Square))
}

// Aim lets the camera glide until (x, y) is in the middle; Glide moves it.
func (c *Camera) Aim(x, y float64) { c.aiming, c.aimX, c.aimY = true, x, y }

// AimInto lets the camera glide only as far as needed to bring the square-wide
// place around (x, y) inside the free part, with a margin of two squares.
func (c *Camera) AimInto(x, y float64) {
	s := float64(c.Square)
	px, py := c.X+x*s, c.Y+y*s
	mx, my := math.Min(2*s, float64(c.Safe.Dx())/3), math.Min(2*s, float64(c.Safe.Dy())/3)
	dx := clampTo(px, float64(c.Safe.Min.X)+mx, float64(c.Safe.Max.X)-mx) - px
	dy := clampTo(py, float64(c.Safe.Min.Y)+my, float64(c.Safe.Max.Y)-my) - py
	if math.Abs(dx) >= 1 || math.Abs(dy) >= 1 {
		cx, cy := c.Middle()
		c.Aim(cx-dx/s, cy-dy/s)
	}
}

// Glide moves an aimed camera one tick nearer to its aim over a map of w by h
// squares and reports whether it moved.
func (c *Camera) Glide(w, h int) bool {
	if !c.aiming {
		return false
	}
	cx, cy := c.Middle()
	dx, dy := (c.aimX-cx)*float64(c.Square), (c.aimY-cy)*float64(c.Square)
	ox, oy := c.X, c.Y
	if math.Hypot(dx, dy) < 1.5 {
		c.Centre(c.aimX, c.aimY)
	} else {
		c.X -= nearer(dx)
		c.Y -= nearer(dy)
	}
	aiming := c.aiming
	c.Clamp(w, h)
	c.aiming = aiming && (c.X != ox || c.Y != oy)
	return c.X != ox || c.Y != oy
}

// nearer is how many pixels of a way are made in one tick: at least one, none when
// there is nowhere to go.
func nearer(d float64) float64 {
	if math.Abs(d) < 1 {
		return 0
	}
	return math.Round(d*.16 + math.Copysign(.5, d))
}

// Pan moves the map by pixels and stops any gliding.
func (c *Camera) Pan(dx, dy float64) {
	c.aiming = false
	c.X += math.Round(dx)
	c.Y += math.Round(dy)
}

// Zoom goes steps up or down in Steps, keeping the place under the pixel (px, py)
// where it is, to half a square on small screens; it reports whether the size changed.
func (c *Camera) Zoom(steps, px, py int) bool {
	i := 0
	for j, s := range Steps {
		if s <= c.Square {
			i = j
		}
	}
	n := Steps[min(max(i+steps, 0), len(Steps)-1)]
	if n == c.Square {
		return false
	}
	x, y := c.Map(px, py)
	c.Square = n
	c.X = math.Round(float64(px) - x*float64(n))
	c.Y = math.Round(float64(py) - y*float64(n))
	if c.Flush {
		c.X, c.Y = c.aligned(c.X, c.Safe.Min.X), c.aligned(c.Y, c.Safe.Min.Y)
	}
	c.aiming = false
	return true
}

// aligned is the corner of the map along an axis, moved so that no square is cut by the
// edge of the free part: every row counts on a small screen.
func (c *Camera) aligned(at float64, edge int) float64 {
	n := float64(c.Square)
	return float64(edge) + math.Round((at-float64(edge))/n)*n
}

// Clamp keeps a map of w by h squares in sight: a map smaller than the free part
// is centred in it, but for its letters and numbers, a larger one may not leave a
// gap inside it beyond its border.
func (c *Camera) Clamp(w, h int) {
	m := c.border()
	c.X = clampAxis(c.X, float64(w*c.Square), float64(c.Safe.Min.X), float64(c.Safe.Max.X), m)
	c.Y = clampAxis(c.Y, float64(h*c.Square), float64(c.Safe.Min.Y), float64(c.Safe.Max.Y), m)
}

func clampAxis(at, size, lo, hi, margin float64) float64 {
	if size+margin <= hi-lo {
		return math.Max(lo+margin, math.Round((lo+hi-size)/2))
	}
	return clampTo(at, hi-margin-size, lo+margin)
}

func clampTo(v, lo, hi float64) float64 { return math.Max(lo, math.Min(hi, v)) }

// Map turns a pixel into a place on the map in squares.
func (c *Camera) Map(px, py int) (x, y float64) {
	return (float64(px) - c.X) / float64(c.Square), (float64(py) - c.Y) / float64(c.Square)
}

// CellAt returns the square under a pixel; it may lie outside of the map.
func (c *Camera) CellAt(px, py int) grid.Cell {
	x, y := c.Map(px, py)
	return grid.C(int(math.Floor(x)), int(math.Floor(y)))
}

// CellRect returns the pixels of a square.
func (c *Camera) CellRect(at grid.Cell) image.Rectangle {
	return c.SpaceRect(grid.Space{At: at, N: 1})
}

// SpaceRect returns the pixels of a space.
func (c *Camera) SpaceRect(s grid.Space) image.Rectangle {
	x, y := int(c.X)+int(s.At.X)*c.Square, int(c.Y)+int(s.At.Y)*c.Square
	n := int(s.N) * c.Square
	return image.Rect(x, y, x+n, y+n)
}

// Sheet returns the pixels of a map of w by h squares.
func (c *Camera) Sheet(w, h int) image.Rectangle {
	return c.CellRect(grid.C(0, 0)).Union(c.CellRect(grid.C(w-1, h-1)))
}
