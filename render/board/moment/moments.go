package moment

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
)

// Moments are what happens now and passes: results that rise, things in flight, rings
// that open.
type Moments struct {
	Floats []Float
	Bolts  []Bolt
	Bursts []Burst
	Arcs   []Arc
	Shafts []Shaft
}

// DrawUnder draws what lies under words: rings and things in flight.
func (m *Moments) DrawUnder(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	for i := range m.Shafts {
		m.Shafts[i].draw(b, dst, cam)
	}
	for i := range m.Bursts {
		m.Bursts[i].draw(b, dst, cam)
	}
	for i := range m.Bolts {
		m.Bolts[i].draw(b, dst, cam)
	}
	for i := range m.Arcs {
		m.Arcs[i].draw(b, dst, cam)
	}
}

// DrawOver draws the results, over all else.
func (m *Moments) DrawOver(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	at := apart(cam, m.Floats)
	for i := range m.Floats {
		m.Floats[i].draw(b, dst, cam, at[i])
	}
}
