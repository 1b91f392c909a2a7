//go:build !js

package game_test

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/battle"
	"tenaille/game/inspect"
	"tenaille/game/probe"
	"tenaille/game/require"
	"tenaille/game/screens"
	"tenaille/game/shot"
)

// brawl is a position of four on open ground.
const brawl = "testdata/positions/brawl.json"

// goldenScreens are the screens, each in the state of which a picture is kept.
// A new screen is one line more; "make golden" then writes its sheets.
var goldenScreens = []struct {
	name string
	shot shot.Shot
	at   string // where it is looked at
}{
	{"title", shot.Shot{Screen: "title"}, everywhere},
	{"title-continue", shot.Shot{Screen: "title", Of: "ford", Ruleset: "skirmish", After: 20}, laptop.name},
	{"setup", shot.Shot{Screen: "setup", Of: "broken-keep", Seed: "1789"}, everywhere},
	{"setup-skirmish", shot.Shot{Screen: "setup", Of: "ford", Ruleset: "skirmish", Seed: "1789"}, laptop.name},
	{"army", shot.Shot{Screen: "army", Of: "broken-keep", Press: []string{"army.goblin-archer"}}, everywhere},
	{"deploy", shot.Shot{Screen: "deploy", Of: "broken-keep", Press: []string{"deploy.auto", "deploy.piece.1"}}, everywhere},
	{"curtain", shot.Shot{Screen: "curtain"}, desks},
	{"keypad", shot.Shot{Screen: "keypad", Of: "ford", Seed: "178920"}, laptop.name},
	{"options", shot.Shot{Screen: "options", Press: []string{"option.diagonal.d1111", "option.reach2_diagonal.true"}}, desks},
	{"settings", shot.Shot{Screen: "settings"}, everywhere},
	{"settings-access", shot.Shot{Screen: "settings", Press: []string{"settings.tab.access"}}, desks},
	{"settings-sound", shot.Shot{Screen: "settings", Press: []string{"settings.tab.sound"}}, desks},
	{"settings-controls", shot.Shot{Screen: "settings", Press: []string{"settings.tab.controls"}}, desks},
	{"pause", shot.Shot{Screen: "pause", Of: "ford"}, desks},
	{"rules", shot.Shot{Screen: "rules", Rule: "FLK-01"}, everywhere},
	{"rules-conflicts", shot.Shot{Screen: "rules", Press: []string{"rules.chapter.cfl", "rules.rule.CFL-05"}}, laptop.name},
	{"rules-silent", shot.Shot{Screen: "rules", Press: []string{"rules.chapter.sil", "rules.rule.SIL-05"}}, laptop.name},
	{"rules-readings", shot.Shot{Screen: "rules", Press: []string{"rules.chapter.amd"}}, laptop.name},
	{"result", shot.Shot{Screen: "result", Of: "ford", Seed: "2"}, everywhere},
	{"matches", shot.Shot{Screen: "matches", Of: "replay/testdata/proving-ground-7.jsonl"}, desks},
	{"matches-none", shot.Shot{Screen: "matches"}, laptop.name},
	{"replay", shot.Shot{Screen: "replay", Of: "ford", Seed: "2"}, desks},
	{"keys", shot.Shot{Of: "ford", Press: []string{"toggle.help"}}, desks},
	{"battle", shot.Shot{Of: "broken-keep", After: 60, Seed: "3"}, everywhere},
	{"battle-limited", shot.Shot{Of: "broken-keep", Ruleset: "limited", After: 60, Seed: "5"}, desks},
	{"battle-skirmish", shot.Shot{Of: "broken-keep", Ruleset: "skirmish", After: 20, Seed: "3"}, desks},
	{"battle-way", shot.Shot{Of: "broken-keep", Select: 7, Hover: "M7"}, laptop.name},
	{"battle-palette", shot.Shot{Of: brawl, Select: 1, Press: []string{"action.more"}}, laptop.name},
	{"battle-trip", shot.Shot{Of: brawl, Select: 1, Press: []string{"action.more", "palette.trip"}, Hover: "I6"}, laptop.name},
	{"battle-question", shot.Shot{Of: brawl, Select: 1, Press: []string{"action.more", "palette.overrun", "J6"}, Hover: "E3"}, laptop.name},
	{"battle-aim", shot.Shot{Of: "broken-keep", Seed: "1789", Press: []string{"arms", "weapon.light crossbow"}, Hover: "R5"}, laptop.name},
	{"battle-why", shot.Shot{Of: melee, Select: 7, Hover: "S3"}, laptop.name},
	{"battle-melee", shot.Shot{Of: melee, Seed: "4", Press: []string{"arms", "weapon.short sword", "toggle.lines"}, Hover: "N6"}, laptop.name},
	{"battle-fire", shot.Shot{Of: "broken-keep", Ruleset: "skirmish", Seed: "3", Press: []string{"order.3", "action.combined_fire", "fire.1"}}, laptop.name},
	{"battle-ability", shot.Shot{Of: brawl, Select: 3, Press: []string{"action.more", "palette.power.lull"}, Hover: "J6"}, laptop.name},
}

// Where screens are looked at: in which of the views.
const (
	desks      = "720 1080"
	everywhere = "720 1080 phone"
)

// view is how a screen is looked at.
type view struct {
	name          string
	width, height int
	scales        [2]int // of the interface, in percent
}

var (
	laptop = view{"720", 1280, 720, [2]int{100, 150}}
	desk   = view{"1080", 1920, 1080, [2]int{100, 150}}
	phone  = view{"phone", 844, 390, [2]int{100, 75}}
)

// posed brings a screen to the state of a shot; it needs no display.
func posed(t *testing.T, s shot.Shot, v view, scale int, lang string) *shot.Posed {
	t.Helper()
	s.At, s.Language = -1, lang
	s.Width, s.Height, s.Scale = v.width, v.height, scale
	p, err := shot.NewStudio(battle.Screens(screens.All())).Pose(s)
	if err != nil {
		t.Fatalf("%+v: %v", s, err)
	}
	t.Cleanup(p.Close)
	return p
}

// eachSheet calls f for every screen in every view in which it is looked at.
func eachSheet(f func(name string, s shot.Shot, v view)) {
	for _, s := range goldenScreens {
		for _, v := range []view{laptop, desk, phone} {
			if strings.Contains(s.at, v.name) {
				f(s.name+"-"+v.name, s.shot, v)
			}
		}
	}
}

// pictured are the screens of which a picture is kept, at half the size.
var pictured = map[string]bool{"battle-720": true}

// fine are the screens beside those of a laptop of which the colours of small
// blocks are kept, since they show a board, or art of their own; and the language
// in which each is drawn.
var fine = map[string]string{
	"title-720": "en", "setup-720": "fr", "army-720": "en", "deploy-720": "en", "rules-720": "en", "result-720": "fr", "replay-720": "en",
	"battle-limited-720": "fr", "battle-trip-720": "en", "battle-phone": "en",
	"battle-aim-720": "en", "battle-why-720": "fr", "battle-melee-720": "en", "battle-fire-720": "en",
}

// drawn tells how a screen in a view is drawn, and in how many blocks along 40
// pixels its colours are kept; none of those that are not.
func drawn(name string, v view) (lang string, blocks int) {
	lang, small := fine[name]
	switch {
	case small:
		return lang, 2
	case v == laptop:
		return "en", 1
	}
	return "", 0
}

// TestGoldenScreens looks at every screen once: of one a picture is kept, of the
// others the means of blocks of their pixels, which tell what is painted; what is
// written, in every view, is TestGoldenWords' part.
func TestGoldenScreens(t *testing.T) {
	require.Display(t)
	folder := t.TempDir()
	eachSheet(func(name string, s shot.Shot, v view) {
		lang, blocks := drawn(name, v)
		if blocks == 0 {
			return
		}
		t.Run(name, func(t *testing.T) {
			var words []probe.Rect
			for _, r := range posed(t, s, v, v.scales[0], lang).Probe().Widgets {
				words = append(words, probe.Rect{r[0] / 2, r[1] / 2, (r[2] + 1) / 2, (r[3] + 1) / 2})
			}
			t.Parallel()
			child(t, name, folder, "-language", lang)
			seen := inspect.Picture(t, filepath.Join(folder, fmt.Sprintf("%s.%d.%s.png", name, v.scales[0], lang)))
			if !pictured[name] {
				inspect.SameColours(t, "..", filepath.Join("testdata", "golden", "screens", name+".txt"), seen, 40, blocks)
				return
			}
			inspect.Golden(t, "..", filepath.Join("testdata", "golden", "screens", name+".png"), inspect.HalfStep, inspect.Half(seen), words...)
		})
	})
}

// TestGoldenSheetsBelong finds pictures and colours that no screen has any more.
func TestGoldenSheetsBelong(t *testing.T) {
	known := map[string]bool{}
	eachSheet(func(name string, _ shot.Shot, v view) {
		_, blocks := drawn(name, v)
		known[name+".png"], known[name+".txt"] = pictured[name], blocks > 0 && !pictured[name]
	})
	list, err := os.ReadDir(filepath.Join("testdata", "golden", "screens"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if !known[f.Name()] {
			t.Errorf("testdata/golden/screens/%s belongs to no screen: delete it", f.Name())
		}
	}
}

// TestShotTwice wants the same picture of the same shot, whatever was drawn
// before, and of a language whether it was there from the start or chosen later.
// One level more or less is left to where the engine keeps its textures.
func TestShotTwice(t *testing.T) {
	require.Display(t)
	for _, s := range []shot.Shot{
		{Screen: "setup", Of: "ford"},
		{Of: "broken-keep", After: 60, Hover: "M7"},
	} {
		var pictures []*image.RGBA
		for _, first := range []string{"en", "fr"} {
			p := posed(t, s, laptop, 100, first)
			var err error
			onHost(func() {
				theHost.full = true
				for range 2 { // in French both times, but for the first picture
					var m *image.RGBA
					if m, err = p.Paint(); err != nil {
						return
					}
					pictures = append(pictures, m)
					if err = p.Speak("fr"); err != nil {
						return
					}
				}
			})
			if err != nil {
				t.Fatalf("%+v: %v", s, err)
			}
		}
		for i, m := range pictures[2:] {
			if n := unlike(pictures[1], m, 2); n > 0 {
				t.Errorf("%+v: picture %d differs from the first in %d values", s, i+2, n)
			}
		}
	}
}

// unlike counts the values in which two pictures of one size differ by more
// than so many levels.
func unlike(a, b *image.RGBA, levels int) (n int) {
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d > levels || d < -levels {
			n++
		}
	}
	return n
}

// TestShotBytes runs the command twice: the files are the same, byte for byte.
func TestShotBytes(t *testing.T) {
	require.Display(t)
	dir := t.TempDir()
	program := built(t)
	var files [2][]byte
	for i := range files {
		name := filepath.Join(dir, fmt.Sprint(i, ".png"))
		out, err := exec.Command(program, "shot", "ford", "--after", "30", "--hover", "J8", "--lang", "fr", "--size", "960x540", "-o", name).CombinedOutput()
		if err != nil || len(out) > 0 {
			t.Fatalf("%v: %s", err, out)
		}
		if files[i], err = os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(files[0], files[1]) {
		t.Errorf("two runs wrote files of %d and %d bytes that differ", len(files[0]), len(files[1]))
	}
}
