package board

import (
	"math"
	"strings"

	"tenaille/render/art"
	"tenaille/render/pen"
)

// lettering is the size of letters on the board: a part of a square, or so many pixels
// at scale 1 where that is more, but at most half as much again as the part. What is
// about a square stays of a size with it, however large the panels are.
func lettering(cam Camera, part, least float64) float64 {
	c := float64(cam.Square)
	return math.Min(math.Max(c*part, least*cam.Scale), c*part*1.5)
}

// fitted is what a plate about n squares has room for when it may be as wide as they
// are: the sign before a chance goes first, then the sign of the percent. pad and sign
// are in sizes of the letters.
func fitted(cam Camera, n int, chance string, size, pad, sign float64) (words string, signed bool) {
	room := 1.04 * float64(cam.Square*max(1, n))
	switch w := art.Width(chance, art.Bold, size) + size*pad; {
	case w+size*sign <= room:
		return chance, true
	case w <= room:
		return chance, false
	}
	return bareChance(chance), false
}

// bareChance is a chance without the sign of the percent.
func bareChance(s string) string { return strings.TrimRight(s, "% \u00a0\u202f") }

// perch picks the place of the plate of a chance: the first of those wished where it
// hides neither another label nor a face nor a bar. Where there is none the chance is
// told on the slip alone.
func (b *Board) perch(cam Camera, about pen.Vec, w, h float64, wished []pen.Vec) (at pen.Vec, place int, ok bool) {
	if b.hidden(about) {
		return about, -1, false
	}
	w, h = w+3*cam.Scale, h+3*cam.Scale
	for i, at := range wished {
		if q := around(at, w, h); b.free(q) && !b.shuns(q, true) {
			b.labels = append(b.labels, q)
			return at, i, true
		}
	}
	return about, -1, false
}
