package ai

import (
	"testing"
	"time"

	"tenaille/game/ai/tactics"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// fight plays a match between two players and returns the winner.
func fight(t *testing.T, setup *rules.Setup, seed uint64, names ...string) int {
	t.Helper()
	players := make([]Player, len(names))
	for i, name := range names {
		var err error
		if players[i], err = New(name, seed, i); err != nil {
			t.Fatal(err)
		}
	}
	return fightOf(t, setup, seed, players...)
}

// fightOf is fight between players that may have no name.
func fightOf(t *testing.T, setup *rules.Setup, seed uint64, players ...Player) int {
	t.Helper()
	e, err := rulesets.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	src := dice.NewSeeded(seed)
	e.Rules.Turn.Begin(e)
	e.Run(src)
	for turn := uint64(0); turn < 5000 && !e.Facts.Over; turn++ {
		_, who := e.Awaits()
		side := e.Creatures[who].Side
		a, done := players[side].Think(view.New(e, int(side)), turn, 1<<30)
		if !done {
			t.Fatalf("seed %d, action %d: side %d decides nothing", seed, turn, side)
		}
		if r := e.Do(&a, src); !r.OK() && !view.Secret(e) {
			t.Fatalf("seed %d, action %d: side %d: %v is refused by %s", seed, turn, side, a, r.Cite)
		} else if !r.OK() { // somebody unseen bars the way (MOV-05)
			e.Begin(&a)
			e.Run(src)
		}
	}
	if !e.Facts.Over {
		return -1
	}
	return int(e.Facts.Winner)
}

// TestSoldierBeatsRandom: whichever side it plays.
func TestSoldierBeatsRandom(t *testing.T) {
	setup, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	won := 0
	for seed := range uint64(5) {
		if fight(t, &setup, seed, "soldier", "random") == 0 {
			won++
		}
		if fight(t, &setup, seed, "random", "soldier") == 1 {
			won++
		}
	}
	if won < 10 {
		t.Errorf("won %d of 10", won)
	}
}

// TestLargeFightStaysShort: on a large map with many figures one slice of
// thinking does not take the time of many pictures.
func TestLargeFightStaysShort(t *testing.T) {
	setup := rules.Setup{Ruleset: "d20"}
	for y := range 80 {
		row := make([]byte, 80)
		for x := range row {
			row[x] = '.'
			if (x*7+y*13)%11 == 0 && y%9 != 0 {
				row[x] = '#'
			}
		}
		setup.Map.Rows = append(setup.Map.Rows, string(row))
	}
	for i := range 60 {
		sheet, _ := levels.Cast([]string{"G", "A", "R"}[i%3])
		sheet.ID, sheet.Side, sheet.At = i+1, "blue", [2]int{i, 0}
		if i >= 30 {
			sheet.Side, sheet.At = "red", [2]int{i - 10, 72}
		}
		setup.Combatants = append(setup.Combatants, sheet)
	}
	e, err := rulesets.New(&setup)
	if err != nil {
		t.Fatal(err)
	}
	src := dice.NewSeeded(1)
	e.Rules.Turn.Begin(e)
	e.Run(src)
	players := []Player{&tactics.Soldier{Seed: 1}, &tactics.Soldier{Seed: 2}}
	var all time.Duration
	slices := 0
	for turn := range uint64(400) {
		_, who := e.Awaits()
		side := e.Creatures[who].Side
		v := view.New(e, int(side))
		var a rules.Action
		for done := false; !done; slices++ {
			start := time.Now()
			a, done = players[side].Think(v, turn, 8)
			all += time.Since(start)
		}
		if r := e.Do(&a, src); !r.OK() {
			t.Fatalf("action %d: %v is refused by %s", turn, a, r.Cite)
		}
	}
	mean := all / time.Duration(slices)
	t.Logf("%d slices, %v each", slices, mean)
	if mean > 30*time.Millisecond {
		t.Errorf("a slice takes %v on the mean", mean)
	}
}

// TestSoldierOpensDoors: a closed door between two guards does not keep them
// apart for ever.
func TestSoldierOpensDoors(t *testing.T) {
	one, _ := levels.Cast("G")
	two := one
	one.ID, one.Side, one.At = 1, "blue", [2]int{0, 0}
	two.ID, two.Side, two.At = 2, "red", [2]int{9, 2}
	setup := rules.Setup{
		Ruleset: "d20", Combatants: []rules.Sheet{one, two},
		Map: rules.MapSetup{
			Rows: []string{"....#.....", "..........", "....#....."},
			Edges: []rules.EdgeSetup{
				{Edge: "V(4,1)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor}},
			},
		},
	}
	for seed := range uint64(5) {
		if winner := fight(t, &setup, seed, "soldier", "soldier"); winner < 0 {
			t.Errorf("seed %d: nobody wins", seed)
		}
	}
}
