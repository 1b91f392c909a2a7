package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// fullAttackRows are the rows of a full attack.
func fullAttackRows(t *tables) {
	t.verbs[rules.FullAttack] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesByWeapon, Cite: rules.ATK15, Check: onTheLiving(checkFullAttack), List: listFullAttacks, Start: startFullAttack}
}

// blowMode returns the mode of the i-th attack of a full attack.
func blowMode(e *rules.Encounter, a *rules.Action, i int) rules.AttackMode {
	c := &e.Creatures[a.By]
	mode := rules.ModeFull
	if a.Option == optionDefensive || a.Verb == rules.FightDefensively {
		mode |= rules.ModeDefensive
	}
	main, off := 0, 0
	for k := range int(a.NBlows) {
		isOff := c.Weapon(a.Blows[k].Weapon).OffHand
		if k == i {
			if isOff {
				mode |= rules.ModeOffHand | rules.Iterative(off)
			} else {
				mode |= rules.Iterative(main)
			}
		}
		if isOff {
			off++
		} else {
			main++
		}
	}
	if main > 0 && off > 0 {
		mode |= rules.ModeTwoWeapons
	}
	return mode
}

// optionDefensive marks a full attack made fighting defensively (ACT-13).
const optionDefensive = 1

// checkFullAttack: no more attacks than the creature has, and the first of
// them possible now (ATK-15, ATK-16).
func checkFullAttack(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.NBlows == 0 || int(a.NBlows) > rules.MaxAttacks {
		return rules.Refuse(rules.ATK15)
	}
	c := &e.Creatures[a.By]
	main, off := 0, 0
	for _, b := range a.Blows[:a.NBlows] {
		if b.On < 0 || b.On >= e.Count() || int(b.Weapon) >= len(c.Weapons) {
			return rules.Refuse(rules.ATK20)
		}
		if c.Weapon(b.Weapon).OffHand {
			off++
		} else {
			main++
		}
	}
	if main > attack.Blows(c) || off > 1 {
		return rules.Refuse(rules.ATK15)
	}
	var first rules.Refusal
	for i, b := range a.Blows[:a.NBlows] {
		r := attack.Strikeable(e, a.By, b.On, b.Weapon, blowMode(e, a, i))
		if r.OK() {
			return r
		}
		if i == 0 {
			first = r
		}
	}
	return first
}

func listFullAttacks(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	c := &e.Creatures[by]
	off := int8(rules.UnarmedWeapon) // none
	for i := range c.Weapons {
		if c.Weapons[i].OffHand && e.Facts.Combatants[by].Ready>>i&1 == 1 {
			off = int8(i)
		}
	}
	n := attack.Blows(c)
	eachShot(e, by, func(on rules.ID, weapon int8) {
		w := c.Weapon(weapon)
		if w.OffHand && off != weapon {
			return
		}
		a := rules.Action{Verb: rules.FullAttack, By: by, On: on, Weapon: weapon}
		shots := n
		if w.Loads() || w.OffHand {
			shots = 1
		}
		for range shots {
			a.Blows[a.NBlows] = rules.Blow{Weapon: weapon, On: on}
			a.NBlows++
		}
		dst = append(dst, a)
		if off >= 0 && off != weapon && !w.Projectile() && w.Hand != rules.TwoHanded && !w.TwoGrip {
			a.Blows[a.NBlows] = rules.Blow{Weapon: off, On: on}
			a.NBlows++
			a.Option = optionTwoWeapons
			dst = append(dst, a)
		}
	})
	return dst
}

// optionTwoWeapons marks the canonical full attack with the off hand too.
const optionTwoWeapons = 2

func startFullAttack(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendFullRound)
	announce(e, a)
	if a.Verb == rules.FightDefensively {
		Defending(e, a.By)
	}
	for i := int(a.NBlows) - 1; i >= 0; i-- {
		b := a.Blows[i]
		e.Push(rules.Step{Op: opEffect, Verb: rules.FullAttack, Who: a.By, Whom: b.On, Weapon: b.Weapon, Flags: uint16(blowMode(e, a, i)), A: int16(i)})
	}
	first := e.Agenda.Steps[len(e.Agenda.Steps)-1]
	trigger(e, a.By, rules.EnemyAttacks)
	if givesChance(e, &first) && attack.Strikeable(e, first.Who, first.Whom, first.Weapon, rules.AttackMode(first.Flags)).OK() {
		give(e, &first)
	}
}

// chanceGiven marks a blow of a full attack whose opportunity has been given.
const chanceGiven = 1

// givesChance reports whether a blow of a full attack gives an opportunity which none
// before it has given: several shots are one, and so are several strikes with bare hands
// at the same creature (ACT-10).
func givesChance(e *rules.Encounter, s *rules.Step) bool {
	c := &e.Creatures[s.Who]
	w := c.Weapon(s.Weapon)
	return s.B != chanceGiven && (w.Projectile() || w.Unarmed && !c.Traits.Has(rules.ImprovedUnarmedStrike))
}

// give offers the opportunity of a blow, and marks it and those to come that would give
// the same one.
func give(e *rules.Encounter, s *rules.Step) {
	shot := e.Creatures[s.Who].Weapon(s.Weapon).Projectile()
	for i := range e.Agenda.Steps {
		t := &e.Agenda.Steps[i]
		if t.Op != opEffect || t.Verb != rules.FullAttack || t.Who != s.Who {
			continue
		}
		w := e.Creatures[t.Who].Weapon(t.Weapon)
		if shot && w.Projectile() || !shot && w.Unarmed && t.Whom == s.Whom {
			t.B = chanceGiven
		}
	}
	provokeBy(e, s.Who, s.Whom, s.Weapon)
}

// fullBlow goes on with a full attack: an attack that has become illegal is
// skipped, and one who falls to 0 in the middle loses the rest (26.1, HP-02). The
// opportunity of its shots comes before the first of them, after the blows before
// that one (DIC-04).
func fullBlow(e *rules.Encounter, s *rules.Step) {
	if inert(e, s.Who) || e.Facts.Has(s.Who, rules.Disabled) || e.Facts.Has(s.Whom, rules.Dead) {
		return
	}
	if givesChance(e, s) && attack.Strikeable(e, s.Who, s.Whom, s.Weapon, rules.AttackMode(s.Flags)).OK() {
		again := *s
		e.Push(again)
		give(e, &again)
		return
	}
	e.Push(rules.Step{Op: opBlow, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Flags: s.Flags})
}
