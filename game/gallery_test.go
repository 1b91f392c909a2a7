//go:build !js

package game_test

import (
	"flag"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/require"
)

// gallery asks for the pictures of README, which are drawn once a release: they
// are for people, and change with every change of the game.
var gallery = flag.Bool("gallery", false, "draw the pictures of README and compare them; with TENAILLE_GOLDEN=write, write them")

// mostFilm is how many bytes a film on a page may have.
const mostFilm = 2_000_000

// TestGoldenGallery wants README to show what gallery.txt lists, each line of which
// is a file and the arguments of its shot, and, with -args -gallery, the pictures
// to be what "tenaille shot" draws today. "make gallery" writes them.
func TestGoldenGallery(t *testing.T) {
	folder := filepath.Join("..", "assets", "readme")
	list, err := os.ReadFile(filepath.Join(folder, "gallery.txt"))
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(list)), "\n")
	if len(lines) != 7 {
		t.Errorf("the gallery has %d pictures, want 7", len(lines))
	}
	for _, line := range lines {
		file, args, _ := strings.Cut(line, " ")
		t.Run(file, func(t *testing.T) {
			if !strings.Contains(string(readme), "assets/readme/"+file) {
				t.Errorf("README does not show %s", file)
			}
			film, want := strings.Contains(args, "--film"), image.Pt(1280, 720)
			if film {
				want = image.Pt(640, 360)
			}
			if size := inspect.Picture(t, filepath.Join(folder, file)).Bounds().Size(); size != want {
				t.Errorf("%s is %v, which is not what a shot is", file, size)
			}
			if kept, err := os.Stat(filepath.Join(folder, file)); err != nil || film && kept.Size() > mostFilm {
				t.Errorf("%s has %d bytes, a page may load %d, %v", file, kept.Size(), mostFilm, err)
			}
			if !*gallery {
				return
			}
			require.Display(t)
			out := filepath.Join(t.TempDir(), file)
			c := exec.Command(built(t), append(append([]string{"shot"}, strings.Fields(args)...), "-o", out)...)
			c.Dir = folder
			if said, err := c.CombinedOutput(); err != nil {
				t.Fatalf("shot %s: %v\n%s", args, err, said)
			}
			drawn, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			if inspect.Writing() { // as it was drawn, for people
				err = os.WriteFile(filepath.Join(folder, file), drawn, 0o644)
			}
			if err != nil {
				t.Fatal(err)
			}
			inspect.Golden(t, "..", filepath.Join(folder, file), inspect.Step, inspect.Picture(t, out))
		})
	}
}
