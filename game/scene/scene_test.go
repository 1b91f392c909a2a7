package scene

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/render/hud"
)

// card is a scene that only counts.
type card struct {
	name string
	over bool
	left *[]string
}

func (c *card) Name() string       { return c.name }
func (c *card) Layout()            {}
func (c *card) Update() bool       { return false }
func (c *card) Draw(*ebiten.Image) {}
func (c *card) Probe(*probe.State) {}
func (c *card) Overlay() bool      { return c.over }
func (c *card) Leave()             { *c.left = append(*c.left, c.name) }

func names(list []Scene) string {
	s := ""
	for _, v := range list {
		s += v.Name()
	}
	return s
}

func TestStackChangesBetweenTicks(t *testing.T) {
	var left []string
	s := &Stack{}
	step := func(want string, f func()) {
		t.Helper()
		before := names(s.scenes)
		f()
		if got := names(s.scenes); got != before {
			t.Errorf("the stack changed at once: %q to %q", before, got)
		}
		if !s.Settle() {
			t.Error("settle saw no change")
		}
		if got := names(s.scenes); got != want {
			t.Errorf("stack %q, want %q", got, want)
		}
	}
	at := func(name string, over bool) Scene { return &card{name, over, &left} }
	step("a", func() { s.Replace(at("a", false)) })
	step("ab", func() { s.Push(at("b", false)) })
	step("abc", func() { s.Push(at("c", true)) })
	if got := names(s.Visible()); got != "bc" {
		t.Errorf("in sight %q, want bc: c is an overlay", got)
	}
	step("abd", func() { s.Swap(at("d", false)) })
	step("ab", func() { s.Pop() })
	step("a", func() { s.Pop() })
	step("a", func() { s.Pop() })
	step("ef", func() { s.Replace(at("e", false)); s.Push(at("f", false)) })
	if got := len(left); got != 4 {
		t.Errorf("scenes left: %v, want c d b a", left)
	}
	if s.Settle() {
		t.Error("settle saw a change where there was none")
	}
	if names(s.Visible()) != "f" {
		t.Errorf("in sight %q, want f", names(s.Visible()))
	}
}

func TestInterfaceScale(t *testing.T) {
	rows := []struct {
		w, h, density float64
		percent       int
		want, small   float64
	}{
		{1280, 720, 1, 100, 1, 1},
		{1920, 1080, 1, 100, 1.25, 1.25},
		{2560, 1440, 1, 100, 1.5, 1.5},
		{2560, 1440, 2, 100, 2, 2},           // a fine screen: the same view as 1280x720
		{1280, 720, 1, 200, 1, 1.5},          // as far as there is room
		{1920, 1080, 1, 200, 1.5, 2.25},      // as far as there is room
		{2560, 1440, 1, 200, 2, 3},           // all of it in the small arrangement
		{1920, 1080, 1, 80, 1, 1},            // smaller
		{1280, 720, 1, 75, .75, .75},         // under 1 too
		{640, 360, 1, 100, .5, .75},          // a small window shows everything, small
		{844, 390, 1, 100, .5, 1},            // a phone
		{1280, 2000, 1, 100, 1, 1},           // the narrower way decides
		{1900, 1000, 1, 100, 1.1875, 1.1875}, // steps of a sixteenth, downwards
	}
	for _, r := range rows {
		for _, v := range []struct{ least, tall, want float64 }{{LeastWidth, LeastHeight, r.want}, {smallWidth, smallHeight, r.small}} {
			got := interfaceScale(r.w, r.h, r.density, r.percent, v.least, v.tall)
			if got > v.want+1e-2 || got < v.want-.063 {
				t.Errorf("%vx%v density %v at %d %%, least %v: scale %v, want %v", r.w, r.h, r.density, r.percent, v.least, got, v.want)
			}
			if r.w/got < v.least-1e-9 || r.h/got < v.tall-1e-9 {
				t.Errorf("%vx%v at %d %%: scale %v leaves %.0fx%.0f units", r.w, r.h, r.percent, got, r.w/got, r.h/got)
			}
		}
	}
}

// TestSizeGoesAsFarAsTheWindow: a larger choice than that changes nothing in the
// window, and the choice under it does.
func TestSizeGoesAsFarAsTheWindow(t *testing.T) {
	for _, r := range []struct {
		w, h, density float64
		most          int
	}{
		{1280, 720, 1, 150},
		{1920, 1080, 1, 180},
		{844, 390, 1, 100},
		{2532, 1170, 3, 100},
		{2560, 1440, 1, 200},
	} {
		c := newContext(t, "en", int(r.w), int(r.h), r.density, 100)
		if most := c.LargestScale(); most != r.most {
			t.Errorf("%vx%v: the size goes to %d %%, want %d", r.w, r.h, most, r.most)
		}
		at := func(percent int) float64 {
			k, _ := panelScale(r.w, r.h, r.density, percent)
			return k
		}
		if at(200) > at(r.most)*1.02 {
			t.Errorf("%vx%v: the scale is %v at 200 %% and %v at %d %%", r.w, r.h, at(200), at(r.most), r.most)
		}
		if at(r.most-25) >= at(r.most) {
			t.Errorf("%vx%v: the scale at %d %% is already that at %d %%", r.w, r.h, r.most-25, r.most)
		}
	}
}

// TestPanelsOfABattleKeepTheUsualArrangement checks that only a phone has the small
// one: letters larger than the window has room for set the usual one closer
// together, and no choice makes them smaller than another.
func TestPanelsOfABattleKeepTheUsualArrangement(t *testing.T) {
	const usual, snug, compact = "usual", "snug", "compact"
	for _, r := range []struct {
		w, h, density float64
		percent       int
		want          string
		scale         float64
	}{
		{1280, 720, 1, 75, usual, .75}, {1280, 720, 1, 100, usual, 1}, {1280, 720, 1, 125, snug, 1.25}, {1280, 720, 1, 150, snug, 1.5}, {1280, 720, 1, 200, snug, 1.5},
		{1920, 1080, 1, 100, usual, 1.25}, {1920, 1080, 1, 125, usual, 1.5}, {1920, 1080, 1, 150, snug, 1.875}, {1920, 1080, 1, 200, snug, 2.25},
		{2560, 1440, 1, 150, usual, 2}, {2560, 1440, 1, 200, snug, 3}, {2048, 1536, 2, 100, snug, 2}, {1000, 564, 1, 100, snug, 1},
		{844, 390, 1, 100, compact, 1}, {844, 390, 1, 200, compact, 1}, {844, 390, 1, 75, compact, .75}, {2532, 1170, 3, 100, compact, 3},
	} {
		k, phone := panelScale(r.w, r.h, r.density, r.percent)
		l := hud.NewLayout(r.w/k, r.h/k)
		got := usual
		switch {
		case phone || l.Compact:
			got = compact
		case l.Snug:
			got = snug
		}
		if got != r.want || math.Abs(k-r.scale) > 1e-9 {
			t.Errorf("%vx%v at %d %%: %s at scale %v, want %s at %v", r.w, r.h, r.percent, got, k, r.want, r.scale)
		}
		if l.W < smallWidth-1e-9 || l.H < smallHeight-1e-9 {
			t.Errorf("%vx%v at %d %%: %v x %v units are left", r.w, r.h, r.percent, l.W, l.H)
		}
	}
}

// TestLevelsAreNamed asks of every built-in level what set-up shows of it.
func TestLevelsAreNamed(t *testing.T) {
	for _, lang := range text.Codes() {
		c := newContext(t, lang, 1280, 720, 1, 100)
		for _, name := range levels.Names() {
			for _, key := range []string{"level." + name, "level." + name + ".about"} {
				if !c.Text.Has(key) {
					t.Errorf("%s: no text for %s", lang, key)
				}
			}
			s, err := levels.Load(name)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			f, err := levels.OpenField(name)
			if err != nil {
				t.Fatal(err)
			}
			if n := len(f.Sides); n != 2 {
				t.Errorf("%s fields %d sides, want 2", name, n)
			}
			for _, sheet := range s.Combatants {
				if !c.Text.Has("creature." + sheet.Kind) {
					t.Errorf("%s, %s: no text for creature.%s", lang, name, sheet.Kind)
				}
				if !c.Art.HasFigure(sheet.Kind) {
					t.Errorf("%s: no figure for %s", name, sheet.Kind)
				}
			}
		}
	}
}
