package scene

import "tenaille/rules/rulesets"

// InPhases reports whether matches of a ruleset are counted in phases, in which
// every figure is activated once (SKI-15); all others are counted in rounds.
func InPhases(ruleset string) bool {
	set, err := rulesets.ByName(ruleset)
	return err == nil && set.Figure != nil
}

// RoundWord names the n-th round or phase of a match; before the first round comes
// that of the aware alone (SUR-03).
func (c *Context) RoundWord(ruleset string, n int) string {
	switch {
	case InPhases(ruleset):
		return c.T("Phase %[1]d", n)
	case n == 0:
		return c.T("Surprise round")
	}
	return c.T("Round %[1]d", n)
}

// RoundOf names it out of all there are.
func (c *Context) RoundOf(ruleset string, n, of int) string {
	switch {
	case InPhases(ruleset):
		return c.T("Phase %[1]d of %[2]d", n, of)
	case n == 0:
		return c.T("Surprise round")
	}
	return c.T("Round %[1]d of %[2]d", n, of)
}

// roundMark names it in a margin.
func (c *Context) roundMark(ruleset string, n int) string {
	if InPhases(ruleset) {
		return c.T("P%[1]d", n)
	}
	return c.T("R%[1]d", n)
}

// fellIn says when a creature fell.
func (c *Context) fellIn(ruleset string, n int) string {
	if InPhases(ruleset) {
		return c.T("fell in phase %[1]d", n)
	}
	return c.T("fell in round %[1]d", n)
}

// wonIn says who has won and how long it took.
func (c *Context) wonIn(ruleset string, side, n int) string {
	switch {
	case InPhases(ruleset):
		return c.TN("%[2]s wins in %[1]d phase", "%[2]s wins in %[1]d phases", n, n, c.SideName(side))
	case n == 0:
		return c.T("%[1]s wins in the surprise round", c.SideName(side))
	}
	return c.TN("%[2]s wins in %[1]d round", "%[2]s wins in %[1]d rounds", n, n, c.SideName(side))
}

// drawnIn says how long a match took that nobody has won.
func (c *Context) drawnIn(ruleset string, n int) string {
	if InPhases(ruleset) {
		return c.TN("draw in %[1]d phase", "draw in %[1]d phases", n)
	}
	return c.TN("draw in %[1]d round", "draw in %[1]d rounds", n)
}

// stoppedIn says when a match was stopped.
func (c *Context) stoppedIn(ruleset string, n int) string {
	if InPhases(ruleset) {
		return c.T("stopped in phase %[1]d", n)
	}
	return c.T("stopped in round %[1]d", n)
}

// begunIn says how far a match has come that is not over.
func (c *Context) begunIn(ruleset string, n int) string {
	if InPhases(ruleset) {
		return c.T("phase %[1]d, not over", n)
	}
	return c.T("round %[1]d, not over", n)
}
