package scene

import (
	"image/color"

	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// OptionScope is a set of options that a screen is about: those of a match
// being put together, or of one under way.
type OptionScope struct {
	// Ruleset is the name of the one they belong to.
	Ruleset string
	// Base are the values a level states, which hold where the player chooses
	// nothing; Chosen is what the player has chosen.
	Base, Chosen map[string]string
	// Set changes a choice, "" taking it back; nil when the match is under way.
	Set func(name, value string)
}

// Value is what an option is in the scope.
func (s *OptionScope) Value(r *rules.OptionRow) string {
	if v, ok := s.Chosen[r.Name]; ok {
		return v
	}
	return s.Plain(r)
}

// Plain is what an option is where the player has chosen nothing.
func (s *OptionScope) Plain(r *rules.OptionRow) string {
	if v, ok := s.Base[r.Name]; ok {
		return v
	}
	return r.Plain()
}

// Own is the line of an option as the scope's ruleset has it, with its defaults;
// the line itself where it does not matter to that ruleset.
func (s *OptionScope) Own(r rules.OptionRow) rules.OptionRow {
	if own, has := rules.OptionByName(s.Rows(), r.Name); has {
		return own
	}
	return r
}

// Rows are the options that matter to the ruleset.
func (s *OptionScope) Rows() []rules.OptionRow {
	return rulesets.OptionsOf(s.Ruleset)
}

// Changed counts the options that matter and are not what they would be by
// themselves.
func (s *OptionScope) Changed() int {
	n := 0
	for _, r := range s.Rows() {
		if s.Value(&r) != s.Plain(&r) {
			n++
		}
	}
	return n
}

// Scoped is a screen that options belong to.
type Scoped interface {
	Options() *OptionScope
}

// OptionsInPlay are the options of the topmost screen that has any: those of
// the match or of the set-up the player comes from, else of the last set-up.
func (c *Context) OptionsInPlay() *OptionScope {
	for i := len(c.Stack.scenes) - 1; i >= 0; i-- {
		if s, ok := c.Stack.scenes[i].(Scoped); ok {
			return s.Options()
		}
	}
	s := &OptionScope{Ruleset: c.LastRuleset(), Chosen: c.LastOptions()}
	s.Set = func(name, value string) { c.ChooseOption(s.Chosen, name, value) }
	return s
}

// ChangedOptions names the options of a scope that are not as they would be by
// themselves, with what they are.
func (c *Context) ChangedOptions(s *OptionScope) []string {
	var list []string
	for _, r := range s.Rows() {
		if v := s.Value(&r); v != s.Plain(&r) {
			list = append(list, c.T("%[1]s: %[2]s", c.Key("option."+r.Name), c.OptionValue(&r, v)))
		}
	}
	return list
}

// ChangedInk is the colour of the number of options changed.
func ChangedInk(n int) color.NRGBA {
	if n > 0 {
		return widget.Gold
	}
	return widget.Dim
}
