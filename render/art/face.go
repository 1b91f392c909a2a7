package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
)

// Type is one of the three faces of the game.
type Type uint8

// Regular is for words, Bold for names and numbers on the map, Mono for numbers
// that line up, rule ids and keys.
const (
	Regular Type = iota
	Bold
	Mono
)

type faceKey struct {
	t    Type
	size int // quarter pixels
}

var (
	fonts [3]*opentype.Font
	faces = map[faceKey]*text.GoXFace{}
)

// Face returns the face of a type at a size in pixels, kept for the next call.
// Sizes are rounded to quarter pixels. It belongs to the goroutine that draws.
func Face(t Type, px float64) *text.GoXFace {
	k := faceKey{t, max(4, int(math.Round(px*4)))}
	if f, ok := faces[k]; ok {
		return f
	}
	if fonts[t] == nil {
		f, err := opentype.Parse([][]byte{goregular.TTF, gobold.TTF, gomono.TTF}[t])
		if err != nil {
			panic("art: built-in font cannot be read: " + err.Error())
		}
		fonts[t] = f
	}
	x, err := opentype.NewFace(fonts[t], &opentype.FaceOptions{Size: float64(k.size) / 4, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("art: built-in font cannot be sized: " + err.Error())
	}
	f := text.NewGoXFace(x)
	faces[k] = f
	return f
}

// Align is where the given x lies in a written line.
type Align uint8

// A line starts at x, is centred on it, or ends there.
const (
	Left Align = iota
	Centre
	Right
)

// Write draws one line of text with its baseline at y.
func Write(dst *ebiten.Image, s string, t Type, px, x, y float64, c color.Color, a Align) {
	WriteBy(dst, s, t, px, x, y, c, a, ebiten.FilterNearest)
}

// WriteBy is Write through a filter. Lines stand on whole pixels, so it does not
// show; it is for batches.
func WriteBy(dst *ebiten.Image, s string, t Type, px, x, y float64, c color.Color, a Align, by ebiten.Filter) {
	f := Face(t, px)
	var o text.DrawOptions
	switch a {
	case Centre:
		x -= text.AdvanceAt(s, len(s), f) / 2
	case Right:
		x -= text.AdvanceAt(s, len(s), f)
	}
	o.GeoM.Translate(math.Round(x), math.Round(y-f.Metrics().HAscent))
	o.ColorScale.ScaleWithColor(c)
	o.Filter = by
	text.Draw(dst, s, f, &o)
}

// Width returns the width of a line of text in pixels.
func Width(s string, t Type, px float64) float64 { return text.AdvanceAt(s, len(s), Face(t, px)) }
