package rules

// Table is a list of untyped modifiers in the making: those of checks and tests,
// which stack and which no circumstance takes away.
type Table struct{ Rows []Row }

// Add gives stats a number that comes from the creature or the board.
func (t *Table) Add(cite Cite, from Term, source Source, stats ...Stat) {
	for _, s := range stats {
		t.Rows = append(t.Rows, Row{Stat: s, Type: Untyped, From: from, Source: source, Cite: cite})
	}
}

// Fixed gives stats a number of the rule itself, under its conditions.
func (t *Table) Fixed(cite Cite, value int8, source Source, when When, stats ...Stat) {
	for _, s := range stats {
		t.Rows = append(t.Rows, Row{Stat: s, Type: Untyped, Value: value, Source: source, Cite: cite, When: when})
	}
}
