package rules

// Definition is a rule of the book that decides nothing by itself: it names,
// lists or points to what another rule decides.
type Definition struct {
	Rule, By Cite
	Why      string // what it defines, as the index prints it
}

// Definitions returns the rules that another one carries, each with that rule.
func Definitions() []Definition {
	return []Definition{}
}
