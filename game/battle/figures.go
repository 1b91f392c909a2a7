package battle

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// pick chooses the figure to act with. Nothing happens to it yet: it is
// activated by what it does, and that ends an activation under way.
func (b *battle) pick(id rules.ID) {
	if !b.turn.MayBegin(id) || b.busy() {
		return
	}
	b.turn.Picked = id
	b.setMode(plan.FreeMode)
	b.refresh()
	b.Sound.Play(sound.Select)
	if open := b.turn.E.Facts.Phase.Lead; b.turn.E.Facts.Phase.Open && open != id {
		b.say(b.T("What %[1]s does ends the activation of %[2]s.", b.nameOf(id), b.nameOf(open)), rules.SKI15.String())
	}
	b.plot()
}

// current is the creature that the screen is about: the one the player acts
// with, else the one whose turn is shown.
func (b *battle) current() rules.ID {
	if b.turn.Phases() && b.turn.Now.Mine && b.turn.Now.What == rules.AwaitsAction && !b.lagging() {
		return b.turn.Now.Who
	}
	return b.shown.facts.Active()
}

// phaseWord names the part of the match that is counted: a round, or a phase; 0 is
// the surprise round, where there is one (SUR-03).
func (b *battle) phaseWord(n int) string {
	if !b.turn.E.Rules.Turn.SurpriseRound {
		n = max(n, 1)
	}
	return b.RoundWord(b.turn.E.Rules.Name, n)
}

// phaseHint says what the side to act may do (SKI-15, SKI-16).
func (b *battle) phaseHint() string {
	id := b.turn.Now.Who
	budget := b.turn.BudgetOf(id)
	switch {
	case !plan.Begun(b.turn.E, id) && b.activation().left() > 0 && len(b.turn.Waiting()) > 1:
		return b.T("Whom to activate? One in a dashed frame.")
	case plan.Begun(b.turn.E, id) && b.unspent() == 0:
		return b.T("Nothing left but to end the activation.")
	case budget.Standard > 0 && budget.Move == 0:
		return b.T("The attack is left.")
	case budget.Standard == 0:
		return b.T("The move is left.")
	}
	return b.T("A square: walk. An enemy: attack.")
}

// figureChips are the figures of both sides, those of the first before those of
// the second.
func (b *battle) figureChips() []model.Chip {
	var list []model.Chip
	f := &b.shown.facts
	for side := range b.turn.E.Sides {
		for id := range b.turn.E.Count() {
			c, cr := &f.Combatants[id], &b.turn.E.Creatures[id]
			if int(cr.Side) != side || c.Absent || cr.Kind == "" || c.Conditions.Has(rules.Dead) {
				continue
			}
			done := c.Activated && !(f.Phase.Open && f.Phase.Lead == id)
			list = append(list, model.Chip{
				ID: "order." + b.Number(cr.Sheet), Figure: cr.Kind, Side: side, HP: int(c.HP), Max: int(cr.MaxHP),
				Acting: id == b.current(), Marked: b.turn.Pointer.Who == id, Done: done, Ticked: done,
			})
		}
	}
	return list
}

// turnModel is the side's turn between the figures of both, nil where creatures
// have turns of their own.
func (b *battle) turnModel() *model.Turn {
	if !b.turn.Phases() {
		return nil
	}
	f := &b.shown.facts
	side := int(f.Phase.Side)
	v := b.activation()
	t := &model.Turn{Words: b.T("%[1]s activates", b.SideName(side)), Side: side, Left: v.left(), Of: v.of, Open: v.open}
	t.Tip = b.turnTip(t.Words)
	for id := range b.turn.E.Count() {
		c := &f.Combatants[id]
		if b.turn.E.Creatures[id].Side == 0 && !c.Absent && b.turn.E.Creatures[id].Kind != "" && !c.Conditions.Has(rules.Dead) {
			t.Before++
		}
	}
	return t
}
