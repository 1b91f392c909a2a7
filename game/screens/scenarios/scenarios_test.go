package scenarios

import (
	"strings"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/levels"
)

// specimens are each scenario chosen.
func specimens(c *scene.Context) (list []scene.Scene) {
	for _, lessons := range []bool{true, false} {
		for i := range levels.Lessons() {
			s := New(c).(*scenarios)
			s.list(lessons)
			s.chosen = i
			list = append(list, s)
		}
	}
	return list
}

func TestWidgetsOfTheScenarios(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfTheScenarios(t *testing.T) { screentest.Texts(t, specimens) }

// TestScenariosBegin: the button opens the battle of the chosen scenario by its own rules,
// against the machine that is chosen.
func TestScenariosBegin(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	var got match.Terms
	c.Routes.Battle = func(c *scene.Context, terms match.Terms) scene.Scene {
		got = terms
		return New(c)
	}
	for i, name := range append(levels.Lessons(), levels.Scenarios()...) {
		s := New(c).(*scenarios)
		s.list(i < len(levels.Lessons()))
		foe := "captain"
		if s.chosen, s.foe = i, foe; !s.lessons {
			s.chosen -= len(levels.Lessons())
		} else {
			foe = "recruit"
		}
		s.begin()
		setup, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		if got.Level != name || got.Ruleset != setup.Ruleset || got.Players != [2]string{match.Human, foe} {
			t.Errorf("%s begins %+v", name, got)
		}
		m, err := got.Open()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(m.Setup().Goals) == 0 {
			t.Errorf("%s has no goals", name)
		}
	}
}

// TestWonScenariosAreMarked: a finished record that the only person has won marks its
// scenario; one that the machine has won does not.
func TestWonScenariosAreMarked(t *testing.T) {
	for _, c := range []struct {
		seats []string
		want  bool
	}{{[]string{match.Human, "recruit"}, true}, {[]string{"recruit", match.Human}, false}, {[]string{match.Human, match.Human}, false}} {
		ctx := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		terms := match.Terms{Level: "wolves", Ruleset: "d20", Players: [2]string(c.seats), Seed: 3}
		m, err := terms.Open()
		if err != nil {
			t.Fatal(err)
		}
		k := saves.NewKeeper(ctx.Store, m, saves.NewRecord(ctx.Store, m))
		if err := match.Yield(m, 1); err != nil {
			t.Fatal(err)
		}
		k.Archive(ctx.Store)
		if got := saves.WonByPerson(ctx.Store)["wolves"]; got != c.want {
			t.Errorf("seats %v: won %v, want %v", c.seats, got, c.want)
		}
	}
}

// TestEveryScenarioHasItsWords: title, line and story in every language, of 40 to 120 words,
// and all that is said in it.
func TestEveryScenarioHasItsWords(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		for _, name := range append(levels.Lessons(), levels.Scenarios()...) {
			for _, key := range []string{"level." + name, "level." + name + ".about", "level." + name + ".brief"} {
				if !c.Text.Has(key) {
					t.Errorf("%s: no text %s", lang, key)
				}
			}
			if n := len(strings.Fields(c.Key("level." + name + ".brief"))); n < 40 || n > 120 {
				t.Errorf("%s: the story of %s has %d words", lang, name, n)
			}
			setup, err := levels.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, z := range setup.Zones {
				if (words.Aims{Words: c.Words}).Zone(z.Name) == z.Name && z.Name != "nave" {
					t.Errorf("%s: %s has no name for the zone %s", lang, name, z.Name)
				}
			}
			for _, x := range setup.Events {
				for _, l := range x.Say {
					if !c.Text.Has(l.Text) {
						t.Errorf("%s: %s has no text for the line %s", lang, name, l.Text)
					}
				}
			}
		}
	}
}
