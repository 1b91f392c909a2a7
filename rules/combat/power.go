package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

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
		p := &e.Creatures[by].Powers[i]
		if p.Walks {
			dst = listStrides(e, by, i, dst)
			continue
		}
		if p.HasArea && p.Range == 0 && p.Area != grid.AreaCone && p.Area != grid.AreaLine {
			a := e.Probe(rules.Action{Verb: rules.Power, By: by, On: rules.Nobody, Option: uint8(i), Cell: e.Facts.Combatants[by].At})
			if checkPower(e, a).OK() {
				dst = append(dst, *a)
			}
			continue
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
	}
	return dst
}

// listDraughts appends one action per draught that is left (ACT-10).
func listDraughts(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for i := range e.Creatures[by].Powers {
		a := e.Probe(rules.Action{Verb: rules.Drink, By: by, On: by, Option: uint8(i), Cell: e.Facts.Combatants[by].At})
		if checkPower(e, a).OK() {
			dst = append(dst, *a)
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
	if inert(e, s.Who) {
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

func askPowerDice(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	p := powerOf(e, s.Who, uint8(s.A))
	if p.Heals {
		return dice.Sum(dice.Damage, p.Heal), true
	}
	return dice.Sum(dice.Damage, p.Damage), p.Deals
}

func gotPowerDice(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.DamageRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: a.Value, Cite: rules.ACT28})
	scores(e, s, a.Value)
}

// scores has the points of a score rolled: once for everybody in an area, after
// the damage dice; of one target that saves, after its save (DIC-10, DMG-11).
func scores(e *rules.Encounter, s *rules.Step, rolled int16) {
	next := *s
	next.Op, next.B = opPowerPoints, rolled
	e.Push(next)
}

// powerPoints are the dice of a score that an ability rolls before any save, none
// without a count.
func powerPoints(p *rules.Ability) dice.Expr {
	switch {
	case p.Mends:
		return p.Mend
	case p.Save != rules.NoSave && !p.HasArea:
		return dice.Expr{}
	}
	return p.Saps.Points
}

func askPowerPoints(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	x := powerPoints(powerOf(e, s.Who, uint8(s.A)))
	return dice.Sum(dice.AbilityDamage, x), x.Count > 0
}

func gotPowerPoints(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.DamageRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: a.Value, B: 3, Cite: rules.DMG11})
	engulf(e, s, max(1, int(a.Value+powerPoints(powerOf(e, s.Who, uint8(s.A))).Plus)))
}

// engulf has everybody in the area, or the one target, save against what was
// rolled: hit points, those of the dice in the step, and points of a score.
func engulf(e *rules.Encounter, s *rules.Step, points int) {
	p := powerOf(e, s.Who, uint8(s.A))
	rolled := max(1, int(s.B)+int(p.Heal.Plus)+int(p.Damage.Plus)) // no power both heals and harms
	var room [rules.MaxCombatants]Victim
	caught := victims(e, s.Who, uint8(s.A), s.Whom, s.Cell, room[:0])
	for i := len(caught) - 1; i >= 0; i-- { // the lowest id comes first (DIC-10)
		v := &caught[i]
		step := rules.Step{Op: opSuffer, Verb: s.Verb, Who: v.Who, Whom: s.Who, Weapon: int8(s.A), A: int16(rolled), Cell: grid.C(points, 0)}
		if p.Save != rules.NoSave {
			step.Op, step.B = opPowerSave, int16(v.Bonus)
		}
		if v.Improved {
			step.Flags = 1
		}
		e.Push(step)
	}
}

// areaOf places the area of a power aimed at a square.
func areaOf(e *rules.Encounter, by rules.ID, p *rules.Ability, at grid.Cell) grid.Area {
	a := grid.Area{Kind: p.Area, From: grid.Space{At: at, N: 1}, Size: int(p.Size), Toward: at}
	if p.Area == grid.AreaCone || p.Area == grid.AreaLine {
		a.From = e.Space(by)
		a.Dir = grid.DirToward(a.Origin(e.Options.Grid), at)
	}
	return a
}

func askPowerSave(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	return attack.SaveQuestion(int(s.B), int(powerOf(e, s.Whom, uint8(s.Weapon)).DC)), true
}

func gotPowerSave(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	p := powerOf(e, s.Whom, uint8(s.Weapon))
	suffer(e, s, tellSave(e, s, p.Save, p.DC, rules.SAV01, a))
}

// tellSave tells a save of s.Who against something of s.Whom, to which it has
// added s.B, by the rule that asks for it, and returns whether it succeeded
// (SAV-01).
func tellSave(e *rules.Encounter, s *rules.Step, kind rules.SaveKind, dc int16, cite rules.Cite, a dice.Answer) (saved bool) {
	ev := rules.Event{Kind: rules.TestRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: a.Value, B: a.Value + s.B, C: dc, Cite: cite, Weapon: s.Weapon, Report: explain(e, kind.Stat(), s.Who, int(s.B))}
	saved = a.Band > 0
	if saved {
		ev.Flags = rules.FlagHit
	}
	if a.Value == 1 {
		ev.Flags |= rules.FlagExposed // SAV-04
	}
	e.Emit(ev)
	return saved
}
