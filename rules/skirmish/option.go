package skirmish

import "tenaille/rules"

// The place of the ruleset's own option in rules.Options.Own.
const combinedStrict = 0

// options are how diagonals count and who may lend its fire (RST-03).
func options() []rules.OptionRow {
	diagonal, _ := rules.OptionByName(rules.SharedOptions(), rules.Diagonal)
	return []rules.OptionRow{
		diagonal,
		{Name: "skirmish_combined_strict", Values: []string{"false", "true"}, Cite: rules.SIL37, Chapter: rules.TurnOptions, Place: 7, Set: rules.OwnOption(combinedStrict)},
	}
}
