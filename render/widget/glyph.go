package widget

import (
	"image/color"
	"strings"
)

// Buttons of a gamepad stand in texts as runes of their own, drawn as signs: so
// that a prompt may name a button wherever it may name a key.
const firstGlyph = '\ue000'

// glyphs are the buttons and stick directions that have a sign, by the names
// that game/input gives them.
var glyphs = []string{
	"a", "b", "x", "y", "l1", "r1", "l2", "r2", "back", "start", "home", "lstick", "rstick", "up", "down", "left", "right",
	"lstick_up", "lstick_down", "lstick_left", "lstick_right", "rstick_up", "rstick_down", "rstick_left", "rstick_right",
}

// PadGlyph is the text that shows the sign of a button or stick direction, empty
// for one that has none.
func PadGlyph(name string) string {
	for i, n := range glyphs {
		if n == name {
			return string(firstGlyph + rune(i))
		}
	}
	return ""
}

func isGlyph(r rune) bool { return r >= firstGlyph && r < firstGlyph+rune(len(glyphs)) }

// hasGlyph tells whether a line holds a sign.
func hasGlyph(line string) bool { return strings.IndexFunc(line, isGlyph) >= 0 }

// glyphWidth is the width of a sign in a line of a size, its space included.
func glyphWidth(r rune, size float64) float64 {
	switch glyphs[r-firstGlyph] {
	case "l1", "r1", "l2", "r2":
		return size * 1.85
	}
	return size * 1.45
}

// width is the width of a line with signs in units.
func (s *Style) width(line string, f Font, size float64) (w float64) {
	s.pieces(line, func(text string, sign rune) {
		if sign != 0 {
			w += glyphWidth(sign, s.letters(size))
		} else {
			w += s.Width(text, f, size)
		}
	})
	return w
}

// pieces goes through a line: stretches of text, and signs.
func (s *Style) pieces(line string, each func(text string, sign rune)) {
	for line != "" {
		at := strings.IndexFunc(line, isGlyph)
		if at < 0 {
			each(line, 0)
			return
		}
		if at > 0 {
			each(line[:at], 0)
		}
		sign := []rune(line[at:])[0]
		each("", sign)
		line = line[at+len(string(sign)):]
	}
}

// textWithGlyphs paints a line that holds signs.
func (c Canvas) textWithGlyphs(line string, x, y float64, f Font, size float64, ink color.NRGBA, align Align) {
	switch w := c.width(line, f, size); align {
	case Middle:
		x -= w / 2
	case End:
		x -= w
	}
	c.pieces(line, func(text string, sign rune) {
		if sign == 0 {
			c.Text(text, x, y, f, size, ink, Start)
			x += c.Width(text, f, size)
			return
		}
		c.glyph(sign, x, y, c.letters(size), ink)
		x += glyphWidth(sign, c.letters(size))
	})
}

// glyph paints the sign of a button on a line of text whose baseline is y.
func (c Canvas) glyph(r rune, x, y, size float64, ink color.NRGBA) {
	type key struct {
		r    rune
		size float64
		ink  color.NRGBA
	}
	if c.Blind() {
		return
	}
	name := glyphs[r-firstGlyph]
	w, h := glyphWidth(r, size), size*1.45
	c.Stamp(key{r, size, ink}, Rect{X: x, Y: y - h*.5 - size*.36, W: w, H: h}, func(k Canvas, at Rect) {
		line := max(1, size*.1)
		cx, cy, rad := at.W/2, at.H/2, size*.6
		letters := func(s string) { k.Text(s, cx, cy+size*.28, Bold, k.Exactly(size*.8), ink, Middle) }
		switch side, rest, _ := strings.Cut(name, "stick"); {
		case len(name) == 1: // a, b, x, y
			k.Disc(cx, cy, rad, Fade(ink, .14), ink, line)
			letters(strings.ToUpper(name))
		case len(name) == 2 && name != "up": // shoulders: the upper row is flat, the lower one hangs
			radius := size * .26
			if name[1] == '2' {
				radius = size * .55
			}
			k.Box(Rect{X: line, Y: cy - size*.56, W: at.W - 2*line, H: size * 1.12}, radius, Fade(ink, .14), ink, line)
			letters(map[byte]string{'1': strings.ToUpper(name[:1]) + "B", '2': strings.ToUpper(name[:1]) + "T"}[name[1]])
		case name == "start":
			k.Disc(cx, cy, rad, Fade(ink, .14), ink, line)
			for i := range 3 {
				k.Fill(Rect{X: cx - size*.27, Y: cy - size*.27 + float64(i)*size*.22, W: size * .54, H: line}, ink)
			}
		case name == "back":
			k.Disc(cx, cy, rad, Fade(ink, .14), ink, line)
			k.Box(Rect{X: cx - size*.3, Y: cy - size*.24, W: size * .36, H: size * .3}, 1, Transparent, ink, line)
			k.Box(Rect{X: cx - size*.08, Y: cy - size*.06, W: size * .36, H: size * .3}, 1, Transparent, ink, line)
		case name == "home":
			k.Disc(cx, cy, rad, Fade(ink, .14), ink, line)
			k.Disc(cx, cy, size*.2, ink, Transparent, 0)
		case side == "l" || side == "r":
			k.Disc(cx, cy, rad, Transparent, ink, line)
			k.arrow(strings.TrimPrefix(rest, "_"), cx, cy, size, ink)
			k.Text(strings.ToUpper(side), cx, cy+size*.2, Bold, k.Exactly(size*.58), ink, Middle)
		default: // the cross, one arm of it filled
			arm := size * .2
			k.Box(Rect{X: cx - arm, Y: cy - rad, W: 2 * arm, H: 2 * rad}, 1, Fade(ink, .3), Transparent, 0)
			k.Box(Rect{X: cx - rad, Y: cy - arm, W: 2 * rad, H: 2 * arm}, 1, Fade(ink, .3), Transparent, 0)
			dx, dy := direction(name)
			k.Box(Rect{X: cx - arm + dx*(rad-arm), Y: cy - arm + dy*(rad-arm), W: 2 * arm, H: 2 * arm}, 1, ink, Transparent, 0)
		}
	})
}

// arrow paints where a stick goes, a dot under its letter where it is pressed.
func (c Canvas) arrow(name string, x, y, size float64, ink color.NRGBA) {
	dx, dy := direction(name)
	if dx == 0 && dy == 0 {
		c.Disc(x, y+size*.4, size*.09, ink, Transparent, 0)
		return
	}
	tip, base, half := size*.7, size*.44, size*.22
	c.Polyline(max(1, size*.12), ink,
		x+dx*base-dy*half, y+dy*base-dx*half, x+dx*tip, y+dy*tip, x+dx*base+dy*half, y+dy*base+dx*half)
}

func direction(name string) (dx, dy float64) {
	switch name {
	case "up":
		return 0, -1
	case "down":
		return 0, 1
	case "left":
		return -1, 0
	case "right":
		return 1, 0
	}
	return 0, 0
}
