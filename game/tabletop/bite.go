package tabletop

import (
	"tenaille/render/board"
	"tenaille/rules/grid"
)

// biteTicks is how long jaws take to close when a flank is first planned: 180 ms.
const biteTicks = 11

// bite is the closing of the jaws of a flank that is being planned.
type bite struct {
	on   grid.Space
	line [2]grid.Space
	left int
}

// close opens the jaws of planned flanks as far as they have not closed yet.
func (v *bite) close(flanks []board.Flank, still bool) {
	if len(flanks) == 0 {
		*v = bite{}
		return
	}
	f := &flanks[0]
	if line := [2]grid.Space{f.From, f.To}; v.on != f.Target || v.line != line {
		*v = bite{on: f.Target, line: line, left: biteTicks}
		if still {
			v.left = 0
		}
	}
	t := float64(v.left) / biteTicks
	for i := range flanks {
		flanks[i].Open = max(flanks[i].Open, t*t*.95)
	}
}

// update closes the jaws by a tick and tells whether they moved.
func (v *bite) update() bool {
	if v.left == 0 {
		return false
	}
	v.left--
	return true
}
