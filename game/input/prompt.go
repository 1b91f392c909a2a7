package input

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Prompt is the binding that a prompt for the intent shows on the device used
// last; ok is false where there is none, as for fingers.
func (d *Devices) Prompt(i Intent) (b Binding, ok bool) {
	if d.last == Touch {
		return Binding{}, false
	}
	return d.keymap.First(i, d.last == Gamepad)
}

// Label is what a key is labelled with, its modifiers apart. The bare key is the
// text itself where the system tells what the keyboard writes there, else the
// catalog key "key." + id, or the text where the catalog has none.
func (d *Devices) Label(b Binding) (shift, control bool, id, text string) {
	if b.pad {
		return false, false, strings.TrimPrefix(b.name, padPrefix), ""
	}
	rest, numpad := strings.CutPrefix(b.bare, "numpad_")
	if !d.keyboard.plain && character(b.code) && b.code != ebiten.KeySpace && !numpad {
		text, known := d.keyboard.labels[b.code]
		if !known {
			text = strings.ToUpper(strings.TrimSpace(ebiten.KeyName(b.code)))
			d.keyboard.labels[b.code] = text
		}
		if text != "" {
			return b.shift, b.control, "", text
		}
	}
	text = strings.ToUpper(rest)
	if numpad {
		text = "Num " + text
	}
	return b.shift, b.control, b.bare, text
}

// Plain labels keys as the catalog has them from now on, whatever the keyboard of
// this machine writes: a picture is to be the same everywhere.
func (d *Devices) Plain() { d.keyboard.plain = true }

// Relabel forgets what keys are labelled with: the player may have changed the
// layout of the keyboard while another window was in front.
func (d *Devices) Relabel() { clear(d.keyboard.labels) }
