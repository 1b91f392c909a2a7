package tabletop

import "tenaille/render/board/terrain"

// Hang shows the doors that are open, when one was opened or closed.
func (tb *Table) Hang(open uint64) {
	if tb.Terrain == nil || open == tb.doors {
		return
	}
	tb.doors = open
	tb.Terrain = terrain.FromSetup(tb.Turn.Match.Setup(), tb.doors)
	tb.Board.SetTerrain(tb.Terrain)
}
