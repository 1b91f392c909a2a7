package tell

import (
	"slices"

	"tenaille/game/model"
	"tenaille/rules"
)

// Chips is the initiative row.
func (tu Turns) Chips() []model.Chip {
	f := &tu.Shown.Facts
	var list []model.Chip
	if tu.Phases() {
		return tu.figureChips()
	}
	active, cards := f.Active(), Cards(tu)
	order := append([]rules.ID(nil), f.Order[:f.Ordered]...)
	for id := range tu.E.Count() { // who has not rolled yet comes after all others (SUR-03)
		if f.Combatants[id].Surprised && !slices.Contains(order, id) {
			order = append(order, id)
		}
	}
	for place, id := range order {
		c, cr := &f.Combatants[id], &tu.E.Creatures[id]
		if c.Absent || cr.Kind == "" || c.Conditions.Has(rules.Dead) {
			continue
		}
		chip := model.Chip{
			ID: "order." + tu.Number(cr.Sheet), Figure: cr.Kind, Side: int(cr.Side), HP: int(c.HP), Max: cr.Whole(c),
			Acting: id == active, Marked: tu.Wanted.Pointer.Who == id, Down: c.Conditions.Any(rules.DownSet), Done: place < int(f.Turn),
		}
		for _, v := range ConditionIcons {
			if v.C == rules.FlatFooted { // nearly everybody in the first round
				chip.Waits = c.Conditions.Has(v.C)
				continue
			}
			if c.Conditions.Has(v.C) {
				chip.Badge, chip.Family = v.Icon, v.Family
				break
			}
		}
		if c.Surprised && !chip.Down {
			chip.Badge, chip.Family = SurprisedIcon, model.Senses
		}
		if marks := cards.waitMarks(id); chip.Badge == "" && len(marks) > 0 {
			chip.Badge, chip.Family = marks[0].Icon, marks[0].Family
		}
		list = append(list, chip)
	}
	return list
}
