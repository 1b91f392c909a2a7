package area

import (
	"testing"

	"tenaille/render/board/brush"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// TestClosed checks which holes the outline of an area passes over: those of a
// creature, of a pair and of two by two squares, never a greater one.
func TestClosed(t *testing.T) {
	for _, c := range []struct {
		name string
		rows []string // '#' the area, 'p' a piece, '.' neither
		runs int
	}{
		{"one piece", []string{"#####", "##p##", "#####"}, 1},
		{"a pair", []string{"#####", "#pp##", "#####"}, 1},
		{"two by two", []string{"######", "#..###", "#..###", "######"}, 1},
		{"three in a row", []string{"#####", "#...#", "#####"}, 2},
		{"a piece at the rim", []string{".......", ".####..", ".###p..", ".####..", "......."}, 1},
	} {
		m := terrain.NewTerrain(len(c.rows[0]), len(c.rows))
		var cells []grid.Cell
		var pieces []piece.Piece
		for y, row := range c.rows {
			for x, r := range row {
				switch r {
				case '#':
					cells = append(cells, grid.C(x, y))
				case 'p':
					pieces = append(pieces, piece.Piece{At: grid.C(x, y)})
				}
			}
		}
		set, order := brush.SetOf(cells)
		order = closed(m, set, order, pieces)
		if runs := brush.Contour(set, order, 48, 2, 8); len(runs) != c.runs {
			t.Errorf("%s: %d outlines, want %d; filled %v", c.name, len(runs), c.runs, order[len(cells):])
		}
		for _, q := range pieces {
			if !set[q.At] {
				t.Errorf("%s: the square %v of a piece is left out", c.name, q.At)
			}
		}
	}
}
