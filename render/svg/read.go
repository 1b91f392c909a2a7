package svg

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/color"
	"io"
	"strconv"
	"strings"
)

// Drawing is a parsed SVG, ready to be painted at any size. It is never changed
// after Read and may be shared.
type Drawing struct {
	// X, Y, W, H are the view box in the drawing's own units.
	X, Y, W, H float64
	shapes     []shape
}

// Widened returns the drawing with the strokes of one colour that are at least as
// wide as least times as wide as they were. The drawing itself stays.
func (d *Drawing) Widened(ink color.NRGBA, least, times float64) *Drawing {
	w := *d
	w.shapes = append([]shape(nil), d.shapes...)
	for i := range w.shapes {
		if s := &w.shapes[i]; s.stroke.set && s.stroke.flat == ink && s.width >= least {
			s.width *= times
		}
	}
	return &w
}

// frame is what a g element hands down to its children.
type frame struct {
	m       matrix
	group   string
	opacity float64
}

// Read parses the source of one drawing. An element outside the subset is an
// error that names it.
func Read(source []byte) (*Drawing, error) {
	d := &Drawing{W: 1, H: 1}
	dec := xml.NewDecoder(bytes.NewReader(source))
	dec.CharsetReader = func(string, io.Reader) (io.Reader, error) {
		return nil, errors.New("only UTF-8 is read")
	}
	stack := []frame{{m: identity, opacity: 1}}
	grads := map[string]*gradient{}
	var open *gradient
	for {
		tok, err := dec.RawToken()
		if errors.Is(err, io.EOF) {
			return d, nil
		}
		if err != nil {
			return nil, fmt.Errorf("svg: %w", err)
		}
		switch t := tok.(type) {
		case xml.StartElement:
			a := attributes(t)
			top := stack[len(stack)-1]
			switch t.Name.Local {
			case "svg":
				if err := d.viewBox(a); err != nil {
					return nil, err
				}
			case "g", "defs":
				if id := a["id"]; id != "" {
					top.group = id
				}
				m, err := transform(a["transform"])
				if err != nil {
					return nil, err
				}
				top.m = top.m.times(m)
				top.opacity *= number(a, "opacity", 1)
			case "linearGradient", "radialGradient":
				open = newGradient(t.Name.Local, a)
				grads[a["id"]] = open
			case "stop":
				if open != nil {
					if err := open.stop(a); err != nil {
						return nil, err
					}
				}
			default:
				s, err := element(t.Name.Local, a, top, grads)
				if err != nil {
					return nil, fmt.Errorf("svg: %s: %w", t.Name.Local, err)
				}
				d.shapes = append(d.shapes, s)
			}
			stack = append(stack, top)
		case xml.EndElement:
			if len(stack) > 1 {
				stack = stack[:len(stack)-1]
			}
		}
	}
}

func attributes(t xml.StartElement) map[string]string {
	a := make(map[string]string, len(t.Attr))
	for _, x := range t.Attr {
		a[x.Name.Local] = x.Value
	}
	return a
}

func (d *Drawing) viewBox(a map[string]string) error {
	f := strings.Fields(strings.ReplaceAll(a["viewBox"], ",", " "))
	if len(f) != 4 {
		return fmt.Errorf("svg: viewBox %q needs four numbers", a["viewBox"])
	}
	for i, p := range []*float64{&d.X, &d.Y, &d.W, &d.H} {
		v, ok := parseFloat(f[i])
		if !ok {
			return fmt.Errorf("svg: viewBox %q needs four numbers", a["viewBox"])
		}
		*p = v
	}
	if d.W <= 0 || d.H <= 0 {
		return fmt.Errorf("svg: viewBox %q is empty", a["viewBox"])
	}
	return nil
}

// element reads one painted element.
func element(name string, a map[string]string, top frame, grads map[string]*gradient) (shape, error) {
	n := func(k string) float64 { return number(a, k, 0) }
	var segs []segment
	var err error
	switch name {
	case "path":
		segs, err = pathData(a["d"])
	case "rect":
		segs = rectSegs(n("x"), n("y"), n("width"), n("height"), n("rx"))
	case "circle":
		segs = ellipseSegs(n("cx"), n("cy"), n("r"), n("r"))
	case "ellipse":
		segs = ellipseSegs(n("cx"), n("cy"), n("rx"), n("ry"))
	case "line":
		segs = []segment{{moveTo, [3]point{{n("x1"), n("y1")}}}, {lineTo, [3]point{{n("x2"), n("y2")}}}}
	default:
		err = errors.New("this element is not in the subset of our drawings")
	}
	if err != nil {
		return shape{}, err
	}
	if a["fill-rule"] == "evenodd" {
		segs = orient(segs)
	}
	m, err := transform(a["transform"])
	if err != nil {
		return shape{}, err
	}
	m = top.m.times(m)
	s := shape{group: top.group, box: bounds(segs), opacity: top.opacity * number(a, "opacity", 1)}
	for i := range segs {
		for j := range segs[i].p {
			segs[i].p[j] = m.apply(segs[i].p[j])
		}
	}
	s.segs = segs
	if id := a["id"]; id != "" {
		s.group = id
	}
	class := classes[strings.TrimSuffix(a["class"], "-stroke")]
	onStroke := strings.HasSuffix(a["class"], "-stroke")
	if s.fill, err = readPaint(a["fill"], "#000000", grads); err != nil {
		return shape{}, err
	}
	if s.stroke, err = readPaint(a["stroke"], "none", grads); err != nil {
		return shape{}, err
	}
	if onStroke {
		s.stroke.class = class
	} else {
		s.fill.class = class
	}
	s.width = number(a, "stroke-width", 1) * m.scale()
	s.cap = map[string]capStyle{"round": capRound, "square": capSquare}[a["stroke-linecap"]]
	s.join = map[string]joinStyle{"round": joinRound, "bevel": joinBevel}[a["stroke-linejoin"]]
	return s, nil
}

var classes = map[string]Class{"team": Team, "fg": Main, "ac": Accent, "bg": Ground}

func readPaint(v, without string, grads map[string]*gradient) (paint, error) {
	if v == "" {
		v = without
	}
	if v == "none" {
		return paint{}, nil
	}
	if id, ok := strings.CutPrefix(v, "url(#"); ok {
		g := grads[strings.TrimSuffix(id, ")")]
		if g == nil {
			return paint{}, fmt.Errorf("no gradient %s", v)
		}
		return paint{set: true, grad: g}, nil
	}
	c, err := Color(v)
	return paint{set: true, flat: c}, err
}

// Color reads #rgb or #rrggbb.
func Color(v string) (color.NRGBA, error) {
	h, ok := strings.CutPrefix(v, "#")
	if len(h) == 3 {
		h = string([]byte{h[0], h[0], h[1], h[1], h[2], h[2]})
	}
	n, err := strconv.ParseUint(h, 16, 32)
	if !ok || len(h) != 6 || err != nil {
		return color.NRGBA{}, fmt.Errorf("colour %q is not #rrggbb", v)
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}, nil
}

func number(a map[string]string, k string, without float64) float64 {
	if v, ok := parseFloat(strings.TrimSuffix(a[k], "px")); ok {
		return v
	}
	return without
}

func parseFloat(s string) (float64, bool) {
	v, err := strconv.ParseFloat(s, 64)
	return v, err == nil
}

// transform reads a list of translate, scale and rotate.
func transform(v string) (matrix, error) {
	m := identity
	for v = strings.TrimSpace(v); v != ""; v = strings.TrimSpace(v) {
		name, rest, ok := strings.Cut(v, "(")
		args, after, ok2 := strings.Cut(rest, ")")
		if !ok || !ok2 {
			return m, fmt.Errorf("svg: transform %q is not closed", v)
		}
		v = after
		var n [3]float64
		f := strings.Fields(strings.ReplaceAll(args, ",", " "))
		for i := range f {
			if i < len(n) {
				n[i], _ = parseFloat(f[i])
			}
		}
		switch strings.TrimSpace(name) {
		case "translate":
			m = m.times(matrix{1, 0, 0, 1, n[0], n[1]})
		case "scale":
			if len(f) == 1 {
				n[1] = n[0]
			}
			m = m.times(matrix{a: n[0], d: n[1]})
		case "rotate":
			m = m.times(matrix{1, 0, 0, 1, n[1], n[2]}).times(rotation(n[0])).times(matrix{1, 0, 0, 1, -n[1], -n[2]})
		default:
			return m, fmt.Errorf("svg: transform %q is not in the subset", name)
		}
	}
	return m, nil
}
