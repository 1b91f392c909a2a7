package battle

import (
	"image/color"
	"testing"

	"tenaille/game/smallmap"
	"tenaille/render/art"
	"tenaille/render/board/piece"
	"tenaille/render/vision"
)

// TestSmallMapIsReadable: at 1280x720 a square of a map 24 wide has four units, the box
// is as large as the map, and there is none while the whole map is in sight anyway.
func TestSmallMapIsReadable(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	b.arrange()
	w, h := b.table.Board.Size()
	m := b.small.Place()
	unit := (m.W - 2*smallmap.Rim) / float64(w)
	if unit < 4 || (m.H-2*smallmap.Rim)/float64(h) < unit-.01 || (m.H-2*smallmap.Rim)/float64(h) > unit+.01 {
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

// TestSmallMapTellsSidesApart: whatever somebody does not see of colours, the own side is
// lighter than any other on the small map, and the two of a duel have other shapes.
func TestSmallMapTellsSidesApart(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	for own := range 2 {
		b.turn.Side = own
		mine := b.small.Fill(&piece.Piece{Side: own})
		theirs := b.small.Fill(&piece.Piece{Side: 1 - own})
		for _, s := range vision.Sights() {
			see := func(c color.NRGBA) vision.Linear { return s.See(vision.Light(color.RGBA{c.R, c.G, c.B, 255})) }
			if k := vision.Contrast(see(mine), see(theirs)); k < 1.5 || see(mine).Luminance() < see(theirs).Luminance() {
				t.Errorf("side %d as seen by %v: own marks and others have a contrast of %.2f, want 1.5 and the own lighter", own, s, k)
			}
		}
		if art.SideLook(own).Shape == art.SideLook(1-own).Shape {
			t.Error("both sides have the same shape")
		}
	}
}
