package piece

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// StartingPieces stands the creatures of a set-up where they start.
func StartingPieces(s *rules.Setup) []Piece {
	var sides []string
	out := make([]Piece, 0, len(s.Combatants))
	for _, sheet := range s.Combatants {
		side := slices.Index(sides, sheet.Side)
		if side < 0 {
			side = len(sides)
			sides = append(sides, sheet.Side)
		}
		size, _ := rules.SizeByName(sheet.Size)
		out = append(out, Piece{
			ID: sheet.ID, Figure: sheet.Kind, Side: side,
			At: grid.C(sheet.At[0], sheet.At[1]), N: int(size.Row().Space), Scale: ScaleOf(size),
			HP: sheet.HP, MaxHP: sheet.MaxHP, Bare: true,
		})
	}
	return out
}
