package rules

import "testing"

// TestResumedTakesThePlaceAndTheTotal: one who waited has from now on the
// initiative of the one it acts after, not its old one (INI-07).
func TestResumedTakesThePlaceAndTheTotal(t *testing.T) {
	f := Facts{Combatants: []Combatant{{Initiative: 15, Budget: Budget{Delaying: true, Over: true}}, {Initiative: 4}}}
	f.Apply(&Event{Kind: Resumed, Who: 0, Whom: 1, A: 1})
	if c := &f.Combatants[0]; c.Initiative != 4 || c.Budget.Delaying || c.Budget.Over || f.Turn != 1 {
		t.Errorf("INI-07: initiative %d, waiting %v, over %v, turn %d", c.Initiative, c.Budget.Delaying, c.Budget.Over, f.Turn)
	}
}
