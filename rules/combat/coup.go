package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// coupRows are the rows of a coup de grâce.
func coupRows(t *tables) {
	t.verbs[rules.CoupDeGrace] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesAll, Cite: rules.HLP04, Check: onTheLiving(checkCoup), List: listCoups, Start: startCoup, Tested: finished}
	t.deeds[opCoup] = rules.Deed{Do: doCoup, Peril: rules.PerilToOthers}
}

// checkCoup: a helpless enemy within reach, with a melee weapon, or adjacent
// with a bow or a loaded crossbow (HLP-04, HLP-06, HLP-07).
func checkCoup(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refusal{Cite: rules.HLP04, Who: a.On}
	if a.On < 0 || a.On >= e.Count() || !e.Hostile(a.By, a.On) ||
		!e.Facts.Combatants[a.On].Conditions.Any(rules.HelplessSet) {
		return no
	}
	if def := &e.Creatures[a.On]; def.Traits.Has(rules.CritImmune) || def.Traits.Has(rules.NoCon) {
		return rules.Refusal{Cite: rules.HLP06, Who: a.On}
	}
	w := e.Creatures[a.By].Weapon(a.Weapon)
	if w.Projectile() {
		aimed := w.Family == rules.Bow || w.Family == rules.Composite || w.Family == rules.Crossbow
		if !aimed || !grid.Adjacent(e.Space(a.By), e.Space(a.On)) {
			return no
		}
	}
	r := attack.Strikeable(e, a.By, a.On, a.Weapon, rules.ModeCoup)
	if r.OK() && !attack.Sees(e, a.By, a.On) && !e.Facts.Found(a.By, a.On) {
		return rules.Refusal{Cite: rules.HLP07, Who: a.On}
	}
	return r
}

func listCoups(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for on := range e.Count() {
		for w := int8(rules.UnarmedWeapon); int(w) < len(e.Creatures[by].Weapons); w++ {
			a := rules.Action{Verb: rules.CoupDeGrace, By: by, On: on, Weapon: w}
			if checkCoup(e, &a).OK() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

func startCoup(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendFullRound)
	announce(e, a)
	e.Push(rules.Step{Op: opCoup, Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon})
	trigger(e, a.By, rules.EnemyAttacks)
	provoke(e, a.By, rules.Nobody, gap{space: e.Space(a.By)})
}

// doCoup delivers the blow, unless the attacker has been stopped (HLP-05).
func doCoup(e *rules.Encounter, s *rules.Step) {
	if inert(e, s.Who) || e.Facts.Has(s.Who, rules.Disabled) {
		e.Emit(rules.Event{Kind: rules.ActionLost, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Cite: rules.HLP05})
		return
	}
	e.Push(rules.Step{Op: opBlow, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Flags: uint16(rules.ModeCoup)})
}

// finished kills whoever fails the save after a coup de grâce (HLP-04).
func finished(e *rules.Encounter, s *rules.Step, saved bool) {
	if !saved {
		die(e, s.Who, rules.HLP04)
	}
}
