//go:build !js

package menu

import (
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
)

// TestMenusGoRound: up from the first entry of a menu is its last one, down from
// the last the first, and between them no entry is passed over.
func TestMenusGoRound(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	for _, r := range []struct {
		menu        scene.Scene
		page        *scene.Screen
		first, last string
	}{
		{menu: NewTitle(c), first: "title.scenarios", last: "title.quit"},
		{menu: NewPause(c, match.Terms{Level: "ford"}, nil), first: "pause.resume", last: "pause.leave"},
		{menu: NewPause(c, match.Terms{Level: "ford"}, &replay.Replay{}), first: "pause.resume", last: "pause.leave"},
	} {
		switch m := r.menu.(type) {
		case *title:
			r.page = &m.Screen
		case *pause:
			r.page = &m.Screen
		}
		screentest.Show(c, r.menu)
		r.menu.Layout()
		press := func(i input.Intent) string {
			c.Devices.Feign(screentest.Nowhere, i)
			r.menu.Update()
			c.Devices.Feign(screentest.Nowhere)
			r.menu.Update()
			return r.page.Page.Focused()
		}
		if got := r.page.Page.Focused(); got != r.first {
			t.Fatalf("%s begins at %s", r.menu.Name(), got)
		}
		if got := press(input.Up); got != r.last {
			t.Errorf("%s: up from the first leads to %s, want %s", r.menu.Name(), got, r.last)
		}
		if got := press(input.Down); got != r.first {
			t.Errorf("%s: down from the last leads to %s, want %s", r.menu.Name(), got, r.first)
		}
		entries, steps := 0, 1
		for id := range r.page.Page.Rects() {
			if strings.HasPrefix(id, r.menu.Name()+".") && !strings.Contains(id, "language") {
				entries++
			}
		}
		for press(input.Down) != r.first && steps < 20 {
			steps++
		}
		if steps != entries {
			t.Errorf("%s: %d steps lead round %d entries", r.menu.Name(), steps, entries)
		}
	}
}

// TestLanguagesAreReachedFromTheMenu: though up and down stay in the menu of the
// title, right leads to the languages.
func TestLanguagesAreReachedFromTheMenu(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
		m := NewTitle(c).(*title)
		m.Layout()
		m.Page.Walk(1, 0)
		m.Page.Walk(1, 0)
		if got := m.Page.Focused(); !strings.HasPrefix(got, "title.language.") {
			t.Errorf("%v: right leads to %s", size, got)
		}
	}
}
