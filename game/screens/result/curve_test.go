package result

import (
	"math"
	"testing"

	"tenaille/game/story"
	"tenaille/render/widget"
)

// TestLuckChartIsNotCrowded: whatever the luck came to, the lines that tell its
// height are round numbers apart, and the numbers at the ends of the curves do not
// meet.
func TestLuckChartIsNotCrowded(t *testing.T) {
	const one = story.Creature
	for _, ends := range [][]int64{{0, 0}, {one / 10, -one / 10}, {2 * one, 2*one - one/20}, {-7 * one, 26 * one}, {one, one, one, -one}} {
		s := &story.Story{Last: 4}
		for _, v := range ends {
			s.Sides = append(s.Sides, story.Side{Curve: []int64{0, 0, 0, v}})
		}
		c := newLuckChart(s, widget.Rect{W: 500, H: 118})
		if apart := c.y(-c.tick()) - c.y(c.tick()); apart < .35*c.in.H || apart > c.in.H+.01 {
			t.Errorf("%v: the two lines are %.0f apart on %.0f", ends, apart, c.in.H)
		}
		at := c.ends(s.Sides)
		for i := range at {
			for k := range i {
				if math.Abs(at[i]-at[k]) < chartEnd-.01 {
					t.Errorf("%v: the numbers at the ends lie at %.1f", ends, at)
				}
			}
		}
	}
}

// TestCurvesAreToldApartWithoutColour: the second side's line is dashed, as long as
// the first's in all, each dash on the line.
func TestCurvesAreToldApartWithoutColour(t *testing.T) {
	xy := []float64{0, 0, 30, 40, 90, 40, 90, 0}
	if got := dashes(xy, 0); len(got) != 1 || len(got[0]) != len(xy) {
		t.Errorf("the first side's line is %v, want all of it", got)
	}
	drawn := 0.
	parts := dashes(xy, 1)
	for _, p := range parts {
		for i := 2; i < len(p); i += 2 {
			drawn += math.Hypot(p[i]-p[i-2], p[i+1]-p[i-1])
		}
	}
	if want := 150. * 10 / 15; len(parts) != 10 || math.Abs(drawn-want) > 1e-6 {
		t.Errorf("%d dashes of %.1f in all, want 10 of %.1f", len(parts), drawn, want)
	}
}
