package hall

import (
	"testing"

	"tenaille/game/live"
	"tenaille/render/widget"
)

// TestLadderTellsRatingsApart: whatever the ratings, each lies on the axis with what it may be
// off by, the better further to the right, and the axis is no wider than they need.
func TestLadderTellsRatingsApart(t *testing.T) {
	bar := widget.Rect{X: 100, W: 400}
	for _, all := range [][]live.Standing{
		{{Rating: 1712, Deviation: 64}, {Rating: 1604, Deviation: 90}, {Rating: 1498, Deviation: 120}},
		{{Rating: 1500, Deviation: 350}},
		{{Rating: 90, Deviation: 100}, {Rating: 20, Deviation: 350}},
	} {
		a, last := axisOf(all), bar.X+bar.W+1
		low, high := all[len(all)-1].Rating, 0
		for i := range all {
			s := &all[i]
			x := a.at(bar, s.Rating)
			if x >= last || x < bar.X || s.Rating+2*s.Deviation > a.to || max(s.Rating-2*s.Deviation, 0) < a.from {
				t.Errorf("%+v: %d lies at %v on an axis from %d to %d", all, s.Rating, x, a.from, a.to)
			}
			last = x
			low, high = min(low, max(s.Rating-2*s.Deviation, 0)), max(high, s.Rating+2*s.Deviation)
		}
		if low-a.from >= 100 || a.to-high >= 100 {
			t.Errorf("%+v: the axis goes from %d to %d", all, a.from, a.to)
		}
	}
}
