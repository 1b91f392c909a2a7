package widget

import "image/color"

// ChipTall is how tall a rule id is boxed, chipInk the size of its letters.
const (
	ChipTall = 14.5
	chipInk  = 12
)

// ChipID is the part of a screen that opens a rule.
func ChipID(rule string) string { return "rule." + rule }

// ChipWidth is how wide a rule id is painted.
func (s *Style) ChipWidth(rule string) float64 { return s.Width(rule, Mono, chipInk) + 6 }

// ChipRoom is the room that a rule id takes at the end of a line, nothing without one.
func (s *Style) ChipRoom(rule string) float64 {
	if rule == "" {
		return 0
	}
	return s.ChipWidth(rule) + 4
}

// ChipBox is what opens the rule whose id ends at x with its baseline at y: a little
// larger than what is painted.
func (s *Style) ChipBox(rule string, x, y float64) Rect {
	w := s.ChipWidth(rule)
	return Rect{X: x - w - 2, Y: y - 14, W: w + 4, H: 19}
}

// Chip paints a rule id ending at x with its baseline at y, as tall as said, and
// returns its width. Under the pointer it is underlined, with the focus ringed.
func (c Canvas) Chip(rule string, x, y, tall float64, fill, ink color.NRGBA, over, focus bool) float64 {
	if rule == "" {
		return 0
	}
	w := c.ChipWidth(rule)
	r := Rect{X: x - w, Y: y + 3.5 - tall, W: w, H: tall}
	c.Box(r, 3.5, fill, Transparent, 0)
	c.Text(rule, x-3, y, Mono, chipInk, ink, End)
	if over {
		c.Line(x-w+3, y+1.6, x-3, y+1.6, 1, ink)
	}
	if focus {
		c.Box(r.Inset(-2.5), 6, Transparent, Ink, 4)
		c.Box(r.Inset(-2.5), 6, Transparent, White, 2)
	}
	return w
}

// Polygon fills and strokes an outline through x, y pairs; all of it must be visible
// from the middle of its box.
func (c Canvas) Polygon(fill, edge color.NRGBA, width float64, xy ...float64) {
	if c.outlined(width, fill, edge, xy...) {
		return
	}
	ink.Reset()
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			ink.Move(xy[i]*c.scale, xy[i+1]*c.scale)
		} else {
			ink.Line(xy[i]*c.scale, xy[i+1]*c.scale)
		}
	}
	ink.Close()
	if fill.A > 0 {
		ink.Fill(c.Dst, fill)
	}
	if edge.A > 0 {
		ink.Stroke(c.Dst, edge, width*c.scale, 1)
	}
}
