package battle

import (
	"tenaille/game/model"
	"tenaille/game/sound"
	"tenaille/rules"
)

// figures reports whether the match is one of figures of plain numbers, whose
// sides take turns at activating them (SKI-01, SKI-15).
func (b *battle) figures() bool { return b.e != nil && b.e.Rules.Figures != nil }

// mayBegin reports whether a figure of the side to act may be activated now,
// or goes on with its activation (SKI-15).
func (b *battle) mayBegin(id rules.ID) bool {
	return b.figures() && id != rules.Nobody && id < b.e.Count() && b.sit.mine && b.sit.what == rules.AwaitsAction &&
		int(b.e.Creatures[id].Side) == b.sit.side && b.e.Present(id) && b.e.Rules.Turn.Acts(b.e, id)
}

// begun reports whether the activation of a figure is under way.
func begun(e *rules.Encounter, id rules.ID) bool {
	p := &e.Facts.Phase
	return p.Open && p.Lead == id
}

// lead is the figure that the player has chosen to act with: one that may,
// else whom the rules await.
func (b *battle) lead(s *situation) rules.ID {
	id := b.picked
	if !b.figures() || id == rules.Nobody || id >= b.e.Count() || s.what != rules.AwaitsAction || !s.mine ||
		int(b.e.Creatures[id].Side) != s.side || !b.e.Present(id) || !b.e.Rules.Turn.Acts(b.e, id) {
		b.picked = rules.Nobody
		return s.who
	}
	return id
}

// pick chooses the figure to act with. Nothing happens to it yet: it is
// activated by what it does, and that ends an activation under way.
func (b *battle) pick(id rules.ID) {
	if !b.mayBegin(id) || b.busy() {
		return
	}
	b.picked = id
	b.setMode(modeFree)
	b.refresh()
	b.Sound.Play(sound.Select)
	if open := b.e.Facts.Phase.Lead; b.e.Facts.Phase.Open && open != id {
		b.tell(b.T("What %[1]s does ends the activation of %[2]s.", b.nameOf(id), b.nameOf(open)), rules.SKI15.String())
	}
	b.plot()
}

// budgetOf is what is left of a creature's turn; a figure that has not begun
// its activation has all of it.
func (b *battle) budgetOf(id rules.ID) rules.Budget {
	if b.mayBegin(id) && !begun(b.e, id) {
		return rules.Budget{Standard: 1, Move: 1}
	}
	return b.e.Facts.Combatants[id].Budget
}

// current is the creature that the screen is about: the one the player acts
// with, else the one whose turn is shown.
func (b *battle) current() rules.ID {
	if b.figures() && b.sit.mine && b.sit.what == rules.AwaitsAction && !b.play.busy() {
		return b.sit.who
	}
	return b.play.facts.Active()
}

// phaseWord names the part of the match that is counted: a round, or a phase; 0 is
// the surprise round, where there is one (SUR-03).
func (b *battle) phaseWord(n int) string {
	if !b.e.Rules.Turn.SurpriseRound {
		n = max(n, 1)
	}
	return b.RoundWord(b.plan.Ruleset, n)
}

// phaseHint says what the side to act may do (SKI-15, SKI-16).
func (b *battle) phaseHint() string {
	id := b.sit.who
	budget := b.budgetOf(id)
	switch {
	case !begun(b.e, id) && b.activation().left() > 0 && len(b.waiting()) > 1:
		return b.T("Whom to activate? One in a dashed frame.")
	case begun(b.e, id) && b.unspent() == 0:
		return b.T("Nothing left but to end the activation.")
	case budget.Standard > 0 && budget.Move == 0:
		return b.T("The attack is left.")
	case budget.Standard == 0:
		return b.T("The move is left.")
	}
	return b.T("A square: walk. An enemy: attack.")
}

// waiting are the figures that may begin an activation now.
func (b *battle) waiting() []rules.ID {
	var list []rules.ID
	for id := range b.e.Count() {
		if b.mayBegin(id) && !begun(b.e, id) {
			list = append(list, id)
		}
	}
	return list
}

// figureChips are the figures of both sides, those of the first before those of
// the second.
func (b *battle) figureChips() []model.Chip {
	var list []model.Chip
	f := &b.play.facts
	for side := range b.e.Sides {
		for id := range b.e.Count() {
			c, cr := &f.Combatants[id], &b.e.Creatures[id]
			if int(cr.Side) != side || c.Absent || cr.Kind == "" || c.Conditions.Has(rules.Dead) {
				continue
			}
			done := c.Activated && !(f.Phase.Open && f.Phase.Lead == id)
			list = append(list, model.Chip{
				ID: "order." + b.Number(cr.Sheet), Figure: cr.Kind, Side: side, HP: int(c.HP), Max: int(cr.MaxHP),
				Acting: id == b.current(), Marked: b.hover.who == id, Done: done, Ticked: done,
			})
		}
	}
	return list
}

// turnModel is the side's turn between the figures of both, nil where creatures
// have turns of their own.
func (b *battle) turnModel() *model.Turn {
	if !b.figures() {
		return nil
	}
	f := &b.play.facts
	side := int(f.Phase.Side)
	v := b.activation()
	t := &model.Turn{Words: b.T("%[1]s activates", b.SideName(side)), Side: side, Left: v.left(), Of: v.of, Open: v.open}
	t.Tip = b.turnTip(t.Words)
	for id := range b.e.Count() {
		c := &f.Combatants[id]
		if b.e.Creatures[id].Side == 0 && !c.Absent && b.e.Creatures[id].Kind != "" && !c.Conditions.Has(rules.Dead) {
			t.Before++
		}
	}
	return t
}
