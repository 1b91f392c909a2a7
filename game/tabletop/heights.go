package tabletop

import (
	"slices"

	"tenaille/render/board"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// heights are the raised regions of a map, kept until the map changes.
type heights struct {
	of   *terrain.Terrain
	list []terrain.Rise
	text []string
	unit string
}

// heightSigns tell how high a raised region lies that the pointer or the way planned touches, unless
// it was never seen: where nothing is asked the ledge alone says that it is one.
func (tb *Table) heightSigns(s *board.Signs) {
	h := &tb.raised
	if unit := tb.Unit() + tb.Text.Language(); h.of != tb.Terrain || h.unit != unit {
		*h = heights{of: tb.Terrain, unit: unit}
		if tb.Terrain != nil {
			h.list = tb.Terrain.Raised()
		}
		for _, r := range h.list {
			h.text = append(h.text, "+"+tb.Length(r.Level))
		}
	}
	for i, r := range h.list {
		if !slices.Contains(s.Areas.Unseen, r.At) && climbs(tb, r.Cells) {
			s.Tags = append(s.Tags, board.Tag{At: r.At, Icon: "height", Text: h.text[i], Quiet: true})
		}
	}
}

// climbs reports whether the pointer lies on some squares or beside them, or the way planned leads
// there.
func climbs(tb *Table, cells []grid.Cell) bool {
	at := &tb.Wanted.Pointer
	path := tb.Forecast.Proposed.Path
	return slices.ContainsFunc(cells, func(c grid.Cell) bool {
		return at.OnMap && max(apart(c.X, at.Cell.X), apart(c.Y, at.Cell.Y)) <= 1 || slices.Contains(path, c)
	})
}

func apart(a, z int16) int { return max(int(a)-int(z), int(z)-int(a)) }
