package attack_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
	"tenaille/rules/internal/drawn"
)

// TestShotsShunTheLivingAlone: an ally that is dead, or not there any more, is shunned
// by no shot (ATK-22, GEO-13).
func TestShotsShunTheLivingAlone(t *testing.T) {
	const beside, archer = 0, 2
	for _, c := range []struct {
		name string
		is   func(*rules.Combatant)
		at   grid.Cell
	}{
		{"alive", func(*rules.Combatant) {}, grid.C(4, 2)},
		{"dead", func(x *rules.Combatant) { x.Conditions = rules.Set(rules.Dead) }, grid.C(4, 1)},
		{"gone", func(x *rules.Combatant) { x.Absent = true }, grid.C(4, 1)},
	} {
		e := drawn.Set(t, func(s *rules.Setup) { s.Options = map[string]string{"shoot_into_melee": "true"} }, "....G..", "....o..", ".......", ".......", "A......")
		c.is(&e.Facts.Combatants[beside])
		var aim rules.Aim
		attack.AimAt(e, archer, 1, 0, 0, &aim)
		if aim.Cover.To != c.at {
			t.Errorf("with an ally %s beside the target a shot is aimed at %v, want %v", c.name, aim.Cover.To, c.at)
		}
	}
}

// TestShotsShun: where a shot into a melee is at -4, it is aimed at a square of a
// large target that no ally stands beside; a blow is not, nor is a shot by one who
// need not care (ATK-22, GEO-13).
func TestShotsShun(t *testing.T) {
	const guard, archer = 1, 3
	rows := []string{"....G..", "...Go..", ".......", ".......", "A......"}
	for _, c := range []struct {
		name, option, feat string
		by                 rules.ID
		at                 grid.Cell
	}{
		{"a shot", "true", "dodge", archer, grid.C(4, 2)},
		{"a shot where all is one", "false", "dodge", archer, grid.C(4, 1)},
		{"a shot by one who is precise", "true", "precise_shot", archer, grid.C(4, 1)},
		{"a blow", "true", "dodge", guard, grid.C(4, 1)},
	} {
		e := drawn.Set(t, func(s *rules.Setup) {
			s.Options = map[string]string{"shoot_into_melee": c.option}
			s.Combatants[c.by].Feats = []string{c.feat}
			if c.by == archer {
				s.Combatants[guard].At = [2]int{6, 4} // out of its way
			}
		}, rows...)
		var aim rules.Aim
		attack.AimAt(e, c.by, 2, 0, 0, &aim)
		if aim.Cover.To != c.at {
			t.Errorf("%s is aimed at %v, want %v", c.name, aim.Cover.To, c.at)
		}
	}
}
