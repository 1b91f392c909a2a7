package tabletop

import (
	"slices"

	"tenaille/render/board"
	"tenaille/render/board/terrain"
)

// heights are the raised regions of a map, kept until the map changes.
type heights struct {
	of   *terrain.Terrain
	list []terrain.Rise
	text []string
	unit string
}

// heightSigns tell on each raised region how high it lies, unless it was never seen.
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
		if !slices.Contains(s.Areas.Unseen, r.At) {
			s.Tags = append(s.Tags, board.Tag{At: r.At, Icon: "height", Text: h.text[i], Quiet: true})
		}
	}
}
