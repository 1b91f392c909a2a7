package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

func ready(by int, when string, then levels.Command) levels.Command {
	return levels.Command{Do: "ready", By: by, Option: when, Then: &then}
}

// readyScenes are readied actions when their triggers come (INI-08).
var readyScenes = []scene{
	{
		rule: "CND-06, held to the spot on its way", rows: []string{"A....g", "......"}, change: able(0, rules.PowerSetup{ID: "web", Cost: "standard", Range: 8, Condition: "entangled", Anchors: true, Provokes: new(bool), Save: &rules.SaveSetup{Kind: "reflex", DC: 30, Success: "negates"}}), dice: [][2]int{{20, 2}},
		do:    []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "power", Option: "web"}), walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}, [2]int{1, 1})},
		whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "power_used 1>2: 0 0 0 by ACT-28", "test_rolled 2>1: 2 4 30 by SAV-01", "condition_gained 2: entangled by ACT-28", "condition_gained 2: anchored by CND-06", "move_stopped 2: 0 0 0 by CND-06"},
	},
	{
		rule: "INI-08 a weapon is drawn", rows: []string{"G...g"}, change: armed(0, sheath),
		do:    []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "draw", Weapon: "sword"}), walk(2, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0})},
		whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "weapon_drawn 1: 0 0 0 by ACT-23"},
	},
	{
		rule: "INI-08 no weapon in hand is drawn", rows: []string{"G...g"},
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "draw", Weapon: "longsword"})}, refused: "ACT-23",
	},
	{
		rule: "INI-08 standing up gives its opportunities when it is done", rows: []string{"Gg", ".g"}, change: state(0, "prone"), dice: [][2]int{{20, 2}, {20, 2}, {20, 2}},
		do:    []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "stand_up"}), strike(2, 1, "longsword")},
		whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "opportunity_taken 2>1: 0 0 0 by AOO-08", "attack_rolled 2>1: 2 9 13 by ATK-01", "opportunity_taken 3>1: 0 0 0 by AOO-08", "attack_rolled 3>1: 2 9 13 by ATK-01", "condition_lost 1: prone by ACT-21", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 dropping gives none", rows: []string{"Gg", ".g"}, dice: [][2]int{{20, 2}},
		do:    []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "drop", Weapon: "longsword"}), strike(2, 1, "longsword")},
		whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "weapon_dropped 1: 0 by ACT-23", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 and MAN-06", rows: []string{"G...g"}, dice: [][2]int{{20, 4}, {20, 15}},
		do:    []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "net"}), walk(2, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0})},
		whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "opportunity_taken 2>1: 0 0 0 by AOO-08", "attack_rolled 2>1: 4 11 17 by ATK-01", "net_thrown 1>2: 0 0 0 by MAN-06", "attack_rolled 1>2: 15 20 11 by ATK-01", "condition_gained 2: entangled by MAN-06"},
	},
	{
		rule: "INI-08 and MAN-02: who lies is not tripped", rows: []string{"G.g"}, change: all(armed(0, flail), state(1, "prone")),
		do:    []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "trip", Weapon: "flail"}), {Do: "crawl", By: 2, Cells: [][2]int{{1, 0}}}},
		whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-11", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "action_lost 1>2: 0 0 0 by MAN-02"},
	},
	{
		rule: "INI-08 and ATK-05: too far for the ability", rows: []string{"G.......a"}, change: able(0, gaze), dice: [][2]int{{20, 2}},
		do:    []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "power", Option: "gaze"}), strike(2, 1, "longbow")},
		whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "action_lost 1>2: 0 0 0 by ATK-05", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 a 5-foot step on the diagonal", rows: []string{"G.g", "..."},
		do:    []levels.Command{{Do: "ready", By: 1, Option: "enemy_enters_reach", Step: &[2]int{1, 1}}, walk(2, [2]int{1, 0})},
		whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "spent 1: 4 1 0 by ACT-01", "ready_made 1: 1 0 1 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "moved 1: 1 1 1 by INI-08"},
	},
	{
		rule: "INI-08 no step without a way", rows: []string{"G.g"},
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "five_foot_step"})}, refused: "INI-08",
	},
	{
		rule: "INI-08 no 5-foot step with a move", rows: []string{"G.g", "..."},
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "move", Cells: [][2]int{{0, 1}}}, Step: &[2]int{1, 1}}}, refused: "MOV-10",
	},
	{
		rule: "INI-08 who lies walks nowhere", rows: []string{"G.g", "..."},
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "move", Cells: [][2]int{{0, 1}}}), cmd("drop_prone", 1), walk(2, [2]int{1, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 1: 3 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-22", "condition_gained 1: prone by ACT-22", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08"},
	},
	{
		rule: "INI-08 who is felled on the first step goes no further", rows: []string{"Gg", "..", ".."}, dice: [][2]int{{20, 18}, {8, 5}, {20, 5}, {8, 1}}, change: func(s *rules.Setup) { s.Combatants[0].HP = 3 },
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "move", Cells: [][2]int{{0, 1}, {0, 2}}}), strike(2, 1, "longsword")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "opportunity_taken 2>1: 1 0 0 by AOO-08", "attack_rolled 2>1: 18 25 17 by ATK-01", "damage_rolled 2>1: 5 0 0 by DMG-01", "damaged 1>2: 8 0 0 by DMG-01", "condition_gained 1: dying by HP-03", "condition_gained 1: prone by HP-03", "weapon_dropped 1: 0 by HP-03", "attack_rolled 2>1: 5 12 3 by ATK-01", "damage_rolled 2>1: 1 0 0 by DMG-01", "damaged 1>2: 4 0 0 by DMG-01"},
	},
	{
		rule: "INI-08 a friend triggers nothing", rows: []string{"GG.g", "..g."}, dice: [][2]int{{20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "drop_prone"}), strike(2, 4, "longsword")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>4: 0 0 0 by ATK-20", "attack_rolled 2>4: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 one trigger, once", rows: []string{"Gg"}, dice: [][2]int{{20, 2}, {20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "drop", Weapon: "longsword"}), strike(2, 1, "longsword"), cmd("new_turn", 2), strike(2, 1, "longsword")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "weapon_dropped 1: 0 by ACT-23", "attack_rolled 2>1: 2 9 17 by ATK-01", "opportunity_forgotten>2: 0 0 0 by AOO-11", "turn_began 2: -1 10 0 by ACT-01", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 what is no longer in hand is not dropped", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "drop", Weapon: "longsword"}), {Do: "drop", By: 1, Weapon: "longsword"}, strike(2, 1, "longsword")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 1: 3 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-23", "weapon_dropped 1: 0 by ACT-23", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "action_lost 1: 0 0 0 by ACT-23", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 what is no longer in hand is not put away", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "sheathe", Weapon: "longsword"}), {Do: "drop", By: 1, Weapon: "longsword"}, strike(2, 1, "longsword")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 1: 3 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-23", "weapon_dropped 1: 0 by ACT-23", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "action_lost 1: 0 0 0 by ACT-23", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 what is no longer in hand is not loaded", rows: []string{"R.a"}, change: func(s *rules.Setup) { s.Combatants[0].Weapons[1].Loaded = new(bool) }, dice: [][2]int{{20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "load", Weapon: "light crossbow"}), {Do: "drop", By: 1, Weapon: "light crossbow"}, strike(2, 1, "longbow")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 1: 3 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-23", "weapon_dropped 1: 1 by ACT-23", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "action_lost 1: 0 0 0 by ACT-23", "attack_rolled 2>1: 2 9 16 by ATK-01"},
	},
	{
		rule: "INI-08 a crossbow is loaded", rows: []string{"R.a"}, change: func(s *rules.Setup) { s.Combatants[0].Weapons[1].Loaded = new(bool) }, dice: [][2]int{{20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "load", Weapon: "light crossbow"}), strike(2, 1, "longbow")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "weapon_loaded 1: 0 0 0 by ACT-24", "attack_rolled 2>1: 2 9 16 by ATK-01"},
	},
	{
		rule: "INI-08 what is loaded is not loaded", rows: []string{"R.a"}, dice: [][2]int{{20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "load", Weapon: "light crossbow"}), strike(2, 1, "longbow")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "action_lost 1: 0 0 0 by ACT-24", "attack_rolled 2>1: 2 9 16 by ATK-01"},
	},
	{
		rule: "INI-08 no full-round action: a heavy crossbow", rows: []string{"G.g"}, change: all(armed(0, heavy)),
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "load", Weapon: "heavy crossbow"})}, refused: "INI-08",
	},
	{
		rule: "INI-08 who lies already does not drop", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "drop_prone"}), cmd("drop_prone", 1), strike(2, 1, "longsword")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 1: 3 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-22", "condition_gained 1: prone by ACT-22", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "action_lost 1: 0 0 0 by ACT-22", "attack_rolled 2>1: 2 9 13 by ATK-01"},
	},
	{
		rule: "INI-08 total defence counts at once", rows: []string{"Gg"}, dice: [][2]int{{20, 13}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "total_defence"}), strike(2, 1, "longsword")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "condition_gained 1: total_defence by ACT-14", "attack_rolled 2>1: 13 20 21 by ATK-01"},
	},
	{
		rule: "INI-08 the stunned do nothing", rows: []string{"G.g"}, change: able(1, gaze), dice: [][2]int{{20, 2}},
		do: []levels.Command{ready(1, "enemy_in_sight", levels.Command{Do: "drop_prone"}), {Do: "power", By: 2, On: 1, Option: "gaze"}, walk(2, [2]int{1, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 2 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ACT-28", "power_used 2>1: 0 0 0 by ACT-28", "test_rolled 1>2: 2 4 14 by SAV-01", "condition_gained 1: stunned by ACT-28", "weapon_dropped 1: 0 by CND-12", "effect_began 1>2: 0 0 0 by ACT-28", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01"},
	},
	{
		rule: "INI-08 an ability on its user", rows: []string{"Gg"}, change: all(func(s *rules.Setup) { s.Combatants[0].HP = 20 }, able(0, rules.PowerSetup{ID: "draw breath", Cost: "standard", Heal: "1d8+1"})), dice: [][2]int{{20, 2}, {8, 4}, {20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "power", Option: "draw breath"}), strike(2, 1, "longsword")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "opportunity_taken 2>1: 0 0 0 by AOO-08", "attack_rolled 2>1: 2 9 17 by ATK-01", "power_used 1>1: 0 0 0 by ACT-28", "damage_rolled 1>1: 4 0 0 by ACT-28", "healed 1: 5 0 0 by HP-06", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 a bull rush", rows: []string{"..G.g"}, dice: [][2]int{{20, 2}, {20, 15}, {20, 2}},
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "bull_rush"}), walk(2, [2]int{3, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "opportunity_taken 2>1: 0 0 0 by AOO-08", "attack_rolled 2>1: 2 9 17 by ATK-01", "contest_rolled 1>2: 15 18 3 by MAN-01", "contest_rolled 2>1: 2 5 3 by MAN-01", "moved 2: 0 2 0 by MAN-04", "moved 1: 0 0 0 by MAN-04", "move_stopped 2>1: 0 0 0 by MAN-04"},
	},
	{
		rule: "INI-08 a disarm", rows: []string{"G.g"}, dice: [][2]int{{20, 2}, {20, 15}, {20, 2}},
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "disarm", Weapon: "longsword"}), walk(2, [2]int{1, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "opportunity_taken 2>1: 0 0 0 by AOO-08", "attack_rolled 2>1: 2 9 17 by ATK-01", "contest_rolled 1>2: 15 22 7 by MAN-01", "contest_rolled 2>1: 2 9 7 by MAN-01", "weapon_dropped 2>1: 0 by MAN-03"},
	},
	{
		rule: "INI-08 who comes into sight", rows: []string{"G...", "###.", "###g"},
		do: []levels.Command{ready(1, "enemy_in_sight", levels.Command{Do: "kneel"}), walk(2, [2]int{3, 1}), walk(2, [2]int{3, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 2 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "condition_gained 1: kneeling by ACT-22", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01"},
	},
	{
		rule: "INI-08 who shoots waits for those beside it", rows: []string{"A..g"}, no: []rules.Question{rules.AskOffer}, change: armed(0, rules.WeaponSetup{Name: "bow", Kind: "ranged", Hand: "two", Damage: "1d8", Increment: 20}),
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "kneel"}), walk(2, [2]int{2, 0}), walk(2, [2]int{1, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "condition_gained 1: kneeling by ACT-22"},
	},
	{
		rule: "INI-08 a square that is left", rows: []string{"A..g", "...."},
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_leaves_cell", Square: &[2]int{2, 0}, Then: &levels.Command{Do: "kneel"}}, walk(2, [2]int{2, 0}), walk(2, [2]int{2, 1})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 4 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "condition_gained 1: kneeling by ACT-22", "moved 2: 0 0 1 by MOV-01"},
	},
	{
		rule: "INI-08 a square beyond the map is left by nobody", rows: []string{"A..g", "...."},
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_leaves_cell", Square: &[2]int{9, 0}, Then: &levels.Command{Do: "kneel"}}}, refused: "INI-08",
	},
	{
		rule: "INI-08 no blow with what is not in hand, step or not", rows: []string{"G.g", "..."}, change: armed(0, sheath),
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_attacks", Then: &levels.Command{Do: "attack", Weapon: "sword"}, Step: &[2]int{0, 1}}}, refused: "ACT-23",
	},
	{
		rule: "INI-08 no trip with what shoots", rows: []string{"G.g"}, change: armed(0, rules.WeaponSetup{Name: "bolas", Kind: "thrown", Hand: "one", Damage: "1d4", Increment: 2, Trip: true}),
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "trip", Weapon: "bolas"})}, refused: "MAN-02",
	},
	{
		rule: "INI-08 a heavy crossbow not in hand", rows: []string{"G.g"}, change: armed(0, rules.WeaponSetup{Name: "heavy crossbow", Kind: "ranged", Hand: "two", Damage: "1d10", Increment: 24, Family: "crossbow", Load: "full", Loaded: new(bool), Ready: new(bool)}),
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "load", Weapon: "heavy crossbow"})}, refused: "ACT-23",
	},
	{
		rule: "INI-08 a heavy crossbow shoots", rows: []string{"G..a"}, change: armed(0, rules.WeaponSetup{Name: "heavy crossbow", Kind: "ranged", Hand: "two", Damage: "1d10", Increment: 24, Family: "crossbow", Load: "full"}), dice: [][2]int{{20, 2}, {20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "attack", Weapon: "heavy crossbow"}), strike(2, 1, "longbow")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "weapon_shot 1: 0 by ACT-24", "attack_rolled 1>2: 2 7 17 by ATK-01", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 no ability of a full round", rows: []string{"G.g"}, change: able(0, rules.PowerSetup{ID: "chant", Cost: "full_round", Range: 3, Damage: "1d6"}),
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "power", Option: "chant"})}, refused: "ACT-28",
	},
	{
		rule: "INI-08 no ability without a use left", rows: []string{"G.g"}, change: able(0, rules.PowerSetup{ID: "dart", Cost: "standard", Range: 3, Damage: "1d6", PerMatch: 1}), dice: [][2]int{{6, 1}},
		do: []levels.Command{use(1, 2, "dart"), cmd("new_turn", 1), ready(1, "enemy_attacks", levels.Command{Do: "power", Option: "dart"})}, refused: "ACT-28",
	},
	{
		rule: "INI-08 another square is left", rows: []string{"A..g", "...."},
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_leaves_cell", Square: &[2]int{1, 1}, Then: &levels.Command{Do: "kneel"}}, walk(2, [2]int{2, 0}, [2]int{2, 1})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 4 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01"},
	},
	{
		rule: "INI-08 the reach of a long weapon", rows: []string{"G....g"}, change: armed(0, rules.WeaponSetup{Name: "pike", Kind: "melee", Hand: "two", Damage: "1d8", Reach: "reach"}),
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "kneel"}), walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "condition_gained 1: kneeling by ACT-22"},
	},
	{
		rule: "INI-08 an area is aimed at whoever triggers it", rows: []string{"G..a"}, change: able(0, rules.PowerSetup{ID: "dust", Cost: "standard", Range: 8, Damage: "1d6", Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}), dice: [][2]int{{6, 3}, {20, 2}},
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "power", Option: "dust"}), strike(2, 1, "longbow")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by ATK-20", "ready_used 1>2: 0 0 0 by INI-08", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 3 0 0 by ACT-28", "damaged 2>1: 3 0 0 by DMG-01", "attack_rolled 2>1: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 and ATK-21: a readied blow with bare hands", rows: []string{"G.g"}, change: armed(0), dice: [][2]int{{20, 2}, {20, 2}},
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "attack"}), walk(2, [2]int{1, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "opportunity_taken 2>1: 0 0 0 by AOO-08", "attack_rolled 2>1: 2 9 17 by ATK-01", "attack_rolled 1>2: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 the readier's own space gives the opportunity", rows: []string{"gG...a"}, change: state(1, "prone"), dice: [][2]int{{20, 2}, {20, 2}},
		do: []levels.Command{ready(2, "enemy_attacks", levels.Command{Do: "stand_up"}), strike(3, 2, "longbow")}, whole: true, events: []string{"spent 2: 0 1 0 by ACT-01", "action_taken 2: 0 0 0 by INI-08", "ready_made 2: 3 0 0 by INI-08", "spent 3: 0 1 0 by ACT-01", "action_taken 3>2: 0 0 0 by ATK-20", "ready_used 2>3: 0 0 0 by INI-08", "opportunity_taken 1>2: 0 0 0 by AOO-08", "attack_rolled 1>2: 2 9 13 by ATK-01", "condition_lost 2: prone by ACT-21", "attack_rolled 3>2: 2 9 17 by ATK-01"},
	},
	{
		rule: "INI-08 a weapon is drawn, whatever was spent", rows: []string{"G...g", "....."}, change: armed(0, sheath),
		do: []levels.Command{walk(1, [2]int{0, 1}), ready(1, "enemy_enters_reach", levels.Command{Do: "draw", Weapon: "sword"}), walk(2, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0})}, whole: true, events: []string{"spent 1: 1 1 0 by ACT-01", "action_taken 1: 0 0 0 by MOV-01", "moved 1: 0 0 1 by MOV-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "weapon_drawn 1: 0 0 0 by ACT-23"},
	},
	{
		rule: "INI-08 and GRP-03: who is held steps nowhere", rows: []string{".Gg", "...", "..g"}, dice: [][2]int{{20, 2}, {20, 15}, {20, 15}, {20, 2}, {3, 1}}, change: armed(1),
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_leaves_cell", Square: &[2]int{2, 2}, Step: &[2]int{0, 0}}, on("grapple", 2, 1), walk(3, [2]int{1, 1})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "spent 1: 4 1 0 by ACT-01", "ready_made 1: 4 0 1 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by GRP-02", "opportunity_taken 1>2: 0 0 0 by AOO-08", "attack_rolled 1>2: 2 9 17 by ATK-01", "attack_rolled 2>1: 15 22 11 by ATK-01", "contest_rolled 2>1: 15 22 7 by MAN-01", "contest_rolled 1>2: 2 9 7 by MAN-01", "grip_gained 2>1: 1 0 0 by GRP-02", "condition_gained 2: grappling by GRP-02", "condition_gained 1: grappling by GRP-02", "damage_rolled 2>1: 1 0 0 by DMG-01", "damaged 1>2: 4 0 0 by DMG-01", "moved 2: 0 2 0 by GRP-02", "spent 3: 1 1 0 by ACT-01", "action_taken 3: 0 0 0 by MOV-01", "ready_used 1>3: 0 0 0 by INI-08", "move_stopped 1: 0 0 0 by MOV-10", "moved 3: 1 0 1 by MOV-01"},
	},
	{
		rule: "INI-08 and GRP-03: who is held walks nowhere", rows: []string{".Gg", "...", "..g"}, dice: [][2]int{{20, 2}, {20, 15}, {20, 15}, {20, 2}, {3, 1}}, change: armed(1),
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_leaves_cell", Square: &[2]int{2, 2}, Then: &levels.Command{Do: "move", Cells: [][2]int{{0, 0}}}}, on("grapple", 2, 1), walk(3, [2]int{1, 1})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 4 0 0 by INI-08", "spent 2: 0 1 0 by ACT-01", "action_taken 2>1: 0 0 0 by GRP-02", "opportunity_taken 1>2: 0 0 0 by AOO-08", "attack_rolled 1>2: 2 9 17 by ATK-01", "attack_rolled 2>1: 15 22 11 by ATK-01", "contest_rolled 2>1: 15 22 7 by MAN-01", "contest_rolled 1>2: 2 9 7 by MAN-01", "grip_gained 2>1: 1 0 0 by GRP-02", "condition_gained 2: grappling by GRP-02", "condition_gained 1: grappling by GRP-02", "damage_rolled 2>1: 1 0 0 by DMG-01", "damaged 1>2: 4 0 0 by DMG-01", "moved 2: 0 2 0 by GRP-02", "spent 3: 1 1 0 by ACT-01", "action_taken 3: 0 0 0 by MOV-01", "ready_used 1>3: 0 0 0 by INI-08", "moved 3: 1 0 1 by MOV-01"},
	},
	{
		rule: "INI-08 a readied grapple", rows: []string{"G.g"}, dice: [][2]int{{20, 15}, {20, 15}, {20, 2}, {3, 2}}, change: armed(1, heavy),
		do: []levels.Command{ready(1, "enemy_enters_reach", levels.Command{Do: "grapple"}), walk(2, [2]int{1, 0})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "attack_rolled 1>2: 15 22 11 by ATK-01", "contest_rolled 1>2: 15 22 7 by MAN-01", "contest_rolled 2>1: 2 9 7 by MAN-01", "grip_gained 1>2: 1 0 0 by GRP-02", "condition_gained 1: grappling by GRP-02", "condition_gained 2: grappling by GRP-02", "damage_rolled 1>2: 2 0 0 by DMG-01", "damaged 2>1: 5 0 0 by DMG-01", "moved 1: 0 2 0 by GRP-02"},
	},
	{
		rule: "INI-08 who is paralysed on the first step goes no further", rows: []string{"Gg...a", "......", "......"}, dice: [][2]int{{20, 18}, {4, 1}, {3, 2}, {20, 2}}, change: armed(1, biting(rules.SapSetup{Score: "dex", Dice: "1d3+20"})),
		do: []levels.Command{ready(1, "enemy_attacks", levels.Command{Do: "move", Cells: [][2]int{{0, 1}, {0, 2}}}), strike(3, 1, "longbow")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 3 0 0 by INI-08", "spent 3: 0 1 0 by ACT-01", "action_taken 3>1: 0 0 0 by ATK-20", "ready_used 1>3: 0 0 0 by INI-08", "opportunity_taken 2>1: 1 0 0 by AOO-08", "attack_rolled 2>1: 18 25 17 by ATK-01", "damage_rolled 2>1: 1 0 0 by DMG-01", "damage_rolled 2>1: 2 3 0 by DMG-11", "damaged 1>2: 4 0 0 by DMG-01", "ability_damaged 1>2: 13 1 0 by DMG-11", "condition_gained 1: paralysed by DMG-11", "attack_rolled 3>1: 2 9 15 by ATK-01"},
	},
	{
		rule: "INI-08 three in the order", rows: []string{"A....g", "......", ".....g"}, began: true, no: []rules.Question{rules.AskOffer}, dice: [][2]int{{20, 2}, {20, 19}, {20, 15}, {20, 2}},
		do: []levels.Command{cmd("end_turn", 2), cmd("end_turn", 3), ready(1, "enemy_enters_reach", levels.Command{Do: "attack", Weapon: "longbow"}), cmd("end_turn", 1),
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}), cmd("end_turn", 2)}, whole: true, events: []string{"condition_gained 1: flat_footed by INI-04", "condition_gained 2: flat_footed by INI-04", "condition_gained 3: flat_footed by INI-04", "initiative_rolled 1: 2 6 0 by INI-01", "initiative_rolled 2: 19 20 0 by INI-01", "initiative_rolled 3: 15 16 0 by INI-01", "placed 2: 0 0 0 by INI-02", "placed 3: 1 0 0 by INI-02", "placed 1: 2 0 0 by INI-02", "round_began: 1 0 0 by INI-02", "condition_lost 2: flat_footed by CND-23", "opportunity_forgotten>2: 0 0 0 by AOO-11", "turn_began 2: 0 10 0 by ACT-01", "turn_ended 2: 0 0 0 by ACT-33", "condition_lost 3: flat_footed by CND-23", "opportunity_forgotten>3: 0 0 0 by AOO-11", "turn_began 3: 1 10 0 by ACT-01", "turn_ended 3: 0 0 0 by ACT-33", "condition_lost 1: flat_footed by CND-23", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: 2 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "ready_made 1: 1 0 0 by INI-08", "turn_ended 1: 0 0 0 by ACT-33", "round_began: 2 0 0 by INI-02", "opportunity_forgotten>2: 0 0 0 by AOO-11", "turn_began 2: 0 10 0 by ACT-01", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "moved 2: 0 0 1 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "placed 1: 0 0 0 by INI-02", "placed 2: 1 0 0 by INI-02", "placed 3: 2 0 0 by INI-02", "turn_shifted: 1 0 0 by INI-08", "opportunity_declined 2>1: 0 0 0 by AOO-08", "attack_rolled 1>2: 2 9 17 by ATK-01", "turn_ended 2: 0 0 0 by ACT-33", "opportunity_forgotten>3: 0 0 0 by AOO-11", "turn_began 3: 2 10 0 by ACT-01"},
	},
	{
		rule: "INI-08 a step out of the shelter is seen", rows: []string{"R=...g", "......"}, change: state(0, "hidden"),
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_leaves_cell", Square: &[2]int{5, 0}, Step: &[2]int{0, 1}}, walk(2, [2]int{5, 1})}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by INI-08", "spent 1: 4 1 0 by ACT-01", "ready_made 1: 4 0 1 by INI-08", "spent 2: 1 1 0 by ACT-01", "action_taken 2: 0 0 0 by MOV-01", "ready_used 1>2: 0 0 0 by INI-08", "moved 1: 0 1 1 by INI-08", "noticed 1>2: 0 0 0 by STL-01", "condition_lost 1: hidden by STL-01", "moved 2: 0 0 1 by MOV-01"},
	},
	{
		rule: "ACT-24 a full round loads it, none puts it away", rows: []string{"G...g"}, change: armed(0, rules.WeaponSetup{Name: "heavy crossbow", Kind: "ranged", Hand: "two", Damage: "1d10", Increment: 24, Family: "crossbow", Load: "full"}),
		do: []levels.Command{{Do: "sheathe", By: 1, Weapon: "heavy crossbow"}, cmd("total_defence", 1)}, whole: true, events: []string{"spent 1: 1 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-23", "weapon_put_away 1: 0 0 0 by ACT-23", "spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-14", "condition_gained 1: total_defence by ACT-14"},
	},
	{
		rule: "ACT-32 who is felled while tearing the net", rows: []string{"Gg"}, change: all(state(0, "entangled"), func(s *rules.Setup) { s.Combatants[0].HP = 2 }), dice: [][2]int{{20, 18}, {8, 2}},
		do: []levels.Command{cmd("escape", 1)}, whole: true, events: []string{"spent 1: 2 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-32", "opportunity_taken 2>1: 0 0 0 by AOO-08", "attack_rolled 2>1: 18 25 15 by ATK-01", "damage_rolled 2>1: 2 0 0 by DMG-01", "damaged 1>2: 5 0 0 by DMG-01", "condition_gained 1: dying by HP-03", "condition_gained 1: prone by HP-03", "weapon_dropped 1: 0 by HP-03", "action_lost 1: 0 0 0 by AOO-10"},
	},
	{
		rule: "MOV-10 one step a turn", rows: []string{"G...g"},
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}, {Do: "five_foot_step", By: 1, Cells: [][2]int{{2, 0}}}}, refused: "MOV-10",
	},
	{
		rule: "MOV-10 no step after a move", rows: []string{"G...g"},
		do: []levels.Command{walk(1, [2]int{1, 0}), {Do: "five_foot_step", By: 1, Cells: [][2]int{{2, 0}}}}, refused: "MOV-10",
	},
	{
		rule: "MOV-10 no step of who charges", rows: []string{"G...g"}, change: state(0, "charging"),
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "MOV-10",
	},
	{
		rule: "MOV-10 who lies is refused before the wall is", rows: []string{"G#..g"}, change: state(0, "prone"),
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "MOV-10",
	},
	{
		rule: "ACT-18 no withdrawal after a move that costs nothing", rows: []string{"G...g"}, change: able(0, rules.PowerSetup{ID: "glide", Cost: "free", Move: true, Range: 2}),
		do: []levels.Command{{Do: "power", By: 1, Option: "glide", Cells: [][2]int{{1, 0}}}, {Do: "withdraw", By: 1, Cells: [][2]int{{2, 0}}}}, refused: "ACT-18",
	},
	{
		rule: "LIM-07 and CND-03: who lies does not glide", rows: []string{"G...g"}, change: all(state(0, "prone"), able(0, rules.PowerSetup{ID: "glide", Cost: "free", Move: true, Range: 2})),
		do: []levels.Command{{Do: "power", By: 1, Option: "glide", Cells: [][2]int{{1, 0}}}}, refused: "CND-03",
	},
}

func TestReadyScenes(t *testing.T) { play(t, readyScenes) }
