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
	"tenaille/levels"
	"tenaille/rules"
)

// TestTheWholeMapIsToldByTheHand: with a pointer alone, of a mouse or a finger, a map gets an
// author, another ground and light, a ruleset, fog, an option and a side that lies in ambush;
// all of it is in the file and in the battle on it.
func TestTheWholeMapIsToldByTheHand(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		e := drawing(t, size[0], size[1])
		c := e.Context
		e.two(t, size[0] != 1280)
		click(t, c, "editor.file")
		click(t, c, "file.whole")
		if c.Stack.Top().Name() != "whole" {
			t.Fatalf("%v: %s is on top", size, c.Stack.Top().Name())
		}
		write(t, c, sought(t, c, "author"), "Ida Mole")
		row := func(n string) string { return "whole.form." + n + ".next" }
		floor := easel.Floor(e.easel)
		turn := func(property string, id string) {
			t.Helper()
			before := easel.Whole(e.easel, property)
			click(t, c, sought(t, c, strings.TrimPrefix(id, "whole.form.")))
			if easel.Whole(e.easel, property) == before {
				t.Fatalf("%v: %s does not change", size, property)
			}
		}
		click(t, c, sought(t, c, strings.TrimPrefix(row("1"), "whole.form.")))
		if now := easel.Floor(e.easel); now == floor || now == "" {
			t.Fatalf("%v: the ground is %q, was %q", size, now, floor)
		}
		turn("ambient", row("2"))
		turn("ruleset", row("3"))
		turn("ruleset", row("3"))
		turn("fog", row("5"))
		turn("fog", row("5"))
		formed(t, c, "weightless")
		formed(t, c, "ambush.2")
		formed(t, c, "surprised.2")
		formed(t, c, "pc.1")
		want := map[string]string{
			"author": "Ida Mole", "ambient": "dim", "ruleset": "limited", "fog": "sight", "zero_gravity": "true",
			"ambush": "", "surprised": "2", "pc": "1",
		}
		d, err := easel.Open("", e.easel.Doc.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		for name, v := range want {
			if got := easel.Whole(d, name); got != v {
				t.Errorf("%v: %s is %q, want %q", size, name, got, v)
			}
		}
		click(t, c, "whole.back")
		click(t, c, "file.back")
		e.settle()
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
		red := slices.IndexFunc(s.Combatants, func(v rules.Sheet) bool { return v.Side == "red" })
		if s.Ruleset != "limited" || s.Fog != "sight" || !s.Map.ZeroGravity || s.Map.Light.Ambient != "dim" || !slices.Contains(s.Surprised, s.Combatants[red].ID) || len(s.Ambush) > 0 {
			t.Errorf("%v: the battle is by %s, fog %q, %+v, surprised %v, in ambush %v", size, s.Ruleset, s.Fog, s.Map.Light, s.Surprised, s.Ambush)
		}
	}
}

// TestTheWholeMapIsToldByKeys: the focus walks the sheet by the intents that keys and pad
// share; an option of the rules is stated, and all is taken back one by one.
func TestTheWholeMapIsToldByKeys(t *testing.T) {
	e := drawing(t, 1280, 720)
	c := e.Context
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
	press(input.Menu)
	page := func() *scene.Screen { return pageOf(c.Stack.Top()) }
	reach := func(end string, way input.Intent) {
		t.Helper()
		var walked []string
		for range 30 {
			if strings.HasSuffix(page().Page.Focused(), end) {
				return
			}
			walked = append(walked, page().Page.Focused())
			press(way)
		}
		t.Fatalf("the focus does not come to %s: %q", end, walked)
	}
	reach("file.whole", input.Right)
	press(input.Confirm)
	if c.Stack.Top().Name() != "whole" {
		t.Fatalf("%s is on top", c.Stack.Top().Name())
	}
	reach(".pc.1", input.Up)
	press(input.Confirm)
	if got := easel.SidesIn(e.easel, "pc"); !slices.Equal(got, []int{1}) {
		t.Fatalf("heroes are of %v", got)
	}
	reach(".options", input.Up)
	press(input.Confirm)
	scoped, ok := c.Stack.Top().(scene.Scoped)
	if !ok {
		t.Fatalf("%s is on top", c.Stack.Top().Name())
	}
	scoped.Options().Set("diagonal", "d1111")
	press(input.Cancel)
	if got := easel.Whole(e.easel, "option.diagonal"); got != "d1111" {
		t.Fatalf("the option is %q", got)
	}
	if s, err := levels.ReadSketch(e.easel.Doc.Bytes()); err != nil || s.Setup.Options["diagonal"] != "d1111" {
		t.Errorf("read it is %v, %v", s.Setup.Options, err)
	}
	press(input.Undo, input.Undo)
	if easel.Whole(e.easel, "option.diagonal")+easel.Whole(e.easel, "pc") != "" || e.easel.Doc.Undoable() != 0 {
		t.Errorf("taken back there are %d strokes, option %q", e.easel.Doc.Undoable(), easel.Whole(e.easel, "option.diagonal"))
	}
}
