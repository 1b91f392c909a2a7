package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// sapper is an ability that takes points of a score, restorer one that gives
// them back (DMG-11).
func sapper(id, score, dice string, rounds int) rules.PowerSetup {
	return rules.PowerSetup{ID: id, Cost: "standard", Range: 8, Saps: &rules.SapSetup{Score: score, Dice: dice, Rounds: rounds}}
}

func restorer(id, score, dice string) rules.PowerSetup {
	return rules.PowerSetup{ID: id, Cost: "standard", Range: 8, Restores: &rules.RestoreSetup{Score: score, Dice: dice}}
}

func use(by, on int, id string) levels.Command {
	return levels.Command{Do: "power", By: by, On: on, Option: id}
}

// lowered has the n-th creature begin with damage to its scores.
func lowered(n int, by rules.AbilitiesSetup) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[n].Lowered = by }
}

// biting is a weapon that takes points of a score.
func biting(sap rules.SapSetup) rules.WeaponSetup {
	return rules.WeaponSetup{Name: "fang", Kind: "melee", Hand: "one", Damage: "1d4", Saps: &sap}
}

// sapScenes are damage to ability scores and what comes back of it (DMG-11).
var sapScenes = []scene{
	{
		rule: "DMG-11 what time does not give back comes first", rows: []string{"G...gg"}, dice: [][2]int{{4, 4}, {6, 5}},
		change: all(able(0, sapper("wither", "str", "1d4", 5)), able(2, restorer("mend", "str", "1d6")), lowered(1, rules.AbilitiesSetup{Str: 3, Dex: 5})),
		do:     []levels.Command{use(1, 2, "wither"), use(3, 2, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 4 0 9 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "spent 3: 0 1 0 by ACT-01", "action_taken 3>2: 0 0 0 by ACT-28", "power_used 3>2: 0 0 0 by ACT-28", "damage_rolled 3>2: 5 3 0 by DMG-11", "ability_healed 2>3: 5 0 14 by DMG-11", "effect_ended 2>1: 0 0 0 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11"},
	},
	{
		rule: "DMG-11 of several losses the first to come is the first restored", rows: []string{"GG..gg"}, dice: [][2]int{{4, 3}, {4, 2}, {4, 4}, {4, 3}, {4, 1}, {6, 5}},
		change: all(able(0, sapper("wither", "str", "1d4", 5), sapper("numb", "dex", "1d4", 5)), able(1, sapper("wither", "str", "1d4", 3)), able(2, restorer("mend", "str", "1d6")), able(3, restorer("mend", "str", "1d6"))),
		do:     []levels.Command{use(1, 3, "numb"), cmd("new_turn", 1), use(1, 4, "wither"), cmd("new_turn", 1), use(1, 3, "wither"), use(2, 3, "wither"), cmd("new_turn", 1), use(1, 3, "wither"), use(4, 3, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>3: 0 0 0 by ACT-28", "power_used 1>3: 1 0 0 by ACT-28", "damage_rolled 1>3: 3 3 0 by DMG-11", "ability_damaged 3>1: 3 1 10 by DMG-11", "effect_began 3>1: 0 0 0 by DMG-11", "effect_aged 3>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1>4: 0 0 0 by ACT-28", "power_used 1>4: 0 0 0 by ACT-28", "damage_rolled 1>4: 2 3 0 by DMG-11", "ability_damaged 4>1: 2 0 14 by DMG-11", "effect_began 4>1: 0 0 0 by DMG-11", "effect_aged 3>1: 0 0 0 by CND-21", "effect_aged 4>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1>3: 0 0 0 by ACT-28", "power_used 1>3: 0 0 0 by ACT-28", "damage_rolled 1>3: 4 3 0 by DMG-11", "ability_damaged 3>1: 4 0 12 by DMG-11", "effect_began 3>1: 0 0 0 by DMG-11", "spent 2: 0 1 0 by ACT-01", "action_taken 2>3: 0 0 0 by ACT-28", "power_used 2>3: 0 0 0 by ACT-28", "damage_rolled 2>3: 3 3 0 by DMG-11", "ability_damaged 3>2: 3 0 9 by DMG-11", "effect_began 3>2: 0 0 0 by DMG-11", "effect_aged 3>1: 0 0 0 by CND-21", "effect_aged 4>1: 0 0 0 by CND-21", "effect_aged 3>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1>3: 0 0 0 by ACT-28", "power_used 1>3: 0 0 0 by ACT-28", "damage_rolled 1>3: 1 3 0 by DMG-11", "ability_damaged 3>1: 1 0 8 by DMG-11", "effect_began 3>1: 0 0 0 by DMG-11", "spent 4: 0 1 0 by ACT-01", "action_taken 4>3: 0 0 0 by ACT-28", "power_used 4>3: 0 0 0 by ACT-28", "damage_rolled 4>3: 5 3 0 by DMG-11", "ability_healed 3>4: 5 0 13 by DMG-11", "effect_ended 3>1: 0 0 0 by DMG-11", "effect_ended 3>2: 0 0 0 by DMG-11", "effect_began 3>2: 0 0 0 by DMG-11"},
	},
	{
		rule: "DMG-11 nothing is restored that is not lost", rows: []string{"gg"}, dice: [][2]int{{6, 4}},
		change: able(0, restorer("mend", "str", "1d6")),
		do:     []levels.Command{use(1, 2, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11"},
	},
	{
		rule: "DMG-11 the score lowered most", rows: []string{"gg"}, dice: [][2]int{{6, 6}},
		change: all(able(0, restorer("mend", "", "1d6")), lowered(1, rules.AbilitiesSetup{Str: 2, Wis: 5, Cha: 5})),
		do:     []levels.Command{use(1, 2, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 6 3 0 by DMG-11", "ability_healed 2>1: 5 4 12 by DMG-11"},
	},
	{
		rule: "DMG-11 points of one causer at one moment are one", rows: []string{"Gg"}, dice: [][2]int{{20, 18}, {4, 1}, {3, 2}, {20, 18}, {4, 1}, {3, 1}},
		change: all(armed(0, biting(rules.SapSetup{Score: "dex", Dice: "1d3", Rounds: 2})), func(s *rules.Setup) { s.Combatants[0].BAB = 6 }),
		do:     []levels.Command{{Do: "full_attack", By: 1, On: 2, Weapons: []string{"fang", "fang"}}, cmd("new_turn", 1), cmd("new_turn", 1)}, whole: true, events: []string{"spent 1: 2 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ATK-15", "attack_rolled 1>2: 18 27 17 by ATK-01", "damage_rolled 1>2: 1 0 0 by DMG-01", "damage_rolled 1>2: 2 3 0 by DMG-11", "damaged 2>1: 4 0 0 by DMG-01", "ability_damaged 2>1: 2 1 11 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "attack_rolled 1>2: 18 22 16 by ATK-01", "damage_rolled 1>2: 1 0 0 by DMG-01", "damage_rolled 1>2: 1 3 0 by DMG-11", "damaged 2>1: 4 0 0 by DMG-01", "ability_damaged 2>1: 1 1 10 by DMG-11", "effect_ended 2>1: 0 0 0 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "effect_aged 2>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "effect_ended 2>1: 0 0 0 by CND-21", "ability_healed 2: 3 1 13 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01"},
	},
	{
		rule: "DMG-11 Strength 0 and the score above it again", rows: []string{"G.gg"}, dice: [][2]int{{4, 4}, {6, 1}},
		change: all(able(0, sapper("wither", "str", "1d4+20", 1)), able(2, restorer("mend", "str", "1d6"))),
		do:     []levels.Command{use(1, 2, "wither"), use(3, 2, "mend"), cmd("new_turn", 1)}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 16 0 0 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "condition_gained 2: paralysed by DMG-11", "spent 3: 0 1 0 by ACT-01", "action_taken 3>2: 0 0 0 by ACT-28", "power_used 3>2: 0 0 0 by ACT-28", "damage_rolled 3>2: 1 3 0 by DMG-11", "ability_healed 2>3: 1 0 1 by DMG-11", "condition_lost 2: paralysed by DMG-11", "effect_ended 2>1: 0 0 0 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "effect_ended 2>1: 0 0 0 by CND-21", "ability_healed 2: 15 0 16 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01"},
	},
	{
		rule: "DMG-11 who is paralysed besides stays so", rows: []string{"G.g"}, dice: [][2]int{{20, 2}, {4, 4}},
		change: able(0, sapper("wither", "str", "1d4+20", 1), rules.PowerSetup{ID: "hold", Cost: "standard", Range: 8, Condition: "paralysed", Rounds: 3, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{use(1, 2, "hold"), cmd("new_turn", 1), use(1, 2, "wither"), cmd("new_turn", 1), cmd("new_turn", 1)}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 1 0 0 by ACT-28", "test_rolled 2>1: 2 4 14 by SAV-01", "condition_gained 2: paralysed by ACT-28", "effect_began 2>1: 0 0 0 by ACT-28", "effect_aged 2>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 16 0 0 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "effect_aged 2>1: 0 0 0 by CND-21", "effect_ended 2>1: 0 0 0 by CND-21", "ability_healed 2: 16 0 16 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "effect_ended 2>1: 0 0 0 by CND-21", "condition_lost 2: paralysed by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01"},
	},
	{
		rule: "DMG-11 and HP-04: a lower threshold alone kills", rows: []string{"G.g"}, dice: [][2]int{{4, 1}},
		change: all(able(0, sapper("sicken", "con", "1d4", 3)), func(s *rules.Setup) { s.Combatants[1].Abilities.Con, s.Combatants[1].HP = 15, -14 }, state(1, "dying", "prone")),
		do:     []levels.Command{use(1, 2, "sicken")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 1 3 0 by DMG-11", "ability_damaged 2>1: 1 2 14 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "weapon_dropped 2: 0 by HP-03", "effect_ended 2>1: 0 0 0 by CND-22", "condition_gained 2: dead by HP-04"},
	},
	{
		rule: "DMG-11 Intelligence 0", rows: []string{"G.g"}, dice: [][2]int{{4, 4}},
		change: able(0, sapper("dull", "int", "1d4+20", 0)),
		do:     []levels.Command{use(1, 2, "dull")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 10 3 0 by DMG-11", "condition_gained 2: unconscious by DMG-11", "condition_gained 2: prone by CND-15", "weapon_dropped 2: 0 by HP-03"},
	},
	{
		rule: "DMG-11 Constitution costs hit points and gives them back", rows: []string{"G.gg"}, dice: [][2]int{{4, 4}, {6, 4}},
		change: all(able(0, sapper("sicken", "con", "1d4", 0)), able(2, restorer("mend", "con", "1d6")), lowered(0, rules.AbilitiesSetup{Con: 4}), func(s *rules.Setup) { s.Combatants[0].HP, s.Combatants[1].HP = 20, 4 }),
		do:     []levels.Command{use(1, 2, "sicken"), use(3, 2, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 4 2 10 by DMG-11", "damaged 2>1: 8 0 0 by DMG-11", "condition_gained 2: dying by HP-03", "condition_gained 2: prone by HP-03", "weapon_dropped 2: 0 by HP-03", "spent 3: 0 1 0 by ACT-01", "action_taken 3>2: 0 0 0 by ACT-28", "power_used 3>2: 0 0 0 by ACT-28", "damage_rolled 3>2: 4 3 0 by DMG-11", "ability_healed 2>3: 4 2 14 by DMG-11", "healed 2: 8 0 0 by DMG-11", "condition_lost 2: dying by HP-06"},
	},
	{
		rule: "DMG-11 Constitution 0", rows: []string{"G.g"}, dice: [][2]int{{4, 4}},
		change: able(0, sapper("sicken", "con", "1d4+20", 3)),
		do:     []levels.Command{use(1, 2, "sicken")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 14 2 0 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "weapon_dropped 2: 0 by HP-03", "effect_ended 2>1: 0 0 0 by CND-22", "condition_gained 2: dead by DMG-11"},
	},
	{
		rule: "DMG-11 and HP-04: a lower threshold kills the dying", rows: []string{"G.g"}, dice: [][2]int{{4, 4}},
		change: all(able(0, sapper("sicken", "con", "1d4+2", 3)), func(s *rules.Setup) { s.Combatants[1].HP = -9 }, state(1, "dying", "prone")),
		do:     []levels.Command{use(1, 2, "sicken")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 6 2 8 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "damaged 2>1: 12 0 0 by DMG-11", "weapon_dropped 2: 0 by HP-03", "effect_ended 2>1: 0 0 0 by CND-22", "condition_gained 2: dead by HP-04"},
	},
	{
		rule: "DMG-11 a venom and its save", rows: []string{"Gg"}, dice: [][2]int{{20, 18}, {4, 1}, {3, 2}, {20, 2}},
		change: armed(0, biting(rules.SapSetup{Score: "dex", Dice: "1d3", Save: &rules.SaveSetup{Kind: "fortitude", DC: 13, Success: "negates"}})),
		do:     []levels.Command{strike(1, 2, "fang")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ATK-20", "attack_rolled 1>2: 18 25 17 by ATK-01", "damage_rolled 1>2: 1 0 0 by DMG-01", "damage_rolled 1>2: 2 3 0 by DMG-11", "damaged 2>1: 4 0 0 by DMG-01", "test_rolled 2>1: 2 8 13 by DMG-11", "ability_damaged 2>1: 2 1 11 by DMG-11"},
	},
	{
		rule: "DMG-11 a venom withstood", rows: []string{"Gg"}, dice: [][2]int{{20, 18}, {4, 1}, {3, 2}, {20, 19}},
		change: armed(0, biting(rules.SapSetup{Score: "dex", Dice: "1d3", Save: &rules.SaveSetup{Kind: "fortitude", DC: 13, Success: "negates"}})),
		do:     []levels.Command{strike(1, 2, "fang")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ATK-20", "attack_rolled 1>2: 18 25 17 by ATK-01", "damage_rolled 1>2: 1 0 0 by DMG-01", "damage_rolled 1>2: 2 3 0 by DMG-11", "damaged 2>1: 4 0 0 by DMG-01", "test_rolled 2>1: 19 25 13 by DMG-11"},
	},
	{
		rule: "DMG-11 a venom in the dead", rows: []string{"Gg"}, dice: [][2]int{{20, 18}, {4, 4}, {3, 2}},
		change: all(armed(0, biting(rules.SapSetup{Score: "dex", Dice: "1d3", Save: &rules.SaveSetup{Kind: "fortitude", DC: 13, Success: "negates"}})), func(s *rules.Setup) { s.Combatants[1].HP = -13 }, state(1, "dying", "prone")),
		do:     []levels.Command{strike(1, 2, "fang")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ATK-20", "attack_rolled 1>2: 18 25 3 by ATK-01", "damage_rolled 1>2: 4 0 0 by DMG-01", "damage_rolled 1>2: 2 3 0 by DMG-11", "damaged 2>1: 7 0 0 by DMG-01", "weapon_dropped 2: 0 by HP-03", "condition_gained 2: dead by HP-04"},
	},
	{
		rule: "DMG-11 without Constitution no Strength is lost", rows: []string{"Gg"}, dice: [][2]int{{20, 18}, {4, 1}},
		change: all(armed(0, biting(rules.SapSetup{Score: "str", Dice: "1d3"})), func(s *rules.Setup) { s.Combatants[1].Traits = append(s.Combatants[1].Traits, "no_con") }),
		do:     []levels.Command{strike(1, 2, "fang")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ATK-20", "attack_rolled 1>2: 18 25 17 by ATK-01", "damage_rolled 1>2: 1 0 0 by DMG-01", "damaged 2>1: 4 0 0 by DMG-01"},
	},
	{
		rule: "DMG-11 an ability and the save of one: all of it", rows: []string{"G..g"}, dice: [][2]int{{20, 2}, {6, 3}, {4, 4}},
		change: able(0, rules.PowerSetup{ID: "blight", Cost: "standard", Range: 8, Damage: "1d6", Saps: &rules.SapSetup{Score: "wis", Dice: "1d4"}, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "half"}}),
		do:     []levels.Command{use(1, 2, "blight")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "test_rolled 2>1: 2 4 14 by SAV-01", "damage_rolled 1>2: 3 0 0 by ACT-28", "damaged 2>1: 3 0 0 by DMG-01", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 4 4 8 by DMG-11"},
	},
	{
		rule: "DMG-11 an ability and the save of one: half", rows: []string{"G..g"}, dice: [][2]int{{20, 19}, {6, 3}, {4, 4}},
		change: able(0, rules.PowerSetup{ID: "blight", Cost: "standard", Range: 8, Damage: "1d6", Saps: &rules.SapSetup{Score: "wis", Dice: "1d4"}, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "half"}}),
		do:     []levels.Command{use(1, 2, "blight")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "test_rolled 2>1: 19 21 14 by SAV-01", "damage_rolled 1>2: 3 0 0 by ACT-28", "damaged 2>1: 1 0 0 by DMG-01", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 2 4 10 by DMG-11"},
	},
	{
		rule: "DMG-11 an ability and the save of one: nothing", rows: []string{"G..g"}, dice: [][2]int{{20, 19}},
		change: able(0, rules.PowerSetup{ID: "blight", Cost: "standard", Range: 8, Damage: "1d6", Saps: &rules.SapSetup{Score: "wis", Dice: "1d4"}, Condition: "shaken", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{use(1, 2, "blight")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "test_rolled 2>1: 19 21 14 by SAV-01"},
	},
	{
		rule: "DMG-11 an area: one roll, and a save each", rows: []string{"G..gg"}, dice: [][2]int{{6, 3}, {4, 3}, {20, 2}, {20, 19}},
		change: able(0, rules.PowerSetup{ID: "spores", Cost: "standard", Range: 8, Damage: "1d6", Area: &rules.AreaSetup{Kind: "burst", Radius: 1}, Saps: &rules.SapSetup{Score: "dex", Dice: "1d4+1", Rounds: 3}, Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}}),
		do:     []levels.Command{{Do: "power", By: 1, Option: "spores", Square: &[2]int{4, 0}}}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-28", "power_used 1: 0 0 0 by ACT-28", "damage_rolled 1: 3 0 0 by ACT-28", "damage_rolled 1: 3 3 0 by DMG-11", "test_rolled 2>1: 2 4 14 by SAV-01", "damaged 2>1: 3 0 0 by DMG-01", "ability_damaged 2>1: 4 1 9 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "test_rolled 3>1: 19 21 14 by SAV-01", "damaged 3>1: 1 0 0 by DMG-01", "ability_damaged 3>1: 2 1 11 by DMG-11", "effect_began 3>1: 0 0 0 by DMG-11"},
	},
	{
		rule: "SAV-05 evasion in an area", rows: []string{"G..gg"}, dice: [][2]int{{6, 5}, {20, 2}, {20, 19}},
		change: all(able(0, rules.PowerSetup{ID: "burst", Cost: "standard", Range: 8, Damage: "1d6", Area: &rules.AreaSetup{Kind: "burst", Radius: 1}, Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}}), func(s *rules.Setup) {
			s.Combatants[1].Traits, s.Combatants[1].Armor = append(s.Combatants[1].Traits, "improved_evasion"), nil
			s.Combatants[2].Traits, s.Combatants[2].Armor = append(s.Combatants[2].Traits, "evasion"), nil
		}),
		do: []levels.Command{{Do: "power", By: 1, Option: "burst", Square: &[2]int{4, 0}}}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-28", "power_used 1: 0 0 0 by ACT-28", "damage_rolled 1: 5 0 0 by ACT-28", "test_rolled 2>1: 2 4 14 by SAV-01", "damaged 2>1: 2 0 0 by DMG-01", "test_rolled 3>1: 19 21 14 by SAV-01"},
	},
	{
		rule: "DMG-11 the dead lose no score", rows: []string{"G..g"}, dice: [][2]int{{20, 2}, {6, 6}}, change: all(able(0, rules.PowerSetup{ID: "blight", Cost: "standard", Range: 8, Damage: "1d6", Saps: &rules.SapSetup{Score: "wis", Dice: "1d4"}, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "half"}}),
			func(s *rules.Setup) { s.Combatants[1].HP = -13 }, state(1, "dying", "prone")),
		do: []levels.Command{use(1, 2, "blight")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "test_rolled 2>1: 2 4 14 by SAV-01", "damage_rolled 1>2: 6 0 0 by ACT-28", "damaged 2>1: 6 0 0 by DMG-01", "weapon_dropped 2: 0 by HP-03", "condition_gained 2: dead by HP-04"},
	},
	{
		rule: "DMG-11 the dead in an area lose no score", rows: []string{"G..gg"}, dice: [][2]int{{6, 6}, {4, 2}},
		change: all(able(0, rules.PowerSetup{ID: "spores", Cost: "standard", Range: 8, Damage: "1d6", Area: &rules.AreaSetup{Kind: "burst", Radius: 1}, Saps: &rules.SapSetup{Score: "dex", Dice: "1d4", Rounds: 3}}), func(s *rules.Setup) { s.Combatants[1].HP = -13 }, state(1, "dying", "prone")),
		do:     []levels.Command{{Do: "power", By: 1, Option: "spores", Square: &[2]int{4, 0}}}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1: 0 0 0 by ACT-28", "power_used 1: 0 0 0 by ACT-28", "damage_rolled 1: 6 0 0 by ACT-28", "damage_rolled 1: 2 3 0 by DMG-11", "damaged 2>1: 6 0 0 by DMG-01", "weapon_dropped 2: 0 by HP-03", "condition_gained 2: dead by HP-04", "damaged 3>1: 6 0 0 by DMG-01", "ability_damaged 3>1: 2 1 11 by DMG-11", "effect_began 3>1: 0 0 0 by DMG-11"},
	},
	{
		rule: "DMG-11 no points are rolled where there are none to lose", rows: []string{"G..g"}, dice: [][2]int{{20, 2}, {6, 3}}, change: all(able(0, rules.PowerSetup{ID: "blight", Cost: "standard", Range: 8, Damage: "1d6", Saps: &rules.SapSetup{Score: "wis", Dice: "1d4"}, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "half"}}),
			func(s *rules.Setup) { s.Combatants[1].Lowered.Wis = s.Combatants[1].Abilities.Wis }),
		do: []levels.Command{use(1, 2, "blight")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "test_rolled 2>1: 2 -2 14 by SAV-01", "damage_rolled 1>2: 3 0 0 by ACT-28", "damaged 2>1: 3 0 0 by DMG-01"},
	},
	{
		rule: "DMG-11 and SAV-05: who slips away from half loses half", rows: []string{"G..g"}, dice: [][2]int{{20, 2}, {6, 5}, {4, 4}}, change: all(able(0, rules.PowerSetup{ID: "blight", Cost: "standard", Range: 8, Damage: "1d6", Saps: &rules.SapSetup{Score: "wis", Dice: "1d4"}, Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}}),
			func(s *rules.Setup) {
				s.Combatants[1].Traits, s.Combatants[1].Armor = append(s.Combatants[1].Traits, "improved_evasion"), nil
			}),
		do: []levels.Command{use(1, 2, "blight")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "test_rolled 2>1: 2 4 14 by SAV-01", "damage_rolled 1>2: 5 0 0 by ACT-28", "damaged 2>1: 2 0 0 by DMG-01", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 2 4 10 by DMG-11"},
	},
	{
		rule: "DMG-11 who was held before stays paralysed by the score", rows: []string{"G.gg"}, dice: [][2]int{{20, 2}, {4, 4}, {6, 2}},
		change: all(able(0, sapper("wither", "str", "1d4+20", 0), rules.PowerSetup{ID: "hold", Cost: "standard", Range: 8, Condition: "paralysed", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}), able(2, restorer("mend", "str", "1d6"))),
		do:     []levels.Command{use(1, 2, "hold"), cmd("new_turn", 1), use(1, 2, "wither"), cmd("new_turn", 1), use(3, 2, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 1 0 0 by ACT-28", "test_rolled 2>1: 2 4 14 by SAV-01", "condition_gained 2: paralysed by ACT-28", "effect_began 2>1: 0 0 0 by ACT-28", "effect_aged 2>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 16 0 0 by DMG-11", "effect_ended 2>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 3: 0 1 0 by ACT-01", "action_taken 3>2: 0 0 0 by ACT-28", "power_used 3>2: 0 0 0 by ACT-28", "damage_rolled 3>2: 2 3 0 by DMG-11", "ability_healed 2>3: 2 0 2 by DMG-11", "condition_lost 2: paralysed by DMG-11"},
	},
	{
		rule: "DMG-11 who is paralysed for good stays so", rows: []string{"G.gg"}, dice: [][2]int{{4, 4}, {6, 2}},
		change: all(able(0, sapper("wither", "str", "1d4+20", 0)), able(2, restorer("mend", "str", "1d6")), state(1, "paralysed")),
		do:     []levels.Command{use(1, 2, "wither"), use(3, 2, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 16 0 0 by DMG-11", "spent 3: 0 1 0 by ACT-01", "action_taken 3>2: 0 0 0 by ACT-28", "power_used 3>2: 0 0 0 by ACT-28", "damage_rolled 3>2: 2 3 0 by DMG-11", "ability_healed 2>3: 2 0 2 by DMG-11"},
	},
	{
		rule: "DMG-11 restoring ends nothing but the loss", rows: []string{"G.gg"}, dice: [][2]int{{20, 2}, {4, 4}, {6, 2}},
		change: all(able(0, sapper("wither", "str", "1d4", 5), rules.PowerSetup{ID: "hold", Cost: "standard", Range: 8, Condition: "paralysed", Rounds: 3, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}), able(2, restorer("mend", "str", "1d6"))),
		do:     []levels.Command{use(1, 2, "hold"), cmd("new_turn", 1), use(1, 2, "wither"), use(3, 2, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 1 0 0 by ACT-28", "test_rolled 2>1: 2 4 14 by SAV-01", "condition_gained 2: paralysed by ACT-28", "effect_began 2>1: 0 0 0 by ACT-28", "effect_aged 2>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 4 0 12 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "spent 3: 0 1 0 by ACT-01", "action_taken 3>2: 0 0 0 by ACT-28", "power_used 3>2: 0 0 0 by ACT-28", "damage_rolled 3>2: 2 3 0 by DMG-11", "ability_healed 2>3: 2 0 14 by DMG-11", "effect_ended 2>1: 0 0 0 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11"},
	},
	{
		rule: "DMG-11 points of two causers are two", rows: []string{"GG.g"}, dice: [][2]int{{4, 4}, {4, 2}},
		change: all(able(0, sapper("wither", "str", "1d4", 5)), able(1, sapper("wither", "str", "1d4", 5))),
		do:     []levels.Command{use(1, 3, "wither"), use(2, 3, "wither")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>3: 0 0 0 by ACT-28", "power_used 1>3: 0 0 0 by ACT-28", "damage_rolled 1>3: 4 3 0 by DMG-11", "ability_damaged 3>1: 4 0 12 by DMG-11", "effect_began 3>1: 0 0 0 by DMG-11", "spent 2: 0 1 0 by ACT-01", "action_taken 2>3: 0 0 0 by ACT-28", "power_used 2>3: 0 0 0 by ACT-28", "damage_rolled 2>3: 2 3 0 by DMG-11", "ability_damaged 3>2: 2 0 10 by DMG-11", "effect_began 3>2: 0 0 0 by DMG-11"},
	},
	{
		rule: "DMG-11 points of two scores are two", rows: []string{"Gg"}, dice: [][2]int{{20, 18}, {4, 1}, {3, 2}, {20, 18}, {4, 1}, {3, 1}},
		change: all(armed(0, biting(rules.SapSetup{Score: "dex", Dice: "1d3", Rounds: 2}), rules.WeaponSetup{Name: "claw", Kind: "melee", Hand: "one", Damage: "1d4", Saps: &rules.SapSetup{Score: "str", Dice: "1d3", Rounds: 2}}), func(s *rules.Setup) { s.Combatants[0].BAB = 6 }),
		do:     []levels.Command{{Do: "full_attack", By: 1, On: 2, Weapons: []string{"fang", "claw"}}}, whole: true, events: []string{"spent 1: 2 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ATK-15", "attack_rolled 1>2: 18 27 17 by ATK-01", "damage_rolled 1>2: 1 0 0 by DMG-01", "damage_rolled 1>2: 2 3 0 by DMG-11", "damaged 2>1: 4 0 0 by DMG-01", "ability_damaged 2>1: 2 1 11 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "attack_rolled 1>2: 18 22 16 by ATK-01", "damage_rolled 1>2: 1 0 0 by DMG-01", "damage_rolled 1>2: 1 3 0 by DMG-11", "damaged 2>1: 4 0 0 by DMG-01", "ability_damaged 2>1: 1 0 15 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11"},
	},
	{
		rule: "CND-22 what comes back to others goes on", rows: []string{"G.gg"}, dice: [][2]int{{20, 2}, {4, 4}, {4, 3}},
		change: able(0, sapper("wither", "str", "1d4", 5), rules.PowerSetup{ID: "hold", Cost: "standard", Range: 8, Condition: "paralysed", Rounds: 3, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{use(1, 2, "hold"), cmd("new_turn", 1), use(1, 2, "wither"), cmd("new_turn", 1), use(1, 3, "wither"), {Do: "damage", By: 2, Amount: 60}}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 1 0 0 by ACT-28", "test_rolled 2>1: 2 4 14 by SAV-01", "condition_gained 2: paralysed by ACT-28", "effect_began 2>1: 0 0 0 by ACT-28", "effect_aged 2>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 4 0 12 by DMG-11", "effect_began 2>1: 0 0 0 by DMG-11", "effect_aged 2>1: 0 0 0 by CND-21", "effect_aged 2>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01", "spent 1: 0 1 0 by ACT-01", "action_taken 1>3: 0 0 0 by ACT-28", "power_used 1>3: 0 0 0 by ACT-28", "damage_rolled 1>3: 3 3 0 by DMG-11", "ability_damaged 3>1: 3 0 13 by DMG-11", "effect_began 3>1: 0 0 0 by DMG-11", "damaged 2: 60 0 0 by DMG-01", "weapon_dropped 2: 0 by HP-03", "effect_ended 2>1: 0 0 0 by CND-22", "effect_ended 2>1: 0 0 0 by CND-22", "condition_gained 2: dead by HP-04"},
	},
	{
		rule: "DMG-11 Constitution that comes back wakes nobody who sleeps for another reason", rows: []string{"G.gg"}, dice: [][2]int{{4, 4}, {6, 4}},
		change: all(able(0, sapper("sicken", "con", "1d4", 0)), able(2, restorer("mend", "con", "1d6")), state(1, "unconscious", "prone")),
		do:     []levels.Command{use(1, 2, "sicken"), use(3, 2, "mend")}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "damage_rolled 1>2: 4 3 0 by DMG-11", "ability_damaged 2>1: 4 2 10 by DMG-11", "damaged 2>1: 8 0 0 by DMG-11", "spent 3: 0 1 0 by ACT-01", "action_taken 3>2: 0 0 0 by ACT-28", "power_used 3>2: 0 0 0 by ACT-28", "damage_rolled 3>2: 4 3 0 by DMG-11", "ability_healed 2>3: 4 2 14 by DMG-11", "healed 2: 8 0 0 by DMG-11"},
	},
	{
		rule: "CND-22 no aid ends with the life of whom it helped, but with the turn of its giver", rows: []string{"GgG"}, dice: [][2]int{{20, 12}},
		do: []levels.Command{{Do: "aid", By: 1, On: 2, Ally: 3, Weapon: "longsword"}, {Do: "damage", By: 3, Amount: 60}, cmd("new_turn", 1)}, whole: true, events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-15", "test_rolled 1>2: 12 21 10 by DIC-16", "effect_began 3>1: 0 0 0 by ACT-15", "damaged 3: 60 0 0 by DMG-01", "weapon_dropped 3: 0 by HP-03", "condition_gained 3: dead by HP-04", "effect_ended 3>1: 0 0 0 by CND-21", "opportunity_forgotten>1: 0 0 0 by AOO-11", "turn_began 1: -1 10 0 by ACT-01"},
	},
}

func TestSapScenes(t *testing.T) { play(t, sapScenes) }
