package inspect

import (
	"fmt"
	"image"
	"os"
	"strconv"
	"strings"
	"testing"
)

// Colours tells a picture by the mean colours of blocks: a line for a row of
// squares of so many pixels, a word for a square, which is told in blocks along
// each side.
func Colours(img *image.RGBA, square, blocks int) string {
	var out strings.Builder
	size := img.Bounds().Size()
	edge := func(i int) int { return i * square / blocks }
	for y := 0; y < size.Y; y += square {
		for x := 0; x < size.X; x += square {
			if x > 0 {
				out.WriteByte(' ')
			}
			for i := range blocks * blocks {
				r := image.Rect(edge(i%blocks), edge(i/blocks), edge(i%blocks+1), edge(i/blocks+1)).Add(image.Pt(x, y))
				var sum [3]int
				for py := r.Min.Y; py < r.Max.Y; py++ {
					for px := r.Min.X; px < r.Max.X; px++ {
						c := img.RGBAAt(px, py)
						sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
					}
				}
				n := r.Dx() * r.Dy()
				fmt.Fprintf(&out, "%02x%02x%02x", sum[0]/n, sum[1]/n, sum[2]/n)
			}
		}
		out.WriteByte('\n')
	}
	return out.String()
}

// SameColours holds the Colours of a picture against those in a file, or writes
// them anew with TENAILLE_GOLDEN=write: a text tells a change as surely as a
// picture, and weighs a hundredth of it. Where they differ the picture itself is left
// in build/golden at the top of the repository, found by root, to be looked at.
func SameColours(t *testing.T, root, path string, img *image.RGBA, square, blocks int) {
	t.Helper()
	now := Colours(img, square, blocks)
	kept, err := os.ReadFile(path)
	if err != nil && !Writing() {
		t.Fatalf("%v; \"make golden\" writes it", err)
	}
	seen := root + "/build/golden/" + strings.TrimSuffix(path[strings.LastIndexByte(path, '/')+1:], ".txt") + "-got.png"
	n, first := Unlike(now, string(kept))
	switch {
	case n == 0:
	case Writing():
		Text(t, path, now)
		WritePNG(t, seen, img)
	default:
		WritePNG(t, seen, img)
		t.Errorf("%s: %d squares differ, the first is %s; drawn now: %s", path, n, first, seen)
	}
}

// Unlike counts the squares of two pictures whose Colours are apart by more than
// what programs for drawing differ in, and names the first.
func Unlike(now, kept string) (n int, first string) {
	const apart = 5
	a, b := strings.Split(now, "\n"), strings.Split(kept, "\n")
	if len(a) != len(b) {
		return len(a), fmt.Sprintf("one of %d rows, where %d were kept", len(a), len(b))
	}
	for y := range a {
		c, d := strings.Fields(a[y]), strings.Fields(b[y])
		for x := range max(len(c), len(d)) {
			same := x < len(c) && x < len(d) && len(c[x]) == len(d[x])
			for i := 0; same && i+2 <= len(c[x]); i += 2 {
				p, _ := strconv.ParseUint(c[x][i:i+2], 16, 8)
				q, _ := strconv.ParseUint(d[x][i:i+2], 16, 8)
				same = max(p, q)-min(p, q) <= apart
			}
			if !same {
				if n++; n == 1 {
					first = fmt.Sprintf("column %d of row %d", x+1, y+1)
				}
			}
		}
	}
	return n, first
}
