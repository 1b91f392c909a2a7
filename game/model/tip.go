package model

// Tip is what is shown while the pointer rests on a part: a title, words and
// the rule behind them.
type Tip struct {
	Title, Text, Rule string
	// Bad marks words that say why something may not be done.
	Bad bool
	// Key is what is pressed for it.
	Key string
	// Opening tells whom an action gives an opportunity, Exposed that somebody
	// would have it now.
	Opening, OpeningRule string
	Exposed              bool
	// Why says what forbids the action now.
	Why, WhyRule string
}
