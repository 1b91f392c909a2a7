package svg

import (
	"image/color"
	"math"
)

// Class marks the parts of a drawing whose colour the caller may choose.
type Class uint8

// The classes of our drawings: a token's side colour, and the three tones of an
// icon (main, accent, ground).
const (
	Plain Class = iota
	Team
	Main
	Accent
	Ground
)

// matrix is an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

// times returns the map that applies n first, then m.
func (m matrix) times(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

func (m matrix) apply(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// scale is how much the map enlarges lengths on average; strokes use it.
func (m matrix) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

// paint is a flat colour, a gradient, or nothing.
type paint struct {
	set   bool
	flat  color.NRGBA
	class Class
	grad  *gradient
}

// cap and join styles of strokes.
type (
	capStyle  uint8
	joinStyle uint8
)

const (
	capButt capStyle = iota
	capRound
	capSquare
)

const (
	joinMiter joinStyle = iota
	joinRound
	joinBevel
)

// shape is one painted element, its outline already in the drawing's units.
type shape struct {
	group   string
	segs    []segment
	box     [4]float64 // bounds of the outline before the shape's own transform: x0 y0 x1 y1
	fill    paint
	stroke  paint
	width   float64
	cap     capStyle
	join    joinStyle
	opacity float64
}

// rectSegs outlines a rectangle with corner radius r.
func rectSegs(x, y, w, h, r float64) []segment {
	if r <= 0 {
		return poly(point{x, y}, point{x + w, y}, point{x + w, y + h}, point{x, y + h})
	}
	r = math.Min(r, math.Min(w, h)/2)
	const k = 0.5522847498
	q := r * (1 - k)
	seg := func(v verb, p ...point) segment {
		s := segment{verb: v}
		copy(s.p[:], p)
		return s
	}
	return []segment{
		seg(moveTo, point{x + r, y}), seg(lineTo, point{x + w - r, y}),
		seg(cubeTo, point{x + w - q, y}, point{x + w, y + q}, point{x + w, y + r}), seg(lineTo, point{x + w, y + h - r}),
		seg(cubeTo, point{x + w, y + h - q}, point{x + w - q, y + h}, point{x + w - r, y + h}), seg(lineTo, point{x + r, y + h}),
		seg(cubeTo, point{x + q, y + h}, point{x, y + h - q}, point{x, y + h - r}), seg(lineTo, point{x, y + r}),
		seg(cubeTo, point{x, y + q}, point{x + q, y}, point{x + r, y}), {verb: closePath},
	}
}

// ellipseSegs outlines an ellipse.
func ellipseSegs(cx, cy, rx, ry float64) []segment {
	const k = 0.5522847498
	c := func(a, b, p point) segment { return segment{cubeTo, [3]point{a, b, p}} }
	return []segment{
		{moveTo, [3]point{{cx - rx, cy}}},
		c(point{cx - rx, cy - ry*k}, point{cx - rx*k, cy - ry}, point{cx, cy - ry}),
		c(point{cx + rx*k, cy - ry}, point{cx + rx, cy - ry*k}, point{cx + rx, cy}),
		c(point{cx + rx, cy + ry*k}, point{cx + rx*k, cy + ry}, point{cx, cy + ry}),
		c(point{cx - rx*k, cy + ry}, point{cx - rx, cy + ry*k}, point{cx - rx, cy}),
		{verb: closePath},
	}
}

func poly(ps ...point) []segment {
	out := make([]segment, 0, len(ps)+1)
	for i, p := range ps {
		v := lineTo
		if i == 0 {
			v = moveTo
		}
		out = append(out, segment{v, [3]point{p}})
	}
	return append(out, segment{verb: closePath})
}

// ends returns how many points of s.p are used.
func (s segment) ends() int { return [...]int{1, 1, 2, 3, 0}[s.verb] }

// bounds returns the box of all points, control points included.
func bounds(segs []segment) [4]float64 {
	b := [4]float64{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, s := range segs {
		for _, p := range s.p[:s.ends()] {
			b[0], b[1] = math.Min(b[0], p.x), math.Min(b[1], p.y)
			b[2], b[3] = math.Max(b[2], p.x), math.Max(b[3], p.y)
		}
	}
	return b
}

// orient turns the parts of an even-odd outline so that a non-zero fill leaves
// the same holes: the first part one way, every other part the other way. It
// serves outlines whose holes are not nested, as ours are.
func orient(segs []segment) []segment {
	var parts [][]segment
	for _, s := range segs {
		if s.verb == moveTo {
			parts = append(parts, nil)
		}
		if n := len(parts); n > 0 {
			parts[n-1] = append(parts[n-1], s)
		}
	}
	var out []segment
	for i, p := range parts {
		if (area(p) > 0) == (i > 0) {
			p = reverse(p)
		}
		out = append(out, p...)
	}
	return out
}

func area(part []segment) float64 {
	var sum float64
	prev := part[0].p[0]
	for _, s := range part[1:] {
		for _, p := range s.p[:s.ends()] {
			sum += prev.x*p.y - p.x*prev.y
			prev = p
		}
	}
	first := part[0].p[0]
	return sum + prev.x*first.y - first.x*prev.y
}

func reverse(part []segment) []segment {
	cur := part[0].p[0]
	var back []segment
	for _, s := range part[1:] {
		t := segment{verb: s.verb}
		switch s.verb {
		case lineTo:
			t.p[0] = cur
			cur = s.p[0]
		case quadTo:
			t.p[0], t.p[1] = s.p[0], cur
			cur = s.p[1]
		case cubeTo:
			t.p[0], t.p[1], t.p[2] = s.p[1], s.p[0], cur
			cur = s.p[2]
		default:
			continue
		}
		back = append(back, t)
	}
	out := []segment{{moveTo, [3]point{cur}}}
	for i := len(back) - 1; i >= 0; i-- {
		out = append(out, back[i])
	}
	return append(out, segment{verb: closePath})
}
