package scene

import (
	"fmt"
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/sound"
	"tenaille/game/store"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// Context is what every screen shares.
type Context struct {
	*words.Words
	Stack    *Stack
	Devices  *input.Devices
	Store    store.Store
	Settings store.Settings
	Sound    *sound.Player
	Art      *art.Gallery
	// Battles opens matches.
	Battles Battles
	// Style is the look at the present scale.
	Style *widget.Style
	// Width and Height are the size of the picture in interface units: pixels
	// divided by Style.Scale().
	Width, Height float64
	// Density is device pixels per device-independent pixel.
	Density float64
	// Pixels are the width and height of the picture in pixels.
	Pixels [2]int

	// Still holds the screens for a picture: machines do not act, a match that is
	// over stays on the board, and no widget looks at the pointer of the machine.
	Still bool
	// Redraw asks for another frame: a drawing that has just become whole
	// wants to be seen.
	Redraw bool
	// Aside tells that a scene has drawn on pictures of its own and nothing on the
	// screen: such a frame has to be shown all the same. Ebitengine 2.10.2 forgets
	// what it last told the graphics driver only when a frame is shown, but uses
	// the memory of it again for every frame: after one that was not shown the next
	// may be drawn at the scale of another picture.
	Aside bool
	// Intact tells a scene that draws that the picture still holds, whole, what
	// the same scene drew the last time.
	Intact bool

	players  [2]string // named by the options of the program, or empty
	seed     *uint64   // named by them, or nil
	captions captions
	notice   string // what the player has to be told on the title, or empty
	table    *ebiten.Image
	seen     appearance
	styles   map[dress]*widget.Style
	quit     bool
	// unkept tells that the match being played could not be saved.
	unkept bool
	// keyFaults names the keys of the settings that could not be used.
	keyFaults string
}

// NewContext is what screens share in a language, without a size yet: silent, and
// with a store that forgets, as suits pictures and tests. The error is that of the
// texts.
func NewContext(lang string, settings store.Settings, b Battles) (*Context, error) {
	catalog, err := text.New(lang)
	if err != nil {
		return nil, fmt.Errorf("texts: %w", err)
	}
	c := &Context{
		Stack: &Stack{}, Devices: input.New(), Store: &store.Memory{}, Settings: settings,
		Sound: sound.Open(true), Art: art.NewGallery(), Battles: b, Density: 1,
	}
	c.Words = words.New(catalog, &c.Settings.Distances)
	return c, nil
}

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
