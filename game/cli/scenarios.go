//go:build !js

package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"tenaille/game/lab"
	"tenaille/levels"
	"tenaille/rules/dice"
)

// scenarios holds the flags of the scenarios command.
type scenarios struct {
	Name    []string `arg:"" optional:"" help:"Scenarios, all of them by default."`
	Games   int      `default:"200" help:"Number of games of each."`
	Seed    string   `default:"1" help:"Seed, an unsigned 64-bit number, from which every game draws its own."`
	Blue    string   `default:"captain" help:"Player of the first side: ${players}."`
	Red     string   `default:"captain" help:"Player of the second side: ${players}."`
	Workers int      `default:"0" help:"Games played at a time, 0 for one a processor; the result does not depend on it."`
	JSON    bool     `name:"json" help:"Print as JSON."`
}

// played is what came of the games of a scenario.
type played struct {
	Scenario string  `json:"scenario"`
	Ruleset  string  `json:"ruleset"`
	Games    int     `json:"games"`
	Blue     int     `json:"blue"`
	Drawn    int     `json:"drawn"`
	Share    float64 `json:"share"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
	Rounds   float64 `json:"rounds"` // a game
}

// Run plays the games and prints how often the first side wins each scenario.
func (s *scenarios) Run(to streams) error {
	ctx, stop := interruptible()
	defer stop()
	seed, err := seedOf(s.Seed)
	if err := cmp.Or(err, atLeast("games", s.Games, 1), atLeast("workers", s.Workers, 0), machines(s.Blue, s.Red)); err != nil {
		return err
	}
	names := levels.Scenarios()
	if len(s.Name) > 0 {
		for _, name := range s.Name {
			if !slices.Contains(names, name) {
				return fmt.Errorf("there is no scenario %q; there are %s", name, strings.Join(names, ", "))
			}
		}
		names = s.Name
	}
	var all []played
	for _, name := range names {
		p, err := s.play(ctx, to, name, seed)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		all = append(all, p)
		if !s.JSON {
			fmt.Fprintf(to.out, "%-10s %-9s %s wins %s of %d games, %.1f rounds\n", p.Scenario, p.Ruleset, s.Blue, shareOf(p), p.Games, p.Rounds)
		}
		if ctx.Err() != nil {
			break
		}
	}
	if s.JSON {
		b, err := json.MarshalIndent(all, "", "  ")
		if err != nil {
			return err
		}
		fmt.Fprintf(to.out, "%s\n", b)
	}
	return nil
}

// shareOf is the share of the first side with the interval that holds the true one 95
// times in 100.
func shareOf(p played) string {
	return fmt.Sprintf("%3.0f %% (%.0f to %.0f)", 100*p.Share, 100*p.Low, 100*p.High)
}

// play plays one scenario.
func (s *scenarios) play(ctx context.Context, to streams, name string, seed uint64) (p played, err error) {
	setup, err := levels.Load(name)
	if err != nil {
		return p, err
	}
	p.Scenario, p.Ruleset = name, setup.Ruleset
	seeds, rounds := dice.NewStream(seed), 0
	bar := newProgress(to.err, 0, s.Games, "games of "+name)
	p.Games, err = lab.Run(ctx, 0, s.Games, s.Workers, func(int) lab.Game {
		return lab.Game{Setup: &setup, Seats: []string{s.Blue, s.Red}, Seed: seeds.Next(), Rounds: maxRounds}
	}, func(i int, o *lab.Outcome) error {
		switch {
		case o.Winner < 0:
			p.Drawn++
		case o.Winner == 0:
			p.Blue++
		}
		rounds += o.Rounds
		bar.at(i + 1)
		return nil
	})
	bar.clear()
	share := lab.Wilson(float64(p.Blue)+float64(p.Drawn)/2, p.Games)
	p.Share, p.Low, p.High = share.Share, share.Low, share.High
	p.Rounds = float64(rounds) / float64(max(p.Games, 1))
	return p, err
}
