package screentest

import (
	"math"
	"testing"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/levels"
)

// Routes are those of the program: TestMain of each package lends them, since a screen
// cannot know the others.
var Routes scene.Routes

// Nowhere is a pointer that is on nothing.
var Nowhere = input.Pointer{X: math.MinInt16, Y: math.MinInt16, Pinch: 1}

// NewContext is a context without devices, sound or window, for a picture of w by h
// pixels, with the interface at so many percent.
func NewContext(t *testing.T, lang string, w, h int, density float64, percent int) *scene.Context {
	t.Helper()
	settings := store.DefaultSettings()
	settings.Scale = percent
	c, err := scene.NewContext(lang, settings, Routes)
	if err != nil {
		t.Fatal(err)
	}
	c.Resize(w, h, density)
	return c
}

// Show puts scenes on the stack, the last one on top.
func Show(c *scene.Context, list ...scene.Scene) {
	c.Stack.Replace(list[0])
	for _, s := range list[1:] {
		c.Stack.Push(s)
	}
	c.Stack.Settle()
}

// Begun is a match some of whose turns have been played.
func Begun(t *testing.T, actions int) *match.Match {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Config{Setup: s, Seats: []string{"random", "human"}, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		if !m.Machine() {
			break
		}
		a, done := m.Think(1 << 20)
		if !done {
			t.Fatal("random is still thinking")
		}
		if refusal, err := m.Do(a); err != nil || !refusal.OK() {
			t.Fatalf("random's action was refused: %v, %v", refusal, err)
		}
	}
	return m
}

// Keep keeps a match under a record in the store of a context.
func Keep(t *testing.T, c *scene.Context, m *match.Match, record string) {
	t.Helper()
	c.Keep(saves.NewKeeper(c.Store, m, record))
}
