//go:build !js

package game_test

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"tenaille/game/battle"
	"tenaille/game/need"
	"tenaille/game/probe"
	"tenaille/game/scene"
)

// brawl is a position of four on open ground.
const brawl = "testdata/positions/brawl.json"

// goldenScreens are the screens, each in the state of which a picture is kept.
// A new screen is one line more; "make golden" then writes its sheets.
var goldenScreens = []struct {
	name string
	shot scene.Shot
	at   string // where it is looked at
}{
	{"title", scene.Shot{Screen: "title"}, everywhere},
	{"title-continue", scene.Shot{Screen: "title", Of: "ford", Ruleset: "skirmish", After: 20}, laptop.name},
	{"setup", scene.Shot{Screen: "setup", Of: "broken-keep", Seed: "1789"}, everywhere},
	{"setup-skirmish", scene.Shot{Screen: "setup", Of: "ford", Ruleset: "skirmish", Seed: "1789"}, laptop.name},
	{"army", scene.Shot{Screen: "army", Of: "broken-keep", Press: []string{"army.goblin-archer"}}, everywhere},
	{"deploy", scene.Shot{Screen: "deploy", Of: "broken-keep", Press: []string{"deploy.auto", "deploy.piece.1"}}, everywhere},
	{"curtain", scene.Shot{Screen: "curtain"}, desks},
	{"keypad", scene.Shot{Screen: "keypad", Of: "ford", Seed: "178920"}, laptop.name},
	{"options", scene.Shot{Screen: "options", Press: []string{"option.diagonal.d1111", "option.reach2_diagonal.true"}}, desks},
	{"settings", scene.Shot{Screen: "settings"}, everywhere},
	{"settings-access", scene.Shot{Screen: "settings", Press: []string{"settings.tab.access"}}, desks},
	{"settings-sound", scene.Shot{Screen: "settings", Press: []string{"settings.tab.sound"}}, desks},
	{"settings-controls", scene.Shot{Screen: "settings", Press: []string{"settings.tab.controls"}}, desks},
	{"pause", scene.Shot{Screen: "pause", Of: "ford"}, desks},
	{"rules", scene.Shot{Screen: "rules", Rule: "FLK-01"}, everywhere},
	{"rules-conflicts", scene.Shot{Screen: "rules", Press: []string{"rules.chapter.cfl", "rules.rule.CFL-05"}}, laptop.name},
	{"rules-silent", scene.Shot{Screen: "rules", Press: []string{"rules.chapter.sil", "rules.rule.SIL-05"}}, laptop.name},
	{"rules-readings", scene.Shot{Screen: "rules", Press: []string{"rules.chapter.amd"}}, laptop.name},
	{"result", scene.Shot{Screen: "result", Of: "ford", Seed: "2"}, everywhere},
	{"matches", scene.Shot{Screen: "matches", Of: "replay/testdata/proving-ground-7.jsonl"}, desks},
	{"matches-none", scene.Shot{Screen: "matches"}, laptop.name},
	{"replay", scene.Shot{Screen: "replay", Of: "ford", Seed: "2"}, desks},
	{"keys", scene.Shot{Of: "ford", Press: []string{"toggle.help"}}, desks},
	{"battle", scene.Shot{Of: "broken-keep", After: 60, Seed: "3"}, everywhere},
	{"battle-limited", scene.Shot{Of: "broken-keep", Ruleset: "limited", After: 60, Seed: "5"}, desks},
	{"battle-skirmish", scene.Shot{Of: "broken-keep", Ruleset: "skirmish", After: 20, Seed: "3"}, desks},
	{"battle-way", scene.Shot{Of: "broken-keep", Select: 7, Hover: "M7"}, laptop.name},
	{"battle-palette", scene.Shot{Of: brawl, Select: 1, Press: []string{"action.more"}}, laptop.name},
	{"battle-trip", scene.Shot{Of: brawl, Select: 1, Press: []string{"action.more", "palette.trip"}, Hover: "I6"}, laptop.name},
	{"battle-question", scene.Shot{Of: brawl, Select: 1, Press: []string{"action.more", "palette.overrun", "J6"}, Hover: "E3"}, laptop.name},
	{"battle-ability", scene.Shot{Of: brawl, Select: 3, Press: []string{"action.more", "palette.power.lull"}, Hover: "J6"}, laptop.name},
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

// studio is where the pictures of one run are taken.
var studio = sync.OnceValue(func() *scene.Studio { return scene.NewStudio(battle.Screens(scene.All())) })

// sight is a picture of a screen and where its words are.
type sight struct {
	picture *image.RGBA
	words   []probe.Rect
}

// posed takes the pictures of a shot in the languages given, within a frame of
// the hidden window.
func posed(t *testing.T, s scene.Shot, languages ...string) (list []sight) {
	t.Helper()
	need.Display(t)
	if s.At == 0 {
		s.At = -1
	}
	s.Language = languages[0]
	var err error
	onHost(func() {
		theHost.full = true
		var p *scene.Posed
		if p, err = studio().Pose(s); err != nil {
			return
		}
		defer p.Close()
		for _, l := range languages {
			var v sight
			if err = p.Speak(l); err == nil {
				v.picture, err = p.Paint()
			}
			if err != nil {
				return
			}
			for _, r := range p.Probe().Widgets {
				v.words = append(v.words, r)
			}
			list = append(list, v)
		}
	})
	runtime.GC() // pictures of boards that are no more are let go of
	if err != nil {
		t.Fatalf("%+v: %v", s, err)
	}
	return list
}

// eachSheet calls f for every screen in every view in which it is looked at.
func eachSheet(f func(name string, s scene.Shot, v view)) {
	for _, s := range goldenScreens {
		for _, v := range []view{laptop, desk, phone} {
			if strings.Contains(s.at, v.name) {
				f(s.name+"-"+v.name, s.shot, v)
			}
		}
	}
}

// TestGoldenScreens looks at every screen in both languages, two sizes and two
// scales of the interface. What is kept are pictures of half the size, a sheet
// for each screen and size: English and French at the first scale, then both at
// the second, side by side, so that what they share takes no room twice.
func TestGoldenScreens(t *testing.T) {
	for _, s := range goldenScreens {
		for _, v := range []view{laptop, desk, phone} {
			if !strings.Contains(s.at, v.name) {
				continue
			}
			name := s.name + "-" + v.name
			t.Run(name, func(t *testing.T) {
				w, h := v.width/2, v.height/2
				sheet := image.NewRGBA(image.Rect(0, 0, 4*w, h))
				var words []probe.Rect
				for i, scale := range v.scales {
					shot := s.shot
					shot.Width, shot.Height, shot.Scale = v.width, v.height, scale
					for j, seen := range posed(t, shot, "en", "fr") {
						x := (2*i + j) * w
						half(sheet, x, seen.picture)
						for _, r := range seen.words {
							words = append(words, probe.Rect{x + r[0]/2, r[1] / 2, (r[2] + 1) / 2, (r[3] + 1) / 2})
						}
					}
				}
				goldenWithin(t, halfStep, "screens/"+name, sheet, words...)
			})
		}
	}
}

// half puts a picture into a sheet from column x on, four pixels as one.
func half(sheet *image.RGBA, x int, m *image.RGBA) {
	b := m.Bounds()
	for j := range b.Dy() / 2 {
		for i := range b.Dx() / 2 {
			from, to := m.PixOffset(2*i, 2*j), sheet.PixOffset(x+i, j)
			for c := range 4 {
				sum := int(m.Pix[from+c]) + int(m.Pix[from+4+c]) + int(m.Pix[from+m.Stride+c]) + int(m.Pix[from+m.Stride+4+c])
				sheet.Pix[to+c] = uint8((sum + 2) / 4)
			}
		}
	}
}

// TestGoldenSheetsBelong finds pictures that no screen has any more.
func TestGoldenSheetsBelong(t *testing.T) {
	known := map[string]bool{}
	for _, s := range goldenScreens {
		for _, v := range []view{laptop, desk, phone} {
			known[fmt.Sprintf("%s-%s.png", s.name, v.name)] = strings.Contains(s.at, v.name)
		}
	}
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
	for _, s := range []scene.Shot{
		{Screen: "setup", Of: "ford", Width: 1280, Height: 720},
		{Of: "broken-keep", After: 40, Hover: "M7", Width: 1280, Height: 720},
	} {
		first, again := posed(t, s, "en", "fr"), posed(t, s, "fr", "fr")
		for i, v := range again {
			if n := unlike(first[1].picture, v.picture, 2); n > 0 {
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
	need.Display(t)
	dir := t.TempDir()
	program := filepath.Join(dir, "tenaille")
	if out, err := exec.Command("go", "build", "-o", program, "..").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
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
