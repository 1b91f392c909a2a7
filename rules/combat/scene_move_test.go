package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// moveScenes are moves, the squares they may take and the opportunities they give.
var moveScenes = []scene{
	{
		rule: "AOO-08 declined", rows: []string{"Gg", ".."}, no: []rules.Question{rules.AskOffer},
		do: []levels.Command{walk(1, [2]int{0, 1})}, events: []string{"opportunity_declined 2>1 by AOO-08", "moved 1 by MOV-01"},
	},
	{
		rule: "AOO-10", rows: []string{"Ag"}, dice: [][2]int{{20, 17}, {8, 8}},
		change: func(s *rules.Setup) { s.Combatants[0].HP = 5 },
		do:     []levels.Command{{Do: "attack", By: 1, On: 2, Weapon: "longbow"}},
		events: []string{"opportunity_taken 2>1", "attack_rolled 2>1: 17 24 17", "damaged 1: 11", "condition_gained 1: dying", "weapon_dropped 1", "action_lost 1>2"},
	},
	{
		rule: "AOO-10 stands up no more", rows: []string{"Gg"}, change: all(state(0, "prone"), func(s *rules.Setup) { s.Combatants[0].HP = 2 }),
		dice: [][2]int{{20, 15}, {8, 6}}, do: []levels.Command{cmd("stand_up", 1)},
		events: []string{"opportunity_taken 2>1", "condition_gained 1: dying", "action_lost 1 by AOO-10"},
	},
	{
		rule: "AOO-11", rows: []string{"....", ".g..", "G..."}, dice: [][2]int{{20, 2}},
		do:     []levels.Command{walk(1, [2]int{0, 1}, [2]int{0, 0}, [2]int{1, 0})},
		events: []string{"opportunity_taken 2>1: 1", "attack_rolled 2>1: 2 9 17", "moved 1: 0", "moved 1: 0", "moved 1: 0"},
	},
	{
		rule: "AOO-13 with uncanny dodge", rows: []string{"Gr", ".."}, change: state(1, "flat_footed"),
		do: []levels.Command{walk(1, [2]int{0, 1})}, events: []string{"moved 1"},
	},
	{
		rule: "AOO-13 once it has acted", rows: []string{"Gr", ".."}, dice: [][2]int{{20, 2}},
		do: []levels.Command{walk(1, [2]int{0, 1})}, events: []string{"opportunity_taken 2>1", "attack_rolled 2>1", "moved 1"},
	},
	{
		rule: "GEO-02 the tiny share", rows: []string{"G.R"}, change: all(tiny(0), tiny(1)),
		do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0})}, events: []string{"moved 1", "moved 1"},
	},
	{
		rule: "GEO-02 others do not", rows: []string{"G.R"},
		do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0})}, refused: "MOV-05",
	},
	{
		rule: "MOV-01 and DIC-06: walked", rows: []string{"G.."}, do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0})}, events: []string{"moved 1: 0 0 1 by MOV-01", "moved 1: 0 0 1 by MOV-01"},
	},
	{
		rule: "MOV-01 too far", rows: []string{"G........"}, do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0}, [2]int{3, 0}, [2]int{4, 0}, [2]int{5, 0}, [2]int{6, 0}, [2]int{7, 0})}, refused: "MOV-01",
	},
	{
		rule: "MOV-05 no step onto another", rows: []string{"GR"},
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "MOV-05",
	},
	{
		rule: "MOV-05 somebody steps into the way", rows: []string{"G.....", "....g."}, no: []rules.Question{rules.AskOffer},
		do: []levels.Command{
			{Do: "ready", By: 2, Option: "enemy_enters_reach", Then: &levels.Command{Do: "move", Cells: [][2]int{{4, 0}}}},
			walk(1, [2]int{1, 0}, [2]int{2, 0}, [2]int{3, 0}, [2]int{4, 0}, [2]int{5, 0}),
		},
		events: []string{"moved 1", "moved 1", "moved 1", "ready_used 2>1", "moved 2", "move_stopped 1>2 by MOV-05"},
	},
	{
		rule: "MOV-07 straightens where there is room", rows: []string{"..#..", ".....", "#####"}, change: func(s *rules.Setup) {
			o, _ := levels.Cast("O")
			o.ID, o.Side, o.At = 1, "blue", [2]int{3, 0}
			s.Combatants = append(s.Combatants, o)
		},
		do:     []levels.Command{{Do: "move", By: 1, Option: "squeeze", Cells: [][2]int{{2, 1}, {1, 1}}}},
		events: []string{"condition_gained 1: squeezing", "moved 1", "moved 1", "moved 1 by MOV-07", "condition_lost 1: squeezing by MOV-07"},
	},
	{
		rule: "MOV-10", rows: []string{"G..g"}, do: []levels.Command{walk(1, [2]int{1, 0}), {Do: "five_foot_step", By: 1, Cells: [][2]int{{2, 0}}}},
		refused: "MOV-10", events: []string{"moved 1: 0"},
	},
	{
		rule: "MOV-10 cited", rows: []string{"Gg", ".."},
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{0, 1}}}}, events: []string{"moved 1 by MOV-10"},
	},
	{
		rule: "MOV-10 no move readied after a step", rows: []string{"G...g", "....."},
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{0, 1}}}, {Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "move", Cells: [][2]int{{1, 1}}}}}, refused: "MOV-10",
	},
	{
		rule: "MOV-10 no ability that walks after a step", rows: []string{"G....", "....."}, change: able(0, rules.PowerSetup{ID: "dash", Cost: "standard", Move: true}),
		do:      []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{0, 1}}}, {Do: "power", By: 1, Option: "dash", Cells: [][2]int{{1, 1}}}},
		refused: "MOV-10", events: []string{"moved 1 by MOV-10"},
	},
}

func TestMoveScenes(t *testing.T) { play(t, moveScenes) }
