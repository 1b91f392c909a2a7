package tabletop

import (
	"tenaille/game/sound"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// Begin lays the ground of a match that has just been opened.
func (tb *Table) Begin() {
	tb.doors = terrain.StartingDoors(tb.Match.Setup())
	tb.Terrain = terrain.FromSetup(tb.Match.Setup(), tb.doors)
	tb.Board.SetTerrain(tb.Terrain)
}

// Hang shows the doors that are open, when one was opened or closed.
func (tb *Table) Hang(open uint64) {
	if tb.Terrain == nil || open == tb.doors {
		return
	}
	tb.doors = open
	tb.Terrain = terrain.FromSetup(tb.Match.Setup(), tb.doors)
	tb.Board.SetTerrain(tb.Terrain)
}

// Footstep is the sound of a step on a square's ground.
func (tb *Table) Footstep(c grid.Cell) sound.Effect {
	switch tb.Terrain.Square(int(c.X), int(c.Y)).Ground {
	case terrain.Grass, terrain.Dirt, terrain.Sand, terrain.Snow:
		return sound.StepGrass
	case terrain.Planks, terrain.Bridge:
		return sound.StepWood
	case terrain.Water, terrain.Mire:
		return sound.StepWater
	}
	return sound.StepStone
}
