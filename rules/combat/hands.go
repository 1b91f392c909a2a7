package combat

import "tenaille/rules"

// handRows are the rows of what is done with a weapon in hand.
func handRows(t *tables) {
	t.verbs[rules.Draw] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT23, Check: checkDrawing, List: listHands(rules.Draw), Start: startDraw, Do: draw, Decided: onWin(drawInGrapple)}
	t.verbs[rules.Sheathe] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT23, Check: checkHeld, List: listHands(rules.Sheathe), Start: startSimple, Do: sheathe}
	t.verbs[rules.Drop] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT23, Check: checkHeld, List: listHands(rules.Drop), Start: startSimple, Do: drop}
	t.verbs[rules.Load] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT24, Check: checkLoad, List: listHands(rules.Load), Start: startLoad, Do: load}
}

// weaponOf says whether an action names a weapon of its creature's sheet.
func weaponOf(e *rules.Encounter, a *rules.Action) bool {
	return a.Weapon >= 0 && int(a.Weapon) < len(e.Creatures[a.By].Weapons)
}

func checkDraw(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if !weaponOf(e, a) || e.Facts.Combatants[a.By].Ready>>a.Weapon&1 == 1 || e.Creatures[a.By].Weapons[a.Weapon].Bodily() || e.Facts.Lost(a.By, a.Weapon) {
		return rules.Refuse(rules.ACT23)
	}
	if c := &e.Facts.Combatants[a.By]; c.Conditions.Has(rules.Grappling) {
		switch w := &e.Creatures[a.By].Weapons[a.Weapon]; {
		case c.Pins != 0:
			return rules.Refuse(rules.GRP07)
		case w.Hand != rules.Light || w.Projectile():
			return rules.Refuse(rules.GRP05)
		}
	}
	return rules.Refusal{}
}

// paired reports whether a weapon is one of the light ones that a creature with
// Two-Weapon Fighting draws two at a time; what is natural is never drawn (ACT-23).
func paired(e *rules.Encounter, id rules.ID, weapon int8) bool {
	w := e.Creatures[id].Weapon(weapon)
	return e.Creatures[id].Traits.Has(rules.TwoWeaponFighting) && w.Hand == rules.Light && !w.Projectile()
}

// drawn tells that a weapon is in hand now; pair is 1 when another light one
// may follow for nothing (ACT-23).
func drawn(e *rules.Encounter, id rules.ID, weapon int8, cite rules.Cite) {
	pair := int16(0)
	if paired(e, id, weapon) && !e.Facts.Combatants[id].Budget.Paired {
		pair = 1
	}
	e.Emit(rules.Event{Kind: rules.WeaponDrawn, Who: id, Whom: rules.Nobody, Weapon: weapon, A: pair, Cite: cite})
}

// Drawing returns what it costs now to draw a weapon on its own: the price of the
// verb, or nothing for the second of a pair (ACT-23).
func Drawing(e *rules.Encounter, id rules.ID, weapon int8) rules.Cost {
	if e.Facts.Combatants[id].Budget.Paired && paired(e, id, weapon) {
		return rules.NoCost
	}
	return e.Rules.Verbs[rules.Draw].Cost
}

// checkDrawing adds the price of the draw.
func checkDrawing(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := checkDraw(e, a); !r.OK() {
		return r
	}
	return afford(e, &e.Facts.Combatants[a.By], Drawing(e, a.By, a.Weapon))
}

func checkHeld(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if !weaponOf(e, a) || e.Facts.Combatants[a.By].Ready>>a.Weapon&1 == 0 || e.Creatures[a.By].Weapons[a.Weapon].Bodily() {
		return rules.Refuse(rules.ACT23)
	}
	return rules.Refusal{}
}

func checkLoad(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case !weaponOf(e, a) || e.Facts.Combatants[a.By].Ready>>a.Weapon&1 == 0:
		return rules.Refuse(rules.ACT23)
	case !e.Creatures[a.By].Weapons[a.Weapon].Loads() || e.Facts.Combatants[a.By].Loaded>>a.Weapon&1 == 1:
		return rules.Refuse(rules.ACT24)
	}
	if e.Creatures[a.By].Weapons[a.Weapon].LoadFull {
		return afford(e, &e.Facts.Combatants[a.By], rules.FullRoundAction)
	}
	return rules.Refusal{}
}

// listHands appends one action per weapon that passes the verb's check.
func listHands(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		for i := range e.Creatures[by].Weapons {
			a := e.Probe(rules.Action{Verb: verb, By: by, On: rules.Nobody, Weapon: int8(i)})
			if e.Rules.Verbs[verb].Check(e, a).OK() {
				dst = append(dst, *a)
			}
		}
		return dst
	}
}

// startDraw begins to draw a weapon, the second of a pair for nothing (ACT-23).
func startDraw(e *rules.Encounter, a *rules.Action) {
	pay(e, a.By, Drawing(e, a.By, a.Weapon))
	carryOut(e, a)
}

// draw takes a weapon in hand; in a grapple only after a won check (ACT-23).
func draw(e *rules.Encounter, s *rules.Step) {
	if against := rules.First(opponents(e, s.Who)); against != rules.Nobody {
		e.Push(contest(rules.Draw, s.Who, against, s.Weapon, 0, 0)) // GRP-05
		return
	}
	drawn(e, s.Who, s.Weapon, rules.ACT23)
}

func drawInGrapple(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.WeaponDrawn, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, Cite: rules.GRP05})
}

func sheathe(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.WeaponPutAway, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, Cite: rules.ACT23})
}

func drop(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.WeaponDropped, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, Cite: rules.ACT23})
}

// startLoad begins to load a weapon; a heavy one takes the whole round (ACT-24).
func startLoad(e *rules.Encounter, a *rules.Action) {
	pay(e, a.By, e.Rules.Verbs[a.Verb].Cost)
	if e.Creatures[a.By].Weapon(a.Weapon).LoadFull {
		spend(e, a.By, rules.SpendFullRound)
	}
	carryOut(e, a)
}

func load(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.WeaponLoaded, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, Cite: rules.ACT24})
}
