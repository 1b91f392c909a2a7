package plan

import (
	"reflect"
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestProspectsAreThoseOfTheMatch points at every square in reach: enemies stand to it as
// the match says, with every weapon at hand (GEO-14, COV-01).
func TestProspectsAreThoseOfTheMatch(t *testing.T) {
	turn := begun(t, "broken-keep", "d20", 1789)
	seen := 0
	for _, at := range slices.Clone(turn.Now.Ways.Far) {
		p := turn.pointAt(at)
		if turn.Wanted.Pointer.Who != rules.Nobody || !p.Planned {
			continue
		}
		want := turn.Match.Prospects(turn.Now.Who, p.From.At, turn.atHand(turn.Now.Who)...)
		if !reflect.DeepEqual(turn.Forecast.Prospects.All, want) || turn.Forecast.Prospects.From != p.From.At {
			t.Fatalf("%s: it is looked from %s otherwise than in the match", at.Name(), turn.Forecast.Prospects.From.Name())
		}
		seen += len(want)
	}
	if seen == 0 {
		t.Error("no enemy stands to any square")
	}
}

// TestPincersAreWhereJawsWouldClose: the squares from which the enemy aimed at would be
// flanked are those from which the proposal names a partner, and no others (FLK-01).
func TestPincersAreWhereJawsWouldClose(t *testing.T) {
	turn := opened(t, nil, arena.Blue("fighter", 2, 5).First(), arena.Blue("fighter", 7, 5), arena.Blue("fighter", 7, 4), arena.Red("orc", 6, 5))
	own := turn.pointAt(grid.C(6, 5)).From.At
	marked := turn.Forecast.FlankFrom
	if len(marked) == 0 {
		t.Fatal("there is no square; two fighters stand east of the orc")
	}
	for _, at := range marked {
		if at.X > 5 {
			t.Errorf("%v is on the friends' side of the orc", at)
		}
	}
	for y := 4; y <= 6; y++ {
		for x := 5; x <= 7; x++ {
			at := grid.C(x, y)
			if at == own || at == grid.C(6, 5) {
				continue
			}
			p := turn.pointAt(at)
			flanks := false
			for i := range turn.Forecast.Prospects.All {
				flanks = flanks || turn.Forecast.Prospects.All[i].Mine.Aim.Flanker >= 0
			}
			if p.Planned && p.Split == 0 && flanks != slices.Contains(marked, at) {
				t.Errorf("%v: flanks %v, given %v", at, flanks, slices.Contains(marked, at))
			}
		}
	}
	if turn.pointAt(grid.C(2, 8)); len(turn.Forecast.FlankFrom) != 0 {
		t.Errorf("%d squares are given while a walk is planned", len(turn.Forecast.FlankFrom))
	}
}
