package combat

import "tenaille/rules"

// settleRows are the rows of what follows every action.
func settleRows(t *tables) {
	t.deeds[opSettle] = rules.Deed{Do: func(e *rules.Encounter, _ *rules.Step) { e.Rules.Turn.Settle(e) }, Peril: rules.PerilToNobody}
}

// Won reports whether all sides but one have lost, or all of them, which is a
// draw: winner is -1. goal is what decided it (SKI-19). A side has lost when none
// of its creatures is left, or a goal that it must reach has failed.
func Won(e *rules.Encounter) (winner int, goal rules.Goal, over bool) {
	failed := uint8(0)
	if len(e.Objectives) > 0 {
		if winner, goal, over = reached(e); over {
			return winner, goal, true
		}
		failed, goal = lost(e), rules.Missed
	}
	winner = -1
	for id := range e.Count() {
		switch side := int(e.Creatures[id].Side); {
		case side == winner || failed>>side&1 == 1 || !remains(e, id):
		case winner >= 0:
			return -1, rules.NoGoal, false // two are left
		default:
			winner = side
		}
	}
	if winner >= 0 && len(e.Sides) == 1 {
		return -1, rules.NoGoal, false
	}
	if failed == 0 {
		goal = rules.Eliminate
	}
	return winner, goal, true
}

// remains reports whether a creature keeps its side in the match: it is not lost,
// and if it is not there yet, it comes for certain.
func remains(e *rules.Encounter, id rules.ID) bool {
	return !e.Rules.Attack.Defeated(e, id) && (e.Facts.Combatants[id].Away != rules.Waiting || e.Comes(id))
}

// reached reports whether a side has all that it must reach: it has won, and where
// two have at once it is a draw.
func reached(e *rules.Encounter) (winner int, goal rules.Goal, over bool) {
	winner = -1
	for side := range e.Sides {
		last, all := rules.NoGoal, true
		for i := range e.Objectives {
			o := &e.Objectives[i]
			if o.Optional || int(o.Side) != side {
				continue
			}
			switch e.Facts.Quest.Goals[i] {
			case rules.Reached:
				last = o.Kind
			case rules.Pursued:
				all = all && o.Kind == rules.ToProtect && o.Until == 0
			default:
				all = false
			}
		}
		switch {
		case !all || last == rules.NoGoal:
		case over:
			return -1, goal, true
		default:
			winner, goal, over = side, last, true
		}
	}
	return winner, goal, over
}

// lost are the sides of which a goal has failed that they must reach.
func lost(e *rules.Encounter) (sides uint8) {
	for i := range e.Objectives {
		if o := &e.Objectives[i]; !o.Optional && e.Facts.Quest.Goals[i] == rules.Failed {
			sides |= 1 << o.Side
		}
	}
	return sides
}

// Conclude ends the encounter when a goal is reached, and reports whether it
// did; a script goes on (SKI-19). Before that it settles what goals and scenes
// want settled after an action.
func Conclude(e *rules.Encounter) bool {
	if e.HasQuest() {
		pursue(e, false)
	}
	if e.Free {
		return false
	}
	winner, goal, over := Won(e)
	if over {
		conclude(e, winner, goal)
	}
	return over
}

// RoundOver settles the goals that look at the end of a round, before the next
// begins, and reports whether that ends the encounter (SKI-19).
func RoundOver(e *rules.Encounter) bool {
	if len(e.Objectives) == 0 || e.Facts.Round == 0 {
		return false
	}
	pursue(e, true)
	return Conclude(e)
}

// conclude tells who has won and by which goal (SKI-19).
func conclude(e *rules.Encounter, winner int, goal rules.Goal) {
	e.Emit(rules.Event{Kind: rules.Won, Who: rules.Nobody, Whom: rules.Nobody, A: int16(winner), B: int16(goal), Cite: rules.SKI19})
}

// Yield ends the encounter of two sides when one of them gives it up: the other has won.
// Nothing changes where there are not two, or it is over.
func Yield(e *rules.Encounter, side int) {
	if len(e.Sides) == 2 && (side == 0 || side == 1) && !e.Facts.Over {
		conclude(e, 1-side, rules.Yielded)
	}
}
