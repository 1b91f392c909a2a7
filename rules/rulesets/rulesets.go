package rulesets

import (
	"fmt"
	"strings"

	"tenaille/rules"
	"tenaille/rules/d20"
	"tenaille/rules/limited"
	"tenaille/rules/skirmish"
)

var all = []*rules.Ruleset{d20.Rules(), limited.Rules(), skirmish.Rules()}

// All returns every ruleset, in the order they are offered.
func All() []*rules.Ruleset { return append([]*rules.Ruleset(nil), all...) }

// ByName returns the ruleset of a name, d20 for an empty one. The error lists
// what exists.
func ByName(name string) (*rules.Ruleset, error) {
	if name == "" {
		return all[0], nil
	}
	names := make([]string, len(all))
	for i, r := range all {
		if r.Name == name {
			return r, nil
		}
		names[i] = r.Name
	}
	return nil, fmt.Errorf("ruleset: %q is none of %s", name, strings.Join(names, ", "))
}

// New checks a setup under its own ruleset. It may state options of the others,
// which change nothing.
func New(s *rules.Setup) (*rules.Encounter, error) {
	r, err := ByName(s.Ruleset)
	if err != nil {
		return nil, err
	}
	if err := rules.CheckOptions(s.Options, Options()); err != nil {
		return nil, err
	}
	return rules.NewEncounter(s, r)
}
