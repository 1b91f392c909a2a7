package lab

import (
	"context"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// pursuit is a scenario, the side that has the goal, and how many of 100 games more it
// wins at least that knows of it than one that only fights.
type pursuit struct {
	level string
	side  int
	more  int
}

// TestMachinesPlayToTheirGoals: with the same dice a side of soldiers that knows what is
// played for wins clearly more games than one that only fights, each kind of goal, and so
// does a side against the goal of the other (SKI-19).
func TestMachinesPlayToTheirGoals(t *testing.T) {
	games := 200
	if testing.Short() {
		games = 100
	}
	for _, c := range []pursuit{
		{"bridge", 0, 10},   // reach
		{"airlock", 0, 20},  // carry, on a map without weight
		{"ring", 0, 20},     // hold
		{"ring", 1, 20},     // keep others from holding
		{"deserter", 0, 10}, // slay, before it escapes
		{"wolves", 1, 20},   // slay, against protect
		{"informer", 1, 20}, // slay, before it escapes
	} {
		setup, err := levels.Load(c.level)
		if err != nil {
			t.Fatal(err)
		}
		knows := won(t, &setup, c.side, games, "soldier")
		fights := won(t, &setup, c.side, games, "soldier+heedless=1")
		t.Logf("%s, side %d: %d of %d games where it knows the goal, %d where it only fights", c.level, c.side, knows, games, fights)
		if (knows-fights)*100 < c.more*games {
			t.Errorf("%s, side %d: %d of %d games where it knows the goal, %d where it only fights", c.level, c.side, knows, games, fights)
		}
	}
}

// TestLessonsCanBeLearnt: each of them can be won without luck: a soldier wins six of ten
// games or more against the recruit that plays the other side.
func TestLessonsCanBeLearnt(t *testing.T) {
	const games = 40
	for _, name := range levels.Lessons() {
		setup, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		n := wonAgainst(t, &setup, 0, games, "soldier", "recruit")
		t.Logf("%s: %d of %d", name, n, games)
		if n < games*6/10 {
			t.Errorf("%s: a soldier wins %d of %d games", name, n, games)
		}
	}
}

// won is how many games a player wins on a side against soldiers.
func won(t *testing.T, setup *rules.Setup, side, games int, player string) (n int) {
	t.Helper()
	return wonAgainst(t, setup, side, games, player, "soldier")
}

// wonAgainst is how many it wins against another.
func wonAgainst(t *testing.T, setup *rules.Setup, side, games int, player, other string) (n int) {
	t.Helper()
	seats := []string{other, other}
	seats[side] = player
	seeds := dice.NewStream(77)
	if _, err := Run(context.Background(), 0, games, 0, func(int) Game {
		return Game{Setup: setup, Seats: seats, Seed: seeds.Next(), Rounds: 200}
	}, func(_ int, o *Outcome) error {
		if !o.Stopped && o.Winner == side {
			n++
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return n
}
