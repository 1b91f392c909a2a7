package rules

import "tenaille/rules/grid"

// Aim is one attack as it stands, before its dice: whether it may be made,
// the squares and the cover that decide, every modifier with its rule, and
// the frame its dice will work on (ATK-20, step 5).
type Aim struct {
	Refusal         Refusal
	Cover           grid.CoverResult
	Conceal         int // miss chance in percent (CON-05)
	Flanker         ID
	Attack, Defence Breakdown
	Frame           Frame
}
