package scene

import (
	"slices"
	"testing"

	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/render/board/piece"
	"tenaille/render/widget"
	"tenaille/rules/rulesets"
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

// TestCurtainHasRoom: what hangs between two players has room in every window.
func TestCurtainHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		c := newContext(t, lang, 1280, 720, 1, 100)
		for _, v := range inspect.Windows() {
			c.Settings.Scale, c.Settings.LargeText = v.Percent, v.Large
			c.Resize(v.W, v.H, 1)
			s := NewCurtain(c, 1, c.LevelName("night-market")+" · "+c.RoundWord("skirmish", 12), c.T("Hand the screen to %[1]s, then press the button.", c.SideName(1))+" "+c.T("The saved match holds what both sides know; it is packed, not locked."), func() {}, nil)
			s.Layout()
			told := &widget.Ledger{}
			s.Style.Ledger = told
			s.Draw(nil)
			s.Style.Ledger = nil
			if len(told.Marks) < 5 {
				t.Errorf("%d marks: the ledger sees nothing", len(told.Marks))
			}
			scale := s.Style.Scale()
			found.Add("curtain "+lang+" "+v.String(), inspect.Alone(told, float64(v.W)/scale, float64(v.H)/scale, scale/min(float64(v.Percent)/100, 1)))
		}
	}
	found.TellLong(t, pseudo.Code)
}

// TestCurtainIsLiftedByItsKey: the key on its button lifts it, also once somebody has clicked
// beside the button.
func TestCurtainIsLiftedByItsKey(t *testing.T) {
	for _, beside := range []bool{false, true} {
		c, open := newContext(t, "en", 1280, 720, 1, 100), 0
		s := NewCurtain(c, 0, "", "", func() { open++ }, nil)
		s.Layout()
		if beside {
			c.Devices.Feign(input.Pointer{X: 5, Y: 5, Pressed: true, Down: true})
			s.Update()
			c.Devices.Feign(input.Pointer{X: 5, Y: 5, Released: true})
			s.Update()
		}
		c.Devices.Feign(input.Pointer{X: 5, Y: 5}, input.Confirm)
		s.Update()
		if open != 1 {
			t.Errorf("clicked beside it %v: lifted %d times", beside, open)
		}
	}
}

// TestWhoIsDownLiesInThePicture: on a map whose beginning is known, everybody is as they begin.
func TestWhoIsDownLiesInThePicture(t *testing.T) {
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset, s.Combatants[1].HP = "d20", -4
	down := s.Combatants[1].ID
	slices.Reverse(s.Combatants) // a file may tell of them in any order
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	for _, known := range []bool{false, true} {
		p, want := &Preview{}, piece.Standing
		if known {
			p.Goals, want = e, piece.Dying
		}
		for _, one := range p.pieces(&s) {
			pose := piece.Standing
			if one.ID == down {
				pose = want
			}
			if one.Pose != pose {
				t.Errorf("known %v: %d stands as %v, want %v", known, one.ID, one.Pose, pose)
			}
		}
	}
}
