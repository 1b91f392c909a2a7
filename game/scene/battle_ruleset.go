package scene

import (
	"strings"

	"tenaille/render/hud"
	"tenaille/rules"
)

// altered says how many options of the match are not as the map and the rules
// have them, "" when all are.
func (b *battle) altered() string {
	if n := b.options().changed(); n > 0 {
		return b.changedWords(n)
	}
	return ""
}

// rulesetTip names the options that are not as by default.
func (b *battle) rulesetTip() hud.Tip {
	scope := b.options()
	var list []string
	for _, r := range scope.rows() {
		if v := scope.value(&r); v != scope.plain(&r) {
			list = append(list, b.T("%[1]s: %[2]s", b.Key("option."+r.Name), b.optionWord(&r, v)))
		}
	}
	if len(list) == 0 {
		list = append(list, b.T("all default"))
	}
	return hud.Tip{Title: b.T("Rules of this match"), Text: strings.Join(list, "\n"), Rule: rules.RST03.String()}
}
