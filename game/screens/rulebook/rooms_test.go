package rulebook

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/rules/rulesets"
)

// specimens are the book at a rule and at a conflict of the sources, and the page of
// the options of a match.
func specimens(c *scene.Context) []scene.Scene {
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Level = "broken-keep"
	conflict, _ := rulesets.OptionNamed("flank_partner")
	scope := c.Routes.Setup(c, terms).(scene.Scoped).Options()
	return []scene.Scene{NewRules(c, "FLK-01"), NewRules(c, conflict.Cite.String()), NewOptions(c, scope, "")}
}

func TestWidgetsOfTheBook(t *testing.T) { screentest.Widgets(t, specimens) }

// TestTheBookScrollsByAFinger: the list of the rules, also over the rules, and the
// options of a small screen.
func TestTheBookScrollsByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	list := specimens(c)
	screentest.Scrolls(t, c, list[0], "rules.rule.")
	screentest.Scrolls(t, c, list[2], "option.")
}

func TestTextsOfTheBook(t *testing.T) { screentest.Texts(t, specimens) }
