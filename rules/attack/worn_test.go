package attack_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/internal/drawn"
)

// TestStoppedByWhatIsWorn: an attack between the armour class without armour and shield
// and the whole one is stopped by them; a touch is not, nor by a shield that is loosed
// (DEF-06, ACT-23).
func TestStoppedByWhatIsWorn(t *testing.T) {
	for _, v := range []struct {
		rule     string
		loosed   bool
		mode     rules.AttackMode
		from, to int16 // the totals that are stopped
	}{
		{"DEF-06 armour and shield", false, 0, 11, 17},
		{"DEF-06 armour alone", true, 0, 11, 15},
		{"DEF-06 by a touch", false, rules.ModeTouch, 0, 0},
	} {
		t.Run(v.rule, func(t *testing.T) {
			e := drawn.Set(t, func(s *rules.Setup) { on := !v.loosed; s.Combatants[1].ShieldOn = &on }, "Gg")
			var aim rules.Aim
			attack.AimAt(e, 0, 1, 0, v.mode, &aim)
			ev := rules.Event{Kind: rules.AttackRolled, Who: 0, Whom: 1, C: int16(aim.Defence.Total), Report: &rules.Report{Rows: e.Rules.Rows, Defence: aim.Defence}}
			for ev.B = 2; ev.B < 25; ev.B++ {
				ev.Flags = 0
				if ev.B >= ev.C {
					ev.Flags = rules.FlagHit
				}
				if got, want := attack.Stopped(&ev), ev.B >= v.from && ev.B < v.to; got != want {
					t.Errorf("%d against %d: stopped %v, want %v", ev.B, ev.C, got, want)
				}
			}
			for ev.B = ev.C; ev.B < ev.C+3; ev.B++ { // a natural 1 misses whatever it comes to (ATK-02)
				if ev.Flags = 0; attack.Stopped(&ev) {
					t.Errorf("a natural 1 that comes to %d against %d is stopped", ev.B, ev.C)
				}
			}
			ev.B = v.from
			for _, no := range []rules.Event{{Kind: rules.AttackRolled, B: ev.B, C: ev.C}, {Kind: rules.TestRolled, B: ev.B, C: ev.C, Report: ev.Report}, {Kind: rules.AttackRolled, B: ev.B, C: ev.C, Flags: rules.FlagLost, Report: ev.Report}} {
				if attack.Stopped(&no) {
					t.Errorf("%v with flags %v is stopped", no.Kind, no.Flags)
				}
			}
		})
	}
}
