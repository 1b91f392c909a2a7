package lab

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// TestTurnsThatGoBadly: a turn without an attack is harmless, shy where an enemy stands
// beside, idle where nothing is done; one that ends before three enemies with no friend
// near is lone. Who lends its fire has no turn of its own (SKI-14).
func TestTurnsThatGoBadly(t *testing.T) {
	e, err := rulesets.New(setupOf(t, "proving-ground", "d20"))
	if err != nil {
		t.Fatal(err)
	}
	var friends, foes []rules.ID
	for id := range e.Count() {
		e.Facts.Combatants[id].At = grid.C(int(id), 15) // out of the way
		if e.Hostile(0, id) {
			foes = append(foes, id)
		} else if id != 0 {
			friends = append(friends, id)
		}
	}
	put := func(id rules.ID, x, y int) { e.Facts.Combatants[id].At = grid.C(x, y) }
	put(0, 12, 4)
	attack := rules.Event{Kind: rules.ActionTaken, Verb: rules.Attack, Who: 0, Whom: foes[0]}
	walk := rules.Event{Kind: rules.ActionTaken, Verb: rules.Move, Who: 0, Whom: rules.Nobody}
	end := rules.Event{Kind: rules.ActionTaken, Verb: rules.EndTurn, Who: 0, Whom: rules.Nobody}
	blow := rules.Event{Kind: rules.AttackRolled, Who: 0, Whom: foes[0]}
	answer := rules.Event{Kind: rules.AttackRolled, Who: foes[0], Whom: 0}
	for _, c := range []struct {
		name         string
		foes, friend int // how many enemies stand near, how far a friend is
		events       []rules.Event
		want         map[Count]int
	}{
		{"far from all it waits", 0, 3, []rules.Event{end}, map[Count]int{Turns: 1, Harmless: 1, Idle: 1}},
		{"it walks", 0, 3, []rules.Event{walk, end}, map[Count]int{Turns: 1, Harmless: 1}},
		{"it walks beside a foe", 1, 3, []rules.Event{walk, answer}, map[Count]int{Turns: 1, Harmless: 1, Shy: 1}},
		{"it strikes", 1, 3, []rules.Event{attack, blow}, map[Count]int{Turns: 1}},
		{"what was prepared strikes", 1, 3, []rules.Event{blow}, map[Count]int{Turns: 1}},
		{"it strikes alone", 3, 9, []rules.Event{attack}, map[Count]int{Turns: 1, Lone: 1}},
		{"a friend is near", 3, 4, []rules.Event{attack}, map[Count]int{Turns: 1}},
		{"two are not three", 2, 9, []rules.Event{attack}, map[Count]int{Turns: 1}},
	} {
		for i, id := range foes {
			put(id, i, 15)
			if i < c.foes {
				put(id, 11+i, 5)
			}
		}
		put(friends[0], 12-c.friend, 4)
		sides := make([]Counts, 2)
		turn := turnTaken{who: rules.Nobody}
		turn.hear(e, &rules.Event{Kind: rules.TurnBegan, Who: 0}, sides)
		for i := range c.events {
			turn.hear(e, &c.events[i], sides)
		}
		turn.hear(e, &rules.Event{Kind: rules.TurnEnded, Who: 0}, sides)
		turn.hear(e, &rules.Event{Kind: rules.AttackRolled, Who: 0, Whom: foes[0]}, sides) // an opportunity later
		for k := Turns; k <= Idle; k++ {
			if got := sides[e.Creatures[0].Side][k]; got != c.want[k] {
				t.Errorf("%s: count %d is %d, want %d", c.name, k, got, c.want[k])
			}
		}
	}
	sides := make([]Counts, 2)
	turn := turnTaken{who: rules.Nobody}
	turn.hear(e, &rules.Event{Kind: rules.Activated, Who: friends[0], Whom: 0, A: 1}, sides)
	turn.hear(e, &rules.Event{Kind: rules.ActivationEnded, Who: friends[0]}, sides)
	if sides[e.Creatures[0].Side] != (Counts{}) {
		t.Errorf("who lent its fire has had a turn: %v", sides)
	}
}

// TestRateIsOfTurns: a rate is of the turns of all games, or of those that were lost.
func TestRateIsOfTurns(t *testing.T) {
	r := Rung{Counted: []Counts{{Turns: 30, Shy: 3}, {Turns: 10, Shy: 5, Beaten: 1}}}
	if all, of := r.Rate(Shy, false); all != 20 || of != 40 {
		t.Errorf("in all games %v of %d", all, of)
	}
	if lost, of := r.Rate(Shy, true); lost != 50 || of != 10 {
		t.Errorf("in lost games %v of %d", lost, of)
	}
}
