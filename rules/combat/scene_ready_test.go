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
		rule: "INI-08 who shoots waits for those beside it", rows: []string{"A..g"}, no: []string{"offer"}, change: armed(0, rules.WeaponSetup{Name: "bow", Kind: "ranged", Hand: "two", Damage: "1d8", Increment: 20}),
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
}

func TestReadyScenes(t *testing.T) { play(t, readyScenes) }
