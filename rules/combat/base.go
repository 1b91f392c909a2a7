package combat

import "tenaille/rules"

// Base returns the ruleset that d20 and limited are made from: the tables and
// functions of this package, under no name.
func Base() *rules.Ruleset {
	return &rules.Ruleset{
		Ops: Ops(), Verbs: Verbs(), Rows: Rows(), Checks: Checks(), States: States(),
		Begin: Begin, Barred: Barred, Defeated: Defeated, Prepare: Prepare, Settle: Settle, Speed: Speed,
	}
}
