package battle

import (
	"math"

	"tenaille/game/sound"
	"tenaille/render/board"
	"tenaille/render/stage"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// heard gives the cue that the stage was given last its sound: it is heard as
// the cue is seen, so that no sound is without its sign.
func (b *battle) heard(e sound.Effect) { b.play.stage.Sound(int(e)) }

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
		b.Sound.PlayLater(b.footstep(way.Cells[i]), ms*i*60/1000/max(b.Settings.Speed, 1))
	}
}

// armoured reports whether an attack that did not hit would have, had the target
// no armour and no shield (DEF-06).
func armoured(e *rules.Encounter, ev *rules.Event) bool {
	if ev.Report == nil || ev.Flags&(rules.FlagHit|rules.FlagLost) != 0 {
		return false
	}
	worn := int16(0)
	d := &ev.Report.Defence
	for i := range d.N {
		l := &d.Lines[i]
		if from := e.Rules.Rows[l.Row].From; l.Lost == rules.NoCite && (from == rules.TermArmour || from == rules.TermShield || from == rules.TermEnhanced) {
			worn += int16(l.Value)
		}
	}
	return worn > 0 && ev.B < ev.C && ev.B >= ev.C-worn
}

// footstep is the sound of a step on a square's ground.
func (b *battle) footstep(c grid.Cell) sound.Effect {
	switch b.terrain.Square(int(c.X), int(c.Y)).Ground {
	case board.Grass, board.Dirt:
		return sound.StepGrass
	case board.Planks, board.Bridge:
		return sound.StepWood
	case board.Water:
		return sound.StepWater
	}
	return sound.StepStone
}

// ambience lets the wind blow, and the fires crackle the louder the nearer the
// nearest is to the middle of what is looked at.
func (b *battle) ambience() {
	fire := 0.
	x, y := b.camera.Middle()
	for _, l := range b.terrain.Lamps {
		if l.Flame {
			d := math.Hypot(float64(l.At.X)+.5-x, float64(l.At.Y)+.5-y) / 5
			fire = math.Max(fire, 1/(1+d*d))
		}
	}
	b.Sound.Ambience(1, fire)
}
