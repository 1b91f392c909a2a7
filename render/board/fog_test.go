package board_test

import (
	"image"
	"testing"

	"tenaille/render/board"
	"tenaille/render/board/area"
	"tenaille/rules/grid"
)

// TestEdgeOfFogIsWholeAndDark walks along the edge of what is not seen, by day
// and by night: nowhere is it brighter than the ground it lies on, so that no
// part of it can be taken for the dashes of a second move.
func TestEdgeOfFogIsWholeAndDark(t *testing.T) {
	e := newEasel()
	var left []grid.Cell
	for y := range 4 {
		left = append(left, grid.C(0, y), grid.C(1, y))
	}
	for _, ground := range soils() {
		b := board.New(e.g)
		b.SetTerrain(ground.t)
		bare := e.paint(b, board.Picture{})
		for name, s := range map[string]board.Signs{"remembered": {Areas: area.Areas{Memory: left}}, "never seen": {Areas: area.Areas{Unseen: left}}} {
			with := e.paint(b, board.Picture{Signs: s})
			edge := 20 + 2*48
			for y := 20 + 48; y < 20+3*48; y++ {
				for _, x := range []int{edge - 1, edge} {
					if light(with, x, y) > light(bare, x, y) {
						t.Fatalf("%s on %s: the edge is %d at %d, %d, on a ground of %d", name, ground.name, light(with, x, y), x, y, light(bare, x, y))
					}
				}
			}
		}
	}
}

// light is how bright a pixel is, the sum of its three parts.
func light(m *image.RGBA, x, y int) int {
	i := m.PixOffset(x, y)
	return int(m.Pix[i]) + int(m.Pix[i+1]) + int(m.Pix[i+2])
}
