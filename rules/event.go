package rules

import (
	"slices"

	"tenaille/rules/grid"
)

// Spending is what a Spent event takes from a budget.
type Spending uint8

// What a turn can spend.
//
//names:list spendingNames Spend
const (
	SpendStandard Spending = iota
	SpendMove
	SpendFullRound
	SpendFree
	SpendStep // "five_foot_step"
	// SpendBlow is one of the attacks left of a staggered full attack; when
	// none is left, it opens one with so many more.
	SpendBlow
)

// String returns the name of what is spent, such as "full_round".
func (s Spending) String() string { return spendingNames[s] }

// SpendingByName returns what a name says is spent.
func SpendingByName(name string) (s Spending, ok bool) {
	i := slices.Index(spendingNames[:], name)
	return Spending(max(i, 0)), i >= 0
}

// Flags of AttackRolled and the rolls after it.
//
//names:list flagNames Flag
const (
	FlagHit uint16 = 1 << iota
	FlagThreat
	FlagLost
	FlagCritical
	FlagOpportunity
	// FlagBegins marks the roll of who began a contest.
	FlagBegins
	// FlagExposed marks a natural 1 on a saving throw, which exposes what the
	// creature carries (SAV-04, SIL-21).
	FlagExposed // "exposed_items"
	// FlagSpent marks a score that has come down to 0 (DMG-11).
	FlagSpent
)

// FlagNames returns the names of the flags of events, that of the lowest bit first.
func FlagNames() []string { return flagNames[:] }

// Event is one thing that happened, complete: facts change by applying it
// and in no other way.
type Event struct {
	Kind      EventKind
	Verb      Verb
	Condition Condition
	Weapon    int8
	Who, Whom ID
	From, To  grid.Cell
	A, B, C   int16
	Flags     uint16
	Cite      Cite
	Effect    Effect
	// Report explains a d20 to a reader; nil when nobody listens.
	Report *Report
}
