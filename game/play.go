package game

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Options say how the game starts. The zero value opens the title screen with
// everything as the player last left it.
type Options struct {
	Level      string // embedded name or path; "" opens the title screen
	Seed       string // unsigned 64-bit decimal; "" draws one
	Language   string // "en" or "fr"; "" takes the player's own
	Replay     string // path of a replay to open; "" for none
	Red, Blue  string // players by name; "" keeps the set-up's
	Mute       bool   // no sound, and no sound device is opened
	Fullscreen bool   // start full screen
}

// play opens the window and returns when the player has left the game. The
// error is that of the window system, of which there may be none.
func play(o Options) error {
	ebiten.SetWindowTitle("Tenaille")
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(640, 360, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(o.Fullscreen)
	return ebiten.RunGame(newPlaceholder(o))
}
