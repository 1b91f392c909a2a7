package scene

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/text"
)

// TestKeyOfTwoSignsIsNamedByItsUse: the key of = and + is called by the sign that the
// player looks for.
func TestKeyOfTwoSignsIsNamedByItsUse(t *testing.T) {
	for _, lang := range text.Codes() {
		c := newContext(t, lang, 1280, 720, 1, 100)
		b, ok := c.Devices.Keymap().First(input.ZoomIn, false)
		if !ok {
			t.Fatal("nothing zooms in")
		}
		if name := c.BoundName(input.ZoomIn, b); name != "+" {
			t.Errorf("%s: the key that zooms in is called %q", lang, name)
		}
		if in, walk := signFor(input.ZoomIn, "="), signFor(input.ActMove, "="); in != "+" || walk != "=" {
			t.Errorf("the key of = and + is called %q to zoom in, %q to walk", in, walk)
		}
	}
}
