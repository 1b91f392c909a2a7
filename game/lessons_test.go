package game_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
	"tenaille/game/require"
	"tenaille/game/store"
	"tenaille/levels"
)

// learner is a hand that also takes up what the palette offers.
type learner interface {
	hand
	choose(id string)
}

// arrow plays by the mouse alone, in a guest.
type arrow struct{ g *guest }

func (arrow) kind() string { return "mouse" }

func (a arrow) see() probe.State {
	a.g.t.Helper()
	a.g.tick(6)
	return a.g.last
}

func (a arrow) press(id string) { a.g.t.Helper(); a.g.widget(id) }

func (a arrow) choose(id string) { a.g.t.Helper(); a.g.widget(id) }

func (a arrow) end() {
	a.g.t.Helper()
	twice(a.g, func() { a.g.widget("end_turn") })
}

func (a arrow) point(square string) {
	a.g.t.Helper()
	s := a.g.await("square "+square, 600, func(s probe.State) bool { _, there := s.Squares[square]; return there })
	a.g.click(s.Squares[square])
}

// typist plays by the keyboard alone, in a guest.
type typist struct{ g *guest }

func (typist) kind() string { return "keyboard" }

func (k typist) see() probe.State {
	k.g.t.Helper()
	k.g.tick(6)
	return k.g.last
}

func (k typist) press(id string) {
	k.g.t.Helper()
	k.g.frame()
	if k.g.last.Scene != "battle" {
		k.walk(id)
	}
	k.g.key(ebiten.KeyEnter)
}

// walk walks the focus to a widget.
func (k typist) walk(id string) {
	k.g.t.Helper()
	for n := 0; k.g.last.Focus != id; n++ {
		if n > 150 {
			k.g.t.Fatalf("the focus does not come to %q: it is on %q of %v", id, k.g.last.Focus, k.g.last.Widgets)
		}
		k.g.key(ebiten.KeyTab)
		k.g.frame()
	}
}

// choose walks the panels around the board to what is offered.
func (k typist) choose(id string) {
	k.g.t.Helper()
	k.g.key(ebiten.KeyF6)
	k.g.frame()
	k.walk(id)
	k.g.key(ebiten.KeyEnter)
}

func (k typist) end() {
	k.g.t.Helper()
	twice(k.g, func() { k.g.key(ebiten.KeySpace) })
}

func (k typist) point(square string) {
	k.g.t.Helper()
	for n := 0; k.g.last.Cursor != square; n++ {
		if n > 100 {
			k.g.t.Fatalf("the cursor does not come to %s: it is on %s", square, k.g.last.Cursor)
		}
		switch dx, dy := towards(k.g.last, square); {
		case dx < 0:
			k.g.key(ebiten.KeyLeft)
		case dx > 0:
			k.g.key(ebiten.KeyRight)
		case dy < 0:
			k.g.key(ebiten.KeyUp)
		default:
			k.g.key(ebiten.KeyDown)
		}
		k.g.frame()
	}
	k.g.key(ebiten.KeyEnter)
}

// choose walks the panels around the board by the pad's cross.
func (p *pad) choose(id string) {
	p.g.t.Helper()
	p.button(ebiten.StandardGamepadButtonLeftStick)
	p.g.frame()
	for n := 0; p.g.last.Focus != id; n++ {
		if n > 150 {
			p.g.t.Fatalf("the focus does not come to %q: it is on %q of %v", id, p.g.last.Focus, p.g.last.Widgets)
		}
		p.button(ebiten.StandardGamepadButtonFrontTopRight)
		p.g.frame()
	}
	p.button(ebiten.StandardGamepadButtonRightBottom)
}

func (f *finger) choose(id string) { f.g.t.Helper(); f.press(id) }

// course is how a lesson is played: with which dice, and which orders come first. "to X"
// goes as near to a square as the way reaches, "ID at X" takes up what the palette offers
// and points; then the player strikes the weakest, or goes nearer.
type course struct {
	seed   int
	orders []string
}

// courses are those of the lessons, each of which ends with its goal reached.
var courses = map[string]course{
	"lesson-1-step":   {1, []string{"to I3", "end", "to I3", "end", "to I3"}},
	"lesson-2-blades": {3, []string{"action.five_foot_step at C3"}},
	"lesson-3-cover":  {1, nil},
	"lesson-4-jaws":   {1, nil},
	"lesson-5-both":   {2, nil},
	"lesson-6-mercy":  {1, nil},
	"lesson-7-wait":   {1, nil},
	"lesson-8-fire":   {1, nil},
	"lesson-9-each":   {1, []string{"to H3", "to H4"}},
}

// learns plays a lesson from the title to its result, and says who won.
func learns(t *testing.T, h learner, lesson int, c course) string {
	t.Helper()
	scene := func(name string) probe.State {
		t.Helper()
		return awaits(t, h, "scene "+name, func(s probe.State) bool { return s.Scene == name && len(s.Widgets) > 0 })
	}
	scene("title")
	h.press("title.scenarios")
	scene("scenarios")
	id := "scenarios." + strconv.Itoa(lesson)
	if lesson > 0 { // the first is chosen already, and begins when it is pressed
		if f, ok := h.(*finger); ok { // which may have to move the list
			for n := 0; n < 20 && f.g.last.Widgets[id] == (probe.Rect{}); n++ {
				first := f.see().Widgets["scenarios.begin"]
				f.drag(1, float64(first[0])/2, float64(first[1])-40, float64(first[0])/2, float64(first[1])-140)
			}
		}
		h.press(id)
		awaits(t, h, id, func(s probe.State) bool { return slices.Contains(s.Chosen, id) })
	}
	h.press("scenarios.begin")
	scene("battle")
	for _, order := range c.orders {
		s := awaits(t, h, "end of waiting", func(s probe.State) bool { return s.Scene != "battle" || !s.Busy && s.Seat == "human" || s.Result != "" })
		if s.Scene != "battle" || s.Result != "" {
			break
		}
		changed := func() {
			t.Helper()
			for range 60 {
				if now := h.see(); now.Scene != "battle" || now.Hash != s.Hash {
					return
				}
			}
			t.Fatalf("nothing came of %q", order)
		}
		switch what, square, at := strings.Cut(order, " at "); {
		case at:
			h.choose(what)
			h.point(square)
		case order == "end", len(s.Reachable) == 0:
			h.end()
		default:
			square = strings.TrimPrefix(order, "to ")
			if !slices.Contains(s.Reachable, square) {
				square = slices.MinFunc(s.Reachable, func(a, b string) int {
					if d := apartness(a, square) - apartness(b, square); d != 0 {
						return d
					}
					return strings.Compare(a, b)
				})
			}
			h.point(square)
		}
		changed()
	}
	if h.see().Scene == "battle" {
		fights(t, h, 0)
	}
	return scene("result").Result
}

// TestLessonsByEveryDevice plays the lessons to their goals by mouse, keys, pad and
// finger, in English and French: a lesson by each device, the languages in turn, where
// all is tested; else each lesson once.
func TestLessonsByEveryDevice(t *testing.T) {
	devices := []string{"mouse", "keyboard", "gamepad", "touch"}
	for i, name := range levels.Lessons() {
		c, ok := courses[name]
		if !ok {
			t.Errorf("%s: nobody has learnt it", name)
		}
		for k, device := range devices {
			if !require.Whole() && k != i%len(devices) {
				continue
			}
			lang := []string{"en", "fr"}[(i+k)%2]
			t.Run(fmt.Sprint(name, " ", device, " ", lang), func(t *testing.T) {
				wide, tall := 1280, 720
				if device == "touch" {
					wide, tall = 844, 390
				}
				home := t.TempDir()
				quick(t, home)
				g := startAt(t, home, wide, tall, "--lang", lang, "--mute", "--seed", strconv.Itoa(c.seed))
				h := map[string]learner{"mouse": arrow{g}, "keyboard": typist{g}, "gamepad": &pad{g: g}, "touch": &finger{g: g}}[device]
				if won := learns(t, h, i, c); won != "blue" {
					t.Errorf("it ended with %q, seed %d", won, c.seed)
				}
			})
		}
	}
}

// quick has the animations of a home run at the highest speed.
func quick(t *testing.T, home string) {
	t.Helper()
	set := store.DefaultSettings()
	set.Speed = 4
	text, err := json.Marshal(set)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(home, "config", "tenaille")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), text, 0o644); err != nil {
		t.Fatal(err)
	}
}
