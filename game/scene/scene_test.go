package scene

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
	"tenaille/game/text"
	"tenaille/levels"
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
