package scene

import (
	"fmt"
	"sort"
	"strings"
	"testing"
	"time"

	"tenaille/game/probe"
	"tenaille/game/store"
	"tenaille/game/story"
	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/rules"
)

// Lent are the battles of the program: TestMain lends them to the tests, which cannot
// know the package that stands above.
var Lent Routes

// newContext is a context without devices, sound or window.
func newContext(t *testing.T, lang string, w, h int, density float64, percent int) *Context {
	t.Helper()
	settings := store.DefaultSettings()
	settings.Scale = percent
	c, err := NewContext(lang, settings, Lent)
	if err != nil {
		t.Fatal(err)
	}
	c.Resize(w, h, density)
	return c
}

// menus are the screens that are made of widgets alone.
func menus(c *Context) []Scene {
	terms := c.NewTerms("human", Machine)
	terms.Level = "broken-keep"
	won := Outcome{Terms: terms, Winner: 0, Rounds: 7, Losses: []Loss{
		{Fallen: 1, Total: 3, Kinds: []string{"fighter", "archer", "rogue"}, Down: []bool{false, true, false}},
		{Fallen: 2, Total: 2, Kinds: []string{"orc", "ogre"}, Down: []bool{true, true}},
	}}
	told := won
	told.Story, told.Names, told.Kinds = tale(), []string{"A", "B", "C", "D", "E"}, []string{"fighter", "archer", "rogue", "orc", "ogre"}
	tabs := NewResult(c, told).(*result)
	tabs.part = "luck"
	last := NewResult(c, told).(*result)
	last.part = "moments"
	full := NewMatches(c).(*matches)
	full.old = false
	for i := range 12 {
		v := &recorded{record: "20260104-101500-broken-keep-11", when: time.Date(2026, 1, 4, 10, 15, 0, 0, time.UTC), known: i%3 < 2, over: i%2 == 0}
		v.header.Setup.Name, v.header.Setup.Ruleset, v.header.Seats, v.header.Seed = "broken-keep", "skirmish", []string{"human", "captain"}, "18446744073709551615"
		v.about.Round = 12
		if i%3 == 2 {
			v.fault = "line 12: hash 0123456789abcdef where the replay says fedcba9876543210, and more than would fit"
		}
		full.list = append(full.list, v)
	}
	list := []Scene{NewCurtain(c, 1, c.LevelName("night-market")+" · "+c.RoundWord("skirmish", 12), c.T("What %[1]s knows is hidden until then.", c.SideName(1)), func() {}, nil)}
	for _, tab := range []string{"map", "rules", "blue", "red"} {
		s := NewSetup(c, c.NewTerms("human", Machine)).(*setup)
		s.tab = tab
		s.terms.Armies[1] = levels.Army{{Kind: "goblin-archer", Count: 3}, {Kind: "orc", Count: 1}, {Kind: "wolf", Count: 2}, {Kind: "shaman", Count: 1}, {Kind: "troll", Count: 1}, {Kind: "ogre", Count: 1}, {Kind: "skeleton", Count: 4}, {Kind: "goblin", Count: 1}}
		list = append(list, s)
	}
	machines := NewSetup(c, c.NewTerms(Machine, Machine)).(*setup)
	list = append(list, machines, newArmy(machines, 0))
	d := newDeploy(c, machines.level(terms.Level).field, machines.muster())
	d.enter(terms)
	d.hold, d.said = 0, refusal{d.T("Its space would leave the map."), "GEO-01"}
	return append(list, newKeypad(c, "18446744073709551615", nil), newKeypad(c, "", nil), d, full, NewMatches(c), NewResult(c, told), tabs, last, NewTitle(c), NewSetup(c, c.NewTerms("human", "human")), NewSettings(c), NewRules(c, "FLK-01"), NewPause(c, terms, false), NewResult(c, won))
}

// tale is a story of three against two.
func tale() *story.Story {
	s := &story.Story{Sides: []story.Side{{Heroes: 3, Left: 2, Curve: []int64{100_000, -400_000}}, {Heroes: 2, Curve: []int64{0, 300_000}}}, Last: 2, Rounds: []int{1, 30}}
	for id := range 5 {
		h := story.Hero{ID: rules.ID(id), Side: id / 3, MaxHP: 20, HP: 20 - 8*id, Down: id > 2, Round: 2, By: 0}
		h.Tally = story.Tally{Attacks: 12, Hits: 7, Dealt: 131, Taken: 120, Squares: 140, Powers: 3}
		s.Heroes = append(s.Heroes, h)
	}
	for i := range 7 {
		s.Rolls = append(s.Rolls, story.Roll{Step: 10 * i, Round: 2, Who: rules.ID(i % 5), Whom: 4, Success: i%2 == 0, Fell: i == 4, Chance: story.Whole / 3, FellChance: story.Whole / 9, Damage: 9, Expected: 300_000, Real: int64(i%2) * 900_000})
	}
	return s
}

func TestWidgetsStayOnTheScreenAndApart(t *testing.T) {
	type window struct {
		w, h    int
		density float64
		percent int
	}
	windows := []window{
		{1280, 720, 1, 100}, {1920, 1080, 1, 100}, {2560, 1440, 1, 200}, {2560, 1440, 2, 100},
		{1024, 768, 1, 150}, {844, 390, 1, 100}, {1280, 720, 1, 80}, {3840, 2160, 1, 80},
	}
	for _, v := range windows {
		for _, lang := range text.Codes() {
			c := newContext(t, lang, v.w, v.h, v.density, v.percent)
			if c.Width < LeastWidth || c.Height < LeastHeight {
				t.Errorf("%+v: the view is %.1f x %.1f units, less than every screen fits in", v, c.Width, c.Height)
			}
			for _, s := range menus(c) {
				s.Layout()
				state := probe.State{Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
				s.Probe(&state)
				if len(state.Widgets) == 0 {
					t.Errorf("%s shows no widget", s.Name())
				}
				check(t, fmt.Sprintf("%s %s %+v", s.Name(), lang, v), state.Widgets, int(float64(v.w)/v.density), int(float64(v.h)/v.density))
			}
		}
	}
}

func check(t *testing.T, where string, widgets map[string]probe.Rect, w, h int) {
	t.Helper()
	ids := make([]string, 0, len(widgets))
	for id := range widgets {
		ids = append(ids, id)
	}
	sort.Strings(ids)
	for i, id := range ids {
		a := widgets[id]
		if a[0] < 0 || a[1] < 0 || a[0]+a[2] > w || a[1]+a[3] > h || a[2] < 8 || a[3] < 8 {
			t.Errorf("%s: %s at %v does not lie on a screen of %d x %d", where, id, a, w, h)
		}
		for _, other := range ids[i+1:] {
			b := widgets[other]
			// Rounding to device-independent pixels may let neighbours touch.
			if a[0]+a[2] > b[0]+1 && b[0]+b[2] > a[0]+1 && a[1]+a[3] > b[1]+1 && b[1]+b[3] > a[1]+1 {
				t.Errorf("%s: %s at %v lies over %s at %v", where, id, a, other, b)
			}
		}
	}
}

func TestWidgetIdsDoNotDependOnTheLanguage(t *testing.T) {
	ids := func(lang string) map[string]map[string]probe.Rect {
		out := map[string]map[string]probe.Rect{}
		for _, s := range menus(newContext(t, lang, 1280, 720, 1, 100)) {
			s.Layout()
			state := probe.State{Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
			s.Probe(&state)
			out[s.Name()] = state.Widgets
		}
		return out
	}
	en, fr := ids("en"), ids("fr")
	for name, widgets := range en {
		for id, r := range widgets {
			if fr[name][id] != r {
				t.Errorf("%s: %s at %v in English and %v in French", name, id, r, fr[name][id])
			}
		}
		if len(widgets) != len(fr[name]) {
			t.Errorf("%s: %d widgets in English, %d in French", name, len(widgets), len(fr[name]))
		}
	}
}

func TestLanguageSwitchesOnTheTitle(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	c.SetLanguage("fr")
	if got := c.T("Settings"); got != "Réglages" {
		t.Errorf("after the switch: %q, want Réglages", got)
	}
	v, err := store.LoadSettings(c.Store)
	if err != nil || v.Language != "fr" {
		t.Errorf("stored language %q, %v, want fr", v.Language, err)
	}
	c.SetLanguage("tlh")
	if c.Text.Language() != "fr" || c.Settings.Language != "fr" {
		t.Errorf("an unknown language was taken: %q, %q", c.Text.Language(), c.Settings.Language)
	}
}

func TestSetupStartsOnlyWithAUsableSeed(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	s := NewSetup(c, c.NewTerms("human", Machine)).(*setup)
	for _, r := range []struct {
		seed string
		ok   bool
	}{{"0", true}, {"18446744073709551615", true}, {"18446744073709551616", false}, {"", false}, {"-1", false}, {"7x", false}} {
		s.seed = r.seed
		if got := s.ready() == ""; got != r.ok {
			t.Errorf("seed %q: ready %v (%s), want %v", r.seed, got, s.ready(), r.ok)
		}
	}
	s.seed = "7"
	s.terms.Level = "no such level"
	if s.ready() == "" {
		t.Error("a level that does not exist is ready")
	}
}

// TestDamagedSettingsAreToldOnTheTitle starts the game on settings that cannot
// be read.
func TestDamagedSettingsAreToldOnTheTitle(t *testing.T) {
	kept := &store.Memory{}
	if err := kept.Save("settings.json", []byte(`{"version":1,"scale":`)); err != nil {
		t.Fatal(err)
	}
	g, err := New(Options{Routes: Lent, Store: kept, Language: "en", Mute: true})
	if err != nil {
		t.Fatal(err)
	}
	g.Resize(1280, 720, 1)
	g.Stack.Settle()
	title := g.Stack.Top().(*title)
	title.Layout()
	state := probe.State{Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
	title.Probe(&state)
	if _, ok := state.Widgets["title.notice"]; !ok || !strings.Contains(g.Notice, "settings-damaged.json") {
		t.Errorf("the notice is %q on the title with %v", g.Notice, state.Widgets)
	}
	if g.Settings.Scale != store.DefaultSettings().Scale {
		t.Errorf("scale %d, want the default", g.Settings.Scale)
	}
	title.Page.Focus("title.notice")
	title.Page.Press()
	title.Layout()
	if g.Notice != "" || title.Page.Focused() == "title.notice" {
		t.Errorf("%q is still told after it was put away", g.Notice)
	}
}

// TestAWindowOutOfReachIsNotRestored checks places of windows on a screen.
func TestAWindowOutOfReachIsNotRestored(t *testing.T) {
	for _, r := range []struct {
		at   [2]int
		want bool
	}{{[2]int{0, 0}, true}, {[2]int{-1100, 40}, true}, {[2]int{-1270, 40}, false}, {[2]int{1900, 40}, false}, {[2]int{100, -5}, false}, {[2]int{100, 1070}, false}, {[2]int{1700, 900}, true}} {
		if got := reachable(r.at, 1280, 1920, 1080); got != r.want {
			t.Errorf("a window at %v: reachable %v, want %v", r.at, got, r.want)
		}
	}
}
