package camera_test

import (
	"image"
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"
	"tenaille/render/board/camera"

	"tenaille/rules/grid"
)

func drawn(t *rapid.T) camera.Camera {
	w, h := rapid.IntRange(300, 2600).Draw(t, "w"), rapid.IntRange(200, 1500).Draw(t, "h")
	return camera.NewCamera(image.Rect(0, 0, w, h), image.Rect(10, 60, w-80, h-90), 1)
}

// TestCameraZoomKeepsThePlace: the place under the pointer stays under it, within
// the half pixel that rounding costs, and zooming never leaves Steps.
func TestCameraZoomKeepsThePlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawn(t)
		px, py := rapid.IntRange(0, 2600).Draw(t, "px"), rapid.IntRange(0, 1500).Draw(t, "py")
		for range 5 {
			x, y := c.Map(px, py)
			c.Zoom(rapid.IntRange(-3, 3).Draw(t, "steps"), px, py)
			x2, y2 := c.Map(px, py)
			s := float64(c.Square)
			if d := max(far(x2-x), far(y2-y)) * s; d > .5001 {
				t.Fatalf("pointer at %d,%d: the map slid by %.2f pixels at %d a square", px, py, d, c.Square)
			}
		}
	})
}

// TestCameraCells: a cell's rectangle holds exactly the pixels whose cell it is.
func TestCameraCells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawn(t)
		c.Pan(float64(rapid.IntRange(-900, 900).Draw(t, "dx")), float64(rapid.IntRange(-900, 900).Draw(t, "dy")))
		at := grid.C(rapid.IntRange(-5, 60).Draw(t, "x"), rapid.IntRange(-5, 60).Draw(t, "y"))
		r := c.CellRect(at)
		for _, p := range []image.Point{r.Min, r.Max.Sub(image.Pt(1, 1)), {X: r.Min.X, Y: r.Max.Y - 1}} {
			if got := c.CellAt(p.X, p.Y); got != at {
				t.Fatalf("pixel %v of the rectangle %v of %v lies in %v", p, r, at, got)
			}
		}
		if got := c.CellAt(r.Max.X, r.Max.Y); got == at {
			t.Fatalf("pixel %v beyond %v still lies in %v", r.Max, r, at)
		}
	})
}

// TestCameraClamp: after clamping, a map larger than the free part covers it but
// for its border, and a smaller one lies in the middle.
func TestCameraClamp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawn(t)
		w, h := rapid.IntRange(1, 80).Draw(t, "cols"), rapid.IntRange(1, 80).Draw(t, "rows")
		c.Pan(float64(rapid.IntRange(-9000, 9000).Draw(t, "dx")), float64(rapid.IntRange(-9000, 9000).Draw(t, "dy")))
		c.Clamp(w, h)
		const border = 64 + 5
		left, right := int(c.X), int(c.X)+w*c.Square
		switch {
		case right-left <= c.Safe.Dx()-2*border:
			if d := max(left+right-c.Safe.Min.X-c.Safe.Max.X, -(left + right - c.Safe.Min.X - c.Safe.Max.X)); d > 2 {
				t.Fatalf("a small map lies at %d..%d in %v", left, right, c.Safe)
			}
		case right-left > c.Safe.Dx() && (left > c.Safe.Min.X+border || right < c.Safe.Max.X-border):
			t.Fatalf("a large map at %d..%d leaves a gap in %v", left, right, c.Safe)
		}
	})
}

// TestCameraGlides: an aimed camera comes to rest with its aim in the middle, or
// against the border of the map.
func TestCameraGlides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawn(t)
		x, y := rapid.Float64Range(0, 40).Draw(t, "x"), rapid.Float64Range(0, 40).Draw(t, "y")
		c.Aim(x, y)
		n := 0
		for c.Glide(40, 40) {
			if n++; n > 600 {
				t.Fatal("the camera never comes to rest")
			}
		}
		free := c
		free.Centre(x, y)
		free.Clamp(40, 40)
		if far(free.X-c.X) > 1 || far(free.Y-c.Y) > 1 {
			t.Fatalf("rests at %.0f,%.0f, want %.0f,%.0f", c.X, c.Y, free.X, free.Y)
		}
	})
}

func far(v float64) float64 { return max(v, -v) }

// TestDesign: the pieces grow with the screen, and with its density, as ART.md
// has it.
func TestDesign(t *testing.T) {
	for _, v := range []struct {
		w, h    int
		density float64
		want    int
	}{{1280, 720, 1, 40}, {1279, 719, 1, 38}, {1366, 650, 1, 36}, {1920, 1080, 1, 48}, {2560, 1440, 1, 64}, {2560, 1440, 2, 80}, {3840, 2160, 1, 80}, {844, 390, 1, 32}} {
		if got := camera.Design(image.Rect(0, 0, v.w, v.h), v.density); got != v.want {
			t.Errorf("%dx%d at density %.0f: squares of %d, want %d", v.w, v.h, v.density, got, v.want)
		}
	}
}
