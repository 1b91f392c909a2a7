package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// readiable are the actions that may be readied: one standard, move or free
// action (INI-08).
var readiable = [...]rules.Verb{
	rules.Attack, rules.TotalDefenceAction, rules.StandUp, rules.DropProne, rules.Draw, rules.Load,
	rules.Rise, rules.RightSelf, rules.Kneel, rules.Sheathe, rules.Drop, rules.Move,
	rules.LooseShield, rules.ReadyShield,
	rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Net, rules.Power, rules.Drink, rules.FiveFootStep,
}

// checkReady: a trigger and an action of those that can be readied; its kind
// and weapon are fixed now, its target is whoever triggers it (INI-08, 26.2).
// Amount is the power used, the path where a move leads, Step the 5-foot step
// that goes with it or is all of it.
func checkReady(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refuse(rules.INI08)
	t := rules.Trigger(a.Option)
	if t == rules.NoTrigger || t >= rules.TriggerCount || t == rules.EnemyLeavesCell && !e.Map.Inside(a.Cell) || !slices.Contains(readiable[:], a.Then) {
		return no
	}
	if a.Step > 0 || a.Then == rules.FiveFootStep {
		if r := readiesStep(e, a); !r.OK() {
			return r
		}
	}
	w := e.Creatures[a.By].Weapon(a.Weapon)
	switch a.Then {
	case rules.Trip:
		if !w.Unarmed && !w.Trip || w.Projectile() {
			return rules.Refuse(rules.MAN02)
		}
		fallthrough
	case rules.Attack, rules.Disarm, rules.Drop, rules.Sheathe, rules.Load:
		if a.Weapon >= 0 && !w.Natural && e.Facts.Combatants[a.By].Ready>>a.Weapon&1 == 0 {
			return rules.Refuse(rules.ACT23)
		}
		if a.Then == rules.Load && w.LoadFull { // a full-round action
			return no
		}
	case rules.Draw:
		return checkDraw(e, a)
	case rules.LooseShield, rules.ReadyShield:
		return mayShift(e, a.By, a.Then)
	case rules.Net:
		if !netLeft(e, a.By) {
			return rules.Refuse(rules.MAN06)
		}
	case rules.Move:
		if stepped(e, a.By) {
			return rules.Refuse(rules.MOV10)
		}
		if r := canWalk(e, a.By); !r.OK() {
			return r
		}
		return Along(e, a.By, &a.Path, e.Rules.Move.Speed(e, a.By), false).Refusal
	case rules.Power, rules.Drink:
		p := powerOf(e, a.By, uint8(a.Amount))
		if p == nil || a.Amount < 0 || p.Potion != (a.Then == rules.Drink) || p.Cost == rules.FullRoundAction || !unused(e, a.By, uint8(a.Amount)) {
			return rules.Refuse(rules.ACT28)
		}
	}
	return rules.Refusal{}
}

// readiesStep: a 5-foot step that could be made now goes with a readied action
// which is no movement, or stands alone (INI-08, MOV-10).
func readiesStep(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.Step == 0 || a.Step > 8 {
		return rules.Refuse(rules.INI08)
	}
	if a.Then == rules.Move {
		return rules.Refuse(rules.MOV10)
	}
	step := rules.Action{Verb: rules.FiveFootStep, By: a.By, On: rules.Nobody}
	step.Path.Add(grid.Dir(a.Step - 1))
	return checkStep(e, &step)
}

// listReady appends the attacks and abilities that can be readied, one per
// weapon in hand or power, and trigger.
func listReady(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	c := &e.Creatures[by]
	for t := rules.EnemyEntersReach; t < rules.TriggerCount; t++ {
		if t == rules.EnemyLeavesCell || t == rules.EnemyUsesAbility && !foesHavePowers(e, by) {
			continue // a square is pointed at; there is none to wait for
		}
		for w := range c.Weapons {
			a := e.Probe(rules.Action{Verb: rules.Ready, By: by, On: rules.Nobody, Option: uint8(t), Then: rules.Attack, Weapon: int8(w)})
			if checkReady(e, a).OK() {
				dst = append(dst, *a)
			}
		}
		for k := range c.Powers {
			a := e.Probe(rules.Action{Verb: rules.Ready, By: by, On: rules.Nobody, Option: uint8(t), Then: rules.Power, Amount: int16(k)})
			if !c.Powers[k].Kind() && checkReady(e, a).OK() {
				dst = append(dst, *a)
			}
		}
	}
	return dst
}

// foesHavePowers reports whether an enemy present has an ability that could be
// waited for.
func foesHavePowers(e *rules.Encounter, by rules.ID) bool {
	for id := range e.Count() {
		if e.Hostile(by, id) && e.Present(id) {
			for k := range e.Creatures[id].Powers {
				if !e.Creatures[id].Powers[k].Potion {
					return true
				}
			}
		}
	}
	return false
}

func startReady(e *rules.Encounter, a *rules.Action) {
	pay(e, a.By, e.Rules.Verbs[a.Verb].Cost)
	announce(e, a)
	ev := rules.Event{Kind: rules.ReadyMade, Verb: a.Then, Who: a.By, Whom: rules.Nobody, Weapon: a.Weapon, To: a.Cell, From: a.Path.End(e.Facts.Combatants[a.By].At), A: int16(a.Option), B: a.Amount, Cite: rules.INI08}
	if a.Step > 0 {
		ev.From, ev.C = e.Facts.Combatants[a.By].At.Step(grid.Dir(a.Step-1)), 1
		spend(e, a.By, rules.SpendStep) // it is the one of this turn (MOV-10)
	}
	e.Emit(ev)
	e.Push(rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody}) // the disabled have nothing dearer than a standard action (HP-02)
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
	e.Push(rules.Step{Op: opReadied, Verb: rules.Ready, Who: id, Whom: who, Weapon: e.Facts.Combatants[id].Readied.Weapon})
}

// stillReady reports whether a readied action can still answer its trigger.
func stillReady(e *rules.Encounter, s *rules.Step) bool {
	return e.Facts.Combatants[s.Who].Readied.Trigger != rules.NoTrigger && e.Hostile(s.Who, s.Whom) && !fallen(e, s.Whom) && !inert(e, s.Who)
}

// triggered returns the readiers whose reach a creature is in, or who see it, as
// their triggers ask (26.2).
func triggered(e *rules.Encounter, who rules.ID) (set uint64) {
	for id := range e.Count() {
		met := false
		switch e.Facts.Combatants[id].Readied.Trigger {
		case rules.EnemyEntersReach:
			if attack.Longest(e, id) == 0 {
				met = grid.Adjacent(e.Space(id), e.Space(who))
			} else {
				_, met = attack.Threatens(e, id, e.Space(who))
			}
		case rules.EnemyInSight:
			met = attack.Sight(e, id, who)
		}
		if met {
			set |= 1 << id
		}
	}
	return set
}

// arrived offers their readied actions to those whose triggers a step has met,
// right after it; before is who they were until then (26.2).
func arrived(e *rules.Encounter, who rules.ID, before uint64) {
	met := triggered(e, who) &^ before
	for k := len(e.Facts.Combatants) - 1; k >= 0 && met != 0; k-- {
		if id := nth(e, k); met>>id&1 == 1 {
			offerReady(e, id, who)
		}
	}
}

// takeReadied carries out a readied action; its creature's place is from now
// on just before that of the one who triggered it (INI-08).
func takeReadied(e *rules.Encounter, s *rules.Step) {
	r := e.Facts.Combatants[s.Who].Readied
	e.Emit(rules.Event{Kind: rules.ReadyUsed, Verb: r.Then, Who: s.Who, Whom: s.Whom, Weapon: r.Weapon, Cite: rules.INI08})
	moveBefore(e, s.Who, s.Whom)
	if r.Steps {
		sidestep(e, s.Who, r.To)
	}
	a := rules.Action{Verb: r.Then, By: s.Who, On: s.Whom, Weapon: r.Weapon, Option: r.Option, Cell: e.Facts.Combatants[s.Whom].At}
	switch r.Then {
	case rules.Attack:
		e.Push(rules.Step{Op: opBlow, Verb: rules.Ready, Who: s.Who, Whom: s.Whom, Weapon: r.Weapon})
		provokeBy(e, s.Who, s.Whom, r.Weapon)
	case rules.FiveFootStep:
	case rules.Move:
		walkReadied(e, s.Who, r.To)
	case rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Net:
		tryReadied(e, &a)
	case rules.Power, rules.Drink:
		if powerOf(e, a.By, a.Option).Kind() {
			a.On, a.Cell = a.By, e.Facts.Combatants[a.By].At
		}
		if r := aimPower(e, &a); !r.OK() {
			forfeit(e, &rules.Step{Verb: a.Verb, Who: a.By, Whom: a.On}, r.Cite)
			return
		}
		usePower(e, &a)
	default:
		if r := simply(e, &a); !r.OK() {
			forfeit(e, &rules.Step{Verb: a.Verb, Who: a.By, Whom: rules.Nobody, Weapon: a.Weapon}, r.Cite)
			return
		}
		e.Push(rules.Step{Op: opEffect, Verb: r.Then, Who: s.Who, Whom: rules.Nobody, Weapon: r.Weapon})
		if e.Rules.Verbs[r.Then].Provokes == rules.ProvokesAll {
			provoke(e, s.Who, rules.Nobody, gap{space: e.Space(s.Who)})
		}
	}
}

// simply says what by now leaves a readied action of one effect nothing to do: a
// weapon is no longer in hand, say. It has been paid for.
func simply(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.Verb == rules.Draw {
		return checkDraw(e, a)
	}
	return e.Rules.Verbs[a.Verb].Check(e, a)
}

// sidestep makes the 5-foot step of a readied action, which gives no
// opportunity, if it still can be made: what goes with it comes after it, from
// where the creature then stands (INI-08, AOO-07).
func sidestep(e *rules.Encounter, who rules.ID, to grid.Cell) {
	c := &e.Facts.Combatants[who]
	d, near := grid.DirBetween(c.At, to)
	r := rules.Refuse(rules.MOV10)
	if near {
		r = mayStep(e, who, d)
	}
	if !r.OK() || c.Conditions.Has(rules.Grappling) {
		e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: rules.FiveFootStep, Who: who, Whom: rules.Nobody, To: c.At, Cite: rules.MOV10})
		return
	}
	ev := rules.Event{Kind: rules.Moved, Verb: rules.FiveFootStep, Who: who, Whom: rules.Nobody, From: c.At, To: to, A: int16(c.Budget.Diagonals), B: 1, C: 1, Cite: rules.INI08}
	if e.Ground().CountsDiagonal(e.Space(who), d, false) {
		ev.A++
	}
	e.Emit(ev)
	exposed(e, who)
}

// Stepped returns the encounter as it is when the readied 5-foot step of a
// creature has been made, itself where there is none (INI-08).
func Stepped(e *rules.Encounter, id rules.ID) *rules.Encounter {
	r := e.Facts.Combatants[id].Readied
	if !r.Steps {
		return e
	}
	there := e.Clone() // a thought: nobody is told
	sidestep(there, id, r.To)
	return there
}

// keepReady lets a trigger go by: the action stays readied for the next one,
// until its creature's turn (INI-08).
func keepReady(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.Waited, Who: s.Who, Whom: s.Whom, Cite: rules.INI08})
}

// tryReadied carries out a readied maneuver against whoever triggered it, if it
// can still be made.
func tryReadied(e *rules.Encounter, a *rules.Action) {
	switch a.Verb {
	case rules.Grapple, rules.BullRush:
		a.Weapon = rules.UnarmedWeapon
	case rules.Net:
		a.Weapon = rules.NetWeapon
	}
	if r := e.Rules.Verbs[a.Verb].Check(e, a); !r.OK() {
		forfeit(e, &rules.Step{Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon}, r.Cite)
		return
	}
	e.Push(attempt(e, a))
	maneuverProvokes(e, a)
}

// walkReadied puts the steps of a readied move on the agenda: the cheapest way
// there is now to where it was to lead, as far as one move goes.
func walkReadied(e *rules.Encounter, id rules.ID, to grid.Cell) {
	if !canWalk(e, id).OK() || e.Facts.Has(id, rules.Grappling) {
		return
	}
	var room [rules.MaxPath]grid.Dir
	way := Reach(e, id, e.Rules.Move.Speed(e, id)).Path(to, room[:0])
	at := to
	for i := len(way) - 1; i >= 0; i-- {
		at = at.Step(way[i] ^ 4)
		e.Push(rules.Step{Op: opTread, Verb: rules.Move, Who: id, Whom: rules.Nobody, Flags: uint16(way[i]), B: int16(len(way) - 1 - i), Cell: at})
	}
}

// doTread makes one step of a readied move, from Cell: A 0 before its
// opportunities, A 1 after them; B is how many steps follow. None does where a
// creature was stopped or thrown off its way.
func doTread(e *rules.Encounter, s *rules.Step) {
	if e.Facts.Combatants[s.Who].At != s.Cell || halted(e, s) != rules.NoCite {
		return
	}
	g := gap{space: e.Space(s.Who), moving: true, dir: grid.Dir(s.Flags)}
	if s.A == 0 {
		s.A = 1
		e.Push(*s)
		leaving(e, s.Who, g)
		provoke(e, s.Who, rules.Nobody, g)
		return
	}
	if _, free := blockedAt(e, s.Who, g.after(), s.B == 0); !free {
		return
	}
	before := triggered(e, s.Who)
	stride(e, s.Who, g.dir, rules.Move, rules.INI08)
	if s.B == 0 {
		exposed(e, s.Who)
	}
	arrived(e, s.Who, before)
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
