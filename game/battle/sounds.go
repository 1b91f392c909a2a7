package battle

import (
	"tenaille/game/sound"
	"tenaille/render/stage"
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
