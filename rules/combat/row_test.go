package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/rulesets"
)

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
