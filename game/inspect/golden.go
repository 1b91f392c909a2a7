package inspect

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/probe"
)

// What a picture may differ in from its golden one.
const (
	Step      = 24    // difference of a channel, of 255, that a pixel may have
	HalfStep  = 12    // the same in a picture of half the size, whose pixels are means of four
	share     = 0.003 // share of the pixels that may differ by more
	wordShare = 0.01  // the same within areas of text, where rasterisers differ
)

// Writing reports whether golden files are to be written anew: TENAILLE_GOLDEN=write.
func Writing() bool { return os.Getenv("TENAILLE_GOLDEN") == "write" }

// Golden compares a picture with the golden one in a file, the words' areas apart
// from the rest. With TENAILLE_GOLDEN=write it writes the file instead where the
// two differ: look at it as a player would before committing it. Of a failure it
// leaves both in build/golden at the top of the repository, found by root.
func Golden(t *testing.T, root, path string, step int, got *image.RGBA, words ...probe.Rect) {
	t.Helper()
	if _, err := os.Stat(path); err != nil {
		if !Writing() {
			t.Fatalf("%v; \"make golden\" writes it", err)
		}
		WritePNG(t, path, small(got, step))
		return
	}
	want := Picture(t, path)
	if want.Bounds() != got.Bounds() {
		if !Writing() {
			t.Fatalf("%s: the picture is %v, the golden one %v", path, got.Bounds(), want.Bounds())
		}
		WritePNG(t, path, small(got, step))
		return
	}
	shares, difference := apart(want, got, words, step)
	if shares[0] <= share && shares[1] <= wordShare {
		return
	}
	if Writing() {
		WritePNG(t, path, small(got, step))
		return
	}
	t.Errorf("%s: %.2f %% of the pixels differ by more than %d, %.1f %% may; in words %.2f %%, %.1f %% may", path, 100*shares[0], step, 100*share, 100*shares[1], 100*wordShare)
	kept := filepath.Join(root, "build", "golden", strings.TrimSuffix(filepath.Base(path), ".png"))
	WritePNG(t, kept+"-got.png", got)
	WritePNG(t, kept+"-difference.png", difference)
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

// Differing is the share of pixels in which two pictures of one size differ in a
// channel by more than Step.
func Differing(a, b *image.RGBA) float64 {
	if a.Bounds() != b.Bounds() {
		return 1
	}
	shares, _ := apart(a, b, nil, Step)
	return shares[0]
}

// Half is a picture at half the size, four pixels as one.
func Half(m *image.RGBA) *image.RGBA {
	w, h := m.Bounds().Dx()/2, m.Bounds().Dy()/2
	to := image.NewRGBA(image.Rect(0, 0, w, h))
	for j := range h {
		for i := range w {
			from, at := m.PixOffset(2*i, 2*j), to.PixOffset(i, j)
			for c := range 4 {
				sum := int(m.Pix[from+c]) + int(m.Pix[from+4+c]) + int(m.Pix[from+m.Stride+c]) + int(m.Pix[from+m.Stride+4+c])
				to.Pix[at+c] = uint8((sum + 2) / 4)
			}
		}
	}
	return to
}

// Picture reads a picture.
func Picture(t *testing.T, path string) *image.RGBA {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	to := image.NewRGBA(m.Bounds())
	draw.Draw(to, to.Bounds(), m, m.Bounds().Min, draw.Src)
	return to
}

// WritePNG writes a picture, and the folders on the way to it.
func WritePNG(t *testing.T, path string, m image.Image) {
	t.Helper()
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Logf("picture written: %s", path)
}
