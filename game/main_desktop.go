//go:build !js

package game

import (
	"errors"
	"fmt"
	"image"
	"io"
	"os"

	"tenaille/game/cli"
	"tenaille/game/scene"
	"tenaille/game/shot"
)

// Main runs the command that args name, without the program's name, and returns
// the exit code: 0 when all went well, 1 otherwise.
func Main(args []string) int {
	return cli.Run(args, os.Stdout, os.Stderr, cli.Screen{Play: play, Take: take, Film: film, Names: shot.Screens()})
}

// play opens the game in a window and returns when the player has left it.
func play(c cli.Play) error {
	err := scene.Run(scene.Options{
		Routes: routes(c.Authority()),
		Level:  c.Level, Ruleset: c.Ruleset, Ambush: c.Ambush, Seed: c.Seed, Language: c.Lang, Replay: c.Replay, At: c.At,
		Red: c.Red, Blue: c.Blue, Mute: c.Mute, FullScreen: c.Fullscreen,
	})
	if errors.Is(err, scene.ErrWindow) {
		return fmt.Errorf("%w; \"tenaille serve\" offers the game to a browser", err)
	}
	return err
}

// take draws a picture of the game.
func take(c cli.Shot) (*image.RGBA, error) {
	m, err := shot.Take(routes(""), wanted(c))
	return m, displayed(err)
}

// film draws a replay as it plays on.
func film(c cli.Shot, to io.Writer) error {
	return displayed(shot.Film(routes(""), wanted(c), c.Film, to))
}

// displayed says of an error that no window could be opened what will do.
func displayed(err error) error {
	if errors.Is(err, scene.ErrWindow) {
		return fmt.Errorf("%w; a virtual display will do, as of xvfb-run", err)
	}
	return err
}

// wanted is the picture that a command asks for.
func wanted(c cli.Shot) shot.Shot {
	return shot.Shot{
		Of: c.Of, Case: c.Case, At: c.At, Ruleset: c.Ruleset, Ambush: c.Ambush, Fog: c.Fog, Seed: c.Seed, After: c.After, Select: c.Select,
		Screen: c.Screen, Rule: c.Rule, Press: c.Press, Hover: c.Hover, Language: c.Lang,
		Width: c.Width, Height: c.Height, Density: c.Density, Scale: c.Scale, BoardOnly: c.BoardOnly,
	}
}
