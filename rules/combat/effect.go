package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

func begin(e *rules.Encounter, x rules.Effect, cite rules.Cite) {
	e.Emit(rules.Event{Kind: rules.EffectBegan, Who: x.Who, Whom: x.By, Condition: x.Condition, Effect: x, Cite: cite})
}

func end(e *rules.Encounter, x rules.Effect, cite rules.Cite) {
	e.Emit(rules.Event{Kind: rules.EffectEnded, Who: x.Who, Whom: x.By, Condition: x.Condition, Effect: x, Cite: cite})
}

// inflict lays a condition on a creature for some rounds of its causer, 0 for
// as long as it is not cured (CND-21).
//
// Fades marks one that ends when its bearer attacks (CND-05);
// who is frightened remembers by whom, however long it lasts (CND-07).
func inflict(e *rules.Encounter, who, by rules.ID, c rules.Condition, rounds int, fades bool, cite rules.Cite) {
	gain(e, who, c, cite)
	if rounds > 0 || fades || c == rules.Frightened {
		x := rules.Effect{Kind: rules.Holds, Who: who, By: by, Against: rules.Nobody, Condition: c, Left: int8(min(rounds, 100))}
		if fades {
			x.Value = 1
		}
		begin(e, x, cite)
	}
}

// fade ends the conditions that an attack of their bearer ends (CND-05).
func fade(e *rules.Encounter, who rules.ID) {
	for i := 0; i < len(e.Facts.Effects); {
		x := e.Facts.Effects[i]
		if x.Kind != rules.Holds || x.Who != who || x.Value == 0 {
			i++
			continue
		}
		end(e, x, rules.CND05)
		if !held(e, who, x.Condition) {
			lose(e, who, x.Condition, rules.CND05)
		}
	}
}

// held reports whether an effect, or a score of 0, still keeps a condition on a
// creature (CND-21, DMG-11).
func held(e *rules.Encounter, who rules.ID, c rules.Condition) bool {
	if e.Facts.Combatants[who].SpentBy(c) != 0 {
		return true
	}
	for i := range e.Facts.Effects {
		if x := &e.Facts.Effects[i]; x.Kind == rules.Holds && x.Who == who && x.Condition == c {
			return true
		}
	}
	return false
}

// cease ends the effects that keep a condition which is gone for another
// reason, so that none of them takes away a later one (CND-21, CND-23).
func cease(e *rules.Encounter, who rules.ID, c rules.Condition, cite rules.Cite) {
	for i := 0; i < len(e.Facts.Effects); {
		x := e.Facts.Effects[i]
		if x.Kind != rules.Holds || x.Who != who || x.Condition != c {
			i++
			continue
		}
		end(e, x, cite)
	}
}

// wearOff counts down the effects a creature has caused, just before its turn
// (CND-21, DIC-14), and lets its aids and finds of the turn before lapse.
func wearOff(e *rules.Encounter, by rules.ID) { wearOffFrom(e, by, 0) }

func wearOffFrom(e *rules.Encounter, by rules.ID, first int) {
	for i := first; i < len(e.Facts.Effects); {
		x := e.Facts.Effects[i]
		switch {
		case x.By != by, x.Left == 0:
			i++
		case x.Left > 1:
			x.Left--
			e.Emit(rules.Event{Kind: rules.EffectAged, Who: x.Who, Whom: x.By, Condition: x.Condition, Effect: x, Cite: rules.CND21})
			i++
		default:
			end(e, x, rules.CND21)
			if x.Kind == rules.Saps { // which may end effects anywhere in the list
				wearOffFrom(e, by, i)
				regained(e, x.Who, rules.Nobody, x.Score, int(x.Value), rules.CND21)
				return
			}
			if x.Kind == rules.Holds && !held(e, x.Who, x.Condition) {
				lose(e, x.Who, x.Condition, rules.CND21)
			}
		}
	}
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

// optionAidAC marks an aid to AC instead of the attack roll (ACT-15).
const optionAidAC = 2

// checkAid: a melee attack on an enemy within reach, for an ally (ACT-15).
func checkAid(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refuse(rules.ACT15)
	if a.Ally < 0 || a.Ally >= e.Count() || a.Ally == a.By || e.Hostile(a.By, a.Ally) || !e.Present(a.Ally) {
		return no
	}
	if a.On < 0 || a.On >= e.Count() || !e.Hostile(a.By, a.On) || e.Creatures[a.By].Weapon(a.Weapon).Projectile() {
		return no
	}
	return checkAttack(e, a)
}

func listAids(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	eachShot(e, by, func(on rules.ID, weapon int8) {
		for ally := range e.Count() {
			for option := uint8(1); option <= optionAidAC; option++ {
				a := rules.Action{Verb: rules.Aid, By: by, On: on, Weapon: weapon, Ally: ally, Option: option}
				if checkAid(e, &a).OK() {
					dst = append(dst, a)
				}
			}
		}
	})
	return dst
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

func aided(e *rules.Encounter, s *rules.Step) {
	x := rules.Effect{Kind: rules.AidsAttack, Who: rules.ID(s.Cell.X), By: s.Who, Against: s.Whom, Value: 2, Left: 1}
	if s.Cell.Y == optionAidAC {
		x.Kind = rules.AidsDefence
	}
	begin(e, x, rules.ACT15)
}
