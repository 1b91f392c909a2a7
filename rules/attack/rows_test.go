package attack_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/internal/drawn"
)

// TestPlainAttacks: a row applies when its condition holds and not otherwise;
// an attack of one guard on another, and a shot of an archer at a guard, know
// nothing of the rules of the states they are not in.
func TestPlainAttacks(t *testing.T) {
	lines := func(change func(*rules.Setup), weapon int8) map[string]int {
		e := drawn.Set(t, change, "Gg......A")
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
		{"ATK-03 finesse", melee, drawn.Feat(0, "weapon_finesse"), 4 + 3}, // a longsword is not light
		{"ATK-07", melee, nil, 0}, {"ATK-07 prone", melee, drawn.State(0, "prone"), -4}, {"ATK-07 prone", ranged, drawn.State(2, "prone"), 0},
		{"ATK-09", melee, nil, 0}, {"ATK-09 dazzled", melee, drawn.State(0, "dazzled"), -1}, {"ATK-09 dazzled target", melee, drawn.State(1, "dazzled"), 0},
		{"ATK-10", melee, nil, 0}, {"ATK-11", melee, nil, 0}, {"ATK-11 entangled target", melee, drawn.State(1, "entangled"), 0},
		{"ATK-12", melee, nil, 0}, {"ATK-13", melee, nil, 0}, {"ATK-13 shaken target", melee, drawn.State(1, "shaken"), 0},
		{"ATK-14", melee, nil, 0}, {"ATK-14 squeezing target", melee, drawn.State(1, "squeezing"), 0},
		{"ATK-22", melee, func(s *rules.Setup) { s.Options = map[string]string{"shoot_into_melee": "true"} }, 0},
		{"ATK-22 engaged", ranged, func(s *rules.Setup) { s.Options = map[string]string{"shoot_into_melee": "true"} }, -4},
		{"ACT-13", melee, nil, 0}, {"ACT-14", melee, nil, 0}, {"ACT-14 attacker", melee, drawn.State(0, "total_defence"), 0}, {"ACT-14 defends", melee, drawn.State(1, "total_defence"), 4},
		{"ACT-16", melee, nil, 0}, {"FLK-01", melee, nil, 0}, {"GRP-05", melee, nil, 0}, {"GRP-05", ranged, nil, 0},
		{"GRP-05 inside", melee, drawn.Locked(0, 1), -4}, {"GRP-05 outside", ranged, drawn.Locked(0, 1), 0},
		{"DEF-02", melee, nil, 1}, {"DEF-02 helpless", melee, drawn.State(1, "paralysed"), 0},
		{"DEF-03 denied", melee, drawn.All(drawn.State(1, "stunned"), func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }), 0},
		{"DEF-05", melee, func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }, 1},
		{"DEF-05 denied, DEF-03", melee, drawn.All(drawn.State(1, "stunned"), func(s *rules.Setup) { s.Combatants[1].Dodge = 1 }), 0},
		{"ACT-14 denied, DEF-03", melee, drawn.State(1, "stunned", "total_defence"), 0},
		{"ACT-13 denied, DEF-03", melee, drawn.State(1, "stunned", "fighting_defensively"), 0},
		{"DEF-08", melee, nil, 0}, {"HLP-02", melee, nil, 0}, {"HLP-02 helpless", melee, drawn.State(1, "paralysed"), -9}, {"HLP-02 helpless", ranged, drawn.State(1, "paralysed"), -5},
		{"CND-03", melee, nil, 0}, {"CND-03 prone", ranged, drawn.State(1, "prone"), 4}, {"CND-03 prone", melee, drawn.State(1, "prone"), -4},
		{"CND-04", melee, nil, 0}, {"CND-04 kneeling", ranged, drawn.State(1, "kneeling"), 2}, {"CND-04 kneeling", melee, drawn.State(1, "kneeling"), -2},
		{"CND-03", ranged, nil, 0}, {"CND-04", ranged, nil, 0}, {"GRP-05 with another", melee, drawn.Locked(0, 2), 0},
		{"CND-14 by its pinner", melee, drawn.All(drawn.Locked(0, 1), drawn.Pinned(1, 0)), 0}, {"CND-14 by another", ranged, drawn.All(drawn.Locked(0, 1), drawn.Pinned(1, 0)), 0},
		{"MOV-07", melee, nil, 0}, {"CND-14", melee, nil, 0}, {"CND-14 shot", ranged, drawn.All(drawn.Locked(0, 1), drawn.Pinned(1, 0)), 0},
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

// TestShieldLine: the breakdown of a defence has one line for a shield, and a
// loosed one says which rule takes it away.
func TestShieldLine(t *testing.T) {
	for _, v := range []struct {
		rule   string
		loosed bool
		mode   rules.AttackMode
		ac     int
		lost   rules.Cite
	}{
		{"DEF-01 on the arm", false, 0, 17, rules.NoCite},
		{"ACT-23 loosed", true, 0, 15, rules.ACT23},
		{"DEF-06 on the arm, by a touch", false, rules.ModeTouch, 11, rules.DEF06},
		{"ACT-23 loosed, by a touch", true, rules.ModeTouch, 11, rules.ACT23},
	} {
		t.Run(v.rule, func(t *testing.T) {
			e := drawn.Set(t, func(s *rules.Setup) { on := !v.loosed; s.Combatants[1].ShieldOn = &on }, "Gg")
			var aim rules.Aim
			attack.AimAt(e, 0, 1, 0, v.mode, &aim)
			n, lost := 0, rules.NoCite
			for _, l := range aim.Defence.Lines[:aim.Defence.N] {
				if e.Rules.Rows[l.Row].Source == rules.SourceShield {
					n, lost = n+1, l.Lost
				}
			}
			if n != 1 || lost != v.lost || int(aim.Defence.Total) != v.ac {
				t.Errorf("AC %d with %d lines of a shield, the last lost by %s; want %d, 1, %s", aim.Defence.Total, n, lost, v.ac, v.lost)
			}
		})
	}
}
