package scenarios

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/levels"
)

// specimens are each scenario chosen.
func specimens(c *scene.Context) (list []scene.Scene) {
	for i := range levels.Scenarios() {
		s := New(c).(*scenarios)
		s.chosen = i
		list = append(list, s)
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
	for i, name := range levels.Scenarios() {
		s := New(c).(*scenarios)
		s.chosen, s.foe = i, "captain"
		s.begin()
		setup, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		if got.Level != name || got.Ruleset != setup.Ruleset || got.Players != [2]string{match.Human, "captain"} {
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
