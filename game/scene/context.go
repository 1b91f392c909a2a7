package scene

import (
	"log/slog"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/sound"
	"tenaille/game/store"
	"tenaille/game/text"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// Context is what every screen shares.
type Context struct {
	Stack    *Stack
	Text     *text.Catalog
	Devices  *input.Devices
	Store    store.Store
	Settings store.Settings
	Sound    *sound.Player
	Art      *art.Gallery
	// Style is the look at the present scale.
	Style *widget.Style
	// Width and Height are the size of the picture in interface units: pixels
	// divided by Style.Scale().
	Width, Height float64
	// Density is device pixels per device-independent pixel.
	Density float64

	players [2]string // named by the options of the program, or empty
	seed    *uint64   // named by them, or nil
	table   *ebiten.Image
	quit    bool
	// redraw asks for another frame: a drawing that has just become whole
	// wants to be seen.
	redraw bool
}

// T is Text.T, for short.
func (c *Context) T(msgid string, args ...any) string { return c.Text.T(msgid, args...) }

// TN is Text.TN, for short.
func (c *Context) TN(singular, plural string, n int, args ...any) string {
	return c.Text.TN(singular, plural, n, args...)
}

// Key is Text.Key, for short.
func (c *Context) Key(key string, args ...any) string { return c.Text.Key(key, args...) }

// SaveSettings keeps the settings; a store that refuses costs a line in the
// log, never the game.
func (c *Context) SaveSettings() {
	if err := store.SaveSettings(c.Store, c.Settings); err != nil {
		slog.Warn("settings are not saved", "cause", err)
	}
}

// SetLanguage switches every text and remembers the choice.
func (c *Context) SetLanguage(code string) {
	if err := c.Text.SetLanguage(code); err != nil {
		slog.Warn("language is not switched", "cause", err)
		return
	}
	c.Settings.Language = code
	c.SaveSettings()
}

// ToggleFullScreen switches between window and full screen and remembers it.
func (c *Context) ToggleFullScreen() {
	c.Settings.FullScreen = !ebiten.IsFullscreen()
	ebiten.SetFullscreen(c.Settings.FullScreen)
	c.SaveSettings()
}

// resize brings the context to a picture of w by h pixels and tells whether
// anything changed.
func (c *Context) resize(w, h int, density float64) bool {
	scale := interfaceScale(float64(w), float64(h), density, c.Settings.Scale)
	width, height := float64(w)/scale, float64(h)/scale
	if c.Style != nil && c.Style.Scale() == scale && c.Width == width && c.Height == height && c.Density == density {
		return false
	}
	if c.Style == nil || c.Style.Scale() != scale {
		c.Style = widget.NewStyle(scale, c.Art)
	}
	c.Width, c.Height, c.Density = width, height, density
	if c.table != nil {
		c.table.Deallocate()
		c.table = nil
	}
	return true
}

// Least is the size in interface units that every screen fits in.
const (
	leastWidth  = 1280
	leastHeight = 720
)

// interfaceScale is the number of pixels of an interface unit: 1 for 1280x720,
// 1.25 for 1920x1080, 1.5 for 2560x1440, times the player's choice and the
// density of the screen, but never so much that a screen would be cut.
func interfaceScale(w, h, density float64, percent int) float64 {
	fit := math.Min(w/density/leastWidth, h/density/leastHeight)
	scale := fit
	if fit > 1 {
		scale = math.Min(fit, (1+(fit-1)/2)*float64(percent)/100)
		scale = math.Max(scale, math.Min(1, fit))
	}
	// Steps of a sixteenth keep hairlines alike while a window is dragged.
	scale = math.Floor(math.Max(scale, .3)*density*16) / 16
	return math.Max(scale, .25)
}
