package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	input "github.com/quasilyte/ebitengine-input"
)

// pads are the gamepads: any of the first four expresses intents. A stick means
// a direction beyond half of its way; before that it rests.
type pads struct {
	system   input.System
	handlers [4]*input.Handler
	ids      []ebiten.GamepadID
}

func (p *pads) open() {
	p.system.Init(input.SystemConfig{DevicesEnabled: input.GamepadDevice})
	for i := range p.handlers {
		p.handlers[i] = p.system.NewHandler(uint8(i), nil)
	}
}

// remap gives the pads the buttons of a layout.
func (p *pads) remap(k *Keymap) {
	buttons := input.Keymap{}
	for i, row := range k.rows {
		for _, b := range row {
			if b.pad {
				buttons[input.Action(i)] = append(buttons[input.Action(i)], b.key)
			}
		}
	}
	for _, h := range p.handlers {
		h.Remap(buttons)
	}
}

func (p *pads) update() {
	p.ids = ebiten.AppendGamepadIDs(p.ids[:0])
	if len(p.ids) > 0 {
		p.system.Update()
	}
}

// pressed tells whether a pad expresses an intent: just now, and still. One that
// has gone expresses nothing.
func (p *pads) pressed(i Intent) (now, held bool) {
	for _, id := range p.ids {
		if int(id) >= len(p.handlers) {
			continue
		}
		h := p.handlers[id]
		now = now || h.ActionIsJustPressed(input.Action(i))
		held = held || h.ActionIsPressed(input.Action(i))
	}
	return now, held
}

// button is the button or stick direction pressed just now, for a capture.
func (p *pads) button() (Binding, bool) {
	for _, b := range padBindings {
		for _, id := range p.ids {
			if int(id) >= len(p.handlers) {
				continue
			}
			h := p.system.NewHandler(uint8(id), input.Keymap{0: {b.key}})
			if h.ActionIsJustPressed(0) {
				return b, true
			}
		}
	}
	return Binding{}, false
}

// padBindings are all that a pad can express.
var padBindings = func() (list []Binding) {
	for _, name := range [...]string{
		"a", "b", "x", "y", "l1", "r1", "l2", "r2", "back", "start", "home", "lstick", "rstick", "up", "down", "left", "right",
		"lstick_up", "lstick_down", "lstick_left", "lstick_right", "rstick_up", "rstick_down", "rstick_left", "rstick_right",
	} {
		b, ok := parseBinding(padPrefix + name)
		if !ok {
			panic("input: no button " + name)
		}
		list = append(list, b)
	}
	return list
}()
