package input

import "github.com/hajimehoshi/ebiten/v2/inpututil"

// Capture waits for the key or button that the player wants to bind. While it
// listens no key and no button means anything else.
type Capture struct {
	pad     bool
	waited  int
	done    bool
	dropped bool
	erased  bool
	got     Binding
}

// Listen begins to wait for a key of the keyboard, or for a button of a pad.
func (d *Devices) Listen(pad bool) *Capture {
	d.capture = &Capture{pad: pad}
	return d.capture
}

// Silence ends a capture; keys and buttons mean what they did.
func (d *Devices) Silence() { d.capture = nil }

// Got is the binding pressed; ok is false while there is none.
func (c *Capture) Got() (b Binding, ok bool) { return c.got, c.done }

// Dropped tells whether the player has given up: by Escape, or by no key at all
// for ten seconds.
func (c *Capture) Dropped() bool { return c.dropped }

// Erased tells whether the player wants no key at all: by Delete or Backspace.
func (c *Capture) Erased() bool { return c.erased }

// patience is how long a capture waits, in ticks.
const patience = 600

func (c *Capture) listen(d *Devices) {
	c.waited++
	if c.done || c.dropped || c.erased || c.waited < 2 { // the press that began it is over
		return
	}
	if c.waited > patience {
		c.dropped = true
		return
	}
	for _, k := range d.keyboard.keys {
		if modifier(k) || !inpututil.IsKeyJustPressed(k) {
			continue
		}
		b, ok := keyOf(k, d.keyboard.shift, d.keyboard.control)
		switch {
		case ok && b.name == "escape":
			c.dropped = true
		case ok && (b.name == "delete" || b.name == "backspace"):
			c.erased = true
		case ok && !c.pad:
			c.got, c.done = b, true
		}
	}
	if b, ok := d.pads.button(); ok {
		d.last = Gamepad
		if c.pad {
			c.got, c.done = b, true
		}
	}
}
