//go:build !js

package game_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"testing"

	"tenaille/game/battle"
	"tenaille/game/inspect"
	"tenaille/game/require"
	"tenaille/game/screens"
	"tenaille/game/shot"
)

// With these a change of structure is shown to change no picture: -shots writes
// every screen in every view, language and scale to a folder, -before draws them
// again and holds them against such a folder.
//
//	go test ./game -run TestShots -count=1 -timeout 60m -args -shots DIR
//	go test ./game -run TestShots -count=1 -timeout 60m -args -before DIR
var (
	shots  = flag.String("shots", "", "folder to which TestShots writes every screen, in full size")
	before = flag.String("before", "", "folder that -shots wrote: TestShots wants every file to be the same, byte for byte")
	sheet  = flag.String("sheet", "", "the one screen that this process draws into -shots, for another")
	only   = flag.String("language", "", "with -sheet, the one language in which it is drawn, at the first scale")
)

// slice are the screens that TestShots looks at when it is not told to look at
// all, and in which language: a menu and a battle.
var slice = map[string]string{"title-continue-720": "fr", "battle-way-720": "en"}

// TestShots draws screens, each in a process of its own, in which nothing that was
// drawn before can leave a trace: where the engine keeps its textures moves a
// pixel by a level. Without flags it draws a few of them twice and wants the same
// bytes.
func TestShots(t *testing.T) {
	require.Display(t)
	if *sheet != "" {
		drawSheet(t)
		return
	}
	folder, other, whole := *shots, *before, *shots != "" || *before != ""
	if folder == "" {
		folder = t.TempDir()
	} else if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if !whole {
		other = t.TempDir()
	}
	eachSheet(func(name string, _ shot.Shot, _ view) {
		lang, wanted := slice[name]
		if !whole && !wanted {
			return
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if whole {
				child(t, name, folder)
			} else {
				child(t, name, folder, "-language", lang)
				child(t, name, other, "-language", lang)
			}
			if other != "" {
				sameFiles(t, name, folder, other)
			}
		})
	})
}

// child draws a screen into a folder, in a process of its own.
func child(t *testing.T, name, folder string, more ...string) {
	t.Helper()
	c := exec.Command(os.Args[0], append([]string{"-test.run=^TestShots$", "-sheet", name, "-shots", folder}, more...)...)
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// sameFiles holds the pictures of a screen in one folder against those in another.
func sameFiles(t *testing.T, name, now, before string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(now, name+".*.png"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no pictures of %s: %v", name, err)
	}
	for _, f := range files {
		got, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(filepath.Join(before, filepath.Base(f)))
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Equal(got, want) {
			continue
		}
		kept := filepath.Join("..", "build", "shots", filepath.Base(f))
		if err := errors.Join(os.MkdirAll(filepath.Dir(kept), 0o755), os.WriteFile(kept, got, 0o644)); err != nil {
			t.Error(err)
		}
		a, b := inspect.Picture(t, f), inspect.Picture(t, filepath.Join(before, filepath.Base(f)))
		if a.Bounds() != b.Bounds() {
			t.Errorf("%s is %v, before %v; kept: %s", filepath.Base(f), a.Bounds(), b.Bounds(), kept)
			continue
		}
		t.Errorf("%s: %d values differ, %d by more than a level; kept: %s", filepath.Base(f), unlike(a, b, 0), unlike(a, b, 1), kept)
	}
}

// drawSheet draws the one screen of -sheet, all of it in one frame and without
// ever collecting garbage, so that it comes out the same every time.
func drawSheet(t *testing.T) {
	debug.SetGCPercent(-1)
	eachSheet(func(name string, s shot.Shot, v view) {
		if name != *sheet {
			return
		}
		var err error
		onHost(func() {
			theHost.full = true
			err = drawViews(name, s, v)
		})
		if err != nil {
			t.Fatal(err)
		}
	})
}

// drawViews draws a screen in both languages and at both scales, or in the one
// that is wanted.
func drawViews(name string, s shot.Shot, v view) error {
	studio := shot.NewStudio(battle.Screens(screens.All()))
	scales, languages := v.scales[:], []string{"en", "fr"}
	if *only != "" {
		scales, languages = scales[:1], []string{*only}
	}
	for _, scale := range scales {
		s.At, s.Language = -1, languages[0]
		s.Width, s.Height, s.Scale = v.width, v.height, scale
		p, err := studio.Pose(s)
		if err != nil {
			return fmt.Errorf("%+v: %w", s, err)
		}
		for _, l := range languages {
			if err := p.Speak(l); err != nil {
				return err
			}
			m, err := p.Paint()
			if err != nil {
				return err
			}
			var b bytes.Buffer
			if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, m); err != nil {
				return err
			}
			if err := os.WriteFile(filepath.Join(*shots, fmt.Sprintf("%s.%d.%s.png", name, scale, l)), b.Bytes(), 0o644); err != nil {
				return err
			}
		}
		p.Close()
	}
	return nil
}
