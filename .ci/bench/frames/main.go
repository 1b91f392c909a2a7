// Command frames measures what a frame of a battle costs: 40x40 squares, 30
// creatures, every sign on, in a window of 1280x720, each kind of frame in turn
// with an Ebitengine frame that draws nothing. It counts the draw commands, and
// then lets the program itself rest and reads its share of the processor. It needs
// a display, or Xvfb to make one.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"tenaille/.ci/bench/scratch"
)

func main() {
	frames := flag.Int("frames", 300, "frames of each kind, three times")
	rest := flag.Duration("rest", 40*time.Second, "how long the program rests before its share is read; 0 leaves that out")
	flag.Parse()
	scratch.Main("frames", func(here, dir string) error { return measure(filepath.Join(here, "..", ".."), dir, *frames, *rest) })
}

// measure builds the game in a folder and measures there.
func measure(game, dir string, frames int, rest time.Duration) error {
	env, stop, err := display()
	if err != nil {
		return err
	}
	defer stop()
	plain := filepath.Join(dir, "plain")
	if err := run(game, env, os.Stderr, "go", "test", "-c", "-o", plain, "./game/battle"); err != nil {
		return err
	}
	battles := filepath.Join(game, "game", "battle")
	out, err := output(battles, env, plain, "-test.run=^TestFrames$", fmt.Sprint("-frames=", frames))
	if err != nil {
		return err
	}
	show(out, "frame ")
	if out, err = output(battles, env, plain, "-test.run=^TestDrawCommands$", "-test.v"); err != nil {
		return err
	}
	show(out, "draw commands")
	if rest > 0 {
		return idle(game, dir, env, rest)
	}
	return nil
}

// show prints the lines of an output that hold a word.
func show(out, word string) {
	for l := range strings.Lines(out) {
		if strings.Contains(l, word) {
			fmt.Print(l)
		}
	}
}

func run(dir string, env []string, to *os.File, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Dir, c.Env, c.Stdout, c.Stderr = dir, env, to, os.Stderr
	if err := c.Run(); err != nil {
		return fmt.Errorf("%s %s: %w", name, strings.Join(args, " "), err)
	}
	return nil
}

func output(dir string, env []string, name string, args ...string) (string, error) {
	c := exec.Command(name, args...)
	c.Dir, c.Env = dir, env
	out, err := c.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", filepath.Base(name), err, out)
	}
	return string(out), nil
}
