package census

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// attempt counts the rule that refuses an action a player could ask for.
func (w *watcher) attempt(a *rules.Action) {
	r := w.e.Check(a)
	w.met(r.Cite)
	if w.e.Rules.Verbs[a.Verb].Start == nil {
		w.met(rules.RST01) // an action of another ruleset
	}
	switch r.Cite {
	case rules.GEO05, rules.MOV04:
		if !w.e.Map.Inside(r.At) {
			w.met(rules.GEO01)
		}
	case rules.MOV05:
		if s := w.e.Space(max(r.Who, 0)); r.Who != rules.Nobody && s.N > 1 && r.At != s.At {
			w.met(rules.GEO02) // a square of a large creature that is not its anchor
		}
	case rules.SKI06:
		w.met(rules.GEO12)
	}
}

// attempts asks for what a player could ask of the creature whose turn it is: every
// verb on some creature with some weapon, on some square, along some way.
func (w *watcher) attempts(who rules.ID) {
	e := w.e
	if what, _ := e.Awaits(); what != rules.AwaitsAction {
		return
	}
	near := w.nearest(who)
	for v := rules.NoVerb + 1; v < rules.VerbCount; v++ {
		if row := &e.Rules.Verbs[v]; row.Start != nil && row.Cost == rules.NoCost && !e.Rules.Turn.Phases {
			continue // what only a script may do; who has phases could ask for the next (SKI-17)
		}
		for _, on := range [...]rules.ID{who, near, rules.ID(w.draw.D(int(e.Count())) - 1), rules.Nobody} {
			a := rules.Action{Verb: v, By: who, On: on, Weapon: int8(w.draw.D(len(e.Creatures[who].Weapons)+1) - 2)}
			a.Cell = w.square(who)
			if n := len(e.Creatures[who].Powers); n > 0 {
				a.Option = uint8(w.draw.D(n) - 1)
			}
			if v == rules.FullAttack && on >= 0 {
				a.NBlows = uint8(w.draw.D(3))
				for i := range a.NBlows {
					a.Blows[i] = rules.Blow{Weapon: a.Weapon, On: on}
				}
			}
			if v == rules.Ready {
				a.Then = [...]rules.Verb{rules.Attack, rules.Move, rules.Trip, rules.Net, rules.Speak, rules.FullAttack}[w.draw.D(6)-1]
				a.Option = uint8(w.draw.D(int(rules.TriggerCount)) - 1)
			}
			if moves(v) {
				w.path(&a)
			}
			w.attempt(&a)
		}
	}
	for i := range e.Creatures[who].Powers {
		a := rules.Action{Verb: rules.Power, By: who, On: near, Option: uint8(i), Cell: w.square(who)}
		if e.Creatures[who].Powers[i].Potion {
			a.Verb, a.On = rules.Drink, who
		}
		w.attempt(&a)
		a.Cell = e.Facts.Combatants[who].At
		w.attempt(&a)
	}
	if e.Facts.Has(near, rules.Grappling) {
		w.attempt(&rules.Action{Verb: rules.Grapple, By: who, On: near, Weapon: rules.UnarmedWeapon})
	}
	for i := range e.Creatures[who].Weapons {
		for _, on := range [...]rules.ID{near, rules.ID(w.draw.D(int(e.Count())) - 1)} {
			w.attempt(&rules.Action{Verb: rules.Attack, By: who, On: on, Weapon: int8(i)})
			w.attempt(&rules.Action{Verb: rules.CoupDeGrace, By: who, On: on, Weapon: int8(i)})
		}
	}
	w.attempt(&rules.Action{Verb: rules.Move, By: rules.ID(w.draw.D(int(e.Count())) - 1), On: rules.Nobody})
	w.walks(who)
}

// moves reports whether a verb follows a path.
func moves(v rules.Verb) bool {
	switch v {
	case rules.Move, rules.FiveFootStep, rules.Crawl, rules.Withdraw, rules.Run, rules.Charge, rules.Overrun, rules.GrappleMove:
		return true
	}
	return false
}

// path gives an action a way of some steps, in one direction or about.
func (w *watcher) path(a *rules.Action) {
	d := grid.Dir(w.draw.D(8) - 1)
	for range [...]int{1, 1, 1, 2, 4, 9, 30}[w.draw.D(7)-1] {
		a.Path.Add(d)
		if w.draw.D(4) == 1 {
			d = grid.Dir(w.draw.D(8) - 1)
		}
	}
	a.Cell = a.Path.End(w.e.Facts.Combatants[a.By].At)
}

// square is a square a player could point at: near, anywhere, or off the map.
func (w *watcher) square(who rules.ID) grid.Cell {
	at := w.e.Facts.Combatants[who].At
	switch w.draw.D(4) {
	case 1:
		return grid.C(w.draw.D(w.e.Map.W()+2)-2, w.draw.D(w.e.Map.H()+2)-2)
	case 2:
		return at.Step(grid.Dir(w.draw.D(8) - 1)).Step(grid.Dir(w.draw.D(8) - 1))
	}
	return at.Step(grid.Dir(w.draw.D(8) - 1))
}

// nearest is the nearest enemy on the board, or whoever else there is.
func (w *watcher) nearest(who rules.ID) rules.ID {
	best, least := who, 1<<30
	for id := range w.e.Count() {
		if !w.e.Hostile(who, id) || !w.e.Present(id) {
			continue
		}
		if d := w.e.Options.Grid.SpaceDistance(w.e.Space(who), w.e.Space(id)); d < least {
			best, least = id, d
		}
	}
	return best
}

// walks looks at ways: whom they let strike and whom a rule keeps from it, and
// whether one of two equal ways was chosen by the canonical order.
func (w *watcher) walks(who rules.ID) {
	e := w.e
	for id := range e.Count() {
		if id == who || !e.Present(id) || !e.Present(who) || !e.Hostile(id, who) || e.Space(id).Apart(e.Space(who)) > 2 {
			continue
		}
		for _, leaving := range [...]bool{true, false} {
			bar := combat.OpportunityBar(e, id, who, leaving)
			w.met(bar)
			if bar == rules.AOO15 {
				w.states(id, func(row *rules.StateRow) bool { return row.NoAoO || row.NoThreat })
			}
		}
	}
	if e.Rules.Move.Speed(e, who) > 0 {
		w.states(who, func(row *rules.StateRow) bool { return row.Half })
	}
	for _, a := range e.LegalFor(who, nil) {
		w.contests(&a)
		if a.Verb == rules.CoupDeGrace && len(combat.Reactors(e, who, nil)) > 0 {
			w.met(rules.HLP05)
		}
		if a.Verb == rules.Move && a.Path.Len() == 1 && combat.Along(e, who, &a.Path, rules.MaxPath, false).Cost > e.Rules.Move.Speed(e, who) && e.Rules.Move.Minimum {
			w.met(rules.MOV12) // the one square that whoever can move may make
		}
		if _, most, free := combat.Pushed(e, e.Space(who), who, max(a.On, 0)); a.Verb == rules.BullRush && free && most > 0 && w.threatened(a.On, e.Space(a.On)) {
			w.met(rules.SIL60)
		}
		if a.Verb != rules.Move || a.Path.Len() < 2 || w.draw.D(4) != 1 {
			continue
		}
		for i := 1; i < a.Path.Len(); i++ {
			if a.Path.Step(i) == a.Path.Step(i-1) {
				continue
			}
			var turned rules.Path
			for k := range a.Path.Len() {
				switch k {
				case i - 1:
					turned.Add(a.Path.Step(i))
				case i:
					turned.Add(a.Path.Step(i - 1))
				default:
					turned.Add(a.Path.Step(k))
				}
			}
			squares := e.Rules.Move.Speed(e, who)
			one, two := combat.Along(e, who, &a.Path, squares, true), combat.Along(e, who, &turned, squares, true)
			if two.Refusal.OK() && one.Cost == two.Cost && len(one.Opportunities) == len(two.Opportunities) {
				w.met(rules.GEO18)
			}
			break
		}
	}
}
