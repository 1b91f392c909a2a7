package ai

import "tenaille/rules/dice"

// temper is what a soldier of some level does less well than its best. The
// zero temper is the soldier's own.
type temper struct {
	// blur is by how much, in percent, what something is worth may look more
	// or less than it is.
	blur int
	// rash: what could strike back is not weighed.
	rash bool
	// single: no figure lends another its fire, and whichever comes to mind acts
	// first (SKI-14, SKI-15).
	single bool
	// hasty: few places are looked at closely, as in the plays of a planner.
	hasty bool
	// wily: figures let the foe come to them, strike where most is won first and
	// keep back whoever has nobody to strike.
	wily bool
}

// closely is how many places beyond its reach it looks at closely.
func (t *temper) closely() int {
	if t.hasty {
		return closer / 3
	}
	return closer
}

// recruit fights sensibly and forgives mistakes: it sees what is worth
// striking, but roughly, thinks of no danger, and each fights for itself.
var recruit = temper{blur: 60, rash: true, single: true}

// blurred keeps what the eye draws apart from the other choices of an action.
const blurred = 0xD1B54A32D192ED03

// look is what something is worth to the eye: as it is, or about so.
func (t *temper) look(worth int, s *dice.Stream) int {
	if t.blur == 0 {
		return worth
	}
	return worth * (100 + s.D(2*t.blur+1) - 1 - t.blur) / 100
}
