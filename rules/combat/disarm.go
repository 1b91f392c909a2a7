package combat

import "tenaille/rules"

// disarmRows are the rows of a disarm.
func disarmRows(t *tables) {
	t.verbs[rules.Disarm] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesTarget, Cite: rules.MAN03, Check: onTheLiving(checkDisarm), List: listDisarms, Start: startManeuver, Do: wrench, Decided: disarmed}
	t.questions[opCounterDisarm] = rules.QuestionRow{Name: rules.AskCounterDisarm, Cite: rules.MAN03, Offers: canReturn, Take: counterDisarm, Decline: nothing, Contest: returned(rules.Disarm), Peril: rules.PerilToNobody}
}

// checkDisarm: a held weapon of one within reach of a melee weapon or of bare
// hands (MAN-03). Amount is one more than the weapon aimed at, 0 the first
// held of the sheet.
func checkDisarm(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refusal{Cite: rules.MAN03, Who: a.On}
	if !aimable(e, a) || e.Creatures[a.By].Weapon(a.Weapon).Projectile() {
		return no
	}
	if !holds(e, a.On, aimedItem(e, a.On, a.Amount)) {
		return no
	}
	return touchable(e, a, a.Weapon)
}

// holds reports whether a weapon of the sheet is in its owner's hand.
func holds(e *rules.Encounter, id rules.ID, weapon int8) bool {
	c := &e.Creatures[id]
	if weapon < 0 || int(weapon) >= len(c.Weapons) || c.Weapons[weapon].Bodily() {
		return false
	}
	return e.Facts.Combatants[id].Ready>>weapon&1 == 1
}

// aimedItem is the weapon that a disarm aims at, -1 for none.
func aimedItem(e *rules.Encounter, id rules.ID, choice int16) int8 {
	if choice > 0 {
		return int8(choice - 1)
	}
	for i := range e.Creatures[id].Weapons {
		if holds(e, id, int8(i)) {
			return int8(i)
		}
	}
	return -1
}

// guard is the weapon with which a creature resists a disarm of another's: the
// one aimed at if it is a melee weapon, or else the melee weapon in hand that
// adds most to the check, ties to the first of the sheet; bare hands where it
// holds none (MAN-03, 26.2, 26.3).
func guard(e *rules.Encounter, id, other rules.ID, item int8) int8 {
	c := &e.Creatures[id]
	if holds(e, id, item) && !c.Weapons[item].Projectile() {
		return item
	}
	best, most := int8(rules.UnarmedWeapon), 0
	for i := range c.Weapons {
		if !holds(e, id, int8(i)) || c.Weapons[i].Projectile() {
			continue
		}
		var b rules.Breakdown
		if n := CheckBonus(e, rules.DisarmResist, id, other, int8(i), rules.Disarm, &b); best < 0 || n > most {
			best, most = int8(i), n
		}
	}
	return best
}

// listDisarms appends one disarm per enemy, weapon and item held.
func listDisarms(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for on := range e.Count() {
		if !e.Hostile(by, on) {
			continue
		}
		for w := int8(rules.UnarmedWeapon); int(w) < len(e.Creatures[by].Weapons); w++ {
			a := rules.Action{Verb: rules.Disarm, By: by, On: on, Weapon: w}
			if !checkDisarm(e, &a).OK() {
				continue
			}
			for i := range e.Creatures[on].Weapons {
				if holds(e, on, int8(i)) {
					a.Amount = int16(i) + 1
					dst = append(dst, a)
				}
			}
		}
	}
	return dst
}

func wrench(e *rules.Encounter, s *rules.Step) {
	e.Push(contest(s.Verb, s.Who, s.Whom, s.Weapon, int(aimedItem(e, s.Whom, s.B)), s.Flags&iterativeBits))
}

// disarmed lets the weapon fall, into the hand of one who used none, or gives
// the target its attempt in return.
func disarmed(e *rules.Encounter, s *rules.Step, won bool, _ int) {
	item := int8(s.Cell.Y)
	counter := s.Flags&contestCounter != 0
	switch {
	case won && holds(e, s.Whom, item):
		e.Emit(rules.Event{Kind: rules.WeaponDropped, Who: s.Whom, Whom: s.Who, Weapon: item, Cite: rules.MAN03})
		if bare(e, s.Who, s.Weapon) {
			take(e, s.Who, s.Whom, item, rules.MAN03)
		}
	case won || counter:
	default:
		if weapon, ok := disarmsBack(e, s.Who, s.Whom, s.Weapon, item); ok {
			back := rules.Step{Op: opCounterDisarm, Verb: rules.Disarm, Who: s.Whom, Whom: s.Who, Weapon: weapon}
			back.Cell.Y = int16(s.Weapon)
			e.Push(back)
		}
	}
}

// bare reports whether a creature disarms with its bare hands.
func bare(e *rules.Encounter, id rules.ID, weapon int8) bool {
	return e.Creatures[id].Weapon(weapon).Unarmed
}

// disarmsBack returns the weapon with which the target of a lost disarm may try
// to disarm in return; ok is false where there is nothing to do it with, or
// nothing in the other's hand that could be lost: bare hands could not (MAN-03).
func disarmsBack(e *rules.Encounter, by, on rules.ID, weapon, item int8) (back int8, ok bool) {
	back = guard(e, on, by, item)
	return back, back >= 0 && holds(e, by, weapon)
}

func counterDisarm(e *rules.Encounter, s *rules.Step) {
	e.Push(contest(rules.Disarm, s.Who, s.Whom, s.Weapon, int(s.Cell.Y), contestCounter))
}
