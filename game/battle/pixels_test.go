//go:build unix

package battle

import (
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/require"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// wholePainting is how many frames a picture may take until it is whole.
const wholePainting = 400

// painted is the picture of a battle at rest, everything painted anew.
func (b *battle) painted(t *testing.T, dst *ebiten.Image) (px []byte) {
	t.Helper()
	for n := 0; n < wholePainting && px == nil; n++ {
		house.within(func() {
			b.Redraw, b.Still = false, true
			b.Art.Begin(0)
			dst.Clear()
			b.Draw(dst)
			if b.Art.Pending() == 0 && !b.Redraw && !b.table.Board.Busy() {
				px = pixels(dst)
			}
			b.Still = false
		})
	}
	if px == nil {
		t.Fatal("the picture does not become whole")
	}
	return px
}

// TestSecretsLeaveNoPixel wants the pictures of the two matches of a moment to be the
// same, but for rounding, as they are painted on the smallest screen; in a window, a
// process of its own (STL-01, SUR-01, INI-08).
func TestSecretsLeaveNoPixel(t *testing.T) {
	if *frames == 0 {
		require.Display(t)
		c := exec.Command(os.Args[0], "-test.run=^TestSecretsLeaveNoPixel$", "-test.v", "-frames=1", "-small", fmt.Sprint("-moments=", *soMany))
		out, err := c.CombinedOutput()
		if t.Logf("%s", out); err != nil {
			t.Fatal(err)
		}
		return
	}
	c, want := smallScreen(t), wantedMoments(2)
	first, second := ebiten.NewImage(640, 360), ebiten.NewImage(640, 360)
	for _, rs := range rulesets.All() {
		began, whole := time.Now(), 0
		tried := moments(t, rs, want, func(m *moment) *rules.Action {
			one, _ := seated(t, c, m.one)
			two, _ := seated(t, c, m.two)
			one.arrange()
			two.arrange()
			a, z := one.painted(t, first), two.painted(t, second)
			if n, at := unlike(a, z, 640); n > 0 {
				t.Fatalf("%s: %d pixels differ, the first at %d, %d", m.about, n, at%640, at/640)
			}
			whole += len(a)
			return nil
		})
		t.Logf("%s: %d pairs of pictures, %d bytes each, in %s", rs.Name, tried, whole/max(tried, 1), time.Since(began).Round(time.Second))
		if tried < want {
			t.Errorf("%s: %d pairs, want %d", rs.Name, tried, want)
		}
	}
}

// unlike counts the pixels in which two pictures of a width differ, and tells the first.
// Every battle has its textures in other places of the engine's, and so what is drawn
// of them comes out a little lighter or darker, and a line that ends on the middle of a
// pixel may or may not fill it: neither counts, the latter where no pixel beside it
// differs.
func unlike(a, z []byte, w int) (n, first int) {
	differs := make([]bool, len(a)/4)
	for i := range differs {
		differs[i] = differ(a[4*i:4*i+4], z[4*i:4*i+4]) > 0
	}
	for i := range differs {
		if !differs[i] {
			continue
		}
		for _, k := range [...]int{i - w - 1, i - w, i - w + 1, i - 1, i + 1, i + w - 1, i + w, i + w + 1} {
			if k >= 0 && k < len(differs) && differs[k] {
				if n++; n == 1 {
					first = i
				}
				break
			}
		}
	}
	return n, first
}

// TestUnlikePicturesAreToldApart: what covers two pixels or more is noticed.
func TestUnlikePicturesAreToldApart(t *testing.T) {
	a, z := make([]byte, 4*8*8), make([]byte, 4*8*8)
	z[4*9] = 2
	z[4*30] = 200
	if n, _ := unlike(a, z, 8); n != 0 {
		t.Errorf("%d pixels differ for rounding", n)
	}
	z[4*39] = 3 // below 31, and to the left of it
	if n, at := unlike(a, z, 8); n != 2 || at != 30 {
		t.Errorf("%d pixels differ, the first %d", n, at)
	}
}
