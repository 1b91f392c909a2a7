package art_test

import (
	"testing"
	"time"

	"tenaille/render/art"
	"tenaille/render/svg"
)

// TestSidesDiffer: any two of the eight sides differ in shape or clearly in colour,
// and those of equal shape in colour at least as much as the first two blues and
// oranges would if one were dimmed.
func TestSidesDiffer(t *testing.T) {
	for i := range 8 {
		for j := range i {
			a, b := art.SideLook(i), art.SideLook(j)
			if a.Shape != b.Shape {
				continue
			}
			d := func(x, y uint8) int { return int(x) - int(y) }
			dr, dg, db := d(a.Colour.R, b.Colour.R), d(a.Colour.G, b.Colour.G), d(a.Colour.B, b.Colour.B)
			if dr*dr+dg*dg+db*db < 70*70 {
				t.Errorf("sides %d and %d have the same shape and colours %v and %v", i, j, a.Colour, b.Colour)
			}
		}
	}
	if art.SideLook(-1).Shape != art.Square || art.SideLook(8) != art.SideLook(0) {
		t.Error("a negative side is not neutral, or the ninth is not like the first")
	}
}

// TestBudget: within a budget that is spent at once only one picture is painted; the
// others wait, and one that exists in another size stands in for itself.
func TestBudget(t *testing.T) {
	g := art.NewGallery()
	g.Begin(time.Nanosecond)
	if g.Tile("floor-1", 32) == nil || g.Pending() != 0 {
		t.Fatal("the first picture of a frame is not painted")
	}
	if g.Tile("floor-2", 32) != nil || g.Pending() != 1 || !g.Spent() {
		t.Fatalf("a second picture is painted, %d pending", g.Pending())
	}
	if img := g.Tile("floor-1", 48); img == nil || img.Bounds().Dx() != 32 || g.Pending() != 2 {
		t.Error("nothing stands in for the same tile in another size")
	}
	g.Begin(0)
	if img := g.Tile("floor-1", 48); img == nil || img.Bounds().Dx() != 48 || g.Pending() != 0 {
		t.Error("without a budget the right size is not painted")
	}
}

// TestUnknown: what has no drawing gives nothing, a creature without one a pawn.
func TestUnknown(t *testing.T) {
	g := art.NewGallery()
	if g.Tile("no such tile", 32) != nil || g.Icon("no such icon", 16, art.Bone, art.Brass) != nil || g.Overlay("none", 32) != nil || g.TilePart("crate", "flame", 32) != nil {
		t.Error("a drawing that is not there was painted")
	}
	if g.Raster("tokens/none", "", 32, nil) != nil {
		t.Error("a raster of nothing")
	}
	for _, kind := range []string{"", "beholder"} {
		if g.HasFigure(kind) || g.Figure(kind, 0, 40) == nil || g.Figure(kind, 0, 40) != g.Figure("pawn", 0, 40) {
			t.Errorf("%q is not shown as a pawn", kind)
		}
		if p := g.Portrait(kind, 1, 40); p == nil || p.Bounds().Dx() != 40 {
			t.Errorf("%q has no portrait", kind)
		}
	}
}

// TestColours paints an icon in two colours and finds no others that are opaque.
func TestColours(t *testing.T) {
	g := art.NewGallery()
	img := g.Raster("icons/attack", "", 48, svg.Colors{svg.Main: art.PaperInk, svg.Accent: art.PaperHead})
	seen := 0
	for i := 0; i < len(img.Pix); i += 4 {
		p := img.Pix[i : i+4]
		if p[3] != 255 {
			continue
		}
		seen++
		// A blend of the two along their common edge lies between them.
		if p[0] < art.PaperInk.R-2 || p[0] > art.PaperHead.R+2 || p[2] > art.PaperInk.B+2 {
			t.Fatalf("pixel %d is %v, neither of the two colours", i/4, p)
		}
	}
	if seen < 100 {
		t.Errorf("only %d opaque pixels", seen)
	}
}

// TestFaces: faces are kept, and text has the width of its letters.
func TestFaces(t *testing.T) {
	if art.Face(art.Bold, 12) != art.Face(art.Bold, 12.05) {
		t.Error("the same face is made twice")
	}
	if w := art.Width("11", art.Mono, 20); w < 20 || w > 28 {
		t.Errorf("two digits of 20 pixels are %.1f wide", w)
	}
	if art.Width("É", art.Regular, 20) <= 0 {
		t.Error("É has no width")
	}
}
