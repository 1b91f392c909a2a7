//go:build !js

package game_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/shot"
	"tenaille/render/widget"
)

// TestGoldenWords holds what every screen writes and frames, in both languages
// and at two scales of the interface, against what was kept: every line of text
// with its place, size and colour, every box, in the order of painting. A text
// tells a change as surely as a picture, needs no display and weighs a hundredth
// of it; what is painted is TestGoldenScreens' part.
func TestGoldenWords(t *testing.T) {
	known := map[string]bool{}
	eachSheet(func(name string, s shot.Shot, v view) {
		known[name+".txt"] = true
		t.Run(name, func(t *testing.T) {
			var b strings.Builder
			for _, scale := range v.scales {
				p := posed(t, s, v, scale, "en")
				for _, l := range []string{"en", "fr"} {
					if err := p.Speak(l); err != nil {
						t.Fatal(err)
					}
					fmt.Fprintf(&b, "= %s, %d %%\n", l, scale)
					for _, m := range p.Written() {
						b.WriteString(markLine(m))
					}
				}
			}
			inspect.Text(t, filepath.Join("testdata", "golden", "words", name+".txt"), b.String())
		})
	})
	list, err := os.ReadDir(filepath.Join("testdata", "golden", "words"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if !known[f.Name()] {
			t.Errorf("testdata/golden/words/%s belongs to no screen: delete it", f.Name())
		}
	}
}

// markLine tells a mark in a line: its place in units of the interface, for a
// text its size in quarters and colour, for a box what it is filled with.
func markLine(m widget.Mark) string {
	unit := func(v float64) int { return int(math.Round(v + 1e-6)) } // halves fall to one side on every processor
	place := fmt.Sprintf("%d %d %d %d %02x%02x%02x%02x", unit(m.At.X), unit(m.At.Y), unit(m.At.W), unit(m.At.H), m.Ink.R, m.Ink.G, m.Ink.B, m.Ink.A)
	if m.Text == "" {
		return place + "\n"
	}
	return fmt.Sprintf("%s %d %q\n", place, unit(4*m.Size), m.Text)
}
