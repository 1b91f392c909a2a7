//go:build !js

package cli

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"tenaille/game/lab"
	"tenaille/levels"
	"tenaille/rules"
)

// scenarios holds the flags of the scenarios command.
type scenarios struct {
	Name  []string `arg:"" optional:"" help:"Scenarios, all of them by default."`
	Games int      `default:"200" help:"Number of games of each, the scenarios by turns."`
	Seed  string   `default:"1" help:"Seed, an unsigned 64-bit number, from which every game draws its own."`
	Blue  string   `default:"captain" help:"Player of the first side: ${players}."`
	Red   string   `default:"captain" help:"Player of the second side: ${players}."`
	Going going    `embed:"" set:"state=build/scenarios.json"`
	JSON  bool     `name:"json" help:"Print as JSON."`
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
	if err := cmp.Or(err, atLeast("games", s.Games, 1), machines(s.Blue, s.Red)); err != nil {
		return err
	}
	all := lab.Ladder{Seed: seed, Rounds: maxRounds, Maps: map[string][]rules.Setup{}}
	if all.Rungs, err = s.rungs(all.Maps); err != nil {
		return err
	}
	left, err := s.Going.on(ctx, to, &all)
	if err != nil {
		return err
	}
	var table []played
	for i := range all.Rungs {
		r := &all.Rungs[i]
		p := playedOf(r)
		table = append(table, p)
		if !s.JSON && p.Games > 0 {
			fmt.Fprintf(to.out, "%-10s %-9s %s wins %s of %d games, %.1f rounds\n", p.Scenario, p.Ruleset, s.Blue, shareOf(p), p.Games, p.Rounds)
		}
	}
	if !s.JSON {
		fmt.Fprint(to.out, left)
		return nil
	}
	b, err := json.MarshalIndent(table, "", "  ")
	if err != nil {
		return err
	}
	fmt.Fprintf(to.out, "%s\n", b)
	return nil
}

// rungs are the scenarios asked for, whose maps it adds.
func (s *scenarios) rungs(maps map[string][]rules.Setup) (list []lab.Rung, err error) {
	names := levels.Scenarios()
	for _, name := range s.Name {
		if !slices.Contains(names, name) {
			return nil, fmt.Errorf("there is no scenario %q; there are %s", name, strings.Join(names, ", "))
		}
	}
	if len(s.Name) > 0 {
		names = s.Name
	}
	for _, name := range names {
		if maps[name] != nil {
			return nil, fmt.Errorf("the scenario %q is there twice", name)
		}
		setup, err := levels.Load(name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		maps[name] = []rules.Setup{setup}
		list = append(list, lab.Rung{Player: s.Blue, Against: s.Red, Ruleset: setup.Ruleset, Scenario: name, Games: s.Games})
	}
	return list, nil
}

// playedOf is what came of a rung.
func playedOf(r *lab.Rung) played {
	share := r.Share()
	return played{
		Scenario: r.Scenario, Ruleset: r.Ruleset, Games: r.Played, Blue: r.Won, Drawn: r.Drawn,
		Share: share.Share, Low: share.Low, High: share.High, Rounds: float64(r.Rounds) / float64(max(r.Played, 1)),
	}
}

// shareOf is the share of the first side with the interval that holds the true one 95
// times in 100.
func shareOf(p played) string {
	return fmt.Sprintf("%3.0f %% (%.0f to %.0f)", 100*p.Share, 100*p.Low, 100*p.High)
}
