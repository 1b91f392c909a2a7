package pen

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// white is one white pixel, the texture of all triangles.
var white *ebiten.Image

// premultiplied returns a colour as a vertex carries it.
func premultiplied(c color.Color, alpha float64) (v ebiten.Vertex) {
	r, g, b, a := c.RGBA()
	k := float32(alpha / 0xffff)
	v.SrcX, v.SrcY = 1.5, 1.5
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(r)*k, float32(g)*k, float32(b)*k, float32(a)*k
	return v
}

func (p *Pen) vertex(at Vec, base ebiten.Vertex, alpha float32) uint32 {
	base.DstX, base.DstY = float32(at.X), float32(at.Y)
	base.ColorR *= alpha
	base.ColorG *= alpha
	base.ColorB *= alpha
	base.ColorA *= alpha
	p.vs = append(p.vs, base)
	return uint32(len(p.vs) - 1)
}

// flush sends the collected triangles to dst.
func (p *Pen) flush(dst *ebiten.Image) {
	if dst == nil {
		p.vs, p.is = p.vs[:0], p.is[:0]
		return
	}
	if len(p.is) == 0 {
		return
	}
	if white == nil {
		img := ebiten.NewImage(3, 3)
		img.Fill(color.White)
		white = img.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
	}
	dst.DrawTriangles32(p.vs, p.is, white, &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: p.Filter})
	p.vs, p.is = p.vs[:0], p.is[:0]
}

// Rect fills whole pixels, without a feather.
func (p *Pen) Rect(dst *ebiten.Image, r image.Rectangle, c color.Color) *Pen {
	base := premultiplied(c, 1)
	x0, y0, x1, y1 := float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)
	a := p.vertex(Vec{x0, y0}, base, 1)
	p.vertex(Vec{x1, y0}, base, 1)
	p.vertex(Vec{x0, y1}, base, 1)
	p.vertex(Vec{x1, y1}, base, 1)
	p.is = append(p.is, a, a+1, a+2, a+1, a+2, a+3)
	p.flush(dst)
	return p
}

// Fill fills each outline; it must be convex, or all of it visible from the middle
// of its box.
func (p *Pen) Fill(dst *ebiten.Image, c color.Color) *Pen { return p.Fade(dst, c, 1) }

// Fade fills with a part of the colour's opacity.
func (p *Pen) Fade(dst *ebiten.Image, c color.Color, alpha float64) *Pen {
	p.fan(premultiplied(c, alpha))
	p.flush(dst)
	return p
}

// fan collects the triangles that fill each outline.
func (p *Pen) fan(base ebiten.Vertex) {
	for i := range p.runs {
		pts := p.runs[i].pts
		n := len(pts)
		if n < 3 {
			continue
		}
		lo, hi, area := pts[0], pts[0], 0.0
		for j, v := range pts {
			lo = Vec{math.Min(lo.X, v.X), math.Min(lo.Y, v.Y)}
			hi = Vec{math.Max(hi.X, v.X), math.Max(hi.Y, v.Y)}
			w := pts[(j+1)%n]
			area += v.X*w.Y - w.X*v.Y
		}
		side := .5
		if area < 0 {
			side = -.5
		}
		mid := p.vertex(lo.Lerp(hi, .5), base, 1)
		first := uint32(len(p.vs))
		for j, v := range pts {
			m := mitre(pts[(j+n-1)%n], v, pts[(j+1)%n], true, true)
			p.vertex(v.Add(m.Mul(side)), base, 1)
			p.vertex(v.Sub(m.Mul(side)), base, 0)
		}
		for j := range uint32(n) {
			a, b := first+2*j, first+2*((j+1)%uint32(n))
			p.is = append(p.is, mid, a, b, a, a+1, b, b, a+1, b+1)
		}
	}
}

// mitre is the direction in which the corner b moves when the line a-b-c is shifted
// to its right by one.
func mitre(a, b, c Vec, before, after bool) Vec {
	n1, n2 := b.Sub(a).Unit().Turn(), c.Sub(b).Unit().Turn()
	switch {
	case !before:
		return n2
	case !after:
		return n1
	}
	m := n1.Add(n2)
	if d := m.Dot(m) / 2; d > .3 {
		return m.Mul(1 / d)
	}
	return m.Unit().Mul(1.8)
}

// Stroke draws the outline with round ends.
func (p *Pen) Stroke(dst *ebiten.Image, c color.Color, w, alpha float64) *Pen {
	return p.strip(dst, c, w, alpha, true)
}

// Edge draws the outline with square ends that stand out by half the width.
func (p *Pen) Edge(dst *ebiten.Image, c color.Color, w, alpha float64) *Pen {
	return p.strip(dst, c, w, alpha, false)
}

// strip draws each outline as one band without overlaps, so that it may be
// translucent.
func (p *Pen) strip(dst *ebiten.Image, c color.Color, w, alpha float64, round bool) *Pen {
	if w < 1 {
		alpha *= w
		w = 1
	}
	p.band(premultiplied(c, alpha), w, round)
	p.flush(dst)
	return p
}

// band collects the triangles of a line of width w along each outline.
func (p *Pen) band(base ebiten.Vertex, w float64, round bool) {
	for i := range p.runs {
		r := &p.runs[i]
		if len(r.pts) == 0 {
			continue
		}
		p.capped(r, w/2, round)
		pts := p.pts
		n := len(pts)
		if n < 2 {
			continue
		}
		first := uint32(len(p.vs))
		for j, v := range pts {
			m := mitre(pts[(j+n-1)%n], v, pts[(j+1)%n], r.closed || j > 0, r.closed || j < n-1)
			h := p.half[j]
			in, out := math.Max(0, h-.5), h+.5
			p.vertex(v.Sub(m.Mul(out)), base, 0)
			p.vertex(v.Sub(m.Mul(in)), base, 1)
			p.vertex(v.Add(m.Mul(in)), base, 1)
			p.vertex(v.Add(m.Mul(out)), base, 0)
		}
		last := n - 1
		if r.closed {
			last = n
		}
		for j := range last {
			a, b := first+uint32(4*j), first+uint32(4*((j+1)%n))
			for k := range uint32(3) {
				p.is = append(p.is, a+k, a+k+1, b+k, b+k, a+k+1, b+k+1)
			}
		}
	}
}

// capped fills the scratch with the points of a run and the half width at each;
// open runs get their ends: round ones as points of shrinking width.
func (p *Pen) capped(r *run, h float64, round bool) {
	p.pts, p.half = p.pts[:0], p.half[:0]
	add := func(v Vec, h float64) {
		p.pts = append(p.pts, v)
		p.half = append(p.half, h)
	}
	n := len(r.pts)
	if r.closed {
		for _, v := range r.pts {
			add(v, h)
		}
		return
	}
	u, w := Vec{-1, 0}, Vec{1, 0}
	if n > 1 {
		u, w = r.pts[0].Sub(r.pts[1]).Unit(), r.pts[n-1].Sub(r.pts[n-2]).Unit()
	}
	steps := 2
	if h > 3 {
		steps = 4
	}
	bulge := func(at, dir Vec, i int) {
		s, c := math.Sincos(float64(i) / float64(steps) * math.Pi / 2)
		add(at.Add(dir.Mul(h*s)), math.Max(.05, h*c))
	}
	if round {
		for i := steps; i > 0; i-- {
			bulge(r.pts[0], u, i)
		}
		for _, v := range r.pts {
			add(v, h)
		}
		for i := 1; i <= steps; i++ {
			bulge(r.pts[n-1], w, i)
		}
		return
	}
	for i, v := range r.pts {
		if i == 0 {
			v = v.Add(u.Mul(h))
		} else if i == n-1 {
			v = v.Add(w.Mul(h))
		}
		add(v, h)
	}
}
