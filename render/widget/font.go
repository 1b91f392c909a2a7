package widget

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/gomonobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
)

// Font is one of the fonts of the game.
type Font int

// The fonts: Mono is for numbers that line up, rule ids and keys.
const (
	Regular Font = iota
	Bold
	Mono
	MonoBold
)

var parsed = sync.OnceValue(func() [4]*opentype.Font {
	var fonts [4]*opentype.Font
	for i, src := range [][]byte{goregular.TTF, gobold.TTF, gomono.TTF, gomonobold.TTF} {
		f, err := opentype.Parse(src)
		if err != nil {
			// The fonts are linked into the program: this cannot happen in a
			// program that passed its tests.
			panic("widget: built-in font: " + err.Error())
		}
		fonts[i] = f
	}
	return fonts
})

// newFace opens a font at a size in pixels.
func newFace(f Font, px float64) text.Face {
	face, err := opentype.NewFace(parsed()[f], &opentype.FaceOptions{Size: px, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("widget: built-in font: " + err.Error())
	}
	return text.NewGoXFace(face)
}
