package words

import "tenaille/rules/rulesets"

// Phases reports whether matches of a ruleset are counted in phases, in which
// every figure is activated once (SKI-15); all others are counted in rounds.
func Phases(ruleset string) bool {
	set, err := rulesets.ByName(ruleset)
	return err == nil && set.Turn.Phases
}

// RoundWord names the n-th round or phase of a match; before the first round comes
// that of the aware alone (SUR-03).
func (w *Words) RoundWord(ruleset string, n int) string {
	switch {
	case Phases(ruleset):
		return w.T("Phase %[1]d", n)
	case n == 0:
		return w.T("Surprise round")
	}
	return w.T("Round %[1]d", n)
}

// RoundOf names it out of all there are.
func (w *Words) RoundOf(ruleset string, n, of int) string {
	switch {
	case Phases(ruleset):
		return w.T("Phase %[1]d of %[2]d", n, of)
	case n == 0:
		return w.T("Surprise round")
	}
	return w.T("Round %[1]d of %[2]d", n, of)
}

// RoundMark names it in a margin.
func (w *Words) RoundMark(ruleset string, n int) string {
	if Phases(ruleset) {
		return w.T("P%[1]d", n)
	}
	return w.T("R%[1]d", n)
}

// RoundEnd is the end of it, for a sentence.
func RoundEnd(w *Words, ruleset string, n int) string {
	if Phases(ruleset) {
		return w.T("the end of phase %[1]d", n)
	}
	return w.T("the end of round %[1]d", n)
}

// FellIn says when a creature fell.
func (w *Words) FellIn(ruleset string, n int) string {
	if Phases(ruleset) {
		return w.T("fell in phase %[1]d", n)
	}
	return w.T("fell in round %[1]d", n)
}

// WonIn says who has won and how long it took.
func (w *Words) WonIn(ruleset string, side, n int) string {
	switch {
	case Phases(ruleset):
		return w.TN("%[2]s wins in %[1]d phase", "%[2]s wins in %[1]d phases", n, n, w.SideName(side))
	case n == 0:
		return w.T("%[1]s wins in the surprise round", w.SideName(side))
	}
	return w.TN("%[2]s wins in %[1]d round", "%[2]s wins in %[1]d rounds", n, n, w.SideName(side))
}

// EndedIn says of a match that one person played whether that one has won it, and how long
// it took.
func (w *Words) EndedIn(ruleset string, won bool, n int) string {
	switch {
	case Phases(ruleset) && won:
		return w.TN("Victory in %[1]d phase", "Victory in %[1]d phases", n)
	case Phases(ruleset):
		return w.TN("Defeat in %[1]d phase", "Defeat in %[1]d phases", n)
	case n == 0 && won:
		return w.T("Victory in the surprise round")
	case n == 0:
		return w.T("Defeat in the surprise round")
	case won:
		return w.TN("Victory in %[1]d round", "Victory in %[1]d rounds", n)
	}
	return w.TN("Defeat in %[1]d round", "Defeat in %[1]d rounds", n)
}

// DrawnIn says how long a match took that nobody has won.
func (w *Words) DrawnIn(ruleset string, n int) string {
	if Phases(ruleset) {
		return w.TN("draw in %[1]d phase", "draw in %[1]d phases", n)
	}
	return w.TN("draw in %[1]d round", "draw in %[1]d rounds", n)
}

// StoppedIn says when a match was stopped.
func (w *Words) StoppedIn(ruleset string, n int) string {
	if Phases(ruleset) {
		return w.T("stopped in phase %[1]d", n)
	}
	return w.T("stopped in round %[1]d", n)
}

// BegunIn says how far a match has come that is not over.
func (w *Words) BegunIn(ruleset string, n int) string {
	if Phases(ruleset) {
		return w.T("phase %[1]d, not over", n)
	}
	return w.T("round %[1]d, not over", n)
}

// WinsIn says how often a side wins, between which bounds, and how long that takes, all
// in whole percent.
func (w *Words) WinsIn(ruleset string, side, n, share, low, high int) string {
	if Phases(ruleset) {
		return w.TN("%[2]s wins %[3]s (%[4]d–%[5]d), in %[1]d phase", "%[2]s wins %[3]s (%[4]d–%[5]d), in %[1]d phases", n, n, w.SideName(side), w.Percent(share), low, high)
	}
	return w.TN("%[2]s wins %[3]s (%[4]d–%[5]d), in %[1]d round", "%[2]s wins %[3]s (%[4]d–%[5]d), in %[1]d rounds", n, n, w.SideName(side), w.Percent(share), low, high)
}
