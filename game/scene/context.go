package scene

import (
	"fmt"
	"log/slog"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/files"
	"tenaille/game/input"
	"tenaille/game/profile"
	"tenaille/game/sound"
	"tenaille/game/store"
	"tenaille/game/text"
	"tenaille/game/window"
	"tenaille/game/words"
)

// Context is what every screen shares: what is the player's own and what the window
// gives, the texts, the devices and the sound, and the ways to the other screens.
type Context struct {
	*words.Words
	*profile.Profile
	*window.Window
	Stack   *Stack
	Devices *input.Devices
	Sound   *sound.Player
	// Routes lead to the other screens.
	Routes Routes

	// Still holds the screens for a picture: machines do not act, a match that is
	// over stays on the board, and no widget looks at the pointer of the machine.
	Still bool
	// Notice is what the player has to be told on the title, or empty.
	Notice string

	captions
	failure error // a mistake of the program that leads back to the title, or the wish to end it
}

// NewContext is what screens share in a language, without a size yet: silent, and
// with a store that forgets, as suits pictures and tests. The error is that of the
// texts.
func NewContext(lang string, settings store.Settings, r Routes) (*Context, error) {
	catalog, err := text.New(lang)
	if err != nil {
		return nil, fmt.Errorf("texts: %w", err)
	}
	own := &profile.Profile{Store: &store.Memory{}, Settings: settings, Post: files.Post{Inbox: files.NewInbox()}}
	return &Context{
		Words: words.New(catalog, &own.Settings.Distances), Profile: own, Window: window.New(&own.Settings.Picture),
		Stack: &Stack{}, Devices: input.New(), Sound: sound.Open(true), Routes: r,
	}, nil
}

// Quit ends the program after this tick.
func (c *Context) Quit() {
	if runtime.GOOS != "js" {
		c.failure = ebiten.Termination
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

// LeaveBattle goes back to where a battle was begun from: the title, or the bench.
func (c *Context) LeaveBattle() { c.Stack.Home(func() Scene { return c.Routes.Title(c) }) }

// Fingers reports whether the player has fingers, as far as is known, and no keys to
// be told of: they touched the screen last, or it is that of a phone and no key has
// been pressed yet.
func (c *Context) Fingers() bool {
	last := c.Devices.Last()
	return last == input.Touch || last == input.Mouse && c.Phone()
}
