package lab

import (
	"context"
	"math"
	"testing"

	"tenaille/game/require"
	"tenaille/levels"
	"tenaille/rules/dice"
)

// TestEqualPointsAreEqualChances plays bands of mixed kinds and equal points
// against each other, both ways round, under every ruleset: of the games of the
// bands that hold a kind 35 to 65 of 100 are won, whatever the kind; without
// require.Whole fewer games are played, and so more is left to chance.
func TestEqualPointsAreEqualChances(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of games")
	}
	pairs, fewest, low, high := 50, 20, 20., 80.
	if require.Whole() {
		pairs, fewest, low, high = 400, 60, 35, 65
	}
	f, err := levels.OpenField("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		w := &Weighing{Field: f, Ruleset: ruleset, Player: "soldier"}
		weights, err := w.Weigh(context.Background(), pairs, 0, 12, func(int) {})
		if err != nil {
			t.Fatal(err)
		}
		held := 0
		for i := range weights {
			k := &weights[i]
			if k.Games < fewest { // the dragon is dearer than a band
				continue
			}
			held++
			rate := 100 * k.Share().Share
			t.Logf("%-8s %-13s %3d points: %2.0f %% of %3d games", ruleset, k.Kind, k.Price, rate, k.Games)
			if rate < low || rate > high {
				t.Errorf("%s: bands with a %s of %d points win %.0f %% of %d games, want %.0f to %.0f", ruleset, k.Kind, k.Price, rate, k.Games, low, high)
			}
		}
		if held < 20 {
			t.Errorf("%s: only %d kinds are in enough bands", ruleset, held)
		}
	}
}

// TestBandsCostTheSame: a band leaves little of what bands cost, by the prices that it
// is weighed with, and where no prices allow that it is said.
func TestBandsCostTheSame(t *testing.T) {
	f, err := levels.OpenField("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	w := &Weighing{Field: f, Ruleset: "d20", Prices: map[string]int{"goblin": 90}}
	draw := dice.NewStream(3)
	for range 50 {
		a := w.Band(&draw)
		if c := w.Cost(a); c > bandPoints || c < bandPoints-bandSlack || a.Total() < bandLeast {
			t.Fatalf("%v costs %d", a, c)
		}
	}
	w.Prices = map[string]int{}
	for _, kind := range f.Kinds() {
		w.Prices[kind] = 200
	}
	if _, err := w.Weigh(context.Background(), 1, 1, 1, func(int) {}); err != errBand {
		t.Errorf("one of 200 points is a band: %v", err)
	}
}

// TestAdjustPricesWhatWins: who wins becomes dearer, who loses cheaper, by few games
// only a little, and nobody costs nothing.
func TestAdjustPricesWhatWins(t *testing.T) {
	w := &Weighing{}
	w.Adjust([]Weight{{"winner", 50, 1000, 700}, {"loser", 50, 1000, 300}, {"seldom", 50, 2, 2}, {"never", 50, 0, 0}, {"least", 1, 1000, 0}})
	for kind, want := range map[string]int{"winner": 60, "loser": 40, "seldom": 52, "never": 50, "least": 1} {
		if got := w.Price(kind); math.Abs(float64(got-want)) > 0 {
			t.Errorf("%s costs %d, want %d", kind, got, want)
		}
	}
}
