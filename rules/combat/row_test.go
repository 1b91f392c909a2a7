package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/rulesets"
)

// TestPlainAttacks: a row applies when its condition holds and not otherwise;
// an attack of one guard on another, and a shot of an archer at a guard, know
// nothing of the rules of the states they are not in.
func TestPlainAttacks(t *testing.T) {
	lines := func(change func(*rules.Setup), weapon int8) map[string]int {
		e := set(t, change, "Gg......A")
		by := rules.ID(0)
		if weapon == 1 {
			by, weapon = 2, 0
		}
		var aim rules.Aim
		attack.AimAt(e, by, 1, weapon, 0, &aim)
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
		{"DEF-03 denied", melee, all(state(1, "stunned"), func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }), 0},
		{"DEF-05", melee, func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }, 1},
		{"DEF-05 denied, DEF-03", melee, all(state(1, "stunned"), func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }), 0},
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
		e := set(t, change, "Go..", "....", "....")
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

// TestCheckRows pins every modifier of the opposed checks by its rule: the
// total before and after one thing is changed.
func TestCheckRows(t *testing.T) {
	state := func(c string) func(*rules.Sheet) {
		return func(s *rules.Sheet) { s.State = append(s.State, rules.ConditionSetup{ID: c}) }
	}
	feats := func(f string) func(*rules.Sheet) { return func(s *rules.Sheet) { s.Feats = append(s.Feats, f) } }
	size := func(n string) func(*rules.Sheet) { return func(s *rules.Sheet) { s.Size = n } }
	for _, c := range []struct {
		rule       string
		stat       rules.Stat
		who        string // of the cast, against G
		change     func(*rules.Sheet)
		plain, now int
	}{
		{"GRP-01", rules.GrappleCheck, "G", func(s *rules.Sheet) { s.BAB++ }, 7, 8},
		{"GRP-01", rules.GrappleCheck, "G", func(s *rules.Sheet) { s.Abilities.Str += 2 }, 7, 8},
		{"SIZ-02", rules.GrappleCheck, "G", size("large"), 7, 11},
		{"GRP-02", rules.GrappleCheck, "G", feats("improved_grapple"), 7, 11},
		{"MAN-02", rules.TripCheck, "G", feats("improved_trip"), 3, 7},
		{"MAN-02", rules.TripCheck, "A", func(s *rules.Sheet) { s.Abilities.Str += 2 }, 1, 2},
		{"SIZ-02", rules.TripCheck, "G", size("large"), 3, 7},
		{"CND-07", rules.TripCheck, "G", state("shaken"), 3, 1},
		{"MAN-02", rules.TripResist, "A", func(s *rules.Sheet) { s.Abilities.Dex += 2 }, 4, 5},
		{"MAN-02", rules.TripResist, "G", feats("stable"), 3, 7},
		{"SIZ-02", rules.TripResist, "G", size("small"), 3, -1},
		{"CND-07", rules.TripResist, "G", state("frightened"), 3, 1},
		{"ABL-02", rules.TripResist, "A", state("entangled"), 4, 2},
		{"MAN-04", rules.RushCheck, "G", feats("improved_bull_rush"), 3, 7},
		{"MAN-04", rules.RushCheck, "G", state("charging"), 3, 5},
		{"SIZ-02", rules.RushCheck, "G", size("large"), 3, 7},
		{"CND-07", rules.RushCheck, "G", state("shaken"), 3, 1},
		{"MAN-04", rules.RushResist, "A", func(s *rules.Sheet) { s.Abilities.Dex += 2 }, 1, 1},
		{"MAN-04", rules.RushResist, "G", feats("stable"), 3, 7},
		{"SIZ-02", rules.RushResist, "G", size("large"), 3, 7},
		{"CND-07", rules.RushResist, "G", state("shaken"), 3, 1},
		{"MAN-05", rules.OverrunCheck, "A", func(s *rules.Sheet) { s.Abilities.Str += 2 }, 1, 2},
		{"MAN-05", rules.OverrunCheck, "G", state("charging"), 3, 3},
		{"SIZ-02", rules.OverrunCheck, "G", size("large"), 3, 7},
		{"CND-07", rules.OverrunCheck, "G", state("shaken"), 3, 1},
		{"MAN-05", rules.OverrunResist, "A", func(s *rules.Sheet) { s.Abilities.Dex += 2 }, 4, 5},
		{"MAN-05", rules.OverrunResist, "G", feats("stable"), 3, 7},
		{"SIZ-02", rules.OverrunResist, "G", size("large"), 3, 7},
		{"CND-07", rules.OverrunResist, "G", state("shaken"), 3, 1},
		{"MAN-03", rules.DisarmCheck, "G", feats("improved_disarm"), 7, 11},
		{"MAN-03", rules.DisarmCheck, "G", func(s *rules.Sheet) { s.Weapons[0].Hand = "two" }, 7, 11},
		{"MAN-03", rules.DisarmCheck, "G", func(s *rules.Sheet) { s.Weapons[0].Hand = "light" }, 7, 3},
		{"MAN-03", rules.DisarmCheck, "G", func(s *rules.Sheet) { s.Weapons[0].TwoHanded = true }, 7, 11},
		{"MAN-03", rules.DisarmCheck, "G", state("prone"), 7, 3},
		{"MAN-03", rules.DisarmResist, "G", size("large"), 7, 10}, // -1 to attack, +4 larger
		{"MAN-03", rules.DisarmResist, "G", feats("improved_disarm"), 7, 7},
		{"MAN-03", rules.DisarmResist, "G", func(s *rules.Sheet) { s.Weapons[0].Hand = "two" }, 7, 11},
		{"ACT-32", rules.ArtistCheck, "A", func(s *rules.Sheet) { s.Skills.EscapeArtist = 5 }, 4, 9},
		{"ACT-32", rules.ArtistCheck, "A", func(s *rules.Sheet) { s.Abilities.Dex += 2 }, 4, 5},
		{"CND-07", rules.ArtistCheck, "A", state("shaken"), 4, 2},
		{"CND-09", rules.ArtistCheck, "A", state("blinded"), 4, 0},
		{"ABL-02", rules.ArtistCheck, "A", state("pinned"), 4, -5},
	} {
		for k, want := range []int{c.plain, c.now} {
			s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"......", "......"}}}
			for i, name := range []string{c.who, "G"} {
				sheet, _ := levels.Cast(name)
				sheet.ID, sheet.Side, sheet.At = i+1, []string{"blue", "red"}[i], [2]int{2 * i, 0}
				if i == 0 && k == 1 {
					c.change(&sheet)
				}
				s.Combatants = append(s.Combatants, sheet)
			}
			e, err := rulesets.New(&s)
			if err != nil {
				t.Fatal(err)
			}
			var b rules.Breakdown
			if got := combat.CheckBonus(e, c.stat, 0, 1, 0, rules.NoVerb, &b); got != want {
				t.Errorf("%s, check %d of %s, changed %v: %d where %d is due: %+v", c.rule, c.stat, c.who, k == 1, got, want, b.Lines[:b.N])
			}
		}
	}
}
