//go:build !js

package shot

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/render/art"
)

// Studio is where many pictures are taken one after another: it keeps what they
// share: the figures, the looks and the bare table.
type Studio struct {
	routes scene.Routes
	art    *art.Gallery
	looks  window.Looks
	tables map[tableKey]*ebiten.Image
}

// tableKey is what the picture of a bare table depends on.
type tableKey struct {
	size  image.Point
	scale float64
}

// NewStudio opens a studio, of the screens that the routes lead to. It belongs to the goroutine
// that draws.
func NewStudio(r scene.Routes) *Studio {
	return &Studio{routes: r, art: art.NewGallery(), looks: window.Looks{}, tables: map[tableKey]*ebiten.Image{}}
}

// lend gives the screens the table they lie on, if the studio has it.
func (s *Studio) lend(p *Posed) {
	p.Table = s.tables[p.tableKey()]
}

// store takes the table back, before anybody can let go of it.
func (s *Studio) store(p *Posed) {
	if p.Table != nil {
		s.tables[p.tableKey()] = p.Table
	}
	p.Table = nil
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
	for _, s := range p.Stack.All() {
		s.Layout()
	}
	return p.Settle()
}
