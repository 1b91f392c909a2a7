package svg

import (
	"fmt"
	"math"
)

// verb is the kind of one segment of an outline.
type verb uint8

const (
	moveTo verb = iota
	lineTo
	quadTo
	cubeTo
	closePath
)

// segment is one piece of an outline in the drawing's own units; p holds the
// control points and, last, the end point.
type segment struct {
	verb verb
	p    [3]point
}

type point struct{ x, y float64 }

// pathData turns the text of a path's d attribute into segments. Arcs become
// cubic curves, the smooth forms S and T get their mirrored control point.
func pathData(d string) ([]segment, error) {
	r := &pathReader{s: d}
	for {
		r.space()
		if r.i >= len(r.s) {
			return r.out, r.err
		}
		c := r.s[r.i]
		if c >= '0' && c <= '9' || c == '-' || c == '.' || c == '+' {
			if r.cmd == 0 {
				return nil, fmt.Errorf("path: number before any command at %d in %q", r.i, d)
			}
		} else {
			r.cmd = c
			r.i++
		}
		if err := r.step(); err != nil {
			return nil, fmt.Errorf("path %q: %w", d, err)
		}
	}
}

type pathReader struct {
	s        string
	i        int
	cmd      byte
	cur, beg point
	ctl      point // control point of the last curve, for S and T
	last     byte
	out      []segment
	err      error
}

func (r *pathReader) space() {
	for r.i < len(r.s) {
		switch r.s[r.i] {
		case ' ', ',', '\n', '\t', '\r':
			r.i++
		default:
			return
		}
	}
}

// num reads one number; flags of arcs are read with flag.
func (r *pathReader) num() float64 {
	r.space()
	i, dot, exp := r.i, false, false
	for ; r.i < len(r.s); r.i++ {
		c := r.s[r.i]
		switch {
		case c >= '0' && c <= '9':
		case (c == '-' || c == '+') && (r.i == i || r.s[r.i-1] == 'e'):
		case c == '.' && !dot && !exp:
			dot = true
		case c == 'e' && !exp && r.i > i:
			exp = true
		default:
			goto done
		}
	}
done:
	v, ok := parseFloat(r.s[i:r.i])
	if !ok && r.err == nil {
		r.err = fmt.Errorf("no number at %d", i)
	}
	return v
}

func (r *pathReader) flag() bool {
	r.space()
	if r.i < len(r.s) {
		r.i++
		return r.s[r.i-1] == '1'
	}
	r.err = fmt.Errorf("flag missing at %d", r.i)
	return false
}

func (r *pathReader) point(rel bool) point {
	p := point{r.num(), r.num()}
	if rel {
		p.x += r.cur.x
		p.y += r.cur.y
	}
	return p
}

func (r *pathReader) add(v verb, p ...point) {
	s := segment{verb: v}
	copy(s.p[:], p)
	r.out = append(r.out, s)
	if len(p) > 0 {
		r.cur = p[len(p)-1]
	}
}

// step reads the operands of one command and appends its segments.
func (r *pathReader) step() error {
	c := r.cmd
	rel := c >= 'a'
	up := c
	if rel {
		up -= 'a' - 'A'
	}
	start := r.cur
	switch up {
	case 'M':
		p := r.point(rel)
		r.add(moveTo, p)
		r.beg = p
		r.cmd = c - 1 // further pairs are lines: L or l
	case 'L':
		r.add(lineTo, r.point(rel))
	case 'H':
		x := r.num()
		if rel {
			x += start.x
		}
		r.add(lineTo, point{x, start.y})
	case 'V':
		y := r.num()
		if rel {
			y += start.y
		}
		r.add(lineTo, point{start.x, y})
	case 'Q':
		a := r.point(rel)
		r.add(quadTo, a, r.point(rel))
		r.ctl = a
	case 'T':
		a := start
		if r.last == 'Q' || r.last == 'T' {
			a = point{2*start.x - r.ctl.x, 2*start.y - r.ctl.y}
		}
		r.add(quadTo, a, r.point(rel))
		r.ctl = a
	case 'C':
		a, b := r.point(rel), r.point(rel)
		r.add(cubeTo, a, b, r.point(rel))
		r.ctl = b
	case 'S':
		a := start
		if r.last == 'C' || r.last == 'S' {
			a = point{2*start.x - r.ctl.x, 2*start.y - r.ctl.y}
		}
		b := r.point(rel)
		r.add(cubeTo, a, b, r.point(rel))
		r.ctl = b
	case 'A':
		rx, ry, rot := r.num(), r.num(), r.num()
		large, sweep := r.flag(), r.flag()
		r.arc(start, r.point(rel), rx, ry, rot*math.Pi/180, large, sweep)
	case 'Z':
		r.add(closePath)
		r.cur = r.beg
		r.cmd = 0
	default:
		return fmt.Errorf("unknown command %q", c)
	}
	r.last = up
	return r.err
}

// arc appends an elliptic arc as cubic curves of at most a quarter turn each.
func (r *pathReader) arc(a, b point, rx, ry, phi float64, large, sweep bool) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || a == b {
		r.add(lineTo, b)
		return
	}
	sin, cos := math.Sincos(phi)
	dx, dy := (a.x-b.x)/2, (a.y-b.y)/2
	x1, y1 := cos*dx+sin*dy, -sin*dx+cos*dy
	if l := x1*x1/(rx*rx) + y1*y1/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	den := rx*rx*y1*y1 + ry*ry*x1*x1
	k := math.Sqrt(math.Max(0, rx*rx*ry*ry-den) / den)
	if large == sweep {
		k = -k
	}
	cx1, cy1 := k*rx*y1/ry, -k*ry*x1/rx
	cx, cy := cos*cx1-sin*cy1+(a.x+b.x)/2, sin*cx1+cos*cy1+(a.y+b.y)/2
	t0 := math.Atan2((y1-cy1)/ry, (x1-cx1)/rx)
	dt := math.Atan2((-y1-cy1)/ry, (-x1-cx1)/rx) - t0
	if sweep && dt < 0 {
		dt += 2 * math.Pi
	} else if !sweep && dt > 0 {
		dt -= 2 * math.Pi
	}
	n := int(math.Ceil(math.Abs(dt)/(math.Pi/2) - 1e-9))
	step := dt / float64(n)
	h := 4.0 / 3 * math.Tan(step/4)
	at := func(t float64) (p, d point) {
		s, c := math.Sincos(t)
		p = point{cx + cos*rx*c - sin*ry*s, cy + sin*rx*c + cos*ry*s}
		return p, point{-cos*rx*s - sin*ry*c, -sin*rx*s + cos*ry*c}
	}
	for i := range n {
		p0, d0 := at(t0 + float64(i)*step)
		p1, d1 := at(t0 + float64(i+1)*step)
		if i == n-1 {
			p1 = b
		}
		r.add(cubeTo, point{p0.x + h*d0.x, p0.y + h*d0.y}, point{p1.x - h*d1.x, p1.y - h*d1.y}, p1)
	}
}
