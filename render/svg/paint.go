package svg

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"sync"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Colors says which colour each class takes; a class that is absent keeps the
// colour of the source.
type Colors map[Class]color.NRGBA

func rotation(degrees float64) matrix {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return matrix{a: c, b: s, c: -s, d: c}
}

// Paint draws the shapes of one group ("" = all) of d over dst so that the view
// box fills the rectangle from (x, y) with a width of w pixels; heights keep the
// proportion. Parts outside dst are cut off.
func (d *Drawing) Paint(dst *image.RGBA, x, y, w float64, group string, colors Colors) {
	k := w / d.W
	p := painters.Get().(*painter)
	defer painters.Put(p)
	p.dst, p.m, p.k = dst, matrix{a: k, d: k, e: x - d.X*k, f: y - d.Y*k}, k
	for i := range d.shapes {
		s := &d.shapes[i]
		if group == "" || s.group == group {
			p.shape(s, colors)
		}
	}
}

// Has reports whether d has a shape in that group.
func (d *Drawing) Has(group string) bool {
	for i := range d.shapes {
		if d.shapes[i].group == group {
			return true
		}
	}
	return false
}

type painter struct {
	dst    *image.RGBA
	m      matrix
	k      float64
	pts    []fixed.Point26_6 // all edges, run after run
	starts []int             // where each run begins in pts
	r      vector.Rasterizer
	fill   rasterx.Filler
	stroke *rasterx.Stroker
}

// painters keeps painters with their buffers for the next drawing.
var painters = sync.Pool{New: func() any {
	p := &painter{}
	p.fill.Scanner = &collector{p: p}
	p.stroke = rasterx.NewStroker(1, 1, &collector{p: p})
	return p
}}

func (p *painter) shape(s *shape, colors Colors) {
	if s.fill.set {
		p.outline(&p.fill, s.segs)
		p.flush(s, s.fill, colors)
	}
	if s.stroke.set && s.width > 0 {
		p.stroke.SetStroke(fixed.Int26_6(s.width*p.k*64+.5), 4<<6, caps[s.cap], nil, gaps[s.join], joins[s.join])
		p.outline(p.stroke, s.segs)
		p.flush(s, s.stroke, colors)
	}
}

var (
	caps  = [...]rasterx.CapFunc{rasterx.ButtCap, rasterx.RoundCap, rasterx.SquareCap}
	gaps  = [...]rasterx.GapFunc{rasterx.FlatGap, rasterx.RoundGap, rasterx.FlatGap}
	joins = [...]rasterx.JoinMode{rasterx.Miter, rasterx.Round, rasterx.Bevel}
)

// outline feeds the segments, in pixels, to a filler or a stroker.
func (p *painter) outline(a rasterx.Adder, segs []segment) {
	fx := func(q point) fixed.Point26_6 {
		q = p.m.apply(q)
		return fixed.Point26_6{X: fixed.Int26_6(math.Round(q.x * 64)), Y: fixed.Int26_6(math.Round(q.y * 64))}
	}
	open := false
	for _, s := range segs {
		switch s.verb {
		case moveTo:
			if open {
				a.Stop(false)
			}
			a.Start(fx(s.p[0]))
			open = true
		case lineTo:
			a.Line(fx(s.p[0]))
		case quadTo:
			a.QuadBezier(fx(s.p[0]), fx(s.p[1]))
		case cubeTo:
			a.CubeBezier(fx(s.p[0]), fx(s.p[1]), fx(s.p[2]))
		case closePath:
			a.Stop(true)
			open = false
		}
	}
	if open {
		a.Stop(false)
	}
}

// flush rasterises the collected edges inside their own box only: most parts of a
// drawing are small, and the rasteriser clears its whole buffer each time. A
// stroker writes loose edges that form a closed outline only together, so no run
// of them is closed here.
func (p *painter) flush(s *shape, with paint, colors Colors) {
	box := image.Rectangle{Min: image.Pt(math.MaxInt32, math.MaxInt32), Max: image.Pt(math.MinInt32, math.MinInt32)}
	for _, q := range p.pts {
		box.Min.X, box.Min.Y = min(box.Min.X, q.X.Floor()), min(box.Min.Y, q.Y.Floor())
		box.Max.X, box.Max.Y = max(box.Max.X, q.X.Ceil()+1), max(box.Max.Y, q.Y.Ceil()+1)
	}
	box = box.Intersect(p.dst.Bounds())
	if !box.Empty() {
		p.r.Reset(box.Dx(), box.Dy())
		next := 0
		for i, q := range p.pts {
			x, y := float32(q.X)/64-float32(box.Min.X), float32(q.Y)/64-float32(box.Min.Y)
			if next < len(p.starts) && p.starts[next] == i {
				p.r.MoveTo(x, y)
				next++
			} else {
				p.r.LineTo(x, y)
			}
		}
		p.r.DrawOp = draw.Over
		p.r.Draw(p.dst, box, p.source(s, with, colors), box.Min)
	}
	p.pts, p.starts = p.pts[:0], p.starts[:0]
}

func (p *painter) source(s *shape, with paint, colors Colors) image.Image {
	if with.grad != nil {
		return &gradientImage{p: p, s: s, g: with.grad}
	}
	c := with.flat
	if v, ok := colors[with.class]; ok && with.class != Plain {
		c = v
	}
	c.A = uint8(float64(c.A)*s.opacity + .5)
	return image.NewUniform(c)
}

// gradientImage gives the colours of a gradient pixel by pixel.
type gradientImage struct {
	p *painter
	s *shape
	g *gradient
}

func (g *gradientImage) ColorModel() color.Model { return color.NRGBAModel }
func (g *gradientImage) Bounds() image.Rectangle { return image.Rect(-1e9, -1e9, 1e9, 1e9) }
func (g *gradientImage) At(x, y int) color.Color {
	q := point{(float64(x) + .5 - g.p.m.e) / g.p.k, (float64(y) + .5 - g.p.m.f) / g.p.k}
	c := g.g.at(q, g.s.box)
	c.A = uint8(float64(c.A)*g.s.opacity + .5)
	return c
}

// collector is the scanner that rasterx writes straight lines to.
type collector struct{ p *painter }

func (c *collector) Start(a fixed.Point26_6) {
	c.p.starts = append(c.p.starts, len(c.p.pts))
	c.p.pts = append(c.p.pts, a)
}

func (c *collector) Line(b fixed.Point26_6) {
	c.p.pts = append(c.p.pts, b)
}

func (c *collector) Draw()                              {}
func (c *collector) GetPathExtent() fixed.Rectangle26_6 { return fixed.Rectangle26_6{} }
func (c *collector) SetBounds(w, h int)                 {}
func (c *collector) SetColor(interface{})               {}
func (c *collector) SetWinding(bool)                    {}
func (c *collector) Clear()                             {}
func (c *collector) SetClip(image.Rectangle)            {}
