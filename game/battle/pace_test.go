//go:build !js

package battle

import (
	"testing"

	"tenaille/game/input"
)

// TestChosenPaceIsTold: the key that changes the speed of the animation says which it is now.
func TestChosenPaceIsTold(t *testing.T) {
	for lang, want := range map[string][3]string{
		"en": {"Animation speed: ×2", "Animation speed: ×4", "Animation speed: ×1"},
		"fr": {"Vitesse d’animation\u00a0: ×2", "Vitesse d’animation\u00a0: ×4", "Vitesse d’animation\u00a0: ×1"},
	} {
		b := openedBattle(t, lang, "ford", 1, "human", "human")
		b.Settings.Speed = 1
		for _, words := range want {
			b.Devices.Feign(input.Pointer{}, input.Speed)
			b.Update()
			if n := b.notices.Toast; n.Text != words || n.Over() || n.Bad {
				t.Errorf("%+v, want %q", n, words)
			}
			b.Devices.Feign(input.Pointer{})
			b.Update()
		}
	}
}
