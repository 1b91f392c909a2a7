package game_test

import (
	"image"
	"image/draw"
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
// apart from the rest. With TENAILLE_GOLDEN=write it writes the file instead
// where the two differ: look at it as a player would before committing it.
func golden(t *testing.T, name string, got *image.RGBA, words ...probe.Rect) {
	t.Helper()
	goldenWithin(t, goldenStep, name, got, words...)
}

// goldenWithin is golden with a step of its own.
func goldenWithin(t *testing.T, step int, name string, got *image.RGBA, words ...probe.Rect) {
	t.Helper()
	path := filepath.Join("testdata", "golden", name+".png")
	write := os.Getenv("TENAILLE_GOLDEN") == "write"
	if _, err := os.Stat(path); err != nil {
		if !write {
			t.Fatalf("%v; \"make golden\" writes it", err)
		}
		keepGolden(t, path, got, step)
		return
	}
	want := picture(t, path)
	if want.Bounds() != got.Bounds() {
		if !write {
			t.Fatalf("%s: the picture is %v, the golden one %v", path, got.Bounds(), want.Bounds())
		}
		keepGolden(t, path, got, step)
		return
	}
	shares, difference := apart(want, got, words, step)
	for in, share := range []float64{goldenShare, goldenWords} {
		if shares[in] <= share {
			continue
		}
		if write {
			keepGolden(t, path, got, step)
			return
		}
		t.Errorf("%s: %.2f %% of the pixels differ by more than %d, %.1f %% may (in words: %v)", path, 100*shares[in], step, 100*share, in == 1)
	}
	if t.Failed() {
		kept := filepath.Join("..", "build", "golden", strings.TrimLeft(name, "./"))
		writePNG(t, kept+"-got.png", got)
		writePNG(t, kept+"-difference.png", difference)
	}
}

// keepGolden writes a picture for later comparisons. Levels a third of the step
// apart are told from each other there no more: it packs far better so. The
// pictures of README are for people, and stay as they are.
func keepGolden(t *testing.T, path string, got *image.RGBA, step int) {
	t.Helper()
	if q := step / 3; strings.HasPrefix(path, "testdata") {
		coarse := image.NewRGBA(got.Bounds())
		for i, v := range got.Pix {
			coarse.Pix[i] = uint8(min((int(v)+q/2)/q*q, 255))
		}
		got = coarse
	}
	writePNG(t, path, got)
}

// apart tells which share of the pixels differs in a channel by more than a
// step, outside of words and in them, and marks them in a picture.
func apart(want, got *image.RGBA, words []probe.Rect, step int) (shares [2]float64, difference *image.RGBA) {
	written := image.NewAlpha(got.Bounds())
	for _, r := range words {
		draw.Draw(written, image.Rect(r[0], r[1], r[0]+r[2], r[1]+r[3]), image.Opaque, image.Point{}, draw.Src)
	}
	difference = image.NewRGBA(got.Bounds())
	var differ, all [2]int
	for i := 0; i < len(got.Pix); i += 4 {
		in, most := 0, 0
		if written.Pix[i/4] > 0 {
			in = 1
		}
		for c := range 3 {
			d := int(want.Pix[i+c]) - int(got.Pix[i+c])
			most = max(most, d, -d)
			difference.Pix[i+c] = got.Pix[i+c] / 3
		}
		difference.Pix[i+3] = 255
		all[in]++
		if most > step {
			differ[in]++
			copy(difference.Pix[i:], []uint8{255, 0, 255})
		}
	}
	for in := range shares {
		shares[in] = float64(differ[in]) / float64(max(all[in], 1))
	}
	return shares, difference
}

// picture reads a picture.
func picture(t *testing.T, path string) *image.RGBA {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	to := image.NewRGBA(m.Bounds())
	draw.Draw(to, to.Bounds(), m, m.Bounds().Min, draw.Src)
	return to
}
