package tabletop

import (
	"tenaille/game/tell"
	"tenaille/render/board"
	"tenaille/render/board/area"
	"tenaille/rules/grid"
)

// goalSigns name the zones in which attacks have other odds (ATK-06), mark where somebody
// unseen has been located (STL-03), outline what goals are about, with its name, mark whom they are about, and show
// what can be carried where it lies or who has it (SKI-19).
func (tb *Table) goalSigns(s *board.Signs) {
	goals := tell.Goals{Voice: tb.Voice}
	for _, z := range goals.Lent() {
		s.Tags = append(s.Tags, board.Tag{At: middle(z.Cells), Icon: "ability-area", Text: z.Name, Quiet: true, Zone: z.Cells})
	}
	for id := range tb.E.Count() {
		if c := &tb.E.Facts.Combatants[id]; c.Absent && c.Located != 0 { // STL-03
			s.Tags = append(s.Tags, board.Tag{At: c.At, Icon: "find", Text: tb.T("somebody unseen")})
		}
	}
	if !tb.E.HasQuest() {
		return
	}
	for _, z := range goals.Zones() {
		s.Areas.Zones = append(s.Areas.Zones, area.Zone{Cells: z.Cells, Side: z.Side, Own: z.Own})
		s.Tags = append(s.Tags, board.Tag{At: middle(z.Cells), Icon: "scenario", Text: z.Name, Quiet: true, Zone: z.Cells})
	}
	lie, names, borne := goals.Tokens()
	for i, at := range lie {
		s.Tags = append(s.Tags, board.Tag{At: at, Icon: "pick-up", Text: names[i], Quiet: !covered(tb, at)})
	}
	persons := goals.Persons()
	for id := range tb.E.Count() {
		icon := ""
		switch {
		case borne>>id&1 == 1:
			icon = "pick-up"
		case persons>>id&1 == 1:
			icon = "scenario"
		}
		if icon != "" && !tb.Shown.Facts.Combatants[id].Absent {
			s.Tags = append(s.Tags, board.Tag{At: tb.ShownSpace(id).At, Icon: icon})
		}
	}
}

// covered reports whether somebody is shown on a square, standing or fallen: what lies there
// would not be seen.
func covered(tb *Table, c grid.Cell) bool {
	for id := range tb.E.Count() {
		if !tb.Shown.Facts.Combatants[id].Absent && tb.ShownSpace(id).Contains(c) {
			return true
		}
	}
	return false
}

// middle is the cell of a list nearest to its middle.
func middle(cells []grid.Cell) (best grid.Cell) {
	x, y := 0, 0
	for _, c := range cells {
		x, y = x+int(c.X), y+int(c.Y)
	}
	least := 1 << 30
	for _, c := range cells {
		dx, dy := int(c.X)*len(cells)-x, int(c.Y)*len(cells)-y
		if d := dx*dx + dy*dy; d < least {
			best, least = c, d
		}
	}
	return best
}
