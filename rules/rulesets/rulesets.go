package rulesets

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/rules"
	"tenaille/rules/d20"
	"tenaille/rules/limited"
	"tenaille/rules/skirmish"
)

var all = []*rules.Ruleset{d20.Rules(), limited.Rules(), skirmish.Rules()}

// All returns every ruleset, in the order they are offered.
func All() []*rules.Ruleset { return append([]*rules.Ruleset(nil), all...) }

// Default returns the ruleset of whoever names none.
func Default() *rules.Ruleset { return all[0] }

// Names returns the names of all rulesets, in the order they are offered.
func Names() []string {
	names := make([]string, len(all))
	for i, r := range all {
		names[i] = r.Name
	}
	return names
}

// Add offers one more ruleset, until what it returns is called. Neither may
// happen while a match is played.
func Add(r *rules.Ruleset) (remove func()) {
	all = append(slices.Clone(all), r)
	options = union()
	return func() {
		all = slices.DeleteFunc(slices.Clone(all), func(o *rules.Ruleset) bool { return o == r })
		options = union()
	}
}

// ByName returns the ruleset of a name, Default for an empty one. The error lists
// what exists.
func ByName(name string) (*rules.Ruleset, error) {
	if name == "" {
		return Default(), nil
	}
	for _, r := range all {
		if r.Name == name {
			return r, nil
		}
	}
	return nil, fmt.Errorf("ruleset: %q is none of %s", name, strings.Join(Names(), ", "))
}

// New checks a setup under its own ruleset. It may state options of the others,
// which change nothing.
func New(s *rules.Setup) (*rules.Encounter, error) {
	r, err := ByName(s.Ruleset)
	if err != nil {
		return nil, err
	}
	if err := rules.CheckOptions(s.Options, options); err != nil {
		return nil, err
	}
	return rules.NewEncounter(s, r)
}
