package plan

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// readiables are the actions the awaited creature may get ready for, with
// every trigger (INI-08): those that would mean something as it stands, each
// without and with every 5-foot step there is.
func readiables(t *Turn) []rules.Action {
	var list []rules.Action
	id := t.Now.Who
	for trigger := rules.NoTrigger + 1; trigger < rules.TriggerCount; trigger++ {
		for v := range rules.VerbCount {
			for _, a := range thens(t, id, v) {
				a.Verb, a.By, a.On, a.Option, a.Then = rules.Ready, id, rules.Nobody, uint8(trigger), v
				if v != rules.FiveFootStep && t.E.Check(&a).OK() {
					list = append(list, a)
				}
				for _, d := range sidesteps(t) {
					a.Step = 1 + uint8(d)
					if v != rules.Move && t.E.Check(&a).OK() {
						list = append(list, a)
					}
				}
			}
		}
	}
	return list
}

// sidesteps are the directions of the 5-foot steps that the awaited creature
// could make.
func sidesteps(t *Turn) []grid.Dir {
	var list []grid.Dir
	for i := range t.Now.Legal {
		if a := &t.Now.Legal[i]; a.Verb == rules.FiveFootStep {
			list = append(list, a.Path.Step(0))
		}
	}
	return list
}

// thens are the ways in which a verb could be readied: one per weapon, power or
// way; the rules are asked about each.
func thens(t *Turn, id rules.ID, v rules.Verb) []rules.Action {
	switch v {
	case rules.Attack, rules.FightDefensively, rules.Disarm, rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
		return withWeapons(t, id, v)
	case rules.Trip:
		return []rules.Action{{Weapon: rules.UnarmedWeapon}}
	case rules.Power, rules.Drink:
		return withPowers(t, id, v)
	case rules.Move, rules.OpenDoor, rules.CloseDoor, rules.PickUp, rules.Crawl:
		return asNow(t, v)
	case rules.Aid:
		return helps(t, id)
	case rules.FirstAid, rules.Wake:
		return cares(t, v)
	}
	if !changes(t, id, v) {
		return nil
	}
	return []rules.Action{{}}
}

// withWeapons are the ways of a verb that is done with a weapon, or to one.
func withWeapons(t *Turn, id rules.ID, v rules.Verb) (list []rules.Action) {
	f := &t.E.Facts.Combatants[id]
	for w := range t.E.Creatures[id].Weapons {
		if serves(&t.E.Creatures[id].Weapons[w], v, f.Ready>>w&1 == 1, f.Loaded>>w&1 == 1) {
			list = append(list, rules.Action{Weapon: int8(w)})
		}
	}
	return list
}

// serves reports whether a verb would mean something with a weapon that is in hand or
// not, loaded or not.
func serves(w *rules.Weapon, v rules.Verb, inHand, loaded bool) bool {
	switch v {
	case rules.Disarm:
		return inHand && !w.Projectile()
	case rules.Draw:
		return !inHand && !w.Bodily()
	case rules.Sheathe, rules.Drop:
		return inHand && !w.Bodily()
	case rules.Load:
		return inHand && w.Loads() && !loaded
	}
	return inHand || w.Natural
}

// withPowers are the powers to use, or the draughts to drink.
func withPowers(t *Turn, id rules.ID, v rules.Verb) (list []rules.Action) {
	powers := t.E.Creatures[id].Powers
	for k := range powers {
		if powers[k].Potion == (v == rules.Drink) {
			list = append(list, rules.Action{Amount: int16(k)})
		}
	}
	return list
}

// asNow are the ways of a verb that may be readied as they could be taken now: paths,
// doors, things that lie about. Of moves they are those without anything on the way.
func asNow(t *Turn, v rules.Verb) (list []rules.Action) {
	for i := range t.Now.Legal {
		a := &t.Now.Legal[i]
		switch {
		case a.Verb != v || v == rules.Move && a.Option != 0:
		case v == rules.Move:
			list = append(list, rules.Action{Path: a.Path})
		case v == rules.PickUp:
			list = append(list, rules.Action{Ally: a.On, Weapon: a.Weapon})
		default:
			list = append(list, rules.Action{Amount: a.Amount, Path: a.Path})
		}
	}
	return list
}

// cares are those who need first aid, or to be woken.
func cares(t *Turn, v rules.Verb) (list []rules.Action) {
	for ally := range t.E.Count() {
		if t.E.Present(ally) && t.E.Facts.Combatants[ally].Conditions.Any(combat.InNeed(v)) {
			list = append(list, rules.Action{Ally: ally})
		}
	}
	return list
}

// changes reports whether a verb that has but one way would change anything for the
// creature as it is now.
func changes(t *Turn, id rules.ID, v rules.Verb) bool {
	f := &t.E.Facts.Combatants[id]
	switch v {
	case rules.Hide, rules.Search:
		return slices.ContainsFunc(t.Now.Legal, func(a rules.Action) bool { return a.Verb == v })
	case rules.Speak: // words are nothing to wait with
		return false
	case rules.LooseShield, rules.ReadyShield:
		return t.E.Creatures[id].Shield > 0 && f.Loosed == (v == rules.ReadyShield)
	case rules.StandUp:
		return f.Conditions.Has(rules.Prone)
	case rules.Rise:
		return f.Conditions.Any(rules.Set(rules.Kneeling, rules.Sitting))
	case rules.RightSelf:
		return f.Conditions.Has(rules.Floating)
	case rules.DropProne, rules.Kneel:
		return !f.Conditions.Any(rules.PostureSet)
	}
	return true
}

// helps are the ways to help a friend against whoever comes: with each weapon for close
// combat in hand, each friend at its attack or in its defence (ACT-15).
func helps(t *Turn, id rules.ID) (list []rules.Action) {
	for w := range t.E.Creatures[id].Weapons {
		if t.E.Creatures[id].Weapons[w].Projectile() {
			continue
		}
		for ally := range t.E.Count() {
			for how := int16(combat.OptionAidAttack); how <= combat.OptionAidAC; how++ {
				list = append(list, rules.Action{Weapon: int8(w), Ally: ally, Amount: how})
			}
		}
	}
	return list
}

// likely are the verbs that an action is readied for most, in that order.
var likely = [...]rules.Verb{rules.Attack, rules.Power, rules.TotalDefenceAction, rules.Move, rules.Load, rules.Trip, rules.CloseDoor, rules.Aid}

// Likely is the place of a verb among what an action is readied for: the likely ones
// come first, all others after them.
func Likely(v rules.Verb) int {
	if i := slices.Index(likely[:], v); i >= 0 {
		return i
	}
	return len(likely)
}
