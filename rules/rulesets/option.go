package rulesets

import (
	"slices"

	"tenaille/rules"
)

// Options returns the options of all rulesets in the order of RST-03, each once: a
// ruleset's own stand before the next that it shares, or at the end.
func Options() []rules.OptionRow {
	var list []rules.OptionRow
	for _, r := range all {
		at := len(list)
		for i := len(r.Options) - 1; i >= 0; i-- {
			row := r.Options[i]
			known := slices.IndexFunc(list, func(o rules.OptionRow) bool { return o.Name == row.Name })
			if known < 0 {
				list = slices.Insert(list, at, row)
			} else {
				at = known
			}
		}
	}
	return list
}

// OptionsOf returns the options that matter to the ruleset of a name, none where
// there is no such ruleset.
func OptionsOf(name string) []rules.OptionRow {
	r, err := ByName(name)
	if err != nil {
		return nil
	}
	return slices.Clone(r.Options)
}
