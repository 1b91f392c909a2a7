package game_test

import (
	"testing"

	"tenaille/game/probe"
)

// TestSeedByPadAndFinger types a seed where there is no keyboard.
func TestSeedByPadAndFinger(t *testing.T) {
	for _, hand := range []func() hand{
		func() hand { return &pad{g: start(t, 1280, 720, "--lang", "en", "--mute")} },
		func() hand { return &finger{g: start(t, 844, 390, "--lang", "en", "--mute")} },
	} {
		h := hand()
		on := func(scene, message string) {
			t.Helper()
			awaits(t, h, scene+" "+message, func(s probe.State) bool { return s.Scene == scene && s.Message == message && len(s.Widgets) > 0 })
		}
		awaits(t, h, "title", func(s probe.State) bool { return s.Scene == "title" && len(s.Widgets) > 0 })
		h.press("title.machine")
		on("setup", "")
		brings(t, h, "setup.seed")
		h.press("setup.seed")
		awaits(t, h, "keypad", func(s probe.State) bool { return s.Scene == "keypad" && s.Message != "" })
		h.press("keypad.clear")
		on("keypad", "")
		h.press("keypad.4")
		on("keypad", "4")
		h.press("keypad.2")
		on("keypad", "42")
		h.press("keypad.done")
		on("setup", "")
		h.press("setup.seed")
		on("keypad", "42")
	}
}
