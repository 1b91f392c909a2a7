package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// Current is the creature that the screen is about: the one the player acts
// with, else the one whose turn is shown.
func (te *Teller) Current() rules.ID {
	if te.Phases() && te.Now.Mine && te.Now.What == rules.AwaitsAction && !te.Lagging() {
		return te.Now.Who
	}
	return te.Shown.Facts.Active()
}

// PhaseWord names the part of the match that is counted: a round, or a phase; 0 is
// the surprise round, where there is one (SUR-03).
func (te *Teller) PhaseWord(n int) string {
	if !te.E.Rules.Turn.SurpriseRound {
		n = max(n, 1)
	}
	return te.RoundWord(te.E.Rules.Name, n)
}

// PhaseHint says what the side to act may do (SKI-15, SKI-16).
func (te *Teller) PhaseHint() string {
	id := te.Now.Who
	budget := te.BudgetOf(id)
	switch {
	case !plan.Begun(te.E, id) && te.Activation().Left() > 0 && len(te.Waiting()) > 1:
		return te.T("Whom to activate? One in a dashed frame.")
	case plan.Begun(te.E, id) && te.Unspent() == 0:
		return te.T("Nothing left but to end the activation.")
	case budget.Standard > 0 && budget.Move == 0:
		return te.T("The attack is left.")
	case budget.Standard == 0:
		return te.T("The move is left.")
	}
	return te.T("A square: walk. An enemy: attack.")
}

// figureChips are the figures of both sides, those of the first before those of
// the second.
func (te *Teller) figureChips() []model.Chip {
	var list []model.Chip
	f := &te.Shown.Facts
	for side := range te.E.Sides {
		for id := range te.E.Count() {
			c, cr := &f.Combatants[id], &te.E.Creatures[id]
			if int(cr.Side) != side || c.Absent || cr.Kind == "" || c.Conditions.Has(rules.Dead) {
				continue
			}
			done := c.Activated && !(f.Phase.Open && f.Phase.Lead == id)
			list = append(list, model.Chip{
				ID: "order." + te.Number(cr.Sheet), Figure: cr.Kind, Side: side, HP: int(c.HP), Max: int(cr.MaxHP),
				Acting: id == te.Current(), Marked: te.Pointer.Who == id, Done: done, Ticked: done,
			})
		}
	}
	return list
}

// TurnModel is the side's turn between the figures of both, nil where creatures
// have turns of their own.
func (te *Teller) TurnModel() *model.Turn {
	if !te.Phases() {
		return nil
	}
	f := &te.Shown.Facts
	side := int(f.Phase.Side)
	v := te.Activation()
	t := &model.Turn{Words: te.T("%[1]s activates", te.SideName(side)), Side: side, Left: v.Left(), Of: v.Of, Open: v.Open}
	t.Tip = te.turnTip(t.Words)
	for id := range te.E.Count() {
		c := &f.Combatants[id]
		if te.E.Creatures[id].Side == 0 && !c.Absent && te.E.Creatures[id].Kind != "" && !c.Conditions.Has(rules.Dead) {
			t.Before++
		}
	}
	return t
}
