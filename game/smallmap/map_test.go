package smallmap

import (
	"image/color"
	"testing"

	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/tabletop"
	"tenaille/game/tell"
	"tenaille/render/art"
	"tenaille/render/board/piece"
	"tenaille/render/vision"
)

// TestSmallMapTellsSidesApart: whatever somebody does not see of colours, the own side is
// lighter than any other on the small map, and the two of a duel have other shapes.
func TestSmallMapTellsSidesApart(t *testing.T) {
	te := tell.New(nil, plan.NewTurn())
	small := &Map{table: &tabletop.Table{Player: playback.New(te, nil)}}
	for own := range 2 {
		te.Side = own
		mine := small.fill(&piece.Piece{Side: own})
		theirs := small.fill(&piece.Piece{Side: 1 - own})
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
