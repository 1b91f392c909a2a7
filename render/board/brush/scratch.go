package brush

import "github.com/hajimehoshi/ebiten/v2"

// Scratch are the pictures on which the light and the tones of one part of the ground are made.
type Scratch struct {
	Light *ebiten.Image // its light map
	Shaft *ebiten.Image // the light of one lamp on that
	Veil  *ebiten.Image // what the dark lays over it
	Mask  *ebiten.Image // where a lamp does not reach
	Tones *ebiten.Image // its wash
}
