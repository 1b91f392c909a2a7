package army

import (
	"fmt"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
)

// specimens are the recruiting on two maps.
func specimens(c *scene.Context) []scene.Scene {
	return []scene.Scene{
		opened(c, 0, func(t *match.Terms) { t.Players[0] = match.Machine }),
		opened(c, 0, func(t *match.Terms) { t.Level = "broken-keep" }),
	}
}

func TestWidgetsOfTheArmy(t *testing.T) { screentest.Widgets(t, specimens) }

// TestCreaturesScrollByAFinger: the creatures there are, on their steps too.
func TestCreaturesScrollByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	a := specimens(c)[0].(*Army)
	screentest.Scrolls(t, c, a, "army."+a.shown[1])
}

func TestTextsOfTheArmy(t *testing.T) { screentest.Texts(t, specimens) }

// TestEveryTextOfTheArmyHasRoom shows every creature that can be recruited, in an
// army of all of them and beyond its points.
func TestEveryTextOfTheArmyHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			a := opened(screentest.NewContext(t, lang, 1280, 720, 1, 100), 1, func(t *match.Terms) { t.Level, t.Ruleset = "broken-keep", ruleset })
			c := a.Context
			screentest.Show(c, a)
			for _, kind := range a.kinds {
				a.Layout()
				for range 2 {
					a.Press("army." + kind + ".more")
				}
				a.kind = kind
				for _, v := range inspect.Windows() {
					screentest.Wear(c, v)
					a.Stale()
					screentest.Inspect(c, v, a, found, fmt.Sprint("army ", kind, " ", ruleset, " ", lang))
				}
				if ruleset != "d20" && kind == a.kinds[4] {
					break // the sheets differ little
				}
			}
			if a.draft.Terms.Armies[1].Total() < 5 {
				t.Fatalf("%s: the army has %d", ruleset, a.draft.Terms.Armies[1].Total())
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}
