package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

func shoot(by, on int, with ...int) levels.Command {
	return levels.Command{Do: "attack", By: by, On: on, With: with}
}

var skirmishScenes = []scene{
	{
		rule: "SKI-17 and DIC-15 the highest starts", rows: []string{"S.........s."}, began: true, change: under("skirmish"),
		dice:   [][2]int{{20, 6}, {20, 20}},
		events: []string{"round_began: 1", "start_rolled: 6 0 0", "start_rolled: 20 1 0", "side_turn_began 2: 1 1"},
	},
	{
		rule: "SKI-17 ties roll again", rows: []string{"S.........s."}, began: true, change: under("skirmish"),
		dice:   [][2]int{{20, 6}, {20, 6}, {20, 3}, {20, 2}},
		events: []string{"start_rolled: 6 0 0", "start_rolled: 6 1 0", "start_rolled: 3 0 1", "start_rolled: 2 1 1", "side_turn_began 1: 0 1"},
	},
	{
		rule: "SKI-15 two, two, one, then a new phase", rows: []string{"S...........", "S.........s.", "S..........."}, began: true, change: under("skirmish"),
		dice: [][2]int{{20, 9}, {20, 2}, {20, 1}, {20, 8}},
		do:   []levels.Command{cmd("pass", 1), cmd("pass", 2), cmd("pass", 3), cmd("pass", 4)},
		events: []string{
			"side_turn_began 1: 0 2", "activated 1: 0", "activation_ended 1>2", "activated 2: 0", "activation_ended 2: 0",
			"side_turn_began 3: 1 1", "activated 3: 0", "side_turn_began 4: 0 1", "activated 4: 0", "round_began: 2", "side_turn_began 3: 1 1",
		},
	},
	{
		rule: "SKI-15 not out of turn", rows: []string{"S.........s."}, began: true, change: under("skirmish"),
		dice: [][2]int{{20, 6}, {20, 20}}, do: []levels.Command{cmd("pass", 1)}, refused: "SKI-15",
	},
	{
		rule: "SKI-16 an activation ends when another begins", rows: []string{"S...........", "S.........s."}, began: true, change: under("skirmish"),
		dice:    [][2]int{{20, 9}, {20, 2}},
		do:      []levels.Command{walk(1, [2]int{1, 0}), walk(2, [2]int{1, 1}), shoot(1, 3)},
		events:  []string{"activated 1: 0", "moved 1", "activation_ended 1>2", "activated 2: 0"},
		refused: "SKI-15",
	},
	{
		rule: "SKI-16 one attack", rows: []string{"S.........s."}, change: under("skirmish"),
		dice: [][2]int{{20, 2}}, do: []levels.Command{shoot(1, 2), shoot(1, 2)}, refused: "SKI-16",
	},
	{
		rule: "SKI-16 one move", rows: []string{"S.........s."}, change: under("skirmish"),
		do: []levels.Command{walk(1, line(1, 2)...), walk(1, [2]int{3, 0})}, refused: "SKI-16",
	},
	{
		rule: "SKI-16 twice the speed at most", rows: []string{"S.............s"}, change: under("skirmish"),
		do: []levels.Command{walk(1, line(1, 13)...)}, refused: "SKI-16",
	},
	{
		rule: "SKI-16 no farther than the speed after an attack", rows: []string{"S.............s"}, change: under("skirmish"),
		dice: [][2]int{{20, 2}}, do: []levels.Command{shoot(1, 2), walk(1, line(1, 7)...)}, refused: "SKI-16",
	},
	{
		rule: "SKI-16 and MOV-05 enemies are in the way", rows: []string{"Ss.........."}, change: under("skirmish"),
		do: []levels.Command{walk(1, line(1, 2)...)}, refused: "MOV-05",
	},
	{
		rule: "SKI-16 allies let pass", rows: []string{"SS.........s"}, change: under("skirmish"),
		do: []levels.Command{walk(1, line(1, 2)...)}, events: []string{"moved 1", "moved 1"},
	},
	{
		rule: "SKI-02 and SKI-01 attack against defence", rows: []string{"S.........b."}, change: under("skirmish"),
		dice: [][2]int{{20, 10}}, do: []levels.Command{shoot(1, 2)},
		events: []string{"attack_rolled 1>2: 10 16 16", "damaged 2>1: 10"},
	},
	{
		rule: "SKI-03 a natural 20 doubles", rows: []string{"S.........b."}, change: under("skirmish"),
		dice: [][2]int{{20, 20}}, do: []levels.Command{shoot(1, 2)}, events: []string{"damaged 2>1: 20"},
	},
	{
		rule: "SKI-05 and SKI-19 removed at 0", rows: []string{"S.........s."}, began: true,
		change: under("skirmish", func(s *rules.Setup) { s.Combatants[1].HP = 10 }),
		dice:   [][2]int{{20, 9}, {20, 2}, {20, 15}}, do: []levels.Command{shoot(1, 2)},
		events: []string{"damaged 2>1: 10", "condition_gained 2>1: dead", "won: 0"},
	},
	{
		rule: "SKI-05 the removed do nothing", rows: []string{"S.........s."}, change: under("skirmish"),
		do: []levels.Command{{Do: "damage", By: 1, Amount: 30}, cmd("pass", 1)}, refused: "SKI-05",
	},
	{
		rule: "SKI-05 the removed are no target", rows: []string{"S.........s."}, change: under("skirmish"),
		do: []levels.Command{{Do: "damage", By: 2, Amount: 30}, shoot(1, 2)}, refused: "SKI-05",
	},
	{
		rule: "SKI-06 nobody unseen", rows: []string{"S....#....s."}, change: under("skirmish"),
		do: []levels.Command{shoot(1, 2)}, refused: "SKI-06",
	},
	{
		rule: "SKI-09 cover forbids but the nearest", rows: []string{"S.........t.s", "...s........."}, change: under("skirmish"),
		do: []levels.Command{shoot(1, 2)}, refused: "SKI-09",
	},
	{
		rule: "SKI-11 and SKI-09 four more for the nearest in cover", rows: []string{"S.......t.s."}, change: under("skirmish"),
		dice: [][2]int{{20, 14}}, do: []levels.Command{shoot(1, 2)}, events: []string{"attack_rolled 1>2: 14 20 21"},
	},
	{
		rule: "SKI-12 close combat", rows: []string{"B.s........."}, change: under("skirmish"),
		do: []levels.Command{shoot(1, 2)}, refused: "SKI-12",
	},
	{
		rule: "SKI-13 adjacent enemies first", rows: []string{"Ss........s."}, change: under("skirmish"),
		do: []levels.Command{shoot(1, 3)}, refused: "SKI-13",
	},
	{
		rule: "SKI-14 four each, and spent", rows: []string{"S.........b.", "............", "S...........", "............", "S..........."}, change: under("skirmish"),
		dice: [][2]int{{20, 2}}, do: []levels.Command{shoot(1, 2, 3, 4), cmd("pass", 3)},
		events: []string{"activated 1: 0", "activated 3>1: 1", "activated 4>1: 1", "attack_rolled 1>2: 2 16 16", "damaged 2>1: 10"}, refused: "SKI-15",
	},
	{
		rule: "SKI-14 not the activated", rows: []string{"S.........b.", "............", "S..........."}, change: under("skirmish"),
		do: []levels.Command{cmd("pass", 3), shoot(1, 2, 3)}, refused: "SKI-14",
	},
	{
		rule: "SKI-14 the strict reading", rows: []string{"S.........b.", "............", "B..........."}, change: under("skirmish"),
		options: map[string]string{"skirmish_combined_strict": "true"},
		do:      []levels.Command{shoot(1, 2, 3)}, refused: "SKI-14",
	},
	{
		rule: "SKI-18 nothing else exists", rows: []string{"Ss.........."}, change: under("skirmish"),
		do: []levels.Command{on("trip", 1, 2)}, refused: "SKI-18",
	},
	{
		rule: "SKI-18 no attack on one's own", rows: []string{"S.......S..s"}, change: under("skirmish"),
		do: []levels.Command{shoot(1, 2)}, refused: "SKI-18",
	},
	{
		rule: "SKI-18 no hiding on the way", rows: []string{"S..........s"}, change: under("skirmish"),
		do: []levels.Command{{Do: "move", By: 1, Cells: line(1, 3), Option: "hide"}}, refused: "SKI-18",
	},
	{
		rule: "SKI-18 nothing drawn on the way", rows: []string{"S..........s"}, change: under("skirmish"),
		do: []levels.Command{{Do: "move", By: 1, Cells: line(1, 3), Option: "draw"}}, refused: "SKI-18",
	},
	{
		rule: "SKI-18 only the scenario harms", rows: []string{"S.........s."}, began: true, change: under("skirmish"),
		dice: [][2]int{{20, 9}, {20, 2}}, do: []levels.Command{{Do: "damage", By: 1, Amount: 30}}, refused: "SKI-18",
	},
	{
		rule: "SKI-18 no opportunity, no narrow place", rows: []string{"Snn.........", "s..........."}, change: under("skirmish"),
		do: []levels.Command{walk(1, line(1, 11)...)}, events: []string{"moved 1"},
	},
	{
		rule: "HP-06 no more than its hit points", rows: []string{"S.........s."}, change: under("skirmish"),
		do:     []levels.Command{{Do: "damage", By: 1, Amount: 12}, {Do: "heal", By: 1, Amount: 20}},
		events: []string{"damaged 1: 12", "healed 1: 12"},
	},
	{
		rule: "SKI-16 a new turn ends the activation", rows: []string{"S...........", "S.........s."}, change: under("skirmish"),
		do:     []levels.Command{walk(1, [2]int{1, 0}), cmd("new_turn", 3)},
		events: []string{"activated 1: 0", "moved 1", "activation_ended 1", "side_turn_began 3: 1"},
	},
	{
		rule: "SKI-16 an activation ends by itself", rows: []string{"S...........", "S.........s."}, began: true, change: under("skirmish"),
		dice: [][2]int{{20, 9}, {20, 2}}, do: []levels.Command{cmd("pass", 1)},
		events: []string{"activated 1: 0", "activation_ended 1>2"},
	},
}

func TestSkirmishScenes(t *testing.T) { play(t, skirmishScenes) }

// SKI-01: cards are derived by one formula, and the sheet may say otherwise.
func TestCards(t *testing.T) {
	t.Run("SKI-01", func(t *testing.T) {
		card := func(code string, change func(*rules.Sheet)) rules.Figure {
			t.Helper()
			sheet, _ := levels.Cast(code)
			sheet.ID, sheet.Side = 1, "blue"
			if change != nil {
				change(&sheet)
			}
			s := rules.Setup{Ruleset: "skirmish", Map: rules.MapSetup{Rows: []string{"...", "...", "..."}}, Combatants: []rules.Sheet{sheet}}
			e, err := rulesets.New(&s)
			if err != nil {
				t.Fatal(err)
			}
			f := *e.Creatures[0].Card
			if got := e.Facts.Combatants[0].HP; sheet.HP == sheet.MaxHP && got != f.HP {
				t.Errorf("%s: %d of %d hit points at the start", code, got, f.HP)
			}
			return f
		}
		for _, c := range []struct {
			code   string
			change func(*rules.Sheet)
			want   rules.Figure
		}{
			{"G", nil, rules.Figure{Attack: 7, Defence: 17, Damage: 8, HP: 30, Speed: 6, Space: 1, Melee: true}},  // 1d8+3: 7.5
			{"A", nil, rules.Figure{Attack: 7, Defence: 17, Damage: 6, HP: 20, Speed: 6, Space: 1}},               // 1d8+1: 5.5
			{"R", nil, rules.Figure{Attack: 6, Defence: 16, Damage: 4, HP: 14, Speed: 4, Space: 1}},               // 1d6: 3.5
			{"O", nil, rules.Figure{Attack: 7, Defence: 16, Damage: 16, HP: 29, Speed: 6, Space: 2, Melee: true}}, // 2d8+7
			{"S", nil, rules.Figure{Attack: 6, Defence: 17, Damage: 10, HP: 30, Speed: 6, Space: 1}},
			{"B", nil, rules.Figure{Attack: 9, Defence: 16, Damage: 20, HP: 50, Speed: 6, Space: 1, Melee: true}},
			{"G", func(s *rules.Sheet) { s.Skirmish = &rules.SkirmishSetup{Attack: 9, HP: 40} },
				rules.Figure{Attack: 9, Defence: 17, Damage: 8, HP: 40, Speed: 6, Space: 1}},
		} {
			if got := card(c.code, c.change); got != c.want {
				t.Errorf("%s: %+v where the formula gives %+v", c.code, got, c.want)
			}
		}
	})
}
