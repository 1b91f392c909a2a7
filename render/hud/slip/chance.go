package slip

import (
	"fmt"
	"image/color"
	"math"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// headline is the chance, and what it needs beside it, line by line.
type headline struct {
	bare
	needs, against []string
	size           float64 // of the chance
	at             float64 // how far from the left the lines begin
	air            float64 // over and under three lines and more, on a small screen
}

// newHeadline breaks what the chance needs into lines; where more than three are
// needed the chance itself is written smaller.
func (s *sheet) newHeadline() *headline {
	m, width := s.slip, s.room()
	letters := s.Exactly(ink)
	if s.Compact {
		width += 7 // rather into the rim than a number alone on a line
	}
	fit := func(size float64) *headline {
		h := &headline{size: size}
		if m.Chance != "" {
			h.at = s.Width(m.Chance, widget.Bold, size) + 9
		}
		wrap := func(words string, f widget.Font) []string {
			switch {
			case words == "":
				return nil
			case s.Width(words, f, 12.5) <= width-h.at:
				return []string{words}
			}
			return s.Wrap(words, width-h.at, f, letters)
		}
		h.needs, h.against = wrap(m.Needs, widget.Bold), wrap(m.Against, widget.Regular)
		if s.Compact { // where no damage stands under the ruler
			h.against, h.air = append(h.against, wrap(m.Kill, widget.Regular)...), 3
		}
		return h
	}
	h, words := fit(35+s.large), 0
	for _, w := range [...]string{m.Needs, m.Against, m.Kill} {
		if w != "" {
			words++
		}
	}
	lines := len(h.needs) + len(h.against)
	if s.large > 0 && lines > words { // rather each on its line
		s.large = 0
		h = fit(35)
		lines = len(h.needs) + len(h.against)
	}
	if m.Chance != "" && (lines > 3 || s.Compact && lines > words) {
		h = fit(26)
	}
	return h
}

// more is the height of the lines that the chance has no room for beside it.
func (h *headline) more() float64 {
	n := len(h.needs) + len(h.against)
	if n < 3 {
		return 0
	}
	return 13*float64(n-3) + 2*h.air
}

func (h *headline) tall(s *sheet) float64 {
	y := h.more() + 46 + s.large
	if m := s.slip; m.HitFrom == 0 && m.Chance == "" && m.Against == "" {
		y -= 20
	}
	return y
}

// graveInk writes on paper what counts against the own side.
var graveInk = art.RGB(0xa11d24)

func (h *headline) paint(c canvas, y float64) {
	m, plain := c.s.slip, widget.PaperInk
	switch {
	case m.Supposed != "":
		plain = inkLost
	case m.Grave:
		plain = graveInk
	}
	c.Text(m.Chance, c.x, y+38+c.s.large, widget.Bold, h.size, plain, widget.Start)
	y += c.s.large * .7
	base, step := y+22, 15.
	if len(h.needs) == 0 && len(h.against) == 1 {
		base = y + 37
	} else if len(h.needs)+len(h.against) > 2 {
		base, step = y+14+h.air, 13
	}
	at := c.x + h.at
	write := func(lines []string, f widget.Font, fill color.NRGBA) {
		for _, l := range lines {
			c.fixed(l, at, base, c.right-at, f, fill)
			base += step
		}
	}
	write(h.needs, widget.Bold, plain)
	write(h.against, widget.Regular, widget.PaperSub)
}

// fixed paints a line of the slip that never becomes smaller than 12.
func (c canvas) fixed(words string, x, y, room float64, f widget.Font, fill color.NRGBA) {
	size := 12.5
	if c.Width(words, f, size) > room {
		size = c.Exactly(ink)
	}
	c.Text(words, x, y, f, size, fill, widget.Start)
}

// rulerRow is the twenty faces: misses hatched, hits gold, threats red with a star,
// and the marker on the face that is needed or was rolled.
type rulerRow struct{ bare }

func (*rulerRow) tall(*sheet) float64 { return 34 }

func (*rulerRow) paint(c canvas, y float64) {
	s, x, w := c.s.slip, c.x, c.right-c.x
	y += 3
	step := w / 20
	for face := 1; face <= 20; face++ {
		r := widget.Rect{X: x + step*float64(face-1), Y: y, W: step - 1, H: 14}
		switch {
		case s.Falls && face < s.HitFrom:
			c.Fill(r, art.RGB(0xc8932b))
		case !s.Falls && face >= s.ThreatFrom && face >= s.HitFrom:
			c.Fill(r, art.RGB(0xb3261e))
			c.star(r.X+r.W/2, r.Y+7, 3.9)
		case !s.Falls && face >= s.HitFrom:
			c.Fill(r, art.RGB(0xc8932b))
		default:
			c.Fill(r, art.RGB(0xc2b595))
			c.Line(r.X+1.5, r.Y+12.5, r.X+r.W-1.5, r.Y+1.5, 1, art.RGB(0x8d7f66))
		}
	}
	for _, face := range [...]int{1, 5, 10, 15, 20} {
		c.Text(fmt.Sprint(face), x+step*(float64(face)-.5), y+25, widget.Mono, 10, widget.PaperSub, widget.Middle)
	}
	mark := x + step*float64(min(s.HitFrom, 21)-1) - .5
	if s.Roll > 0 {
		mark = x + step*(s.Roll-.5)
		c.Line(mark, y-3, mark, y+16, 2.4, widget.PaperInk)
		c.Polygon(widget.PaperInk, widget.Transparent, 0, mark-6, y-9, mark+6, y-9, mark, y-1)
		return
	}
	c.Line(mark, y-4, mark, y+17, 2, widget.PaperInk)
	c.Polygon(widget.PaperInk, widget.Transparent, 0, mark-4.5, y-7, mark+4.5, y-7, mark, y-1)
}

func (c canvas) star(x, y, r float64) {
	var xy []float64
	for i := range 10 {
		k := r
		if i%2 == 1 {
			k = r * .42
		}
		sin, cos := math.Sincos(float64(i)*math.Pi/5 - math.Pi/2)
		xy = append(xy, x+k*cos, y+k*sin)
	}
	c.Polygon(art.RGB(0xffe9c4), widget.Transparent, 0, xy...)
}

// underRow is what the dice came to, or how the chance comes about, under the ruler;
// without lines it is the room for the first while they roll.
type underRow struct {
	above
	lines []string
	rule  string // of the product
}

// newUnder is nil where there is nothing to say.
func (s *sheet) newUnder() row {
	m, room := s.slip, s.room()
	r := &underRow{}
	switch {
	case m.RollText != "":
		r.lines = s.unbroken(m.RollText, room)
	case m.Product != "" && m.Because.Words != "":
		room -= s.ChipRoom(m.Because.Rule)
		if r.lines = s.unbroken(m.Product+", "+m.Because.Words, room); len(r.lines) > 1 {
			r.lines = append(s.unbroken(m.Product, room), s.unbroken(m.Because.Words, room)...)
		}
	case m.Product != "":
		r.lines = s.unbroken(m.Product, room)
	}
	switch {
	case len(r.lines) == 0 && (m.RollText != "" || m.Product != "" || m.Roll <= 0 || s.Compact):
		return nil
	case m.RollText == "" && m.Product != "":
		r.rule = m.Because.Rule
	}
	return r
}

// unbroken breaks a line of the slip where it has no room even in its smallest
// letters.
func (s *sheet) unbroken(words string, room float64) []string {
	if letters := s.Exactly(ink); s.Width(words, widget.Bold, letters) > room {
		return s.Wrap(words, room, widget.Bold, letters)
	}
	return []string{words}
}

func (r *underRow) tall(s *sheet) float64 {
	if len(r.lines) == 0 {
		return 17
	}
	y := 1.5 + s.gap.line*float64(len(r.lines))
	if s.slip.HitFrom == 0 && !s.slip.Bare {
		y += 3
	}
	return y
}

func (r *underRow) put(s *sheet, box *widget.Rect, y float64) {
	s.Chip(r.rule, box.X+box.W-rims+edge, y+14)
}

func (r *underRow) paint(c canvas, y float64) {
	fill := widget.PaperInk
	if c.s.slip.RollText != "" {
		fill = widget.PaperHead
	}
	c.Chip(r.rule, c.right, y+14, widget.Chip, widget.PaperSub)
	for i, l := range r.lines {
		c.fixed(l, c.x, y+14+c.s.gap.line*float64(i), c.right-c.x, widget.Bold, fill)
	}
}
