package match

import (
	"errors"
	"testing"

	"tenaille/game/require"
	"tenaille/levels"
	"tenaille/rules/dice"
)

// bandPoints is what the bands of the check of points cost, bandSlack what they
// may leave unspent.
const bandPoints, bandSlack = 300, 8

// band draws an army of mixed kinds for all but bandSlack of bandPoints.
func band(f *levels.Field, ruleset string, from *dice.Stream) levels.Army {
	kinds := f.Kinds()
	for {
		var a levels.Army
		for range 20 {
			kind := kinds[from.D(len(kinds))-1]
			more := append(append(levels.Army(nil), a...), levels.Company{Kind: kind, Count: 1})
			if f.Cost(ruleset, more) <= bandPoints {
				a = more
			}
		}
		if f.Cost(ruleset, a) >= bandPoints-bandSlack && a.Total() >= 4 {
			return a
		}
	}
}

// TestEqualPointsAreEqualChances plays bands of mixed kinds and equal points
// against each other, both ways round, under every ruleset: of the games of the
// bands that hold a kind 35 to 65 of 100 are won, whatever the kind; without
// require.Whole fewer games are played, and so more is left to chance.
func TestEqualPointsAreEqualChances(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of games")
	}
	pairs, fewest, low, high := 50, 20, 20, 80
	if require.Whole() {
		pairs, fewest, low, high = 140, 30, 35, 65
	}
	f, err := levels.OpenField("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		draw := dice.NewStream(12)
		won, played := map[string]int{}, map[string]int{}
		for i := range pairs {
			armies := [2]levels.Army{band(f, ruleset, &draw), band(f, ruleset, &draw)}
			for swap := range 2 {
				setup, err := f.Place(ruleset, armies[swap], armies[1-swap])
				if room := (*levels.NoRoom)(nil); errors.As(err, &room) {
					continue // the start is too small for so large a space
				}
				if err != nil {
					t.Fatal(err)
				}
				halves := duel(t, Config{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: uint64(2*i + swap), Silent: true})
				for side, a := range [2]levels.Army{armies[swap], armies[1-swap]} {
					for _, c := range a {
						won[c.Kind] += [2]int{halves, 2 - halves}[side]
						played[c.Kind]++
					}
				}
			}
		}
		for _, kind := range f.Kinds() {
			if played[kind] < fewest { // the dragon is dearer than a band
				continue
			}
			rate := 50 * won[kind] / played[kind]
			t.Logf("%-8s %-13s %3d points: %2d %% of %3d games", ruleset, kind, f.Price(ruleset, kind), rate, played[kind])
			if rate < low || rate > high {
				t.Errorf("%s: bands with a %s of %d points win %d %% of %d games, want %d to %d", ruleset, kind, f.Price(ruleset, kind), rate, played[kind], low, high)
			}
		}
	}
}

// duel plays one game; it returns 2 when the first side won, 1 for a draw.
func duel(t *testing.T, c Config) int {
	t.Helper()
	m, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	for m.Round() <= 60 {
		if over, winner := m.Over(); over {
			return map[int]int{0: 2, 1: 0, -1: 1}[winner]
		}
		if a, done := m.Think(1 << 20); done {
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatalf("%v, %v", r, err)
			}
		}
	}
	return 1
}
