package tabletop

import (
	"tenaille/render/board"
	"tenaille/rules/grid"
)

// jawTicks is how long jaws take to close when a flank is first planned: 180 ms.
const jawTicks = 11

// jaws is the closing of the jaws of a flank that is being planned.
type jaws struct {
	on   grid.Space
	line [2]grid.Space
	left int
}

// close opens the jaws of planned flanks as far as they have not closed yet.
func (v *jaws) close(flanks []board.Flank, still bool) {
	if len(flanks) == 0 {
		*v = jaws{}
		return
	}
	f := &flanks[0]
	if line := [2]grid.Space{f.From, f.To}; v.on != f.Target || v.line != line {
		*v = jaws{on: f.Target, line: line, left: jawTicks}
		if still {
			v.left = 0
		}
	}
	t := float64(v.left) / jawTicks
	for i := range flanks {
		flanks[i].Open = max(flanks[i].Open, t*t*.95)
	}
}

// update closes the jaws by a tick and tells whether they moved.
func (v *jaws) update() bool {
	if v.left == 0 {
		return false
	}
	v.left--
	return true
}
