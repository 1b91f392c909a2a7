package riddle_test

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/internal/screentest/routes"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/levels"
)

func TestMain(m *testing.M) { routes.Main(m) }

// TestAPuzzleIsRated: who ends the turn on the board of a puzzle is told what that was
// worth, and nothing is kept of the match.
func TestAPuzzleIsRated(t *testing.T) {
	for _, name := range []string{"d20-coup-provokes", "skirmish-two-birds", "skirmish-combine"} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		c.Still = false
		p, err := levels.OpenPuzzle(name)
		if err != nil {
			t.Fatal(err)
		}
		c.Stack.Push(c.Routes.Title(c))
		c.Stack.Push(c.Routes.Battle(c, match.PuzzleTerms(p, 1)))
		c.Stack.Settle()
		run := func(want string) {
			t.Helper()
			for range 4000 {
				if c.Stack.Top().Name() == want {
					return
				}
				if c.Stack.Top().Name() == "battle" {
					c.Devices.Feign(screentest.Nowhere, input.EndTurn)
				}
				c.Stack.Top().Update()
				c.Devices.Feign(screentest.Nowhere)
				c.Stack.Settle()
			}
			t.Fatalf("%s: the screen is %s, not %s", name, c.Stack.Top().Name(), want)
		}
		c.Stack.Top().Layout()
		run("answer")
		c.Stack.Top().Layout()
		for range 2000 {
			c.Stack.Top().Update()
		}
		done := saves.LoadCareer(c.Store)
		if share, ok := done.Puzzles[name]; !ok || share > 50 {
			t.Errorf("%s: ending the turn is worth %d of 100 (%v)", name, share, done.Puzzles)
		}
		if list, _ := c.Store.List(saves.Unfinished); len(list) != 0 {
			t.Errorf("%s: %v is kept", name, list)
		}
		if list, _ := c.Store.List(saves.Finished); len(list) != 0 {
			t.Errorf("%s: %v is kept", name, list)
		}
	}
}
