package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// PhaseHint says what the side to act may do (SKI-15, SKI-16).
func (tu Turns) PhaseHint() string {
	id := tu.Now.Who
	budget := tu.BudgetOf(id)
	switch {
	case !plan.Begun(tu.E, id) && tu.Activation().Left() > 0 && len(tu.Waiting()) > 1:
		return tu.T("Activate which figure? One in corner marks.")
	case plan.Begun(tu.E, id) && tu.Unspent() == 0:
		return tu.T("Nothing left but to end the activation.")
	case budget.Standard > 0 && budget.Move == 0:
		return tu.T("The attack is left.")
	case budget.Standard == 0:
		return tu.T("The move is left.")
	}
	return tu.T("A square: walk. An enemy: attack.")
}

// figureChips are the figures of both sides, those of the first before those of
// the second.
func (tu Turns) figureChips() []model.Chip {
	var list []model.Chip
	f := &tu.Shown.Facts
	for side := range tu.E.Sides {
		for id := range tu.E.Count() {
			c, cr := &f.Combatants[id], &tu.E.Creatures[id]
			if int(cr.Side) != side || c.Absent || cr.Kind == "" || c.Conditions.Has(rules.Dead) {
				continue
			}
			done := c.Activated && !(f.Phase.Open && f.Phase.Lead == id)
			list = append(list, model.Chip{
				ID: "order." + tu.Number(cr.Sheet), Figure: cr.Kind, Side: side, HP: int(c.HP), Max: int(cr.MaxHP),
				Acting: id == tu.Current(), Marked: tu.Wanted.Pointer.Who == id, Done: done, Ticked: done,
			})
		}
	}
	return list
}

// TurnModel is the side's turn between the figures of both, nil where creatures
// have turns of their own.
func (tu Turns) TurnModel() *model.Turn {
	if !tu.Phases() {
		return nil
	}
	f := &tu.Shown.Facts
	side := int(f.Phase.Side)
	v := tu.Activation()
	t := &model.Turn{Words: tu.T("%[1]s activates", tu.SideName(side)), Side: side, Left: v.Left(), Of: v.Of, Open: v.Open}
	t.Tip = tu.turnTip(t.Words)
	for id := range tu.E.Count() {
		c := &f.Combatants[id]
		if tu.E.Creatures[id].Side == 0 && !c.Absent && tu.E.Creatures[id].Kind != "" && !c.Conditions.Has(rules.Dead) {
			t.Before++
		}
	}
	return t
}
