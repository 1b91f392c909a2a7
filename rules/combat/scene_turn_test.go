package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// turnScenes are rounds and turns: their order, what they hold, surprise, hiding and the end.
var turnScenes = []scene{
	{
		rule: "ACT-05", rows: []string{"G...g"}, options: map[string]string{"free_action_cap": "1"},
		do:      []levels.Command{cmd("drop_prone", 1), {Do: "drop", By: 1, Weapon: "longsword"}},
		refused: "ACT-05", events: []string{"spent 1: 3 1", "condition_gained 1: prone"},
	},
	{
		rule: "ACT-08 a charge in the surprise round", rows: []string{"G....g"}, dice: [][2]int{{20, 2}}, no: []rules.Question{rules.AskOffer},
		do: []levels.Command{{Do: "new_turn", By: 1, Option: "surprise"}, charge(1, 2, "longsword")}, events: []string{"turn_began 1: -1 10 1", "attack_rolled 1>2: 2 11"},
	},
	{
		rule: "ACT-08 one action and no charge", rows: []string{"G....g"},
		do: []levels.Command{{Do: "new_turn", By: 1, Option: "surprise"}, cmd("total_defence", 1), charge(1, 2, "longsword")}, refused: "ACT-08",
	},
	{
		rule: "ACT-22 rises, drops and kneels", rows: []string{"G.G.G.G", "......."}, change: all(state(0, "kneeling"), state(1, "sitting")),
		do:     []levels.Command{cmd("rise", 1), cmd("rise", 2), cmd("drop_prone", 3), cmd("kneel", 4)},
		events: []string{"condition_lost 1: kneeling by ACT-22", "condition_lost 2: sitting by ACT-22", "condition_gained 3: prone by ACT-22", "condition_gained 4: kneeling by ACT-22"},
	},
	{
		rule: "ACT-23 puts away and drops", rows: []string{"G.G"},
		do:     []levels.Command{{Do: "sheathe", By: 1, Weapon: "longsword"}, {Do: "drop", By: 2, Weapon: "longsword"}},
		events: []string{"weapon_put_away 1 by ACT-23", "weapon_dropped 2: 0 by ACT-23"},
	},
	{
		rule: "ACT-30", rows: []string{"G.g"},
		change: func(s *rules.Setup) {
			s.Map.Edges = []rules.EdgeSetup{{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor}}}
		},
		do:     []levels.Command{{Do: "open_door", By: 1, Amount: 1}, walk(1, [2]int{1, 0})},
		events: []string{"door_opened 1: 1", "moved 1"},
	},
	{
		rule: "ACT-30 closed", rows: []string{"G.g"}, change: func(s *rules.Setup) {
			s.Map.Edges = []rules.EdgeSetup{{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor, Open: true}}}
		},
		do: []levels.Command{{Do: "close_door", By: 1, Amount: 1}, walk(1, [2]int{1, 0})}, events: []string{"door_closed 1: 1 by ACT-30"}, refused: "MOV-04",
	},
	{
		rule: "DIC-12 and SUR-02", rows: []string{"R.p...g"}, began: true, change: func(s *rules.Setup) {
			s.Ambush = []int{1}
		},
		dice:   [][2]int{{20, 10}, {20, 3}, {20, 10}},
		events: []string{"hide_rolled 1: 10 22 1 by SUR-02", "spot_rolled 2>1: 3 1 22 by SUR-02", "surprised 2: 1 by SUR-01", "initiative_rolled 1"},
	},
	{
		rule: "INI-01", rows: []string{"G....a"}, began: true,
		dice:   [][2]int{{20, 5}, {20, 11}},
		events: []string{"initiative_rolled 1: 5 6", "initiative_rolled 2: 11 15", "placed 2: 0", "placed 1: 1", "round_began: 1", "condition_lost 2: flat_footed", "turn_began 2: 0"},
	},
	{
		rule: "INI-02 turns open in scripts alone", rows: []string{"G....g"}, began: true, dice: [][2]int{{20, 15}, {20, 5}},
		do: []levels.Command{cmd("new_turn", 1)}, refused: "INI-02",
	},
	{
		rule: "INI-03", rows: []string{"G....g"}, began: true,
		dice:   [][2]int{{20, 9}, {20, 9}, {20, 3}, {20, 4}},
		events: []string{"initiative_rolled 1: 3 3 1", "initiative_rolled 2: 4 4 1", "placed 2: 0", "placed 1: 1", "turn_began 2: 0"},
	},
	{
		rule: "INI-04, INI-02 and ACT-01: a fight begins", rows: []string{"G....g"}, began: true, dice: [][2]int{{20, 15}, {20, 5}},
		events: []string{"condition_gained 1: flat_footed by INI-04", "condition_gained 2: flat_footed by INI-04", "placed 1: 0 by INI-02", "round_began: 1 0 0 by INI-02", "turn_began 1: 0 10 0 by ACT-01"},
	},
	{
		rule: "INI-06", rows: []string{"G...g"}, began: true,
		change: func(s *rules.Setup) { s.Combatants[0].State = []rules.ConditionSetup{{ID: "paralysed"}} },
		dice:   [][2]int{{20, 19}, {20, 9}},
		events: []string{"turn_began 1: 0", "turn_skipped 1", "turn_began 2: 1"},
	},
	{
		rule: "INI-07", rows: []string{"G...g", "A...."}, began: true,
		dice:   [][2]int{{20, 18}, {20, 9}, {20, 2}},
		do:     []levels.Command{cmd("delay", 1), cmd("end_turn", 2)},
		events: []string{"delayed 1", "turn_ended 1", "turn_began 2", "turn_ended 2", "placed 2: 0", "placed 1: 1", "placed 3: 2", "resumed 1: 1"},
	},
	{
		rule: "INI-07 a chance let go by", rows: []string{"G...g", "A...."}, began: true, no: []rules.Question{rules.AskActNow},
		dice:   [][2]int{{20, 18}, {20, 9}, {20, 2}},
		do:     []levels.Command{cmd("delay", 1), cmd("end_turn", 2)},
		events: []string{"delayed 1", "turn_ended 2", "waited 1>2 by INI-07", "turn_began 3"},
	},
	{
		rule: "INI-07 acts after a turn skipped", rows: []string{"G...g", "....a"}, began: true, change: state(1, "paralysed"),
		dice:   [][2]int{{20, 19}, {20, 18}, {20, 2}},
		do:     []levels.Command{cmd("delay", 1)},
		events: []string{"delayed 1", "turn_ended 1", "turn_skipped 2", "resumed 1: 1"},
	},
	{
		rule: "INI-07 and GRP-07: the turn it waited with is lost, and the pin with it", rows: []string{"Gg"}, began: true, no: []rules.Question{rules.AskActNow},
		change: all(locked(0, 1), pinned(1, 0)), dice: [][2]int{{20, 18}, {20, 2}},
		do:     []levels.Command{cmd("delay", 1), cmd("end_turn", 2)},
		events: []string{"delayed 1", "turn_ended 1", "turn_ended 2", "round_began: 2", "pin_lost 1>2 by GRP-07", "turn_began 1"},
	},
	{
		rule: "INI-08", rows: []string{"A....g"}, dice: [][2]int{{20, 14}, {8, 5}, {20, 2}},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "attack", Weapon: "longbow"}},
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}),
		},
		refused: "", events: []string{"ready_made 1: 1", "moved 2", "moved 2", "moved 2", "moved 2", "ready_used 1>2", "opportunity_taken 2>1", "attack_rolled 2>1: 14 21 17", "attack_rolled 1>2: 2 9 17"},
	},
	{
		rule: "INI-08 made and used", rows: []string{"A....g"}, dice: [][2]int{{20, 2}},
		no: []rules.Question{rules.AskOffer},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "attack", Weapon: "longbow"}},
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}),
		},
		events: []string{"ready_made 1 by INI-08", "ready_used 1>2 by INI-08", "attack_rolled 1>2: 2 9 17"},
	},
	{
		rule: "INI-08 a trigger let go by", rows: []string{"A....g"}, began: true, no: []rules.Question{rules.AskOffer, rules.AskReadied}, dice: [][2]int{{20, 12}, {20, 9}},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "attack", Weapon: "longbow"}},
			cmd("end_turn", 1),
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}), cmd("end_turn", 2),
		},
		events: []string{"ready_made 1", "moved 2", "waited 1>2 by INI-08", "turn_ended 2", "ready_lost 1 by INI-08"},
	},
	{
		rule: "INI-08 the turn stays whose it is", rows: []string{"A....g"}, began: true, no: []rules.Question{rules.AskOffer}, dice: [][2]int{{20, 2}, {20, 19}, {20, 2}},
		do: []levels.Command{
			cmd("end_turn", 2),
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "attack", Weapon: "longbow"}},
			cmd("end_turn", 1),
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}), cmd("end_turn", 2),
		},
		events: []string{"turn_began 2: 0", "ready_used 1>2", "turn_shifted: 1 0 0 by INI-08", "attack_rolled 1>2", "turn_ended 2"},
	},
	{
		rule: "RST-01", rows: []string{"Gg"}, do: []levels.Command{cmd("pass", 1)}, refused: "RST-01",
	},
	{
		rule: "SIL-12 and AOO-11: a turn begins", rows: []string{"G"}, options: map[string]string{"free_action_cap": "3"},
		do: []levels.Command{cmd("new_turn", 1)}, events: []string{"opportunity_forgotten>1 by AOO-11", "turn_began 1: -1 3 0 by ACT-01"},
	},
	{
		rule: "SKI-19", rows: []string{"Gr"}, began: true,
		dice:   [][2]int{{20, 19}, {20, 2}, {20, 20}, {20, 20}, {8, 8}, {8, 8}},
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"damaged 2: 22", "condition_gained 2: dying", "condition_gained 2: prone", "won: 0"},
	},
	{
		rule: "SKI-19 a side is left", rows: []string{"Gg"}, began: true, change: off(1), dice: [][2]int{{20, 15}, {20, 5}, {20, 15}, {8, 6}},
		do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"condition_gained 2: dying", "won: 0 1 0 by SKI-19"},
	},
	{
		rule: "SKI-19 nobody left to fight", rows: []string{"G..g"}, began: true, dice: [][2]int{{20, 18}, {20, 2}},
		change: all(state(0, "paralysed"), func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -5, []rules.ConditionSetup{{ID: "stable"}}
		}),
		events: []string{"round_began: 1", "turn_began 1", "won: 0 1 0 by SKI-19"},
	},
	{
		rule: "SKI-19 nobody can ever act", rows: []string{"G..g"}, began: true, change: all(state(0, "paralysed"), state(1, "paralysed")), dice: [][2]int{{20, 18}, {20, 2}},
		events: []string{"turn_skipped 1", "turn_skipped 2", "won: -1 0 0 by SKI-19"},
	},
	{
		rule: "STL-01", rows: []string{"R.p...g"}, dice: [][2]int{{20, 8}, {20, 14}},
		do:     []levels.Command{cmd("hide", 1)},
		events: []string{"hide_rolled 1: 8 20", "spot_rolled 2>1: 14 12 20", "condition_gained 1: hidden", "went_hidden 1>2"},
	},
	{
		rule: "STL-01 goes hidden", rows: []string{"R.p...g"}, dice: [][2]int{{20, 8}, {20, 14}}, do: []levels.Command{cmd("hide", 1)},
		events: []string{"hide_rolled 1 by STL-01", "spot_rolled 2>1 by STL-01", "condition_gained 1: hidden by STL-01", "went_hidden 1>2 by STL-01"},
	},
	{
		rule: "STL-01 and DIC-13 found", rows: []string{"R.p...g"}, dice: [][2]int{{20, 8}, {20, 5}, {20, 20}}, do: []levels.Command{cmd("hide", 1), cmd("search", 2)},
		events: []string{"went_hidden 1>2", "spot_rolled 2>1: 20 18 20 by STL-01"},
	},
	{
		rule: "STL-01 noticed at a second try", rows: []string{"R.p...g"}, dice: [][2]int{{20, 8}, {20, 14}, {20, 1}, {20, 20}},
		do:     []levels.Command{cmd("hide", 1), cmd("new_turn", 1), cmd("hide", 1)},
		events: []string{"went_hidden 1>2", "spot_rolled 2>1: 20 18", "noticed 1>2 by STL-01", "condition_lost 1: hidden by STL-01"},
	},
	{
		rule: "STL-01 an ability gives away", rows: []string{"R.p.g"}, dice: [][2]int{{20, 8}, {20, 2}, {20, 19}}, change: able(0, rules.PowerSetup{ID: "dart", Cost: "standard", Range: 8, Condition: "shaken", Rounds: 1, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{cmd("hide", 1), {Do: "power", By: 1, Option: "dart", On: 2}},
		events: []string{"condition_gained 1: hidden", "power_used 1>2", "condition_lost 1: hidden by STL-02", "test_rolled 2>1"},
	},
	{
		rule: "STL-03, one invisible that has moved", rows: []string{"R....g", "......"}, change: all(state(1, "invisible"), watchful(0, 10)), dice: [][2]int{{20, 13}},
		do:     []levels.Command{walk(2, [2]int{5, 1}), cmd("search", 1)},
		events: []string{"moved 2", "spot_rolled 1>2: 13 21 21", "located 1>2"},
	},
	{
		rule: "STL-03, one invisible that has moved, just not", rows: []string{"R....g", "......"}, change: all(state(1, "invisible"), watchful(0, 10)), dice: [][2]int{{20, 12}},
		do:     []levels.Command{walk(2, [2]int{5, 1}), cmd("search", 1)},
		events: []string{"moved 2", "spot_rolled 1>2: 12 20 21"},
	},
	{
		rule: "STL-03, one invisible that stands still", rows: []string{"R....g"}, change: all(state(1, "invisible"), watchful(0, 10)), dice: [][2]int{{20, 20}},
		do:     []levels.Command{cmd("search", 1)},
		events: []string{"spot_rolled 1>2: 20 28 41"},
	},
	{
		rule: "STL-03, who sees it all the same", rows: []string{"R....g", "......"}, change: all(state(1, "invisible"), watchful(0, 10), seeing(0)), dice: [][2]int{{20, 20}},
		do:     []levels.Command{walk(2, [2]int{5, 1}), cmd("search", 1)},
		events: []string{"moved 2"},
	},
	{
		rule: "STL-03, a search", rows: []string{"R.p..g"}, dice: [][2]int{{20, 8}, {20, 4}, {20, 20}},
		do:     []levels.Command{cmd("hide", 1), cmd("search", 2)},
		events: []string{"hide_rolled 1: 8 20", "went_hidden 1>2", "spot_rolled 2>1: 20 19 20"},
	},
	{
		rule: "SUR-01, noticed by nobody", rows: []string{"R.p..g"}, began: true,
		change: func(s *rules.Setup) {
			s.Ambush = []int{1}
		},
		dice:   [][2]int{{20, 12}, {20, 10}, {20, 5}, {20, 9}},
		do:     []levels.Command{cmd("end_turn", 1)},
		events: []string{"hide_rolled 1: 12 24 1", "spot_rolled 2>1: 10 9 24", "surprised 2: 1", "initiative_rolled 1: 5 8", "round_began: 0", "turn_began 1: 0 10 1", "turn_ended 1", "initiative_rolled 2: 9 10", "surprised 2: 0", "round_began: 1"},
	},
	{
		rule: "SUR-03 and SUR-04", rows: []string{"A....g....o.", "............"}, began: true,
		change: func(s *rules.Setup) { s.Surprised = []int{2, 3} },
		dice:   [][2]int{{20, 3}, {20, 11}, {20, 12}},
		do:     []levels.Command{cmd("total_defence", 1), cmd("end_turn", 1)},
		events: []string{"initiative_rolled 1: 3 7", "round_began: 0", "turn_began 1: 0 10 1", "turn_ended 1", "initiative_rolled 2: 11 12", "initiative_rolled 3: 12 11", "surprised 2: 0", "surprised 3: 0", "round_began: 1", "turn_began 2: 0"},
	},
}

func TestTurnScenes(t *testing.T) { play(t, turnScenes) }

// watchful gives a creature such a Perception.
func watchful(i, perception int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].Skills.Perception = perception }
}

// seeing has a creature see the invisible.
func seeing(i int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].Traits = append(s.Combatants[i].Traits, "see_invisible") }
}
