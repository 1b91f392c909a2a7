package widget

import (
	"hash/maphash"
	"image"
	"math"
)

// Print is what a part of the screen looks like, without painting it: a digest of
// all that a canvas was asked for, and the pixels that takes. Two paintings with
// the same Print give the same picture. The digest is good for one run of the
// program and decides nothing but whether something is painted again.
type Print struct {
	Sum uint64
	Box image.Rectangle
}

// Note tells the print, if that is what the canvas is for, what else a painting
// depends on.
func (c Canvas) Note(list ...any) {
	for _, v := range list {
		if c.print != nil {
			c.print.Note(v)
		}
	}
}

// seed is that of all digests.
var seed = maphash.MakeSeed()

// Note adds what else a painting depends on.
func (p *Print) Note(v any) {
	p.Sum = (p.Sum ^ maphash.Comparable(seed, v)) * 1099511628211
}

// Printing is a canvas that paints nothing and tells p what it would paint.
func (s *Style) Printing(p *Print) Canvas { return Canvas{Style: s, print: p} }

// printed notes one thing that takes some pixels, and reports whether that is all
// the canvas is for.
func (c Canvas) printed(r image.Rectangle, what any) bool {
	if c.print == nil {
		return false
	}
	if c.clip != (Rect{}) {
		r = r.Intersect(c.pixels(c.clip))
	}
	c.print.Note(r)
	c.print.Note(what)
	c.print.Box = c.print.Box.Union(r)
	return true
}

// around is the pixels that points in units with a rim take.
func (c Canvas) around(rim float64, xy ...float64) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := 0; i+1 < len(xy); i += 2 {
		x0, x1 = math.Min(x0, xy[i]), math.Max(x1, xy[i])
		y0, y1 = math.Min(y0, xy[i+1]), math.Max(y1, xy[i+1])
	}
	k := c.scale
	return image.Rect(int(math.Floor((x0-rim)*k))-1, int(math.Floor((y0-rim)*k))-1, int(math.Ceil((x1+rim)*k))+1, int(math.Ceil((y1+rim)*k))+1)
}
