//go:build !js

package game

import (
	"errors"
	"fmt"
	"os"

	"tenaille/game/cli"
	"tenaille/game/scene"
)

// Main runs the command that args name, without the program's name, and returns
// the exit code: 0 when all went well, 1 otherwise.
func Main(args []string) int {
	return cli.Run(args, os.Stdout, os.Stderr, play)
}

// play opens the game in a window and returns when the player has left it.
func play(c cli.Play) error {
	err := scene.Run(scene.Options{
		Level: c.Level, Ruleset: c.Ruleset, Seed: c.Seed, Language: c.Lang, Replay: c.Replay,
		Red: c.Red, Blue: c.Blue, Mute: c.Mute, FullScreen: c.Fullscreen,
	})
	if errors.Is(err, scene.ErrWindow) {
		return fmt.Errorf("%w; \"tenaille serve\" offers the game to a browser", err)
	}
	return err
}
