package session_test

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/rules"
)

// passes lets the side to act end its turn, and any other person walk a square to the
// west, until it is its turn again.
func (o *opened) passes(t *testing.T, rest func()) {
	t.Helper()
	rest()
	_, _, first := o.play.Match.Awaits()
	for n := 0; n < 40; n++ {
		_, _, now := o.play.Match.Awaits()
		if now == first && n > 0 {
			return
		}
		if now != first {
			o.Do(west(o.play.Now.Who))
			rest()
		}
		o.Do(rules.Action{Verb: rules.EndTurn, By: o.play.Now.Who, On: rules.Nobody})
		rest()
	}
	t.Fatal("it is never its turn again")
}

// duel is a match of a fighter against an orc that come face to face.
func duel(t *testing.T, fog string) *match.Match {
	t.Helper()
	return arena.Match(t, 3, func(s *rules.Setup) { s.Fog = fog }, arena.Blue("fighter", 3, 5).First(), arena.Red("orc", 9, 4))
}

// shown lets ticks pass until a person is awaited, and skips nothing.
func (o *opened) shown(t *testing.T) {
	t.Helper()
	for n := 0; n == 0 || o.Busy() && o.front.over == 0; n++ {
		if n > 100_000 {
			t.Fatal("it never comes to rest")
		}
		o.tick()
	}
	o.tick()
}

// TestWhatWasNotSeenIsOffered: what has happened since one's turn is offered behind
// the curtain and when a match is gone on with, not while others play before one's
// eyes, but then too if it was skipped; what is done next takes the offer back.
func TestWhatWasNotSeenIsOffered(t *testing.T) {
	for _, c := range []struct {
		what          string
		fog, red      string
		skips, offers bool
	}{
		{"two people who may not see all", "sight", match.Human, false, true},
		{"two people at one open board", "off", match.Human, false, false},
		{"a machine, watched", "off", "recruit", false, false},
		{"a machine, skipped", "off", "recruit", true, true},
		{"a machine in fog, skipped", "sight", "recruit", true, true},
	} {
		m := duel(t, c.fog)
		if c.red != match.Human {
			m = begun(t, "d20", c.fog, match.Human, c.red)
		}
		o := open(t, m)
		if o.Offered {
			t.Errorf("%s: offered before anything has happened", c.what)
		}
		o.passes(t, func() {
			if c.skips {
				o.rest(t)
				o.tick()
			} else {
				o.shown(t)
			}
		})
		if _, ok := o.Since(); !ok || o.Offered != c.offers {
			t.Errorf("%s: there is something %v, offered %v, want %v", c.what, ok, o.Offered, c.offers)
		}
		again := open(t, o.play.Match)
		if !again.Offered {
			t.Errorf("%s: not offered when it is gone on with", c.what)
		}
		again.Do(rules.Action{Verb: rules.EndTurn, By: again.play.Now.Who, On: rules.Nobody})
		if again.Offered {
			t.Errorf("%s: offered though the turn is over", c.what)
		}
	}
}

// TestFilmIsShownAtOnceAndAgain: it begins when it is asked for, goes at its own
// speed, is ended at once, and can be watched again; the match waits for it and
// machines do nothing meanwhile.
func TestFilmIsShownAtOnceAndAgain(t *testing.T) {
	o := open(t, begun(t, "d20", "off", match.Human, "recruit"))
	o.Film()
	if o.play.Filming() != 0 || o.CloseFilm() {
		t.Fatal("there is a film before anything has happened")
	}
	o.passes(t, func() { o.shown(t) })
	hash, speed := o.play.Match.Hash(), o.Settings.Speed
	for round := range 3 {
		o.shown(t)
		o.Film()
		if o.play.Filming() == 0 || !o.Busy() {
			t.Fatalf("time %d: no film", round)
		}
		ticks := 0
		for ; o.play.Filming() > 0 && (round > 0 || ticks < 5); ticks++ {
			o.tick()
			if o.play.Match.Hash() != hash || o.Settings.Speed != speed {
				t.Fatal("the film has done something")
			}
		}
		switch round {
		case 0:
			if !o.CloseFilm() || o.play.Filming() != 0 || o.Busy() {
				t.Error("it cannot be ended at once")
			}
			o.FilmAt(1)
		case 1:
			o.FilmAt(8)
		default:
			if ticks < 2 {
				t.Errorf("%d ticks", ticks)
			}
		}
	}
	o.shown(t)
	o.Film()
	for _, want := range []int{1, 2, 4, 8} {
		o.FilmFaster()
		if got := o.play.Filming(); got != want {
			t.Errorf("speed %d, want %d", got, want)
		}
	}
}
