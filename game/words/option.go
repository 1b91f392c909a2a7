package words

import (
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// ChangedWords counts the options that are not as by default.
func (w *Words) ChangedWords(n int) string {
	if n == 0 {
		return w.T("all default")
	}
	return w.TN("%[1]d changed", "%[1]d changed", n)
}

// OptionValue is a value of an option in words.
func (w *Words) OptionValue(r *rules.OptionRow, value string) string {
	if len(r.Values) == 0 {
		return value
	}
	return w.Key("option." + r.Name + "." + value)
}

// OptionName is what players call an option, with one of its values unless that
// is "", or the value alone.
func (w *Words) OptionName(option, value string, alone bool) string {
	title := w.Key("option." + option)
	if value == "" {
		return title
	}
	r, ok := rulesets.OptionNamed(option)
	if !ok {
		return title
	}
	if alone {
		return w.OptionValue(&r, value)
	}
	return w.T("%[1]s: %[2]s", title, w.OptionValue(&r, value))
}
