package skirmish

import "tenaille/rules"

// budget returns what is left of a figure's activation; open is false when it
// has not begun.
func budget(e *rules.Encounter, id rules.ID) (b *rules.Budget, open bool) {
	p := &e.Facts.Phase
	return &e.Facts.Combatants[id].Budget, p.Open && p.Lead == id
}

// left is how many activations a side may still begin in its turn. Where no
// order is followed, a side that gives a command has the turn.
func left(e *rules.Encounter, side int) int {
	p := &e.Facts.Phase
	if e.Free && (int(p.Side) != side || p.Lead == rules.Nobody && p.Left == 0 && !began(e)) {
		return 2
	}
	if int(p.Side) != side {
		return 0
	}
	return int(p.Left)
}

// began reports whether any figure has been activated in the phase.
func began(e *rules.Encounter) bool {
	for i := range e.Facts.Combatants {
		if e.Facts.Combatants[i].Activated {
			return true
		}
	}
	return false
}

// acts: the figure whose activation is open, or any of the side that may begin
// one in its place (SKI-15).
func acts(e *rules.Encounter, id rules.ID) bool {
	if _, open := budget(e, id); open {
		return true
	}
	return e.Facts.Phase.Lead != rules.Nobody && e.Present(id) && !e.Facts.Combatants[id].Activated && left(e, int(e.Creatures[id].Side)) > 0
}

// barred says what of the phase, the turn or the activation forbids a verb
// (SKI-05, SKI-15, SKI-16).
func barred(e *rules.Encounter, a *rules.Action, row *rules.VerbRow) rules.Refusal {
	if row.Cost == rules.NoCost {
		return rules.Refusal{}
	}
	if !e.Present(a.By) {
		return rules.Refuse(rules.SKI05)
	}
	b, open := budget(e, a.By)
	switch {
	case !open && (e.Facts.Combatants[a.By].Activated || left(e, int(e.Creatures[a.By].Side)) == 0):
		return rules.Refuse(rules.SKI15)
	case !open:
	case row.Cost == rules.StandardAction && b.Standard == 0, row.Cost == rules.MoveAction && b.Move == 0,
		row.Cost == rules.FullRoundAction:
		return rules.Refuse(rules.SKI16)
	}
	return rules.Refusal{}
}

// prepare begins the activation of whoever acts; that of another is over then
// (26.1, SKI-15).
func prepare(e *rules.Encounter, a *rules.Action) {
	p := &e.Facts.Phase
	if e.Rules.Verbs[a.Verb].Cost == rules.NoCost || p.Open && p.Lead == a.By {
		return
	}
	side := int(e.Creatures[a.By].Side)
	if p.Open {
		e.Emit(rules.Event{Kind: rules.ActivationEnded, Who: p.Lead, Whom: a.By, Cite: rules.SKI16})
	}
	if e.Free && (int(p.Side) != side || p.Left == 0) {
		e.Emit(rules.Event{Kind: rules.SideTurnBegan, Who: a.By, Whom: rules.Nobody, A: int16(side), B: 2, Cite: rules.SKI15})
	}
	e.Emit(rules.Event{Kind: rules.Activated, Who: a.By, Whom: rules.Nobody, Cite: rules.SKI16})
}

// checkPass: activating and doing nothing; once begun, an activation is ended
// instead (SKI-16).
func checkPass(*rules.Encounter, *rules.Action) rules.Refusal { return rules.Refusal{} }

func listPass(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	return append(dst, rules.Action{Verb: rules.Pass, By: by, On: rules.Nobody})
}

// listEnd offers the end of an activation that has begun.
func listEnd(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if _, open := budget(e, by); open {
		dst = append(dst, rules.Action{Verb: rules.EndTurn, By: by, On: rules.Nobody})
	}
	return dst
}

// startPass spends all that the activation has left; what follows is settled
// after it (ACT-33).
func startPass(e *rules.Encounter, a *rules.Action) {
	announce(e, a)
	spend(e, a.By, rules.SpendFullRound)
}

// startNewTurn opens a side's turn in a script, where no order is followed.
func startNewTurn(e *rules.Encounter, a *rules.Action) {
	if p := &e.Facts.Phase; p.Open {
		e.Emit(rules.Event{Kind: rules.ActivationEnded, Who: p.Lead, Whom: rules.Nobody, Cite: rules.SKI16})
	}
	beginTurn(e, int(e.Creatures[a.By].Side))
}

// startNewPhase begins a phase in a script (SKI-17).
func startNewPhase(e *rules.Encounter, _ *rules.Action) { begin(e) }

// turn and activations count the pip of a side's turn (SKI-15).
func turn(e *rules.Encounter, id rules.ID) int {
	return min(2, max(1, waiting(e, int(e.Creatures[id].Side))))
}

func activations(e *rules.Encounter, id rules.ID) int {
	n := left(e, int(e.Creatures[id].Side))
	if _, open := budget(e, id); open {
		n++
	}
	return n
}

func attacks(e *rules.Encounter, id rules.ID) int { return rest(e, id, rules.Attack) }

func moves(e *rules.Encounter, id rules.ID) int { return rest(e, id, rules.Move) }

// rest is 1 while a figure may still do what a verb stands for.
func rest(e *rules.Encounter, id rules.ID, v rules.Verb) int {
	a := rules.Action{Verb: v, By: id, On: rules.Nobody}
	if barred(e, &a, &e.Rules.Verbs[v]).OK() {
		return 1
	}
	return 0
}
