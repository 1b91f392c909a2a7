package code

import (
	"fmt"
	"image"
	"image/color"
	"strings"

	"rsc.io/qr"
)

// Quiet is how many white squares stand around a code, at least: cameras want them.
const Quiet = 4

// Code is a QR code.
type Code struct{ code *qr.Code }

// Of is the code of a text, as small as it can be. The error is a text that is longer than
// any code.
func Of(text string) (Code, error) {
	c, err := qr.Encode(text, qr.L)
	if err != nil {
		return Code{}, fmt.Errorf("a code of %d letters: %w", len(text), err)
	}
	return Code{c}, nil
}

// Size is how many squares the code has along a side, without those around it.
func (c Code) Size() int { return c.code.Size }

// Dark reports whether a square is dark; those beside the code are not.
func (c Code) Dark(x, y int) bool { return c.code.Black(x, y) }

// Runs calls f for every row of dark squares that stand side by side.
func (c Code) Runs(f func(x, y, n int)) {
	for y := range c.Size() {
		for x := 0; x < c.Size(); x++ {
			n := 0
			for c.Dark(x+n, y) {
				n++
			}
			if n > 0 {
				f(x, y, n)
				x += n
			}
		}
	}
}

// Picture is the code as a picture, so many pixels a square.
func (c Code) Picture(square int) image.Image {
	side := (c.Size() + 2*Quiet) * square
	p := image.NewPaletted(image.Rect(0, 0, side, side), color.Palette{color.White, color.Black})
	for y := range side {
		for x := range side {
			if c.Dark(x/square-Quiet, y/square-Quiet) {
				p.SetColorIndex(x, y, 1)
			}
		}
	}
	return p
}

// halves are two squares one over another, by which of them is light: letters are light on
// dark in most terminals.
var halves = [...]string{" ", "▀", "▄", "█"}

// Text is the code in letters, two rows to a line, light on the dark of a terminal.
func (c Code) Text() string {
	var b strings.Builder
	for y := -Quiet; y < c.Size()+Quiet; y += 2 {
		for x := -Quiet; x < c.Size()+Quiet; x++ {
			n := 0
			if !c.Dark(x, y) {
				n |= 1
			}
			if y+1 < c.Size()+Quiet && !c.Dark(x, y+1) {
				n |= 2
			}
			b.WriteString(halves[n])
		}
		b.WriteByte('\n')
	}
	return b.String()
}
