//go:build !js

package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"

	"tenaille/game/ai/eval"
	"tenaille/game/lab"
	"tenaille/rules/rulesets"
)

// fit holds the flags of the fit command.
type fit struct {
	Player  string   `default:"soldier" help:"Machine that plays both sides: ${players}."`
	Ruleset []string `help:"Rulesets that one judge is fitted to together; else each has its own."`
	Games   int      `default:"4000" help:"Games under each ruleset, on all maps in turn."`
	Seed    string   `default:"1" help:"Seed, an unsigned 64-bit number."`
	Workers int      `default:"0" help:"Games played at a time, 0 for one a processor; the result does not depend on it."`
	JSON    bool     `name:"json" help:"Print as JSON."`
}

// Run plays games and prints the weights by which a judge tells from a position who wins.
func (f *fit) Run(to streams) error {
	seed, err := seedOf(f.Seed)
	if err != nil {
		return err
	}
	if err := machines(f.Player); err != nil {
		return fmt.Errorf("--player: %w", err)
	}
	sets := make([][]string, 0, 3)
	for _, s := range f.Ruleset {
		if !slices.Contains(rulesets.Names(), s) {
			return fmt.Errorf("--ruleset: no ruleset is called %q; there are %s", s, strings.Join(rulesets.Names(), ", "))
		}
	}
	if len(f.Ruleset) > 0 {
		sets = append(sets, f.Ruleset)
	} else {
		for _, s := range rulesets.Names() {
			sets = append(sets, []string{s})
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	for _, together := range sets {
		all := lab.Fitting{Player: f.Player, Rounds: maxRounds, Games: f.Games * len(together), Seed: seed}
		for _, s := range together {
			maps, err := duels(s)
			if err != nil {
				return err
			}
			all.Maps = append(all.Maps, maps...)
		}
		got, err := all.Fit(ctx, f.Workers)
		if err != nil {
			return err
		}
		if f.JSON {
			b, err := json.Marshal(got)
			if err != nil {
				return err
			}
			fmt.Fprintf(to.out, "%s\n", b)
			continue
		}
		fmt.Fprintf(to.out, "%s: %d positions; loss %.4f, of material alone %.4f, of nothing %.4f\n", strings.Join(together, ", "), got.Positions, got.Loss, got.Plain, got.Even)
		for i, name := range eval.FeatureNames {
			fmt.Fprintf(to.out, "  %-9s %6d\n", name, got.Weights[i])
		}
	}
	return nil
}
