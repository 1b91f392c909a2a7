package board_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// TestFacesNotPaintedYetAreSignsOfTheirSide: where a frame has no time left to paint a face
// the sign of its side stands in its place, as large, and the face in the next frame.
func TestFacesNotPaintedYetAreSignsOfTheirSide(t *testing.T) {
	g := art.NewGallery()
	dst := ebiten.NewImage(64, 64)
	defer dst.Deallocate()
	paint := func() (middle [4]byte, covered int) {
		dst.Clear()
		widget.Canvas{Style: widget.NewStyle(1, g), Dst: dst}.Portrait("fighter", 0, 8, 8, 48)
		px := make([]byte, 4*64*64)
		dst.ReadPixels(px)
		for i := 3; i < len(px); i += 4 {
			if px[i] > 128 {
				covered++
			}
		}
		return [4]byte(px[4*(32*64+32):]), covered
	}
	g.Begin(time.Nanosecond)
	g.Portrait("orc", 1, 48) // takes the time there is
	sign, of := paint()
	if g.Pending() == 0 {
		t.Fatal("the face was painted though there was no time")
	}
	team := art.SideLook(0).Colour
	if want := [4]byte{team.R, team.G, team.B, 255}; sign != want {
		t.Errorf("in the middle of the sign is %v, want %v", sign, want)
	}
	g.Begin(0)
	face, all := paint()
	if g.Pending() != 0 || face == sign {
		t.Error("the face does not take the place of the sign")
	}
	if of < all*3/4 || of > all*5/4 {
		t.Errorf("the sign covers %d pixels, the face %d", of, all)
	}
}
