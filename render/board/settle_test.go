package board

import (
	"testing"

	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// TestSettle checks that no two labels overlap, however many want the same place,
// and that a face is kept free while another place is.
func TestSettle(t *testing.T) {
	cam := Camera{Square: 48, Scale: 1}
	p := &Picture{Pieces: []Piece{{At: grid.C(2, 2)}, {At: grid.C(2, 1)}, {At: grid.C(4, 4), N: 2}}}
	b := &Board{}
	if _, i := b.settle(cam, p, 40, 16, []pen.Vec{{X: 120, Y: 62}, {X: 120, Y: 160}}); i != 1 {
		t.Errorf("a label took place %d, want the one beside the face", i)
	}
	for range 24 {
		b.settle(cam, p, 40, 16, []pen.Vec{{X: 120, Y: 62}, {X: 120, Y: 160}, {X: 190, Y: 120}})
	}
	for i := range b.labels {
		for k := range b.labels[:i] {
			if b.labels[i].meets(b.labels[k]) {
				t.Errorf("labels %d and %d overlap: %v, %v", k, i, b.labels[k], b.labels[i])
			}
		}
	}
}
