package tell

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/game/tell/voice"
	"tenaille/rules"
)

// Row is the row of the order: a chip for each, and one counter for the fallen.
func (tu Turns) Row() model.Order {
	o := model.Order{Chips: tu.Chips(), Turn: tu.TurnModel()}
	var names []string
	n := 0
	for side := range tu.E.Sides {
		list := ""
		for id := range tu.E.Count() {
			if int(tu.E.Creatures[id].Side) != side || tu.Shown.Facts.Combatants[id].Absent || tu.E.Creatures[id].Kind == "" || !tu.counted(id) {
				continue
			}
			if n++; list != "" {
				list += ", "
			}
			list += tu.NameOf(id)
		}
		if list != "" {
			names = append(names, tu.T("%[1]s: %[2]s", tu.SideName(side), list))
		}
	}
	if n > 0 {
		o.Fallen = "×" + tu.Number(n)
		o.FallenTip = model.Tip{Title: tu.TN("%[1]d has fallen", "%[1]d have fallen", n, n), Text: strings.Join(names, "\n")}
	}
	return o
}

// counted reports whether one is told of by the counter of the fallen: the dead, and
// enemies that are down. One of the own side that lies dying keeps its chip, since it can
// be saved.
func (tu Turns) counted(id rules.ID) bool {
	c := &tu.Shown.Facts.Combatants[id]
	return c.Conditions.Has(rules.Dead) || c.Conditions.Any(rules.DownSet) && int(tu.E.Creatures[id].Side) != tu.Side
}

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
		if c.Absent || cr.Kind == "" || tu.counted(id) {
			continue
		}
		chip := model.Chip{
			ID: "order." + tu.Number(cr.Sheet), Figure: cr.Kind, Side: int(cr.Side), HP: int(c.HP), Max: cr.Whole(c),
			Acting: id == active, Marked: tu.Wanted.Pointer.Who == id, Down: c.Conditions.Any(rules.DownSet), Done: place < int(f.Turn),
		}
		for _, v := range voice.ConditionIcons {
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
