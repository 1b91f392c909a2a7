package board_test

import (
	"image"
	"testing"

	"pgregory.net/rapid"

	"tenaille/render/board"
	"tenaille/rules/grid"
)

func camera(t *rapid.T) board.Camera {
	w, h := rapid.IntRange(300, 2600).Draw(t, "w"), rapid.IntRange(200, 1500).Draw(t, "h")
	return board.NewCamera(image.Rect(0, 0, w, h), image.Rect(10, 60, w-80, h-90), 1)
}

// TestCameraZoomKeepsThePlace: the place under the pointer stays under it, within
// the half pixel that rounding costs, and zooming never leaves Steps.
func TestCameraZoomKeepsThePlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := camera(t)
		px, py := rapid.IntRange(0, 2600).Draw(t, "px"), rapid.IntRange(0, 1500).Draw(t, "py")
		for range 5 {
			x, y := c.Map(px, py)
			c.Zoom(rapid.IntRange(-3, 3).Draw(t, "steps"), px, py)
			x2, y2 := c.Map(px, py)
			s := float64(c.Square)
			if d := max(abs64(x2-x), abs64(y2-y)) * s; d > .5001 {
				t.Fatalf("pointer at %d,%d: the map slid by %.2f pixels at %d a square", px, py, d, c.Square)
			}
		}
	})
}

// TestCameraCells: a cell's rectangle holds exactly the pixels whose cell it is.
func TestCameraCells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := camera(t)
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
		c := camera(t)
		w, h := rapid.IntRange(1, 80).Draw(t, "cols"), rapid.IntRange(1, 80).Draw(t, "rows")
		c.Pan(float64(rapid.IntRange(-9000, 9000).Draw(t, "dx")), float64(rapid.IntRange(-9000, 9000).Draw(t, "dy")))
		c.Clamp(w, h)
		const border = 64 + 5
		left, right := int(c.X), int(c.X)+w*c.Square
		switch {
		case right-left <= c.Safe.Dx()-2*border:
			if d := abs(left + right - c.Safe.Min.X - c.Safe.Max.X); d > 2 {
				t.Fatalf("a small map lies at %d..%d in %v", left, right, c.Safe)
			}
		case right-left > c.Safe.Dx() && (left > c.Safe.Min.X+border || right < c.Safe.Max.X-border):
			t.Fatalf("a large map at %d..%d leaves a gap in %v", left, right, c.Safe)
		}
	})
}

// TestCameraFits: a map that fits lies whole in the free part, with room for its
// letters above and its numbers at the left, and would not do so any larger.
func TestCameraFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := camera(t)
		w, h := rapid.IntRange(1, 60).Draw(t, "cols"), rapid.IntRange(1, 60).Draw(t, "rows")
		least := 2 * rapid.IntRange(8, 32).Draw(t, "least")
		c.Fit(w, h, least)
		c.Clamp(w, h)
		r := c.SpaceRect(grid.Space{N: 1}).Union(c.CellRect(grid.C(w-1, h-1)))
		if c.Square < least || c.Square > 2*least || c.Square%2 != 0 {
			t.Fatalf("squares of %d, want an even number of %d to %d", c.Square, least, 2*least)
		}
		if r.Dx()+24+c.Square/3 <= c.Safe.Dx() && r.Dy()+24+c.Square/3 <= c.Safe.Dy() {
			letters := image.Rect(r.Min.X-16, r.Min.Y-16, r.Max.X, r.Max.Y)
			if !letters.In(c.Safe) {
				t.Fatalf("%d by %d squares of %d lie at %v and not in %v", w, h, c.Square, letters, c.Safe)
			}
			larger := c.Square + 2
			if larger <= 2*least && (larger*w+28+larger/3 <= c.Safe.Dx() && larger*h+28+larger/3 <= c.Safe.Dy()) {
				t.Fatalf("%d by %d squares of %d leave room in %v for larger ones", w, h, c.Square, c.Safe)
			}
		}
	})
}

// TestCameraGlides: an aimed camera comes to rest with its aim in the middle, or
// against the border of the map.
func TestCameraGlides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := camera(t)
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
		if abs64(free.X-c.X) > 1 || abs64(free.Y-c.Y) > 1 {
			t.Fatalf("rests at %.0f,%.0f, want %.0f,%.0f", c.X, c.Y, free.X, free.Y)
		}
	})
}

func abs64(v float64) float64 { return max(v, -v) }

// TestDesign: the pieces grow with the screen, and with its density, as ART.md
// has it.
func TestDesign(t *testing.T) {
	for _, v := range []struct {
		w, h           int
		scale, density float64
		want           int
	}{{1280, 720, 1, 1, 48}, {1920, 1080, 1.25, 1, 64}, {2560, 1440, 1.5, 1, 80}, {2560, 1440, 2, 2, 96}, {3840, 2160, 2, 1, 112}, {844, 390, .9, 1, 42}} {
		if got := board.Design(image.Rect(0, 0, v.w, v.h), v.scale, v.density); got != v.want {
			t.Errorf("%dx%d at density %.0f: squares of %d, want %d", v.w, v.h, v.density, got, v.want)
		}
	}
}

// TestCameraFrames: the first space is in the free part, and so is every square
// of the map once the camera is told to look at it.
func TestCameraFrames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(800, 2600).Draw(t, "w"), rapid.IntRange(500, 1500).Draw(t, "h")
		c := board.NewCamera(image.Rect(0, 0, w, h), image.Rect(10, 60, w-250, h-150), 1)
		c.Square = 48
		cols, rows := rapid.IntRange(1, 40).Draw(t, "cols"), rapid.IntRange(1, 40).Draw(t, "rows")
		var all []grid.Space
		for range rapid.IntRange(1, 6).Draw(t, "n") {
			all = append(all, grid.Square(grid.C(rapid.IntRange(0, cols-1).Draw(t, "x"), rapid.IntRange(0, rows-1).Draw(t, "y"))))
		}
		c.Frame(cols, rows, all[0], all)
		if r := c.SpaceRect(all[0]); !r.In(c.Safe) {
			t.Fatalf("%v at %v is not in %v", all[0], r, c.Safe)
		}
		for _, at := range []grid.Cell{grid.C(0, 0), grid.C(cols-1, 0), grid.C(0, rows-1), grid.C(cols-1, rows-1)} {
			c.Centre(float64(at.X)+.5, float64(at.Y)+.5)
			c.Clamp(cols, rows)
			if r := c.CellRect(at); !r.In(c.Safe) {
				t.Fatalf("%v of %d by %d at %v cannot be brought into %v", at, cols, rows, r, c.Safe)
			}
		}
	})
}
