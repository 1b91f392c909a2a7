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

// TestTheFirstLessonIsWonByItsGoalAlone: the lesson of steps has an enemy whom nobody comes
// at: whoever fights and does not go where the goal is has not won.
func TestTheFirstLessonIsWonByItsGoalAlone(t *testing.T) {
	name := levels.Lessons()[0]
	setup, err := levels.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	foe, far := setup.Combatants[1].At, setup.Combatants[0].At
	seen := map[[2]int]bool{far: true}
	for list := [][2]int{far}; len(list) > 0; list = list[1:] {
		for _, d := range [][2]int{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}} {
			at := [2]int{list[0][0] + d[0], list[0][1] + d[1]}
			rows := setup.Map.Rows
			if seen[at] || at[1] < 0 || at[1] >= len(rows) || at[0] < 0 || at[0] >= len(rows[0]) || rows[at[1]][at[0]] == '#' {
				continue
			}
			seen[at] = true
			list = append(list, at)
		}
	}
	if len(seen) < 50 || seen[foe] {
		t.Errorf("%s: from %v the enemy at %v can be walked to: %v, over %d squares", name, far, foe, seen[foe], len(seen))
	}
	if n := wonAgainst(t, &setup, 0, 20, "soldier+heedless=1", "recruit"); n > 0 {
		t.Errorf("%s: who only fights wins %d of 20 games", name, n)
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
