package easel

import (
	"slices"

	"tenaille/levels/tmx"
)

// Take takes as a brush what the tool in hand has painted at a spot, and tells whether
// anything is there.
func (e *Easel) Take(at Spot) bool {
	x, y := at.Square()
	t := e.Brush.Tool
	side := max(e.Brush.Side, 1)
	var found func(b Brush) bool
	switch t {
	case Ground, Things, Height:
		tile := e.Doc.Tile(layerOf(t), x, y)
		found = func(b Brush) bool { return !b.Rub && e.gid(b.tile) == tile }
	case Walls:
		w, _ := e.Doc.WallOn(at.Edge())
		found = func(b Brush) bool { return b.wall.Class == w.Class && slices.Equal(b.wall.Properties, w.Properties) }
	case Light:
		o, ok := e.Doc.At("lights", x, y)
		found = func(b Brush) bool { return ok && b.bright == o.Number("bright") }
	case Pieces:
		kind, whose, ok := e.Figure(x, y)
		if ok {
			side = whose
		}
		found = func(b Brush) bool { return ok && b.Kind == kind }
	case Places:
		found = e.placed(x, y)
	}
	list := e.Palette(t, side)
	i := slices.IndexFunc(list, found)
	if i < 0 {
		return false
	}
	e.Brush = list[i]
	return true
}

// placed tells of the brushes of places which one has painted a square.
func (e *Easel) placed(x, y int) func(Brush) bool {
	if o, ok := e.Doc.At("tokens", x, y); ok {
		return func(b Brush) bool { return b.Token == o.Name }
	}
	on := func(layer string) (tmx.Object, bool) {
		for _, o := range e.Doc.Objects(layer) {
			if e.Doc.Rect(o).Has(x, y) {
				return o, true
			}
		}
		return tmx.Object{}, false
	}
	if o, ok := on("zones"); ok {
		return func(b Brush) bool { return b.Zone == o.Name }
	}
	o, ok := on("start")
	return func(b Brush) bool { return ok && b.Side == o.Number("side") && b.Zone == "" && b.Token == "" }
}

// On is the name of the brush that painted a square with a tool of tiles, empty where none
// did.
func (e *Easel) On(t Tool, x, y int) string {
	tile := e.Doc.Tile(layerOf(t), x, y)
	if tile == 0 {
		return ""
	}
	for _, b := range e.Palette(t, 1) {
		if !b.Rub && e.gid(b.tile) == tile {
			return b.ID
		}
	}
	return ""
}
