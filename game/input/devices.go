package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
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

// Devices reads every device once a tick.
type Devices struct {
	keymap  *Keymap
	pads    pads
	pressed [intents]bool
	held    [intents]int
	pointer Pointer
	last    Device
	active  bool
	acted   bool
	shift   bool
	wrote   bool // a key that makes a character was pressed
	keys    []ebiten.Key
	touches []ebiten.TouchID
	labels  map[ebiten.Key]string
	plain   bool // labels are the catalog's, not the keyboard's
	capture *Capture
	hand    bool // the mouse has the shape of a hand
}

// New opens the devices with the default layout.
func New() *Devices {
	d := &Devices{labels: map[ebiten.Key]string{}, pointer: Pointer{density: 1}}
	d.pads.open()
	d.SetKeymap(DefaultKeymap())
	return d
}

// SetDensity tells how many pixels of the picture a device-independent one has.
func (d *Devices) SetDensity(k float64) { d.pointer.density = k }

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
	d.keys = inpututil.AppendPressedKeys(d.keys[:0])
	d.active = d.pointer.update(d)
	d.acted = d.pointer.acted()
	d.keys = inpututil.AppendJustReleasedKeys(d.keys)
	d.shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	control := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	alt := ebiten.IsKeyPressed(ebiten.KeyAlt)
	d.wrote = false
	for _, k := range d.keys {
		d.active = true
		d.acted = d.acted || inpututil.IsKeyJustPressed(k) || inpututil.IsKeyJustReleased(k)
		if !modifier(k) { // Shift and the like go with the pointer too
			d.last = Keyboard
			d.wrote = d.wrote || character(k) && !control && inpututil.IsKeyJustPressed(k)
		}
	}
	if d.capture != nil {
		d.capture.listen(d, control)
		d.pressed, d.held = [intents]bool{}, [intents]int{}
		d.active, d.acted = true, true
		return
	}
	for i := Intent(0); i < intents; i++ {
		pressed, held := d.typed(i, control, alt)
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
	if alt && inpututil.IsKeyJustPressed(ebiten.KeyEnter) {
		d.pressed[FullScreen] = true
	}
}

// typed tells whether the keyboard expresses an intent: just now, and still. A
// key that means something else with Shift does not mean both, and with Ctrl or
// Alt most keys belong to the system.
func (d *Devices) typed(i Intent, control, alt bool) (pressed, held bool) {
	if alt {
		return false, false
	}
	for _, b := range d.keymap.rows[i] {
		if b.pad || !b.down(d.shift, control) {
			continue
		}
		if control && !b.control && character(b.code) || d.shift && !b.shift && d.keymap.shifted(b) {
			continue
		}
		held = true
		pressed = pressed || b.struck(d.shift, control)
	}
	return pressed, held
}

// Pressed tells whether the intent was expressed in this tick.
func (d *Devices) Pressed(i Intent) bool { return d.pressed[i] }

// Any tells whether any intent was expressed in this tick.
func (d *Devices) Any() bool { return slices.Contains(d.pressed[:], true) }

// Feign makes a tick in which just these intents were expressed and the pointer
// did what p says: for tests of what the screens make of it.
func (d *Devices) Feign(p Pointer, list ...Intent) {
	d.pressed, d.held, d.pointer, d.active = [intents]bool{}, [intents]int{}, p, true
	d.acted = p.acted() || len(list) > 0
	for _, i := range list {
		d.pressed[i], d.held[i] = true, 1
	}
}

// Rest makes a tick in which nothing was done; the pointer stays where it is.
func (d *Devices) Rest() {
	d.pressed, d.held, d.active, d.acted = [intents]bool{}, [intents]int{}, false, false
	d.pointer = Pointer{X: d.pointer.X, Y: d.pointer.Y, Pinch: 1}
}

// Repeated is Pressed that also repeats while the key is held, for walking
// through squares, widgets and lists.
func (d *Devices) Repeated(i Intent) bool {
	n := d.held[i]
	return d.pressed[i] || n > repeatAfter && (n-repeatAfter)%repeatEvery == 0
}

// Held tells whether the intent's key is down, for panning.
func (d *Devices) Held(i Intent) bool { return d.held[i] > 0 }

// Shift tells whether a shift key is down, which changes what the pointer
// plans.
func (d *Devices) Shift() bool { return d.shift }

// Wrote tells whether a key that makes a character was pressed in this tick: in
// a field of text it is that character and no intent.
func (d *Devices) Wrote() bool { return d.wrote }

// Pointer is the mouse or the first finger.
func (d *Devices) Pointer() Pointer { return d.pointer }

// Active tells whether any device did anything in this tick: without it and
// without animation nothing on the screen needs drawing.
func (d *Devices) Active() bool { return d.active }

// Acted tells whether any device did more in this tick than move the pointer or
// hold what it held before.
func (d *Devices) Acted() bool { return d.acted }

// Last is the device used last.
func (d *Devices) Last() Device { return d.last }
