package view

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Doors returns which doors a side takes for open: those that one of its own sees or
// stands beside as they are, the others as it took them before. Without fog every
// side sees every door.
func Doors(e *rules.Encounter, side int, before uint64) uint64 {
	wrong := before ^ e.Facts.OpenDoors
	if wrong == 0 {
		return before
	}
	if side == Everyone || clearDay(e) {
		return e.Facts.OpenDoors
	}
	w, h := e.Map.W(), e.Map.H()
	look := func(features []grid.Feature, x0, y0, x1, y1 int) {
		for i := range features {
			if d := features[i].Door; d > 0 && wrong>>(d-1)&1 == 1 && watched(e, side, x0, y0, x1, y1) {
				wrong &^= 1 << (d - 1)
			}
		}
	}
	for y := range h + 1 {
		for x := range w + 1 {
			if x < w && y < h {
				look(e.Map.CellFeatures(grid.C(x, y)), x-1, y-1, x+1, y+1)
			}
			if y < h {
				look(e.Map.EdgeFeatures(grid.V(x, y)), x-1, y, x, y)
			}
			if x < w {
				look(e.Map.EdgeFeatures(grid.H(x, y)), x, y-1, x, y)
			}
		}
	}
	return e.Facts.OpenDoors ^ wrong
}

// watched reports whether one of a side sees a square of a block, or stands in it.
func watched(e *rules.Encounter, side, x0, y0, x1, y1 int) bool {
	f := e.Ground()
	for y := max(y0, 0); y <= min(y1, e.Map.H()-1); y++ {
		for x := max(x0, 0); x <= min(x1, e.Map.W()-1); x++ {
			c := grid.C(x, y)
			for id := range e.Count() {
				if int(e.Creatures[id].Side) == side && e.Present(id) && (e.Space(id).Contains(c) ||
					!e.Facts.Combatants[id].Conditions.Any(rules.SightlessSet) && Square(f, e.Creatures[id].Vision, e.Space(id), c)) {
					return true
				}
			}
		}
	}
	return false
}

// Square reports whether eyes in a space see a square: lit for them and with a line of
// sight.
func Square(f *grid.Field, v grid.Vision, eyes grid.Space, c grid.Cell) bool {
	to := grid.Square(c)
	near := grid.Adjacent(eyes, to) || eyes.Overlaps(to)
	return (eyes.Overlaps(to) || f.LightFor(v, eyes, c) != grid.LightDark) && f.SightSpaces(eyes, to, near)
}

// Ground appends, row by row, which squares a side sees now.
func Ground(e *rules.Encounter, side int, dst []bool) []bool {
	f, w := e.Ground(), e.Map.W()
	for i := range w * e.Map.H() {
		c, sees := grid.C(i%w, i/w), false
		for id := range e.Count() {
			if int(e.Creatures[id].Side) == side && e.Present(id) && !e.Facts.Combatants[id].Conditions.Any(rules.SightlessSet) &&
				Square(f, e.Creatures[id].Vision, e.Space(id), c) {
				sees = true
				break
			}
		}
		dst = append(dst, sees)
	}
	return dst
}
