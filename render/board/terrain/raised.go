package terrain

import "tenaille/rules/grid"

// Rise is a raised region of a map: where its height is told, its level and its squares.
type Rise struct {
	At    grid.Cell
	Level int
	Cells []grid.Cell
}

// leastRise is how many squares a region has at least for its height to be told.
const leastRise = 4

// Raised returns the raised regions, each with the square of its stairs, else the
// middle of its southern edge.
func (t *Terrain) Raised() []Rise {
	var list []Rise
	seen := make([]bool, len(t.Squares))
	high := func(x, y int, level int8) bool {
		return t.Inside(x, y) && !seen[y*t.W+x] && t.Square(x, y).Level == level && t.Square(x, y).Ground != Void && !t.tall(x, y)
	}
	for i := range t.Squares {
		level := t.Squares[i].Level
		if level <= 0 || !high(i%t.W, i/t.W, level) {
			continue
		}
		seen[i] = true
		region := []grid.Cell{grid.C(i%t.W, i/t.W)}
		var stairs []grid.Cell
		sum, south := 0, 0
		for k := 0; k < len(region); k++ {
			c := region[k]
			sum, south = sum+int(c.X), max(south, int(c.Y))
			for _, d := range Sides {
				x, y := int(c.X)+d[0], int(c.Y)+d[1]
				if t.Inside(x, y) && t.Square(x, y).Ground == Stairs {
					stairs = append(stairs, grid.C(x, y))
				}
				if high(x, y, level) {
					seen[y*t.W+x] = true
					region = append(region, grid.C(x, y))
				}
			}
		}
		if len(region) < leastRise {
			continue
		}
		at := grid.C(-1, -1)
		if len(stairs) > 0 {
			at = stairs[0]
		} else {
			for _, c := range region {
				if int(c.Y) == south && (at.X < 0 || off(int(c.X), sum/len(region)) < off(int(at.X), sum/len(region))) {
					at = c
				}
			}
		}
		list = append(list, Rise{at, int(level), region})
	}
	return list
}

func off(a, z int) int { return max(a-z, z-a) }

// Sides are the ways from a square to those that share an edge with it: north, east,
// south, west.
var Sides = [...][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}
