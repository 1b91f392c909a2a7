package result

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
)

// specimens are a match that was won, with and without a story, on each page.
func specimens(c *scene.Context) []scene.Scene {
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Level = "broken-keep"
	won := scene.Outcome{Terms: terms, Winner: 0, Rounds: 7, Losses: []scene.Loss{
		{Fallen: 1, Total: 3, Kinds: []string{"fighter", "archer", "rogue"}, Down: []bool{false, true, false}},
		{Fallen: 2, Total: 2, Kinds: []string{"orc", "ogre"}, Down: []bool{true, true}},
	}}
	told := won
	told.Story, told.Names, told.Kinds = tale(), []string{"A", "B", "C", "D", "E"}, []string{"fighter", "archer", "rogue", "orc", "ogre"}
	luck, moments := New(c, told).(*result), New(c, told).(*result)
	luck.part, moments.part = "luck", "moments"
	return []scene.Scene{New(c, told), luck, moments, New(c, won)}
}

func TestWidgetsOfTheResult(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfTheResult(t *testing.T) { screentest.Texts(t, specimens) }
