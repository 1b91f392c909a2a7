package scene

import (
	"fmt"
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/saves"
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
	// Routes lead to the other screens.
	Routes Routes
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

	// Named is what the options of the program name.
	Named Named
	// Notice is what the player has to be told on the title, or empty.
	Notice string
	// Table is the bare table of this size, nil until it is painted.
	Table *ebiten.Image
	// Looks are those in use, by scale.
	Looks Looks
	// Unkept tells that the match being played could not be saved.
	Unkept bool
	// KeyFaults names the keys of the settings that could not be used.
	KeyFaults string

	captions captions
	seen     appearance
	quit     bool
}

// Named is what the options of the program name for every match that is set up.
type Named struct {
	// Players are who plays each side, "" where nobody is named.
	Players [2]string
	// Seed starts the dice, nil where none is named.
	Seed *uint64
}

// NewContext is what screens share in a language, without a size yet: silent, and
// with a store that forgets, as suits pictures and tests. The error is that of the
// texts.
func NewContext(lang string, settings store.Settings, r Routes) (*Context, error) {
	catalog, err := text.New(lang)
	if err != nil {
		return nil, fmt.Errorf("texts: %w", err)
	}
	c := &Context{
		Stack: &Stack{}, Devices: input.New(), Store: &store.Memory{}, Settings: settings,
		Sound: sound.Open(true), Art: art.NewGallery(), Routes: r, Density: 1,
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

// Quit ends the program after this tick.
func (c *Context) Quit() { c.quit = true }

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

// Open opens the match of terms: the one that has begun, or a new one. It gives
// it a record if it has none.
func (c *Context) Open(t *match.Terms) (*match.Match, error) {
	m, err := t.Open()
	if err == nil && t.Record == "" {
		t.Record = saves.NewRecord(m)
	}
	return m, err
}

// Keep saves the match, so that it can be continued another day; of a match
// that is over the replay remains. A store that refuses costs a line in the log.
func (c *Context) Keep(m *match.Match, record string) (k saves.Kept) {
	if over, _ := m.Over(); over {
		return saves.Archive(c.Store, m, record)
	}
	err := saves.Save(c.Store, m, record)
	if c.Unkept = err != nil; err != nil {
		slog.Warn("the match is not saved", "cause", err)
	}
	return saves.Kept{}
}
