package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// attackRows are the rows of an attack.
func attackRows(t *tables) {
	t.verbs[rules.Attack] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesByWeapon, Cite: rules.ATK20, Check: checkAttack, List: listAttacks(rules.Attack), Start: startAttack, Tested: withstood}
}

// checkAttack: one attack with one weapon on one creature.
func checkAttack(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.On < 0 || a.On >= e.Count() {
		return rules.Refuse(rules.ATK20)
	}
	return attack.Strikeable(e, a.By, a.On, a.Weapon, attackMode(e, a))
}

func attackMode(e *rules.Encounter, a *rules.Action) rules.AttackMode {
	if a.Verb == rules.FightDefensively {
		return rules.ModeDefensive
	}
	return iterative(e, a)
}

// listAttacks appends one action per enemy and weapon that can strike it.
func listAttacks(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		eachShot(e, by, func(on rules.ID, weapon int8) {
			dst = append(dst, rules.Action{Verb: verb, By: by, On: on, Weapon: weapon})
		})
		return dst
	}
}

// eachShot calls yield for each enemy and weapon whose attack is not refused.
func eachShot(e *rules.Encounter, by rules.ID, yield func(on rules.ID, weapon int8)) {
	for on := range e.Count() {
		if !e.Hostile(by, on) {
			continue
		}
		for w := int8(rules.UnarmedWeapon); int(w) < len(e.Creatures[by].Weapons); w++ {
			if attack.Strikeable(e, by, on, w, 0).OK() {
				yield(on, w)
			}
		}
	}
}

func startAttack(e *rules.Encounter, a *rules.Action) {
	mode := attackMode(e, a)
	again := e.Facts.Combatants[a.By].Budget.Shot && e.Creatures[a.By].Weapon(a.Weapon).Projectile()
	spendAttack(e, a)
	announce(e, a)
	if a.Verb == rules.FightDefensively {
		Defending(e, a.By)
	}
	e.Push(
		rules.Step{Op: opBlow, Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon, Flags: uint16(mode)},
		rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody},
	)
	trigger(e, a.By, rules.EnemyAttacks)
	if !again { // ACT-10: several shots of one full attack are one opportunity
		provokeBy(e, a.By, a.On, a.Weapon)
	}
}

// provokeBy offers the opportunities of an attack with a weapon: a shot gives
// one to everybody, an unarmed strike to its target (ACT-10, ATK-21).
func provokeBy(e *rules.Encounter, by, on rules.ID, weapon int8) {
	w := e.Creatures[by].Weapon(weapon)
	switch {
	case w.Projectile():
		provoke(e, by, rules.Nobody, gap{space: e.Space(by)})
	case w.Unarmed && !e.Creatures[by].Traits.Has(rules.ImprovedUnarmedStrike):
		provoke(e, by, on, gap{space: e.Space(by)})
	}
}
