package scene

import (
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/files"
	"tenaille/game/input"
	"tenaille/game/probe"
	"tenaille/game/sound"
	"tenaille/game/store"
	"tenaille/game/text"
)

// Options say how the game starts. With nothing but Routes it opens the title
// screen with everything as the player last left it.
type Options struct {
	// Level is an embedded name or a path; with it the battle starts at once.
	Level string
	// Seed is an unsigned 64-bit decimal; empty draws one.
	Seed string
	// Language is a two-letter code; empty takes the player's own.
	Language string
	// Replay is the path of a replay to open, or a link, from its # on.
	Replay string
	// At is the action of Replay at which a new match begins, nil for none.
	At *int
	// Blue and Red are players by name; empty keeps those of the set-up.
	Blue, Red string
	// Mute opens no sound device.
	Mute bool
	// FullScreen starts full screen.
	FullScreen bool
	// Store keeps settings and saves; nil opens the player's own.
	Store store.Store
	// Routes lead to the screens.
	Routes Routes
	// Ruleset is the name of the ruleset that Level is played by; empty is the
	// first.
	Ruleset string
	// Ambush is the side of Level that lies in ambush, blue or red, or none; empty
	// is what the level says (SUR-01).
	Ambush string
}

// awakeTicks is how long the picture is drawn anew after the last input, so
// that tooltips come and buttons settle.
const awakeTicks = 40

// Game is the running game: an ebiten.Game whose scenes draw only when
// something on the screen changes.
type Game struct {
	*Context
	awake   int
	stale   bool // the last change has not been drawn yet
	drawn   time.Time
	changes int // language changes seen
	fade    int
	unseen  bool          // the top scene has not been in the picture yet
	alone   Scene         // what dst shows, and nothing over it; nil when that is not sure
	shown   *ebiten.Image // the picture it was drawn on
	width   int
	height  int
	density float64
	focused bool
	ticks   int
	refuge  int  // tick of the last way back to the title from a mistake, 0 for none
	unsaved bool // the window has a new size that is not saved yet
}

// New opens the game on its first screen. The error names what in the options
// cannot be used.
func New(o Options) (*Game, error) {
	forgets := false
	if o.Store == nil {
		o.Store = store.Open()
		_, forgets = o.Store.(*store.Memory)
	}
	settings, damage := store.LoadSettings(o.Store)
	if damage != nil {
		slog.Warn("settings could not be read; the defaults are used", "cause", damage)
	}
	if o.FullScreen {
		settings.FullScreen = true
	}
	lang := o.Language
	if lang == "" {
		lang = settings.Language
	}
	if lang == "" {
		lang = text.StartLanguage()
	}
	c, err := NewContext(lang, settings, o.Routes)
	if err != nil {
		return nil, err
	}
	c.Store, c.Sound = o.Store, sound.Open(o.Mute)
	c.Post.Clerk = files.NewClerk()
	files.Visited(c.Post.Inbox)
	c.BringMaps()
	c.BringPuzzles()
	c.SetLevels()
	c.Sound.Heard = c.hear
	c.restoreKeys()
	c.Notice = c.settingsNotice(damage)
	if c.Notice == "" && c.KeyFaults != "" {
		c.Notice = c.T("Some keys could not be read and are back to default: %[1]s", c.KeyFaults)
	}
	if forgets {
		c.Notice = c.T("This browser lets the game store nothing: matches and settings are lost when the page is closed.")
	}
	first, err := firstScene(c, o)
	if err != nil {
		return nil, err
	}
	c.Stack.Replace(c.Routes.Title(c))
	if first != nil {
		c.Stack.Push(first)
	}
	return &Game{Context: c, density: 1, changes: c.Text.Changes()}, nil
}

// settingsNotice says what became of settings that could not be read.
func (c *Context) settingsNotice(err error) string {
	var d *store.Damaged
	switch {
	case !errors.As(err, &d):
		return ""
	case d.Aside == "":
		return c.T("The settings could not be read; the defaults apply.")
	}
	return c.T("The settings could not be read. They are set aside as %[1]s, and the defaults apply.", d.Aside)
}

// ErrWindow is the error of a machine on which no window can be opened.
var ErrWindow = errors.New("no window could be opened")

// Run opens the window and returns when the player has left the game. The
// error is that of the options or, as an ErrWindow, that of the window system,
// of which there may be none.
func Run(o Options) error {
	g, err := New(o)
	if err != nil {
		return err
	}
	g.openWindow()
	if err := ebiten.RunGame(g); err != nil {
		return fmt.Errorf("%w: %w", ErrWindow, err)
	}
	return nil
}

// Update advances the game by one tick. A mistake of the program, here or in the Draw
// before, leads back to the title; the error is one of the title itself.
func (g *Game) Update() error {
	err := g.failure
	if err == nil {
		var end error
		if err = guarded(func() { end = g.tick() }); err == nil && end != nil {
			return end
		}
	}
	if err == nil {
		err = g.failure
	}
	if errors.Is(err, ebiten.Termination) {
		g.SaveSettings()
		return err
	}
	if err != nil {
		return g.refugeFrom(err)
	}
	return nil
}

// tick advances the game by one tick.
func (g *Game) tick() error {
	g.Devices.Update()
	if g.Devices.Active() {
		g.wake(awakeTicks)
	}
	if g.ticks++; g.ticks == 1 {
		milestone("first update")
	}
	if g.ticks%lookEvery == 0 {
		g.lookAtWindow()
	}
	if g.Devices.Pressed(input.FullScreen) {
		g.ToggleFullScreen()
	}
	if g.Devices.Pressed(input.Mute) {
		g.Settings.Muted = !g.Settings.Muted
		g.SetLevels()
		g.SaveSettings()
	}
	if g.Resize(g.width, g.height, g.density) || g.changes != g.Text.Changes() {
		g.changes = g.Text.Changes()
		for _, s := range g.Stack.scenes {
			s.Layout()
		}
		g.wake(2)
	}
	g.turnover()
	g.receive()
	g.hearHall()
	if g.unseen {
		g.Devices.Overlook()
	}
	if top := g.Stack.Top(); top != nil && top.Update() {
		g.wake(1)
	}
	g.turnover()
	g.tune()
	g.Sound.Hush(g.Settings.MuteUnfocused && !g.focused)
	g.Sound.Rest(!g.focused)
	g.Sound.Update()
	if g.captions.update() {
		g.wake(1)
	}
	if g.fade > 0 {
		g.fade--
		g.wake(1)
	}
	if g.awake > 0 {
		g.awake--
		g.stale = true
		g.publish()
	}
	return nil
}

// turnover brings the scenes asked for onto the stack.
func (g *Game) turnover() {
	before := g.Stack.Top()
	if !g.Stack.Settle() {
		return
	}
	if top := g.Stack.Top(); top != before && top != nil {
		top.Layout()
		g.unseen = true
		g.wake(awakeTicks)
		if !g.Settings.ReducedMotion {
			g.fade = fadeTicks
		}
	}
}

const fadeTicks = 7

func (g *Game) wake(ticks int) { g.awake = max(g.awake, ticks) }

func (g *Game) publish() {
	top := g.Stack.Top()
	if top == nil || !probe.Watched() {
		return
	}
	s := probe.State{Scene: top.Name(), Language: g.Text.Language(), Device: g.Devices.Last().String(), Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
	top.Probe(&s)
	probe.Publish(s)
}
