package board

import (
	"testing"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// TestSettle checks that no two labels overlap, however many want the same place,
// and that a face is kept free while another place is.
func TestSettle(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	p := &Picture{Pieces: []piece.Piece{{At: grid.C(2, 2)}, {At: grid.C(2, 1)}, {At: grid.C(4, 4), N: 2}}}
	b := &Board{}
	b.places.Clear(place.Box{X0: 0, Y0: 0, X1: 640, Y1: 480})
	b.keepOut(cam, p)
	if _, i, _ := b.places.Settle(cam, pen.V(120, 120), 40, 16, []pen.Vec{{X: 120, Y: 62}, {X: 120, Y: 160}}); i != 1 {
		t.Errorf("a label took place %d, want the one beside the face", i)
	}
	for range 24 {
		b.places.Settle(cam, pen.V(120, 120), 40, 16, []pen.Vec{{X: 120, Y: 62}, {X: 120, Y: 160}, {X: 190, Y: 120}})
	}
	labels := b.places.Taken()
	for i := range labels {
		for k := range labels[:i] {
			if labels[i].Meets(labels[k]) {
				t.Errorf("labels %d and %d overlap: %v, %v", k, i, labels[k], labels[i])
			}
		}
	}
}

// TestSicklesSwingClearOfFigures: the arrow of an opportunity bends away from the
// figure at the end of the way and from bystanders, where it can.
func TestSicklesSwingClearOfFigures(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	by := grid.Space{At: grid.C(4, 6), N: 1}
	for _, stands := range []grid.Cell{{X: 5, Y: 4}, {X: 3, Y: 4}} {
		to := brush.Middle(cam, grid.Space{At: grid.C(4, 3), N: 1})
		from := brush.Middle(cam, by).Sub(pen.V(0, 19))
		p := &Picture{Pieces: []piece.Piece{{At: by.At}}, Signs: Signs{Ghost: &Ghost{At: stands}}}
		worst, best := 0, 16
		for _, bend := range []float64{2, -2, .22} {
			n := crossed(cam, p, by, from, hook(from, to, 48, bend), to)
			worst, best = max(worst, n), min(best, n)
		}
		if worst == 0 || best != 0 {
			t.Fatalf("ghost at %v: the bends cross it %d to %d times, so nothing is tested", stands, best, worst)
		}
		for _, usual := range []float64{2, -2} {
			got := swing(cam, p, by, from, to, usual)
			if n := crossed(cam, p, by, from, hook(from, to, 48, got), to); n != 0 {
				t.Errorf("ghost at %v: bent by %.2f instead of %.2f the sickle crosses it %d times", stands, got, usual, n)
			}
		}
	}
}
