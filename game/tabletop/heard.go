package tabletop

import (
	"math"

	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// Heard is how loud wind, fires and water are, 0 to 1: fires and water the louder the
// nearer the nearest is to the middle of what is looked at.
func (tb *Table) Heard() (wind, fire, water float64) {
	x, y := tb.Camera.Middle()
	near := func(at grid.Cell) float64 {
		d := math.Hypot(float64(at.X)+.5-x, float64(at.Y)+.5-y) / 5
		return 1 / (1 + d*d)
	}
	for _, l := range tb.Terrain.Lamps {
		if l.Flame {
			fire = math.Max(fire, near(l.At))
		}
	}
	for i := range tb.Terrain.Squares {
		if tb.Terrain.Squares[i].Ground == terrain.Water {
			water = math.Max(water, near(grid.C(i%tb.Terrain.W, i/tb.Terrain.W)))
		}
	}
	return 1, fire, water
}
