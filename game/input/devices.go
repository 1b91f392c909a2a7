package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tenaille/game/input/pointer"
)

// Device is a kind of device; prompts follow the one used last.
type Device int

// The kinds of devices.
const (
	Mouse Device = iota
	Keyboard
	Gamepad
	Touch
)

// String is the name of the device.
func (d Device) String() string {
	return [...]string{"mouse", "keyboard", "gamepad", "touch"}[d]
}

// repeatAfter and repeatEvery are ticks: a held key repeats after the first
// and then at the second interval.
const (
	repeatAfter = 20
	repeatEvery = 5
)

// Pointer is what the mouse, or the fingers on the glass, did in a tick.
type Pointer = pointer.State

// Devices reads every device once a tick.
type Devices struct {
	keymap   *Keymap
	keyboard keyboard
	pads     pads
	pointer  pointer.Reader
	pressed  [intents]bool
	held     [intents]int // ticks
	last     Device
	active   bool
	acted    bool
	capture  *Capture
	hand     bool // the mouse has the shape of a hand
}

// New opens the devices with the default layout.
func New() *Devices {
	d := &Devices{keyboard: keyboard{labels: map[ebiten.Key]string{}}, pointer: pointer.Reader{Density: 1}}
	d.pads.open()
	d.SetKeymap(DefaultKeymap())
	return d
}

// SetDensity tells how many pixels of the picture a device-independent one has.
func (d *Devices) SetDensity(k float64) { d.pointer.Density = k }

// Keymap is the layout in use. Change a row only through SetKeymap.
func (d *Devices) Keymap() *Keymap { return d.keymap }

// SetKeymap puts a layout to use.
func (d *Devices) SetKeymap(k *Keymap) {
	d.keymap = k
	d.pads.remap(k)
}

// Update reads the devices. Call it once, first, in every tick.
func (d *Devices) Update() {
	d.pads.update()
	var by pointer.By
	d.active, by = d.pointer.Update()
	d.acted = d.pointer.Acted()
	switch by {
	case pointer.Mouse:
		d.last = Mouse
	case pointer.Glass:
		d.last = Touch
	}
	k := &d.keyboard
	active, acted, meant := k.update()
	d.active, d.acted = d.active || active, d.acted || acted
	if meant {
		d.last = Keyboard
	}
	if d.capture != nil {
		d.capture.listen(d)
		d.pressed, d.held = [intents]bool{}, [intents]int{}
		d.active, d.acted = true, true
		return
	}
	for i := Intent(0); i < intents; i++ {
		pressed, held := k.typed(d.keymap, i)
		padPressed, padHeld := d.pads.pressed(i)
		if padPressed || padHeld {
			d.last = Gamepad
		}
		d.pressed[i] = pressed || padPressed
		if held || padHeld {
			d.held[i]++
		} else {
			d.held[i] = 0
		}
		if d.pressed[i] || held || padHeld {
			d.active, d.acted = true, d.acted || d.Repeated(i)
		}
	}
	if k.alt && inpututil.IsKeyJustPressed(ebiten.KeyEnter) {
		d.pressed[FullScreen] = true
	}
}

// Pressed tells whether the intent was expressed in this tick.
func (d *Devices) Pressed(i Intent) bool { return d.pressed[i] }

// Overlook takes back a press of the pointer in this tick, all of it: it was meant for what was
// in sight, and what it would choose was not.
func (d *Devices) Overlook() { d.pointer.Overlook() }

// Any tells whether any intent was expressed in this tick.
func (d *Devices) Any() bool { return slices.Contains(d.pressed[:], true) }

// Feign makes a tick in which just these intents were expressed and the pointer
// did what p says: for tests of what the screens make of it.
func (d *Devices) Feign(p Pointer, list ...Intent) {
	d.pressed, d.held, d.pointer, d.active = [intents]bool{}, [intents]int{}, pointer.Reader{State: p}, true
	d.acted = p.Acted() || len(list) > 0
	if p.Touch && p.Pressed {
		d.last = Touch
	}
	for _, i := range list {
		d.pressed[i], d.held[i] = true, 1
	}
}

// Rest makes a tick in which nothing was done; the pointer stays where it is.
func (d *Devices) Rest() {
	d.pressed, d.held, d.active, d.acted = [intents]bool{}, [intents]int{}, false, false
	d.pointer = pointer.Reader{State: Pointer{X: d.pointer.X, Y: d.pointer.Y, Pinch: 1}}
}

// Repeated is Pressed that also repeats while the key is held, for walking
// through squares, widgets and lists.
func (d *Devices) Repeated(i Intent) bool {
	n := d.held[i]
	return d.pressed[i] || n > repeatAfter && (n-repeatAfter)%repeatEvery == 0
}

// Arrows is the step that the arrow keys mean in this tick, again and again while they
// are held: dx to the right, dy down.
func (d *Devices) Arrows() (dx, dy int) {
	for _, k := range [...]struct {
		intent Intent
		dx, dy int
	}{{Left, -1, 0}, {Right, 1, 0}, {Up, 0, -1}, {Down, 0, 1}} {
		if d.Repeated(k.intent) {
			dx, dy = dx+k.dx, dy+k.dy
		}
	}
	return dx, dy
}

// Held tells whether the intent's key is down, for panning.
func (d *Devices) Held(i Intent) bool { return d.held[i] > 0 }

// Shift tells whether a shift key is down, which changes what the pointer
// plans.
func (d *Devices) Shift() bool { return d.keyboard.shift }

// Wrote tells whether a key that makes a character was pressed in this tick: in
// a field of text it is that character and no intent.
func (d *Devices) Wrote() bool { return d.keyboard.wrote }

// Pointer is the mouse or the first finger.
func (d *Devices) Pointer() Pointer { return d.pointer.State }

// Active tells whether any device did anything in this tick: without it and
// without animation nothing on the screen needs drawing.
func (d *Devices) Active() bool { return d.active }

// Acted tells whether any device did more in this tick than move the pointer or
// hold what it held before.
func (d *Devices) Acted() bool { return d.acted }

// Last is the device used last.
func (d *Devices) Last() Device { return d.last }
