//go:build !js

package scene

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// Studio is where many pictures are taken one after another: it keeps what they
// share: the figures, the looks and the bare table.
type Studio struct {
	battles Battles
	art     *art.Gallery
	styles  map[dress]*widget.Style
	tables  map[tableKey]*ebiten.Image
}

// tableKey is what the picture of a bare table depends on.
type tableKey struct {
	size  image.Point
	scale float64
}

// NewStudio opens a studio, with the battles given. It belongs to the goroutine
// that draws.
func NewStudio(b Battles) *Studio {
	return &Studio{battles: b, art: art.NewGallery(), styles: map[dress]*widget.Style{}, tables: map[tableKey]*ebiten.Image{}}
}

// lend gives the screens the table they lie on, if the studio has it.
func (s *Studio) lend(p *Posed) {
	p.table = s.tables[p.tableKey()]
}

// store takes the table back, before anybody can let go of it.
func (s *Studio) store(p *Posed) {
	if p.table != nil {
		s.tables[p.tableKey()] = p.table
	}
	p.table = nil
}

func (p *Posed) tableKey() tableKey {
	return tableKey{image.Pt(p.shot.Width, p.shot.Height), p.Style.Scale()}
}

// Speak changes the language of the screens, as a player does in the settings.
func (p *Posed) Speak(code string) error {
	if err := p.Text.SetLanguage(code); err != nil {
		return err
	}
	p.Settings.Language = code
	for _, s := range p.Stack.scenes {
		s.Layout()
	}
	return p.Settle()
}
