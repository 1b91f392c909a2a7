package tabletop

import (
	"tenaille/game/sound"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// Footstep is the sound of a step on a square's ground.
func (tb *Table) Footstep(c grid.Cell) sound.Effect {
	switch tb.Terrain.Square(int(c.X), int(c.Y)).Ground {
	case terrain.Grass, terrain.Dirt:
		return sound.StepGrass
	case terrain.Planks, terrain.Bridge:
		return sound.StepWood
	case terrain.Water:
		return sound.StepWater
	}
	return sound.StepStone
}
