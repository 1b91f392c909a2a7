//go:build !js

package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"

	"tenaille/game/lab"
	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// balance holds the flags of the balance command.
type balance struct {
	Level   string `default:"broken-keep" help:"Map that is played on."`
	Ruleset string `default:"d20" help:"Ruleset that is played by."`
	Player  string `default:"soldier" help:"Machine that leads both bands: ${players}."`
	Pairs   int    `default:"400" help:"Pairs of bands of mixed kinds and equal points, each played both ways round."`
	Fit     int    `default:"0" help:"So many times, change the prices by what was won and play anew; then print the prices at which equal points are equal chances."`
	Seed    string `default:"1" help:"Seed, an unsigned 64-bit number."`
	Workers int    `default:"0" help:"Games played at a time, 0 for one a processor; the result does not depend on it."`
}

// Run plays the bands and prints what each kind is worth.
func (b *balance) Run(to streams) error {
	ctx, stop := interruptible()
	defer stop()
	seed, err := seedOf(b.Seed)
	if err := cmp.Or(err, atLeast("pairs", b.Pairs, 1), atLeast("fit", b.Fit, 0), atLeast("workers", b.Workers, 0)); err != nil {
		return err
	}
	if !slices.Contains(rulesets.Names(), b.Ruleset) {
		return fmt.Errorf("--ruleset: no ruleset is called %q", b.Ruleset)
	}
	if err := machines(b.Player); err != nil {
		return err
	}
	f, err := levels.OpenField(b.Level)
	if err != nil {
		return err
	}
	if len(f.Sides) != 2 {
		return fmt.Errorf("--level: %s has %d sides, not two", levels.Line(b.Level), len(f.Sides))
	}
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	w := &lab.Weighing{Field: f, Ruleset: b.Ruleset, Player: b.Player}
	var weights []lab.Weight
	bar := newProgress(to.err, 0, 2*b.Pairs*(b.Fit+1), "games")
	for round := range b.Fit + 1 {
		if round > 0 {
			w.Adjust(weights)
		}
		next, err := w.Weigh(ctx, b.Pairs, b.Workers, seed+uint64(round), func(game int) { bar.at(2*b.Pairs*round + game) })
		if err != nil && !errors.Is(err, context.Canceled) {
			bar.clear()
			return err
		}
		if weights = next; ctx.Err() != nil {
			break
		}
	}
	bar.clear()
	if ctx.Err() != nil {
		fmt.Fprintln(to.out, "interrupted: not all games were played")
	}
	b.print(to.out, w, weights)
	return nil
}

func (b *balance) print(out io.Writer, w *lab.Weighing, weights []lab.Weight) {
	fmt.Fprintf(out, "| %s | points | played with | of 100 games its bands win | games |\n|---|---|---|---|---|\n", b.Ruleset)
	in, off := 0, 0
	for i := range weights {
		k := &weights[i]
		if k.Games == 0 {
			fmt.Fprintf(out, "| %s | %d | %d | too dear for a band | 0 |\n", k.Kind, w.Field.Price(b.Ruleset, k.Kind), k.Price)
			continue
		}
		s := k.Share()
		fmt.Fprintf(out, "| %s | %d | %d | %.0f (%s) | %d |\n", k.Kind, w.Field.Price(b.Ruleset, k.Kind), k.Price, 100*s.Share, between(s), k.Games)
		if s.Low <= 0.55 && s.High >= 0.45 {
			in++
		} else {
			off++
		}
	}
	fmt.Fprintf(out, "%d kinds may win 45 to 55 of 100 games by what was played, %d do not\n", in, off)
}
