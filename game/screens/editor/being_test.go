package editor

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/easel"
	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// formed clicks the widget of the creature's sheet whose id ends so, which is brought into
// sight first.
func formed(t *testing.T, c *scene.Context, end string) {
	t.Helper()
	click(t, c, sought(t, c, end))
}

// sought is the id of the widget of the sheet that ends so.
func sought(t *testing.T, c *scene.Context, end string) string {
	t.Helper()
	for _, way := range []float64{-1, 1} {
		for range 24 {
			prefix := c.Stack.Top().Name() + ".form."
			for id := range pageOf(c.Stack.Top()).Page.Rects() {
				if strings.HasPrefix(id, prefix) && strings.HasSuffix(id, "."+end) {
					return id
				}
			}
			wheel(c, prefix, way)
		}
	}
	t.Fatalf("%s has nothing that ends in %s", c.Stack.Top().Name(), end)
	return ""
}

// TestACreatureIsToldByTheHand: with a pointer alone, of a mouse or a finger, a creature gets a
// name of its own, lies prone for two rounds, is surprised and wounded, and one of a third side
// is set down; the battle has all of it, and machines play whom no person plays.
func TestACreatureIsToldByTheHand(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		e := drawing(t, size[0], size[1])
		c, touch := e.Context, size[0] != 1280
		e.two(t, touch)
		click(t, c, "editor.side.3")
		e.draw(touch, easel.On(12, 14))
		click(t, c, "editor.tool.places")
		click(t, c, "editor.brush.places.start3")
		e.draw(touch, easel.On(11, 13), easel.On(13, 15))
		click(t, c, "editor.tool.figures")
		click(t, c, "editor.brush.figures.ask")
		e.draw(touch, easel.On(5, 5))
		if e.Stack.Settle(); e.Stack.Top() != scene.Scene(e) || e.told.words == "" {
			t.Fatalf("%v: a sheet opens of nobody", size)
		}
		e.draw(touch, easel.On(22, 2))
		if e.Stack.Settle(); e.Stack.Top().Name() != "being" {
			t.Fatalf("%v: %s is on top", size, e.Stack.Top().Name())
		}
		e.Stack.Top().Layout()
		write(t, c, sought(t, c, "name"), "Old Ida")
		c.Devices.Feign(input.Pointer{Pinch: 1})
		formed(t, c, "surprised")
		formed(t, c, "less") // a hit point
		formed(t, c, "prone")
		o := e.easel.Doc.Objects("creatures")[1]
		if o.Name != "Old Ida" || o.Get("conditions") != "prone" || o.Get("surprised") != "true" || o.Number("hp") == 0 {
			t.Fatalf("%v: it is %q, %+v", size, o.Name, o.Properties)
		}
		click(t, c, "being.back")
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
		if c.Stack.Top().Name() != "battle" {
			t.Fatalf("%v: %s is on top: %s", size, c.Stack.Top().Name(), e.told.words)
		}
		m, err := terms.Open()
		if err != nil {
			t.Fatal(err)
		}
		s := m.Setup()
		fought, err := rulesets.New(s)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(s.Combatants, func(v rules.Sheet) bool { return v.Name == "Old Ida" })
		if i < 0 || s.Combatants[i].Side != "red" || s.Combatants[i].HP >= s.Combatants[i].MaxHP || !slices.Contains(s.Surprised, s.Combatants[i].ID) {
			t.Fatalf("%v: the battle has %+v", size, s.Combatants)
		}
		if name := c.CreatureName(fought, rules.ID(i)); name != "Old Ida" {
			t.Errorf("%v: in the battle it is called %q", size, name)
		}
		if sides := m.Sides(); len(sides) != 3 || match.IsHuman(m.Seat(2)) || !match.IsHuman(m.Seat(0)) {
			t.Errorf("%v: the sides %v are played by %q, %q and %q", size, sides, m.Seat(0), m.Seat(1), m.Seat(2))
		}
	}
}

// TestACreatureIsToldByKeysAndPad: the intents that keys and pad share open the sheet of whom
// they point at, walk its rows, and take back what was done on it.
func TestACreatureIsToldByKeysAndPad(t *testing.T) {
	e := drawing(t, 1280, 720)
	c := e.Context
	e.two(t, false)
	press := func(list ...input.Intent) {
		for _, i := range list {
			c.Devices.Feign(screentest.Nowhere, i)
			c.Stack.Top().Update()
			c.Devices.Feign(screentest.Nowhere)
			c.Stack.Top().Update()
			if c.Stack.Settle() {
				c.Stack.Top().Layout()
			}
		}
	}
	for e.easel.Brush.ID != easel.Asker().ID {
		press(input.Previous)
	}
	e.mark = easel.Mark{At: easel.On(21, 2), OnMap: true, Keys: true}
	press(input.Right, input.Confirm)
	if c.Stack.Top().Name() != "being" {
		t.Fatalf("%s is on top", c.Stack.Top().Name())
	}
	page := pageOf(c.Stack.Top())
	reached := map[string]bool{}
	at := func() bool {
		reached[page.Page.Focused()] = true
		return strings.HasSuffix(page.Page.Focused(), ".prone")
	}
	press(input.Right, input.Right) // from the last row up, in its second column
	for range 9 {
		if at() {
			break
		}
		press(input.Up)
	}
	if !strings.HasSuffix(page.Page.Focused(), ".prone") {
		page.Page.Focus(sought(t, c, "prone"))
		t.Errorf("keys do not reach the conditions: %v", reached)
	}
	press(input.Confirm)
	o := e.easel.Doc.Objects("creatures")[1]
	if o.Get("conditions") != "prone" {
		t.Errorf("it begins in %q", o.Get("conditions"))
	}
	press(input.Undo)
	if o = e.easel.Doc.Objects("creatures")[1]; o.Get("conditions") != "" {
		t.Errorf("taken back it begins in %q", o.Get("conditions"))
	}
	press(input.Undo) // whose sheet it is was set down last
	if c.Stack.Top() != scene.Scene(e) {
		t.Errorf("the sheet of nobody stays open: %s", c.Stack.Top().Name())
	}
}

// TestFurtherSidesByKeys: the focus walks to the button of a third side, and what is set down
// then is of it.
func TestFurtherSidesByKeys(t *testing.T) {
	e := drawing(t, 844, 390)
	e.tool(easel.Pieces)
	e.settle()
	e.intend(input.ActMore, input.Up)
	walked := []string{e.Page.Focused()}
	for range 3 {
		if e.Page.Focused() == "editor.side.3" {
			break
		}
		e.intend(input.Right)
		walked = append(walked, e.Page.Focused())
	}
	if e.Page.Focused() != "editor.side.3" {
		t.Fatalf("the focus walks over %q", walked)
	}
	e.intend(input.Confirm, input.Cancel)
	e.mark = easel.Mark{At: easel.On(9, 9), OnMap: true, Keys: true}
	e.intend(input.Confirm)
	e.settle()
	if list := e.easel.Doc.Objects("creatures"); len(list) != 1 || list[0].Number("side") != 3 {
		t.Errorf("set down are %+v", list)
	}
}
