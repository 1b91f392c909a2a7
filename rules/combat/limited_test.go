package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// under plays a scene by another ruleset.
func under(name string, changes ...func(*rules.Setup)) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Ruleset = name
		for _, change := range changes {
			change(s)
		}
	}
}

func ambush(situation int, ids ...int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Ambush, s.Situation.All = ids, situation }
}

func power(by int, id string, on int, cells ...[2]int) levels.Command {
	return levels.Command{Do: "power", By: by, On: on, Option: id, Cells: cells}
}

// talented gives a creature one ability of each kind (LIM-07).
func talented(n int) func(*rules.Setup) {
	return able(n-1,
		rules.PowerSetup{ID: "lash", Cost: "A", Range: 8, Attack: "psychic", Damage: "1d6"},
		rules.PowerSetup{ID: "jab", Cost: "free", Attack: "melee", Damage: "1d4", Provokes: new(bool)},
		rules.PowerSetup{ID: "blink", Cost: "free", Range: 3, Move: true, Provokes: new(bool)},
		rules.PowerSetup{ID: "stride", Cost: "M", Move: true, Provokes: new(bool)},
		rules.PowerSetup{ID: "burst", Cost: "standard", Limited: "L", Damage: "2d6", Area: &rules.AreaSetup{Kind: "burst", Radius: 1}, Provokes: new(bool)},
	)
}

var limitedScenes = []scene{
	{
		rule: "LIM-02 and LIM-03 ambush", rows: []string{"G....a......"}, began: true,
		change: under("limited", ambush(-2, 2)),
		dice:   [][2]int{{20, 14}},
		// 14 + 1 - 2 = 13 against 10 + 4: surprised.
		events: []string{"spot_rolled 1: 14 13 14", "surprised 1: 1", "condition_gained 1: flat_footed", "round_began: 1", "turn_began 2: 0"},
	},
	{
		rule: "LIM-02 noticed", rows: []string{"G....a......"}, began: true,
		change: under("limited", ambush(0, 2)),
		dice:   [][2]int{{20, 13}},
		events: []string{"spot_rolled 1: 13 14 14", "noticed 2>1 by LIM-02", "condition_lost 2: hidden", "turn_began 2: 0"},
	},
	{
		rule: "LIM-04 the first turn is lost", rows: []string{"G....a......"}, began: true,
		change: under("limited", func(s *rules.Setup) { s.Surprised = []int{1} }),
		do:     []levels.Command{cmd("end_turn", 2)},
		events: []string{"condition_gained 1: flat_footed", "turn_began 2: 0", "turn_ended 2", "turn_began 1: 1 10 2", "condition_lost 1: flat_footed", "surprised 1: 0", "turn_skipped 1", "round_began: 2", "turn_began 2: 0"},
	},
	{
		rule: "LIM-04 no opportunity while surprised", rows: []string{"ga.........."},
		change: under("limited"),
		do:     []levels.Command{{Do: "new_turn", By: 1, Option: "surprised"}, walk(2, [2]int{2, 0})},
		events: []string{"turn_began 1", "moved 2: 0"},
	},
	{
		rule: "LIM-05 no die, every round", rows: []string{"G....a......"}, began: true,
		change: under("limited"),
		do:     []levels.Command{{Do: "ready", By: 2, Option: "enemy_attacks", Then: &levels.Command{Do: "attack", Weapon: "longbow"}}, cmd("end_turn", 2), walk(1, [2]int{1, 0}), cmd("end_turn", 1)},
		events: []string{"placed 2: 0", "placed 1: 1", "round_began: 1", "turn_began 2: 0", "turn_ended 2", "turn_began 1: 1", "round_began: 2", "turn_began 2: 0"},
	},
	{
		rule: "LIM-06 player characters first", rows: []string{"G....g......"}, began: true,
		change: under("limited", func(s *rules.Setup) { s.Combatants[1].PC = true }),
		events: []string{"placed 2: 0", "placed 1: 1", "turn_began 2: 0"},
	},
	{
		rule: "LIM-07 and LIM-08 first aid is M", rows: []string{"GGa........."},
		change: under("limited", func(s *rules.Setup) { s.Combatants[1].HP = -3 }),
		no:     []rules.Question{rules.AskOffer},
		dice:   [][2]int{{20, 14}, {20, 1}},
		do:     []levels.Command{on("first_aid", 1, 2), strike(1, 2, "longsword")},
		events: []string{"test_rolled 1: 14 15 15", "condition_gained 2: stable", "attack_rolled 1"},
	},
	{
		rule: "LIM-08 ready is L", rows: []string{"G....a......"}, change: under("limited"),
		do:      []levels.Command{walk(1, [2]int{1, 0}), {Do: "ready", By: 1, Option: "enemy_attacks", Then: &levels.Command{Do: "attack", Weapon: "longsword"}}},
		refused: "LIM-08",
	},
	{
		rule: "LIM-08 nothing but free after L", rows: []string{"G....a......"}, change: under("limited"),
		do: []levels.Command{cmd("total_defence", 1), cmd("kneel", 1), walk(1, [2]int{1, 0})}, refused: "LIM-08",
	},
	{
		rule: "ACT-10 no delay in limited", rows: []string{"G....a......"}, change: under("limited"),
		do: []levels.Command{cmd("delay", 1)}, refused: "ACT-10",
	},
	{
		rule: "LIM-09 no run", rows: []string{"G....a......"}, change: under("limited"),
		do: []levels.Command{{Do: "run", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "LIM-09",
	},
	{
		rule: "LIM-09 thirteen squares whatever the race", rows: []string{"r..............a"}, change: under("limited"),
		do: []levels.Command{walk(1, line(1, 13)...)}, events: []string{"moved 1"},
	},
	{
		rule: "LIM-09 not fourteen", rows: []string{"r..............a"}, change: under("limited"),
		do: []levels.Command{walk(1, line(1, 14)...)}, refused: "LIM-09",
	},
	{
		rule: "LIM-09 half is six", rows: []string{"r..............a"}, change: under("limited", state(0, "blinded")),
		do: []levels.Command{walk(1, line(1, 7)...)}, refused: "LIM-09",
	},
	{
		rule: "LIM-08 and LIM-10 a free blow besides", rows: []string{"Gg.........."}, change: under("limited", talented(1)),
		dice:   [][2]int{{20, 2}, {20, 3}},
		do:     []levels.Command{strike(1, 2, "longsword"), power(1, "jab", 2), power(1, "jab", 2)},
		events: []string{"attack_rolled 1: 2", "power_used 1", "attack_rolled 1: 3"}, refused: "LIM-08",
	},
	{
		rule: "LIM-10 M, A and one extra move", rows: []string{"G....g......"}, change: under("limited", talented(1)),
		dice:   [][2]int{{20, 2}},
		do:     []levels.Command{power(1, "blink", 0, [2]int{1, 0}, [2]int{2, 0}), walk(1, [2]int{3, 0}, [2]int{4, 0}), strike(1, 2, "longsword"), power(1, "blink", 0, [2]int{3, 0})},
		events: []string{"power_used 1", "moved 1", "moved 1", "moved 1", "attack_rolled 1"}, refused: "LIM-08",
	},
	{
		rule: "LIM-09 an ability is no longer than it says", rows: []string{"G.....g....."}, change: under("limited", talented(1)),
		do: []levels.Command{power(1, "blink", 0, line(1, 4)...)}, refused: "LIM-09",
	},
	{
		rule: "LIM-07 a movement ability is M", rows: []string{"G.........g."}, change: under("limited", talented(1)),
		do:      []levels.Command{power(1, "stride", 0, line(1, 5)...), walk(1, [2]int{6, 0}), walk(1, [2]int{7, 0})},
		refused: "LIM-08",
	},
	{
		rule: "LIM-07 a limited ability is L", rows: []string{"G.........g."}, change: under("limited", talented(1)),
		do:      []levels.Command{walk(1, [2]int{1, 0}), {Do: "power", By: 1, Option: "burst", Square: &[2]int{1, 0}}},
		refused: "LIM-08",
	},
	{
		rule: "LIM-12 the mind against DEP, behind cover", rows: []string{"A...t.g....."}, change: under("limited", talented(1)),
		// BAB 3 and Wisdom 2 against 10 and Wisdom 1; no confirmation of the 20.
		dice:   [][2]int{{20, 20}, {6, 4}},
		do:     []levels.Command{power(1, "lash", 2)},
		events: []string{"attack_rolled 1>2: 20 25 11", "damaged 2>1: 4"},
	},
	{
		rule: "LIM-12 psychic bonuses to DEP", rows: []string{"A.....g....."}, change: under("limited", talented(1), func(s *rules.Setup) { s.Combatants[1].DEPBonus = 3 }),
		dice:   [][2]int{{20, 8}},
		do:     []levels.Command{power(1, "lash", 2)},
		events: []string{"attack_rolled 1>2: 8 13 14"},
	},
	{
		rule: "LIM-12 needs line of effect", rows: []string{"A...#.g....."}, change: under("limited", talented(1)),
		do: []levels.Command{power(1, "lash", 2)}, refused: "COV-12",
	},
	{
		rule: "LIM-12 no farther than its range", rows: []string{"A...........g"}, change: under("limited", talented(1)),
		do: []levels.Command{power(1, "lash", 2)}, refused: "ATK-05",
	},
	{
		rule: "LIM-14 opportunities by the option", rows: []string{"aG.........."}, change: under("limited"), options: map[string]string{"limited_aoo": "false"},
		dice:   [][2]int{{20, 2}},
		do:     []levels.Command{strike(1, 2, "longbow")},
		events: []string{"action_taken 1", "attack_rolled 1: 2"},
	},
	{
		rule: "LIM-15 a disabled creature has no L", rows: []string{"G.........a."}, change: under("limited", func(s *rules.Setup) { s.Combatants[0].HP = 0 }),
		do: []levels.Command{cmd("total_defence", 1)}, refused: "LIM-15",
	},
	{
		rule: "LIM-15 out at 0 by the option", rows: []string{"Ga.........."}, began: true, change: under("limited", func(s *rules.Setup) { s.Combatants[1].HP = 1 }),
		options: map[string]string{"limited_zero_hp": "out"}, no: []rules.Question{rules.AskOffer},
		dice:   [][2]int{{20, 15}, {8, 1}},
		do:     []levels.Command{cmd("end_turn", 2), strike(1, 2, "longsword")},
		events: []string{"damaged 2>1: 4", "condition_gained 2: dead", "won: 0"},
	},
	{
		rule: "LIM-16 flat-footed at the start by the option", rows: []string{"G....a......"}, began: true, change: under("limited"),
		options: map[string]string{"limited_flat_footed_start": "true"},
		events:  []string{"condition_gained 1: flat_footed", "condition_gained 2: flat_footed", "condition_lost 2: flat_footed", "turn_began 2: 0"},
	},
	{
		rule: "CND-07 where nobody runs, one flees on foot", rows: []string{"Gg.........................................", "..........................................."},
		change:  under("limited", func(s *rules.Setup) { s.Combatants[0].State = []rules.ConditionSetup{{ID: "frightened", By: 2}} }),
		do:      []levels.Command{cmd("end_turn", 1)},
		refused: "CND-07",
	},
	{
		rule: "LIM-04 an ambush costs the first turn", rows: []string{"G....a......"}, began: true,
		change: under("limited", ambush(0, 2)), dice: [][2]int{{20, 12}},
		do:     []levels.Command{cmd("end_turn", 2)},
		events: []string{"surprised 1: 1", "condition_gained 1: flat_footed", "turn_began 2: 0", "condition_lost 1: flat_footed", "surprised 1: 0", "turn_skipped 1"},
	},
	{
		rule: "LIM-04 who loses a turn is flat-footed in it", rows: []string{"gg.........."}, change: under("limited"),
		do:     []levels.Command{{Do: "new_turn", By: 1, Option: "surprised"}, walk(2, [2]int{2, 0}), cmd("end_turn", 1)},
		events: []string{"condition_gained 1: flat_footed", "turn_began 1", "moved 2: 0", "condition_lost 1: flat_footed", "turn_ended 1"},
	},
	{
		rule: "LIM-05 nobody out of turn", rows: []string{"G....a......"}, began: true, change: under("limited"),
		do: []levels.Command{walk(1, [2]int{1, 0})}, refused: "LIM-05",
	},
	{
		rule: "LIM-05 the order is set anew", rows: []string{"Gr.a........"}, began: true, change: under("limited"),
		dice: [][2]int{{20, 2}, {20, 2}},
		do: []levels.Command{{Do: "ready", By: 3, Option: "enemy_attacks", Then: &levels.Command{Do: "attack", Weapon: "longbow"}}, cmd("end_turn", 3),
			cmd("end_turn", 2), strike(1, 2, "longsword"), cmd("end_turn", 1)},
		events: []string{"turn_began 3: 0", "turn_began 2: 1", "turn_began 1: 2", "attack_rolled 3>1", "attack_rolled 1>2", "round_began: 2", "placed 3: 0", "turn_began 3: 0"},
	},
	{
		rule: "LIM-06 the more alert first", rows: []string{"G..G..a....."}, began: true,
		change: under("limited", func(s *rules.Setup) {
			s.Combatants[0].PC, s.Combatants[1].PC = true, true
			two, four := 2, 4
			s.Combatants[0].Per, s.Combatants[1].Per = &two, &four
		}),
		events: []string{"placed 3: 0", "placed 2: 1", "placed 1: 2"},
	},
	{
		rule: "MOV-10 and LIM-09 no ability of moving after a 5-foot step", rows: []string{"G.........g."}, change: under("limited", talented(1)),
		do:      []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}, power(1, "stride", 0, [2]int{2, 0})},
		refused: "MOV-10",
	},
}

// line is a straight way east from a column to another in row 0.
func line(from, to int) (cells [][2]int) {
	for x := from; x <= to; x++ {
		cells = append(cells, [2]int{x, 0})
	}
	return cells
}

func TestLimitedScenes(t *testing.T) { play(t, limitedScenes) }

// LIM-01: seconds are rounds of ten in limited, of six in d20.
func TestSeconds(t *testing.T) {
	t.Run("LIM-01", func(t *testing.T) {
		for name, want := range map[string]int8{"limited": 3, "d20": 5} {
			s := rules.Setup{Ruleset: name, Map: rules.MapSetup{Rows: []string{"..."}}}
			sheet, _ := levels.Cast("G")
			sheet.ID, sheet.Side = 1, "blue"
			sheet.Powers = []rules.PowerSetup{{ID: "glare", Cost: "A", Range: 6, Condition: "dazzled", Seconds: 25}}
			s.Combatants = []rules.Sheet{sheet}
			e, err := rulesets.New(&s)
			if err != nil {
				t.Fatal(err)
			}
			if got := e.Creatures[0].Powers[0].Rounds; got != want {
				t.Errorf("%s: 25 seconds last %d rounds, %d are due", name, got, want)
			}
		}
	})
}

// The pips count what the budget of LIM-08 still allows, and in d20 the standard
// and the move action each by itself (ACT-01).
func TestPips(t *testing.T) {
	t.Run("ACT-01", func(t *testing.T) {
		for _, c := range []struct {
			left       rules.Budget
			state      rules.Conditions
			what       string
			acts, move int
		}{
			{rules.Budget{Standard: 1, Move: 1}, 0, "a fresh turn", 1, 1},
			{rules.Budget{Standard: 1}, 0, "after a move", 1, 0},
			{rules.Budget{Move: 1}, 0, "after an attack", 0, 1},
			{rules.Budget{}, 0, "after both", 0, 0},
			{rules.Budget{Standard: 1, Move: 1}, rules.Set(rules.Disabled), "disabled", 1, 1},
			{rules.Budget{Standard: 1}, rules.Set(rules.Disabled), "disabled, after a move", 0, 0},
			{rules.Budget{Standard: 1, Move: 1, Over: true}, 0, "ended", 0, 0},
		} {
			e := set(t, nil, "G....a......")
			e.Facts.Combatants[0].Budget, e.Facts.Combatants[0].Conditions = c.left, c.state
			if acts, move := e.Rules.Turn.Pips[0].Left(e, 0), e.Rules.Turn.Pips[1].Left(e, 0); acts != c.acts || move != c.move {
				t.Errorf("%s: %d standard and %d move actions are counted, want %d and %d", c.what, acts, move, c.acts, c.move)
			}
		}
	})
	t.Run("LIM-08", func(t *testing.T) {
		e := set(t, under("limited"), "G....a......")
		count := func() (n [5]int) {
			for i := range e.Rules.Turn.Pips {
				n[i] = e.Rules.Turn.Pips[i].Left(e, 0)
			}
			return n
		}
		for _, step := range []struct {
			do   levels.Command
			want [5]int
		}{{walk(1, [2]int{1, 0}), [5]int{0, 0, 1, 1, 10}}, {walk(1, [2]int{2, 0}), [5]int{0, 0, 0, 0, 10}}} {
			if got, fresh := count(), [5]int{1, 1, 1, 1, 10}; step.do.Cells[0][0] == 1 && got != fresh {
				t.Errorf("a fresh turn counts %v, %v is due", got, fresh)
			}
			a, err := step.do.Action(e)
			if err != nil {
				t.Fatal(err)
			}
			if r := e.Do(&a, nil); !r.OK() {
				t.Fatalf("refused by %s", r.Cite)
			}
			if got := count(); got != step.want {
				t.Errorf("after a move: %v, %v is due", got, step.want)
			}
			if got := rules.Unspent(e, 0); got != step.want[2] {
				t.Errorf("after a move %d are unspent, %d is due", got, step.want[2])
			}
		}
		if combat.Left(rules.FullRoundAction)(e, 0) != 0 {
			t.Error("L is left after M")
		}
	})
}

// An ability that is a move is no longer offered when its uses are spent
// (ACT-28).
func TestSpentStridesAreNotListed(t *testing.T) {
	e := set(t, under("limited", able(0, rules.PowerSetup{ID: "stride", Cost: "free", Range: 3, Move: true, PerMatch: 1, Provokes: new(bool)})), "G.........g.")
	count := func() (n int) {
		for _, a := range e.LegalFor(0, nil) {
			if a.Verb == rules.Power {
				n++
			}
		}
		return n
	}
	if count() == 0 {
		t.Fatal("the ability is not offered at all")
	}
	a := rules.Action{Verb: rules.Power, By: 0, On: rules.Nobody, Cell: grid.C(1, 0)}
	a.Path.Add(grid.E)
	if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() {
		t.Fatalf("refused by %s", r.Cite)
	}
	e.Do(&rules.Action{Verb: rules.NewTurn, By: 0, On: rules.Nobody}, dice.NewScripted(nil))
	if n := count(); n != 0 {
		t.Errorf("ACT-28: %d ways are offered of an ability whose one use is spent", n)
	}
}

// What the rest of the program asks limited for: whether attacks of the mind meet a
// defence of their own (LIM-12).
func TestLimitedFields(t *testing.T) {
	if !set(t, under("limited"), "Gg").Rules.Attack.Psychic || set(t, under("d20"), "Gg").Rules.Attack.Psychic {
		t.Error("LIM-12: DEP is told of where it is not, or not where it is")
	}
}
