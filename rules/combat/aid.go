package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// aidRows are the rows of aid another.
func aidRows(t *tables) {
	t.verbs[rules.Aid] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.ACT15, Check: onTheLiving(checkAid), List: listAids, Start: startAid, Do: rollAid, Tested: aided}
}

// OptionAidAttack marks an aid to the attack roll, OptionAidAC one to AC (ACT-15).
const OptionAidAttack, OptionAidAC = 1, 2

// aidDC is the armour class that a helping blow has to reach (ACT-15).
const aidDC = 10

// checkAid: a melee attack on an enemy within reach, for an ally (ACT-15).
func checkAid(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refuse(rules.ACT15)
	if !befriends(e, a) {
		return no
	}
	if a.On < 0 || a.On >= e.Count() || !e.Hostile(a.By, a.On) || e.Creatures[a.By].Weapon(a.Weapon).Projectile() {
		return no
	}
	return checkAttack(e, a)
}

// befriends reports whether an action is for an ally who is there.
func befriends(e *rules.Encounter, a *rules.Action) bool {
	return a.Ally >= 0 && a.Ally < e.Count() && a.Ally != a.By && !e.Hostile(a.By, a.Ally) && e.Present(a.Ally)
}

func listAids(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	eachShot(e, by, func(on rules.ID, weapon int8) {
		for ally := range e.Count() {
			for option := uint8(OptionAidAttack); option <= OptionAidAC; option++ {
				a := rules.Action{Verb: rules.Aid, By: by, On: on, Weapon: weapon, Ally: ally, Option: option}
				if checkAid(e, &a).OK() {
					dst = append(dst, a)
				}
			}
		}
	})
	return dst
}

// startAid begins the help, which gives no opportunity.
func startAid(e *rules.Encounter, a *rules.Action) {
	startSimple(e, a)
	trigger(e, a.By, rules.EnemyAttacks) // it is an attack roll on an enemy (INI-08, ACT-15)
}

// rollAid has the helper make its attack roll against AC 10; a natural 1
// fails (ACT-15).
func rollAid(e *rules.Encounter, s *rules.Step) {
	var aim rules.Aim
	attack.Aim(e, s.Who, s.Whom, s.Weapon, 0, &aim)
	roll := test(rules.Aid, rules.AttackRoll, s.Who, s.Whom, int(aim.Attack.Total), aidDC, testNoOne)
	roll.Weapon, roll.Cell = s.Weapon, s.Cell
	e.Push(roll)
}

// aided has what was rolled help until the ally's next turn ends, if it reached
// the armour class (ACT-15). The roll is one of attack, which nobody makes unseen
// for long (STL-02).
func aided(e *rules.Encounter, s *rules.Step, passed bool) {
	reveal(e, s.Who)
	if !passed {
		return
	}
	x := rules.Effect{Kind: rules.AidsAttack, Who: rules.ID(s.Cell.X), By: s.Who, Against: s.Whom, Value: 2, Left: 1}
	if s.Cell.Y == OptionAidAC {
		x.Kind = rules.AidsDefence
	}
	begin(e, x, rules.ACT15)
}

// spendAids ends the aids that an attack roll has used up (ACT-15).
func spendAids(e *rules.Encounter, attacker, target rules.ID) {
	for i := 0; i < len(e.Facts.Effects); {
		x := e.Facts.Effects[i]
		used := x.Kind == rules.AidsAttack && x.Who == attacker && x.Against == target ||
			x.Kind == rules.AidsDefence && x.Who == target && x.Against == attacker
		if !used {
			i++
			continue
		}
		end(e, x, rules.ACT15)
	}
}
