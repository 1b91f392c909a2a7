package combat

import "tenaille/rules"

// settleRows are the rows of what follows every action.
func settleRows(t *tables) {
	t.deeds[opSettle] = rules.Deed{Do: func(e *rules.Encounter, _ *rules.Step) { e.Rules.Turn.Settle(e) }, Peril: rules.PerilToNobody}
}

// Won reports whether all sides but one have lost, or all of them, which is a
// draw: winner is -1. goal is what decided it (SKI-19).
func Won(e *rules.Encounter) (winner int, goal rules.Goal, over bool) {
	winner = -1
	for id := range e.Count() {
		switch side := int(e.Creatures[id].Side); {
		case side == winner || e.Rules.Attack.Defeated(e, id):
		case winner >= 0:
			return -1, rules.NoGoal, false // two are left
		default:
			winner = side
		}
	}
	if winner >= 0 && len(e.Sides) == 1 {
		return -1, rules.NoGoal, false
	}
	return winner, rules.Eliminate, true
}

// Conclude ends the encounter when a goal is reached, and reports whether it
// did; a script goes on (SKI-19).
func Conclude(e *rules.Encounter) bool {
	if e.Free {
		return false
	}
	winner, goal, over := Won(e)
	if over {
		conclude(e, winner, goal)
	}
	return over
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
