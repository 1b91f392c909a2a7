package eval

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// Temper is what a soldier of some level does less well than its best. The
// zero temper is the soldier's own. Its nature is what it cares for.
type Temper struct {
	Nature Nature
	// blur is by how much, in percent, what something is worth may look more
	// or less than it is.
	blur int
	// rash: what could strike back is not weighed.
	Rash bool
	// single: no figure lends another its fire, and whichever comes to mind acts
	// first (SKI-14, SKI-15).
	Single bool
	whims  whims
	// hasty: few places are looked at closely, as in the plays of a planner.
	Hasty bool
	// wily: figures let the foe come to them, strike where most is won first and
	// keep back whoever has nobody to strike.
	Wily bool
}

// whims are what is done without a thought.
type whims struct {
	// One blow in fickle is struck at whatever comes to mind, and one figure in
	// whimsical runs on without a thought of striking; 0 is none.
	fickle, whimsical int
	// heedless: it only fights, and knows of no other goal (SKI-19).
	heedless bool
}

// Heedless reports whether it only fights.
func (t *Temper) Heedless() bool { return t.whims.heedless }

// Look is what something seems to be worth: what it is, or about that.
func (t *Temper) Look(worth int, s *dice.Stream) int {
	if t.blur == 0 {
		return worth
	}
	return Part(worth, 100+s.D(2*t.blur+1)-1-t.blur, 100)
}

// Sure reports whether everything seems to be worth what it is.
func (t *Temper) Sure() bool { return t.blur == 0 }

// Recruit fights sensibly and forgives mistakes: it sees what is worth
// striking, but roughly, thinks of no danger, each fights for itself, and now and
// then it does what comes to mind.
var Recruit = Temper{blur: 60, Rash: true, Single: true, whims: whims{fickle: 3, whimsical: 4}}

// Fickle reports whether a blow is struck at whatever comes to mind.
func (t *Temper) Fickle(s *dice.Stream) bool { return t.whims.fickle > 0 && s.D(t.whims.fickle) == 1 }

// Strays reports whether a figure runs on without a thought of striking.
func (t *Temper) Strays(s *dice.Stream) bool {
	return t.whims.whimsical > 0 && s.D(t.whims.whimsical) == 1
}

// Whim is what comes to the mind of one who is fickle.
type Whim struct {
	// Any is one of those offered so far, which all are as likely to be it.
	Any  rules.Action
	many int
}

// Offer offers an action.
func (w *Whim) Offer(a *rules.Action, s *dice.Stream) {
	if w.many++; s.D(w.many) == 1 {
		w.Any = *a
	}
}

// blurred keeps the noise of an action apart from its other choices.
const blurred = 0xD1B54A32D192ED03

// Noise is the stream by which things look more or less than they are in one
// action.
func Noise(seed, turn uint64) dice.Stream { return StreamAt(seed^blurred, turn) }

// StreamAt is the stream of one action.
func StreamAt(seed, turn uint64) dice.Stream {
	return dice.NewStream(seed + turn*0x9FB21C651E98DF25)
}
