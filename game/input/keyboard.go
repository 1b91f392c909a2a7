package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// keyboard is the keyboard in a tick, and what its keys are labelled with.
type keyboard struct {
	keys                []ebiten.Key // that are down, or have just been let go of
	shift, control, alt bool
	wrote               bool // a key that makes a character was pressed
	labels              map[ebiten.Key]string
	plain               bool // labels are the catalog's, not the keyboard's
}

// update reads the keyboard: whether anything was done, whether more than holding what
// was held, and whether a key that means something by itself was among it.
func (k *keyboard) update() (active, acted, meant bool) {
	k.keys = inpututil.AppendPressedKeys(k.keys[:0])
	k.keys = inpututil.AppendJustReleasedKeys(k.keys)
	k.shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	k.control = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	k.alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
	k.wrote = false
	for _, key := range k.keys {
		active = true
		acted = acted || inpututil.IsKeyJustPressed(key) || inpututil.IsKeyJustReleased(key)
		if !modifier(key) { // Shift and the like go with the pointer too
			meant = true
			k.wrote = k.wrote || character(key) && !k.control && inpututil.IsKeyJustPressed(key)
		}
	}
	return active, acted, meant
}

// typed tells whether the keyboard expresses an intent of a layout: just now, and still.
// A key that means something else with Shift does not mean both, and with Ctrl or
// Alt most keys belong to the system.
func (k *keyboard) typed(m *Keymap, i Intent) (pressed, held bool) {
	if k.alt {
		return false, false
	}
	for _, b := range m.rows[i] {
		if b.pad || !b.down(k.shift, k.control) {
			continue
		}
		if k.control && !b.control && character(b.code) || k.shift && !b.shift && m.shifted(b) {
			continue
		}
		held = true
		pressed = pressed || b.struck(k.shift, k.control)
	}
	return pressed, held
}
