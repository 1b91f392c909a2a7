package battle

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
)

// altered says how many options of the match are not as the map and the rules
// have them, "" when all are.
func (b *battle) altered() string {
	if n := len(b.ChangedOptions(b.Options())); n > 0 {
		return b.ChangedWords(n)
	}
	return ""
}

// rulesetTip names the options that are not as by default.
func (b *battle) rulesetTip() model.Tip {
	list := b.ChangedOptions(b.Options())
	if len(list) == 0 {
		list = append(list, b.T("all default"))
	}
	return model.Tip{Title: b.T("Rules of this match"), Text: strings.Join(list, "\n"), Rule: rules.RST03.String()}
}
