package widget

import (
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Align places text on its line.
type Align int

// The alignments.
const (
	Start Align = iota
	Middle
	End
)

// Text paints one line with its baseline at y.
func (c Canvas) Text(line string, x, y float64, f Font, size float64, ink color.NRGBA, align Align) {
	if line == "" {
		return
	}
	if hasGlyph(line) {
		c.textWithGlyphs(line, x, y, f, size, ink, align)
		return
	}
	c.text(line, x, y, f, size, ink, align)
	if c.print != nil {
		c.printText(line, x, y, f, size, ink, align)
	}
	if c.Dst == nil {
		return
	}
	face := c.face(f, size)
	op := &text.DrawOptions{}
	px := x * c.scale
	switch align {
	case Middle:
		px -= text.AdvanceAt(line, len(line), face) / 2
	case End:
		px -= text.AdvanceAt(line, len(line), face)
	}
	op.GeoM.Translate(math.Round(px), math.Round(y*c.scale-face.Metrics().HAscent))
	op.ColorScale.ScaleWithColor(c.ink(ink))
	text.Draw(c.Dst, line, face, op)
}

// printText tells the print of one line.
func (c Canvas) printText(line string, x, y float64, f Font, size float64, ink color.NRGBA, align Align) {
	type key struct {
		line  string
		x, y  float64
		f     Font
		size  float64
		ink   color.NRGBA
		align Align
	}
	from, w, tall := x, c.Width(line, f, size), c.letters(size)
	switch align {
	case Middle:
		from -= w / 2
	case End:
		from -= w
	}
	c.printed(c.around(1, from, y-tall, from+w, y+.35*tall), key{line, x, y, f, size, c.ink(ink), align})
}

// TextFit is Text that shrinks, and at last cuts with an ellipsis, until the
// line is no wider than width.
func (c Canvas) TextFit(line string, x, y, width float64, f Font, size float64, ink color.NRGBA, align Align) {
	shown, fits := c.Fit(line, width, f, size)
	c.fitting(line, shown, width, size)
	line, size = shown, fits
	c.Text(line, x, y, f, size, ink, align)
}

// TextFold is TextFit that writes words which one line has no room for on two lines
// instead, around the place of the one: in letters of a smaller size, or still smaller
// ones, though not under 12.
func (c Canvas) TextFold(words string, x, y, width float64, f Font, size, small float64, ink color.NRGBA, align Align) {
	lines, whole := []string{words}, size
	if c.Need(words, f, size) > width {
		size = math.Min(size, small)
		for lines = c.Wrap(words, width, f, small); len(lines) > 2 && small > 12; {
			small = math.Max(small-1, 12)
			lines = c.Wrap(words, width, f, small)
		}
	}
	if len(lines) != 2 {
		c.TextFit(words, x, y, width, f, size, ink, align)
		return
	}
	const apart = 1.1          // of letters: from line to line
	y += .35 * (small - whole) // their middle stays
	for i, line := range lines {
		c.TextFit(line, x, y+apart*c.letters(small)*(float64(i)-.5), width, f, small, ink, align)
	}
}

// Caption is TextFit for the few words of an icon, which may be as small as 10.
func (c Canvas) Caption(line string, x, y, width, size float64, ink color.NRGBA) {
	c.CaptionIn(Regular, line, x, y, width, size, ink)
}

// CaptionIn is Caption in a face of its own.
func (c Canvas) CaptionIn(f Font, line string, x, y, width, size float64, ink color.NRGBA) {
	if c.Ledger != nil {
		c.Ledger.captions = true
		defer func() { c.Ledger.captions = false }()
	}
	c.TextFit(line, x, y, width, f, size, ink, Middle)
}

// Fit returns the text and the size at which a line is no wider than width:
// smaller by at most a fifth and never under 10, then cut.
func (s *Style) Fit(line string, width float64, f Font, size float64) (string, float64) {
	if line == "" {
		return "", size
	}
	least := s.least(size)
	for size > least && s.Width(line, f, size) > width {
		size = math.Max(size-.5, least)
	}
	if s.Width(line, f, size) <= width {
		return line, size
	}
	runes := []rune(line)
	for len(runes) > 1 && s.Width(string(runes)+"…", f, size) > width {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimSpace(string(runes)) + "…", size
}

// Wrap breaks a text at its spaces into lines no wider than width.
func (s *Style) Wrap(text string, width float64, f Font, size float64) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		line := ""
		// A no-break space is no place to break, so only plain spaces split.
		for _, word := range strings.Split(paragraph, " ") {
			next := strings.TrimPrefix(line+" "+word, " ")
			if line != "" && s.Width(next, f, size) > width {
				lines = append(lines, line)
				next = word
			}
			line = next
		}
		lines = append(lines, line)
	}
	return lines
}

// Block paints a text on the lines it takes, around a height: in letters of 13.5, or of
// 12 on more than two lines.
func (c Canvas) Block(text string, x, mid, width float64, ink color.NRGBA) {
	size, lead := 13.5, 18.
	lines := c.Wrap(text, width, Regular, size)
	if len(lines) > 2 {
		size, lead = c.Exactly(12), 15
		lines = c.Wrap(text, width, Regular, size)
	}
	y := mid + 5 - lead*float64(len(lines)-1)/2
	for _, line := range lines {
		c.TextFit(line, x, y, width, Regular, size, ink, Start)
		y += lead
	}
}

// Paragraph paints a wrapped text with its first baseline at y and returns the
// baseline after the last line.
func (c Canvas) Paragraph(s string, x, y, width, leading float64, f Font, size float64, ink color.NRGBA) float64 {
	for _, line := range c.Wrap(s, width, f, size) {
		c.Text(line, x, y, f, size, ink, Start)
		y += leading
	}
	return y
}

// Heading paints the title of a part of a panel with the line that follows it.
func (c Canvas) Heading(s string, x, y, width float64) {
	c.Text(s, x, y, Bold, 13, Brass, Start)
	from := x + c.Width(s, Bold, 13) + 10
	if from < x+width {
		c.Line(from, y-4.5, x+width, y-4.5, 1, Edge)
	}
}
