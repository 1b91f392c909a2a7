package rulesets

import (
	"slices"

	"tenaille/rules"
)

// options are those of all rulesets, put together once for each list of them.
var options = union()

// Options returns the options of all rulesets in the order of RST-03, each once.
func Options() []rules.OptionRow { return slices.Clone(options) }

// union puts the options of all rulesets together: a ruleset's own stand before the
// next that it shares, or at the end.
func union() []rules.OptionRow {
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

// OptionNamed returns the line of RST-03 with a name; ok is false if there is none.
func OptionNamed(name string) (r rules.OptionRow, ok bool) {
	return rules.OptionByName(options, name)
}

// OptionOf returns the option that the rule of an id is about: the choice in a
// conflict of the sources or where they are silent. ok is false if there is none.
func OptionOf(id string) (r rules.OptionRow, ok bool) {
	at := slices.IndexFunc(options, func(r rules.OptionRow) bool { return r.Cite.String() == id })
	if at < 0 {
		return rules.OptionRow{}, false
	}
	return options[at], true
}

// ResolveOptions returns stated with every option present, by the defaults of the
// ruleset of a name for those it has (RST-02).
func ResolveOptions(name string, stated map[string]string) map[string]string {
	return rules.ResolveOptions(rules.ResolveOptions(stated, OptionsOf(name)), options)
}
