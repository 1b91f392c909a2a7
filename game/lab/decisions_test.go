package lab

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules/rulesets"
)

var decide = flag.Int("decide", 0, "print what machines decide in so many games")

// decided are the games whose decisions are compared: every level of the machine against
// another, under every ruleset, on every map. Those that think for long play fewer rounds.
func decided(i int) (Game, error) {
	pair := [][2]string{{"soldier", "recruit"}, {"captain", "soldier"}, {"random", "recruit"}, {"warlord", "captain"}, {"recruit", "soldier"}}[i%5]
	names, sets := levels.Names(), rulesets.Names()
	g := Game{Kind: -1, Seats: pair[:], Seed: uint64(900 + i), Rounds: 40, Follow: true}
	switch {
	case slices.Contains(g.Seats, "warlord"):
		g.Rounds = 1
	case slices.Contains(g.Seats, "captain"):
		g.Rounds = 2
	case slices.Contains(g.Seats, "random"):
		g.Rounds = 10
	}
	setup, err := levels.Load(names[(i+i/len(names))%len(names)])
	if err != nil {
		return g, err
	}
	setup.Ruleset = sets[(i+i/5)%len(sets)]
	g.Setup = &setup
	return g, nil
}

// decisions are lines of what machines decide in the first games, each with a hash of all
// of it and one of what came of it.
func decisions(t *testing.T, n int) (lines []string) {
	t.Helper()
	plans := make([]Game, n)
	_, err := Run(context.Background(), 0, n, 1, func(i int) Game {
		g, err := decided(i)
		if err != nil {
			t.Error(err)
		}
		plans[i] = g
		return g
	}, func(i int, o *Outcome) error {
		g := &plans[i]
		lines = append(lines, fmt.Sprintf("decided %d %v %s %s %d %016x %016x", i, g.Seats, g.Setup.Name, g.Setup.Ruleset, o.Actions, o.Decisions, o.Hash))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

// TestDecisionsPrinted prints them where it is asked to, for TestDecisionsInWebAssembly.
func TestDecisionsPrinted(t *testing.T) {
	if *decide == 0 {
		*decide = 1
	}
	lines := decisions(t, *decide)
	for _, line := range lines {
		fmt.Println(line)
	}
	if len(lines) != *decide {
		t.Errorf("%d lines of %d games", len(lines), *decide)
	}
}
