package game_test

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/probe"
)

const (
	goldenStep  = 24    // difference of a channel, of 255, that a pixel may have
	halfStep    = 12    // the same in a picture of half the size, whose pixels are means of four
	goldenShare = 0.003 // share of the pixels that may differ by more
	goldenWords = 0.01  // the same within areas of text, where rasterisers differ
)

// golden compares the picture with testdata/golden/NAME.png, the words' areas
// apart from the rest. With TENAILLE_GOLDEN=write it writes the file instead:
// look at it as a player would before committing it.
func golden(t *testing.T, name string, got *image.RGBA, words ...probe.Rect) {
	t.Helper()
	goldenWithin(t, goldenStep, name, got, words...)
}

// goldenWithin is golden with a step of its own.
func goldenWithin(t *testing.T, step int, name string, got *image.RGBA, words ...probe.Rect) {
	t.Helper()
	path := filepath.Join("testdata", "golden", name+".png")
	if os.Getenv("TENAILLE_GOLDEN") == "write" {
		writePNG(t, path, got)
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatalf("%v; \"make golden\" writes it", err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%s: the picture is %v, the golden one %v", path, got.Bounds(), want.Bounds())
	}
	areas := make([]image.Rectangle, len(words))
	for i, r := range words {
		areas[i] = image.Rect(r[0], r[1], r[0]+r[2], r[1]+r[3])
	}
	difference := image.NewRGBA(got.Bounds())
	var differ, all [2]int // outside of words, in words
	for y := got.Bounds().Min.Y; y < got.Bounds().Max.Y; y++ {
		for x := got.Bounds().Min.X; x < got.Bounds().Max.X; x++ {
			in := 0
			for _, a := range areas {
				if (image.Point{X: x, Y: y}).In(a) {
					in = 1
				}
			}
			all[in]++
			if apart(want.At(x, y), got.RGBAAt(x, y), step) {
				differ[in]++
				difference.Set(x, y, color.RGBA{255, 0, 255, 255})
			} else {
				c := got.RGBAAt(x, y)
				difference.Set(x, y, color.RGBA{c.R / 3, c.G / 3, c.B / 3, 255})
			}
		}
	}
	for in, share := range []float64{goldenShare, goldenWords} {
		if part := float64(differ[in]) / float64(max(all[in], 1)); part > share {
			t.Errorf("%s: %.2f %% of the pixels differ by more than %d, %.1f %% may (in words: %v)", path, 100*part, step, 100*share, in == 1)
		}
	}
	if t.Failed() {
		kept := filepath.Join("..", "build", "golden", strings.TrimLeft(name, "./"))
		writePNG(t, kept+"-got.png", got)
		writePNG(t, kept+"-difference.png", difference)
	}
}

// apart reports whether two colours differ in a channel by more than a step.
func apart(a color.Color, b color.RGBA, step int) bool {
	r, g, bl, _ := a.RGBA()
	far := func(a uint32, b uint8) bool {
		d := int(a>>8) - int(b)
		return d > step || d < -step
	}
	return far(r, b.R) || far(g, b.G) || far(bl, b.B)
}
