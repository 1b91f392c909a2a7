package battle

import (
	"slices"
	"testing"

	"tenaille/game/tell"
	"tenaille/render/board/piece"
	"tenaille/rules/grid"
)

// TestJawsAreShownWhereTheyWouldClose: while an enemy is aimed at, the squares from
// which it would be flanked are marked, and no others (FLK-01).
func TestJawsAreShownWhereTheyWouldClose(t *testing.T) {
	b := opening(t, "en", nil, stand{Kind: "fighter", Side: "blue", At: [2]int{2, 5}, Leads: true}, blue("fighter", 7, 5), blue("fighter", 7, 4), red("orc", 6, 5))
	b.pointAt(grid.C(6, 5))
	if len(b.turn.Forecast.FlankFrom) == 0 {
		t.Fatal("no square is marked; two fighters stand east of the orc")
	}
	for _, at := range b.turn.Forecast.FlankFrom {
		if at.X > 5 {
			t.Errorf("%v is marked: it is on the friends' side of the orc", at)
		}
	}
	marked := slices.Clone(b.turn.Forecast.FlankFrom)
	own := b.turn.Forecast.Proposed.From.At
	for y := 4; y <= 6; y++ {
		for x := 5; x <= 7; x++ {
			at := grid.C(x, y)
			if at == own || at == grid.C(6, 5) {
				continue
			}
			b.pointAt(at)
			flanks := false
			for i := range b.turn.Forecast.Prospects {
				flanks = flanks || b.turn.Forecast.Prospects[i].Mine.Aim.Flanker >= 0
			}
			if b.turn.Forecast.Proposed.Planned && b.turn.Forecast.Proposed.Split == 0 && flanks != slices.Contains(marked, at) {
				t.Errorf("%v: flanks %v, marked %v", at, flanks, slices.Contains(marked, at))
			}
		}
	}
	b.pointAt(grid.C(2, 8))
	if len(b.turn.Forecast.FlankFrom) != 0 {
		t.Errorf("%d squares are marked while a walk is planned", len(b.turn.Forecast.FlankFrom))
	}
}

// TestJawsTellTheRest: an enemy that is flat-footed has the sign of it while it is aimed
// at, but not between jaws, which would lie over it.
func TestJawsTellTheRest(t *testing.T) {
	for x, want := range map[int]bool{7: false, 8: true} { // where the partner stands
		b := opening(t, "en", nil, stand{Kind: "fighter", Side: "blue", At: [2]int{5, 5}, Leads: true}, blue("fighter", x, 5), red("orc", 6, 5))
		b.pointAt(grid.C(6, 5))
		b.table.Show(b.asked())
		if jaws := len(b.table.Picture.Signs.Flanks) == 1; jaws == want {
			t.Fatalf("partner in column %d: jaws close: %v", x, jaws)
		}
		signed := false
		for _, p := range b.table.Picture.Pieces {
			signed = signed || p.At == grid.C(6, 5) && slices.ContainsFunc(p.Badges, func(v piece.Badge) bool { return v.Icon == tell.FlatFooted })
		}
		if signed != want {
			t.Errorf("partner in column %d: signed as flat-footed %v, want %v", x, signed, want)
		}
	}
}
