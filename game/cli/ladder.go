//go:build !js

package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"tenaille/game/ai"
	"tenaille/game/lab"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// slowest is of how many games a pair with the strongest player is at most, unless it is
// the only one asked for: they take ten times as long.
const slowest = 150

// ladder holds the flags of the ladder command.
type ladder struct {
	Games   int      `default:"400" help:"Games of each pair under each ruleset, on all maps in turn, sides swapped; pairs with the strongest player play 150 at most unless --pair names them."`
	Pair    []string `placeholder:"A:B" help:"Pairs, each the stronger first: captain:soldier. Else every level against the one below."`
	Ruleset []string `help:"Rulesets; else all."`
	Seed    string   `default:"1" help:"Seed, an unsigned 64-bit number."`
	Going   going    `embed:"" set:"state=build/ladder.json"`
	Counts  bool     `help:"Count what the first of each pair does and suffers, and how that differs from one without its temper or settings in the same games."`
	JSON    bool     `name:"json" help:"Print as JSON."`
}

// Run plays what is left of the games and prints the table of README.
func (l *ladder) Run(to streams) error {
	ctx, stop := interruptible()
	defer stop()
	return l.climb(ctx, to)
}

func (l *ladder) climb(ctx context.Context, to streams) error {
	seed, err := seedOf(l.Seed)
	if err := cmp.Or(err, atLeast("games", l.Games, 1)); err != nil {
		return err
	}
	all := lab.Ladder{Seed: seed, Rounds: maxRounds, Maps: map[string][]rules.Setup{}, Count: l.Counts}
	if all.Rungs, err = l.rungs(); err != nil {
		return err
	}
	for _, r := range all.Rungs {
		if all.Maps[r.Ruleset] == nil {
			if all.Maps[r.Ruleset], err = duels(r.Ruleset); err != nil {
				return err
			}
		}
	}
	left, err := l.Going.on(ctx, to, &all)
	if err != nil {
		return err
	}
	if l.JSON {
		b, err := json.MarshalIndent(all.Rungs, "", "  ")
		if err != nil {
			return err
		}
		fmt.Fprintf(to.out, "%s\n", b)
		return nil
	}
	fmt.Fprint(to.out, left)
	printLadder(to.out, all.Rungs)
	if l.Counts {
		printCounts(to.out, all.Rungs)
	}
	return nil
}

// rungs are the pairs asked for under the rulesets asked for.
func (l *ladder) rungs() (list []lab.Rung, err error) {
	names, sets := ai.Names(), l.Ruleset
	if len(sets) == 0 {
		sets = rulesets.Names()
	}
	for _, s := range sets {
		if !slices.Contains(rulesets.Names(), s) {
			return nil, fmt.Errorf("--ruleset: no ruleset is called %q; there are %s", s, strings.Join(rulesets.Names(), ", "))
		}
	}
	pairs := l.Pair
	if len(pairs) == 0 {
		for i := 1; i < len(names); i++ {
			pairs = append(pairs, names[i]+":"+names[i-1])
		}
	}
	for _, p := range pairs {
		a, b, ok := strings.Cut(p, ":")
		if !ok {
			return nil, fmt.Errorf("--pair: %q is no pair, write captain:soldier", p)
		}
		if err := machines(a, b); err != nil {
			return nil, fmt.Errorf("--pair: %w", err)
		}
		games := l.Games
		if strongest := names[len(names)-1]; len(l.Pair) == 0 && (a == strongest || b == strongest) {
			games = min(games, slowest)
		}
		for _, s := range sets {
			r := lab.Rung{Player: a, Against: b, Ruleset: s, Games: games}
			if slices.ContainsFunc(list, func(o lab.Rung) bool { return o.Player == a && o.Against == b && o.Ruleset == s }) {
				return nil, fmt.Errorf("--pair: %q under %s is there twice", p, s)
			}
			list = append(list, r)
		}
	}
	if l.Counts {
		list = withPlain(list)
	}
	return list, nil
}

// withPlain adds to pairs whose first has a temper or settings those in which it has none.
func withPlain(list []lab.Rung) []lab.Rung {
	for _, r := range slices.Clone(list) {
		o := r
		o.Player, _, _ = strings.Cut(r.Player, "+")
		if plainOf(list, &r) == nil {
			list = append(list, o)
		}
	}
	return list
}

// plainOf is the pair of a list in which the first has no temper nor settings.
func plainOf(list []lab.Rung, r *lab.Rung) *lab.Rung {
	base, _, _ := strings.Cut(r.Player, "+")
	for i := range list {
		if o := &list[i]; o.Player == base && o.Against == r.Against && o.Ruleset == r.Ruleset {
			return o
		}
	}
	return nil
}

// duels are the maps of the game with two sides, by a ruleset.
func duels(ruleset string) (maps []rules.Setup, err error) {
	for _, name := range levels.Names() {
		f, err := levels.OpenField(name)
		if err != nil {
			return nil, err
		}
		if len(f.Sides) == 2 {
			setup := f.Setup
			setup.Ruleset = ruleset
			maps = append(maps, setup)
		}
	}
	return maps, nil
}

// printLadder prints a line a pair and a column a ruleset, as README has them.
func printLadder(w io.Writer, rungs []lab.Rung) {
	var sets, pairs []string
	for i := range rungs {
		if !slices.Contains(sets, rungs[i].Ruleset) {
			sets = append(sets, rungs[i].Ruleset)
		}
		if p := rungs[i].Player + " over " + rungs[i].Against; !slices.Contains(pairs, p) {
			pairs = append(pairs, p)
		}
	}
	fmt.Fprintf(w, "| pair | %s |\n|---%s|\n", strings.Join(sets, " | "), strings.Repeat("|---", len(sets)))
	for _, p := range pairs {
		fmt.Fprintf(w, "| %s |", p)
		for _, s := range sets {
			for i := range rungs {
				if r := &rungs[i]; r.Ruleset == s && r.Player+" over "+r.Against == p {
					fmt.Fprintf(w, " %s |", rung(r))
				}
			}
		}
		fmt.Fprintln(w)
	}
}

// rung tells what came of a pair: the share of the points with its interval, the Elo
// that it stands for, and of how many games.
func rung(r *lab.Rung) string {
	if r.Played == 0 {
		return "no game"
	}
	i := r.Share()
	text := fmt.Sprintf("%.0f %% (%s)%s, %d games", 100*i.Share, between(i), strings.Replace(rate(i).String(), "  Elo", ", Elo", 1), r.Played)
	if r.Stopped > 0 {
		text += fmt.Sprintf(", %d stopped", r.Stopped)
	}
	return text
}

// countRows are the counts of the laboratory as they are told, and of how many games; those
// of turns are told as a share of them.
var countRows = [lab.CountCount]struct {
	name string
	per  float64
}{
	lab.Damage: {"damage taken", 100}, lab.Toll: {"of it in 100 rounds", 10}, lab.Opportunities: {"opportunities given", 100}, lab.Lost: {"friends lost", 100},
	lab.HurtStruck: {"one hurt struck in 100 rounds", 1}, lab.Slain: {"helpless killed", 100},
	lab.AtWeakest: {"% of attacks at the weakest", 0.1}, // a thousandth each
}

// printCounts prints what was counted, in 100 games, and of those that have a temper or
// settings how it differs from one that has none: a star where that is no chance.
func printCounts(w io.Writer, rungs []lab.Rung) {
	for i := range rungs {
		r := &rungs[i]
		if r.Played == 0 {
			continue
		}
		fmt.Fprintf(w, "\n%s against %s, %s: in 100 games, of %d\n", r.Player, r.Against, r.Ruleset, r.Played)
		plain := plainOf(rungs, r)
		for c := range lab.CountCount {
			row := countRows[c]
			if row.name == "" {
				continue // of turns, below
			}
			fmt.Fprintf(w, "  %-29s %s", row.name, spread(r.Mean(c), row.per, "%.1f"))
			if plain != nil && plain != r {
				d := r.Differs(plain, c)
				fmt.Fprintf(w, ", by %s", spread(d, row.per, "%+.1f"))
				if d.Low > 0 || d.High < 0 {
					fmt.Fprint(w, " *")
				}
			}
			fmt.Fprintln(w)
		}
		for _, row := range turnRows {
			all, turns := r.Rate(row.count, false)
			lost, of := r.Rate(row.count, true)
			fmt.Fprintf(w, "  %-29s %.1f of %d; in games lost %.1f of %d\n", row.name, all, turns, lost, of)
		}
	}
}

// turnRows are what goes badly in turns, as it is told.
var turnRows = []struct {
	count lab.Count
	name  string
}{
	{lab.Harmless, "% of turns without an attack"}, {lab.Lone, "% ended alone before three"},
	{lab.Shy, "% no attack, a foe beside"}, {lab.Idle, "% in which nothing was done"},
}

// spread tells a mean in so many games with its bounds.
func spread(m lab.Mean, games float64, verb string) string {
	return fmt.Sprintf(verb+" ("+verb+" to "+verb+")", games*m.Mean, games*m.Low, games*m.High)
}
