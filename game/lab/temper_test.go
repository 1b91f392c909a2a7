package lab

import (
	"context"
	"slices"
	"testing"

	"tenaille/game/ai"
	"tenaille/levels"
	"tenaille/rules"
)

// TestTempers: soldiers of a temper do what its name says, against a balanced soldier in
// the same games that a balanced one plays: the same maps, seeds and sides. Chance would
// give no such difference once in forty times, and what is asked for is more than that in
// all of 400 games, 1,600 by skirmish ("tenaille ladder --counts --pair soldier+bold:soldier"). None of them
// loses three games of five.
func TestTempers(t *testing.T) {
	cases := []struct {
		ruleset, temper string
		counts          []Count
		more            bool
	}{
		{"d20", "bold", []Count{Opportunities, Damage, Toll}, true},
		{"d20", "careful", []Count{Opportunities, Toll}, false},
		{"d20", "protective", []Count{HurtStruck}, false},
		{"d20", "cruel", []Count{Slain, AtWeakest}, true},
		{"skirmish", "bold", []Count{Damage, Toll}, true},
		{"skirmish", "careful", []Count{Toll}, false},
		{"skirmish", "protective", []Count{HurtStruck}, false},
		{"skirmish", "cruel", []Count{AtWeakest}, true},
	}
	games := 400
	l := Ladder{Seed: 1, Rounds: 200, Count: true, Maps: map[string][]rules.Setup{}}
	if testing.Short() { // what stands out most will do
		games = 100
		cases = slices.DeleteFunc(cases, func(c struct {
			ruleset, temper string
			counts          []Count
			more            bool
		}) bool {
			return !slices.Contains(c.counts, Opportunities) && !slices.Contains(c.counts, AtWeakest)
		})
		for i := range cases {
			cases[i].counts = cases[i].counts[:1]
		}
	}
	// A game of skirmish is short, and what a temper does in it small beside what the map
	// does: there are more of them.
	of := func(ruleset string) int {
		if ruleset == "skirmish" && !testing.Short() {
			return 4 * games
		}
		return games
	}
	for _, ruleset := range []string{"d20", "skirmish"} {
		for _, name := range levels.Names() {
			setup, err := levels.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			setup.Ruleset = ruleset
			l.Maps[ruleset] = append(l.Maps[ruleset], setup)
		}
		l.Rungs = append(l.Rungs, Rung{Player: "soldier", Against: "soldier", Ruleset: ruleset, Games: of(ruleset)})
	}
	for _, c := range cases {
		l.Rungs = append(l.Rungs, Rung{Player: ai.WithTemper("soldier", c.temper), Against: "soldier", Ruleset: c.ruleset, Games: of(c.ruleset)})
	}
	if err := l.Climb(context.Background(), 0, func() error { return nil }); err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		r, plain := &l.Rungs[i+2], &l.Rungs[0]
		if c.ruleset == "skirmish" {
			plain = &l.Rungs[1]
		}
		for _, what := range c.counts {
			d := r.Differs(plain, what)
			t.Logf("%s, %s: count %d differs by %.2f (%.2f to %.2f) from %.2f", c.ruleset, c.temper, what, d.Mean, d.Low, d.High, plain.Mean(what).Mean)
			if c.more && d.Low <= 0 || !c.more && d.High >= 0 {
				t.Errorf("%s, %s: count %d differs by %.2f (%.2f to %.2f)", c.ruleset, c.temper, what, d.Mean, d.Low, d.High)
			}
		}
		if s := r.Share(); s.Share < 0.4 {
			t.Errorf("%s, %s: it has %.0f %% of the points", c.ruleset, c.temper, 100*s.Share)
		}
	}
}

// TestCountsAreNoPart: what is counted changes nothing of a game.
func TestCountsAreNoPart(t *testing.T) {
	var hashes []uint64
	for _, count := range []bool{false, true} {
		g := Game{Kind: -1, Setup: setupOf(t, "ford", "d20"), Seats: []string{"soldier+cruel", "soldier+careful"}, Seed: 4, Rounds: 60, Count: count}
		_, err := Run(context.Background(), 0, 1, 1, func(int) Game { return g }, func(_ int, o *Outcome) error {
			hashes = append(hashes, o.Hash)
			if count == (o.Counts == nil) {
				t.Errorf("counted %v: %v", count, o.Counts)
			}
			for side := range o.Counts {
				if c := &o.Counts[side]; c[Damage] == 0 || c[Toll] > 10*c[Damage] || c[AtWeakest] > 1000 {
					t.Errorf("side %d: %v", side, c)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if hashes[0] != hashes[1] {
		t.Errorf("counted, the game comes to %x, else to %x", hashes[1], hashes[0])
	}
}
