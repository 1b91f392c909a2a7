package easel

import (
	"tenaille/levels"
	"tenaille/levels/tmx"
	"tenaille/rules/grid"
)

// StartOf are the squares on which a side begins, by its number.
func (e *Easel) StartOf(side int) (list []grid.Cell) {
	return e.covered("start", func(o tmx.Object) bool { return o.Number("side") == side })
}

// ZoneOf are the squares of a zone.
func (e *Easel) ZoneOf(name string) (list []grid.Cell) {
	return e.covered("zones", func(o tmx.Object) bool { return o.Name == name })
}

// covered are the squares of those rectangles of a layer that are meant, as far as they lie
// on the map.
func (e *Easel) covered(layer string, meant func(tmx.Object) bool) (list []grid.Cell) {
	w, h := e.Doc.Size()
	for _, o := range e.Doc.Objects(layer) {
		if !meant(o) {
			continue
		}
		r := e.Doc.Rect(o)
		for y := max(r.Y, 0); y < min(r.Y+r.H, h); y++ {
			for x := max(r.X, 0); x < min(r.X+r.W, w); x++ {
				list = append(list, grid.C(x, y))
			}
		}
	}
	return list
}

// Where is the square on which something is wrong; ok is false of what is wrong nowhere.
func (e *Easel) Where(f levels.Flaw) (c grid.Cell, ok bool) {
	if f.OnCell {
		return f.Cell, true
	}
	o, layer, ok := e.Doc.Object(f.Object)
	if !ok || layer == "goals" || layer == "events" {
		return grid.Cell{}, false
	}
	x, y := e.Doc.Cell(o)
	w, h := e.Doc.Size()
	return grid.C(min(max(x, 0), w-1), min(max(y, 0), h-1)), true
}
