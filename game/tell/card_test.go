package tell

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/tell/voice"
	"tenaille/rules"
)

// TestBadgesNameARuleOfTheirOwn: no badge falls back on the table of all conditions
// (CND-01).
func TestBadgesNameARuleOfTheirOwn(t *testing.T) {
	te := on(t, "en", nil, arena.Blue("fighter", 4, 4), arena.Red("orc", 5, 4))
	for _, v := range voice.ConditionIcons {
		if rule := stateRule(te.E, v.C); rule == "" || rule == rules.CND01.String() {
			t.Errorf("%s names %q", v.C, rule)
		}
	}
}
