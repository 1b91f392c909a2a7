//go:build !js

package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"tenaille/game/ai"
	"tenaille/game/lab"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// maxRounds is when a simulated game that has no winner is stopped.
const maxRounds = 200

// simulate holds the flags of the simulate command.
type simulate struct {
	Level       string `default:"proving-ground" help:"Map: a name from the game or the path of a Tiled map or position file."`
	Ruleset     string `help:"Ruleset to play by instead of the map's own."`
	Games       int    `default:"100" help:"Number of games."`
	Seed        string `default:"1" help:"Seed, an unsigned 64-bit number, from which every game draws its own."`
	Red         string `default:"soldier" help:"Player of the second side: ${players}."`
	Blue        string `default:"soldier" help:"Player of the first side: ${players}."`
	NoSwap      bool   `name:"no-swap" help:"Leave the players on their sides; else of two games with one seed the second is played with the sides changed."`
	Workers     string `default:"0" placeholder:"N|URL" help:"Games played at a time, 0 for one a processor, or the address of a server (nats://...) on whose workers they are played; the result does not depend on it."`
	Ambush      string `placeholder:"SIDES" help:"Sides that lie in ambush instead of the map's own, with commas between: blue, red, ...; none for nobody."`
	Deploy      string `placeholder:"SIDE" help:"Side that takes its places by search, tried in games of soldiers, instead of where it stands: blue, red, ... or both. Every game is then played twice with the same dice, as the sides stand and as they are placed, and the difference is told."`
	JSON        bool   `name:"json" help:"Print as JSON."`
	SaveReplays string `placeholder:"DIR" help:"Write one replay per game into DIR."`

	Account account `embed:""`
	runs    runner
}

// runner plays games as lab.Run does.
type runner func(ctx context.Context, from, n int, plan func(i int) lab.Game, take func(i int, o *lab.Outcome) error) (done int, err error)

// Run plays the games and prints what came of them, or, when it is interrupted, of
// those played so far.
func (s *simulate) Run(to streams) error {
	ctx, stop := interruptible()
	defer stop()
	return s.play(ctx, to)
}

// interruptible is done when the program is interrupted; a second time ends it.
func interruptible() (ctx context.Context, stop func()) {
	ctx, stop = signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

func (s *simulate) play(ctx context.Context, to streams) error {
	seed, err := seedOf(s.Seed)
	if err := cmp.Or(err, atLeast("games", s.Games, 1), machines(s.Blue, s.Red)); err != nil {
		return err
	}
	setup, err := s.setup()
	if err != nil {
		return err
	}
	if s.SaveReplays != "" {
		if err := os.MkdirAll(s.SaveReplays, 0o755); err != nil {
			return fmt.Errorf("--save-replays: %w", err)
		}
	}
	end, err := s.hire(ctx, to)
	if err != nil {
		return err
	}
	defer end()
	kinds := [][]string{s.seats(&setup, false), s.seats(&setup, true)}
	r := newRecord(s, &setup, kinds[0])
	if s.Deploy != "" {
		was := setup
		if r.Placed, err = s.deploy(ctx, &setup, seed); err != nil {
			return fmt.Errorf("--deploy: %w", err)
		}
		if err := s.asTheyStand(ctx, r, &was, kinds, seed); err != nil {
			return err
		}
	}
	plan := s.plan(r, &setup, kinds, seed, s.SaveReplays != "")
	// A game holds little and throws much away: collecting it seldom costs some
	// megabytes and saves a twentieth of the time.
	defer debug.SetGCPercent(debug.SetGCPercent(800))
	start, bar := time.Now(), newProgress(to.err, 0, s.Games, "games")
	r.Games, err = s.runs(ctx, 0, s.Games, plan, func(i int, o *lab.Outcome) error {
		r.add(i, o)
		bar.at(i + 1)
		if s.SaveReplays == "" {
			return nil
		}
		if err := os.WriteFile(filepath.Join(s.SaveReplays, fmt.Sprintf("game-%04d.jsonl", i+1)), o.Replay, 0o644); err != nil {
			return fmt.Errorf("--save-replays: %w", err)
		}
		return nil
	})
	bar.clear()
	if err != nil {
		return fmt.Errorf("seed %s: %w", s.Seed, err)
	}
	r.sum(time.Since(start).Seconds())
	if s.JSON {
		b, err := json.MarshalIndent(r, "", "  ")
		if err != nil {
			return err
		}
		fmt.Fprintf(to.out, "%s\n", b)
		return nil
	}
	r.print(to.out)
	return nil
}

// plan is the games that are played, each with dice of its own.
func (s *simulate) plan(r *record, setup *rules.Setup, kinds [][]string, seed uint64, keep bool) func(i int) lab.Game {
	seeds, drawn := dice.NewStream(seed), uint64(0)
	return func(i int) lab.Game {
		kind := r.kind(i)
		if kind == 0 { // of a pair both have the same dice
			drawn = seeds.Next()
		}
		return lab.Game{Kind: kind, Setup: setup, Seats: kinds[kind], Seed: drawn, Rounds: maxRounds, Record: keep}
	}
}

// seedOf reads a seed.
func seedOf(text string) (uint64, error) {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("--seed: %q is no number from 0 to 18446744073709551615", text)
	}
	return seed, nil
}

// atLeast fails where a flag that counts something is below what it may be.
func atLeast(flag string, n, least int) error {
	if n < least {
		return fmt.Errorf("--%s: %d, must be %d or more", flag, n, least)
	}
	return nil
}

// machines fails where a name is that of no machine, or has settings that it has not.
func machines(names ...string) error {
	for _, player := range names {
		if base, _, _ := strings.Cut(player, "+"); !slices.Contains(ai.Names(), base) {
			return fmt.Errorf("no machine is called %q; there are %s", base, strings.Join(ai.Names(), ", "))
		}
		if _, err := ai.New(player, 0, 0); err != nil {
			return err
		}
	}
	return nil
}

// setup is the situation that every game begins with.
func (s *simulate) setup() (rules.Setup, error) {
	if s.Ambush == "" {
		setup, err := levels.Load(s.Level)
		if s.Ruleset != "" {
			setup.Ruleset = s.Ruleset
		}
		return setup, err
	}
	f, err := levels.OpenField(s.Level)
	if err != nil {
		return rules.Setup{}, err
	}
	setup := f.Setup
	if s.Ruleset != "" {
		setup.Ruleset = s.Ruleset
	}
	sides, err := f.Ambushers(s.Ambush)
	if err != nil {
		return setup, fmt.Errorf("--ambush: %w", err)
	}
	return f.Ambush(setup, sides...)
}

// seats gives every side its player: the first is blue's unless the sides bear
// these names. Swapped it is the other way round.
func (s *simulate) seats(setup *rules.Setup, swapped bool) []string {
	blue, red := s.Blue, s.Red
	if swapped {
		blue, red = red, blue
	}
	var sides, seats []string
	for _, sheet := range setup.Combatants {
		if slices.Contains(sides, sheet.Side) {
			continue
		}
		sides = append(sides, sheet.Side)
		switch {
		case sheet.Side == "blue", sheet.Side != "red" && len(sides) == 1:
			seats = append(seats, blue)
		default:
			seats = append(seats, red)
		}
	}
	return seats
}
