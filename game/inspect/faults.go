package inspect

import (
	"fmt"
	"image/color"
	"math"
	"slices"

	"tenaille/render/vision"
	"tenaille/render/widget"
)

// shrinks is what befalls a text that is written smaller than it was asked for.
const shrinks = "shrinks"

// Faults says what is wrong with the texts of a screen of w by h units at a scale,
// which is taken as that of the ordinary size where the player chose a smaller
// one: letters out of the screen or of their box, cut or too small, or two texts
// over one another.
func Faults(l *widget.Ledger, w, h, scale float64) []string {
	list, _ := faults(l, w, h, scale)
	return list
}

// Alone are the Faults of a screen over which nothing is laid: on it no text lies
// partly under a box that was painted later.
func Alone(l *widget.Ledger, w, h, scale float64) []string {
	list, hidden := faults(l, w, h, scale)
	return append(list, hidden...)
}

// faults are what is wrong with the texts of a screen, and which of them are hidden
// in part.
func faults(l *widget.Ledger, w, h, scale float64) (list, hidden []string) {
	bad := func(m *widget.Mark, form string, args ...any) {
		list = append(list, fmt.Sprintf("%q ", m.Text)+fmt.Sprintf(form, args...))
	}
	var texts []*widget.Mark
	var boxes []widget.Rect
	for i := range l.Marks {
		m := &l.Marks[i]
		if m.Text == "" {
			if m.Solid { // what lies under it is not seen
				kept := texts[:0]
				for _, t := range texts {
					if !meets(t.At, m.At, 0) {
						kept = append(kept, t)
					} else if meets(t.At, m.At, 1) {
						hidden = append(hidden, fmt.Sprintf("%q at %.0f lies under a box at %.0f", t.Text, t.At, m.At))
					}
				}
				texts = kept
				under := boxes[:0]
				for _, b := range boxes {
					if !meets(b, m.At, 0) || holds(b, m.At) {
						under = append(under, b)
					}
				}
				boxes = under
			}
			if seen := shownOf(m); !m.Bare && seen.H > 0 {
				boxes = append(boxes, seen)
			}
			continue
		}
		if m.Clip.W > 0 && (m.At.Y < m.Clip.Y || m.At.Y+m.At.H > m.Clip.Y+m.Clip.H) {
			continue // scrolled out
		}
		texts = append(texts, m)
		if n, known := standsOut(l.Marks[:i], m); known && n < LeastContrast {
			bad(m, "stands out by %.2f", n)
		}
		switch {
		case m.Cut:
			bad(m, "is cut to %.0f units", m.Room)
		case m.Size < 10:
			bad(m, "is asked for in size %.1f", m.Asked)
		case m.Size*scale < 9.9:
			bad(m, "is %.1f pixels high", m.Size*scale)
		case m.Caption && m.Size < 10 || !m.Caption && m.Size < math.Min(m.Asked, 12)-.01:
			bad(m, shrinks+" from %.1f to %.1f in %.0f units", m.Asked, m.Size, m.Room)
		case m.At.X < -.5 || m.At.Y < -.5 || m.At.X+m.At.W > w+.5 || m.At.Y+m.At.H > h+.5:
			bad(m, "at %.0f is out of the screen", m.At)
		default:
			if b, ok := around(boxes, m.At); ok && (m.At.X < b.X-1 || m.At.X+m.At.W > b.X+b.W+1 || m.At.Y < b.Y-2 || m.At.Y+m.At.H > b.Y+b.H+2) {
				bad(m, "at %.0f is out of its box %.0f", m.At, b)
			}
		}
	}
	for i, a := range texts {
		for _, b := range texts[i+1:] {
			if meets(a.At, b.At, .5) {
				bad(a, "at %.0f lies over %q at %.0f", a.At, b.Text, b.At)
			}
		}
	}
	return list, hidden
}

// shownOf is what is seen of a box: of one that is scrolled half out, the half.
func shownOf(m *widget.Mark) widget.Rect {
	r, c := m.At, m.Clip
	if c.W <= 0 {
		return r
	}
	top, low := max(r.Y, c.Y), min(r.Y+r.H, c.Y+c.H)
	return widget.Rect{X: r.X, Y: top, W: r.W, H: low - top}
}

// LeastContrast is ART.md's floor for words, after WCAG.
const LeastContrast = 4.5

// standsOut is the contrast of a text to what was painted under it, unknown where
// nothing that hides the board was.
func standsOut(under []widget.Mark, m *widget.Mark) (contrast float64, known bool) {
	x, y := m.At.X+m.At.W/2, m.At.Y+m.At.H*.55
	var ground color.NRGBA
	for i := range under {
		b := &under[i]
		if b.Text != "" || b.Ink.A == 0 || x < b.At.X || x > b.At.X+b.At.W || y < b.At.Y || y > b.At.Y+b.At.H {
			continue
		}
		switch {
		case b.Ink.A > 216:
			ground, known = b.Ink, true
		case known:
			ground = over(ground, b.Ink)
		}
	}
	opaque := func(c color.NRGBA) color.RGBA { return color.RGBA{c.R, c.G, c.B, 255} }
	return vision.Contrast(vision.Light(opaque(over(ground, m.Ink))), vision.Light(opaque(ground))), known
}

// over is a colour laid over an opaque one.
func over(ground, c color.NRGBA) color.NRGBA {
	mix := func(g, v uint8) uint8 { return uint8((int(g)*(255-int(c.A)) + int(v)*int(c.A)) / 255) }
	return color.NRGBA{mix(ground.R, c.R), mix(ground.G, c.G), mix(ground.B, c.B), 255}
}

// around is the smallest box in which a text has its middle, or one painted over it
// that holds the text whole: a plate over a meter.
func around(boxes []widget.Rect, at widget.Rect) (best widget.Rect, ok bool) {
	x, y := at.X+at.W/2, at.Y+at.H/2
	defer func() {
		if over := slices.Index(boxes, best); ok && !holds(best, at) {
			for _, b := range boxes[over+1:] {
				if holds(b, at) {
					best = b
				}
			}
		}
	}()
	for _, b := range boxes {
		if b.H < at.H*.9 || b.W < 8 || x < b.X || x > b.X+b.W || y < b.Y || y > b.Y+b.H {
			continue
		}
		if !ok || b.W*b.H <= best.W*best.H {
			best, ok = b, true
		}
	}
	return best, ok
}

// holds tells whether a box lies in another.
func holds(b, in widget.Rect) bool {
	return in.X >= b.X-.5 && in.Y >= b.Y-.5 && in.X+in.W <= b.X+b.W+.5 && in.Y+in.H <= b.Y+b.H+.5
}

// meets tells whether two boxes share more than a rim.
func meets(a, b widget.Rect, rim float64) bool {
	return a.X+a.W > b.X+rim && b.X+b.W > a.X+rim && a.Y+a.H > b.Y+rim && b.Y+b.H > a.Y+rim
}
