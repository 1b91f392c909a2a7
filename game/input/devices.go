package input

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
	input "github.com/quasilyte/ebitengine-input"
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

// repeatAfter and repeatEvery are ticks: a held key repeats after the first
// and then at the second interval.
const (
	repeatAfter = 20
	repeatEvery = 5
)

// Devices reads every device once a tick.
type Devices struct {
	system  input.System
	handler *input.Handler
	pressed [intents]bool
	held    [intents]int
	pointer Pointer
	last    Device
	active  bool
	shift   bool
	twins   [intents]bool // whose key means something else with Shift
	keys    []ebiten.Key
	pads    []ebiten.GamepadID
	touches []ebiten.TouchID
}

// New opens the devices with the default layout.
func New() *Devices {
	d := &Devices{twins: twins(defaultKeymap())}
	d.system.Init(input.SystemConfig{DevicesEnabled: input.AnyDevice})
	d.handler = d.system.NewHandler(0, defaultKeymap())
	return d
}

// twins finds the intents whose first key has another meaning with Shift.
func twins(keys input.Keymap) (set [intents]bool) {
	shifted := map[string]bool{}
	for _, list := range keys {
		for _, k := range list {
			if name, ok := strings.CutPrefix(k.String(), "shift+"); ok {
				shifted[name] = true
			}
		}
	}
	for i := range set {
		for _, k := range keys[input.Action(i)] {
			set[i] = set[i] || len(k.String()) == 1 && shifted[k.String()]
		}
	}
	return set
}

// Update reads the devices. Call it once, first, in every tick.
func (d *Devices) Update() {
	d.system.Update()
	d.keys = inpututil.AppendPressedKeys(d.keys[:0])
	d.active = d.pointer.update(d)
	d.keys = inpututil.AppendJustReleasedKeys(d.keys)
	if len(d.keys) > 0 {
		d.active = true
		d.last = Keyboard
	}
	alt := ebiten.IsKeyPressed(ebiten.KeyAlt)
	d.shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	control := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	for i := Intent(0); i < intents; i++ {
		info, pressed := d.handler.JustPressedActionInfo(input.Action(i))
		held := d.handler.ActionIsPressed(input.Action(i))
		switch {
		case !info.IsKeyboardEvent() && pressed:
		case i == Confirm && alt,
			i == Next && d.shift,
			i >= Up && i <= Right && d.shift && !d.padHeld(),
			d.twins[i] && d.shift,
			i >= ActMove && control:
			// The same key with a modifier means something else.
			pressed, held = false, false
		}
		d.pressed[i] = pressed
		if held {
			d.held[i]++
		} else {
			d.held[i] = 0
		}
		if pressed || held {
			d.active = true
		}
		if pressed && info.IsGamepadEvent() {
			d.last = Gamepad
		}
	}
	if alt && inpututil.IsKeyJustPressed(ebiten.KeyEnter) {
		d.pressed[FullScreen] = true
	}
}

// Pressed tells whether the intent was expressed in this tick.
func (d *Devices) Pressed(i Intent) bool { return d.pressed[i] }

// Any tells whether any intent was expressed in this tick.
func (d *Devices) Any() bool { return slices.Contains(d.pressed[:], true) }

// Feign makes a tick in which just these intents were expressed and the pointer
// did what p says: for tests of what the screens make of it.
func (d *Devices) Feign(p Pointer, list ...Intent) {
	d.pressed, d.held, d.pointer, d.active = [intents]bool{}, [intents]int{}, p, true
	for _, i := range list {
		d.pressed[i], d.held[i] = true, 1
	}
}

// Rest makes a tick in which nothing was done; the pointer stays where it is.
func (d *Devices) Rest() {
	d.pressed, d.held, d.active = [intents]bool{}, [intents]int{}, false
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

// Pointer is the mouse or the first finger.
func (d *Devices) Pointer() Pointer { return d.pointer }

// Active tells whether any device did anything in this tick: without it and
// without animation nothing on the screen needs drawing.
func (d *Devices) Active() bool { return d.active }

// Last is the device used last.
func (d *Devices) Last() Device { return d.last }

// Prompt is the short id of the key that expresses the intent on the device
// used last, such as "enter", "esc" or "a"; empty when there is none. Its text
// is the catalog key "key." + id, or the id itself in capitals.
func (d *Devices) Prompt(i Intent) string {
	mask := input.KeyboardDevice
	if d.last == Gamepad {
		mask = input.GamepadDevice
	}
	list := d.handler.ActionKeyNames(input.Action(i), mask)
	if len(list) == 0 {
		return ""
	}
	name := strings.TrimPrefix(list[0], "gamepad_")
	return strings.TrimPrefix(name, "key_")
}

func (d *Devices) padHeld() bool {
	d.pads = ebiten.AppendGamepadIDs(d.pads[:0])
	return len(d.pads) > 0 && d.last == Gamepad
}
