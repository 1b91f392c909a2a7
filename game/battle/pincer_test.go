package battle

import (
	"slices"
	"testing"

	"tenaille/game/tell/voice"
	"tenaille/render/board/piece"
	"tenaille/rules/grid"
)

// TestJawsAreShownWhereTheyWouldClose: while an enemy is aimed at, the squares from
// which it would be flanked are marked on the map, and none while a walk is planned
// (FLK-01).
func TestJawsAreShownWhereTheyWouldClose(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 2, 5).First(), blue("fighter", 7, 5), blue("fighter", 7, 4), red("orc", 6, 5))
	for _, c := range []struct {
		at   grid.Cell
		aims bool
	}{{grid.C(6, 5), true}, {grid.C(2, 8), false}} {
		b.pointAt(c.at)
		b.arrange()
		if spots := b.table.Picture.Signs.Spots; len(spots) > 0 != c.aims || !slices.EqualFunc(spots, b.turn.Forecast.FlankFrom, func(s grid.Space, at grid.Cell) bool { return s.At == at }) {
			t.Errorf("%s: marked are %v, want %v", c.at.Name(), spots, b.turn.Forecast.FlankFrom)
		}
	}
}

// TestJawsTellTheRest: an enemy that is flat-footed has the sign of it while it is aimed
// at, but not between jaws, which would lie over it.
func TestJawsTellTheRest(t *testing.T) {
	for x, want := range map[int]bool{7: false, 8: true} { // where the partner stands
		b := opening(t, "en", nil, stand{Kind: "fighter", Side: "blue", At: [2]int{5, 5}, Leads: true}, blue("fighter", x, 5), red("orc", 6, 5))
		b.pointAt(grid.C(6, 5))
		b.arrange()
		if jaws := len(b.table.Picture.Signs.Flanks) == 1; jaws == want {
			t.Fatalf("partner in column %d: jaws close: %v", x, jaws)
		}
		signed := false
		for _, p := range b.table.Picture.Pieces {
			signed = signed || p.At == grid.C(6, 5) && slices.ContainsFunc(p.Badges, func(v piece.Badge) bool { return v.Icon == voice.FlatFooted })
		}
		if signed != want {
			t.Errorf("partner in column %d: signed as flat-footed %v, want %v", x, signed, want)
		}
	}
}
