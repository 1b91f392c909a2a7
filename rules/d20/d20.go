package d20

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Rules returns the d20 ruleset (RST-01).
func Rules() *rules.Ruleset {
	r := combat.Base()
	r.Name = "d20"
	r.Turn.Staggers = true
	return r
}
