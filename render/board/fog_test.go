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

// TestFogIsNoHoleInSnow: on snow and ice by day what is remembered is clearly darker than
// what is seen, yet its edge is not black, and what never was seen is darker than it and
// no hole either: a third as light as the snow.
func TestFogIsNoHoleInSnow(t *testing.T) {
	e := newEasel()
	mean := func(m *image.RGBA) int { // of the inside of a square
		sum, n := 0, 0
		for y := 20 + 48 + 8; y < 20+2*48-8; y++ {
			for x := 20 + 8; x < 20+48-8; x++ {
				sum, n = sum+light(m, x, y), n+1
			}
		}
		return sum / n
	}
	var left []grid.Cell
	for y := range 4 {
		left = append(left, grid.C(0, y), grid.C(1, y))
	}
	seen := 0
	for _, ground := range soils() {
		if ground.name != "snow, bright" && ground.name != "ice, bright" {
			continue
		}
		seen++
		b := board.New(e.g)
		b.SetTerrain(ground.t)
		bare := mean(e.paint(b, board.Picture{}))
		memory := e.paint(b, board.Picture{Signs: board.Signs{Areas: area.Areas{Memory: left}}})
		never := mean(e.paint(b, board.Picture{Signs: board.Signs{Areas: area.Areas{Unseen: left}}}))
		if got := mean(memory); 3*got > 2*bare || 10*never > 9*got || 3*never < bare {
			t.Errorf("%s: remembered is %d, seen %d, never seen %d", ground.name, got, bare, never)
		}
		if edge := light(memory, 20+2*48, 20+2*48-24); edge < 3*0x18 {
			t.Errorf("%s: the edge of the fog is %d, as black as a pit", ground.name, edge)
		}
	}
	if seen != 2 {
		t.Fatalf("of snow and ice by day %d were looked at", seen)
	}
}

// light is how bright a pixel is, the sum of its three parts.
func light(m *image.RGBA, x, y int) int {
	i := m.PixOffset(x, y)
	return int(m.Pix[i]) + int(m.Pix[i+1]) + int(m.Pix[i+2])
}
