package battle

import (
	"testing"

	"tenaille/game/scene"
	"tenaille/game/screens"
	"tenaille/game/store"
)

// newContext is a context without devices, sound or window.
func newContext(t *testing.T, lang string, w, h int, density float64, percent int) *scene.Context {
	t.Helper()
	settings := store.DefaultSettings()
	settings.Scale = percent
	c, err := scene.NewContext(lang, settings, Screens(screens.All()))
	if err != nil {
		t.Fatal(err)
	}
	c.Resize(w, h, density)
	return c
}
