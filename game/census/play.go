package census

import (
	"errors"
	"fmt"

	"tenaille/game/ai"
	"tenaille/game/replay"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/view"
)

// A game without a winner is stopped after so many rounds or actions.
const (
	mostRounds  = 30
	mostActions = 700
)

// thinkNodes is how much a machine thinks between two looks at whether it is done.
const thinkNodes = 1 << 20

// play plays the game to its end and counts what decided in it.
func (g *game) play(t *tally) error {
	setup, err := g.setup()
	if err != nil {
		return err
	}
	course, err := replay.NewCourse(replay.NewHeader(setup, g.seats, g.seed), true)
	if err != nil {
		return err
	}
	e := course.Encounter()
	w := &watcher{tally: t, e: e, draw: dice.NewStream(g.seed ^ 0x5DEECE66D)}
	if err := w.twins(&course.Header.Setup, g.turn); err != nil {
		return err
	}
	w.reads(&setup)
	players := make([]ai.Player, len(e.Sides))
	views := make([]*view.View, len(e.Sides))
	for side := range players {
		if players[side], err = ai.New(g.seats[side%len(g.seats)], g.seed, side); err != nil {
			return err
		}
	}
	w.begins(g.seed)
	if err := course.Begin(w.hear); err != nil {
		return err
	}
	for side := range views {
		views[side] = view.New(e, side)
	}
	for ; !course.Over() && e.Facts.Round <= mostRounds && t.actions < mostActions; t.actions++ {
		what, who := e.Awaits()
		if what == rules.AwaitsNothing {
			return errors.New("nobody is to act and yet the game is not over")
		}
		side := e.Creatures[who].Side
		views[side].Renew(e)
		a, done := rules.Action{}, false
		for !done {
			a, done = players[side].Think(views[side], t.actions, thinkNodes)
		}
		if err := w.decides(who, &a); err != nil {
			return err
		}
		if r, err := course.Do(a); err != nil {
			return err
		} else if !r.OK() {
			return fmt.Errorf("%s chose to %s with combatant %d, which %s forbids", g.seats[side%uint8(len(g.seats))], a.Verb, e.Creatures[who].Sheet, r.Cite)
		}
	}
	w.ends()
	return nil
}
