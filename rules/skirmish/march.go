package skirmish

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// squares is how far a figure may still move: twice its speed as long as it
// can do without the attack, else once (SKI-16).
func squares(e *rules.Encounter, id rules.ID, _ rules.Verb) int {
	b, open := budget(e, id)
	switch {
	case !open:
		return 2 * pace(e, id)
	case b.Move == 0:
		return 0
	case b.Standard == 0:
		return pace(e, id)
	}
	return 2 * pace(e, id)
}

// checkMove: figures neither hide nor draw, ready or squeeze on their way (SKI-18).
func checkMove(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.Option != 0 || a.Then != rules.NoVerb {
		return rules.Refuse(rules.SKI18)
	}
	return combat.Along(e, a.By, &a.Path, squares(e, a.By, a.Verb), false).Refusal
}

func listMoves(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	return listWays(e, by, squares(e, by, rules.Move), dst)
}

// startMove spends the move; one longer than the speed takes the attack's
// place too (SKI-16).
func startMove(e *rules.Encounter, a *rules.Action) {
	if combat.Along(e, a.By, &a.Path, 1<<15, false).Cost > pace(e, a.By) {
		spend(e, a.By, rules.SpendFullRound)
	} else {
		spend(e, a.By, rules.SpendMove)
	}
	announce(e, a)
	e.Push(rules.Step{Op: opMarch, Verb: a.Verb, Who: a.By, Whom: rules.Nobody})
}

// doMarch walks the path step by step; nothing cuts in (SKI-18), but a figure
// that its side did not know of stops it.
func doMarch(e *rules.Encounter, s *rules.Step) {
	p := &e.Agenda.Action.Path
	c := &e.Facts.Combatants[s.Who]
	for i := range p.Len() {
		d := p.Step(i)
		to := grid.Space{At: c.At.Step(d), N: e.Space(s.Who).N}
		if by, free := combat.Clear(e, s.Who, to, i+1 == p.Len()); !free {
			e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: s.Verb, Who: s.Who, Whom: by, To: c.At, Cite: rules.MOV05})
			return
		}
		_, diagonals := e.Ground().Count(e.Space(s.Who), d, int(c.Budget.Diagonals), false)
		e.Emit(rules.Event{Kind: rules.Moved, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, From: c.At, To: to.At, A: int16(diagonals), Cite: rules.SKI16})
	}
}
