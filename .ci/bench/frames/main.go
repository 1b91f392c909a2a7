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
	"slices"
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
	plain, told := filepath.Join(dir, "plain"), filepath.Join(dir, "told")
	for _, c := range [][]string{
		{"test", "-c", "-o", plain, "./game/scene"},
		{"test", "-c", "-tags", "ebitenginedebug", "-o", told, "./game/scene"},
	} {
		if err := run(game, env, os.Stderr, "go", c...); err != nil {
			return err
		}
	}
	scenes := filepath.Join(game, "game", "scene")
	out, err := output(scenes, env, plain, "-test.run=^TestFrames$", fmt.Sprint("-frames=", frames))
	if err != nil {
		return err
	}
	for _, l := range strings.Split(out, "\n") {
		if strings.HasPrefix(l, "frame ") {
			fmt.Println(l)
		}
	}
	if out, err = output(scenes, env, told, "-test.run=^TestFrames$", "-frames=24", "-rounds=1"); err != nil {
		return err
	}
	commands(out)
	if rest > 0 {
		return idle(game, dir, env, rest)
	}
	return nil
}

// commands prints the draw commands of the frames that had any, by kind, from what
// Ebitengine tells when it is built with ebitenginedebug.
func commands(out string) {
	var counts []int
	measured := false
	for _, l := range strings.Split(out, "\n") {
		l = strings.TrimSpace(l)
		switch {
		case strings.HasPrefix(l, "=== measured from"):
			counts, measured = counts[:0], true
		case strings.HasPrefix(l, "=== measured until"):
			measured = false
		case measured && strings.HasPrefix(l, "Graphics commands"):
			counts = append(counts, 0)
		case measured && strings.HasPrefix(l, "draw-triangles") && len(counts) > 0:
			counts[len(counts)-1]++
		case strings.HasPrefix(l, "frame "):
			name := strings.TrimSpace(strings.Split(l, "|")[1])
			if len(counts) == 0 {
				fmt.Printf("draw commands | %-45s | none\n", name)
				continue
			}
			slices.Sort(counts)
			fmt.Printf("draw commands | %-45s | median %d, most %d, goal 8\n", name, counts[len(counts)/2], counts[len(counts)-1])
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
