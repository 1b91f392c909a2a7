package pen

import (
	"math"
	"testing"
)

// area sums the triangles of the mesh that are drawn at full strength.
func area(p *Pen) (solid, all float64) {
	for i := 0; i+2 < len(p.is); i += 3 {
		a, b, c := p.vs[p.is[i]], p.vs[p.is[i+1]], p.vs[p.is[i+2]]
		s := math.Abs(float64((b.DstX-a.DstX)*(c.DstY-a.DstY)-(c.DstX-a.DstX)*(b.DstY-a.DstY))) / 2
		all += s
		if a.ColorA > .99 && b.ColorA > .99 && c.ColorA > .99 {
			solid += s
		}
	}
	return solid, all
}

// TestAreas compares meshes with the areas that geometry gives: the feather lies
// half a pixel on each side of the true edge.
func TestAreas(t *testing.T) {
	for _, c := range []struct {
		name   string
		draw   func(p *Pen)
		solid  float64
		all    float64
		within float64
	}{
		{"rectangle", func(p *Pen) { p.Box(10, 10, 40, 20, 0); p.fan(premultiplied(black{}, 1)) }, 39 * 19, 41 * 21, .5},
		{"circle", func(p *Pen) { p.Reset().Circle(50, 50, 30); p.fan(premultiplied(black{}, 1)) }, math.Pi * 29.5 * 29.5, math.Pi * 30.5 * 30.5, 40},
		{"line", func(p *Pen) { p.Polyline(V(0, 0), V(100, 0)); p.band(premultiplied(black{}, 1), 10, false) }, 110 * 9, 110 * 11, .5},
		{"closed square", func(p *Pen) {
			p.Polygon(V(0, 0), V(100, 0), V(100, 100), V(0, 100))
			p.band(premultiplied(black{}, 1), 10, true)
		}, 4 * 100 * 9, 4 * 100 * 11, .5},
		{"steps", func(p *Pen) {
			p.Polygon(V(0, 0), V(10, 0), V(10, 10), V(20, 10), V(20, 20), V(90, 20), V(90, 30), V(0, 30))
			p.flood(premultiplied(black{}, 1))
		}, 10*10 + 20*10 + 90*10, 10*10 + 20*10 + 90*10, .5},
		{"ring", func(p *Pen) {
			p.Loops([][]Vec{{V(0, 0), V(30, 0), V(30, 30), V(0, 30), V(0, 0)}, {V(10, 10), V(10, 20), V(20, 20), V(20, 10), V(10, 10)}})
			p.flood(premultiplied(black{}, 1))
		}, 800, 800, .5},
		{"counter-clockwise", func(p *Pen) { p.Polygon(V(0, 0), V(0, 20), V(40, 20), V(40, 0)); p.fan(premultiplied(black{}, 1)) }, 39 * 19, 41 * 21, .5},
	} {
		var p Pen
		c.draw(&p)
		solid, all := area(&p)
		if math.Abs(solid-c.solid) > c.within || math.Abs(all-c.all) > c.within {
			t.Errorf("%s: solid %.1f of %.1f, want %.1f of %.1f", c.name, solid, all, c.solid, c.all)
		}
	}
}

type black struct{}

func (black) RGBA() (r, g, b, a uint32) { return 0, 0, 0, 0xffff }

// TestDash walks a line of 100 pixels and a closed square.
func TestDash(t *testing.T) {
	var p Pen
	p.Dash([][]Vec{{V(0, 0), V(100, 0)}}, 10, 10)
	total, n := 0.0, 0
	for _, r := range p.runs {
		if len(r.pts) < 2 {
			continue
		}
		n++
		for i := 1; i < len(r.pts); i++ {
			total += r.pts[i].Sub(r.pts[i-1]).Length()
		}
	}
	if n != 5 || math.Abs(total-50) > 1e-6 {
		t.Errorf("%d dashes of %.1f pixels together, want 5 of 50", n, total)
	}
	p.Dash([][]Vec{{V(0, 0), V(10, 0), V(10, 10), V(0, 10), V(0, 0)}}, 15, 5)
	if got := len(p.runs[0].pts); got != 3 {
		t.Errorf("the first dash turns a corner: %d points, want 3", got)
	}
}

// TestNoGarbage: a pen in use does not allocate.
func TestNoGarbage(t *testing.T) {
	var p Pen
	draw := func() {
		p.Box(0, 0, 80, 30, 6)
		p.fan(premultiplied(black{}, 1))
		p.band(premultiplied(black{}, 1), 3, true)
		p.vs, p.is = p.vs[:0], p.is[:0]
	}
	draw()
	if n := testing.AllocsPerRun(50, draw); n > 0 {
		t.Errorf("%v allocations in a drawing", n)
	}
}
