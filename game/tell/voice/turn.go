package voice

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
)

// Acting is the creature on the card: always the one whose turn it is.
func (vo *Voice) Acting() rules.ID {
	if id := vo.Current(); id != rules.Nobody {
		return id
	}
	return vo.Now.Who
}

// Current is the creature that the screen is about: the one the player acts
// with, else the one whose turn is shown.
func (vo *Voice) Current() rules.ID {
	if (vo.Phases() || vo.Supposed()) && vo.Now.Mine && vo.Now.What == rules.AwaitsAction && !vo.Lagging() {
		return vo.Now.Who
	}
	return vo.Shown.Facts.Active()
}

// PhaseWord names the part of the match that is counted: a round, or a phase; 0 is
// the surprise round, where there is one (SUR-03).
func (vo *Voice) PhaseWord(n int) string {
	if !vo.E.Rules.Turn.SurpriseRound {
		n = max(n, 1)
	}
	return vo.RoundWord(vo.E.Rules.Name, n)
}

// GoesOn reports whether the awaited creature is in the middle of a full attack
// and may strike again or stop (ATK-15).
func (vo *Voice) GoesOn() bool {
	return vo.E.Facts.Combatants[vo.Now.Who].Budget.Blows > 0 && len(vo.Now.Known.Marks) > 0
}

// Spent reports whether nothing is left to the awaited creature but to end its
// turn.
func (vo *Voice) Spent() bool {
	if !vo.Now.Mine || vo.Now.What != rules.AwaitsAction || vo.Now.Ways.Moves > 0 {
		return false
	}
	return !slices.ContainsFunc(vo.Now.Legal, func(a rules.Action) bool { return a.Verb == rules.FiveFootStep || a.Verb == rules.Attack })
}

// Unspent counts the standard and move actions that the creature could still
// use for something.
func (vo *Voice) Unspent() int {
	n := rules.Unspent(vo.E, vo.Now.Who)
	if vo.GoesOn() {
		n = max(n, 1)
	}
	for i := range vo.Now.Legal {
		switch vo.E.Rules.Verbs[vo.Now.Legal[i].Verb].Cost {
		case rules.StandardAction, rules.MoveAction, rules.FullRoundAction:
			return n
		}
	}
	return 0
}

// People counts the sides played by persons.
func (vo *Voice) People() int {
	n := 0
	for i := range vo.Match.Sides() {
		if vo.Match.Seat(i) == match.Human {
			n++
		}
	}
	return n
}

// Foggy reports whether the side on screen does not see the whole map.
func (vo *Voice) Foggy() bool {
	if vo.Side < 0 || vo.Match == nil {
		return false
	}
	f := vo.Match.Setup().Fog
	return f == "sight" || f == "memory"
}
