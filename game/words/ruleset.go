package words

import (
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// own is the key of a text that a ruleset has in words of its own, or in those of
// the ruleset it is a variant of: what stands before and after the name.
func (w *Words) own(set *rules.Ruleset, before, after string) (key string, has bool) {
	for _, name := range [...]string{set.Name, set.Book()} {
		if key = before + name + after; w.Text.Has(key) {
			return key, true
		}
	}
	return "", false
}

// ofRuleset is such a text for the ruleset of a name; empty where there is none.
func (w *Words) ofRuleset(before, name, after string) string {
	set, err := rulesets.ByName(name)
	if err != nil {
		return ""
	}
	if key, has := w.own(set, before, after); has {
		return w.Key(key)
	}
	return ""
}

// RulesetName is what players call a ruleset; empty for one that does not exist. A
// variant without a name of its own has that of its book with its own behind.
func (w *Words) RulesetName(name string) string {
	words := w.ofRuleset("ruleset.", name, "")
	if set, err := rulesets.ByName(name); err == nil && set.Book() != set.Name && !w.Text.Has("ruleset."+set.Name) {
		return words + " · " + set.Name
	}
	return words
}

// RulesetSummary says in a few lines how a ruleset plays.
func (w *Words) RulesetSummary(name string) string { return w.ofRuleset("ruleset.", name, ".summary") }

// RulesetBrief says it in one line.
func (w *Words) RulesetBrief(name string) string { return w.ofRuleset("ruleset.", name, ".brief") }

// Victory says what decides a match under a ruleset (SKI-19).
func (w *Words) Victory(name string) string { return w.ofRuleset("victory.", name, "") }

// Worded is a text that some rulesets put in words of their own: the catalog has
// "key.RULESET" for those, and "key.plain" for the others.
func (w *Words) Worded(set *rules.Ruleset, key string, args ...any) string {
	if own, has := w.own(set, key+".", ""); has {
		return w.Key(own, args...)
	}
	return w.Key(key+".plain", args...)
}

// Effect is a line or two on what a verb does; empty for one that needs none.
func (w *Words) Effect(set *rules.Ruleset, v rules.Verb) string {
	key := "about." + v.String()
	if own, has := w.own(set, key+".", ""); has {
		return w.Key(own)
	}
	if w.Text.Has(key) {
		return w.Key(key)
	}
	return ""
}
