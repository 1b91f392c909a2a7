package game_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
	"tenaille/game/require"
)

// TestEveryDoorOfTheTitleByGamepad opens every screen of the title by a gamepad, walks on it
// with the shoulder buttons and the cross, presses nothing that leads away, and comes back by
// B: nobody with a pad alone is locked in or out. Where not all is tested, every other.
func TestEveryDoorOfTheTitleByGamepad(t *testing.T) {
	p := &pad{g: start(t, 1280, 720, "--lang", "en", "--mute", "--seed", deviceSeed)}
	scene := func(name string) probe.State {
		t.Helper()
		return awaits(t, p, "scene "+name, func(s probe.State) bool { return s.Scene == name && len(s.Widgets) > 0 && !s.Busy })
	}
	for i, door := range []struct{ id, name string }{
		{"title.scenarios", "scenarios"}, {"title.machine", "setup"}, {"title.campaign", "campaign"}, {"title.hotseat", "setup"}, {"title.online", "hall"},
		{"title.editor", "editor"}, {"title.matches", "matches"}, {"title.rules", "rules"}, {"title.settings", "settings"},
	} {
		if !require.Whole() && i%2 == 0 {
			continue
		}
		scene("title")
		p.press(door.id)
		scene(door.name)
		if door.name == "editor" { // from the map to its buttons
			p.button(ebiten.StandardGamepadButtonLeftStick)
		}
		seen := map[string]bool{}
		look := func() { seen[p.see().Focus] = true }
		for range 6 {
			p.button(ebiten.StandardGamepadButtonFrontTopRight)
			look()
		}
		p.button(ebiten.StandardGamepadButtonLeftBottom)
		look()
		p.button(ebiten.StandardGamepadButtonLeftRight)
		if look(); len(seen) < 3 {
			t.Errorf("%s: the pad walks nowhere: %v", door.name, seen)
		}
		for n := 0; p.see().Scene != "title"; n++ { // one step back, or two
			if n == 3 {
				t.Fatalf("%s: B does not lead back: on %s", door.name, p.g.last.Scene)
			}
			p.button(ebiten.StandardGamepadButtonRightRight)
		}
	}
}
