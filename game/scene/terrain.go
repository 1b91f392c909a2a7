package scene

import (
	"tenaille/render/board"
	"tenaille/rules"
)

// terrainOf turns the map of a set-up into what the board draws before the first
// action: its doors stand as the level leaves them.
func terrainOf(s *rules.Setup) *board.Terrain {
	return board.FromSetup(s, board.StartingDoors(s))
}

// hang shows the doors that are open, when one was opened or closed.
func (b *battle) hang(open uint64) {
	if b.terrain == nil || open == b.doors {
		return
	}
	b.doors = open
	b.terrain = board.FromSetup(b.match.Setup(), b.doors)
	b.board.SetTerrain(b.terrain)
}
