//go:build !js

package game_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/need"
)

// TestGoldenGallery wants the pictures of README to be what "tenaille shot"
// draws today. Each line of gallery.txt is a file and the arguments of its shot.
// "make gallery" writes them.
func TestGoldenGallery(t *testing.T) {
	need.Display(t)
	folder := filepath.Join("..", "assets", "readme")
	list, err := os.ReadFile(filepath.Join(folder, "gallery.txt"))
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	program, err := filepath.Abs(filepath.Join(t.TempDir(), "tenaille"))
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "build", "-o", program, "..").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	lines := strings.Split(strings.TrimSpace(string(list)), "\n")
	if len(lines) != 6 {
		t.Errorf("the gallery has %d pictures, want 6", len(lines))
	}
	for _, line := range lines {
		file, args, _ := strings.Cut(line, " ")
		t.Run(file, func(t *testing.T) {
			if !strings.Contains(string(readme), "assets/readme/"+file) {
				t.Errorf("README does not show %s", file)
			}
			out := filepath.Join(t.TempDir(), file)
			c := exec.Command(program, append(append([]string{"shot"}, strings.Fields(args)...), "-o", out)...)
			c.Dir = folder
			if said, err := c.CombinedOutput(); err != nil {
				t.Fatalf("shot %s: %v\n%s", args, err, said)
			}
			golden(t, filepath.Join("..", "..", folder, strings.TrimSuffix(file, ".png")), picture(t, out))
		})
	}
}
