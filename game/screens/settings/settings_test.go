package settings

import (
	"slices"
	"strings"
	"testing"

	"tenaille/assets"
	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/store"
	"tenaille/render/widget"
)

// TestKeysSayWhatTheyDo: on the page of controls an action is named by what it
// does, each by a name of its own.
func TestKeysSayWhatTheyDo(t *testing.T) {
	for lang, want := range map[string]string{"en": "Show the keys", "fr": "Montrer les touches"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		if name := intentName(c, input.Help); name != want {
			t.Errorf("%s: the keys are shown by %q, want %q", lang, name, want)
		}
		seen := map[string]input.Intent{}
		for _, i := range input.Intents() {
			name := intentName(c, i)
			if was, twice := seen[name]; twice {
				t.Errorf("%s: %q names both %v and %v", lang, name, was, i)
			}
			seen[name] = i
		}
	}
}

// TestSettingsSayHowFarTheSizeGoes: a larger choice than the page names changes
// nothing in the window it is shown in, and the choice under it does.
func TestSettingsSayHowFarTheSizeGoes(t *testing.T) {
	for _, r := range []struct {
		w, h, density float64
		most          int
		words         string
	}{
		{1280, 720, 1, 150, "At this window size at most 150%"},
		{1920, 1080, 1, 180, "At this window size at most 180%"},
		{844, 390, 1, 100, "At this window size at most 100%"},
		{2532, 1170, 3, 100, "At this window size at most 100%"},
		{2560, 1440, 1, 200, "As large as the window allows"},
	} {
		c := screentest.NewContext(t, "en", int(r.w), int(r.h), r.density, 100)
		if words := New(c).(*settings).access()[1].about; words != r.words {
			t.Errorf("%vx%v: the page says %q, want %q", r.w, r.h, words, r.words)
		}
	}
}

// TestEveryPageHasASignOfItsOwn: the pages of the settings are told apart without
// their words.
func TestEveryPageHasASignOfItsOwn(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	seen := map[string]bool{}
	for _, tab := range New(c).(*settings).tabs() {
		if seen[tab.icon] {
			t.Errorf("two pages of the settings share the sign %s", tab.icon)
		}
		seen[tab.icon] = true
		if _, ok := assets.SVG("icons/" + tab.icon); !ok {
			t.Errorf("there is no drawing of %s", tab.icon)
		}
	}
}

// TestEverySettingIsDrawn: each row of settings but those of keys has its small drawing.
func TestEverySettingIsDrawn(t *testing.T) {
	s := New(screentest.NewContext(t, "en", 1280, 720, 1, 100)).(*settings)
	s.Layout()
	n := 0
	for _, tab := range s.tabs() {
		if tab.id == "controls" {
			continue
		}
		for _, r := range tab.rows() {
			if r.head || strings.HasPrefix(r.id, "settings.hear.") { // what can be listened to is drawn on its buttons
				continue
			}
			n++
			if _, ok := assets.SVG("icons/" + r.icon); !ok {
				t.Errorf("%s has no drawing", r.id)
			}
		}
	}
	if n < 20 {
		t.Errorf("%d settings", n)
	}
}

// TestSettingsTellWhatIsChanged: a choice that is not as by default is marked and counted on
// its page, and one press makes all of the page as by default, with nothing of another page.
func TestSettingsTellWhatIsChanged(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	plain := store.DefaultSettings()
	s := New(c).(*settings)
	s.Layout()
	told := screentest.Told(c, s)
	if !slices.Contains(told, "All at default") {
		t.Fatalf("of untouched settings is told %q", told)
	}
	for _, id := range []string{"settings.dice.off", "settings.speed.4", "settings.distances.metres", "settings.tab.access", "settings.large.on", "settings.tab.general"} {
		if !s.Press(id) {
			t.Fatalf("%s cannot be pressed", id)
		}
		s.Layout()
	}
	if told = screentest.Told(c, s); !slices.Contains(told, "3 settings changed") {
		t.Errorf("of three changes is told %q", told)
	}
	if !s.Press("settings.reset") {
		t.Fatal("nothing resets the page")
	}
	s.Layout()
	if v := c.Settings; v.Play != plain.Play || v.Distances != plain.Distances || !v.LargeText {
		t.Errorf("after the reset of a page: %+v, distances %q, large %v", v.Play, v.Distances, v.LargeText)
	}
	if told = screentest.Told(c, s); !slices.Contains(told, "All at default") {
		t.Errorf("after the reset is told %q", told)
	}
}

// TestSettingsStandInGroups: on a desk every setting stands under a head, two beside one
// another, with all of a page in sight.
func TestSettingsStandInGroups(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		for _, tab := range []string{"general", "sound", "access"} {
			s := New(c).(*settings)
			s.tab = tab
			s.Layout()
			if s.in.Fit != len(s.lines) || !s.rows[0].head {
				t.Errorf("%s %s: %d of %d lines in sight", lang, tab, s.in.Fit, len(s.lines))
			}
			two := 0
			for _, line := range s.lines {
				if len(line) == 2 {
					two++
				}
			}
			if two == 0 {
				t.Errorf("%s %s: no two settings stand beside one another", lang, tab)
			}
		}
	}
}

// TestEveryColumnOfKeysHasItsHeads: over each key that is shown stands that it is one, and over
// each button of the pad, however many rows stand beside one another.
func TestEveryColumnOfKeysHasItsHeads(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
		c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
		s := New(c).(*settings)
		s.tab = "controls"
		s.Layout()
		var written widget.Ledger
		s.Style.Ledger = &written
		s.Draw(nil)
		s.Style.Ledger = nil
		heads := func(name string, x float64) bool {
			return slices.ContainsFunc(written.Marks, func(m widget.Mark) bool {
				return m.Text == name && m.At.X < x && x < m.At.X+m.At.W
			})
		}
		shown, rects, unit := 0, s.Page.Rects(), float64(size[0])/s.Width
		for _, i := range input.Intents() {
			for end, name := range map[string]string{".key": "Keyboard", ".pad": "Gamepad"} {
				r, ok := rects["keys."+i.String()+end]
				if !ok {
					continue
				}
				if shown++; !heads(name, (float64(r[0])+float64(r[2])/2)/unit) {
					t.Errorf("%v: %s does not stand over %v", size, name, i)
				}
			}
		}
		if shown == 0 {
			t.Errorf("%v: no key is shown", size)
		}
	}
}
