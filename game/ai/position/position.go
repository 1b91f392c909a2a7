package position

import (
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Position is what a creature that thinks knows of where it stands.
type Position struct {
	E  *rules.Encounter // its own copy, to try on
	Me rules.ID
	// Worth is what it is worth itself, Melee and Ranged what it deals in a round,
	// in thousandths.
	Worth, Melee, Ranged int
	ac                   int // its armour class as it usually stands
	// Foes are the enemies that still fight, the most rewarding first, Allies where
	// those of its side stand.
	Foes   []Foe
	Allies []grid.Space
	// Goal is what is played for, nil for simply winning.
	Goal *eval.Goal

	// Room for what is found out.
	Ids     []rules.ID
	Gives   []combat.Provoked
	Victims []combat.Victim
	ask     rules.Action // what is asked about: one of its own would be made anew each time
}

// TakeStock sizes up the creature and every enemy that still fights, and notes
// where its allies stand.
func (p *Position) TakeStock() {
	e := p.E
	p.Melee, p.Ranged = eval.Output(e, p.Me)
	p.Worth, p.ac = p.worthBy(p.Me, p.Melee, p.Ranged), attack.Standing(e, p.Me)
	p.Foes, p.Allies = p.Foes[:0], p.Allies[:0]
	for id := range e.Count() {
		if id == p.Me || !e.Present(id) || e.Rules.Attack.Defeated(e, id) {
			continue
		}
		if !e.Hostile(p.Me, id) {
			p.Allies = append(p.Allies, e.Space(id))
			continue
		}
		p.Foes = append(p.Foes, p.size(id))
	}
	// The few that a place is weighed for are the most rewarding ones.
	slices.SortStableFunc(p.Foes, func(a, b Foe) int { return b.urgent - a.urgent })
}

// WorthOf is what it is worth that a creature fights on, or no longer.
func (p *Position) WorthOf(id rules.ID) int {
	melee, ranged := eval.Output(p.E, id)
	return p.worthBy(id, melee, ranged)
}

// worthBy is WorthOf a creature whose output is known.
func (p *Position) worthBy(id rules.ID, melee, ranged int) int {
	if n, ok := p.Goal.Value(p.E, id); ok {
		return n
	}
	return eval.WorthBy(p.E, id, melee, ranged)
}

// Prefer has every foe be worth what of says, and puts the most rewarding first again.
func (p *Position) Prefer(of func(f *Foe) int) {
	for i := range p.Foes {
		f := &p.Foes[i]
		f.Worth = of(f)
		f.urgent = urgency(f)
	}
	slices.SortStableFunc(p.Foes, func(a, b Foe) int { return b.urgent - a.urgent })
}

// Comes reports whether a foe may strike at somebody in a space in its next turn.
func (p *Position) Comes(f *Foe, at grid.Space) bool {
	return f.comes && !f.Idle && p.E.Options.Grid.SpaceReachDistance(f.Space, at) <= f.reach+f.pace
}

// May reports whether budget and state allow a verb at all.
func (p *Position) May(v rules.Verb) bool {
	row := &p.E.Rules.Verbs[v]
	if row.Start == nil {
		return false
	}
	p.ask = rules.Action{Verb: v, By: p.Me, On: rules.Nobody}
	return p.E.Rules.Turn.Barred(p.E, &p.ask, row).OK()
}

// Legal reports whether an action may be done.
func (p *Position) Legal(a rules.Action) bool {
	p.ask = a
	return p.E.Check(&p.ask).OK()
}

// Mobile reports whether a move is left: what is left of the turn allows one, no 5-foot
// step has been made (MOV-10), and who would move is on its feet (CND-03, CND-04).
func (p *Position) Mobile() bool {
	c := &p.E.Facts.Combatants[p.Me]
	return (c.Budget.Step || c.Budget.Moved) && !c.Conditions.Any(rules.PostureSet) && p.May(rules.Move)
}

// MovesAndStrikes reports whether an attack is left after a move.
func (p *Position) MovesAndStrikes() bool {
	if !p.Mobile() {
		return false
	}
	was := p.E.Facts.Combatants[p.Me].Budget
	combat.SpentOn(p.E, p.Me, rules.SpendMove)
	ok := p.May(rules.Attack)
	p.E.Facts.Combatants[p.Me].Budget = was // a thought, taken back
	return ok
}

// Shooter reports whether the creature does more harm from afar.
func (p *Position) Shooter() bool { return p.Ranged > 0 && p.Ranged*5 >= p.Melee*4 }
