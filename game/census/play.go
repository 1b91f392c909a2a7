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
	course, err := g.course()
	if err != nil {
		return err
	}
	w := &watcher{tally: t, e: course.Encounter(), draw: dice.NewStream(g.seed ^ 0x5DEECE66D)}
	if err := w.twins(&course.Header.Setup, g.turn); err != nil {
		return err
	}
	w.reads(&course.Header.Setup)
	w.begins(g.seed)
	if err := course.Begin(w.hear); err != nil {
		return err
	}
	n, err := g.run(course, w.decides)
	t.actions += n
	if err != nil {
		return err
	}
	w.ends()
	return nil
}

// course is the game before its first action.
func (g *game) course() (*replay.Course, error) {
	setup, err := g.setup()
	if err != nil {
		return nil, err
	}
	return replay.NewCourse(replay.NewHeader(setup, g.seats, g.seed), true)
}

// run has the seats play a game that has begun, tells of every action before it is
// taken and returns how many there were.
func (g *game) run(course *replay.Course, decides func(who rules.ID, a *rules.Action) error) (actions uint64, err error) {
	e := course.Encounter()
	players := make([]ai.Player, len(e.Sides))
	views := make([]*view.View, len(e.Sides))
	for side := range players {
		if players[side], err = ai.New(g.seats[side%len(g.seats)], g.seed, side); err != nil {
			return 0, err
		}
		views[side] = view.New(e, side)
	}
	for ; !course.Over() && e.Facts.Round <= mostRounds && actions < mostActions; actions++ {
		what, who := e.Awaits()
		if what == rules.AwaitsNothing {
			return actions, errors.New("nobody is to act and yet the game is not over")
		}
		side := e.Creatures[who].Side
		views[side].Renew(e)
		a, done := rules.Action{}, false
		for !done {
			a, done = players[side].Think(views[side], actions, thinkNodes)
		}
		if err := decides(who, &a); err != nil {
			return actions, err
		}
		if r, err := course.Do(a); err != nil {
			return actions, err
		} else if !r.OK() {
			return actions, fmt.Errorf("%s chose to %s with combatant %d, which %s forbids", g.seats[side%uint8(len(g.seats))], a.Verb, e.Creatures[who].Sheet, r.Cite)
		}
	}
	return actions, nil
}

// Visit plays the games of a census without counting anything and shows the
// encounter before every action and answer. The encounter is only lent.
func Visit(c Config, look func(e *rules.Encounter)) error {
	games, err := plan(c)
	if err != nil {
		return err
	}
	for i := range games {
		course, err := games[i].course()
		if err != nil {
			return fmt.Errorf("%s: %w", games[i].name(), err)
		}
		if err := course.Begin(nil); err != nil {
			return fmt.Errorf("%s: %w", games[i].name(), err)
		}
		if _, err := games[i].run(course, func(rules.ID, *rules.Action) error {
			look(course.Encounter())
			return nil
		}); err != nil {
			return fmt.Errorf("%s: %w", games[i].name(), err)
		}
	}
	return nil
}
