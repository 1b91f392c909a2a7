package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/rulesets"
)

// proved are scenes for what no other test would miss: each fails without the
// row, event or decision of the rule it names.
var proved = []scene{
	{
		rule: "SIL-61", rows: []string{"Gg"}, change: feat(1, "dodge"), dice: [][2]int{{20, 10}},
		do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"attack_rolled 1>2: 10 17 18"},
	},
	{
		rule: "AOO-08 declined", rows: []string{"Gg", ".."}, no: []string{"offer"},
		do: []levels.Command{walk(1, [2]int{0, 1})}, events: []string{"opportunity_declined 2>1 by AOO-08", "moved 1 by MOV-01"},
	},
	{
		rule: "MOV-01 and DIC-06: walked", rows: []string{"G.."}, do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0})}, events: []string{"moved 1: 0 0 1 by MOV-01", "moved 1: 0 0 1 by MOV-01"},
	},
	{
		rule: "MOV-01 too far", rows: []string{"G........"}, do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0}, [2]int{3, 0}, [2]int{4, 0}, [2]int{5, 0}, [2]int{6, 0}, [2]int{7, 0})}, refused: "MOV-01",
	},
	{
		rule: "ACT-24 shot and thrown", rows: []string{"R...g", "G...."}, change: arm(2, javelin), dice: [][2]int{{20, 2}, {20, 2}},
		do:     []levels.Command{strike(1, 2, "light crossbow"), strike(3, 2, "javelin")},
		events: []string{"weapon_shot 1: 1 by ACT-24", "weapon_dropped 3: 1 by ACT-24"},
	},
	{
		rule: "MOV-10 cited", rows: []string{"Gg", ".."},
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{0, 1}}}}, events: []string{"moved 1 by MOV-10"},
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
		rule: "DMG-10 cited", rows: []string{"Gg"}, change: arm(0, rules.WeaponSetup{Name: "flame", Kind: "melee", Hand: "one", Damage: "1d8", Extra: "1d6"}),
		dice: [][2]int{{20, 15}, {8, 3}, {6, 2}}, do: []levels.Command{strike(1, 2, "flame")},
		events: []string{"damage_rolled 1>2 by DMG-01", "damage_rolled 1>2 by DMG-10", "damaged 2>1: 8"},
	},
	{
		rule: "ATK-19 needs an opening", rows: []string{"Rg"}, dice: [][2]int{{20, 16}, {4, 3}},
		do: []levels.Command{strike(1, 2, "short sword")}, events: []string{"attack_rolled 1>2: 16 18 17", "damaged 2>1: 2"},
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
		rule: "HP-02 healed to nothing", rows: []string{"Gg"}, change: func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -2, []rules.ConditionSetup{{ID: "stable"}}
		},
		do:     []levels.Command{{Do: "heal", By: 2, Amount: 2}},
		events: []string{"healed 2: 2 by HP-06", "condition_lost 2: stable by HP-06", "condition_gained 2: disabled by HP-02"},
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
		rule: "HP-03, GRP-09 and CND-22: the dead", rows: []string{"Gg"}, change: all(locked(0, 1), func(s *rules.Setup) { s.Combatants[1].HP = 2 }, state(1, "shaken")),
		do:     []levels.Command{{Do: "damage", By: 2, Amount: 60}},
		events: []string{"weapon_dropped 2: 0 by HP-03", "grip_lost 2>1", "condition_gained 2: dead by HP-04"},
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
		rule: "CND-12 lets go, SAV-01 cited", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, gaze),
		do:     []levels.Command{{Do: "power", By: 1, Option: "gaze", On: 2}},
		events: []string{"test_rolled 2>1 by SAV-01", "condition_gained 2: stunned", "weapon_dropped 2: 0 by CND-12"},
	},
	{
		rule: "AOO-10 stands up no more", rows: []string{"Gg"}, change: all(state(0, "prone"), func(s *rules.Setup) { s.Combatants[0].HP = 2 }),
		dice: [][2]int{{20, 15}, {8, 6}}, do: []levels.Command{cmd("stand_up", 1)},
		events: []string{"opportunity_taken 2>1", "condition_gained 1: dying", "action_lost 1 by AOO-10"},
	},
	{
		rule: "AOO-10 trips no more", rows: []string{"Gg"}, change: all(bare(0), func(s *rules.Setup) { s.Combatants[0].HP = 2 }),
		dice: [][2]int{{20, 15}, {8, 6}}, do: []levels.Command{on("trip", 1, 2)},
		events: []string{"opportunity_taken 2>1", "condition_gained 1: dying", "action_lost 1>2 by AOO-10"},
	},
	{
		rule: "AOO-10 uses no power", rows: []string{"Gg"}, change: all(able(0, gaze), func(s *rules.Setup) { s.Combatants[0].HP = 2 }),
		dice: [][2]int{{20, 15}, {8, 6}}, do: []levels.Command{{Do: "power", By: 1, Option: "gaze", On: 2}},
		events: []string{"opportunity_taken 2>1", "condition_gained 1: dying", "action_lost 1>2 by AOO-10"},
	},
	{
		rule: "HLP-05 stopped", rows: []string{"Gg", "g."}, change: all(state(1, "paralysed"), func(s *rules.Setup) { s.Combatants[0].HP = 2 }),
		dice: [][2]int{{20, 15}, {8, 6}}, do: []levels.Command{{Do: "coup_de_grace", By: 1, On: 2, Weapon: "longsword"}},
		events: []string{"opportunity_taken 3>1", "condition_gained 1: dying", "action_lost 1>2 by HLP-05"},
	},
	{
		rule: "SIL-60 and MAN-04 pushed", rows: []string{"Gg.."}, change: feat(0, "improved_bull_rush"), dice: [][2]int{{20, 15}, {20, 2}}, no: []string{"follow"},
		do: []levels.Command{on("bull_rush", 1, 2)}, events: []string{"moved 2"},
	},
	{
		rule: "GRP-08 drawn", rows: []string{"A....gG"}, change: locked(1, 2), dice: [][2]int{{2, 1}, {20, 2}},
		do: []levels.Command{strike(1, 2, "longbow")}, events: []string{"target_drawn 1>2: 1 by GRP-08", "attack_rolled 1>2"},
	},
	{
		rule: "ACT-30 closed", rows: []string{"G.g"}, change: func(s *rules.Setup) {
			s.Map.Edges = []rules.EdgeSetup{{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: true, Open: true}}}
		},
		do: []levels.Command{{Do: "close_door", By: 1, Amount: 1}, walk(1, [2]int{1, 0})}, events: []string{"door_closed 1: 1 by ACT-30"}, refused: "MOV-04",
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
		rule: "INI-08 made and used", rows: []string{"A....g"}, dice: [][2]int{{20, 2}},
		no: []string{"offer"},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "attack", Weapon: "longbow"}},
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}),
		},
		events: []string{"ready_made 1 by INI-08", "ready_used 1>2 by INI-08", "attack_rolled 1>2: 2 9 17"},
	},
	{
		rule: "DMG-07", rows: []string{"Ag"}, dice: [][2]int{{20, 20}, {20, 19}, {8, 1}, {8, 2}, {8, 3}}, no: []string{"offer"},
		do: []levels.Command{strike(1, 2, "longbow")}, events: []string{"confirmation_rolled 1>2", "damaged 2>1: 9"}, // 3 x (1d8+1)
	},
}

// TestProvedScenes plays them.
func TestProvedScenes(t *testing.T) {
	play(t, proved)
}

// TestPlainAttacks: a row applies when its condition holds and not otherwise;
// an attack of one guard on another, and a shot of an archer at a guard, know
// nothing of the rules of the states they are not in.
func TestPlainAttacks(t *testing.T) {
	lines := func(change func(*rules.Setup), weapon int8) map[string]int {
		sc := scene{rows: []string{"Gg......A"}, change: change}
		s := sc.setup()
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		e.Free = true
		by := rules.ID(0)
		if weapon == 1 {
			by, weapon = 2, 0
		}
		var aim combat.Aim
		combat.AimAt(e, by, 1, weapon, 0, &aim)
		sum := map[string]int{}
		for _, l := range aim.Attack.Lines[:aim.Attack.N] {
			if l.Lost == rules.NoCite {
				sum[e.Rules.Rows[l.Row].Cite.String()] += int(l.Value)
			} else if l.Lost == rules.STK03 {
				sum[e.Rules.Rows[l.Row].Cite.String()] += 100 // a row that should not be there
			}
		}
		for _, l := range aim.Defence.Lines[:aim.Defence.N] {
			if l.Lost == rules.NoCite {
				sum[e.Rules.Rows[l.Row].Cite.String()] += int(l.Value)
			} else if l.Lost == rules.STK03 {
				sum[e.Rules.Rows[l.Row].Cite.String()] += 100 // a row that should not be there
			}
		}
		return sum
	}
	melee, ranged := int8(0), int8(1)
	for _, c := range []struct {
		rule   string
		weapon int8
		change func(*rules.Setup)
		want   int
	}{
		{"ATK-03", melee, nil, 4 + 3}, {"ATK-03", ranged, nil, 0}, {"ATK-04", melee, nil, 0}, {"ATK-04", ranged, nil, 3 + 4},
		{"ATK-03 finesse", melee, feat(0, "weapon_finesse"), 4 + 3}, // a longsword is not light
		{"ATK-07", melee, nil, 0}, {"ATK-07 prone", melee, state(0, "prone"), -4}, {"ATK-07 prone", ranged, state(2, "prone"), 0},
		{"ATK-09", melee, nil, 0}, {"ATK-09 dazzled", melee, state(0, "dazzled"), -1}, {"ATK-09 dazzled target", melee, state(1, "dazzled"), 0},
		{"ATK-10", melee, nil, 0}, {"ATK-11", melee, nil, 0}, {"ATK-11 entangled target", melee, state(1, "entangled"), 0},
		{"ATK-12", melee, nil, 0}, {"ATK-13", melee, nil, 0}, {"ATK-13 shaken target", melee, state(1, "shaken"), 0},
		{"ATK-14", melee, nil, 0}, {"ATK-14 squeezing target", melee, state(1, "squeezing"), 0},
		{"ATK-22", melee, func(s *rules.Setup) { s.Options = map[string]string{"shoot_into_melee": "true"} }, 0},
		{"ATK-22 engaged", ranged, func(s *rules.Setup) { s.Options = map[string]string{"shoot_into_melee": "true"} }, -4},
		{"ACT-13", melee, nil, 0}, {"ACT-14", melee, nil, 0}, {"ACT-14 attacker", melee, state(0, "total_defence"), 0}, {"ACT-14 defends", melee, state(1, "total_defence"), 4},
		{"ACT-16", melee, nil, 0}, {"FLK-01", melee, nil, 0}, {"GRP-05", melee, nil, 0}, {"GRP-05", ranged, nil, 0},
		{"GRP-05 inside", melee, locked(0, 1), -4}, {"GRP-05 outside", ranged, locked(0, 1), 0},
		{"DEF-02", melee, nil, 1}, {"DEF-02 helpless", melee, state(1, "paralysed"), 0},
		{"DEF-03 denied", melee, both(state(1, "stunned"), func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }), 0},
		{"DEF-05", melee, func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }, 1},
		{"DEF-05 denied, DEF-03", melee, both(state(1, "stunned"), func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }), 0},
		{"ACT-14 denied, DEF-03", melee, state(1, "stunned", "total_defence"), 0},
		{"ACT-13 denied, DEF-03", melee, state(1, "stunned", "fighting_defensively"), 0},
		{"DEF-08", melee, nil, 0}, {"HLP-02", melee, nil, 0}, {"HLP-02 helpless", melee, state(1, "paralysed"), -9}, {"HLP-02 helpless", ranged, state(1, "paralysed"), -5},
		{"CND-03", melee, nil, 0}, {"CND-03 prone", ranged, state(1, "prone"), 4}, {"CND-03 prone", melee, state(1, "prone"), -4},
		{"CND-04", melee, nil, 0}, {"CND-04 kneeling", ranged, state(1, "kneeling"), 2}, {"CND-04 kneeling", melee, state(1, "kneeling"), -2},
		{"CND-03", ranged, nil, 0}, {"CND-04", ranged, nil, 0}, {"GRP-05 with another", melee, locked(0, 2), 0},
		{"CND-14 by its pinner", melee, all(locked(0, 1), pinned(1, 0)), 0}, {"CND-14 by another", ranged, all(locked(0, 1), pinned(1, 0)), 0},
		{"MOV-07", melee, nil, 0}, {"CND-14", melee, nil, 0}, {"CND-14 shot", ranged, all(locked(0, 1), pinned(1, 0)), 0},
	} {
		how := " melee"
		if c.weapon == ranged {
			how = " ranged"
		}
		t.Run(c.rule+how, func(t *testing.T) {
			if got := lines(c.change, c.weapon)[c.rule[:6]]; got != c.want {
				t.Errorf("%s%s: the rows of %s give %d, want %d", c.rule, how, c.rule[:6], got, c.want)
			}
		})
	}
}

// TestOpposedChecks: what each row of the opposed checks gives to each check,
// by its rule.
func TestOpposedChecks(t *testing.T) {
	check := func(change func(*rules.Setup), stat rules.Stat, by, on rules.ID) map[string]int {
		sc := scene{rows: []string{"Go", ".."}, change: change}
		s := sc.setup()
		s.Map.Rows = []string{"....", "....", "...."}
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		e.Free = true
		var b rules.Breakdown
		combat.CheckBonus(e, stat, by, on, rules.UnarmedWeapon, rules.NoVerb, &b)
		sum := map[string]int{}
		for _, l := range b.Lines[:b.N] {
			sum[e.Rules.Checks[l.Row].Cite.String()] += int(l.Value)
		}
		return sum
	}
	trait := func(names ...string) func(*rules.Setup) {
		return func(s *rules.Setup) { s.Combatants[0].Traits = append(s.Combatants[0].Traits, names...) }
	}
	nimble := func(s *rules.Setup) { s.Combatants[0].Abilities.Dex = 20 }
	for _, c := range []struct {
		rule    string
		stat    rules.Stat
		by      rules.ID
		change  func(*rules.Setup)
		want    int
		comment string
	}{
		{"SIZ-02", rules.GrappleCheck, 1, nil, 4, "large grapples"}, {"SIZ-02", rules.TripCheck, 1, nil, 4, "large trips"}, {"SIZ-02", rules.TripResist, 1, nil, 4, "large is tripped"},
		{"SIZ-02", rules.RushCheck, 1, nil, 4, "large rushes"}, {"SIZ-02", rules.RushResist, 1, nil, 4, "large is rushed"}, {"SIZ-02", rules.OverrunCheck, 1, nil, 4, "large overruns"},
		{"SIZ-02", rules.OverrunResist, 1, nil, 4, "large is overrun"}, {"SIZ-02", rules.GrappleCheck, 0, nil, 0, "medium"},
		{"GRP-01", rules.GrappleCheck, 0, nil, 7, "BAB and Strength"},
		{"MAN-02", rules.TripCheck, 0, nil, 3, "Strength"}, {"MAN-02", rules.TripResist, 0, nimble, 5, "the better of both"}, {"MAN-02", rules.TripResist, 0, trait("stable"), 3 + 4, "stable"},
		{"MAN-04", rules.RushCheck, 0, nil, 3, "Strength"}, {"MAN-04", rules.RushCheck, 0, state(0, "charging"), 3 + 2, "charging"}, {"MAN-04", rules.RushResist, 0, trait("stable"), 3 + 4, "stable"},
		{"MAN-05", rules.OverrunCheck, 0, nil, 3, "Strength"}, {"MAN-05", rules.OverrunResist, 0, nimble, 5, "the better of both"}, {"MAN-05", rules.OverrunResist, 0, trait("stable"), 3 + 4, "stable"},
		{"CND-07", rules.TripCheck, 0, state(0, "shaken"), -2, ""}, {"CND-07", rules.TripResist, 0, state(0, "shaken"), -2, ""}, {"CND-07", rules.RushCheck, 0, state(0, "shaken"), -2, ""},
		{"CND-07", rules.RushResist, 0, state(0, "shaken"), -2, ""}, {"CND-07", rules.OverrunCheck, 0, state(0, "shaken"), -2, ""}, {"CND-07", rules.OverrunResist, 0, state(0, "shaken"), -2, ""},
		{"CND-07", rules.ArtistCheck, 0, state(0, "shaken"), -2, ""}, {"CND-07", rules.TripCheck, 0, nil, 0, ""},
		{"CND-09", rules.ArtistCheck, 0, state(0, "blinded"), -4, ""}, {"CND-09", rules.ArtistCheck, 0, nil, 0, ""},
		{"ACT-32", rules.ArtistCheck, 0, func(s *rules.Setup) { s.Combatants[0].Skills.EscapeArtist = 3 }, 1 + 3, "Dexterity and ranks"},
	} {
		t.Run(c.rule+" "+c.comment, func(t *testing.T) {
			if got := check(c.change, c.stat, c.by, 1-c.by)[c.rule]; got != c.want {
				t.Errorf("%s: stat %d of %d has %+d, want %+d", c.rule, c.stat, c.by, got, c.want)
			}
		})
	}
}
