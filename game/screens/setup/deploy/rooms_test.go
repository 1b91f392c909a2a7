package deploy

import (
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
)

// specimens are the placing with a wish refused.
func specimens(t *testing.T) screentest.Specimens {
	return func(c *scene.Context) []scene.Scene {
		terms := c.NewTerms("human", match.Machine)
		terms.Level = "broken-keep"
		d := opened(t, c, terms)
		d.armies.Hold, d.said = 0, refusal{d.T("It would stick out over the edge of the map."), "GEO-01"}
		return []scene.Scene{d}
	}
}

func TestWidgetsOfThePlacing(t *testing.T) { screentest.Widgets(t, specimens(t)) }

func TestTextsOfThePlacing(t *testing.T) { screentest.Texts(t, specimens(t)) }

// TestEveryTextOfPlacingHasRoom looks at the placing of armies: at first, with a
// piece in hand, filled by itself, and at the curtain between two players.
func TestEveryTextOfPlacingHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			two := func(p *match.Terms) {
				p.Ruleset, p.Fog, p.Players = ruleset, "memory", [2]string{"human", "human"}
			}
			d := deploying(t, lang, two)
			lookAt := func(where string) {
				t.Helper()
				for _, v := range inspect.Windows() {
					screentest.Wear(d.Context, v)
					d.Stale()
					if marks := screentest.Inspect(d.Context, v, d, found, where+" "+ruleset+" "+lang); marks < 5 {
						t.Errorf("%s: %d marks: the ledger sees nothing", where, marks)
					}
				}
			}
			lookAt("placing")
			d.Press("deploy.auto")
			lookAt("placed")
			d.Press("deploy.piece.1")
			lookAt("a piece in hand")
			d.Press("deploy.done")
			if d.curtain == nil {
				t.Fatalf("%s: no curtain falls between two players", ruleset)
			}
			lookAt("curtain")
		}
	}
	found.TellLong(t, pseudo.Code)
}

func TestThePlacingUpright(t *testing.T) { screentest.Upright(t, specimens(t)) }

// TestThePlacingForFingers: but for the sign of a rule, which leads to what is also told.
func TestThePlacingForFingers(t *testing.T) {
	screentest.Fingers(t, specimens(t), "deploy.rule")
}
