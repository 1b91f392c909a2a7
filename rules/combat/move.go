package combat

import "tenaille/rules"

// moveRows are the rows of a move.
func moveRows(t *tables) {
	t.verbs[rules.Move] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesBySquares, Cite: rules.MOV01, Check: bravely(checkMove), List: fleeing(listMoves), Start: startMove}
}

func checkMove(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	if stepped(e, a.By) {
		return rules.Refuse(rules.MOV10)
	}
	if r := drawsOnTheWay(e, a); !r.OK() {
		return r
	}
	if r := shieldOnTheWay(e, a); !r.OK() {
		return r
	}
	if a.Option&OptionSqueeze != 0 {
		if _, ok := narrows(e, a); !ok {
			return rules.Refuse(rules.MOV07)
		}
	}
	r := AlongMove(e, a, e.Rules.Move.Speed(e, a.By), false).Refusal
	if r.Cite == e.Rules.Grounds.Far && least(e, a) {
		r = afford(e, &e.Facts.Combatants[a.By], rules.FullRoundAction)
	}
	if r.OK() && hidesThere(a) {
		return checkHideThere(e, a)
	}
	return r
}

// least reports whether a move is the one square that whoever can move at all
// may make as a full-round action, being too slow for it otherwise (MOV-12).
func least(e *rules.Encounter, a *rules.Action) bool {
	speed := e.Rules.Move.Speed(e, a.By)
	return a.Verb == rules.Move && a.Path.Len() == 1 && speed > 0 && AlongMove(e, a, rules.MaxPath, false).Cost > speed
}

// OptionDraw marks a move on which the weapon of the action is drawn (ACT-23).
const OptionDraw = 1

// drawsOnTheWay: drawing on the way takes a base attack bonus of 1, where the
// ruleset combines it with a move at all (ACT-23).
func drawsOnTheWay(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case a.Option&OptionDraw == 0:
		return rules.Refusal{}
	case !deft(e, a.By):
		return rules.Refuse(rules.ACT23)
	}
	return checkDraw(e, a)
}

// deft reports whether a creature readies weapon and shield while it walks
// (ACT-23).
func deft(e *rules.Encounter, id rules.ID) bool {
	from := e.Rules.Turn.DrawsOnTheWay
	return from > 0 && e.Creatures[id].BAB >= from
}

func listMoves(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if !canWalk(e, by).OK() || stepped(e, by) {
		return dst
	}
	from := len(dst)
	dst = Ways(e, rules.Move, by, Reach(e, by, e.Rules.Move.Speed(e, by)), dst)
	return listSqueezes(e, by, listLeast(e, by, dst, from), from)
}

// listLeast appends the single squares that take a full-round action (MOV-12).
func listLeast(e *rules.Encounter, by rules.ID, dst []rules.Action, from int) []rules.Action {
	at := e.Facts.Combatants[by].At
	for _, d := range rowMajor {
		if listed(dst[from:], at.Step(d)) {
			continue
		}
		a := e.Probe(rules.Action{Verb: rules.Move, By: by, On: rules.Nobody, Cell: at.Step(d)})
		a.Path.Add(d)
		if checkMove(e, a).OK() {
			dst = append(dst, *a)
		}
	}
	return dst
}

func startMove(e *rules.Encounter, a *rules.Action) {
	if least(e, a) {
		spend(e, a.By, rules.SpendFullRound)
	} else {
		spend(e, a.By, rules.SpendMove)
	}
	announce(e, a)
	if hidesThere(a) {
		e.Push(rules.Step{Op: opHideThere, Verb: rules.Hide, Who: a.By, Whom: rules.Nobody})
	}
	e.Push(rules.Step{Op: opStep, Verb: a.Verb, Who: a.By, Whom: rules.Nobody})
	if a.Verb != rules.Move {
		return
	}
	if a.Option&OptionDraw != 0 {
		drawn(e, a.By, a.Weapon, rules.ACT23)
	}
	if verb := shieldVerb(a); verb != rules.NoVerb {
		changeShield(e, a.By, verb, rules.ACT23)
	}
}
