package attack_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/internal/drawn"
)

// TestTestRows: what each row of the tests that one makes alone gives, by its
// rule.
func TestTestRows(t *testing.T) {
	skill := func(f func(*rules.Sheet)) func(*rules.Setup) { return func(s *rules.Setup) { f(&s.Combatants[0]) } }
	for _, c := range []struct {
		rule   string
		stat   rules.Stat
		change func(*rules.Setup)
		place  int
		want   int
	}{
		{"SAV-01", rules.FortitudeSave, skill(func(s *rules.Sheet) { s.Saves.Fort = 9 }), 0, 9},
		{"SAV-01", rules.ReflexSave, skill(func(s *rules.Sheet) { s.Saves.Ref = 8 }), 0, 8},
		{"SAV-01", rules.WillSave, skill(func(s *rules.Sheet) { s.Saves.Will = 7 }), 0, 7},
		{"SAV-02", rules.FortitudeSave, skill(func(s *rules.Sheet) { s.Abilities.Con = 18 }), 0, 4},
		{"SAV-02", rules.ReflexSave, skill(func(s *rules.Sheet) { s.Abilities.Dex = 16 }), 0, 3},
		{"SAV-02", rules.WillSave, skill(func(s *rules.Sheet) { s.Abilities.Wis = 8 }), 0, -1},
		{"COV-08", rules.ReflexSave, nil, 2, 2}, {"COV-08", rules.WillSave, nil, 2, 0},
		{"CND-07", rules.FortitudeSave, drawn.State(0, "shaken"), 0, -2}, {"CND-07", rules.ReflexSave, drawn.State(0, "shaken"), 0, -2}, {"CND-07", rules.WillSave, drawn.State(0, "frightened"), 0, -2},
		{"CND-07", rules.FirstAidCheck, drawn.State(0, "shaken"), 0, -2}, {"CND-07", rules.FreeingCheck, drawn.State(0, "shaken"), 0, -2}, {"CND-07", rules.ForcingCheck, drawn.State(0, "shaken"), 0, -2},
		{"CND-07", rules.HideCheck, drawn.State(0, "shaken"), 0, -2}, {"CND-07", rules.SpotCheck, drawn.State(0, "shaken"), 0, -2}, {"CND-07", rules.InitiativeRoll, drawn.State(0, "shaken"), 0, 0},
		{"CND-02", rules.SpotCheck, drawn.State(0, "dazzled"), 0, -1}, {"CND-02", rules.HideCheck, drawn.State(0, "dazzled"), 0, 0},
		{"CND-09", rules.HideCheck, drawn.State(0, "blinded"), 0, -4}, {"CND-09", rules.FreeingCheck, drawn.State(0, "blinded"), 0, -4}, {"CND-09", rules.ForcingCheck, drawn.State(0, "blinded"), 0, 0},
		{"INI-01", rules.InitiativeRoll, nil, 0, 1}, {"INI-01", rules.InitiativeRoll, drawn.Feat(0, "improved_initiative"), 0, 5},
		{"ACT-29", rules.FirstAidCheck, skill(func(s *rules.Sheet) { s.Skills.Heal = 6 }), 0, 6},
		{"ACT-32", rules.ForcingCheck, nil, 0, 3}, {"ACT-32", rules.FreeingCheck, skill(func(s *rules.Sheet) { s.Skills.EscapeArtist = 5 }), 0, 6},
		{"STL-01", rules.HideCheck, skill(func(s *rules.Sheet) { s.Skills.HideRanks = 5 }), 0, 6},
		{"STL-01", rules.HideCheck, skill(func(s *rules.Sheet) { s.Size = "small" }), 0, 5}, {"STL-01", rules.HideCheck, nil, 10, 11},
		{"STL-01", rules.HideCheck, drawn.State(0, "invisible"), 0, 41}, {"STL-01", rules.SpotCheck, skill(func(s *rules.Sheet) { s.Skills.Perception = 4 }), -3, 1},
	} {
		e := drawn.Set(t, func(s *rules.Setup) {
			if c.change != nil {
				c.change(s)
			}
		}, "Gg..")
		var b rules.Breakdown
		attack.TestBonus(e, c.stat, 0, c.place, &b)
		sum := 0
		for _, l := range b.Lines[:b.N] {
			if e.Rules.Tests[l.Row].Cite.String() == c.rule && l.Lost == rules.NoCite {
				sum += int(l.Value)
			}
		}
		if sum != c.want {
			t.Errorf("%s: stat %d has %+d by it, want %+d: %+v", c.rule, c.stat, sum, c.want, b.Lines[:b.N])
		}
	}
}

// TestHidingAfterDeeds: who has moved, run or fought hides worse; an attack and
// a run count once (STL-01).
func TestHidingAfterDeeds(t *testing.T) {
	e := drawn.Set(t, drawn.State(0, "invisible"), "Gg..")
	var b rules.Breakdown
	still := attack.TestBonus(e, rules.HideCheck, 0, 0, &b)
	turn := &e.Facts.Combatants[0].Budget
	for _, c := range []struct {
		what string
		do   func()
		want int
	}{
		{"moving", func() { turn.Moved, turn.Walked = true, uint8(e.Rules.Move.Speed(e, 0)/2) }, still - 20},
		{"more than half speed", func() { turn.Walked++ }, still - 25},
		{"an attack", func() { turn.Struck = true }, still - 45},
		{"an attack and a run", func() { e.Facts.Combatants[0].Conditions |= rules.Set(rules.Running) }, still - 45},
	} {
		c.do()
		if got := attack.TestBonus(e, rules.HideCheck, 0, 0, &b); got != c.want {
			t.Errorf("STL-01: after %s %+d, want %+d", c.what, got, c.want)
		}
	}
}
