package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
)

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
			e := set(t, func(s *rules.Setup) { on := !v.loosed; s.Combatants[1].ShieldOn = &on }, "Gg")
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
