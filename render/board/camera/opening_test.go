package camera_test

import (
	"image"
	"testing"

	"pgregory.net/rapid"

	"tenaille/render/board/camera"
	"tenaille/rules/grid"
)

// sheetOf is the whole map on the screen.
func sheetOf(c *camera.Camera, cols, rows int) image.Rectangle {
	return c.SpaceRect(grid.Space{N: 1}).Union(c.CellRect(grid.C(cols-1, rows-1)))
}

// spaces draws up to six spaces on a map.
func spaces(t *rapid.T, name string, cols, rows int) (list []grid.Space) {
	for range rapid.IntRange(0, 6).Draw(t, name) {
		list = append(list, grid.Square(grid.C(rapid.IntRange(0, cols-1).Draw(t, "x"), rapid.IntRange(0, rows-1).Draw(t, "y"))))
	}
	return list
}

// TestOpeningShowsTheWholeMap: a map that fits lies whole in the free part, with
// room for its letters above and its numbers at the left, and would not do so any
// larger.
func TestOpeningShowsTheWholeMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawn(t)
		w, h := rapid.IntRange(1, 60).Draw(t, "cols"), rapid.IntRange(1, 60).Draw(t, "rows")
		least := 2 * rapid.IntRange(8, 32).Draw(t, "least")
		c.Open(w, h, camera.Opening{Whole: least, Most: 2 * least, Design: least, Least: least, Floor: least})
		r := sheetOf(&c, w, h)
		if c.Square < least || c.Square > 2*least || c.Square%2 != 0 {
			t.Fatalf("squares of %d, want an even number of %d to %d", c.Square, least, 2*least)
		}
		if r.Dx()+24+c.Square/3 > c.Safe.Dx() || r.Dy()+24+c.Square/3 > c.Safe.Dy() {
			return
		}
		if letters := image.Rect(r.Min.X-16, r.Min.Y-16, r.Max.X, r.Max.Y); !letters.In(c.Safe) {
			t.Fatalf("%d by %d squares of %d lie at %v and not in %v", w, h, c.Square, letters, c.Safe)
		}
		larger := c.Square + 2
		if larger <= 2*least && larger*w+28+larger/3 <= c.Safe.Dx() && larger*h+28+larger/3 <= c.Safe.Dy() {
			t.Fatalf("%d by %d squares of %d leave room in %v for larger ones", w, h, c.Square, c.Safe)
		}
	})
}

// TestOpeningShowsEverybody: where all lie so near together that the least squares
// have room for them, all are in the free part, clear of the letters along its
// edges; else whoever comes first is. Every square can be brought there.
func TestOpeningShowsEverybody(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(800, 2600).Draw(t, "w"), rapid.IntRange(500, 1500).Draw(t, "h")
		c := camera.NewCamera(image.Rect(0, 0, w, h), image.Rect(10, 60, w-250, h-150), 1)
		cols, rows := rapid.IntRange(1, 60).Draw(t, "cols"), rapid.IntRange(1, 40).Draw(t, "rows")
		o := camera.Opening{Whole: 48, Most: 96, Design: 48, Least: 32, Floor: 32}
		o.First = grid.Square(grid.C(rapid.IntRange(0, cols-1).Draw(t, "x"), rapid.IntRange(0, rows-1).Draw(t, "y")))
		o.Own, o.Others = append(spaces(t, "own", cols, rows), o.First), spaces(t, "others", cols, rows)
		c.Open(cols, rows, o)
		in := c.Safe
		if columns := c.CellRect(grid.C(0, 0)).Min; columns.Y < in.Min.Y+14 {
			in.Min.Y += 14 // where the letters stand then
		}
		all := append(append([]grid.Space(nil), o.Own...), o.Others...)
		var around image.Rectangle // with the squares around the first, which are to be seen too
		for _, s := range all {
			around = around.Union(image.Rect(int(s.At.X), int(s.At.Y), int(s.At.X)+1, int(s.At.Y)+1))
		}
		f := image.Pt(int(o.First.At.X), int(o.First.At.Y))
		around = around.Union(image.Rect(f.X-1, f.Y-1, f.X+2, f.Y+2))
		fits := around.Dx()*32+20 <= c.Safe.Dx() && around.Dy()*32+20 <= c.Safe.Dy()
		for i, s := range all {
			if r := c.SpaceRect(s); !r.In(in) && (fits || s == o.First) {
				t.Fatalf("%d by %d squares of %d: the %d. at %v is at %v and not in %v", cols, rows, c.Square, i, s.At, r, in)
			}
		}
		if c.Square < 32 || c.Square > 96 {
			t.Fatalf("squares of %d", c.Square)
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

// TestOpeningPrefersTheOwn: where not everybody can be seen, the own are, at
// smaller squares if need be.
func TestOpeningPrefersTheOwn(t *testing.T) {
	own := []grid.Space{grid.Square(grid.C(2, 2)), grid.Square(grid.C(2, 11))}
	others := []grid.Space{grid.Square(grid.C(30, 4)), grid.Square(grid.C(30, 6)), grid.Square(grid.C(30, 5))}
	for _, v := range []struct{ floor, seen int }{{32, 1}, {24, 2}} {
		c := camera.NewCamera(image.Rect(0, 0, 844, 390), image.Rect(8, 58, 836, 328), 1)
		c.Open(40, 30, camera.Opening{Whole: 46, Most: 92, Design: 46, Least: 32, Floor: v.floor, Own: own, Others: others})
		n := 0
		for _, s := range own {
			if c.SpaceRect(s).In(c.Safe) {
				n++
			}
		}
		if n != v.seen || c.Square < v.floor {
			t.Errorf("squares of %d, at least %d: %d of the own are seen, want %d", c.Square, v.floor, n, v.seen)
		}
	}
}

// TestFewSquaresAreLarge: a map of few squares is shown as large as has room with its whole rim,
// up to nearly thrice the design's squares, and larger still on a large screen.
func TestFewSquaresAreLarge(t *testing.T) {
	for _, v := range []struct{ w, h, most int }{{1280, 720, 112}, {1366, 650, 100}, {1920, 1080, 160}, {3840, 2160, 320}} {
		view := image.Rect(0, 0, v.w, v.h)
		density := 1.
		if v.w > 2000 {
			density = 2
		}
		for _, few := range [][2]int{{5, 3}, {7, 5}, {10, 3}} {
			c := camera.NewCamera(view, view.Inset(40), density)
			c.Open(few[0], few[1], camera.OpeningOf(&c, density))
			if c.Square > v.most {
				t.Errorf("%v, %v: squares of %d, want up to %d", view, few, c.Square, v.most)
			}
			rim := int(c.Margin())
			sheet := sheetOf(&c, few[0], few[1]).Inset(-rim)
			if !sheet.In(c.Safe) {
				t.Errorf("%v, %v: the rim at %v leaves the free part %v", view, few, sheet, c.Safe)
			}
			if larger := c.Square + 4; larger <= v.most && few[0]*larger+2*rim+16 <= c.Safe.Dx() && few[1]*larger+2*rim+16 <= c.Safe.Dy() {
				t.Errorf("%v, %v: squares of %d leave room for larger ones", view, few, c.Square)
			}
		}
	}
}
