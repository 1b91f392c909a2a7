package rules

import "testing"

// SIZ-03: a creature fills the squares of its size; a figure those of its card
// where that says so (SKI-01), and nothing fills a size that does not exist.
func TestSheetsFillTheirSquares(t *testing.T) {
	figures, creatures := &Ruleset{Figures: &FigureRules{}}, &Ruleset{}
	for _, c := range []struct {
		sheet     Sheet
		as, plain uint8
	}{
		{Sheet{Size: "tiny"}, 1, 1}, {Sheet{}, 1, 1}, {Sheet{Size: "large"}, 2, 2}, {Sheet{Size: "colossal"}, 6, 6},
		{Sheet{Size: "large", Skirmish: &SkirmishSetup{Space: 3}}, 3, 2}, {Sheet{Size: "large", Space: 1, Skirmish: &SkirmishSetup{Space: 3}}, 1, 2},
		{Sheet{Size: "vast"}, 0, 0},
	} {
		if as, plain := figures.Fills(&c.sheet), creatures.Fills(&c.sheet); as != c.as || plain != c.plain {
			t.Errorf("SIZ-03: %+v fills %d as a figure and %d as a creature, want %d and %d", c.sheet, as, plain, c.as, c.plain)
		}
	}
}
