package pen

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// crossing is where an edge of an outline passes through a band between two heights.
type crossing struct{ top, bottom float64 }

// Flood fills what lies inside an odd number of the outlines, whatever their shape:
// bays, steps and holes come out as they are.
func (p *Pen) Flood(dst *ebiten.Image, c color.Color) *Pen {
	p.flood(premultiplied(c, 1))
	p.flush(dst)
	return p.Stroke(dst, c, 1, 1) // the feather of its edge
}

// Pave is Flood with a part of the opacity of a pattern that repeats, laid so that it begins at a
// pixel of dst, and without a feather.
func (p *Pen) Pave(dst, pattern *ebiten.Image, from image.Point, alpha float64) *Pen {
	p.flood(premultiplied(color.White, alpha))
	size := pattern.Bounds().Size()
	x, y := float32((from.X%size.X-size.X)%size.X), float32((from.Y%size.Y-size.Y)%size.Y)
	for i := range p.vs {
		v := &p.vs[i]
		v.SrcX, v.SrcY = v.DstX-x, v.DstY-y
	}
	if len(p.is) > 0 {
		dst.DrawTriangles32(p.vs, p.is, pattern, &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Address: ebiten.AddressRepeat})
	}
	p.vs, p.is = p.vs[:0], p.is[:0]
	return p
}

// flood collects the triangles that fill the outlines, band by band between the
// heights of their corners.
func (p *Pen) flood(base ebiten.Vertex) {
	var heights []float64
	for i := range p.runs {
		for _, v := range p.runs[i].pts {
			heights = append(heights, v.Y)
		}
	}
	slices.Sort(heights)
	heights = slices.Compact(heights)
	var row []crossing
	for i := 1; i < len(heights); i++ {
		top, bottom := heights[i-1], heights[i]
		row = p.across(row[:0], top, bottom)
		for k := 0; k+1 < len(row); k += 2 {
			a := p.vertex(Vec{row[k].top, top}, base, 1)
			p.vertex(Vec{row[k+1].top, top}, base, 1)
			p.vertex(Vec{row[k].bottom, bottom}, base, 1)
			p.vertex(Vec{row[k+1].bottom, bottom}, base, 1)
			p.is = append(p.is, a, a+1, a+2, a+1, a+2, a+3)
		}
	}
}

// across appends the edges that pass through a band between neighbouring heights,
// from left to right.
func (p *Pen) across(row []crossing, top, bottom float64) []crossing {
	for i := range p.runs {
		pts := p.runs[i].pts
		for j, a := range pts {
			b := pts[(j+1)%len(pts)]
			if math.Min(a.Y, b.Y) > top || math.Max(a.Y, b.Y) < bottom {
				continue
			}
			at := func(y float64) float64 { return a.X + (b.X-a.X)*(y-a.Y)/(b.Y-a.Y) }
			row = append(row, crossing{at(top), at(bottom)})
		}
	}
	slices.SortFunc(row, func(a, b crossing) int { return cmp.Compare(a.top+a.bottom, b.top+b.bottom) })
	return row
}
