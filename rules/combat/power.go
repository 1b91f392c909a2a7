package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// powerRows are the rows of an ability.
func powerRows(t *tables) {
	t.verbs[rules.Power] = rules.VerbRow{Cost: rules.NotAnAction, Provokes: rules.ProvokesAll, Cite: rules.ACT28, Check: onTheLiving(checkPower), List: listPowers, Start: startPower}
	t.deeds[opPower] = rules.Deed{Do: doPower}
}

// powerOf returns the power an action uses; Option is its place in the sheet.
func powerOf(e *rules.Encounter, by rules.ID, option uint8) *rules.Ability {
	if ps := e.Creatures[by].Powers; int(option) < len(ps) {
		return &ps[option]
	}
	return nil
}

// checkPower: uses and an action left, and something to use it on (ACT-28).
func checkPower(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := checkUse(e, a); !r.OK() {
		return r
	}
	return aimPower(e, a)
}

// checkUse: uses and an action left.
func checkUse(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refusal{Cite: rules.ACT28, Who: a.On}
	p := powerOf(e, a.By, a.Option)
	if p == nil || p.Potion != (a.Verb == rules.Drink) || !unused(e, a.By, a.Option) {
		return no
	}
	if e.Facts.Has(a.By, rules.Grappling) && !p.Grappled {
		return rules.Refuse(rules.GRP05)
	}
	if p.Cost == rules.FreeAction && e.Rules.Turn.FreePowers > 0 && e.Facts.Combatants[a.By].Budget.Used>>a.Option&1 == 1 {
		return rules.Refusal{Cite: e.Rules.Grounds.Budget, Who: a.On}
	}
	return afford(e, &e.Facts.Combatants[a.By], p.Cost)
}

// unused reports whether a power has a use left in this match.
func unused(e *rules.Encounter, by rules.ID, option uint8) bool {
	p := powerOf(e, by, option)
	return p.PerMatch == 0 || e.Facts.Combatants[by].Uses[option] < p.PerMatch
}

// aimPower: a target or a square in range and in line of effect (ACT-28).
func aimPower(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no, p := rules.Refusal{Cite: rules.ACT28, Who: a.On}, powerOf(e, a.By, a.Option)
	if p.Walks {
		return checkStride(e, a, p)
	}
	if p.HasArea {
		return checkAim(e, a, p)
	}
	if a.On < 0 || a.On >= e.Count() || !e.Present(a.On) || e.Hostile(a.By, a.On) == p.Kind() || p.Potion && a.On != a.By {
		return no
	}
	if p.Condition == rules.Bound && !e.Facts.Has(a.On, rules.Pinned) && !e.Facts.Combatants[a.On].Conditions.Any(rules.HelplessSet) {
		return no // CND-23: only who is pinned or helpless can be bound
	}
	if p.Strikes {
		if p.Range > 0 && e.Options.Grid.SpaceDistance(e.Space(a.By), e.Space(a.On)) > int(p.Range) {
			return rules.Refusal{Cite: rules.ATK05, Who: a.On}
		}
		return attack.Strikeable(e, a.By, a.On, rules.PowerWeapon+int8(a.Option), 0)
	}
	s, t := e.Space(a.By), e.Space(a.On)
	switch {
	case e.Options.Grid.SpaceDistance(s, t) > max(int(p.Range), 1):
		return rules.Refusal{Cite: rules.ATK05, Who: a.On}
	case !e.Ground().EffectSpaces(s, t):
		return rules.Refusal{Cite: rules.COV12, Who: a.On}
	case a.On != a.By && !attack.Sees(e, a.By, a.On):
		return rules.Refusal{Cite: rules.CON07, Who: a.On}
	}
	return rules.Refusal{}
}

// checkAim: the square an area is aimed at (GEO-19). A cone or a line starts
// from the creature itself.
func checkAim(e *rules.Encounter, a *rules.Action, p *rules.Ability) rules.Refusal {
	s, t := e.Space(a.By), grid.Space{At: a.Cell, N: 1}
	switch {
	case !e.Map.Inside(a.Cell):
		return rules.Refuse(rules.GEO01)
	case p.Area == grid.AreaCone || p.Area == grid.AreaLine:
		if s.Contains(a.Cell) {
			return rules.Refuse(rules.GEO19)
		}
	case e.Options.Grid.SpaceDistance(s, t) > int(p.Range):
		return rules.Refuse(rules.ATK05)
	case !e.Ground().EffectSpaces(s, t):
		return rules.Refuse(rules.COV12)
	}
	return rules.Refusal{}
}

// listPowers appends one action per power and creature that it is for; an area
// is aimed at the first square of each of them that it can be aimed at, and one
// around its user at its own.
func listPowers(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for i := range e.Creatures[by].Powers {
		if e.Creatures[by].Powers[i].Walks {
			dst = listStrides(e, by, i, dst)
		} else {
			dst = listPower(e, by, i, dst)
		}
	}
	return dst
}

// AimedPowers appends what the list of Power holds (ACT-28), less the ways of powers
// that only lead somewhere.
func AimedPowers(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for i := range e.Creatures[by].Powers {
		if !e.Creatures[by].Powers[i].Walks {
			dst = listPower(e, by, i, dst)
		}
	}
	return dst
}

// listPower appends one action per creature that a power is for.
func listPower(e *rules.Encounter, by rules.ID, i int, dst []rules.Action) []rules.Action {
	p := &e.Creatures[by].Powers[i]
	if p.HasArea && p.Range == 0 && p.Area != grid.AreaCone && p.Area != grid.AreaLine {
		a := e.Probe(rules.Action{Verb: rules.Power, By: by, On: rules.Nobody, Option: uint8(i), Cell: e.Facts.Combatants[by].At})
		if checkPower(e, a).OK() {
			dst = append(dst, *a)
		}
		return dst
	}
	for on := range e.Count() {
		if !e.Present(on) || e.Hostile(by, on) == p.Kind() {
			continue
		}
		a := e.Probe(rules.Action{Verb: rules.Power, By: by, On: on, Option: uint8(i)})
		s := e.Space(on)
		for k := range s.Len() {
			a.Cell = s.Cell(k)
			if checkPower(e, a).OK() {
				dst = append(dst, *a)
				break
			}
		}
	}
	return dst
}

func startPower(e *rules.Encounter, a *rules.Action) {
	p := powerOf(e, a.By, a.Option)
	pay(e, a.By, p.Cost)
	announce(e, a)
	if p.Cost == rules.StandardAction {
		e.Push(rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody})
	}
	usePower(e, a)
}

// usePower puts the power on the agenda after those who wait for it and the
// opportunities it gives (DIC-18).
func usePower(e *rules.Encounter, a *rules.Action) {
	p := powerOf(e, a.By, a.Option)
	e.Push(rules.Step{Op: opPower, Verb: a.Verb, Who: a.By, Whom: a.On, A: int16(a.Option), Cell: a.Cell})
	if !p.Potion {
		trigger(e, a.By, rules.EnemyUsesAbility)
	}
	if p.Strikes {
		trigger(e, a.By, rules.EnemyAttacks)
	}
	if p.Provokes {
		provoke(e, a.By, rules.Nobody, gap{space: e.Space(a.By)})
	}
}

// doPower begins the effect, after its opportunities: an attack roll, the damage
// dice once and then a save of everybody caught, by id, or the save of one target
// and then the dice (DIC-10).
func doPower(e *rules.Encounter, s *rules.Step) {
	p := powerOf(e, s.Who, uint8(s.A))
	if inert(e, s.Who) || losesWhole(e, s.Who) {
		e.Emit(rules.Event{Kind: rules.ActionLost, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Cite: rules.AOO10})
		return
	}
	e.Emit(rules.Event{Kind: rules.PowerUsed, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A, To: s.Cell, Cite: rules.ACT28})
	if p.Walks {
		e.Push(rules.Step{Op: opStep, Verb: rules.Move, Who: s.Who, Whom: rules.Nobody})
		return
	}
	if p.Strikes {
		e.Push(rules.Step{Op: opBlow, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: rules.PowerWeapon + int8(s.A)})
		return
	}
	if !p.Kind() || p.HasArea {
		reveal(e, s.Who) // an attack without a roll (STL-01)
	}
	if p.SavesFirst() {
		scores(e, s, 0)
		return
	}
	e.Push(rules.Step{Op: opPowerDice, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A, Cell: s.Cell})
}
