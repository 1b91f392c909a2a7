package setup

import (
	"fmt"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/text"
	"tenaille/levels"
)

// specimens are the set-up on each of its tabs and with machines on both sides, the
// recruiting, and the digits of a seed.
func specimens(c *scene.Context) []scene.Scene {
	var list []scene.Scene
	for _, tab := range []string{"map", "rules", "blue", "red"} {
		s := newSetup(c, c.NewTerms("human", match.Machine))
		s.tab = tab
		s.terms.Armies[1] = levels.Army{{Kind: "goblin-archer", Count: 3}, {Kind: "orc", Count: 1}, {Kind: "wolf", Count: 2}, {Kind: "shaman", Count: 1}, {Kind: "troll", Count: 1}, {Kind: "ogre", Count: 1}, {Kind: "skeleton", Count: 4}, {Kind: "goblin", Count: 1}}
		list = append(list, s)
	}
	machines := newSetup(c, c.NewTerms(match.Machine, match.Machine))
	list = append(list, machines, newArmy(machines, 0), newSetup(c, c.NewTerms("human", "human")))
	terms := c.NewTerms("human", match.Machine)
	terms.Level = "broken-keep"
	made := newSetup(c, terms)
	return append(list, made, newArmy(made, 0), newKeypad(c, "18446744073709551615", nil), newKeypad(c, "", nil))
}

func TestWidgetsOfTheSetup(t *testing.T) { screentest.Widgets(t, specimens) }

// TestArmiesScrollByAFinger: the creatures there are, on their steps too, and the
// army of a side.
func TestArmiesScrollByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	list := specimens(c)
	screentest.Scrolls(t, c, list[3], "setup.red.orc.")
	a := list[5].(*army)
	screentest.Scrolls(t, c, a, "army."+a.shown[1])
}

func TestTextsOfTheSetup(t *testing.T) { screentest.Texts(t, specimens) }

// TestEveryTextOfTheArmyHasRoom shows every creature that can be recruited, in an
// army of all of them and beyond its points.
func TestEveryTextOfTheArmyHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range text.Codes() {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
			terms := c.NewTerms("human", match.Machine)
			terms.Level, terms.Ruleset = "broken-keep", ruleset
			s := New(c, terms).(*setup)
			s.Layout()
			a := newArmy(s, 1)
			screentest.Show(c, s, a)
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
			if s.terms.Armies[1].Total() < 5 {
				t.Fatalf("%s: the army has %d", ruleset, s.terms.Armies[1].Total())
			}
		}
	}
	found.Tell(t)
}
