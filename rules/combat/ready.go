package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// readyRows are the rows of readying.
func readyRows(t *tables) {
	t.verbs[rules.Ready] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.INI08, Check: checkReady, List: listReady, Start: startReady}
}

// readiable are the actions that may be readied: one standard, move or free action
// (INI-08). Whoever grapples readies nothing (GRP-05), so that what is done only in a
// grapple is not among them.
var readiable = [...]rules.Verb{
	rules.Attack, rules.TotalDefenceAction, rules.StandUp, rules.DropProne, rules.Draw, rules.Load,
	rules.Rise, rules.RightSelf, rules.Kneel, rules.Sheathe, rules.Drop, rules.Move,
	rules.LooseShield, rules.ReadyShield, rules.FightDefensively, rules.Aid, rules.FirstAid, rules.Wake,
	rules.OpenDoor, rules.CloseDoor, rules.PickUp, rules.Crawl, rules.Hide, rules.Search, rules.Speak,
	rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Net, rules.Power, rules.Drink, rules.FiveFootStep,
}

// checkReady: a trigger and an action of those that can be readied; its kind
// and weapon are fixed now, its target is whoever triggers it (INI-08, 26.2).
// Amount is the power used, the door or how a helper helps, as Option is of the action
// itself; Ally whom it is for or whose thing is picked up, the
// path where a move leads, Step the 5-foot step that goes with it or is all of it.
func checkReady(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refuse(rules.INI08)
	t := rules.Trigger(a.Option)
	if t == rules.NoTrigger || t >= rules.TriggerCount || t == rules.EnemyLeavesCell && !e.Map.Inside(a.Cell) || !slices.Contains(readiable[:], a.Then) {
		return no
	}
	if e.Rules.Verbs[a.Then].Cost == rules.FullRoundAction { // total defence in limited, where it is L (26.2)
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
	case rules.Attack, rules.FightDefensively, rules.Aid, rules.Disarm, rules.Drop, rules.Sheathe, rules.Load:
		if a.Weapon >= 0 && !w.Natural && e.Facts.Combatants[a.By].Ready>>a.Weapon&1 == 0 {
			return rules.Refuse(rules.ACT23)
		}
		if a.Then == rules.Load && w.LoadFull { // a full-round action
			return no
		}
		if a.Then == rules.Aid && (w.Projectile() || !befriends(e, a) || a.Amount < OptionAidAttack || a.Amount > OptionAidAC) {
			return rules.Refuse(rules.ACT15)
		}
	case rules.Draw:
		return checkDraw(e, a)
	case rules.LooseShield, rules.ReadyShield:
		return mayShift(e, a.By, a.Then)
	case rules.Net:
		if !netLeft(e, a.By) {
			return rules.Refuse(rules.MAN06)
		}
	case rules.FirstAid, rules.Wake: // who is dying or asleep when it comes to that is seen then
		if a.Ally < 0 || a.Ally >= e.Count() || a.Ally == a.By || !e.Present(a.Ally) {
			return rules.Refuse(e.Rules.Verbs[a.Then].Cite)
		}
	case rules.OpenDoor, rules.CloseDoor:
		if !slices.Contains(doorsBeside(e, a.By, nil), int(a.Amount)) {
			return rules.Refuse(rules.ACT30)
		}
	case rules.PickUp:
		return checkPickUp(e, &rules.Action{By: a.By, On: a.Ally, Weapon: a.Weapon})
	case rules.Crawl:
		return checkCrawl(e, a)
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

// kept is what of a readied action is fixed besides its kind and its weapon, in the form
// that Readied.Option has; Due reads it.
func kept(a *rules.Action) int16 {
	switch a.Then {
	case rules.Aid:
		return int16(a.Ally)<<bitsOfAid | a.Amount
	case rules.FirstAid, rules.Wake, rules.PickUp:
		return int16(a.Ally)
	}
	return a.Amount
}

// bitsOfAid is how many bits say how a helper helps; the others say whom.
const bitsOfAid = 2

// Due returns a readied action of a creature as it is when somebody triggers it: that
// one is its target, whoever it is for and whatever it is done with was chosen before
// (INI-08, 26.2). A readied move is not among them: it finds its way when it is made.
func Due(e *rules.Encounter, r *rules.Readied, id, whom rules.ID) rules.Action {
	a := rules.Action{Verb: r.Then, By: id, On: whom, Weapon: r.Weapon, Option: r.Option, Cell: e.Facts.Combatants[whom].At}
	switch r.Then {
	case rules.Grapple, rules.BullRush:
		a.Weapon = rules.UnarmedWeapon
	case rules.Net:
		a.Weapon = rules.NetWeapon
	case rules.Aid:
		a.Ally, a.Option = rules.ID(r.Option>>bitsOfAid), r.Option&(1<<bitsOfAid-1)
	case rules.FirstAid, rules.Wake, rules.PickUp:
		a.On, a.Option = rules.ID(r.Option), 0
	case rules.OpenDoor, rules.CloseDoor:
		a.On, a.Option, a.Amount = rules.Nobody, 0, int16(r.Option)
	case rules.Attack, rules.FightDefensively, rules.Trip, rules.Disarm, rules.Power, rules.Drink:
	default:
		a.On = rules.Nobody
	}
	return a
}

// readiesStep: a 5-foot step that could be made now goes with a readied action
// which is no movement, or stands alone (INI-08, MOV-10).
func readiesStep(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.Step == 0 || a.Step > 8 {
		return rules.Refuse(rules.INI08)
	}
	if a.Then == rules.Move || a.Then == rules.Crawl {
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
	ev := rules.Event{Kind: rules.ReadyMade, Verb: a.Then, Who: a.By, Whom: rules.Nobody, Weapon: a.Weapon, To: a.Cell, From: a.Path.End(e.Facts.Combatants[a.By].At), A: int16(a.Option), B: kept(a), Cite: rules.INI08}
	if a.Step > 0 {
		ev.From, ev.C = e.Facts.Combatants[a.By].At.Step(grid.Dir(a.Step-1)), 1
		spend(e, a.By, rules.SpendStep) // it is the one of this turn (MOV-10)
	}
	e.Emit(ev)
	e.Push(rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody}) // the disabled have nothing dearer than a standard action (HP-02)
}
