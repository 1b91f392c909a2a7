package battle

import (
	"testing"
)

// TestSmallMapIsReadable: where less than two thirds of a map are in sight, a square of
// one 24 wide has four units, and the box is as large as the map; there is none while
// more of the map is in sight.
func TestSmallMapIsReadable(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	w, h := b.table.Board.Size()
	if b.arrange(); b.small.Place().W > 0 {
		t.Error("there is a small map beside a map that is nearly whole")
	}
	b.table.Camera.Square = 64
	b.arrange()
	m := b.small.Place()
	unit := (m.W - m.H) / float64(w-h) // its rim is as wide on every side
	if rim := m.W - unit*float64(w); unit < 4 || rim < 0 || rim > 16 {
		t.Errorf("a square of %dx%d has %.2f units in a box of %.0f by %.0f", w, h, unit, m.W, m.H)
	}
	if room := b.small.Room; m.X < room.X || m.Y < room.Y || m.X+m.W > room.X+room.W+.01 || m.Y+m.H > room.Y+room.H+.01 {
		t.Errorf("the small map at %.0f leaves its room %.0f", m, room)
	}
	if _, there := b.desk.Panels.Find("minimap"); !there {
		t.Error("there is no small map of a map that is cut")
	}
	b.table.Camera.Square = min(b.table.Camera.Safe.Dx()/w, b.table.Camera.Safe.Dy()/h)
	b.arrange()
	if _, there := b.desk.Panels.Find("minimap"); there {
		t.Error("there is a small map though the whole map is in sight")
	}
}
