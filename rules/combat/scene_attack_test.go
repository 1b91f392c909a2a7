package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// attackScenes are attacks, what they do and what they provoke.
var attackScenes = []scene{
	{
		rule: "ACT-10 two shots are one opportunity", rows: []string{"Ag"}, change: all(seasoned(0), feat(1, "combat_reflexes")),
		dice:   [][2]int{{20, 2}, {20, 2}, {20, 2}},
		do:     []levels.Command{strike(1, 2, "longbow"), strike(1, 2, "longbow")},
		events: []string{"opportunity_taken 2>1", "attack_rolled 2>1", "attack_rolled 1>2", "attack_rolled 1>2"},
	},
	{
		rule: "ACT-13 all out", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		do: []levels.Command{{Do: "fight_defensively", By: 1, On: 2, Weapons: []string{"longsword"}}}, events: []string{"condition_gained 1: fighting_defensively by ACT-13", "attack_rolled 1>2: 2 5 17"},
	},
	{
		rule: "ACT-15, one die by DIC-16", rows: []string{"Gg", "G."}, dice: [][2]int{{20, 3}, {20, 8}, {8, 1}},
		do:     []levels.Command{{Do: "aid", By: 1, On: 2, Ally: 3, Weapon: "longsword"}, strike(3, 2, "longsword")},
		events: []string{"test_rolled 1>2: 3 10 10", "effect_began 3>1", "attack_rolled 3>2: 8 17 17", "effect_ended 3>1", "damaged 2: 4"},
	},
	{
		rule: "ACT-16", rows: []string{"G.....a"}, dice: [][2]int{{20, 8}, {8, 1}},
		do:     []levels.Command{{Do: "charge", By: 1, On: 2, Weapon: "longsword"}},
		events: []string{"condition_gained 1: charging", "moved 1", "moved 1", "moved 1", "moved 1", "moved 1", "attack_rolled 1>2: 8 17 17", "damaged 2: 4"},
	},
	{
		rule: "ACT-24", rows: []string{"R...g"}, dice: [][2]int{{20, 2}},
		do:      []levels.Command{strike(1, 2, "light crossbow"), cmd("new_turn", 1), strike(1, 2, "light crossbow")},
		refused: "ACT-24", events: []string{"weapon_shot 1: 1", "attack_rolled 1>2: 2 8 17"},
	},
	{
		rule: "ACT-24 shot and thrown", rows: []string{"R...g", "G...."}, change: arm(2, javelin), dice: [][2]int{{20, 2}, {20, 2}},
		do:     []levels.Command{strike(1, 2, "light crossbow"), strike(3, 2, "javelin")},
		events: []string{"weapon_shot 1: 1 by ACT-24", "weapon_dropped 3: 1 by ACT-24"},
	},
	{
		rule: "ATK-01, CON-04, ATK-18 and DMG-01 cited", rows: []string{"Gg"}, change: func(s *rules.Setup) { s.Combatants[1].Conceal = 20 },
		dice:   [][2]int{{20, 19}, {100, 50}, {20, 15}, {8, 3}, {8, 4}},
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2 by ATK-01", "miss_chance_rolled 1>2 by CON-04", "confirmation_rolled 1>2 by ATK-18", "damage_rolled 1>2 by DMG-01", "damaged 2>1: 13 by DMG-01"},
	},
	{
		rule: "ATK-19 cited", rows: []string{"Rg"}, change: state(1, "stunned"), dice: [][2]int{{20, 15}, {4, 3}, {6, 2}, {6, 4}},
		do:     []levels.Command{strike(1, 2, "short sword")},
		events: []string{"damage_rolled 1>2 by DMG-01", "damage_rolled 1>2 by ATK-19"},
	},
	{
		rule: "ATK-19 needs an opening", rows: []string{"Rg"}, dice: [][2]int{{20, 16}, {4, 3}},
		do: []levels.Command{strike(1, 2, "short sword")}, events: []string{"attack_rolled 1>2: 16 18 17", "damaged 2>1: 2"},
	},
	{
		rule: "ATK-22", rows: []string{"A..Gg"}, options: map[string]string{"shoot_into_melee": "true"},
		dice:   [][2]int{{20, 10}},
		do:     []levels.Command{strike(1, 3, "longbow")},
		events: []string{"attack_rolled 1>3: 10 13 21"},
	},
	{
		rule: "CON-04", rows: []string{"G:"}, dice: [][2]int{{20, 15}, {100, 20}},
		change: func(s *rules.Setup) {
			g, _ := levels.Cast("A")
			g.ID, g.Side, g.At = 2, "red", [2]int{1, 0}
			s.Combatants = append(s.Combatants, g)
		},
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2: 15 22 17", "miss_chance_rolled 1>2: 20 20"},
	},
	{
		rule: "DEF-04", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		change: func(s *rules.Setup) { s.Combatants[1].Natural, s.Combatants[1].Deflect = 2, 1 },
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2: 2 9 20"},
	},
	{
		rule: "DMG-07", rows: []string{"Ag"}, dice: [][2]int{{20, 20}, {20, 19}, {8, 1}, {8, 2}, {8, 3}}, no: []rules.Question{rules.AskOffer},
		do: []levels.Command{strike(1, 2, "longbow")}, events: []string{"confirmation_rolled 1>2", "damaged 2>1: 9"}, // 3 x (1d8+1)
	},
	{
		rule: "DMG-10 cited", rows: []string{"Gg"}, change: arm(0, rules.WeaponSetup{Name: "flame", Kind: "melee", Hand: "one", Damage: "1d8", Extra: "1d6"}),
		dice: [][2]int{{20, 15}, {8, 3}, {6, 2}}, do: []levels.Command{strike(1, 2, "flame")},
		events: []string{"damage_rolled 1>2 by DMG-01", "damage_rolled 1>2 by DMG-10", "damaged 2>1: 8"},
	},
	{
		rule: "GRP-08 drawn", rows: []string{"A....gG"}, change: locked(1, 2), dice: [][2]int{{2, 1}, {20, 2}},
		do: []levels.Command{strike(1, 2, "longbow")}, events: []string{"target_drawn 1>2: 1 by GRP-08", "attack_rolled 1>2"},
	},
	{
		rule: "SIL-61", rows: []string{"Gg"}, change: feat(1, "dodge"), dice: [][2]int{{20, 10}},
		do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"attack_rolled 1>2: 10 17 18"},
	},
	{
		rule: "STK-01, a weapon of enhancement", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		change: func(s *rules.Setup) { s.Combatants[0].Weapons[0].Enhancement = 1 },
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2: 2 10 17"},
	},
}

func TestAttackScenes(t *testing.T) { play(t, attackScenes) }
