package grid

import (
	"fmt"
	"strconv"
	"strings"
)

// Edge is a unit edge between two cells (GEO-05): the west border of At when
// Vertical, V(x,y), else its north border, H(x,y).
type Edge struct {
	At       Cell
	Vertical bool
}

// V is the west border of the cell (x,y).
func V(x, y int) Edge { return Edge{C(x, y), true} }

// H is the north border of the cell (x,y).
func H(x, y int) Edge { return Edge{C(x, y), false} }

// Ends returns the two lattice points that e joins.
func (e Edge) Ends() (p, q Cell) {
	if e.Vertical {
		return e.At, Cell{e.At.X, e.At.Y + 1}
	}
	return e.At, Cell{e.At.X + 1, e.At.Y}
}

// Cells returns the two cells that e separates, the north or west one first;
// one of them may lie outside the map.
func (e Edge) Cells() (before, after Cell) {
	if e.Vertical {
		return Cell{e.At.X - 1, e.At.Y}, e.At
	}
	return Cell{e.At.X, e.At.Y - 1}, e.At
}

// String writes e as rules and files do: "V(1,0)", "H(2,3)".
func (e Edge) String() string {
	name := "H"
	if e.Vertical {
		name = "V"
	}
	return fmt.Sprintf("%s(%d,%d)", name, e.At.X, e.At.Y)
}

// ParseEdge reads what String writes.
func ParseEdge(s string) (Edge, error) {
	body, ok := strings.CutSuffix(s, ")")
	if ok && len(body) > 2 && body[1] == '(' && (body[0] == 'V' || body[0] == 'H') {
		xs, ys, _ := strings.Cut(body[2:], ",")
		x, errX := strconv.ParseInt(xs, 10, 16)
		y, errY := strconv.ParseInt(ys, 10, 16)
		if errX == nil && errY == nil {
			return Edge{C(int(x), int(y)), body[0] == 'V'}, nil
		}
	}
	return Edge{}, fmt.Errorf("edge %q: want V(x,y) or H(x,y)", s)
}
