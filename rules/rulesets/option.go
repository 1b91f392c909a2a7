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

// OptionNamed returns the line of RST-03 with a name; ok is false if there is none.
func OptionNamed(name string) (r rules.OptionRow, ok bool) {
	return rules.OptionByName(Options(), name)
}

// OptionOf returns the option that the rule of an id is about: the choice in a
// conflict of the sources or where they are silent. ok is false if there is none.
func OptionOf(id string) (r rules.OptionRow, ok bool) {
	list := Options()
	at := slices.IndexFunc(list, func(r rules.OptionRow) bool { return r.Cite.String() == id })
	if at < 0 {
		return rules.OptionRow{}, false
	}
	return list[at], true
}

// ResolveOptions returns stated with every option present, by the defaults of the
// ruleset of a name for those it has (RST-02).
func ResolveOptions(name string, stated map[string]string) map[string]string {
	return rules.ResolveOptions(rules.ResolveOptions(stated, OptionsOf(name)), Options())
}
