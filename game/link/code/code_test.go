package code

import (
	"image"
	"image/color"
	"strings"
	"testing"
)

// TestCode: a code has its three corners, is drawn the same as a picture, in runs and in
// letters, and light all around.
func TestCode(t *testing.T) {
	c, err := Of("https://tenaille.example.org/#ten." + strings.Repeat("AbC_-9", 300))
	if err != nil {
		t.Fatal(err)
	}
	n := c.Size()
	for _, corner := range [][2]int{{0, 0}, {n - 7, 0}, {0, n - 7}} {
		for i := range 7 {
			if !c.Dark(corner[0]+i, corner[1]) || !c.Dark(corner[0], corner[1]+i) {
				t.Fatalf("no corner at %v", corner)
			}
		}
	}
	runs := map[image.Point]bool{}
	c.Runs(func(x, y, n int) {
		for i := range n {
			runs[image.Pt(x+i, y)] = true
		}
	})
	const square = 2
	p := c.Picture(square)
	lines := strings.Split(strings.TrimRight(c.Text(), "\n"), "\n")
	for y := -Quiet; y < n+Quiet; y++ {
		row := []rune(lines[(y+Quiet)/2])
		for x := -Quiet; x < n+Quiet; x++ {
			dark := c.Dark(x, y)
			if runs[image.Pt(x, y)] != dark {
				t.Fatalf("%d, %d: the runs differ", x, y)
			}
			if got := p.At((x+Quiet)*square+1, (y+Quiet)*square+1) == color.Color(color.Black); got != dark {
				t.Fatalf("%d, %d: the picture differs", x, y)
			}
			light := strings.ContainsRune([]string{"▀█", "▄█"}[(y+Quiet)%2], row[x+Quiet])
			if light == dark {
				t.Fatalf("%d, %d: the letters differ", x, y)
			}
		}
	}
	if _, err := Of(strings.Repeat("a", 5000)); err == nil {
		t.Error("a text that is longer than any code has one")
	}
}
