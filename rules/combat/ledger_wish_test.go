package combat_test

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// wish is a random wish for a verb: made up, or one that is legal, now and then
// with something else in it.
func (w *wisher) wish(e *rules.Encounter, v rules.Verb) rules.Action {
	a := w.madeUp(e, v)
	var of []int
	for i := range w.legal {
		if w.legal[i].Verb == v {
			of = append(of, i)
		}
	}
	if len(of) == 0 || w.below(3) == 0 {
		return a
	}
	b := w.legal[of[w.below(len(of))]]
	switch w.below(12) {
	case 0:
		b.On = a.On
	case 1:
		b.Weapon = a.Weapon
	case 2:
		b.Option = a.Option
	case 3:
		b.Path.Add(grid.Dir(w.below(8)))
		b.Cell = b.Path.End(e.Facts.Combatants[b.By].At)
	case 4:
		b.Cell = a.Cell
	case 5:
		b.By = a.By
	case 6:
		b.Declined = uint64(w.below(64))
	}
	return b
}

// madeUp is a wish without a look at what is legal.
func (w *wisher) madeUp(e *rules.Encounter, v rules.Verb) rules.Action {
	a := rules.Action{Verb: v, By: rules.ID(w.below(int(e.Count()))), On: w.creature(e), Amount: int16(w.below(9))}
	if who := e.Facts.Active(); !e.Free && who != rules.Nobody && w.below(8) > 0 {
		a.By = who
	}
	c := &e.Creatures[a.By]
	a.Weapon = int8(w.below(len(c.Weapons)+1)) - 1
	switch w.below(25) {
	case 0:
		a.Weapon = rules.NetWeapon
	case 1:
		a.Weapon = int8(len(c.Weapons))
	}
	a.Option = uint8(w.below(7))
	if w.below(3) == 0 {
		a.Option = 0
	}
	switch v {
	case rules.Aid:
		a.Ally = w.creature(e)
	case rules.OpenDoor, rules.CloseDoor:
		a.Amount = int16(w.below(e.Map.Doors() + 2))
	case rules.Ready:
		a.Then = []rules.Verb{rules.Attack, rules.Move, rules.Trip, rules.Power, rules.DropProne}[w.below(5)]
	case rules.FullAttack, rules.FightDefensively:
		for range w.below(4) {
			blow := rules.Blow{Weapon: a.Weapon, On: a.On}
			if w.below(3) == 0 {
				blow = rules.Blow{Weapon: int8(w.below(len(c.Weapons)+1)) - 1, On: w.creature(e)}
			}
			a.Blows[a.NBlows] = blow
			a.NBlows++
		}
	case rules.Attack:
		if e.Rules.Figures != nil && w.below(2) == 0 {
			a.With = uint64(w.below(16)) << w.below(4)
		}
	}
	straight := w.below(2) == 0
	d := grid.Dir(w.below(8))
	for range w.below(8) {
		if !straight {
			d = grid.Dir(w.below(8))
		}
		a.Path.Add(d)
	}
	at := e.Facts.Combatants[a.By].At
	a.Cell = a.Path.End(at)
	if near := at.Step(grid.Dir(w.below(8))); v != rules.Move && w.below(2) == 0 {
		a.Cell = near
	}
	if a.On >= 0 && a.On < e.Count() && w.below(3) == 0 {
		a.Cell = e.Facts.Combatants[a.On].At
	}
	return a
}
