package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// readiable are the actions that may be readied: one standard, move or free
// action that needs no path (INI-08).
var readiable = [...]rules.Verb{rules.Attack, rules.TotalDefenceAction, rules.StandUp, rules.DropProne, rules.Draw, rules.Load}

// checkReady: a trigger and an action of those that can be readied; its kind
// and weapon are fixed now, its target is whoever triggers it (INI-08, 26.2).
func checkReady(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refuse(rules.INI08)
	t := rules.Trigger(a.Option)
	if t == rules.NoTrigger || t >= rules.TriggerCount || t == rules.EnemyLeavesCell && !e.Map.Inside(a.Cell) {
		return no
	}
	for _, v := range readiable {
		if v != a.Then {
			continue
		}
		if v == rules.Attack {
			w := e.Creatures[a.By].Weapon(a.Weapon)
			if a.Weapon >= 0 && !w.Natural && e.Facts.Combatants[a.By].Ready>>a.Weapon&1 == 0 {
				return rules.Refuse(rules.ACT23)
			}
		}
		return rules.Refusal{}
	}
	return no
}

// listReady appends the attacks that can be readied, one per weapon in hand
// and trigger, and the total defence.
func listReady(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for t := rules.EnemyEntersReach; t < rules.TriggerCount; t++ {
		if t == rules.EnemyLeavesCell || t == rules.EnemyUsesAbility {
			continue // offered where a square, or an ability, is pointed at
		}
		for w := range e.Creatures[by].Weapons {
			a := rules.Action{Verb: rules.Ready, By: by, On: rules.Nobody, Option: uint8(t), Then: rules.Attack, Weapon: int8(w)}
			if checkReady(e, &a).OK() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

func startReady(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendStandard)
	announce(e, a)
	e.Emit(rules.Event{Kind: rules.ReadyMade, Verb: a.Then, Who: a.By, Whom: rules.Nobody, Weapon: a.Weapon, To: a.Cell, A: int16(a.Option), Cite: rules.INI08})
	e.Push(rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody})
}

// leaving offers their readied actions to those who wait for a square to be
// left: by a step of a creature that vacates it (INI-08).
func leaving(e *rules.Encounter, who rules.ID, g gap) {
	after := g.after()
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		id := nth(e, k)
		if r := e.Facts.Combatants[id].Readied; r.Trigger == rules.EnemyLeavesCell && g.space.Contains(r.Cell) && !after.Contains(r.Cell) {
			offerReady(e, id, who)
		}
	}
}

// trigger offers their readied actions to those who wait for an act of a
// creature, in descending initiative (DIC-18). It must be called before the
// offers of attacks of opportunity are pushed, which come first.
func trigger(e *rules.Encounter, who rules.ID, t rules.Trigger) {
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		if id := nth(e, k); e.Facts.Combatants[id].Readied.Trigger == t {
			offerReady(e, id, who)
		}
	}
}

func offerReady(e *rules.Encounter, id, who rules.ID) {
	s := rules.Step{Op: opReadied, Verb: rules.Ready, Who: id, Whom: who, Weapon: e.Facts.Combatants[id].Readied.Weapon}
	if stillReady(e, &s) {
		e.Push(s)
	}
}

// stillReady reports whether a readied action can still answer its trigger.
func stillReady(e *rules.Encounter, s *rules.Step) bool {
	return e.Facts.Combatants[s.Who].Readied.Trigger != rules.NoTrigger && e.Hostile(s.Who, s.Whom) &&
		e.Present(s.Who) && e.Present(s.Whom) && !inert(e, s.Who)
}

// near returns the readiers whose reach a creature is in, or who see it, as
// their triggers ask (26.2).
func triggered(e *rules.Encounter, who rules.ID) (set uint64) {
	f := e.Ground()
	for id := range e.Count() {
		if !e.Hostile(id, who) || !e.Present(id) {
			continue
		}
		met := false
		switch e.Facts.Combatants[id].Readied.Trigger {
		case rules.EnemyEntersReach:
			if longest(e, id) == 0 {
				met = grid.Adjacent(e.Space(id), e.Space(who))
			} else {
				_, met = threatens(e, f, id, e.Space(who))
			}
		case rules.EnemyInSight:
			met = sees(e, f, id, who)
		}
		if met {
			set |= 1 << id
		}
	}
	return set
}

// anyReady reports whether somebody waits at all.
func anyReady(e *rules.Encounter) bool {
	for i := range e.Facts.Combatants {
		if e.Facts.Combatants[i].Readied.Trigger != rules.NoTrigger {
			return true
		}
	}
	return false
}

// takeReadied carries out a readied action; its creature's place is from now
// on just before that of the one who triggered it (INI-08).
func takeReadied(e *rules.Encounter, s *rules.Step) {
	r := e.Facts.Combatants[s.Who].Readied
	e.Emit(rules.Event{Kind: rules.ReadyUsed, Verb: r.Then, Who: s.Who, Whom: s.Whom, Weapon: r.Weapon, Cite: rules.INI08})
	if e.Facts.Ordered > 0 {
		moveBefore(e, s.Who, s.Whom)
	}
	if r.Then != rules.Attack {
		e.Push(rules.Step{Op: opEffect, Verb: r.Then, Who: s.Who, Whom: rules.Nobody, Weapon: r.Weapon})
		if e.Rules.Verbs[r.Then].Provokes == rules.ProvokesAll {
			provoke(e, s.Who, rules.Nobody, gap{space: e.Space(s.Who)})
		}
		return
	}
	e.Push(rules.Step{Op: opBlow, Verb: rules.Ready, Who: s.Who, Whom: s.Whom, Weapon: r.Weapon})
	provokeBy(e, s.Who, s.Whom, r.Weapon)
}

// moveBefore puts a creature just before another in the order; the turn stays
// with whose it is.
func moveBefore(e *rules.Encounter, who, before rules.ID) {
	active := e.Facts.Active()
	var room [rules.MaxCombatants + 1]rules.ID
	order := room[:0]
	for _, id := range e.Facts.Order[:e.Facts.Ordered] {
		if id == before {
			order = append(order, who)
		}
		if id != who {
			order = append(order, id)
		}
	}
	place(e, order, 0)
	for i, id := range order {
		if id == active {
			e.Emit(rules.Event{Kind: rules.TurnShifted, Who: rules.Nobody, Whom: rules.Nobody, A: int16(i), Cite: rules.INI08})
		}
	}
}
