package lab

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"tenaille/rules"
)

// climbing is a ladder of two rungs on two maps.
func climbing(t *testing.T, games int) *Ladder {
	t.Helper()
	maps := map[string][]rules.Setup{}
	for _, set := range []string{"d20", "skirmish"} {
		maps[set] = []rules.Setup{*setupOf(t, "sheepfold", set), *setupOf(t, "proving-ground", set)}
	}
	return &Ladder{Seed: 11, Maps: maps, Rounds: 60, Rungs: []Rung{
		{Player: "soldier", Against: "recruit", Ruleset: "skirmish", Games: games},
		{Player: "recruit", Against: "soldier", Ruleset: "d20", Games: games / 2},
	}}
}

// TestLadderGoesOn: a ladder that is broken off and gone on with, with other workers
// and in another file's company, comes to what it comes to at once.
func TestLadderGoesOn(t *testing.T) {
	whole := climbing(t, 14)
	if err := whole.Climb(context.Background(), 2, func() error { return nil }); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "deep", "state.json")
	for part := 1; part <= 9; part++ {
		l := climbing(t, 14)
		if err := l.Resume(file, "this"); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		n := 0
		err := l.Climb(ctx, part%3+1, func() error {
			if n++; n == 3 {
				cancel()
			}
			return nil
		})
		cancel()
		if err != nil {
			t.Fatal(err)
		}
		if err := l.Save(file, "this"); err != nil {
			t.Fatal(err)
		}
		if left, _, _ := l.Left(1); left == 0 {
			break
		}
	}
	l := climbing(t, 14)
	if err := l.Resume(file, "this"); err != nil {
		t.Fatal(err)
	}
	for i := range l.Rungs {
		got, want := l.Rungs[i], whole.Rungs[i]
		if got.Spent <= 0 || want.Spent <= 0 {
			t.Errorf("rung %d took no time", i)
		}
		got.Spent, want.Spent = 0, 0
		if !reflect.DeepEqual(got, want) || got.Played != got.Games {
			t.Errorf("in parts %+v, at once %+v", got, want)
		}
	}
	if left, long, ok := l.Left(1); left != 0 || long != 0 || !ok {
		t.Errorf("%d games left, %v, %v", left, long, ok)
	}

	// Another rung does not lose those that lie there, and more games go on.
	other := climbing(t, 20)
	other.Rungs = other.Rungs[:1]
	if err := other.Resume(file, "this"); err != nil {
		t.Fatal(err)
	}
	if left, long, ok := other.Left(2); left != 6 || long <= 0 || !ok {
		t.Errorf("%d games left, %v, %v", left, long, ok)
	}
	if err := other.Save(file, "this"); err != nil {
		t.Fatal(err)
	}
	if err := l.Resume(file, "this"); err != nil || l.Rungs[1].Played != 7 {
		t.Errorf("the other rung is lost: %+v, %v", l.Rungs[1], err)
	}
	if err := l.Resume(file, "that"); !errors.Is(err, ErrOther) {
		t.Errorf("games of another program are gone on with: %v", err)
	}
	if err := os.WriteFile(file, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := l.Resume(file, "this"); err == nil || !strings.HasPrefix(err.Error(), file+": ") {
		t.Errorf("a broken file: %v", err)
	}
}

// TestLadderSharesAreThePlayers: whoever is on which side, the points are the player's.
func TestLadderSharesAreThePlayers(t *testing.T) {
	l := climbing(t, 8)
	l.Rungs = []Rung{{Player: "soldier", Against: "random", Ruleset: "skirmish", Games: 8}, {Player: "random", Against: "soldier", Ruleset: "skirmish", Games: 8}}
	if err := l.Climb(context.Background(), 2, func() error { return nil }); err != nil {
		t.Fatal(err)
	}
	if l.Rungs[0].Won != 8 || l.Rungs[1].Won != 0 || l.Rungs[1].Drawn != 0 || l.Rungs[0].Share().Share != 1 {
		t.Errorf("%+v", l.Rungs)
	}
}
