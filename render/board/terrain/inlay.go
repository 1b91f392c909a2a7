package terrain

import (
	"image"
	"image/color"
	"math"
	"strings"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// inlay is something flat that lies in a floor, or on one.
type inlay interface {
	// lies are the squares it takes, and whether it lies over stains and tones of the floor.
	lies() (at image.Rectangle, over bool)
	paint(p *painter)
}

// findInlays returns those of a map.
func (t *Terrain) findInlays(m *edgeMap) (list []inlay) {
	if r := t.findRose(); !image.Rectangle(r).Empty() {
		list = append(list, r)
	}
	for _, c := range t.findCloths(m) {
		list = append(list, c)
	}
	return list
}

// inlaid paints the inlays that a chunk shows.
func (p *painter) inlaid(cells image.Rectangle, over bool) {
	for _, v := range p.b.inlays {
		if at, top := v.lies(); top == over && at.Inset(-1).Overlaps(cells) {
			v.paint(p)
		}
	}
}

// rose is a rose of paler and darker stone set into an open floor: where it lies, in squares. It is
// of the tones of its floor and flat, so that nobody takes it for a thing that stands there.
type rose image.Rectangle

// The least open squares each way for a rose and the most that it takes.
const leastRose, mostRose = 5, 9

// findRose returns the rose of a map, in the largest open part of one floor; none where that is
// small.
func (t *Terrain) findRose() rose {
	taken := make([]bool, len(t.Squares))
	for i := range t.Props {
		if p := &t.Props[i]; t.Inside(int(p.At.X), int(p.At.Y)) && heightOf(p.Name) != above && !strings.HasPrefix(p.Name, "haze") {
			taken[int(p.At.Y)*t.W+int(p.At.X)] = true
		}
	}
	r := t.openest(taken, edgesOf(t.Edges))
	d := min(r.Dx(), r.Dy())
	at := r.Min.Add(image.Pt((r.Dx()-d)/2, (r.Dy()-d)/2))
	return rose{at, at.Add(image.Pt(d, d))}
}

// edgesOf are the edges on which something stands.
func edgesOf(edges []Edge) map[Edge]bool {
	m := map[Edge]bool{}
	for _, e := range edges {
		m[Edge{At: e.At, Vertical: e.Vertical}] = true
	}
	return m
}

// openest returns the largest rectangle of floor on one level where nothing stands or ends.
func (t *Terrain) openest(taken []bool, edged map[Edge]bool) (best image.Rectangle) {
	open := func(x, y int) bool {
		return t.Inside(x, y) && !taken[y*t.W+x] && t.Square(x, y).Ground == Floor && t.block(x, y) == Open
	}
	// What is as broad as long comes first, then what lies in the middle of the map.
	worth := func(r image.Rectangle) int {
		return 4096*min(r.Dx(), r.Dy()) - off(r.Min.X+r.Max.X, t.W) - off(r.Min.Y+r.Max.Y, t.H)
	}
	each(image.Rect(0, 0, t.W, t.H), func(x, y int) {
		wide := mostRose
		for h := 1; h <= mostRose && wide >= leastRose; h++ {
			v, n := y+h-1, 0
			for n < wide && open(x+n, v) && t.Square(x+n, v).Level == t.Square(x, y).Level &&
				(n == 0 || !edged[Edge{At: grid.C(x+n, v), Vertical: true}]) && (h == 1 || !edged[Edge{At: grid.C(x+n, v)}]) {
				n++
			}
			wide = n
			if r := image.Rect(x, y, x+wide, y+h); h >= leastRose && wide >= leastRose && (best.Empty() || worth(r) > worth(best)) {
				best = r
			}
		}
	})
	return best
}

func (r rose) lies() (image.Rectangle, bool) { return image.Rectangle(r), false }

// paint draws two rings about a star of eight points, each half light, half dark as one cuts it.
func (r rose) paint(p *painter) {
	at := image.Rectangle(r)
	s, ink := float64(p.b.square), &p.b.Ink
	x, y := (float64(at.Min.X+at.Max.X)/2-float64(p.x))*s, (float64(at.Min.Y+at.Max.Y)/2-float64(p.y))*s
	full := (float64(at.Dx())/2 - .3) * s
	ring := func(r float64) *pen.Pen { return ink.Reset().Circle(x, y, r) }
	joint, light, dark := art.RGB(0x4f493f), art.RGB(0xb3a98f), art.RGB(0x625a4e)
	ring(full).Fade(p.dst, light, .30).Stroke(p.dst, joint, .05*s, .5)
	ring(full-.34*s).Fade(p.dst, dark, .30).Stroke(p.dst, joint, .04*s, .5)
	ring(full-.42*s).Fade(p.dst, art.RGB(0x958e80), .5)
	for i := range 16 { // joints of the stones of the ring
		sin, cos := math.Sincos((float64(i) + .5) * math.Pi / 8)
		ink.Polyline(pen.V(x+full*cos, y+full*sin), pen.V(x+(full-.34*s)*cos, y+(full-.34*s)*sin)).Edge(p.dst, joint, .03*s, .4)
	}
	in := full - .6*s
	for _, i := range [...]float64{1, 3, 5, 7, 0, 2, 4, 6} { // the long points lie over the short ones
		long := in
		if int(i)%2 == 1 {
			long = in * .62
		}
		dir := func(turn, r float64) pen.Vec {
			sin, cos := math.Sincos((i + turn) * math.Pi / 4)
			return pen.V(x+r*sin, y-r*cos)
		}
		ink.Polygon(pen.V(x, y), dir(-.5, in*.26), dir(0, long)).Fade(p.dst, light, .40)
		ink.Polygon(pen.V(x, y), dir(0, long), dir(.5, in*.26)).Fade(p.dst, dark, .40)
	}
	ring(in*.13).Fade(p.dst, light, .5).Stroke(p.dst, joint, .03*s, .5)
}

// cloth is what a stall has laid out under its awning: where, in squares, and its colour.
type cloth struct {
	at  image.Rectangle
	dye color.NRGBA
}

// clothDyes are the colours of cloths, by those of awnings.
var clothDyes = map[string]color.NRGBA{"": art.RGB(0x7f4a44), "-blue": art.RGB(0x4b607c), "-ochre": art.RGB(0x8e7442), "-green": art.RGB(0x587050)}

// findCloths returns those of a map: before an awning that has planks on one side.
func (t *Terrain) findCloths(m *edgeMap) (list []cloth) {
	edged := edgesOf(t.Edges)
	planked := func(x0, x1, y int) bool { // for the most part
		n := 0
		for x := x0; x < x1; x++ {
			if t.Inside(x, y) && t.Square(x, y).Ground == Planks && !t.pier(x, y) {
				n++
			}
		}
		return 2*n >= x1-x0
	}
	hangs := map[grid.Cell]bool{}
	for _, e := range m.edges {
		if e.Kind == Curtain && !e.Vertical {
			hangs[e.At] = true
		}
	}
	for _, e := range m.edges {
		x0, y := int(e.At.X), int(e.At.Y)
		if !hangs[e.At] || e.Vertical || hangs[grid.C(x0-1, y)] {
			continue
		}
		x1 := x0
		for hangs[grid.C(x1, y)] {
			x1++
		}
		south, north := planked(x0, x1, y), planked(x0, x1, y-1)
		if south == north {
			continue // it parts a room, or hangs by itself
		}
		r := image.Rect(x0, y, x1, y+1)
		if north {
			r = r.Sub(image.Pt(0, 1))
		}
		for r.Dy() < 2 {
			next, border := r.Max.Y, r.Max.Y
			if north {
				next, border = r.Min.Y-1, r.Min.Y
			}
			ends := !planked(x0, x1, next)
			for x := x0; x < x1; x++ {
				ends = ends || edged[Edge{At: grid.C(x, border)}]
			}
			if ends {
				break
			}
			r = r.Union(image.Rect(x0, next, x1, next+1))
		}
		list = append(list, cloth{r, clothDyes[m.dye(e)]})
	}
	return list
}

func (v cloth) lies() (image.Rectangle, bool) { return v.at, true }

// paint draws the cloth in stripes like its awning.
func (v cloth) paint(p *painter) {
	s, ink := float64(p.b.square), &p.b.Ink
	in := .1 * s
	x, y := float64(v.at.Min.X-p.x)*s+in, float64(v.at.Min.Y-p.y)*s+in
	w, h := float64(v.at.Dx())*s-2*in, float64(v.at.Dy())*s-2*in
	ink.Box(x+.04*s, y+.05*s, w, h, .06*s).Fade(p.dst, art.Ink, .3)
	ink.Box(x, y, w, h, .06*s).Fill(p.dst, v.dye)
	n := 2*v.at.Dx() + 1
	for k := 0; k < n; k += 2 {
		ink.Box(x+w*float64(k)/float64(n), y, w/float64(n), h, 0).Fade(p.dst, art.RGB(0xd8c79c), .16)
	}
	ink.Box(x, y, w, h, .06*s).Stroke(p.dst, art.Ink, .035*s, .55)
}
