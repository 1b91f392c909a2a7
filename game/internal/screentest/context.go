package screentest

import (
	"math"
	"testing"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
)

// Routes are those of the program: TestMain of each package lends them, since a screen
// cannot know the others.
var Routes scene.Routes

// Nowhere is a pointer that is on nothing.
var Nowhere = input.Pointer{X: math.MinInt16, Y: math.MinInt16, Pinch: 1}

// NewContext is a context without devices, sound or window, for a picture of w by h
// pixels, with the interface at so many percent.
func NewContext(t testing.TB, lang string, w, h int, density float64, percent int) *scene.Context {
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

// Keep keeps a match under a record in the store of a context.
func Keep(t *testing.T, c *scene.Context, m *match.Match, record string) {
	t.Helper()
	c.Keep(saves.NewKeeper(c.Store, m, record))
}
