package combat_test

import (
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
)

var maneuvers = []scene{
	{
		rule: "MAN-01 higher modifier", rows: []string{"Go.", "..."}, change: bare(1),
		dice:   [][2]int{{20, 10}, {20, 10}, {20, 5}},
		do:     []levels.Command{on("grapple", 1, 2)},
		events: []string{"attack_rolled 1>2: 10 17 8", "contest_rolled 1>2: 10 17 7", "contest_rolled 2>1: 5 17 12", "action_lost 1>2"},
	},
	{
		rule: "MAN-01 again", rows: []string{"Gg"}, change: bare(1),
		dice:   [][2]int{{20, 12}, {20, 10}, {20, 10}, {20, 12}, {20, 3}, {3, 1}},
		do:     []levels.Command{on("grapple", 1, 2)},
		events: []string{"contest_rolled 1>2: 10 17 7", "contest_rolled 2>1: 10 17 7", "contest_rolled 1>2: 12 19 7", "contest_rolled 2>1: 3 10 7", "grip_gained 1>2"},
	},
	{
		rule: "GRP-01, GRP-02 X1", rows: []string{"O.r", "..."}, change: bare(0, 1),
		dice:   [][2]int{{20, 9}, {20, 5}, {20, 14}, {4, 2}},
		do:     []levels.Command{on("grapple", 1, 2)},
		events: []string{"attack_rolled 1>2: 9 16 14", "contest_rolled 1>2: 5 17 12", "contest_rolled 2>1: 14 11 -3", "grip_gained 1>2: 1", "condition_gained 1: grappling", "condition_gained 2: grappling", "damaged 2: 7", "moved 1: 0 2"},
	},
	{
		rule: "GRP-02 X2", rows: []string{"Ro.", "..."}, change: bare(0, 1),
		dice:   [][2]int{{20, 10}},
		do:     []levels.Command{on("grapple", 1, 2)},
		events: []string{"attack_rolled 1>2: 10 12 8", "action_lost 1>2"},
	},
	{
		rule: "GRP-02 feat", rows: []string{"Ga"}, change: feat(0, "improved_grapple"),
		dice:   [][2]int{{20, 12}, {20, 4}, {20, 11}, {3, 3}},
		do:     []levels.Command{on("grapple", 1, 2)},
		events: []string{"attack_rolled 1>2: 12 19 14", "contest_rolled 1>2: 4 15 11", "contest_rolled 2>1: 11 15 4", "damaged 2: 6"},
	},
	{
		rule: "GRP-02 others strike as it moves in", rows: []string{"G.", "aa"}, change: bare(1),
		dice:   [][2]int{{20, 12}, {20, 12}, {20, 2}, {3, 1}, {20, 2}},
		do:     []levels.Command{on("grapple", 1, 2)},
		events: []string{"damaged 2: 4", "opportunity_taken 3>1: 1", "attack_rolled 3>1: 2 6 16", "moved 1: 0 2"},
	},
	{
		rule: "GRP-02 seen", rows: []string{"Gg"}, change: func(s *rules.Setup) { s.Combatants[1].State = []rules.ConditionSetup{{ID: "invisible"}} },
		do: []levels.Command{on("grapple", 1, 2)}, refused: "CON-07",
	},
	{
		rule: "GRP-03 inside and outside", rows: []string{"GGa"}, change: all(locked(1, 2), arm(1, rules.WeaponSetup{Name: "claw", Kind: "melee", Hand: "light", Damage: "1d4", Natural: true})),
		dice:   [][2]int{{20, 5}, {20, 5}},
		do:     []levels.Command{with("attack", 1, 3, "longsword"), with("attack", 2, 3, "claw")},
		events: []string{"attack_rolled 1>3: 5 12 13", "attack_rolled 2>3: 5 8 17"},
	},
	{
		rule: "GRP-04 no room", rows: []string{"GGGGGa"}, change: locked(5, 1, 2, 3, 4),
		do: []levels.Command{{Do: "move", By: 1, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}, {4, 0}}}, on("grapple", 1, 6)}, refused: "GRP-04",
	},
	{
		rule: "GRP-05 X1", rows: []string{"Go.", "..."}, change: all(arm(0, dagger), locked(1, 0)),
		dice:   [][2]int{{20, 15}, {20, 5}, {20, 13}, {4, 2}},
		do:     []levels.Command{{Do: "draw", By: 1, Weapon: "dagger"}, with("attack", 1, 2, "dagger")},
		events: []string{"contest_rolled 1>2: 15 22 7", "contest_rolled 2>1: 5 17 12", "weapon_drawn 1", "attack_rolled 1>2: 13 16 16", "damaged 2: 5"},
	},
	{
		rule: "GRP-05 no long draw", rows: []string{"Go.", "..."}, change: locked(1, 0),
		do: []levels.Command{{Do: "drop", By: 1, Weapon: "longsword"}, {Do: "draw", By: 1, Weapon: "longsword"}}, refused: "ACT-23",
	},
	{
		rule: "GRP-05 against every opponent", rows: []string{"Agg"}, change: locked(0, 1, 2),
		dice:   [][2]int{{20, 12}, {20, 5}, {20, 15}},
		do:     []levels.Command{cmd("grapple_escape", 1)},
		events: []string{"contest_rolled 1>2: 12 16 4", "contest_rolled 2>1: 5 12 7", "contest_rolled 3>1: 15 22 7", "action_lost 1"},
	},
	{
		rule: "GRP-05 one die against two", rows: []string{"Agg"}, change: locked(0, 1, 2),
		dice:   [][2]int{{20, 20}, {20, 5}, {20, 15}},
		do:     []levels.Command{cmd("grapple_escape", 1)},
		events: []string{"contest_rolled 1>2: 20 24 4", "contest_rolled 2>1: 5 12 7", "contest_rolled 3>1: 15 22 7", "grip_lost 1>2", "grip_lost 1>3", "condition_lost 2: grappling", "condition_lost 3: grappling", "moved 1: 0 2"},
	},
	{
		rule: "GRP-05 an ally's pin", rows: []string{"OR.g.", "....."}, change: all(locked(2, 0, 1), pinned(1, 2)),
		dice:   [][2]int{{20, 10}, {20, 5}},
		do:     []levels.Command{on("grapple_escape", 1, 2)},
		events: []string{"contest_rolled 1>3: 10 22 12", "contest_rolled 3>1: 5 12 7", "pin_lost 3>2", "condition_lost 2: pinned"},
	},
	{
		rule: "GRP-05 nothing else", rows: []string{"Go.", "..."}, change: locked(1, 0), do: []levels.Command{cmd("total_defence", 1)}, refused: "GRP-05",
	},
	{
		rule: "GRP-06 X1", rows: []string{"O.....r.", "........"}, change: locked(0, 1),
		dice:   [][2]int{{20, 8}, {20, 11}},
		do:     []levels.Command{{Do: "grapple_move", By: 1, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}}}},
		events: []string{"contest_rolled 1>2: 8 20 12", "contest_rolled 2>1: 11 8 -3", "moved 2: 0 2", "moved 1: 0 0", "moved 2", "moved 1", "moved 2", "moved 1"},
	},
	{
		rule: "GRP-06 one pinned opponent", rows: []string{"Ga."}, change: all(locked(0, 1), pinned(1, 0)),
		dice:   [][2]int{{20, 8}, {20, 15}},
		do:     []levels.Command{{Do: "grapple_move", By: 1, Cells: [][2]int{{1, 0}}}},
		events: []string{"contest_rolled 1>2: 8 19 11", "contest_rolled 2>1: 15 19 4", "moved 2", "moved 1"},
	},
	{
		rule: "GRP-06 ends before a wall", rows: []string{"Ga.#"}, change: locked(0, 1),
		do: []levels.Command{{Do: "grapple_move", By: 1, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}}}}, refused: "GEO-05",
	},
	{
		rule: "GRP-07 a pin lapses", rows: []string{"Ga"}, began: true, change: locked(0, 1),
		dice:   [][2]int{{20, 19}, {20, 2}, {20, 15}, {20, 3}},
		do:     []levels.Command{on("grapple_pin", 1, 2), cmd("end_turn", 1), cmd("end_turn", 2), cmd("end_turn", 1)},
		events: []string{"pin_won 1>2", "condition_gained 2: pinned", "turn_ended 1", "turn_ended 2", "pin_lost 1>2", "condition_lost 2: pinned", "turn_ended 1"},
	},
	{
		rule: "GRP-07 the pinner uses no weapon", rows: []string{"Ga"}, change: all(locked(0, 1), pinned(1, 0)),
		do: []levels.Command{with("attack", 1, 2, "unarmed")}, refused: "GRP-07",
	},
	{
		rule: "GRP-07 only one", rows: []string{"Ga.a"}, change: all(locked(0, 1, 2), pinned(1, 0)),
		do: []levels.Command{on("grapple_pin", 1, 3)}, refused: "GRP-07",
	},
	{
		rule: "GRP-07 free acts", rows: []string{"Ga"}, change: all(locked(0, 1), pinned(1, 0)),
		do: []levels.Command{{Do: "drop", By: 2, Weapon: "dagger"}, cmd("release", 2)}, refused: "GRP-07", events: []string{"weapon_dropped 2: 1"},
	},
	{
		rule: "GRP-07 release of the pin", rows: []string{"Ga"}, change: all(locked(0, 1), pinned(1, 0)),
		do: []levels.Command{{Do: "release", By: 1, Option: "pin"}}, events: []string{"pin_lost 1>2", "condition_lost 2: pinned"},
	},
	{
		rule: "GRP-08 X1", rows: []string{"G....O", "......"}, change: func(s *rules.Setup) {
			s.Combatants[1].Side = "red"
			locked(0, 1)(s)
			a, _ := levels.Cast("A")
			a.ID, a.Side, a.At = 5, "blue", [2]int{5, 0}
			s.Combatants = append(s.Combatants, a)
		},
		dice:   [][2]int{{2, 2}, {20, 12}, {8, 3}},
		do:     []levels.Command{with("attack", 5, 2, "longbow")},
		events: []string{"target_drawn 5>2: 2", "attack_rolled 5>2: 12 19 16", "damaged 2: 4"},
	},
	{
		rule: "GRP-09 X1", rows: []string{"Ga"}, change: locked(0, 1),
		do: []levels.Command{cmd("release", 1)}, events: []string{"grip_lost 1>2", "condition_lost 1: grappling", "condition_lost 2: grappling", "moved 1: 0 2"},
	},
	{
		rule: "GRP-09 who is held must escape", rows: []string{"Ga"}, change: bare(1),
		dice: [][2]int{{20, 12}, {20, 12}, {20, 5}, {3, 2}},
		do:   []levels.Command{on("grapple", 1, 2), cmd("release", 2)}, refused: "GRP-09",
	},
	{
		rule: "GRP-09 death", rows: []string{"Ga"}, change: locked(0, 1),
		do: []levels.Command{{Do: "damage", By: 2, Amount: 60}}, events: []string{"grip_lost 2>1", "condition_lost 1: grappling", "condition_gained 2: dead"},
	},
	{
		rule: "MAN-02 X1", rows: []string{"Ga"}, change: bare(1),
		dice:   [][2]int{{20, 10}, {20, 12}, {20, 9}},
		do:     []levels.Command{on("trip", 1, 2)},
		events: []string{"attack_rolled 1>2: 10 17 14", "contest_rolled 1>2: 12 15 3", "contest_rolled 2>1: 9 13 4", "condition_gained 2: prone"},
	},
	{
		rule: "ATK-15 after a trip", rows: []string{"Ga"}, change: all(bare(1), func(s *rules.Setup) { s.Combatants[0].BAB = 6 }),
		dice: [][2]int{{20, 10}, {20, 12}, {20, 9}, {20, 9}, {8, 1}},
		do:   []levels.Command{on("trip", 1, 2), with("attack", 1, 2, "longsword"), with("attack", 1, 2, "longsword")}, refused: "ACT-01",
		events: []string{"attack_rolled 1>2: 10 19 14", "condition_gained 2: prone", "spent 1: 2 1", "attack_rolled 1>2: 9 13 13", "damaged 2: 4"},
	},
	{
		rule: "GRP-05 two acts of a full attack", rows: []string{"Ga"}, change: all(locked(0, 1), func(s *rules.Setup) { s.Combatants[0].BAB = 6 }),
		dice: [][2]int{{20, 10}, {20, 5}, {3, 1}, {20, 10}, {20, 5}},
		do:   []levels.Command{on("grapple_damage", 1, 2), on("grapple_pin", 1, 2), on("grapple_pin", 1, 2)}, refused: "ACT-01",
		events: []string{"contest_rolled 1>2: 10 19 9", "damaged 2: 4", "contest_rolled 1>2: 10 14 4", "pin_won 1>2"},
	},
	{
		rule: "ATK-15 a move ends it", rows: []string{"Ga."}, change: all(bare(1), func(s *rules.Setup) { s.Combatants[0].BAB = 6 }),
		dice: [][2]int{{20, 2}},
		do:   []levels.Command{on("trip", 1, 2), {Do: "sheathe", By: 1, Weapon: "longsword"}, on("trip", 1, 2)}, refused: "ACT-01",
	},
	{
		rule: "MAN-02 X2", rows: []string{"Go.", "..."},
		dice:   [][2]int{{20, 2}, {20, 5}, {20, 14}, {20, 8}, {20, 10}, {20, 2}},
		do:     []levels.Command{on("trip", 1, 2)},
		events: []string{"opportunity_taken 2>1", "contest_rolled 1>2: 14 17 3", "contest_rolled 2>1: 8 17 9", "contest_rolled 2>1: 10 19 9", "contest_rolled 1>2: 2 5 3", "condition_gained 1: prone"},
	},
	{
		rule: "MAN-02 no trip in return", rows: []string{"Go.", "..."}, no: []rules.Question{rules.AskCounterTrip},
		dice:   [][2]int{{20, 2}, {20, 5}, {20, 14}, {20, 8}},
		do:     []levels.Command{on("trip", 1, 2)},
		events: []string{"contest_rolled 2>1: 8 17 9"},
	},
	{
		rule: "MAN-02 stable", rows: []string{"Ga"}, change: all(bare(1), feat(1, "stable")), no: []rules.Question{rules.AskCounterTrip},
		dice:   [][2]int{{20, 10}, {20, 12}, {20, 9}},
		do:     []levels.Command{on("trip", 1, 2)},
		events: []string{"contest_rolled 2>1: 9 17 8"},
	},
	{
		rule: "MAN-02 feat", rows: []string{"Ga"}, change: feat(0, "improved_trip"),
		dice:   [][2]int{{20, 10}, {20, 12}, {20, 9}, {20, 8}, {8, 2}},
		do:     []levels.Command{on("trip", 1, 2)},
		events: []string{"contest_rolled 1>2: 12 19 7", "condition_gained 2: prone", "attack_rolled 1>2: 8 15 13", "damaged 2: 5"},
	},
	{
		rule: "MAN-02 the flail is dropped", rows: []string{"Go.", "..."}, change: all(bare(0), arm(0, flail)),
		dice:   [][2]int{{20, 10}, {20, 2}, {20, 12}, {20, 12}, {20, 3}},
		do:     []levels.Command{with("trip", 1, 2, "flail")},
		events: []string{"weapon_dropped 1: 0"},
	},
	{
		rule: "MAN-02 the flail is kept", rows: []string{"Go.", "..."}, change: all(bare(0), arm(0, flail)), no: []rules.Question{rules.AskDropInstead},
		dice:   [][2]int{{20, 10}, {20, 2}, {20, 12}, {20, 12}, {20, 3}},
		do:     []levels.Command{with("trip", 1, 2, "flail")},
		events: []string{"condition_gained 1: prone"},
	},
	{
		rule: "MAN-02 no trip with a sword", rows: []string{"Ga"}, do: []levels.Command{with("trip", 1, 2, "longsword")}, refused: "MAN-02",
	},
	{
		rule: "CND-16 tripped without gravity", rows: []string{"Ga"}, change: all(bare(1), weightless),
		dice: [][2]int{{20, 10}, {20, 12}, {20, 9}},
		do:   []levels.Command{on("trip", 1, 2), cmd("new_turn", 1), on("trip", 1, 2)}, refused: "MAN-02",
		events: []string{"condition_gained 2: floating"},
	},
	{
		rule: "MAN-03 X1", rows: []string{"Go.", "..."},
		dice:   [][2]int{{20, 2}, {20, 18}, {20, 12}, {20, 10}, {20, 5}},
		do:     []levels.Command{with("disarm", 1, 2, "longsword")},
		events: []string{"opportunity_taken 2>1", "contest_rolled 1>2: 18 25 7", "contest_rolled 2>1: 12 27 15", "contest_rolled 2>1: 10 25 15", "contest_rolled 1>2: 5 12 7", "weapon_dropped 1>2: 0"},
	},
	{
		rule: "MAN-03 with bare hands", rows: []string{"Ag"}, change: bare(0),
		dice:   [][2]int{{20, 2}, {20, 20}, {20, 2}},
		do:     []levels.Command{with("disarm", 1, 2, "unarmed")},
		events: []string{"contest_rolled 1>2: 20 20 0", "contest_rolled 2>1: 2 9 7", "weapon_dropped 2>1: 0", "item_taken 1>2"},
	},
	{
		rule: "MAN-03 no return against bare hands", rows: []string{"Ag"}, change: bare(0),
		dice: [][2]int{{20, 2}, {20, 2}, {20, 2}},
		do:   []levels.Command{with("disarm", 1, 2, "unarmed")},
	},
	{
		rule: "MAN-03 an archer resists with bare hands", rows: []string{"Ga"}, change: all(feat(0, "improved_disarm"), func(s *rules.Setup) { s.Combatants[1].Weapons = s.Combatants[1].Weapons[:1] }),
		dice:   [][2]int{{20, 5}, {20, 17}},
		do:     []levels.Command{with("disarm", 1, 2, "longsword")},
		events: []string{"contest_rolled 1>2: 5 16 11", "contest_rolled 2>1: 17 17 0"},
	},
	{
		rule: "MAN-03 the roller's own rows", rows: []string{"Gg"}, change: all(feat(0, "improved_disarm"), func(s *rules.Setup) { s.Combatants[1].State = []rules.ConditionSetup{{ID: "shaken"}} }),
		dice:   [][2]int{{20, 5}, {20, 5}},
		do:     []levels.Command{with("disarm", 1, 2, "longsword")},
		events: []string{"contest_rolled 1>2: 5 16 11", "contest_rolled 2>1: 5 10 5", "weapon_dropped 2"},
	},
	{
		rule: "MAN-04 X1", rows: []string{"G...r......."},
		dice:   [][2]int{{20, 2}, {20, 15}, {20, 12}},
		do:     []levels.Command{{Do: "charge", By: 1, On: 2, Option: "bull_rush"}},
		events: []string{"condition_gained 1: charging", "moved 1", "moved 1", "moved 1", "opportunity_taken 2>1", "contest_rolled 1>2: 15 20 5", "contest_rolled 2>1: 12 7 -5", "moved 2: 0 2", "moved 1: 0 0", "moved 2", "moved 1", "moved 2", "moved 1"},
	},
	{
		rule: "MAN-04 no farther", rows: []string{"Gr......"}, change: feat(0, "improved_bull_rush"), no: []rules.Question{rules.AskFollow},
		dice:   [][2]int{{20, 15}, {20, 12}},
		do:     []levels.Command{on("bull_rush", 1, 2)},
		events: []string{"contest_rolled 1>2: 15 22 7", "moved 2: 0 2", "moved 1: 0 0"},
	},
	{
		rule: "MAN-04 against a wall", rows: []string{"Gr#"}, change: feat(0, "improved_bull_rush"),
		dice:   [][2]int{{20, 15}, {20, 15}},
		do:     []levels.Command{on("bull_rush", 1, 2)},
		events: []string{"contest_rolled 2>1: 15 10 -5", "move_stopped 2>1"},
	},
	{
		rule: "MAN-04 lost", rows: []string{"Ga."}, change: all(bare(1), feat(1, "stable")),
		dice:   [][2]int{{20, 5}, {20, 15}},
		do:     []levels.Command{on("bull_rush", 1, 2)},
		events: []string{"contest_rolled 1>2: 5 8 3", "contest_rolled 2>1: 15 20 5", "move_stopped 1"},
	},
	{
		rule: "MAN-04 beside", rows: []string{"G.a"}, do: []levels.Command{on("bull_rush", 1, 2)}, refused: "GEO-14",
	},
	{
		rule: "MAN-05 X1", rows: []string{"O..g...", "......."},
		dice:   [][2]int{{20, 2}, {20, 6}, {20, 11}},
		do:     []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}, {4, 0}}}},
		events: []string{"moved 1", "opportunity_taken 2>1: 0", "contest_rolled 1>2: 6 15 9", "contest_rolled 2>1: 11 14 3", "condition_gained 2: prone", "moved 1", "moved 1", "moved 1"},
	},
	{
		rule: "MAN-05 let pass", rows: []string{"Ga.."}, no: []rules.Question{rules.AskBlock},
		dice:   [][2]int{{20, 2}},
		do:     []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}}}},
		events: []string{"opportunity_taken 2>1: 0", "moved 1", "moved 1"},
	},
	{
		rule: "MAN-05 lost and knocked down", rows: []string{"Ga.."},
		dice:   [][2]int{{20, 2}, {20, 5}, {20, 15}, {20, 18}, {20, 2}},
		do:     []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}}}},
		events: []string{"contest_rolled 2>1: 18 19 1", "contest_rolled 1>2: 2 5 3", "condition_gained 1: prone", "move_stopped 1"},
	},
	{
		rule: "MAN-05 both actions", rows: []string{"G.a.."},
		do: []levels.Command{walk(1, [2]int{1, 0}), {Do: "overrun", By: 1, On: 2, Cells: [][2]int{{2, 0}, {3, 0}}}}, refused: "ACT-01",
	},
	{
		rule: "MAN-06 X1 and once only", rows: []string{"A.g"}, dice: [][2]int{{20, 4}},
		do: []levels.Command{on("net", 1, 2), cmd("new_turn", 1), on("net", 1, 2)}, refused: "MAN-06",
		events: []string{"net_thrown 1>2", "attack_rolled 1>2: 4 11 11", "condition_gained 2: entangled"},
	},
	{
		rule: "ACT-23 what lies cannot be drawn", rows: []string{"G.g"},
		do: []levels.Command{{Do: "drop", By: 1, Weapon: "longsword"}, {Do: "draw", By: 1, Weapon: "longsword"}}, refused: "ACT-23",
	},
	{rule: "ACT-23 what another holds", rows: []string{"Ga"}, do: []levels.Command{{Do: "pick_up", By: 1, Weapon: "longbow"}}, refused: "ACT-23"},
	{
		rule: "ACT-23 picking up provokes", rows: []string{"Gg"}, dice: [][2]int{{20, 2}, {20, 2}},
		do:     []levels.Command{{Do: "drop", By: 1, Weapon: "longsword"}, {Do: "pick_up", By: 1, Weapon: "longsword"}, with("attack", 1, 2, "longsword")},
		events: []string{"weapon_dropped 1: 0", "opportunity_taken 2>1", "item_taken 1>1", "attack_rolled 1>2: 2 9 17"},
	},
	{
		rule: "HP-03 what the fallen held lies there", rows: []string{"RA.g"},
		do:     []levels.Command{{Do: "damage", By: 2, Amount: 23}, {Do: "pick_up", By: 1, Weapon: "dagger", On: 2}, {Do: "pick_up", By: 1, Weapon: "dagger", On: 2}},
		events: []string{"weapon_dropped 2: 0", "weapon_dropped 2: 1", "item_taken 1>2"}, refused: "ACT-23",
	},
	{rule: "GRP-02 oneself", rows: []string{"Ga"}, do: []levels.Command{on("grapple", 1, 1)}, refused: "GRP-02"},
	{rule: "GRP-05 outside a grapple", rows: []string{"Ga"}, do: []levels.Command{on("grapple_damage", 1, 2)}, refused: "GRP-05"},
	{rule: "GRP-05 escape from nothing", rows: []string{"Ga"}, do: []levels.Command{cmd("grapple_escape", 1)}, refused: "GRP-05"},
	{rule: "GRP-05 somebody else", rows: []string{"Gaa"}, change: locked(0, 1), do: []levels.Command{on("grapple_pin", 1, 3)}, refused: "GRP-05"},
	{rule: "GRP-05 no blow at an outsider", rows: []string{"Gaa"}, change: locked(0, 1), do: []levels.Command{with("attack", 1, 3, "unarmed")}, refused: "GRP-05"},
	{rule: "GRP-05 no long weapon drawn", rows: []string{"Ga"}, change: all(locked(0, 1), arm(0, rules.WeaponSetup{Name: "axe", Kind: "melee", Hand: "one", Damage: "1d8", Ready: new(bool)})), do: []levels.Command{{Do: "draw", By: 1, Weapon: "axe"}}, refused: "GRP-05"},
	{rule: "GRP-06 nobody to move", rows: []string{"Ga."}, do: []levels.Command{{Do: "grapple_move", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "GRP-06"},
	{
		rule: "GRP-06 the dragged stop it", rows: []string{"GO..", "...#", "...#"}, change: func(s *rules.Setup) {
			s.Combatants[1].Side = "red"
			s.Combatants[0].At = [2]int{1, 0}
			s.Combatants[0].State = []rules.ConditionSetup{{ID: "grappling", With: []int{2}}}
			s.Combatants[1].State = []rules.ConditionSetup{{ID: "grappling", With: []int{1}}}
		},
		dice:   [][2]int{{20, 20}, {20, 1}},
		do:     []levels.Command{{Do: "grapple_move", By: 1, Cells: [][2]int{{2, 0}, {3, 0}}}},
		events: []string{"move_stopped 1"},
	},
	{rule: "GRP-07 the pinner draws nothing", rows: []string{"Ga"}, change: all(locked(0, 1), pinned(1, 0), arm(0, dagger)), do: []levels.Command{{Do: "draw", By: 1, Weapon: "dagger"}}, refused: "GRP-07"},
	{rule: "GRP-07 no pin to release", rows: []string{"Ga"}, change: locked(0, 1), do: []levels.Command{{Do: "release", By: 1, Option: "pin"}}, refused: "GRP-07"},
	{rule: "GRP-07 pinned already", rows: []string{"GGa"}, change: all(locked(2, 0, 1), pinned(2, 0)), do: []levels.Command{on("grapple_pin", 2, 3)}, refused: "GRP-07"},
	{rule: "GRP-07 not somebody else's grip", rows: []string{"Gaa"}, change: all(locked(0, 1, 2), pinned(1, 0)), do: []levels.Command{on("grapple_escape", 2, 3)}, refused: "GRP-07"},
	{rule: "GRP-09 nothing to release", rows: []string{"Ga"}, do: []levels.Command{cmd("release", 1)}, refused: "GRP-09"},
	{rule: "GRP-09 an occupied square", rows: []string{"aGa"}, change: locked(1, 0), do: []levels.Command{{Do: "release", By: 2, Square: &[2]int{2, 0}}}, refused: "GRP-09"},
	{rule: "GRP-09 escape to a far square", rows: []string{"Ga...."}, change: locked(0, 1), do: []levels.Command{{Do: "grapple_escape", By: 2, Square: &[2]int{4, 0}}}, refused: "GRP-09"},
	{
		rule: "GRP-09 pushed apart", rows: []string{"GGa.."}, change: func(s *rules.Setup) {
			locked(1, 2)(s)
			s.Combatants[0].Feats = []string{"improved_bull_rush"}
		},
		no:     []rules.Question{rules.AskFollow},
		dice:   [][2]int{{20, 15}, {20, 1}},
		do:     []levels.Command{on("bull_rush", 1, 3)},
		events: []string{"contest_rolled 1>3: 15 22 7", "grip_lost 3>2", "moved 3: 0 2"},
	},
	{rule: "MAN-04 a charge at a giant", rows: []string{"R...o.", "......"}, do: []levels.Command{{Do: "charge", By: 1, On: 2, Option: "bull_rush"}}, refused: "MAN-04"},
	{rule: "MAN-05 too big", rows: []string{"Ro...", "....."}, do: []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}}}}, refused: "MAN-05"},
	{rule: "MAN-05 not through it", rows: []string{"G.a..", "....."}, do: []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 1}, {2, 1}}}}, refused: "MAN-05"},
	{rule: "MAN-05 not straight on", rows: []string{"Ga..", "...."}, do: []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 1}}}}, refused: "MAN-05"},
	{rule: "MAN-05 not to stop in it", rows: []string{"Ga..", "...."}, do: []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}}}}, refused: "MOV-05"},
	{rule: "MAN-05 a single move", rows: []string{"Ga......"}, do: []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}}}}, refused: "MOV-01"},
	{rule: "MAN-06 too big", rows: []string{"Ro.", "..."}, do: []levels.Command{on("net", 1, 2)}, refused: "MAN-06"},
	{
		rule: "CND-16 run over without gravity", rows: []string{"O.a...", "......"}, change: all(bare(1), weightless),
		dice:   [][2]int{{20, 15}, {20, 2}},
		do:     []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}}}},
		events: []string{"contest_rolled 1>2: 15 24 9", "condition_gained 2: floating"},
	},
	{
		rule: "AOO-10 trips no more", rows: []string{"Gg"}, change: all(bare(0), func(s *rules.Setup) { s.Combatants[0].HP = 2 }),
		dice: [][2]int{{20, 15}, {8, 6}}, do: []levels.Command{on("trip", 1, 2)},
		events: []string{"opportunity_taken 2>1", "condition_gained 1: dying", "action_lost 1>2 by AOO-10"},
	},
	{
		rule: "AOO-10 overruns no more", rows: []string{"Gg..", "...."}, change: off(0), dice: [][2]int{{20, 15}, {8, 6}},
		do:     []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}}}},
		events: []string{"opportunity_taken 2>1", "condition_gained 1: dying", "action_lost 1>2 by AOO-10"},
	},
	{
		rule: "ATK-15 the second blow is a grapple", rows: []string{"Gg"}, change: all(seasoned(0), bare(1)),
		dice:   [][2]int{{20, 2}, {20, 15}, {20, 10}, {20, 20}},
		do:     []levels.Command{strike(1, 2, "longsword"), on("grapple", 1, 2)},
		events: []string{"attack_rolled 1>2", "contest_rolled 1>2: 10 14 4", "action_lost 1>2"},
	},
	{
		rule: "CND-03 tripped on its way", rows: []string{"G...g", "....."}, change: all(arm(0, flail), bare(1)), no: []rules.Question{rules.AskOffer},
		dice: [][2]int{{20, 15}, {20, 20}, {20, 1}},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "trip", Weapon: "flail"}},
			walk(2, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}, [2]int{1, 1}),
		},
		events: []string{"ready_used 1>2", "condition_gained 2: prone", "move_stopped 2 by CND-03"},
	},
	{
		rule: "GRP-03 seized on its way", rows: []string{"G....g", "......"}, change: bare(1), no: []rules.Question{rules.AskOffer},
		dice: [][2]int{{20, 15}, {20, 20}, {20, 1}, {3, 1}},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "grapple"}},
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}, [2]int{1, 1}),
		},
		events: []string{"ready_used 1>2", "condition_gained 2: grappling", "move_stopped 2 by GRP-03"},
	},
	{
		rule: "GRP-05 an escape takes the place of one attack", rows: []string{"Gg"}, change: all(seasoned(0), locked(0, 1)),
		dice:   [][2]int{{20, 1}, {20, 20}, {20, 1}, {20, 20}},
		do:     []levels.Command{cmd("grapple_escape", 1), on("grapple_damage", 1, 2)},
		events: []string{"contest_rolled 1>2: 1 10 9", "contest_rolled 1>2: 1 5 4"},
	},
	{
		rule: "GRP-07 a pin by nobody", rows: []string{"Ga"}, change: all(locked(0, 1), state(1, "pinned")),
		do: []levels.Command{cmd("grapple_escape", 2)}, events: []string{"condition_lost 2: pinned by GRP-07"},
	},
	{
		rule: "MAN-02 not readied with a sword", rows: []string{"G...g"},
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "trip", Weapon: "longsword"}}}, refused: "MAN-02",
	},
	{
		rule: "MAN-06 not readied twice", rows: []string{"G.g"}, dice: [][2]int{{20, 2}},
		do: []levels.Command{on("net", 1, 2), cmd("new_turn", 1), {Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "net"}}}, refused: "MAN-06",
	},
	{
		rule: "SIL-60 and MAN-04 pushed", rows: []string{"Gg.."}, change: feat(0, "improved_bull_rush"), dice: [][2]int{{20, 15}, {20, 2}}, no: []rules.Question{rules.AskFollow},
		do: []levels.Command{on("bull_rush", 1, 2)}, events: []string{"moved 2"},
	},
}

func TestManeuverScenes(t *testing.T) { play(t, maneuvers) }

// Who charges with bare hands is received by its target if that is armed, by
// nobody else, and with a weapon in hand by nobody at all (ATK-21).
func TestBareHandsAreReceived(t *testing.T) {
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		weapon int8
		want   []rules.ID
	}{
		{"bare hands at an armed target", nil, rules.UnarmedWeapon, []rules.ID{1}},
		{"bare hands at a bare target", armed(1), rules.UnarmedWeapon, nil},
		{"a sword", nil, 0, nil},
		{"trained hands", func(s *rules.Setup) {
			s.Combatants[0].Feats = append(s.Combatants[0].Feats, "improved_unarmed_strike")
		}, rules.UnarmedWeapon, nil},
	} {
		e := set(t, c.change, "Gg", "g.")
		a := rules.Action{Verb: rules.Charge, By: 0, On: 1, Weapon: c.weapon}
		if got := combat.Received(e, &a, nil); !slices.Equal(got, c.want) {
			t.Errorf("%s is received by %v, want %v", c.what, got, c.want)
		}
	}
}
