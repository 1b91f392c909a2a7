package tell

import (
	"strings"
	"testing"

	"tenaille/game/internal/arena"
)

// TestAnAbilityTellsItsNumbers: before it is aimed at anybody an ability says how much it
// heals or deals, how far it reaches and how often it is left, under what it is like.
func TestAnAbilityTellsItsNumbers(t *testing.T) {
	for _, row := range []struct {
		kind string
		want []string
	}{
		{"cleric", []string{"A hand laid on a wound", "heals 1d8+3", "5 ft", "3 uses left"}},
		{"psychic", []string{"damage ", "Will DC "}},
	} {
		te := on(t, "en", nil, arena.Blue(row.kind, 4, 4).First(), arena.Red("orc", 9, 4))
		var told []string
		for _, v := range te.Palette() {
			if te.Ability(v.Power) != nil {
				told = append(told, te.Choices.EffectOf(v))
			}
		}
		for _, want := range row.want {
			if !strings.Contains(strings.Join(told, "\n"), want) {
				t.Errorf("of the abilities of a %s is told %q, want %q in it", row.kind, told, want)
			}
		}
	}
}
