package scene

import (
	"testing"

	"tenaille/game/input"
)

// TestKeysSayWhatTheyDo: on the page of controls an action is named by what it
// does, and the key of = and + by the sign that the player looks for.
func TestKeysSayWhatTheyDo(t *testing.T) {
	for lang, want := range map[string]string{"en": "Show the keys", "fr": "Montrer les touches"} {
		c := newContext(t, lang, 1280, 720, 1, 100)
		if name := c.intentName(input.Help); name != want {
			t.Errorf("%s: the keys are shown by %q, want %q", lang, name, want)
		}
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
		seen := map[string]input.Intent{}
		for _, i := range input.Intents() {
			name := c.intentName(i)
			if was, twice := seen[name]; twice {
				t.Errorf("%s: %q names both %v and %v", lang, name, was, i)
			}
			seen[name] = i
		}
	}
}
