package scene

import (
	"log/slog"
	"strings"

	"tenaille/game/input"
	"tenaille/render/widget"
)

// KeyName is the key of an intent as the screen writes it, on the device used
// last: a label of the keyboard, or the sign of a pad's button. Fingers have
// none.
func (c *Context) KeyName(i input.Intent) string {
	if c.Fingers() {
		return ""
	}
	if b, ok := c.Devices.Prompt(i); ok {
		return c.BoundName(i, b)
	}
	return ""
}

// BoundName is a key or a button as the screen writes it for an intent.
func (c *Context) BoundName(i input.Intent, b input.Binding) string {
	return signFor(i, c.BindingName(b))
}

// PlainKey is the name of a key that means the same in every layout, "" for those who use
// none: fingers and pads.
func (c *Context) PlainKey(name string) string {
	if c.Fingers() || c.Devices.Last() == input.Gamepad {
		return ""
	}
	return name
}

// signFor calls the key that bears = and + by the sign of what it does.
func signFor(i input.Intent, name string) string {
	if i == input.ZoomIn && name == "=" {
		return "+"
	}
	return name
}

// KeyOr is the key of an intent, or words for those who have none: fingers, and
// a pad on which the intent has no button.
func (c *Context) KeyOr(i input.Intent, words string) string {
	if name := c.KeyName(i); name != "" {
		return name
	}
	return words
}

// BindingName is a key or a button as the screen writes it.
func (c *Context) BindingName(b input.Binding) string {
	shift, control, id, name := c.Devices.Label(b)
	if b.Pad() {
		return widget.PadGlyph(id)
	}
	if key := "key." + id; id != "" && c.Text.Has(key) {
		name = c.Key(key)
	}
	if shift {
		name = c.Key("key.shift") + "+" + name
	}
	if control {
		name = c.Key("key.ctrl") + "+" + name
	}
	return name
}

// restoreKeys puts the player's layout to use. What is damaged in it is as by
// default, and the player is told.
func (c *Context) restoreKeys() {
	k, faults := input.RestoreKeymap(c.Settings.Keys)
	c.Devices.SetKeymap(k)
	c.Settings.Keys = k.Changed()
	if len(faults) > 0 {
		c.KeyFaults = strings.Join(faults, ", ")
		slog.Warn("keys in the settings cannot be used; the defaults are", "keys", c.KeyFaults)
	}
}

// KeepKeys remembers the layout in use.
func (c *Context) KeepKeys() {
	c.Settings.Keys = c.Devices.Keymap().Changed()
	c.KeyFaults = ""
	c.SaveSettings()
}

// FullScreenKey is the key of the keyboard that switches to full screen.
func (c *Context) FullScreenKey() string {
	if b, ok := c.Devices.Keymap().First(input.FullScreen, false); ok {
		return c.BindingName(b)
	}
	return "–"
}

// PurposeName is what somebody wants who looks for a key, as the title of a list.
func (c *Context) PurposeName(p input.Purpose) string {
	switch p {
	case input.ToMove:
		return c.T("Move about")
	case input.ToStrike:
		return c.T("Strike")
	case input.ToWait:
		return c.T("Wait, guard, help")
	case input.ToHandle:
		return c.T("Hands and things")
	case input.ToLook:
		return c.T("Look")
	case input.ToTime:
		return c.T("Time and turns")
	}
	return c.T("Menus and window")
}
