package moment

import (
	"image"
	"testing"

	"tenaille/render/board/camera"
)

// TestResultsStayUnderTheUpperRow: a result over a piece in the first row that is in sight
// rises no farther than to the edge of the free part; one over a piece that is hidden
// stays with it.
func TestResultsStayUnderTheUpperRow(t *testing.T) {
	cam := camera.NewCamera(image.Rect(0, 0, 1280, 720), image.Rect(8, 54, 1020, 652), 1)
	cam.Square, cam.X, cam.Y = 40, 28, 74
	for _, rise := range []float64{0, 14, 28} {
		f := Float{X: 2.5, Y: .1, Rise: rise}
		y := cam.Y + f.Y*40 - f.Rise*40/48
		if got := f.below(cam, y, 20); got < 54+14 || rise == 0 && got != y {
			t.Errorf("risen by %.0f it stands at %.0f, the upper row ends at 54", rise, got)
		}
	}
	f := Float{X: 2.5, Y: -1}
	if y := cam.Y + f.Y*40; f.below(cam, y, 20) != y {
		t.Error("a result leaves its piece, which is hidden")
	}
}
