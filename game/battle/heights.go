package battle

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
func (b *battle) heightSigns(s *board.Signs) {
	h := &b.raised
	if unit := b.Unit() + b.Text.Language(); h.of != b.terrain || h.unit != unit {
		*h = heights{of: b.terrain, unit: unit}
		if b.terrain != nil {
			h.list = b.terrain.Raised()
		}
		for _, r := range h.list {
			h.text = append(h.text, "+"+b.Length(r.Level))
		}
	}
	for i, r := range h.list {
		if !slices.Contains(s.Areas.Unseen, r.At) {
			s.Tags = append(s.Tags, board.Tag{At: r.At, Icon: "height", Text: h.text[i], Quiet: true})
		}
	}
}
