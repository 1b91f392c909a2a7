package camera_test

import (
	"image"
	"testing"

	"pgregory.net/rapid"

	"tenaille/render/board/camera"
	"tenaille/rules/grid"
)

// TestShowReachesTowardsWhatHasNoRoom: of two squares too far apart for one picture the first
// is whole in the free part with the squares beside it, and the picture reaches as far towards
// the other as that lets it; two that have room together are both in it.
func TestShowReachesTowardsWhatHasNoRoom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const squares = 60
		view := image.Rect(0, 0, 390, 844)
		c := camera.NewCamera(view, image.Rect(0, 48, 390, 696), 1)
		c.Flush, c.Square = true, 40
		c.X, c.Y = -float64(rapid.IntRange(0, 1500).Draw(t, "x")), -float64(rapid.IntRange(0, 1500).Draw(t, "y"))
		cell := func(name string) grid.Space {
			return grid.Square(grid.C(rapid.IntRange(15, 40).Draw(t, name+"x"), rapid.IntRange(20, 35).Draw(t, name+"y")))
		}
		first, other := cell("a"), cell("b")
		c.Show(first, other)
		c.Land(squares, squares)
		a, b := c.SpaceRect(first), c.SpaceRect(other)
		if !a.In(c.Safe) {
			t.Fatalf("the first at %v is not in %v", a, c.Safe)
		}
		if both := c.Holds(c.Square, first, other); both && !b.In(c.Safe) {
			t.Fatalf("the other at %v has room in %v", b, c.Safe)
		} else if both {
			return
		}
		left, right := a.Min.X-c.Safe.Min.X, c.Safe.Max.X-a.Max.X
		if far := b.Min.X - a.Min.X; far > c.Safe.Dx() && left > 2*c.Square || -far > c.Safe.Dx() && right > 2*c.Square {
			t.Fatalf("the other lies %d pixels away and %d and %d are free beside the first", far, left, right)
		}
	})
}

// TestHoldsTellsWhetherWideningHelps: squares that are small enough hold what larger ones do
// not, and no size holds what is wider than the map's part.
func TestHoldsTellsWhetherWideningHelps(t *testing.T) {
	c := camera.NewCamera(image.Rect(0, 0, 390, 844), image.Rect(0, 48, 390, 696), 1)
	c.Flush = true
	a, b := grid.Square(grid.C(0, 0)), grid.Square(grid.C(10, 3))
	if c.Holds(40, a, b) || !c.Holds(32, a, b) {
		t.Error("eleven squares have room at 32 pixels and not at 40")
	}
	if far := grid.Square(grid.C(14, 3)); c.Holds(32, a, far) {
		t.Error("fifteen squares have room on 390 pixels")
	}
}
