package battle

import "tenaille/render/board/terrain"

// Hang shows the doors that are open, when one was opened or closed.
func (b *battle) Hang(open uint64) {
	if b.terrain == nil || open == b.doors {
		return
	}
	b.doors = open
	b.terrain = terrain.FromSetup(b.turn.Match.Setup(), b.doors)
	b.board.SetTerrain(b.terrain)
}
