package setup

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/levels"
)

// specimens are the set-up on each of its tabs and with machines on both sides,
// what is agreed about a reload, and the digits of a seed.
func specimens(c *scene.Context) []scene.Scene {
	var list []scene.Scene
	for _, tab := range []string{"map", "rules", "blue", "red"} {
		s := newSetup(c, c.NewTerms("human", match.Machine))
		s.tab = tab
		s.Draft.Terms.Armies[1] = levels.Army{{Kind: "goblin-archer", Count: 3}, {Kind: "orc", Count: 1}, {Kind: "wolf", Count: 2}, {Kind: "shaman", Count: 1}, {Kind: "troll", Count: 1}, {Kind: "ogre", Count: 1}, {Kind: "skeleton", Count: 4}, {Kind: "goblin", Count: 1}}
		list = append(list, s)
	}
	machines := newSetup(c, c.NewTerms(match.Machine, match.Machine))
	list = append(list, machines, newSetup(c, c.NewTerms("human", "human")))
	terms := c.NewTerms("human", match.Machine)
	terms.Level = "broken-keep"
	made := newSetup(c, terms)
	sworn := newSetup(c, terms)
	sworn.Draft.Terms.Reload, sworn.tab = replay.NewDice, "rules"
	sworn.Draft.Terms.Options = map[string]string{"diagonal": "d1111"}
	for _, s := range []*setup{made, machines} {
		for s.outlook.Games() == nil || s.outlook.Games().Tally.Games == 0 {
			s.outlook.Reckon(true)
		}
	}
	tempered := newSetup(c, c.NewTerms("captain+cruel", "warlord+protective"))
	for _, tab := range []string{"map", "more"} { // a map of four sides
		s := newSetup(c, c.NewTerms("human", match.Machine))
		s.take(levels.Bring("four", fourSides()))
		s.tab = tab
		list = append(list, s)
		if tab == "more" {
			list = append(list, s.newFurther())
		}
	}
	return append(list, made, sworn, sworn.newAgreed(), made.newAgreed(), tempered, tempered.newTemper(0), tempered.newTemper(1), newKeypad(c, "18446744073709551615", nil), newKeypad(c, "", nil))
}

func TestWidgetsOfTheSetup(t *testing.T) { screentest.Widgets(t, specimens) }

// TestArmiesScrollByAFinger: the army of a side, on its steps too.
func TestArmiesScrollByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	screentest.Scrolls(t, c, specimens(c)[3], "setup.red.orc.")
}

func TestTextsOfTheSetup(t *testing.T) { screentest.Texts(t, specimens) }

func TestTheSetupUpright(t *testing.T) { screentest.Upright(t, specimens) }

func TestTheSetupForFingers(t *testing.T) { screentest.Fingers(t, specimens) }
