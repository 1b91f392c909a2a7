package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// stealthRows are the rows of hiding and searching.
func stealthRows(t *tables) {
	t.verbs[rules.Hide] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.STL01, Check: checkHide, List: single(rules.Hide), Start: startSimple, Do: goHidden}
	t.verbs[rules.Search] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.STL03, Check: checkSearch, List: single(rules.Search), Start: startSimple, Do: lookAround}
	t.rolls[opWatch] = rules.Roll{Ask: askSpot, Got: gotWatch}
	t.deeds[opHideThere] = rules.Deed{Do: doHideThere, Peril: rules.PerilToNobody}
	t.rolls[opSearch] = rules.Roll{Ask: askSpot, Got: gotSearch}
}

// shelter says what a creature may hide behind from an observer: cover that
// is not soft, or any concealment; bonus is that of improved cover and of
// near-total darkness (STL-01, 26.2). Creatures give nothing to hide behind, so
// that only the ground is asked.
func shelter(e *rules.Encounter, id, observer rules.ID) (ok bool, bonus int) {
	f := e.Ground()
	q := grid.CoverQuery{Attacker: e.Space(observer), Target: e.Space(id), TargetHeight: int(e.Creatures[id].Height)}
	cover := f.Cover(&q)
	ok = cover.Grade != grid.CoverNone
	if cover.Grade == grid.CoverImproved && e.Options.ImprovedCoverExtras {
		bonus += 10
	}
	var light [36]uint8
	attack.Lights(e, f, &q, observer, &light)
	pct := f.Concealment(&q, &light)
	if pct >= 40 && !e.Facts.Has(id, rules.Invisible) {
		bonus += 10
	}
	pct = max(pct, attack.PersonalConcealment(e, id))
	return ok || pct > 0 || e.Facts.Has(id, rules.Invisible) || !attack.Sees(e, observer, id), bonus
}

// watches reports whether a creature may hide from another, which then has to
// notice it, and the bonus of its shelter (STL-01).
func watches(e *rules.Encounter, observer, id rules.ID) (bonus int, ok bool) {
	if !e.Hostile(id, observer) || !e.Present(observer) || inert(e, observer) {
		return 0, false
	}
	ok, bonus = shelter(e, id, observer)
	return bonus, ok
}

// checkHide: there must be an enemy that it could hide from (STL-01).
func checkHide(e *rules.Encounter, a *rules.Action) rules.Refusal {
	for id := range e.Count() {
		if _, ok := watches(e, id, a.By); ok {
			return rules.Refusal{}
		}
	}
	return rules.Refuse(rules.STL01)
}

// hidesThere reports whether an action is a move that ends in hiding, which is a part
// of it then and costs nothing of its own (STL-01).
func hidesThere(a *rules.Action) bool { return a.Verb == rules.Move && a.Then == rules.Hide }

// checkHideThere: where the move ends there must be an enemy that the creature could hide
// from (STL-01).
func checkHideThere(e *rules.Encounter, a *rules.Action) rules.Refusal {
	c := &e.Facts.Combatants[a.By]
	was := c.At
	c.At = a.Path.End(PathStart(e, a)) // in thought only
	r := checkHide(e, a)
	c.At = was
	return r
}

// doHideThere hides whoever has come to the end of its way, or to where that ended
// before, if it still can and there is something to hide behind.
func doHideThere(e *rules.Encounter, s *rules.Step) {
	if !inert(e, s.Who) && checkHide(e, &rules.Action{Verb: rules.Hide, By: s.Who}).OK() {
		goHidden(e, s)
	}
}

// goHidden rolls Hide against every observer it may hide from, by id (DIC-13).
func goHidden(e *rules.Encounter, s *rules.Step) {
	for id := e.Count() - 1; id >= 0; id-- {
		if bonus, ok := watches(e, id, s.Who); ok {
			e.Push(rules.Step{Op: opWatch, Verb: rules.Hide, Who: id, Whom: s.Who, A: int16(bonus)})
		}
	}
	e.Push(rules.Step{Op: opHide, Verb: rules.Hide, Who: s.Who, Whom: rules.Nobody})
}

func gotWatch(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	// Ties go to the observer; one that cannot see notices nobody (CND-09).
	noticed, why := spots(e, s.Who, s.Whom, a.Value, s.A, rules.STL01)
	switch {
	case !noticed:
		gain(e, s.Whom, rules.Hidden, rules.STL01)
		e.Emit(rules.Event{Kind: rules.WentHidden, Who: s.Whom, Whom: s.Who, Cite: rules.STL01})
	case e.Facts.Has(s.Whom, rules.Hidden):
		Notice(e, s.Whom, s.Who, rules.STL01, why)
	}
}

// Notice ends the hiding of a creature from one observer, and altogether when
// nobody is left that it is hidden from. why reports the roll that it takes, nil
// without one.
func Notice(e *rules.Encounter, who, by rules.ID, cite rules.Cite, why *rules.Report) {
	if e.Facts.Combatants[who].HiddenFrom == 0 {
		// Hidden from everybody: from now on, from everybody else.
		for id := range e.Count() {
			if id != by && e.Hostile(who, id) {
				e.Emit(rules.Event{Kind: rules.WentHidden, Who: who, Whom: id, Cite: cite})
			}
		}
	}
	e.Emit(rules.Event{Kind: rules.Noticed, Who: who, Whom: by, Cite: cite, Report: why})
	if e.Facts.Combatants[who].HiddenFrom == 0 {
		lose(e, who, rules.Hidden, cite)
	}
}

// checkSearch: a look for hidden enemies, by one who can look (STL-01).
func checkSearch(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if e.Facts.Combatants[a.By].Conditions.Any(rules.SightlessSet) {
		return rules.Refuse(rules.CND09)
	}
	return rules.Refusal{}
}

func lookAround(e *rules.Encounter, s *rules.Step) {
	e.Push(rules.Step{Op: opSearch, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody})
}

// gotSearch holds one Perception roll against every stored Hide total (DIC-13), and
// against those of the invisible, whose squares it may find (STL-03).
func gotSearch(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	for id := range e.Count() {
		hides, veiled := e.Facts.Has(id, rules.Hidden), veiledFrom(e, s.Who, id)
		if !e.Hostile(s.Who, id) || !e.Present(id) || !hides && !veiled ||
			!e.Ground().SightSpaces(e.Space(s.Who), e.Space(id), false) {
			continue
		}
		cite, total := rules.STL01, e.Facts.Combatants[id].HideTotal
		if veiled {
			cite = rules.STL03
		}
		if !hides {
			total = idleHide(e, id)
		}
		noticed, why := spotsOver(e, s.Who, id, a.Value, total, 0, cite)
		if noticed && hides {
			Notice(e, id, s.Who, cite, why)
		}
		if noticed && veiled {
			e.Emit(rules.Event{Kind: rules.Located, Who: s.Who, Whom: id, To: e.Facts.Combatants[id].At, Cite: rules.STL03})
		}
	}
}

// veiledFrom reports whether a creature is invisible to an observer (CND-05).
func veiledFrom(e *rules.Encounter, observer, id rules.ID) bool {
	return e.Facts.Has(id, rules.Invisible) && !e.Creatures[observer].Traits.Has(rules.SeeInvisible)
}

// idleHide is what a search for one has to reach that is invisible without having hidden:
// what it would add to the die, and no die (STL-03).
func idleHide(e *rules.Encounter, id rules.ID) int16 {
	var b rules.Breakdown
	return int16(attack.TestBonus(e, rules.HideCheck, id, 0, &b))
}

// reveal ends the hiding of one who has attacked (STL-02), and what fades with
// an attack (CND-05).
func reveal(e *rules.Encounter, who rules.ID) {
	before := awaited(e, who)
	lose(e, who, rules.Hidden, rules.STL02)
	fade(e, who)
	appeared(e, who, before)
}

// exposed ends the hiding of one who has lost its shelter at the end of a
// move, from each observer that it is open to (STL-01).
func exposed(e *rules.Encounter, who rules.ID) {
	if !e.Facts.Has(who, rules.Hidden) {
		return
	}
	before := awaited(e, who)
	defer func() { appeared(e, who, before) }()
	for id := range e.Count() {
		if !e.Hostile(who, id) || !e.Present(id) {
			continue
		}
		if OpenTo(e, who, id) {
			Notice(e, who, id, rules.STL01, nil)
		}
	}
}

// OpenTo reports whether a creature has neither cover nor concealment from an
// observer, so that it cannot be hidden from it (STL-01).
func OpenTo(e *rules.Encounter, who, observer rules.ID) bool {
	was := e.Facts.Combatants[who].Conditions
	e.Facts.Combatants[who].Conditions = was.Without(rules.Hidden) // in thought only
	ok, _ := shelter(e, who, observer)
	e.Facts.Combatants[who].Conditions = was
	return !ok
}
