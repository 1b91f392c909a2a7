package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// chargeRows are the rows of a charge.
func chargeRows(t *tables) {
	t.verbs[rules.Charge] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesBySquares, Cite: rules.ACT16, Check: onTheLiving(checkCharge), List: listCharges, Start: startCharge}
	t.deeds[opCharge] = rules.Deed{Do: doChargeBlow, Peril: rules.PerilOnTheWay}
}

// The options of a charge, bits of Action.Option: the charger chose its
// destination; it ends in a bull rush instead of an attack (ACT-16, MAN-04).
const (
	OptionSquare = 1
	OptionRush   = 2
)

// checkCharge: the way to a nearest square from which the weapon reaches,
// straight and free (ACT-16). Option
// says whether Cell is the square chosen and whether it ends in a bull rush.
func checkCharge(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.Option&OptionRush != 0 {
		if r := mayRush(e, a); !r.OK() {
			return r
		}
	}
	end, r := chargeEnd(e, a)
	if !r.OK() {
		return r
	}
	if !leads(e, a, end) {
		return rules.Refuse(rules.ACT16)
	}
	return rules.Refusal{}
}

// leads reports whether the lane to the end of a charge is free, and the way on into
// the target's space where it ends in a bull rush (ACT-16, MAN-04).
func leads(e *rules.Encounter, a *rules.Action, end grid.Cell) bool {
	return laneFree(e, a.By, a.On, end) &&
		(a.Option&OptionRush == 0 || opens(e, grid.Space{At: end, N: e.Space(a.By).N}, e.Space(a.On)))
}

func listCharges(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for on := range e.Count() {
		if !e.Hostile(by, on) {
			continue
		}
		for w := int8(rules.UnarmedWeapon); int(w) < len(e.Creatures[by].Weapons); w++ {
			a := rules.Action{Verb: rules.Charge, By: by, On: on, Weapon: w}
			if charges(e, &a) {
				dst = append(dst, a)
			}
		}
		a := rules.Action{Verb: rules.Charge, By: by, On: on, Weapon: rules.UnarmedWeapon, Option: OptionRush}
		if mayRush(e, &a).OK() && charges(e, &a) {
			dst = append(dst, a)
		}
	}
	return dst
}

// charges completes a charge with the square it ends on: its own, or the
// straightest of the others as near whose lane is free, which the charger then
// has to choose (ACT-16). It reports whether there is any.
func charges(e *rules.Encounter, a *rules.Action) bool {
	end, r := chargeEnd(e, a)
	if !r.OK() {
		return false
	}
	if a.Cell = end; leads(e, a, end) {
		return true
	}
	s, t := e.Space(a.By), e.Space(a.On)
	best, least, found := e.Options.Grid.Distance(s.At, end), 1<<30, false
	ends(e, a, chargeReach(e, a), &best, func(at grid.Space, _ int) { // none is nearer
		if k := offLine(s, t, at); k < least && leads(e, a, at.At) {
			least, found, a.Cell = k, true, at.At
		}
	})
	a.Option |= OptionSquare
	return found
}

func startCharge(e *rules.Encounter, a *rules.Action) {
	end, _ := chargeEnd(e, a)
	act := &e.Agenda.Action
	act.Path, act.Cell = chargePath(e.Facts.Combatants[a.By].At, end), end
	spendWhole(e, a.By)
	announce(e, act)
	Charging(e, a.By)
	e.Push(
		rules.Step{Op: opStep, Verb: a.Verb, Who: a.By, Whom: rules.Nobody},
		rules.Step{Op: opCharge, Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon},
	)
}

// doChargeBlow strikes at the end of a charge, unless it was cut short or the
// charger has lost it on the way (26.1, HP-02). With bare hands it gives its
// target an opportunity first (ATK-21).
func doChargeBlow(e *rules.Encounter, s *rules.Step) {
	if inert(e, s.Who) || losesRound(e, s.Who) || e.Facts.Combatants[s.Who].At != e.Agenda.Action.Cell {
		return
	}
	if e.Agenda.Action.Option&OptionRush != 0 {
		a := e.Agenda.Action
		a.Verb = rules.BullRush
		e.Push(attempt(e, &a))
		trigger(e, s.Who, rules.EnemyAttacks)
		provokeRush(e, s.Who, s.Whom)
		return
	}
	e.Push(rules.Step{Op: opBlow, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Flags: uint16(rules.ModeCharge)})
	trigger(e, s.Who, rules.EnemyAttacks)
	provokeBy(e, s.Who, s.Whom, s.Weapon)
}

// ChargeWay returns the square a charge ends on and the way there, or why
// there is none (ACT-16).
func ChargeWay(e *rules.Encounter, a *rules.Action) (end grid.Cell, way rules.Path, r rules.Refusal) {
	if end, r = chargeEnd(e, a); !r.OK() {
		return end, way, r
	}
	return end, chargePath(e.Facts.Combatants[a.By].At, end), r
}

// Received appends those who may strike at a charger that stands where its
// charge has led it, before its blow or its bull rush (ATK-21, MAN-04).
func Received(e *rules.Encounter, a *rules.Action, dst []rules.ID) []rules.ID {
	c := &e.Creatures[a.By]
	rush := a.Option&OptionRush != 0
	if w := c.Weapon(a.Weapon); !rush && (!w.Unarmed || c.Traits.Has(rules.ImprovedUnarmedStrike)) {
		return dst
	}
	from := len(dst)
	dst = Reactors(e, a.By, dst)
	kept := dst[:from]
	for _, id := range dst[from:] {
		if rush && (id != a.On || !c.Traits.Has(rules.ImprovedBullRush)) || !rush && id == a.On {
			kept = append(kept, id)
		}
	}
	return kept
}

// Charging has a creature charge, wherever it stands (ACT-16).
func Charging(e *rules.Encounter, id rules.ID) { gain(e, id, rules.Charging, rules.ACT16) }
