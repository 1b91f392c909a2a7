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
	c, f := &t.E.Creatures[id], &t.E.Facts.Combatants[id]
	cs := f.Conditions
	once := []rules.Action{{}}
	var list []rules.Action
	switch v {
	case rules.Attack, rules.FightDefensively, rules.Disarm, rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
		for w := range c.Weapons {
			weapon := &c.Weapons[w]
			inHand := f.Ready>>w&1 == 1
			switch {
			case (v == rules.Attack || v == rules.FightDefensively) && !inHand && !weapon.Natural, v == rules.Draw && (inHand || weapon.Bodily()),
				v == rules.Disarm && (weapon.Projectile() || !inHand), (v == rules.Sheathe || v == rules.Drop) && (!inHand || weapon.Bodily()),
				v == rules.Load && (!inHand || !weapon.Loads() || f.Loaded>>w&1 == 1):
			default:
				list = append(list, rules.Action{Weapon: int8(w)})
			}
		}
		return list
	case rules.Trip:
		return []rules.Action{{Weapon: rules.UnarmedWeapon}}
	case rules.Power, rules.Drink:
		for k := range c.Powers {
			if c.Powers[k].Potion == (v == rules.Drink) {
				list = append(list, rules.Action{Amount: int16(k)})
			}
		}
		return list
	case rules.Move:
		for i := range t.Now.Legal {
			if a := &t.Now.Legal[i]; a.Verb == rules.Move && a.Option == 0 {
				list = append(list, rules.Action{Path: a.Path})
			}
		}
		return list
	case rules.Aid:
		return helps(t, id)
	case rules.FirstAid, rules.Wake:
		for ally := range t.E.Count() {
			if t.E.Present(ally) && t.E.Facts.Combatants[ally].Conditions.Any(combat.InNeed(v)) {
				list = append(list, rules.Action{Ally: ally})
			}
		}
		return list
	case rules.OpenDoor, rules.CloseDoor, rules.PickUp, rules.Crawl:
		for i := range t.Now.Legal {
			a := &t.Now.Legal[i]
			switch {
			case a.Verb != v:
			case v == rules.PickUp:
				list = append(list, rules.Action{Ally: a.On, Weapon: a.Weapon})
			default:
				list = append(list, rules.Action{Amount: a.Amount, Path: a.Path})
			}
		}
		return list
	case rules.Hide, rules.Search:
		if !slices.ContainsFunc(t.Now.Legal, func(a rules.Action) bool { return a.Verb == v }) {
			return nil
		}
	case rules.Speak:
		return nil // words are nothing to wait with
	case rules.LooseShield, rules.ReadyShield:
		if c.Shield <= 0 || f.Loosed != (v == rules.ReadyShield) {
			return nil
		}
	case rules.StandUp:
		if !cs.Has(rules.Prone) {
			return nil
		}
	case rules.Rise:
		if !cs.Any(rules.Set(rules.Kneeling, rules.Sitting)) {
			return nil
		}
	case rules.RightSelf:
		if !cs.Has(rules.Floating) {
			return nil
		}
	case rules.DropProne, rules.Kneel:
		if cs.Any(rules.PostureSet) {
			return nil
		}
	}
	return once
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
