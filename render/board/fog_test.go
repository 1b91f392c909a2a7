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

// TestFogReachesTheEdgeOfTheMap: where a map ends the dark has no bays: to the last pixel of its
// corners nothing is seen of what never was, nor does a bay open beside a square in sight.
func TestFogReachesTheEdgeOfTheMap(t *testing.T) {
	e := newEasel()
	ground := soils()[0]
	b := board.New(e.g)
	b.SetTerrain(ground.t)
	var all []grid.Cell
	for y := range 4 {
		for x := range 5 {
			if x != 2 || y != 3 {
				all = append(all, grid.C(x, y))
			}
		}
	}
	bare := e.paint(b, board.Picture{})
	dark := e.paint(b, board.Picture{Signs: board.Signs{Areas: area.Areas{Unseen: all}}})
	x1, y1 := 20+5*48-1, 20+4*48-1
	for _, at := range []image.Point{{20, 20}, {x1, 20}, {20, y1}, {x1, y1}, {20 + 2*48 - 8, y1 - 1}, {20 + 3*48 + 7, y1 - 1}} {
		if got, sheet := light(dark, at.X, at.Y), light(dark, 20+24, 20+24); got > sheet+24 || got == light(bare, at.X, at.Y) {
			t.Errorf("at %v it is %d under the dark, which is %d", at, got, sheet)
		}
	}
	if got, was := light(dark, 20+2*48+24, 20+3*48+24), light(bare, 20+2*48+24, 20+3*48+24); got != was {
		t.Errorf("the square in sight is %d instead of %d", got, was)
	}
	// Inside the map a corner of the dark is round: it leaves the very corner of the square free.
	left := e.paint(b, board.Picture{Signs: board.Signs{Areas: area.Areas{Unseen: []grid.Cell{grid.C(1, 1)}}}})
	if in, out := light(left, 20+48+24, 20+48+12), light(left, 20+48+2, 20+48+2); 2*in > light(bare, 20+48+24, 20+48+12) || 10*out < 7*light(bare, 20+48+2, 20+48+2) {
		t.Errorf("the middle of the dark square is %d, its corner %d", in, out)
	}
}
