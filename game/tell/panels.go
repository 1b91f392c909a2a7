package tell

import (
	"slices"

	"tenaille/game/model"
	"tenaille/rules"
)

// Chips is the initiative row.
func (te *Teller) Chips() []model.Chip {
	f := &te.Shown.Facts
	var list []model.Chip
	if te.Phases() {
		return te.figureChips()
	}
	active := f.Active()
	order := append([]rules.ID(nil), f.Order[:f.Ordered]...)
	for id := range te.E.Count() { // who has not rolled yet comes after all others (SUR-03)
		if f.Combatants[id].Surprised && !slices.Contains(order, id) {
			order = append(order, id)
		}
	}
	for place, id := range order {
		c, cr := &f.Combatants[id], &te.E.Creatures[id]
		if c.Absent || cr.Kind == "" || c.Conditions.Has(rules.Dead) {
			continue
		}
		chip := model.Chip{
			ID: "order." + te.Number(cr.Sheet), Figure: cr.Kind, Side: int(cr.Side), HP: int(c.HP), Max: cr.Whole(c),
			Acting: id == active, Marked: te.Pointer.Who == id, Down: c.Conditions.Any(rules.DownSet), Done: place < int(f.Turn),
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
		if marks := te.waitMarks(id); chip.Badge == "" && len(marks) > 0 {
			chip.Badge, chip.Family = marks[0].Icon, marks[0].Family
		}
		list = append(list, chip)
	}
	return list
}
