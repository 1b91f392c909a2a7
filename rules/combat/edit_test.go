package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// turned is a position in which its first creature has its turn.
func turned(t *testing.T, change func(*rules.Setup), rows ...string) *rules.Encounter {
	t.Helper()
	e := set(t, change, rows...)
	e.Emit(rules.Event{Kind: rules.Placed, Who: 0, Whom: rules.Nobody})
	e.Emit(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, Whom: rules.Nobody, A: 1})
	e.Emit(rules.Event{Kind: rules.TurnBegan, Who: 0, Whom: rules.Nobody})
	return e
}

// TestHandIsRefused: what the rules of a position do not allow cannot be made by hand of a
// match that is studied either, each by its own rule.
func TestHandIsRefused(t *testing.T) {
	open := []string{"G....g", "......", "......"}
	place := func(x, y int) rules.Edit { return rules.Edit{Kind: rules.EditPlace, Who: 0, To: grid.C(x, y)} }
	lay := func(c rules.Condition) rules.Edit {
		return rules.Edit{Kind: rules.EditCondition, Who: 0, Condition: c}
	}
	lift := func(c rules.Condition) rules.Edit {
		return rules.Edit{Kind: rules.EditLift, Who: 0, Condition: c}
	}
	hp := func(n int16) rules.Edit { return rules.Edit{Kind: rules.EditHP, Who: 0, Number: n} }
	weightless := func(s *rules.Setup) { s.Map.ZeroGravity = true }
	figures := func(s *rules.Setup) { s.Ruleset = "skirmish" }
	for _, row := range []struct {
		name   string
		change func(*rules.Setup)
		rows   []string
		x      rules.Edit
		cite   rules.Cite
	}{
		{"free ground", nil, open, place(3, 1), rules.NoCite},
		{"its own square", nil, open, place(0, 0), rules.NoCite},
		{"off the map", nil, open, place(9, 1), rules.GEO01},
		{"half off the map", nil, []string{"O....g", "......", "......"}, place(5, 1), rules.GEO01},
		{"in a wall", nil, []string{"G.#..g", "......"}, place(2, 0), rules.GEO05},
		{"half in a wall", nil, []string{"O..#.g", "......", "......"}, place(2, 0), rules.GEO05},
		{"across an edge", func(s *rules.Setup) {
			s.Map.Edges = []rules.EdgeSetup{{Edge: "V(4,2)", FeatureSetup: rules.FeatureSetup{Feature: "wall"}}}
		}, []string{"O....g", "......", "......", "......"}, place(3, 2), rules.MOV04},
		{"on somebody", nil, open, place(5, 0), rules.GEO02},
		{"half on somebody", nil, []string{"O....g", "......", "......"}, place(4, 0), rules.GEO02},
		{"on the dead", state(1, "dead"), open, place(5, 0), rules.NoCite},
		{"held", func(s *rules.Setup) {
			s.Combatants[0].State = []rules.ConditionSetup{{ID: "grappling", With: []int{s.Combatants[1].ID}}}
			s.Combatants[1].State = []rules.ConditionSetup{{ID: "grappling", With: []int{s.Combatants[0].ID}}}
		}, []string{"Gg....", "......"}, place(3, 1), rules.GRP03},
		{"the dead", state(0, "dead"), open, place(3, 1), rules.HP04},
		{"nobody", nil, open, rules.Edit{Kind: rules.EditHP, Who: 7, Number: 1}, rules.ATK20},
		{"before the first", nil, open, rules.Edit{Kind: rules.EditHP, Who: rules.Nobody, Number: 1}, rules.ATK20},
		{"a die", nil, open, rules.Edit{Kind: rules.EditDie, Who: 0}, rules.RST01},
		{"stunned", nil, open, lay(rules.Stunned), rules.NoCite},
		{"a wound", nil, open, lay(rules.Dying), rules.CND01},
		{"no condition", nil, open, lay(rules.ConditionCount), rules.CND01},
		{"too long", nil, open, rules.Edit{Kind: rules.EditCondition, Who: 0, Condition: rules.Stunned, Number: 101}, rules.CND01},
		{"no time", nil, open, rules.Edit{Kind: rules.EditCondition, Who: 0, Condition: rules.Stunned, Number: -1}, rules.CND01},
		{"once more", state(0, "shaken"), open, lay(rules.Shaken), rules.CND22},
		{"what is not there", nil, open, lift(rules.Shaken), rules.CND22},
		{"what is there", state(0, "shaken"), open, lift(rules.Shaken), rules.NoCite},
		{"kneeling down", state(0, "prone"), open, lay(rules.Kneeling), rules.CND22},
		{"kneeling on nothing", weightless, open, lay(rules.Kneeling), rules.CND16},
		{"falling on nothing", weightless, open, lay(rules.Prone), rules.CND16},
		{"kneeling", nil, open, lay(rules.Kneeling), rules.NoCite},
		{"a score of 0", func(s *rules.Setup) { s.Combatants[0].Lowered.Dex = s.Combatants[0].Abilities.Dex }, open, lift(rules.Paralysed), rules.DMG11},
		{"no hit points", nil, open, hp(0), rules.HP01},
		{"one", nil, open, hp(1), rules.NoCite},
		{"too many", nil, open, hp(999), rules.HP01},
		{"a figure", figures, open, lay(rules.Stunned), rules.SKI18},
	} {
		e := turned(t, row.change, row.rows...)
		if row.cite == rules.SKI18 {
			e.Facts.Phase.Lead = 0
		}
		if got := combat.CheckEdit(e, &row.x).Cite; got != row.cite {
			t.Errorf("%s: refused by %s, want %s", row.name, got, row.cite)
		}
	}
	e := turned(t, nil, open...)
	x := hp(1)
	e.Facts.Over = true
	if got := combat.CheckEdit(e, &x).Cite; got != rules.SKI19 {
		t.Errorf("SKI-19: of a match that is over refused by %s", got)
	}
	if e := set(t, nil, open...); combat.CheckEdit(e, &x).Cite != rules.AOO10 {
		t.Error("AOO-10: changed while nobody's action is awaited")
	}
}

// TestHandBringsWhatTheRulesBring: what follows from a change by hand are the events the
// rules have for it (GEO-02, MOV-07, HP-01, CND-12, CND-15, STL-01).
func TestHandBringsWhatTheRulesBring(t *testing.T) {
	did := func(e *rules.Encounter, x rules.Edit) (list []rules.Event) {
		t.Helper()
		if r := combat.CheckEdit(e, &x); !r.OK() {
			t.Fatalf("%s is refused by %s", x.Kind, r.Cite)
		}
		e.Listen = func(ev rules.Event) { list = append(list, ev) }
		combat.Edit(e, &x)
		e.Listen = nil
		e.Run(dice.NewSeeded(1))
		if list[0].Kind != rules.Edited || list[0].A != int16(x.Kind) {
			t.Errorf("%s begins with %s", x.Kind, list[0].Kind)
		}
		return list[1:]
	}
	e := turned(t, state(0, "squeezing"), "O....g", "......", "......")
	list := did(e, rules.Edit{Kind: rules.EditPlace, Who: 0, To: grid.C(2, 1)})
	if len(list) != 2 || list[0].Kind != rules.ConditionLost || list[0].Cite != rules.MOV07 || list[1].Kind != rules.Moved || list[1].Cite != rules.GEO02 ||
		e.Space(0) != (grid.Space{At: grid.C(2, 1), N: 2}) || e.Facts.Combatants[0].Budget.Moved {
		t.Errorf("GEO-02, MOV-07: put elsewhere, it stands in %v after %+v", e.Space(0), list)
	}
	for _, n := range []int16{3, 9, 9} {
		was := e.Facts.Combatants[0].HP
		list := did(e, rules.Edit{Kind: rules.EditHP, Who: 0, Number: n})
		if e.Facts.Combatants[0].HP != n || (n == was) != (len(list) == 0) || n != was && list[0].Cite != rules.HP01 {
			t.Errorf("HP-01: set to %d it has %d, after %+v", n, e.Facts.Combatants[0].HP, list)
		}
	}
	e = turned(t, nil, "G....g", "......")
	did(e, rules.Edit{Kind: rules.EditCondition, Who: 1, Condition: rules.Asleep, Number: 2})
	if !e.Facts.Has(1, rules.Prone) || len(e.Facts.Effects) != 1 || e.Facts.Effects[0].Left != 2 {
		t.Error("CND-15: who is put to sleep for two rounds does not lie, or not so long")
	}
	did(e, rules.Edit{Kind: rules.EditLift, Who: 1, Condition: rules.Asleep})
	if e.Facts.Has(1, rules.Asleep) || len(e.Facts.Effects) != 0 {
		t.Error("CND-21: who was woken sleeps on")
	}
	did(e, rules.Edit{Kind: rules.EditCondition, Who: 1, Condition: rules.Anchored})
	if !e.Facts.Has(1, rules.Entangled) {
		t.Error("CND-06: who is held to the spot is not entangled")
	}
}
