package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// harmScenes are harm, healing, conditions and what abilities do.
var harmScenes = []scene{
	{
		rule: "ACT-28", rows: []string{"A....gr"}, dice: [][2]int{{6, 4}, {6, 2}, {20, 12}, {20, 5}},
		change: func(s *rules.Setup) {
			s.Combatants[0].Powers = []rules.PowerSetup{{ID: "fire", Cost: "standard", Range: 10, Damage: "2d6", Condition: "dazzled", Rounds: 1,
				Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}}
		},
		do: []levels.Command{{Do: "power", By: 1, Option: "fire", On: 2}},
		// G saves with 14 and takes half; R evades nothing, having failed.
		events: []string{"power_used 1>2: 0", "damage_rolled 1>2: 6", "test_rolled 2>1: 12 14 14", "damaged 2>1: 3", "test_rolled 3>1: 5 11 14", "damaged 3>1: 6", "condition_gained 3: dazzled", "effect_began 3>1"},
	},
	{
		rule: "ACT-28 lays prone, DIC-18", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, rules.PowerSetup{ID: "push", Cost: "standard", Range: 5, Condition: "prone", Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "negates"}}),
		do: []levels.Command{{Do: "power", By: 1, Option: "push", On: 2}}, events: []string{"condition_gained 2: prone by ACT-28"},
	},
	{
		rule: "AOO-10 uses no power", rows: []string{"Gg"}, change: all(able(0, gaze), func(s *rules.Setup) { s.Combatants[0].HP = 2 }),
		dice: [][2]int{{20, 15}, {8, 6}}, do: []levels.Command{{Do: "power", By: 1, Option: "gaze", On: 2}},
		events: []string{"opportunity_taken 2>1", "condition_gained 1: dying", "action_lost 1>2 by AOO-10"},
	},
	{
		rule: "CND-12 lets go, SAV-01 cited", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, gaze),
		do:     []levels.Command{{Do: "power", By: 1, Option: "gaze", On: 2}},
		events: []string{"test_rolled 2>1 by SAV-01", "condition_gained 2: stunned", "weapon_dropped 2: 0 by CND-12"},
	},
	{
		rule: "CND-15 falls asleep, CND-23", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, rules.PowerSetup{ID: "sleep", Cost: "standard", Range: 5, Condition: "asleep", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{{Do: "power", By: 1, Option: "sleep", On: 2}},
		events: []string{"condition_gained 2: asleep by ACT-28", "condition_gained 2: prone by CND-15"},
	},
	{
		rule: "CND-15 and HP-03 falls unconscious, CND-23", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, rules.PowerSetup{ID: "blow", Cost: "standard", Range: 5, Condition: "unconscious", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{{Do: "power", By: 1, Option: "blow", On: 2}},
		events: []string{"condition_gained 2: unconscious", "condition_gained 2: prone by CND-15", "weapon_dropped 2: 0 by HP-03"},
	},
	{
		rule: "CND-21 and DIC-14", rows: []string{"A....g"}, dice: [][2]int{{20, 2}},
		change: func(s *rules.Setup) {
			s.Combatants[0].Powers = []rules.PowerSetup{{ID: "gaze", Cost: "standard", Range: 10, Condition: "stunned", Rounds: 1,
				Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}}
		},
		do:     []levels.Command{{Do: "power", By: 1, Option: "gaze", On: 2}, cmd("new_turn", 2), cmd("new_turn", 1)},
		events: []string{"test_rolled 2>1: 2 4 14", "condition_gained 2: stunned", "weapon_dropped 2: 0", "turn_began 2", "effect_ended 2>1", "condition_lost 2: stunned", "turn_began 1"},
	},
	{
		rule: "CND-21 what nobody causes ends with the rounds", rows: []string{"G....g"}, began: true, change: lasting(1, "shaken", 1),
		dice:   [][2]int{{20, 18}, {20, 2}},
		do:     []levels.Command{cmd("end_turn", 1), cmd("end_turn", 2)},
		events: []string{"round_began: 1", "turn_began 1", "turn_ended 2", "round_began: 2", "condition_lost 2: shaken by CND-21", "turn_began 1"},
	},
	{
		rule: "CND-21 the dead keep their places", rows: []string{"A.g.......G", ".g........."}, began: true, change: all(able(0, gaze), off(0)), no: []rules.Question{rules.AskOffer},
		dice: [][2]int{{20, 15}, {20, 2}, {20, 3}, {20, 10}, {20, 2}, {20, 20}, {20, 19}, {8, 8}, {8, 8}},
		do: []levels.Command{
			{Do: "power", By: 1, Option: "gaze", On: 2}, cmd("end_turn", 1),
			strike(4, 1, "longsword"), cmd("end_turn", 4), cmd("end_turn", 3),
		},
		events: []string{"condition_gained 2: stunned", "condition_gained 1: dead", "turn_skipped 2", "round_began: 2", "condition_lost 2: stunned by CND-21", "turn_began 4"},
	},
	{
		rule: "CND-22 kneels no more", rows: []string{"Gg"}, change: state(0, "kneeling"),
		do:     []levels.Command{{Do: "damage", By: 1, Amount: 31}},
		events: []string{"condition_lost 1: kneeling by CND-22", "condition_gained 1: prone by HP-03"},
	},
	{
		rule: "CND-22 sits no more", rows: []string{"Gg"}, change: state(0, "sitting"),
		do:     []levels.Command{{Do: "damage", By: 1, Amount: 31}},
		events: []string{"condition_lost 1: sitting by CND-22", "condition_gained 1: prone by HP-03"},
	},
	{
		rule: "CND-22 death ends effects", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, gaze),
		do:     []levels.Command{{Do: "power", By: 1, Option: "gaze", On: 2}, {Do: "damage", By: 2, Amount: 90}},
		events: []string{"effect_began 2>1", "effect_ended 2>1 by CND-22", "condition_gained 2: dead"},
	},
	{
		rule: "CND-23", rows: []string{"G...g"}, began: true,
		dice:   [][2]int{{20, 19}, {20, 2}},
		do:     []levels.Command{cmd("total_defence", 1), cmd("end_turn", 1), cmd("end_turn", 2)},
		events: []string{"condition_gained 1: total_defence", "turn_ended 1", "turn_ended 2", "condition_lost 1: total_defence"},
	},
	{
		rule: "CND-23 who stands free is not bound", rows: []string{"A..g"}, change: able(0, rules.PowerSetup{ID: "bind", Cost: "standard", Range: 5, Condition: "bound", Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do: []levels.Command{{Do: "power", By: 1, Option: "bind", On: 2}}, refused: "ACT-28",
	},
	{
		rule: "DIC-16 and SAV-01 cited", rows: []string{"Gg", "G."}, change: func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -5, []rules.ConditionSetup{{ID: "dying"}}
		},
		dice:   [][2]int{{20, 3}, {8, 1}, {8, 1}, {20, 20}},
		do:     []levels.Command{on("first_aid", 1, 2), {Do: "coup_de_grace", By: 3, On: 2, Weapon: "longsword"}},
		events: []string{"test_rolled 1>2: 3 by DIC-16", "test_rolled 2: 20 by SAV-01"},
	},
	{
		rule: "HLP-05 stopped", rows: []string{"Gg", "g."}, change: all(state(1, "paralysed"), func(s *rules.Setup) { s.Combatants[0].HP = 2 }),
		dice: [][2]int{{20, 15}, {8, 6}}, do: []levels.Command{{Do: "coup_de_grace", By: 1, On: 2, Weapon: "longsword"}},
		events: []string{"opportunity_taken 3>1", "condition_gained 1: dying", "action_lost 1>2 by HLP-05"},
	},
	{
		rule: "HLP-07 the place found is left", rows: []string{".G..", "Gg..", "...."}, change: all(state(1, "blinded"), state(2, "paralysed")), no: []rules.Question{rules.AskFollow},
		dice:   [][2]int{{20, 20}, {20, 1}},
		do:     []levels.Command{{Do: "coup_de_grace_find", By: 2, On: 3, Square: &[2]int{1, 1}}, on("bull_rush", 1, 3)},
		events: []string{"effect_began 2 by HLP-07", "effect_ended 2 by HLP-07", "moved 3"},
	},
	{
		rule: "HP-02", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		change: func(s *rules.Setup) { s.Combatants[0].HP = 0 },
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2: 2 9 17", "damaged 1: 1", "condition_lost 1: disabled", "condition_gained 1: dying"},
	},
	{
		rule: "HP-02 healed to nothing", rows: []string{"Gg"}, change: func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -2, []rules.ConditionSetup{{ID: "stable"}}
		},
		do:     []levels.Command{{Do: "heal", By: 2, Amount: 2}},
		events: []string{"healed 2: 2 by HP-06", "condition_lost 2: stable by HP-06", "condition_gained 2: disabled by HP-02"},
	},
	{
		rule: "HP-02 restricts", rows: []string{"G"}, change: func(s *rules.Setup) {
			s.Combatants[0].HP, s.Combatants[0].State = 0, []rules.ConditionSetup{{ID: "disabled"}}
		},
		do: []levels.Command{cmd("new_turn", 1)}, events: []string{"turn_began 1: -1 10 1"},
	},
	{
		rule: "HP-03 falls and lets go", rows: []string{"Gg"}, change: func(s *rules.Setup) { s.Combatants[1].HP = 2 },
		do:     []levels.Command{{Do: "damage", By: 2, Amount: 5}},
		events: []string{"damaged 2: 5", "condition_gained 2: dying by HP-03", "condition_gained 2: prone by HP-03", "weapon_dropped 2: 0 by HP-03"},
	},
	{
		rule: "HP-03 stable no more, HP-02 disabled no more", rows: []string{"Gg", "g."}, change: func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -3, []rules.ConditionSetup{{ID: "stable"}}
			s.Combatants[2].HP, s.Combatants[2].State = 0, []rules.ConditionSetup{{ID: "disabled"}}
		},
		do:     []levels.Command{{Do: "damage", By: 2, Amount: 1}, {Do: "damage", By: 3, Amount: 1}},
		events: []string{"condition_lost 2: stable by HP-03", "condition_gained 2: dying by HP-03", "condition_lost 3: disabled by HP-03", "condition_gained 3: dying by HP-03"},
	},
	{
		rule: "HP-03, GRP-09 and CND-22: the dead", rows: []string{"Gg"}, change: all(locked(0, 1), func(s *rules.Setup) { s.Combatants[1].HP = 2 }, state(1, "shaken")),
		do:     []levels.Command{{Do: "damage", By: 2, Amount: 60}},
		events: []string{"weapon_dropped 2: 0 by HP-03", "grip_lost 2>1", "condition_gained 2: dead by HP-04"},
	},
	{
		rule: "HP-05 healed, still below", rows: []string{"Gg"}, change: func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -5, []rules.ConditionSetup{{ID: "dying"}}
		},
		do:     []levels.Command{{Do: "heal", By: 2, Amount: 2}},
		events: []string{"condition_lost 2: dying by HP-05", "condition_gained 2: stable by HP-05"},
	},
	{
		rule: "HP-05 rolled", rows: []string{"Gg"}, dice: [][2]int{{100, 60}}, change: func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -5, []rules.ConditionSetup{{ID: "dying"}}
		},
		do:     []levels.Command{cmd("new_turn", 2)},
		events: []string{"stabilisation_rolled 2: 60 1 by HP-05", "damaged 2: 1"},
	},
	{
		rule: "SAV-05", rows: []string{"A....r"}, dice: [][2]int{{6, 4}, {6, 2}, {20, 12}},
		change: func(s *rules.Setup) {
			s.Combatants[0].Powers = []rules.PowerSetup{{ID: "fire", Cost: "standard", Range: 10, Damage: "2d6",
				Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}}
		},
		do:     []levels.Command{{Do: "power", By: 1, Option: "fire", On: 2}, cmd("new_turn", 2)},
		events: []string{"test_rolled 2>1: 12 18 14", "turn_began 2"},
	},
}

func TestHarmScenes(t *testing.T) { play(t, harmScenes) }
