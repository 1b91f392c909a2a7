package camera

import (
	"image"
	"testing"

	"tenaille/rules/grid"
)

// TestTheOwnHaveAirAroundThem: on a window that shows a part of a map the own do not stand against
// its edge where nobody else comes into sight for it; who stands at the end of the map does.
func TestTheOwnHaveAirAroundThem(t *testing.T) {
	for _, v := range []struct{ at int }{{3}, {6}, {0}, {23}} {
		view := image.Rect(0, 0, 390, 700)
		c := Camera{View: view, Safe: view, Scale: 1, Flush: true}
		own := []grid.Space{{At: grid.C(v.at, 5), N: 1}, {At: grid.C(v.at, 6), N: 1}}
		far := (v.at + 12) % 24
		c.Open(24, 16, Opening{Whole: 40, Most: 80, Design: 40, Least: 40, Floor: 40, Own: own, Others: []grid.Space{{At: grid.C(far, 5), N: 1}}})
		from, to := c.CellAt(0, 300), c.CellAt(389, 300)
		if int(from.X) > max(v.at-1, 0) || int(to.X) < min(v.at+1, 23) {
			t.Errorf("with the own in column %d columns %d to %d are in sight", v.at, from.X, to.X)
		}
	}
}
