package battle

import (
	"tenaille/game/sound/music"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// mood is how great the danger is, as the music has it.
type mood struct {
	danger int
	left   int // ticks until it is asked for again
}

// listens is how often, in ticks, the danger is asked for.
const listens = 30

// Tune is the piece of the battle, another one where there is no daylight, and how great
// the danger is. As long as it is not sure who looks at the screen there is none.
func (b *battle) Tune() (music.Piece, int) {
	e := b.turn.E
	if b.turn.Match == nil || e == nil {
		return music.None, 0
	}
	piece := music.Press
	if e.Map.Ambient() != grid.LightBright {
		piece = music.Stone
	}
	if b.curtain != nil {
		b.mood.left = 0
		return piece, 0
	}
	if b.mood.left--; b.mood.left < 0 {
		b.mood = mood{danger(e, b.turn.Side), listens}
	}
	return piece, b.mood.danger
}

// danger is how great the danger is to a side, from 0 to music.MostDanger, by what it
// knows itself: one for an enemy that could strike one of its own, one when a quarter of
// its hit points is lost, one more when half of them is or half of its creatures are
// down. For an onlooker it is that of the side that is worst off.
func danger(e *rules.Encounter, side int) int {
	if side < 0 {
		worst := 0
		for i := range e.Sides {
			worst = max(worst, danger(e, i))
		}
		return worst
	}
	var count, standing, whole, left int
	threatened := 0
	for id := range e.Count() {
		if int(e.Creatures[id].Side) != side {
			continue
		}
		count++
		whole += e.MaxHP(id)
		if !e.Present(id) || combat.Down(e, id, int(e.Facts.Combatants[id].HP)) {
			continue
		}
		standing++
		left += int(e.Facts.Combatants[id].HP)
		for foe := range e.Count() {
			if threatened == 0 && e.Hostile(id, foe) && e.Present(foe) {
				if _, ok := attack.Threatens(e, foe, e.Space(id)); ok {
					threatened = 1
				}
			}
		}
	}
	d := threatened
	if left*4 <= whole*3 {
		d++
	}
	if left*2 <= whole || standing*2 <= count {
		d++
	}
	return d
}
