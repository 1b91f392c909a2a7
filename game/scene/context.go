package scene

import (
	"log/slog"

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

	players  [2]string // named by the options of the program, or empty
	seed     *uint64   // named by them, or nil
	captions captions
	notice   string // what the player has to be told on the title, or empty
	table    *ebiten.Image
	pixels   [2]int // of the picture
	seen     appearance
	styles   map[dress]*widget.Style
	quit     bool
	// still holds the screens for a picture: machines do not act, a match that is
	// over stays on the board, and no widget looks at the pointer of the machine.
	still bool
	// unkept tells that the match being played could not be saved.
	unkept bool
	// keyFaults names the keys of the settings that could not be used.
	keyFaults string
	// redraw asks for another frame: a drawing that has just become whole
	// wants to be seen.
	redraw bool
	// aside tells that a scene has drawn on pictures of its own and nothing on the
	// screen: such a frame has to be shown all the same. Ebitengine 2.10.2 forgets
	// what it last told the graphics driver only when a frame is shown, but uses
	// the memory of it again for every frame: after one that was not shown the next
	// may be drawn at the scale of another picture.
	aside bool
	// intact tells a scene that draws that the picture still holds, whole, what
	// the same scene drew the last time.
	intact bool
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
