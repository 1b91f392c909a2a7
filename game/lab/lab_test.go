package lab

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

func setupOf(t *testing.T, level, ruleset string) *rules.Setup {
	t.Helper()
	setup, err := levels.Load(level)
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset = ruleset
	return &setup
}

// TestWorkersChangeNothing plays games of three kinds one at a time, four at a time and
// in two parts, and wants the same of each, in the same order.
func TestWorkersChangeNothing(t *testing.T) {
	setups := []*rules.Setup{setupOf(t, "proving-ground", "skirmish"), setupOf(t, "sheepfold", "d20"), setupOf(t, "proving-ground", "limited")}
	plan := func(i int) Game {
		return Game{Kind: i % 3, Setup: setups[i%3], Seats: []string{"soldier", "recruit"}, Seed: uint64(40 + i), Rounds: 60, Record: i == 4, Follow: true}
	}
	games := func(from, n, workers int, all []Outcome) []Outcome {
		t.Helper()
		done, err := Run(context.Background(), from, n, workers, plan, func(i int, o *Outcome) error {
			if i != len(all) {
				t.Errorf("game %d comes after %d", i, len(all))
			}
			all = append(all, *o)
			return nil
		})
		if err != nil || done != n {
			t.Fatalf("%d of %d games: %v", done, n, err)
		}
		return all
	}
	one := games(0, 12, 1, nil)
	for name, others := range map[string][]Outcome{"four": games(0, 12, 4, nil), "in parts": games(7, 12, 3, games(0, 7, 2, nil))} {
		for i := range one {
			a, b := one[i], others[i]
			if a.Hash != b.Hash || a.Decisions != b.Decisions || a.Winner != b.Winner || a.Actions != b.Actions || string(a.Replay) != string(b.Replay) {
				a.Replay, b.Replay = nil, nil // they are long
				t.Errorf("%s: game %d is %+v, of one worker %+v", name, i, b, a)
			}
		}
	}
	if _, err := replay.Verify(strings.NewReader(string(one[4].Replay)), "game 4"); err != nil {
		t.Error(err)
	}
	if one[3].Replay != nil || one[0].Decisions == one[3].Decisions {
		t.Errorf("games 0 and 3: %+v, %+v", one[0], one[3])
	}
}

// TestRunStops gives up when it is told to, at a game that fails and at one that is not
// taken, and counts those before, with one worker and with two.
func TestRunStops(t *testing.T) {
	for _, workers := range []int{1, 2} {
		t.Run(fmt.Sprint(workers), func(t *testing.T) { runStops(t, workers) })
	}
}

func runStops(t *testing.T, workers int) {
	t.Helper()
	setup := setupOf(t, "proving-ground", "skirmish")
	refused := errors.New("refused")
	for name, c := range map[string]struct {
		second string
		take   error
		want   string
	}{
		"a fault":   {"nobody", nil, "game 4: seat 2"},
		"not taken": {"soldier", refused, "refused"},
	} {
		plan := func(i int) Game {
			g := Game{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: uint64(i), Rounds: 60}
			if i == 3 {
				g.Kind, g.Seats = 1, []string{"soldier", c.second}
			}
			return g
		}
		var taken []int
		done, err := Run(context.Background(), 0, 40, workers, plan, func(i int, _ *Outcome) error {
			if taken = append(taken, i); i == 3 {
				return c.take
			}
			return nil
		})
		if err == nil || !strings.HasPrefix(err.Error(), c.want) || done != 3 || !slices.IsSorted(taken) {
			t.Errorf("%s: %d done, %v taken, error %v, want %q", name, done, taken, err, c.want)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	n := 0
	done, err := Run(ctx, 0, 1000, workers, func(i int) Game {
		return Game{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: uint64(i), Rounds: 60}
	}, func(i int, _ *Outcome) error {
		if n++; n == 5 {
			cancel()
		}
		return nil
	})
	if err != nil || done != n || done < 5 || done > 20 {
		t.Errorf("interrupted after 5 games: %d done, %d taken, %v", done, n, err)
	}
}

// TestWilson holds the interval against values worked out by hand from its formula.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		points         float64
		games          int
		low, high, elo float64
	}{
		{50, 100, 0.403832, 0.596168, 0},
		{0, 10, 0, 0.277533, math.Inf(-1)},
		{10, 10, 0.722467, 1, math.Inf(1)},
		{7.5, 10, 0.442181, 0.919052, 190.8485},
		{300, 400, 0.705323, 0.789921, 190.8485},
	} {
		got := Wilson(c.points, c.games)
		if math.Abs(got.Low-c.low) > 1e-6 || math.Abs(got.High-c.high) > 1e-6 {
			t.Errorf("%v of %d: %.6f to %.6f, want %.6f to %.6f", c.points, c.games, got.Low, got.High, c.low, c.high)
		}
		if elo := Elo(got.Share); elo != c.elo && math.Abs(elo-c.elo) > 1e-3 {
			t.Errorf("%v of %d: Elo %v, want %v", c.points, c.games, elo, c.elo)
		}
	}
	for n := range 2000 { // all and none are without bound on their side, whatever is rounded
		if won, lost := Wilson(float64(n), n), Wilson(0, n); won.High != 1 || lost.Low != 0 {
			t.Fatalf("%d of %d: %v, none: %v", n, n, won, lost)
		}
	}
	if got := Wilson(0, 0); got != (Interval{0.5, 0, 1}) {
		t.Errorf("no games: %v", got)
	}
}
