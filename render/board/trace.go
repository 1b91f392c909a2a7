package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
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

// The causes, each with a frame of its own: solid for what covers, double for
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
var cornerInk = rgb(0xffe9a8)

// veilInk is the colour of what conceals: that of the senses.
var veilInk = rgb(0xc9a6ff)

// ink of the sign of a cause.
func (k Cause) ink() color.NRGBA {
	switch k {
	case Stops:
		return rgb(0xd8d8e0)
	case Conceals:
		return veilInk
	case Allows:
		return art.Gold
	}
	return art.Mint
}

func (p Point) on(cam Camera) pen.Vec {
	c := float64(cam.Square)
	return pen.V(cam.X+p.X*c, cam.Y+p.Y*c)
}

// run is where a trace begins, meets its obstacle and ends, in pixels.
func (r *Trace) run(cam Camera) (a, stop, z pen.Vec) {
	a, z = r.From.on(cam), r.To.on(cam)
	a, z = outside(cam, z, a, r.Out), outside(cam, a, z, r.In)
	stop = z
	if r.At != nil && r.Kind != Clear {
		u := z.Sub(a).Unit()
		o := r.At.on(cam).Sub(a)
		stop = a.Add(u.Mul(math.Max(0, math.Min(z.Sub(a).Length(), o.Dot(u)))))
	}
	return a, stop, z
}

// drawTraces draws the lines of the chosen corner.
func (b *Board) drawTraces(dst *ebiten.Image, cam Camera, s *Signs) {
	c := float64(cam.Square)
	for i := range s.Traces {
		r := &s.Traces[i]
		a, stop, z := r.run(cam)
		if z.Sub(a).Length() < 1 || z.Sub(a).Dot(r.To.on(cam).Sub(r.From.on(cam))) < 0 {
			continue
		}
		alpha, k := 1.0, 1.35
		if r.Faint {
			alpha, k = .85, .9
		}
		b.ink.Polyline(a, z).Stroke(dst, art.Ink, c*.07*k, .55)
		switch r.Kind {
		case Veiled:
			b.ink.Dash([][]pen.Vec{{a, z}}, c*.04, c*.09).Stroke(dst, veilInk, c*.045*k, alpha)
			continue
		case Clear:
			b.ink.Polyline(a, z).Stroke(dst, cornerInk, c*.036*k, alpha)
			continue
		case Covered:
			b.ink.Polyline(a, stop).Stroke(dst, cornerInk, c*.036*k, alpha)
			b.ink.Dash([][]pen.Vec{{stop, z}}, c*.16, c*.10).Stroke(dst, art.Mint, c*.04*k, alpha)
		default:
			b.ink.Polyline(a, stop).Stroke(dst, cornerInk, c*.036*k, alpha)
			b.ink.Dash([][]pen.Vec{{stop, z}}, c*.045, c*.12).Stroke(dst, rgb(0xb8b8c4), c*.036*k, alpha)
		}
	}
}

// drawCorner draws the chosen corner, and a cross where the line that decides meets
// its obstacle: one for each of the others would hide it.
func (b *Board) drawCorner(dst *ebiten.Image, cam Camera, s *Signs) {
	c := float64(cam.Square)
	for i := range s.Traces {
		r := &s.Traces[i]
		if r.Faint || r.Kind == Clear || r.Kind == Veiled {
			continue
		}
		a, stop, z := r.run(cam)
		if z.Sub(a).Length() < 1 {
			continue
		}
		k := c * .09
		b.ink.Reset().Move(stop.X-k, stop.Y-k).Line(stop.X+k, stop.Y+k).Move(stop.X+k, stop.Y-k).Line(stop.X-k, stop.Y+k)
		b.ink.Stroke(dst, art.Ink, c*.10, .9).Stroke(dst, art.Bone, c*.05, 1)
	}
	if s.Corner != nil {
		at := s.Corner.on(cam)
		b.ink.Reset().Circle(at.X, at.Y, c*.125).Fill(dst, art.Ink)
		b.ink.Reset().Circle(at.X, at.Y, c*.098).Fill(dst, cornerInk)
		b.ink.Reset().Circle(at.X, at.Y, c*.03).Fill(dst, art.Ink)
	}
}

// drawMark frames what decided; its words are drawn by themselves, on a place that no
// other label has. A creature of several squares is framed as a whole.
func (b *Board) drawMark(dst *ebiten.Image, cam Camera, p *Picture, m *Mark, words bool) {
	on := m.On
	for i := range p.Pieces {
		if q := (grid.Space{At: p.Pieces[i].At, N: uint8(p.Pieces[i].n())}); m.Edge == nil && q.N > on.N && p.Pieces[i].Pose != Dead && q.Overlaps(on) {
			on = q
		}
	}
	c := float64(cam.Square)
	ink := m.Kind.ink()
	at := middle(cam, on)
	if m.Kind == Allows && !words {
		// In the corner that neither labels nor badges use.
		r := cam.SpaceRect(on)
		b.seal(dst, pen.V(float64(r.Min.X)+c*.14, float64(r.Min.Y)+c*.14), c, m.Icon, ink)
		return
	}
	if m.Edge != nil {
		p, q := m.Edge.Ends()
		a, z := Point{float64(p.X), float64(p.Y)}.on(cam), Point{float64(q.X), float64(q.Y)}.on(cam)
		at = a.Lerp(z, .5)
		if !words && !m.Bare {
			b.markEdge(dst, a, z, c, m.Kind)
		}
		if m.Edge.Vertical {
			at.Y -= c * .26 // clear of the line through its middle
		}
	} else {
		// Jaws mark the target themselves, and the label tells what conceals it.
		if !words && !m.Bare && !(m.Kind == Conceals && p.Signs.flanked(on)) {
			b.markSpace(dst, cam, on, m.Kind)
		}
		// On the rim: who stands there keeps the face.
		at.Y = float64(cam.SpaceRect(on).Min.Y) - c*.06
		if p.Signs.labelled(on) {
			at.Y = float64(cam.SpaceRect(on).Max.Y) + c*.06
		}
	}
	switch {
	case words:
		size := lettering(cam, .25, 12)
		h := size * 1.45
		put, _, ok := b.settle(cam, at, art.Width(m.Text, art.Bold, size)+size*1.85, h, []pen.Vec{
			at, at.Sub(pen.V(0, h*.6)), at.Add(pen.V(0, h*.9)), at.Add(pen.V(c*.9, 0)), at.Sub(pen.V(c*.9, 0)),
		})
		if ok {
			b.plate(dst, put, cam, m.Icon, m.Text, ink)
		}
	case m.Text == "" && m.Kind == Conceals && p.Signs.veiled(on):
		// The label over it has sign and chance; the frame is enough.
	case m.Text == "":
		b.seal(dst, at, c, m.Icon, ink)
	}
}

// markEdge draws a mark on the edge from a to z.
func (b *Board) markEdge(dst *ebiten.Image, a, z pen.Vec, c float64, kind Cause) {
	line := b.ink.Polyline(a, z)
	line.Stroke(dst, art.Ink, c*.2, .85)
	if kind == Conceals {
		line = b.ink.Dash([][]pen.Vec{{a, z}}, c*.06, c*.09)
	}
	line.Stroke(dst, kind.ink(), c*.1, 1)
}

// markSpace frames a space.
func (b *Board) markSpace(dst *ebiten.Image, cam Camera, on grid.Space, kind Cause) {
	c, ink := float64(cam.Square), kind.ink()
	r := squared(cam.SpaceRect(on), .05*c)
	b.ink.Loops(r).Stroke(dst, art.Ink, c*.115, .75)
	switch kind {
	case Conceals:
		b.ink.Dash(r, c*.05, c*.1).Stroke(dst, ink, c*.06, 1)
	case Stops:
		b.ink.Loops(r).Stroke(dst, ink, c*.04, 1)
		b.ink.Loops(squared(cam.SpaceRect(on), .13*c)).Stroke(dst, art.Ink, c*.07, .6).Stroke(dst, ink, c*.03, 1)
	default:
		b.ink.Loops(r).Stroke(dst, ink, c*.06, 1)
	}
}

// seal is an icon on a dark disc.
func (b *Board) seal(dst *ebiten.Image, at pen.Vec, c float64, icon string, ink color.NRGBA) {
	b.ink.Reset().Circle(at.X, at.Y, c*.185).Fill(dst, art.Panel).Stroke(dst, art.Ink, c*.05, 1).Stroke(dst, ink, c*.031, 1)
	if icon == "" {
		k := c * .08
		b.ink.Reset().Move(at.X-k, at.Y-k).Line(at.X+k, at.Y+k).Move(at.X+k, at.Y-k).Line(at.X-k, at.Y+k).Stroke(dst, ink, c*.05, 1)
		return
	}
	b.icon(dst, icon, at.X, at.Y, c*.27, ink, ink)
}

// plate is an icon and a few words on a dark plate, centred.
func (b *Board) plate(dst *ebiten.Image, at pen.Vec, cam Camera, icon, words string, ink color.NRGBA) {
	c, size := float64(cam.Square), lettering(cam, .25, 12)
	w := art.Width(words, art.Bold, size)
	sign := size * 1.25
	if icon == "" {
		sign = 0
	}
	all, h := w+sign+size*.6, size*1.45
	x := at.X - all/2
	b.ink.Box(x, at.Y-h/2, all, h, h*.3).Stroke(dst, art.Ink, c*.06, 1).Fade(dst, art.Panel, .96)
	b.ink.Stroke(dst, ink, math.Max(1, c*.024), 1)
	if icon != "" {
		b.icon(dst, icon, x+size*.85, at.Y, size*1.15, ink, ink)
	}
	b.write(dst, words, art.Bold, size, x+size*.3+sign, at.Y+size*.36, art.Bone, art.Left)
}
