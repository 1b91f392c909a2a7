package attack_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/internal/drawn"
)

// TestSneakBars: where the target's opening would allow sneak attack dice, the
// attack says why they do not count, and only there (ATK-19).
func TestSneakBars(t *testing.T) {
	stunned := func(more func(*rules.Sheet)) func(*rules.Setup) {
		return func(s *rules.Setup) {
			g := &s.Combatants[1]
			g.State = append(g.State, rules.ConditionSetup{ID: "stunned"})
			if more != nil {
				more(g)
			}
		}
	}
	open := stunned(nil)
	both := stunned(func(s *rules.Sheet) { s.Traits, s.Conceal = append(s.Traits, "no_con"), 20 })
	immune := stunned(func(s *rules.Sheet) { s.Traits = append(s.Traits, "crit_immune") })
	veiled := stunned(func(s *rules.Sheet) { s.Conceal = 20 })
	alert := func(s *rules.Setup) { s.Combatants[1].Conceal = 20 } // no opening, nothing lost
	dull := func(s *rules.Setup) { veiled(s); s.Combatants[0].Sneak = 0 }
	const sword, crossbow = 0, 1
	for _, v := range []struct {
		name   string
		row    string
		change func(*rules.Setup)
		weapon int8
		dice   uint8
		bar    rules.SneakBar
	}{
		{"an opening", "Rg", open, sword, 2, rules.NoSneakBar},
		{"no opening", "Rg", nil, sword, 0, rules.NoSneakBar},
		{"no opening in concealment", "Rg", alert, sword, 0, rules.NoSneakBar},
		{"immune", "Rg", immune, sword, 0, rules.SneakImmune},
		{"immune before concealed", "Rg", both, sword, 0, rules.SneakImmune},
		{"concealed before too far", "R......g", veiled, crossbow, 0, rules.SneakConcealed},
		{"concealed", "Rg", veiled, sword, 0, rules.SneakConcealed},
		{"near enough", "R.....g", open, crossbow, 2, rules.NoSneakBar},
		{"too far", "R......g", open, crossbow, 0, rules.SneakFar},
		{"no sneak dice to lose", "Rg", dull, sword, 0, rules.NoSneakBar},
	} {
		var a rules.Aim
		a.SneakBar = rules.SneakFar // as a used one may have it
		attack.AimAt(drawn.Set(t, v.change, v.row), 0, 1, v.weapon, 0, &a)
		if a.Frame.Sneak != v.dice || a.SneakBar != v.bar {
			t.Errorf("%s: %d sneak dice, barred by %q; want %d, %q", v.name, a.Frame.Sneak, a.SneakBar, v.dice, v.bar)
		}
	}
}
