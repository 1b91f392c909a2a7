package menu

import (
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/levels"
)

// TestSavedUnderAName: the menu over a battle saves the match under a name, with keys
// alone, by the one proposed or another; the match kept by every action is left as it
// is and Continue still goes on with that.
func TestSavedUnderAName(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 844, 390, 1, 100)
		m := arena.Begun(t, 3)
		c.Playing = saves.NewKeeper(c.Store, m, "it")
		c.Keep(c.Playing)
		pause := NewPause(c, c.NewTerms("human", "human"), nil).(*pause)
		screentest.Show(c, c.Routes.Title(c), pause)
		pause.Layout()
		press := func(s interface{ Update() bool }, i input.Intent) {
			c.Devices.Feign(screentest.Nowhere, i)
			s.Update()
			c.Devices.Feign(screentest.Nowhere)
			s.Update()
		}
		for n, name := range []string{"", "Au pont, 2e essai"} {
			if n == 0 {
				press(pause, input.Down)
				press(pause, input.Confirm)
			} else if !pause.Press("pause.save") {
				t.Fatal("nothing offers to save")
			}
			c.Stack.Settle()
			sheet, ok := c.Stack.Top().(*saveAs)
			if !ok {
				t.Fatalf("%s: the menu leads to %s", lang, c.Stack.Top().Name())
			}
			sheet.Layout()
			if name == "" {
				name = sheet.name
				press(sheet, input.Down)
				press(sheet, input.Confirm)
			} else {
				if !sheet.Page.Editing() {
					t.Errorf("%s: %q has the focus, not the name", lang, sheet.Page.Focused())
				}
				sheet.Page.Focus("save.name")
				sheet.Page.SetText(name)
				sheet.Layout()
				if !sheet.Press("save.done") {
					t.Fatal("it cannot be saved")
				}
			}
			c.Stack.Settle()
			if c.Stack.Top() != scene.Scene(pause) || !strings.Contains(pause.whereSaved(), name) {
				t.Errorf("%s: %s is on top and says %q", lang, c.Stack.Top().Name(), pause.whereSaved())
			}
			pause.Layout()
			list := saves.List(c.Store)
			if len(list) != n+2 || list[0].Card.Name != name || list[0].Record == "it" {
				t.Fatalf("%s: kept are %+v", lang, list)
			}
			o, err := saves.Continue(c.Store, list[0].Record)
			if err != nil || o.Record != "" || o.Begun.Hash() != m.Hash() {
				t.Errorf("%s: it goes on under the record %q: %v", lang, o.Record, err)
			}
		}
		if record, _, ok := saves.Latest(c.Store); !ok || record != "it" {
			t.Errorf("%s: Continue goes on with %q", lang, record)
		}
	}
}

// TestUnsavedNameIsTold: a store that refuses leaves the sheet open with the reason,
// and without a name there is nothing to save.
func TestUnsavedNameIsTold(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	c.Store = &full{store.Memory{}}
	c.Playing = saves.NewKeeper(c.Store, arena.Begun(t, 1), "it")
	s := newSaveAs(c, func(string) { t.Error("it is said to be saved") })
	screentest.Show(c, NewTitle(c), s)
	s.Layout()
	s.Press("save.done")
	c.Stack.Settle()
	if c.Stack.Top() != scene.Scene(s) || !strings.Contains(s.problem, "no room") {
		t.Errorf("%s is on top, the problem %q", c.Stack.Top().Name(), s.problem)
	}
	s.Layout()
	s.Page.Focus("save.name")
	s.Page.SetText("  ")
	s.Layout()
	if s.Press("save.done") {
		t.Error("a match is saved without a name")
	}
}

// TestSavedByKey: the key for it does what the row of the menu does, and nothing where there is
// no such row: in a puzzle, without room for more, and over a match that is watched.
func TestSavedByKey(t *testing.T) {
	puzzle, err := levels.OpenPuzzle(levels.Puzzles()[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []struct {
		name    string
		puzzle  bool
		unkept  error
		watched bool
		saves   bool
	}{
		{"a match", false, nil, false, true},
		{"a puzzle", true, nil, false, false},
		{"without room", false, store.ErrFull, false, false},
		{"watched", false, nil, true, false},
	} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		m := arena.Begun(t, 1)
		c.Playing = saves.NewKeeper(c.Store, m, "it")
		c.Unkept = r.unkept
		terms := c.NewTerms("human", "human")
		if r.puzzle {
			terms = match.PuzzleTerms(puzzle, 1)
		}
		var watched *replay.Replay
		if r.watched {
			if watched, err = m.Replay(); err != nil {
				t.Fatal(err)
			}
		}
		pause := NewPause(c, terms, watched).(*pause)
		screentest.Show(c, c.Routes.Title(c), pause)
		pause.Layout()
		c.Devices.Feign(screentest.Nowhere, input.Save)
		pause.Update()
		c.Stack.Settle()
		if _, ok := c.Stack.Top().(*saveAs); ok != r.saves {
			t.Errorf("%s: the key leads to %s", r.name, c.Stack.Top().Name())
		}
	}
}
