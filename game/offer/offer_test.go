package offer_test

import (
	"context"
	"reflect"
	"testing"

	"tenaille/game/lab"
	"tenaille/game/match"
	"tenaille/game/offer"
	"tenaille/game/require"
	"tenaille/levels"
	"tenaille/levels/wilds"
	"tenaille/rules/rulesets"
)

// find looks for a fight to the end.
func find(t *testing.T, terms match.Terms, w offer.Wish, seed uint64) *offer.Fight {
	t.Helper()
	s := offer.Look(terms, w, seed)
	for !s.Work() {
	}
	f := s.Found()
	if f == nil {
		t.Fatalf("%v, seed %d: no fight", w, seed)
	}
	if here := s.Here().Terms; here.Level != f.Terms.Level || !reflect.DeepEqual(here.Armies, f.Terms.Armies) {
		t.Errorf("%v, seed %d: %s is shown, and %s found", w, seed, here.Level, f.Terms.Level)
	}
	return f
}

// measure plays a fight by games that the search has not played.
func measure(t *testing.T, f *offer.Fight, games int) lab.Interval {
	t.Helper()
	field, err := levels.OpenField(f.Terms.Level)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := f.Terms.LineUp(field)
	if err != nil {
		t.Fatal(err)
	}
	points := 0.
	plan := func(i int) lab.Game {
		return lab.Game{Kind: 0, Setup: &setup, Seats: []string{match.Machine, match.Machine}, Seed: 1<<40 + uint64(i), Rounds: 100}
	}
	_, err = lab.Run(context.Background(), 0, games, 0, plan, func(_ int, o *lab.Outcome) error {
		switch o.Winner {
		case 0:
			points++
		case -1:
			points += .5
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return lab.Wilson(points, games)
}

// TestOffersAreAsWished finds fights of every kind, size, aim and ruleset and plays them
// again: of a hundred equal fights ninety give either side 40 to 60 of a hundred games.
func TestOffersAreAsWished(t *testing.T) {
	fights, games := 3, 60
	if require.Whole() {
		fights, games = 100, 400
	}
	sets, fair := rulesets.Names(), 0
	for n := range fights {
		w := offer.Wish{Kind: wilds.Kinds[n%len(wilds.Kinds)], Aim: wilds.Aims[n/len(wilds.Kinds)%len(wilds.Aims)], Size: wilds.Sizes[n/3%len(wilds.Sizes)]}
		if !require.Whole() {
			w.Size = wilds.Sizes[0]
		}
		terms := match.Terms{Ruleset: sets[n%len(sets)], Players: [2]string{match.Human, match.Machine}, Seed: 1}
		f := find(t, terms, w, uint64(n)+1)
		got := measure(t, f, games)
		within := got.Share >= .4 && got.Share <= .6
		if within {
			fair++
		}
		t.Logf("%s %s: %.0f %% promised, %.0f (%.0f to %.0f) of %d games", f.Terms.Ruleset, f.Terms.Level, 100*f.Share, 100*got.Share, 100*got.Low, 100*got.High, games)
	}
	// Of few fights with few games one more may look unfair than is.
	if most := fights/10 + 1; fights-fair > most || require.Whole() && fights-fair > fights/10 {
		t.Errorf("%d of %d fights are fair", fair, fights)
	}
}

// TestOddsAreOfThePerson: what is wished is wished for the side that a person plays, on
// either side of the board.
func TestOddsAreOfThePerson(t *testing.T) {
	wish := offer.Wish{Kind: "meadow", Size: "short", Aim: "fell", Odds: "easier"}
	first := match.Terms{Ruleset: "skirmish", Players: [2]string{match.Human, match.Machine}, Seed: 1}
	easy := find(t, first, wish, 3)
	second := first
	second.Players = [2]string{match.Machine, match.Human}
	other := find(t, second, wish, 3)
	if a, b := easy.Tally.Chance(0).Share, other.Tally.Chance(1).Share; a < .55 || b < .55 || a != easy.Share || b != other.Share {
		t.Errorf("it is to be easier for a person: %.2f as the first side, %.2f as the second", a, b)
	}
	// The same seed lays out the same grounds, whoever plays.
	if first := offer.Look(first, wish, 3).Here().Terms.Level; first != offer.Look(second, wish, 3).Here().Terms.Level {
		t.Errorf("the same seed begins with %s and with another", first)
	}
}

// TestOffersAreNoRaces: a banner that is carried home within two rounds is no fight; what is
// offered takes three at least, as long as there are grounds to choose from.
func TestOffersAreNoRaces(t *testing.T) {
	terms := match.Terms{Ruleset: "d20", Players: [2]string{match.Human, match.Machine}, Seed: 1}
	s := offer.Look(terms, offer.Wish{Size: "short", Aim: "carry"}, 1)
	for !s.Work() {
	}
	if f := s.Found(); f == nil || f.Tally.Rounds() < 3 && s.Tried() < 8 {
		t.Errorf("after %d grounds one is offered that takes %d rounds", s.Tried(), f.Tally.Rounds())
	} else if t.Logf("after %d grounds %s, %d rounds, %.2f", s.Tried(), f.Terms.Level, f.Tally.Rounds(), f.Share); s.Tried() < 2 {
		t.Error("the first ground of this seed was a race, and is offered")
	}
}
