package compose

import (
	"errors"

	"tenaille/game/solve"
	"tenaille/levels"
	"tenaille/rules"
)

// Verdict is what came of the proof of a puzzle.
type Verdict uint8

// The verdicts.
const (
	// Open: it is not done yet.
	Open Verdict = iota
	// Sound: it is a puzzle.
	Sound
	// TooBig: it could not be proved within the bound.
	TooBig
	// Hopeless: nothing reaches the aim, Settled: everything does, or no die is thrown.
	Hopeless
	Settled
	// Level: what is best is less than solve.Telling ahead of what is next.
	Level
	// Broken: it cannot be played.
	Broken
)

// Bound is how many actions and answers of dice are looked at together before a puzzle is
// given up.
const Bound = 1_000_000

// Work is a puzzle that is being proved.
type Work struct {
	Verdict Verdict
	// Case is the puzzle with its value and how hard it is, and Lead by how much what is
	// best is ahead, once it is sound; Proved is its proof with the best line.
	Case   *levels.Case
	Lead   float64
	Proved *solve.Inquiry
	// Breadth is which of the lists of actions was looked at, 0 the longest.
	Breadth int
	// Err is why it is broken.
	Err error

	place  *Place
	aim    Aim
	whom   rules.ID
	judged bool
}

// Prove begins to prove the puzzle of an aim at the place, about somebody.
func (p *Place) Prove(a Aim, whom rules.ID) *Work {
	w := &Work{place: p, aim: a, whom: whom}
	w.begin()
	return w
}

// begin begins the proof with the actions of a breadth.
func (w *Work) begin() {
	w.Case = w.place.asked(w.aim, w.whom, w.Breadth)
	w.Proved = solve.Inquire(w.Case, breadths[w.Breadth].most)
}

// Step does a slice of the work and reports whether that was the last.
func (w *Work) Step() (done bool) {
	if w.Verdict != Open {
		return true
	}
	if !w.Proved.Step() {
		return false
	}
	switch err := w.Proved.Err; {
	case errors.Is(err, solve.ErrTooBig) && !w.judged && w.Breadth+1 < len(breadths):
		w.Breadth++
		w.begin()
		return false
	case errors.Is(err, solve.ErrTooBig):
		w.Verdict = TooBig
		return true
	case err != nil:
		w.Verdict, w.Err = Broken, err
		return true
	}
	if !w.judged {
		if w.Verdict = w.judge(); w.Verdict == Open {
			w.judged = true
			w.Proved.Judge()
		}
		return w.Verdict != Open
	}
	p := w.Proved.Proof
	w.Case.Puzzle.Value, w.Case.Puzzle.Level = int(p.Best().Float()*10_000+.5), min(max(w.Proved.Level, 1), 5)
	w.Verdict = Sound
	return true
}

// judge says whether there is a puzzle in what was proved; Open where there is.
func (w *Work) judge() Verdict {
	p := w.Proved.Proof
	lead, others := p.Lead()
	switch best := p.Best().Float(); {
	case best <= 0:
		return Hopeless
	case !others || !p.Rolls():
		return Settled
	case lead < solve.Telling:
		return Level
	}
	w.Lead = lead
	return Open
}

// Progress is how many of how many actions and answers of dice were looked at.
func (w *Work) Progress() (done, of int) {
	for i := range breadths[:w.Breadth] {
		done += breadths[i].most
	}
	return done + min(w.Proved.Seen(), breadths[w.Breadth].most), Bound
}

// Leave gives up what is not done yet.
func (w *Work) Leave() { w.Proved.Leave() }
