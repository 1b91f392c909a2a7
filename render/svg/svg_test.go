package svg_test

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"tenaille/assets"
	"tenaille/render/svg"

	"tenaille/game/require"
)

// TestEveryDrawing reads and paints every drawing we carry.
func TestEveryDrawing(t *testing.T) {
	for _, g := range assets.Groups() {
		names := assets.Names(g)
		if len(names) == 0 {
			t.Errorf("group %s has no drawings", g)
		}
		for _, n := range names {
			src, ok := assets.SVG(g + "/" + n)
			if !ok {
				t.Fatalf("%s/%s: listed but not there", g, n)
			}
			d, err := svg.Read(src)
			if err != nil {
				t.Errorf("%s/%s: %v", g, n, err)
				continue
			}
			img := image.NewRGBA(image.Rect(0, 0, 48, 48))
			d.Paint(img, 0, 0, 48, "", nil)
			if blank(img) {
				t.Errorf("%s/%s: nothing painted", g, n)
			}
		}
	}
}

func blank(img *image.RGBA) bool {
	for _, v := range img.Pix {
		if v != 0 {
			return false
		}
	}
	return true
}

// TestTeamColour paints a base in two colours and looks at its rim.
func TestTeamColour(t *testing.T) {
	src, _ := assets.SVG("bases/round-1")
	d, err := svg.Read(src)
	if err != nil {
		t.Fatal(err)
	}
	want := color.NRGBA{10, 200, 30, 255}
	img := image.NewRGBA(image.Rect(0, 0, 128, 128))
	d.Paint(img, 0, 0, 128, "base", svg.Colors{svg.Team: want})
	if got := img.RGBAAt(64, 84); got != (color.RGBA{10, 200, 30, 255}) {
		t.Errorf("rim at 64,84: got %v, want %v", got, want)
	}
	if got := img.RGBAAt(0, 0); got.A != 0 {
		t.Errorf("corner is painted: %v", got)
	}
}

// TestReadRefuses gives sources outside the subset; each must name its fault.
func TestReadRefuses(t *testing.T) {
	for _, src := range []string{
		`<svg viewBox="0 0 1"/>`,
		`<svg viewBox="0 0 1 1"><text/></svg>`,
		`<svg viewBox="0 0 1 1"><path d="1 2"/></svg>`,
		`<svg viewBox="0 0 1 1"><path d="M0 0X" fill="red"/></svg>`,
		`<svg viewBox="0 0 1 1"><rect fill="url(#none)"/></svg>`,
		`<svg viewBox="0 0 1 1"><g transform="skewX(3)"/></svg>`,
	} {
		if d, err := svg.Read([]byte(src)); err == nil {
			t.Errorf("%s: read as %+v, want an error", src, d)
		}
	}
}

// TestAgainstLibrsvg compares with rsvg-convert where that is installed.
func TestAgainstLibrsvg(t *testing.T) {
	tool := require.Rsvg(t)
	dir := t.TempDir()
	for _, name := range []string{"tokens/fighter", "tokens/dragon", "tokens/goblin", "tiles/wall-06", "tiles/blend-grass-07", "tiles/shadow-s", "tiles/tree", "icons/dead", "icons/attack", "overlays/pincer-2", "bases/hex-2", "logo"} {
		src, _ := assets.SVG(name)
		in, out := filepath.Join(dir, "in.svg"), filepath.Join(dir, "out.png")
		if err := os.WriteFile(in, src, 0o600); err != nil {
			t.Fatal(err)
		}
		if b, err := exec.Command(tool, "-w", "144", "-o", out, in).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v %s", name, err, b)
		}
		f, err := os.Open(out)
		if err != nil {
			t.Fatal(err)
		}
		want, err := png.Decode(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		d, err := svg.Read(src)
		if err != nil {
			t.Fatal(err)
		}
		got := image.NewRGBA(want.Bounds())
		d.Paint(got, 0, 0, 144, "", nil)
		if m := meanError(got, want); m > 2 {
			t.Errorf("%s: mean error %.2f of 255 against librsvg, want at most 2", name, m)
		}
	}
}

func meanError(a, b image.Image) float64 {
	var sum, n float64
	r := a.Bounds()
	diff := func(x, y uint32) float64 { return float64(max(x, y)-min(x, y)) / 257 }
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			ar, ag, ab, aa := a.At(x, y).RGBA()
			br, bg, bb, ba := b.At(x, y).RGBA()
			sum += diff(ar, br) + diff(ag, bg) + diff(ab, bb) + diff(aa, ba)
			n += 4
		}
	}
	return sum / n
}

func BenchmarkPaintAll(b *testing.B) {
	var ds []*svg.Drawing
	for _, g := range assets.Groups() {
		for _, n := range assets.Names(g) {
			src, _ := assets.SVG(g + "/" + n)
			d, err := svg.Read(src)
			if err != nil {
				b.Fatal(err)
			}
			ds = append(ds, d)
		}
	}
	for b.Loop() {
		for _, d := range ds {
			w := int(d.W * 48 / 64)
			img := image.NewRGBA(image.Rect(0, 0, w, int(d.H*48/64)))
			d.Paint(img, 0, 0, float64(w), "", nil)
		}
	}
}

func BenchmarkReadAll(b *testing.B) {
	for b.Loop() {
		for _, g := range assets.Groups() {
			for _, n := range assets.Names(g) {
				src, _ := assets.SVG(g + "/" + n)
				if _, err := svg.Read(src); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
}
