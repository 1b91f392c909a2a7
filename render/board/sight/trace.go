package sight

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Point is a place on the map in squares.
type Point struct{ X, Y float64 }

// Trace is one of the corner lines that decide an attack: solid while clear,
// dashed behind what covers, dotted with a cross behind what stops it.
type Trace struct {
	From, To Point
	Kind     Sight
	At       *Point // where the obstacle meets it; nil when clear
	Faint    bool   // it decides nothing: another does
	// Out and In are the spaces that it leaves and enters, in which it is not drawn;
	// no width for none.
	Out, In grid.Space
}

// Cause is a kind of reason why a line is not clear.
type Cause uint8

// The causes, each with a frame of its own: solid for what covers, dashed for
// what stops, dotted for what conceals.
const (
	Covers Cause = iota
	Stops
	Conceals
	Allows
)

// Mark frames the square, edge or creature that decided, with a sign and a few
// words on it.
type Mark struct {
	On   grid.Space
	Edge *grid.Edge // instead of On: a wall between two squares
	Kind Cause
	Icon string
	Text string
	Bare bool // its sign alone, without a frame
}

// cornerInk is the colour of the lines of the chosen corner.
var cornerInk = art.RGB(0xffe9a8)

// Ink of the sign of a cause.
func (k Cause) Ink() color.NRGBA {
	switch k {
	case Stops:
		return art.RGB(0xd8d8e0)
	case Conceals:
		return brush.VeilInk
	case Allows:
		return art.Gold
	}
	return art.Mint
}

func (p Point) On(cam camera.Camera) pen.Vec {
	c := float64(cam.Square)
	return pen.V(cam.X+p.X*c, cam.Y+p.Y*c)
}

// run is where a trace begins, meets its obstacle and ends, in pixels.
func (r *Trace) run(cam camera.Camera) (a, stop, z pen.Vec) {
	a, z = r.From.On(cam), r.To.On(cam)
	a, z = brush.Outside(cam, z, a, r.Out), brush.Outside(cam, a, z, r.In)
	stop = z
	if r.At != nil && r.Kind != Clear {
		u := z.Sub(a).Unit()
		o := r.At.On(cam).Sub(a)
		stop = a.Add(u.Mul(math.Max(0, math.Min(z.Sub(a).Length(), o.Dot(u)))))
	}
	return a, stop, z
}

// drawTraces draws the lines of the chosen corner.
// Of those that something stops one is enough.
func (s *Sights) drawTraces(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	c := float64(cam.Square)
	for i := range s.Traces {
		r := &s.Traces[i]
		if s.doubles(cam, i) {
			continue
		}
		a, stop, z := r.run(cam)
		if z.Sub(a).Length() < 1 || z.Sub(a).Dot(r.To.On(cam).Sub(r.From.On(cam))) < 0 {
			continue
		}
		alpha, k := 1.0, 1.35
		if r.Faint {
			alpha, k = .85, .9
		}
		if seen := stop; seen.Sub(a).Length() >= 1 { // behind what stops it there is no line to carry
			if r.Kind != Blocked {
				seen = z
			}
			b.Ink.Polyline(a, seen).Stroke(dst, art.Ink, c*.07*k, .55)
		}
		switch r.Kind {
		case Veiled:
			b.Ink.Dash([][]pen.Vec{{a, z}}, c*.04, c*.09).Stroke(dst, brush.VeilInk, c*.045*k, alpha)
			continue
		case Clear:
			b.Ink.Polyline(a, z).Stroke(dst, cornerInk, c*.036*k, alpha)
			continue
		case Covered:
			b.Ink.Polyline(a, stop).Stroke(dst, cornerInk, c*.036*k, alpha)
			b.Ink.Dash([][]pen.Vec{{stop, z}}, c*.16, c*.10).Stroke(dst, art.Mint, c*.04*k, alpha)
		default:
			b.Ink.Polyline(a, stop).Stroke(dst, cornerInk, c*.036*k, alpha)
			b.Ink.Dash([][]pen.Vec{{stop, z}}, c*.045, c*.15).Stroke(dst, art.Ink, c*.06*k, .5*alpha).Stroke(dst, art.RGB(0xb8b8c4), c*.036*k, .85*alpha)
		}
	}
}

// doubles reports whether a line that something stops is told by another such line: one that
// decides while it does not, else one that comes further before it is stopped.
func (s *Sights) doubles(cam camera.Camera, i int) bool {
	r := &s.Traces[i]
	if r.Kind != Blocked {
		return false
	}
	far := r.comes(cam)
	for k := range s.Traces {
		q := &s.Traces[k]
		switch {
		case k == i || q.Kind != Blocked || q.Faint && !r.Faint:
		case r.Faint && !q.Faint:
			return true
		default:
			if d := q.comes(cam); d > far || d == far && k < i {
				return true
			}
		}
	}
	return false
}

// comes is how far a line comes before it meets its obstacle, in pixels.
func (r *Trace) comes(cam camera.Camera) float64 {
	a, stop, _ := r.run(cam)
	return math.Round(stop.Sub(a).Length())
}

// DrawCorner draws the chosen corner, and a cross where the line that decides meets
// its obstacle: one for each of the others would hide it.
func (s *Sights) DrawCorner(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	c := float64(cam.Square)
	for i := range s.Traces {
		r := &s.Traces[i]
		if r.Faint || r.Kind == Clear || r.Kind == Veiled || s.doubles(cam, i) {
			continue
		}
		a, stop, z := r.run(cam)
		if z.Sub(a).Length() < 1 {
			continue
		}
		k := c * .09
		b.Ink.Reset().Move(stop.X-k, stop.Y-k).Line(stop.X+k, stop.Y+k).Move(stop.X+k, stop.Y-k).Line(stop.X-k, stop.Y+k)
		b.Ink.Stroke(dst, art.Ink, c*.10, .9).Stroke(dst, art.Bone, c*.05, 1)
	}
	if s.Corner != nil {
		at := s.Corner.On(cam)
		b.Ink.Reset().Circle(at.X, at.Y, c*.125).Fill(dst, art.Ink)
		b.Ink.Reset().Circle(at.X, at.Y, c*.098).Fill(dst, cornerInk)
		b.Ink.Reset().Circle(at.X, at.Y, c*.03).Fill(dst, art.Ink)
	}
}

// DrawEdge draws the mark on the edge from a to z.
func (m *Mark) DrawEdge(b *brush.Brush, dst *ebiten.Image, a, z pen.Vec, c float64) {
	kind := m.Kind
	line := b.Ink.Polyline(a, z)
	line.Stroke(dst, art.Ink, c*.2, .85)
	if kind == Conceals {
		line = b.Ink.Dash([][]pen.Vec{{a, z}}, c*.06, c*.09)
	}
	line.Stroke(dst, kind.Ink(), c*.1, 1)
}

// DrawSpace frames a space.
func (m *Mark) DrawSpace(b *brush.Brush, dst *ebiten.Image, cam camera.Camera, on grid.Space) {
	kind := m.Kind
	c, ink := float64(cam.Square), kind.Ink()
	r := brush.Squared(cam.SpaceRect(on), .05*c)
	b.Ink.Loops(r).Stroke(dst, art.Ink, c*.115, .75)
	switch kind {
	case Conceals:
		b.Ink.Dash(r, c*.05, c*.1).Stroke(dst, ink, c*.06, 1)
	case Stops:
		b.Ink.Dash(r, c*.3, c*.12).Stroke(dst, ink, c*.05, 1)
	default:
		b.Ink.Loops(r).Stroke(dst, ink, c*.06, 1)
	}
}
