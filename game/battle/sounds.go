package battle

import (
	"math"

	"tenaille/game/sound"
	"tenaille/render/stage"
	"tenaille/rules/grid"
)

// sounded plays the sound of a cue that begins. A way is heard step by step.
func (b *battle) sounded(c stage.Cue, e int) {
	b.Sound.Play(sound.Effect(e))
	way, ok := c.(stage.Move)
	if !ok {
		return
	}
	const most = 8 // steps heard of a long way
	ms := 140
	if len(way.Cells) >= 8 || way.Rush {
		ms = 90
	}
	for i := 1; i < min(len(way.Cells), most); i++ {
		b.Sound.PlayLater(b.table.Footstep(way.Cells[i]), ms*i*60/1000/max(b.Settings.Speed, 1))
	}
}

// ambience lets the wind blow; the fires crackle and the water runs the louder the
// nearer the nearest is to the middle of what is looked at.
func (b *battle) ambience() {
	x, y := b.table.Camera.Middle()
	near := func(at grid.Cell) float64 {
		d := math.Hypot(float64(at.X)+.5-x, float64(at.Y)+.5-y) / 5
		return 1 / (1 + d*d)
	}
	fire, water := 0., 0.
	for _, l := range b.table.Terrain.Lamps {
		if l.Flame {
			fire = math.Max(fire, near(l.At))
		}
	}
	for _, c := range b.table.Waters() {
		water = math.Max(water, near(c))
	}
	b.Sound.Ambience(1, fire, water)
}
