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
