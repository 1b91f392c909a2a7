package editor

import (
	"slices"
	"strconv"
	"testing"

	"tenaille/game/easel"
	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/rules"
)

// TestAScenarioIsMadeAndPlayedToItsGoal: with nothing but the pointer and what is typed a map
// is drawn with a wall, a zone that gets a name, creatures, a goal and an event, and the battle that begins on
// it is won by its goal: machines play it, and the event has happened.
func TestAScenarioIsMadeAndPlayedToItsGoal(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		e := drawing(t, size[0], size[1])
		c, touch := e.Context, size[0] != 1280
		click(t, c, "editor.tool.walls")
		e.draw(touch, easel.Spot{X: 20, Y: 1}, easel.Spot{X: 20, Y: 4}, easel.Spot{X: 20, Y: 8})
		click(t, c, "editor.tool.places")
		click(t, c, "editor.brush.places.zone.zone-1")
		e.draw(touch, easel.On(10, 1), easel.On(13, 4))
		click(t, c, "editor.tool.figures")
		scrolled(t, c, "editor.brush.figures.monk")
		e.draw(touch, easel.On(2, 2))
		click(t, c, "editor.side.2")
		scrolled(t, c, "editor.brush.figures.skeleton")
		e.draw(touch, easel.On(22, 2))
		e.settle()
		click(t, c, "editor.goals")
		click(t, c, "quests.goal")
		click(t, c, "quests.event")
		scrolledForm(t, c, "say", "Quick!")
		zone := e.easel.Doc.Objects("zones")[0].ID
		scrolledRow(t, c, zone)
		scrolledForm(t, c, "name", "")
		if got := e.easel.Names("zones"); !slices.Equal(got, []string{"zone 1"}) {
			t.Errorf("%v: without a name the zones are %q", size, got)
		}
		scrolledForm(t, c, "name", "the north gate ")
		click(t, c, "quests.back")
		goals := e.easel.Doc.Objects("goals")
		if len(goals) != 1 || goals[0].Get("goal") != "reach" || goals[0].Get("zone") != "the north gate" || goals[0].Number("side") != 1 {
			t.Fatalf("%v: the goals are %+v", size, goals)
		}
		e.settle()
		if !e.easel.Sketch.Whole {
			t.Fatalf("%v: %v", size, e.easel.Sketch.Faults)
		}
		var terms match.Terms
		battle := c.Routes.Battle
		c.Routes.Battle = func(c *scene.Context, of match.Terms) scene.Scene {
			terms = of
			return battle(c, of)
		}
		click(t, c, "editor.play")
		if c.Stack.Top().Name() != "battle" || terms.Players[0] != match.Human {
			t.Fatalf("%v: %s is on top, played by %v", size, c.Stack.Top().Name(), terms.Players)
		}
		terms.Players, terms.Seed = [2]string{match.Machine, match.Machine}, 7
		m, err := terms.Open()
		if err != nil {
			t.Fatal(err)
		}
		for range 4000 {
			if over, _ := m.Over(); over {
				break
			}
			a, done := m.Think(2000)
			if !done {
				continue
			}
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatalf("%v: %v, %v", a, r, err)
			}
		}
		if over, winner := m.Over(); !over || winner != 0 || m.Goal() != rules.ToReach {
			t.Errorf("%v: over %v, won by side %d by %v in round %d", size, over, winner, m.Goal(), m.Round())
		}
		if s := m.Setup(); len(s.Events) != 1 || len(s.Events[0].Say) != 1 || s.Events[0].Say[0].Text != "Quick!" || s.Events[0].When.Round != 2 {
			t.Errorf("%v: the events are %+v", size, s.Events)
		}
	}
}

// scrolled clicks a brush, which is brought into sight first.
func scrolled(t *testing.T, c *scene.Context, id string) {
	t.Helper()
	for range 40 {
		if _, seen := pageOf(c.Stack.Top()).Page.Rects()[id]; seen {
			break
		}
		wheel(c, "editor.brush.", -1)
	}
	click(t, c, id)
}

// scrolledRow chooses a goal, an event or what they speak of in the list, which is brought into
// sight first.
func scrolledRow(t *testing.T, c *scene.Context, id int) {
	t.Helper()
	row := "quests.row." + strconv.Itoa(id)
	for range 20 {
		if _, seen := pageOf(c.Stack.Top()).Page.Rects()[row]; seen {
			break
		}
		wheel(c, "quests.row.", -1)
	}
	click(t, c, row)
}

// scrolledForm types into the field of the form whose id ends so, which is brought into sight
// first.
func scrolledForm(t *testing.T, c *scene.Context, end, text string) {
	t.Helper()
	for range 20 {
		for id := range pageOf(c.Stack.Top()).Page.Rects() {
			if len(id) > len(end) && id[len(id)-len(end):] == end {
				write(t, c, id, text)
				c.Devices.Feign(input.Pointer{Pinch: 1})
				return
			}
		}
		wheel(c, "quests.form.", -1)
	}
	t.Fatalf("no field ends in %s", end)
}
