package rollout

import (
	"tenaille/game/ai"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/view"
)

// longest is after how many more rounds a game that is played on counts as drawn.
const longest = 60

// Game is one that is played on.
type Game struct {
	e       *rules.Encounter
	src     *dice.Seeded
	players []ai.Player
	views   []*view.View
	from    int // the round it began in
	turn    uint64
}

// Begin begins a game with an action from a situation, by a seed; it is false where the
// action cannot be done.
func (r *Game) Begin(from *rules.Encounter, a rules.Action, seed uint64) bool {
	if r.e == nil {
		r.e = from.Clone()
	} else {
		from.CopyTo(r.e)
	}
	r.src, r.from, r.turn = dice.NewSeeded(seed), int(from.Facts.Round), 0
	for side := range r.e.Sides {
		if side == len(r.players) {
			p, err := ai.New("soldier", seed, side)
			if err != nil {
				return false
			}
			r.players, r.views = append(r.players, p), append(r.views, nil)
			continue
		}
		r.players[side] = ai.Again(r.players[side], seed, side)
	}
	return r.e.Do(&a, r.src).OK()
}

// Step does a bit of the game; over reports that it has ended, and what it was worth to a
// side, in halves: 2 for won, 1 for drawn.
func (r *Game) Step(side int) (over bool, halves int) {
	what, who := r.e.Awaits()
	switch {
	case r.e.Facts.Over && int(r.e.Facts.Winner) == side:
		return true, 2
	case r.e.Facts.Over && r.e.Facts.Winner >= 0:
		return true, 0
	case r.e.Facts.Over || what == rules.AwaitsNothing || int(r.e.Facts.Round) > r.from+longest:
		return true, 1
	}
	of := int(r.e.Creatures[who].Side)
	if r.views[of] == nil {
		r.views[of] = view.New(r.e, of)
	} else {
		r.views[of].Renew(r.e)
	}
	a, done := r.players[of].Think(r.views[of], r.turn, 1<<16)
	if !done {
		return false, 0
	}
	r.turn++
	if !r.e.Do(&a, r.src).OK() {
		return true, 1 // never: what a machine chooses is legal
	}
	return false, 0
}
