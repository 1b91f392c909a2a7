package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// pen collects an outline and fills or strokes it; it is reused, so that drawing
// makes no garbage.
type pen struct {
	path vector.Path
	tmp  vector.Path
	runs [][]vec // polylines, kept beside the path for dashes
}

type vec struct{ x, y float64 }

func (v vec) add(w vec) vec             { return vec{v.x + w.x, v.y + w.y} }
func (v vec) sub(w vec) vec             { return vec{v.x - w.x, v.y - w.y} }
func (v vec) mul(k float64) vec         { return vec{v.x * k, v.y * k} }
func (v vec) length() float64           { return math.Hypot(v.x, v.y) }
func (v vec) turn() vec                 { return vec{-v.y, v.x} } // a quarter turn clockwise on screen
func (v vec) lerp(w vec, t float64) vec { return v.add(w.sub(v).mul(t)) }
func (v vec) unit() vec {
	if l := v.length(); l > 0 {
		return v.mul(1 / l)
	}
	return vec{1, 0}
}

func (p *pen) reset() *pen {
	p.path.Reset()
	return p
}

func (p *pen) move(x, y float64) *pen { p.path.MoveTo(float32(x), float32(y)); return p }
func (p *pen) line(x, y float64) *pen { p.path.LineTo(float32(x), float32(y)); return p }
func (p *pen) quad(cx, cy, x, y float64) *pen {
	p.path.QuadTo(float32(cx), float32(cy), float32(x), float32(y))
	return p
}
func (p *pen) close() *pen { p.path.Close(); return p }

// points starts the outline anew as a polygon.
func (p *pen) points(ps ...vec) *pen {
	p.reset()
	for i, v := range ps {
		if i == 0 {
			p.move(v.x, v.y)
		} else {
			p.line(v.x, v.y)
		}
	}
	return p.close()
}

// polyline starts the outline anew as an open line.
func (p *pen) polyline(ps ...vec) *pen {
	p.reset()
	for i, v := range ps {
		if i == 0 {
			p.move(v.x, v.y)
		} else {
			p.line(v.x, v.y)
		}
	}
	return p
}

func (p *pen) circle(x, y, r float32) *pen {
	p.path.MoveTo(x+r, y)
	p.path.Arc(x, y, r, 0, 2*math.Pi, vector.Clockwise)
	p.path.Close()
	return p
}

// box starts the outline anew as a rectangle with round corners.
func (p *pen) box(x, y, w, h, r float64) *pen {
	p.reset()
	r = math.Min(r, math.Min(w, h)/2)
	p.move(x+r, y).line(x+w-r, y).quad(x+w, y, x+w, y+r)
	p.line(x+w, y+h-r).quad(x+w, y+h, x+w-r, y+h)
	p.line(x+r, y+h).quad(x, y+h, x, y+h-r)
	return p.line(x, y+r).quad(x, y, x+r, y).close()
}

func drawOptions(c color.Color, alpha float64) *vector.DrawPathOptions {
	o := &vector.DrawPathOptions{AntiAlias: true}
	o.ColorScale.ScaleWithColor(c)
	o.ColorScale.ScaleAlpha(float32(alpha))
	return o
}

func (p *pen) fill(dst *ebiten.Image, c color.Color) *pen { return p.fade(dst, c, 1) }

// fade fills with a part of the colour's opacity.
func (p *pen) fade(dst *ebiten.Image, c color.Color, alpha float64) *pen {
	vector.FillPath(dst, &p.path, nil, drawOptions(c, alpha))
	return p
}

// stroke draws the outline with round caps and joins.
func (p *pen) stroke(dst *ebiten.Image, c color.Color, w, alpha float64) *pen {
	o := &vector.StrokeOptions{Width: float32(w), LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound}
	vector.StrokePath(dst, &p.path, o, drawOptions(c, alpha))
	return p
}

// edge is stroke with square caps and pointed joins.
func (p *pen) edge(dst *ebiten.Image, c color.Color, w, alpha float64) *pen {
	o := &vector.StrokeOptions{Width: float32(w), LineCap: vector.LineCapSquare, LineJoin: vector.LineJoinMiter, MiterLimit: 4}
	vector.StrokePath(dst, &p.path, o, drawOptions(c, alpha))
	return p
}

// dash replaces the outline by the dashes of polylines: on pixels drawn, off
// pixels left out. A closed run must repeat its first point.
func (p *pen) dash(runs [][]vec, on, off float64) *pen {
	p.reset()
	for _, run := range runs {
		left, drawing := on, true
		for i, v := range run {
			if i == 0 {
				p.move(v.x, v.y)
				continue
			}
			at, to := run[i-1], v
			for {
				d := to.sub(at).length()
				if d < left {
					if drawing {
						p.line(to.x, to.y)
					}
					left -= d
					break
				}
				at = at.lerp(to, left/math.Max(d, 1e-9))
				if drawing {
					p.line(at.x, at.y)
					left = off
				} else {
					p.move(at.x, at.y)
					left = on
				}
				drawing = !drawing
			}
		}
	}
	return p
}
