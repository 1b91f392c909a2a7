package pen

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pen collects outlines and fills or strokes them as triangles with a feathered
// Edge. It makes no offscreen picture and no garbage, and its triangles go to the
// screen in the same batch as the pictures around them; ebiten's vector package
// clears a large stencil for each group of paths, which slow devices cannot bear.
type Pen struct {
	// Filter is how the triangles take their one white pixel, which looks the same
	// by any: they go out in one batch with the pictures that have the same one.
	Filter ebiten.Filter

	runs []run
	vs   []ebiten.Vertex
	is   []uint32
	pts  []Vec     // scratch of strip: points with caps
	half []float64 // scratch of strip: half width at each point
}

// run is one outline; closed ones do not repeat their first point.
type run struct {
	pts    []Vec
	closed bool
}

// Reset forgets all outlines.
func (p *Pen) Reset() *Pen {
	p.runs = p.runs[:0]
	return p
}

// Move starts a new outline.
func (p *Pen) Move(x, y float64) *Pen {
	n := len(p.runs)
	if n < cap(p.runs) {
		p.runs = p.runs[:n+1]
		p.runs[n].pts, p.runs[n].closed = p.runs[n].pts[:0], false
	} else {
		p.runs = append(p.runs, run{})
	}
	p.runs[n].pts = append(p.runs[n].pts, Vec{x, y})
	return p
}

// Line draws on to (x, y); Move comes first.
func (p *Pen) Line(x, y float64) *Pen {
	r := &p.runs[len(p.runs)-1]
	if last := r.pts[len(r.pts)-1]; math.Abs(last.X-x)+math.Abs(last.Y-y) > 1e-3 {
		r.pts = append(r.pts, Vec{x, y})
	}
	return p
}

func (p *Pen) last() Vec {
	r := &p.runs[len(p.runs)-1]
	return r.pts[len(r.pts)-1]
}

// Quad draws a quadratic curve with one control point on to (x, y).
func (p *Pen) Quad(cx, cy, x, y float64) *Pen {
	a, c, b := p.last(), Vec{cx, cy}, Vec{x, y}
	n := 4 + int(b.Sub(a).Length()/6)
	n = min(n, 24)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		q := a.Lerp(c, t).Lerp(c.Lerp(b, t), t)
		p.Line(q.X, q.Y)
	}
	return p
}

// Cubic draws a cubic curve with two control points on to b.
func (p *Pen) Cubic(c1, c2, b Vec) *Pen {
	a := p.last()
	for i := 1; i <= 16; i++ {
		t := float64(i) / 16
		l, m, r := a.Lerp(c1, t), c1.Lerp(c2, t), c2.Lerp(b, t)
		q := l.Lerp(m, t).Lerp(m.Lerp(r, t), t)
		p.Line(q.X, q.Y)
	}
	return p
}

// Close joins the last outline's end to its start.
func (p *Pen) Close() *Pen {
	r := &p.runs[len(p.runs)-1]
	if n := len(r.pts); n > 1 && r.pts[0].Sub(r.pts[n-1]).Length() < 1e-3 {
		r.pts = r.pts[:n-1]
	}
	r.closed = true
	return p
}

// Polygon starts the outline anew as a polygon.
func (p *Pen) Polygon(ps ...Vec) *Pen { return p.Polyline(ps...).Close() }

// Polyline starts the outline anew as an open line.
func (p *Pen) Polyline(ps ...Vec) *Pen {
	p.Reset()
	for i, v := range ps {
		if i == 0 {
			p.Move(v.X, v.Y)
		} else {
			p.Line(v.X, v.Y)
		}
	}
	return p
}

// Circle adds a circle.
func (p *Pen) Circle(x, y, r float64) *Pen {
	n := min(max(8, int(r*1.6)), 48)
	for i := range n {
		s, c := math.Sincos(float64(i) / float64(n) * 2 * math.Pi)
		if i == 0 {
			p.Move(x+r*c, y+r*s)
		} else {
			p.Line(x+r*c, y+r*s)
		}
	}
	return p.Close()
}

// Box starts the outline anew as a rectangle with round corners.
func (p *Pen) Box(x, y, w, h, r float64) *Pen {
	p.Reset()
	r = math.Min(r, math.Min(w, h)/2)
	if r < .5 {
		return p.Polygon(Vec{x, y}, Vec{x + w, y}, Vec{x + w, y + h}, Vec{x, y + h})
	}
	n := 3 + int(r/3)
	for i, c := range [...]Vec{{x + w - r, y + r}, {x + w - r, y + h - r}, {x + r, y + h - r}, {x + r, y + r}} {
		for j := range n + 1 {
			s, k := math.Sincos((float64(i) + float64(j)/float64(n) - 1) * math.Pi / 2)
			if i == 0 && j == 0 {
				p.Move(c.X+r*k, c.Y+r*s)
			} else {
				p.Line(c.X+r*k, c.Y+r*s)
			}
		}
	}
	return p.Close()
}

// Loops starts the outline anew as closed polygons that repeat their first point.
func (p *Pen) Loops(runs [][]Vec) *Pen {
	p.Reset()
	for _, r := range runs {
		for i, v := range r {
			if i == 0 {
				p.Move(v.X, v.Y)
			} else {
				p.Line(v.X, v.Y)
			}
		}
		if len(r) > 0 {
			p.Close()
		}
	}
	return p
}

// Dash replaces the outline by the dashes of polylines: on pixels drawn, off
// pixels left out. A closed run must repeat its first point.
func (p *Pen) Dash(runs [][]Vec, on, off float64) *Pen {
	p.Reset()
	for _, r := range runs {
		left, drawing := on, true
		for i, v := range r {
			if i == 0 {
				p.Move(v.X, v.Y)
				continue
			}
			at := r[i-1]
			for {
				d := v.Sub(at).Length()
				if d < left {
					if drawing {
						p.Line(v.X, v.Y)
					}
					left -= d
					break
				}
				at = at.Lerp(v, left/math.Max(d, 1e-9))
				if drawing {
					p.Line(at.X, at.Y)
					left = off
				} else {
					p.Move(at.X, at.Y)
					left = on
				}
				drawing = !drawing
			}
		}
	}
	return p
}
