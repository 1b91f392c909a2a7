package reel

import (
	"fmt"
	"image"
	"image/color"
	"io"

	"github.com/ericpauley/go-quantize/quantize"
	"github.com/kettek/apng"
)

// Reel is what has been joined so far. The zero value is ready for use.
type Reel struct {
	// Rate is how many pictures are shown a second, at least 1.
	Rate int
	// Keep are colours that are kept whatever the first picture holds, since later ones
	// need them.
	Keep []color.Color

	palette color.Palette  // the first lets the picture before be seen
	nearest [1 << 15]uint8 // of colours by the upper five bits of each part
	known   [1 << 15]bool
	last    *image.Paletted // as it is seen
	frames  []apng.Frame
}

// Add joins a picture, as large as those before it.
func (r *Reel) Add(m *image.RGBA) error {
	if r.last != nil && r.last.Bounds() != m.Bounds() {
		return fmt.Errorf("picture %d is %v, those before it %v", len(r.frames)+1, m.Bounds().Size(), r.last.Bounds().Size())
	}
	if r.palette == nil {
		r.dye(m)
	}
	now := image.NewPaletted(m.Bounds(), r.palette)
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		from, to := m.Pix[m.PixOffset(m.Rect.Min.X, y):], now.Pix[now.PixOffset(m.Rect.Min.X, y):]
		for x := range m.Rect.Dx() {
			to[x] = r.ink(from[4*x], from[4*x+1], from[4*x+2])
		}
	}
	changed := now.Bounds()
	if r.last != nil {
		changed = difference(r.last, now)
		if changed.Empty() { // the one before is seen longer
			r.frames[len(r.frames)-1].DelayNumerator++
			return nil
		}
	}
	part := image.NewPaletted(changed.Sub(changed.Min), r.palette)
	for y := range changed.Dy() {
		at := now.PixOffset(changed.Min.X, changed.Min.Y+y)
		for x := range changed.Dx() {
			if v := now.Pix[at+x]; r.last == nil || r.last.Pix[at+x] != v {
				part.Pix[y*part.Stride+x] = v
			}
		}
	}
	f := apng.Frame{Image: part, XOffset: changed.Min.X, YOffset: changed.Min.Y, DelayNumerator: 1, DelayDenominator: uint16(max(r.Rate, 1)), DisposeOp: apng.DISPOSE_OP_NONE, BlendOp: apng.BLEND_OP_OVER}
	r.frames, r.last = append(r.frames, f), now
	return nil
}

// dye chooses the colours by the first picture.
func (r *Reel) dye(m *image.RGBA) {
	r.palette = append(color.Palette{color.RGBA{}}, r.Keep...)
	q := quantize.MedianCutQuantizer{}
	r.palette = append(r.palette, q.Quantize(make(color.Palette, 0, 256-len(r.palette)), m)...)
}

// ink is the place of the colour nearest to one.
func (r *Reel) ink(red, green, blue uint8) uint8 {
	at := int(red>>3)<<10 | int(green>>3)<<5 | int(blue>>3)
	if !r.known[at] {
		r.known[at] = true
		r.nearest[at] = uint8(1 + r.palette[1:].Index(color.RGBA{red&^7 | 4, green&^7 | 4, blue&^7 | 4, 255}))
	}
	return r.nearest[at]
}

// difference is the smallest rectangle around what differs.
func difference(a, b *image.Paletted) (out image.Rectangle) {
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		from := a.PixOffset(a.Rect.Min.X, y)
		for x := range a.Rect.Dx() {
			if a.Pix[from+x] != b.Pix[from+x] {
				out = out.Union(image.Rect(a.Rect.Min.X+x, y, a.Rect.Min.X+x+1, y+1))
			}
		}
	}
	return out
}

// Encode writes the film, which begins anew when it is over. The error is that of the
// writer, or that there is nothing to write.
func (r *Reel) Encode(w io.Writer) error {
	if len(r.frames) == 0 {
		return fmt.Errorf("a film without pictures")
	}
	enc := apng.Encoder{CompressionLevel: apng.BestCompression}
	if err := enc.Encode(w, apng.APNG{Frames: r.frames}); err != nil {
		return fmt.Errorf("film: %w", err)
	}
	return nil
}
