package hud

import "tenaille/game/model"

// slipGaps are the gaps of a slip in units.
type slipGaps struct {
	line   float64 // from one baseline to the next
	title  float64 // to the baseline of a list's title
	small  float64 // between lines of what stands under another
	dashed float64 // over the dashed line
	deal   float64 // from there to the damage
	chip   float64 // how tall a rule id is
}

// The usual gaps, and those of a slip that would not fit in its column with them.
var (
	airyGaps  = slipGaps{line: 15.5, title: 19, small: 14, dashed: 12, deal: 19, chip: chipTall}
	tightGaps = slipGaps{line: 14, title: 16, small: 13, dashed: 7, deal: 16, chip: 13}
)

// gapsOf are those that the slip is laid out and painted with.
func gapsOf(s *model.Slip) *slipGaps {
	if s.Tight {
		return &tightGaps
	}
	return &airyGaps
}
