package store

import (
	"syscall/js"
	"testing"
)

// TestFirstStartTakesTheSystemsMotion: who has told the system that motion is unwelcome has
// reduced motion from the first start; whatever was kept once, either way, is the player's
// word and stays, and so does the default where the browser tells nothing.
func TestFirstStartTakesTheSystemsMotion(t *testing.T) {
	page := js.Global()
	for _, v := range []struct {
		name, media string
		kept, want  bool
		first       bool
	}{
		{"asked for less", `((q) => ({matches: q === "(prefers-reduced-motion: reduce)"}))`, false, true, true},
		{"asked for nothing", `(() => ({matches: false}))`, false, false, true},
		{"not to be asked", `undefined`, false, false, true},
		{"asked for less, kept with all", `(() => ({matches: true}))`, false, false, false},
		{"asked for nothing, kept with less", `(() => ({matches: false}))`, true, true, false},
	} {
		had := page.Get("matchMedia")
		page.Set("matchMedia", page.Call("eval", v.media))
		s := new(Memory)
		if !v.first {
			own := DefaultSettings()
			own.ReducedMotion = v.kept
			if err := SaveSettings(s, own); err != nil {
				t.Fatal(err)
			}
		}
		got, err := LoadSettings(s)
		page.Set("matchMedia", had)
		if err != nil || got.ReducedMotion != v.want {
			t.Errorf("%s: reduced motion is %v, want %v, %v", v.name, got.ReducedMotion, v.want, err)
		}
	}
}
