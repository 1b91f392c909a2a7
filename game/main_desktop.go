//go:build !js

package game

import (
	"fmt"
	"os"

	"tenaille/game/cli"
)

// Main runs the command that args name, without the program's name, and returns
// the exit code: 0 when all went well, 1 otherwise.
func Main(args []string) int {
	return cli.Run(args, os.Stdout, os.Stderr, func(c cli.Play) error {
		if err := play(Options{
			Level: c.Level, Seed: c.Seed, Language: c.Lang, Replay: c.Replay,
			Red: c.Red, Blue: c.Blue, Mute: c.Mute, Fullscreen: c.Fullscreen,
		}); err != nil {
			return fmt.Errorf("no window could be opened (%w); \"tenaille serve\" offers the game to a browser", err)
		}
		return nil
	})
}
