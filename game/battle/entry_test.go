package battle

import (
	"testing"

	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/rules"
)

// TestAbilitiesLookApart: the abilities of one creature on the bar have names
// that are whole and signs that differ where they do different things.
func TestAbilitiesLookApart(t *testing.T) {
	for _, lang := range text.Codes() {
		for _, kind := range []string{"captain", "psychic", "cleric", "shaman"} {
			b := opening(t, lang, nil, blue(kind, 2, 4).First(), red("orc", 9, 4))
			icons := map[string]int{}
			powers := b.turn.E.Creatures[0].Powers
			for i := range powers {
				v := plan.Choice{ID: "action.power", Verb: rules.Power, Power: i}
				if got, want := b.tell.Choices.EntryLabel(v), b.PowerName(powers[i].ID); got != want {
					t.Errorf("%s: %s: the bar says %q for %q", lang, kind, got, want)
				}
				icon := b.tell.Choices.EntryIcon(v)
				if b.Art.Drawing("icons/"+icon) == nil {
					t.Errorf("%s: %s has the sign %q, which is no icon", kind, powers[i].ID, icon)
				}
				icons[icon]++
			}
			if len(powers) > 2 && len(icons) == 1 {
				t.Errorf("%s: %d abilities share one sign: %v", kind, len(powers), icons)
			}
		}
	}
}
