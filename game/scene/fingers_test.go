package scene

import (
	"strings"
	"testing"
)

// TestNoKeysAreNamedOnAPhone: as long as no key has been pressed the screen of a
// phone names none, a larger one does.
func TestNoKeysAreNamedOnAPhone(t *testing.T) {
	for _, v := range []struct {
		w, h    int
		density float64
		phone   bool
	}{{844, 390, 1, true}, {1688, 780, 2, true}, {1280, 720, 1, false}} {
		c := newContext(t, "en", v.w, v.h, v.density, 100)
		if c.Fingers() != v.phone {
			t.Errorf("%dx%d: fingers %v, want %v", v.w, v.h, c.Fingers(), v.phone)
		}
		hint := NewTitle(c).(*title).keysHint()
		if strings.Contains(hint, "F11") == v.phone {
			t.Errorf("%dx%d: the title says %q", v.w, v.h, hint)
		}
	}
}
