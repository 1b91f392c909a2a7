package menu

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
)

// specimens are the title, and the pause of a match and of a recorded one.
func specimens(c *scene.Context) []scene.Scene {
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Level = "broken-keep"
	return []scene.Scene{NewTitle(c), NewPause(c, terms, false), NewPause(c, terms, true)}
}

func TestWidgetsOfTheMenus(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfTheMenus(t *testing.T) { screentest.Texts(t, specimens) }
