package combat_test

import (
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

func off(i int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].HP = 2 }
}

func tiny(who ...int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, i := range who {
			s.Combatants[i].Size = "tiny"
		}
	}
}

// turnsProved are scenes of turns, tests and reactions.
var turnsProved = []scene{
	{
		rule: "INI-04, INI-02 and ACT-01: a fight begins", rows: []string{"G....g"}, began: true, dice: [][2]int{{20, 15}, {20, 5}},
		events: []string{"condition_gained 1: flat_footed by INI-04", "condition_gained 2: flat_footed by INI-04", "placed 1: 0 by INI-02", "round_began: 1 0 0 by INI-02", "turn_began 1: 0 10 0 by ACT-01"},
	},
	{
		rule: "SIL-12 and AOO-11: a turn begins", rows: []string{"G"}, options: map[string]string{"free_action_cap": "3"},
		do: []levels.Command{cmd("new_turn", 1)}, events: []string{"opportunity_forgotten>1 by AOO-11", "turn_began 1: -1 3 0 by ACT-01"},
	},
	{
		rule: "HP-02 restricts", rows: []string{"G"}, change: func(s *rules.Setup) {
			s.Combatants[0].HP, s.Combatants[0].State = 0, []rules.ConditionSetup{{ID: "disabled"}}
		},
		do: []levels.Command{cmd("new_turn", 1)}, events: []string{"turn_began 1: -1 10 1"},
	},
	{
		rule: "INI-02 turns open in scripts alone", rows: []string{"G....g"}, began: true, dice: [][2]int{{20, 15}, {20, 5}},
		do: []levels.Command{cmd("new_turn", 1)}, refused: "INI-02",
	},
	{
		rule: "DIC-16 and SAV-01 cited", rows: []string{"Gg", "G."}, change: func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -5, []rules.ConditionSetup{{ID: "dying"}}
		},
		dice:   [][2]int{{20, 3}, {8, 1}, {8, 1}, {20, 20}},
		do:     []levels.Command{on("first_aid", 1, 2), {Do: "coup_de_grace", By: 3, On: 2, Weapon: "longsword"}},
		events: []string{"test_rolled 1>2: 3 by DIC-16", "test_rolled 2: 20 by SAV-01"},
	},
	{
		rule: "ACT-08 a charge in the surprise round", rows: []string{"G....g"}, dice: [][2]int{{20, 2}}, no: []string{"offer"},
		do: []levels.Command{{Do: "new_turn", By: 1, Option: "surprise"}, charge(1, 2, "longsword")}, events: []string{"turn_began 1: -1 10 1", "attack_rolled 1>2: 2 11"},
	},
	{
		rule: "ACT-08 one action and no charge", rows: []string{"G....g"},
		do: []levels.Command{{Do: "new_turn", By: 1, Option: "surprise"}, cmd("total_defence", 1), charge(1, 2, "longsword")}, refused: "ACT-08",
	},
	{
		rule: "AOO-13 with uncanny dodge", rows: []string{"Gr", ".."}, change: state(1, "flat_footed"),
		do: []levels.Command{walk(1, [2]int{0, 1})}, events: []string{"moved 1"},
	},
	{
		rule: "AOO-13 once it has acted", rows: []string{"Gr", ".."}, dice: [][2]int{{20, 2}},
		do: []levels.Command{walk(1, [2]int{0, 1})}, events: []string{"opportunity_taken 2>1", "attack_rolled 2>1", "moved 1"},
	},
	{
		rule: "GEO-02 the tiny share", rows: []string{"G.R"}, change: all(tiny(0), tiny(1)),
		do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0})}, events: []string{"moved 1", "moved 1"},
	},
	{
		rule: "GEO-02 others do not", rows: []string{"G.R"},
		do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0})}, refused: "MOV-05",
	},
	{
		rule: "MOV-05 no step onto another", rows: []string{"GR"},
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "MOV-05",
	},
	{
		rule: "ACT-13 all out", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		do: []levels.Command{{Do: "fight_defensively", By: 1, On: 2, Weapons: []string{"longsword"}}}, events: []string{"condition_gained 1: fighting_defensively by ACT-13", "attack_rolled 1>2: 2 5 17"},
	},
	{
		rule: "MAN-02 not readied with a sword", rows: []string{"G...g"},
		do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "trip", Weapon: "longsword"}}}, refused: "MAN-02",
	},
	{
		rule: "MAN-06 not readied twice", rows: []string{"G.g"}, dice: [][2]int{{20, 2}},
		do: []levels.Command{on("net", 1, 2), cmd("new_turn", 1), {Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "net"}}}, refused: "MAN-06",
	},
	{
		rule: "STL-01 goes hidden", rows: []string{"R.p...g"}, dice: [][2]int{{20, 8}, {20, 14}}, do: []levels.Command{cmd("hide", 1)},
		events: []string{"hide_rolled 1 by STL-01", "spot_rolled 2>1 by STL-01", "condition_gained 1: hidden by STL-01", "went_hidden 1>2 by STL-01"},
	},
	{
		rule: "STL-01 and DIC-13 found", rows: []string{"R.p...g"}, dice: [][2]int{{20, 8}, {20, 5}, {20, 20}}, do: []levels.Command{cmd("hide", 1), cmd("search", 2)},
		events: []string{"went_hidden 1>2", "spot_rolled 2>1: 20 18 20 by STL-01"},
	},
	{
		rule: "DIC-12 and SUR-02", rows: []string{"R.p...g"}, began: true, change: func(s *rules.Setup) {
			s.Ambush, s.Combatants[0].State = true, []rules.ConditionSetup{{ID: "hidden"}}
		},
		dice:   [][2]int{{20, 10}, {20, 3}, {20, 10}},
		events: []string{"hide_rolled 1: 10 22", "spot_rolled 2>1: 3 1 22 by SUR-02", "surprised 2: 1 by SUR-01", "initiative_rolled 1"},
	},
	{
		rule: "SKI-19 a side is left", rows: []string{"Gg"}, began: true, change: off(1), dice: [][2]int{{20, 15}, {20, 5}, {20, 15}, {8, 6}},
		do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"condition_gained 2: dying", "won: 0 0 0 by SKI-19"},
	},
	{
		rule: "CND-15 falls asleep, CND-23", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, rules.PowerSetup{ID: "sleep", Cost: "standard", Range: 5, Condition: "asleep", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{{Do: "power", By: 1, Option: "sleep", On: 2}},
		events: []string{"condition_gained 2: asleep by ACT-28", "condition_gained 2: prone by CND-15"},
	},
	{
		rule: "CND-15 and HP-03 falls unconscious, CND-23", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, rules.PowerSetup{ID: "blow", Cost: "standard", Range: 5, Condition: "unconscious", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{{Do: "power", By: 1, Option: "blow", On: 2}},
		events: []string{"condition_gained 2: unconscious", "condition_gained 2: prone by CND-15", "weapon_dropped 2: 0 by HP-03"},
	},
	{
		rule: "CND-23 who stands free is not bound", rows: []string{"A..g"}, change: able(0, rules.PowerSetup{ID: "bind", Cost: "standard", Range: 5, Condition: "bound", Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do: []levels.Command{{Do: "power", By: 1, Option: "bind", On: 2}}, refused: "ACT-28",
	},
	{
		rule: "CND-22 death ends effects", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, gaze),
		do:     []levels.Command{{Do: "power", By: 1, Option: "gaze", On: 2}, {Do: "damage", By: 2, Amount: 90}},
		events: []string{"effect_began 2>1", "effect_ended 2>1 by CND-22", "condition_gained 2: dead"},
	},
	{
		rule: "MOV-10 no move readied after a step", rows: []string{"G...g", "....."},
		do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{0, 1}}}, {Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "move", Cells: [][2]int{{1, 1}}}}}, refused: "MOV-10",
	},
	{
		rule: "ACT-28 lays prone, DIC-18", rows: []string{"A..g"}, dice: [][2]int{{20, 2}}, change: able(0, rules.PowerSetup{ID: "push", Cost: "standard", Range: 5, Condition: "prone", Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "negates"}}),
		do: []levels.Command{{Do: "power", By: 1, Option: "push", On: 2}}, events: []string{"condition_gained 2: prone by ACT-28"},
	},
}

// TestProvedTurns plays them.
func TestProvedTurns(t *testing.T) { play(t, turnsProved) }

// set is a scene's encounter in which everybody may act.
func set(t *testing.T, change func(*rules.Setup), rows ...string) *rules.Encounter {
	t.Helper()
	sc := scene{rows: rows, change: change}
	s := sc.setup()
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Free = true
	return e
}

func threatens(e *rules.Encounter, id rules.ID, at grid.Space) bool {
	_, ok := combat.Threatens(e, id, at)
	return ok
}

// TestProvedAnswers: what the screen and the machine players ask of the rules,
// by rule.
func TestProvedAnswers(t *testing.T) {
	t.Run("GEO-15", func(t *testing.T) {
		e := set(t, nil, "G.g")
		if threatens(e, 0, grid.Square(grid.C(2, 0))) || !threatens(e, 0, grid.Square(grid.C(1, 0))) {
			t.Error("a guard threatens the square beside it and not the one after")
		}
	})
	t.Run("AOO-03", func(t *testing.T) {
		armed, unarmed := set(t, nil, "Gg"), set(t, bare(0), "Gg")
		at := grid.Square(grid.C(1, 0))
		if !threatens(armed, 0, at) || threatens(unarmed, 0, at) {
			t.Errorf("armed it threatens: %v, unarmed: %v", threatens(armed, 0, at), threatens(unarmed, 0, at))
		}
	})
	t.Run("AOO-06", func(t *testing.T) {
		e := set(t, nil, "gGg...g")
		if got := combat.Reactors(e, 1, nil); !slices.Equal(got, []rules.ID{0, 2}) {
			t.Errorf("what distracts the guard between two enemies is used by %v, want 0 and 2", got)
		}
	})
	t.Run("FLK-03", func(t *testing.T) {
		for _, c := range []struct {
			at   [2]int
			want bool
		}{{[2]int{3, 0}, true}, {[2]int{3, 1}, false}, {[2]int{0, 2}, false}} {
			// An ogre of two squares by two west of its enemy, a guard elsewhere.
			e := set(t, func(s *rules.Setup) { s.Combatants[1].At = [2]int{2, 0}; s.Combatants[2].At = c.at }, "O.gG", "....", "....")
			var aim combat.Aim
			combat.AimAt(e, 2, 1, 0, 0, &aim)
			if got := aim.Flanker != rules.Nobody; got != c.want {
				t.Errorf("a guard at %v and the ogre flank the guard between: %v, want %v", c.at, got, c.want)
			}
		}
	})
	t.Run("CND-10", func(t *testing.T) {
		for row, denied := range map[string]bool{"Gg": false} {
			e := set(t, nil, row)
			var aim combat.Aim
			combat.AimAt(e, 0, 1, 0, 0, &aim)
			if got := aim.Defence.Total != 17; got != denied {
				t.Errorf("on firm ground the guard has AC %d, want 17", aim.Defence.Total)
			}
		}
	})
	t.Run("CND-02", func(t *testing.T) {
		e := set(t, state(1, "dazzled"), "AA")
		if a, b := combat.Perception(e, 0), combat.Perception(e, 1); a != 2 || b != 1 {
			t.Errorf("the archer looks with %+d, dazzled with %+d; want +2 and +1", a, b)
		}
	})
	t.Run("HP-08", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) { s.Combatants[1].Traits = append(s.Combatants[1].Traits, "no_con") }, "GG")
		if a, b := combat.SaveBonus(e, 0, combat.Fortitude), combat.SaveBonus(e, 1, combat.Fortitude); a != 6 || b != 4 {
			t.Errorf("a guard's Fortitude is %+d, without Constitution %+d; want +6 and +4", a, b)
		}
	})
	t.Run("MOV-12", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) { s.Combatants[0].Speed = 1 }, "G~", "~~")
		found := false
		for _, a := range e.LegalFor(0, nil) {
			found = found || a.Verb == rules.Move && a.Cell == grid.C(1, 1)
		}
		if !found {
			t.Error("a creature of speed 1 may not move one square onto rubble, diagonally")
		}
	})
	t.Run("CND-01", func(t *testing.T) {
		e := set(t, both(state(0, "blinded"), func(s *rules.Setup) { s.Combatants[1].Speed = 7 }), "GG")
		if a, b := e.Rules.Speed(e, 0), e.Rules.Speed(e, 1); a != 3 || b != 7 {
			t.Errorf("a blinded guard walks %d, another %d; want 3 and 7", a, b)
		}
	})
	t.Run("ATK-06", func(t *testing.T) {
		stats := map[rules.Stat]int{}
		for _, r := range combat.Rows() {
			stats[r.Stat]++
		}
		if stats[rules.AttackRoll] < 20 || stats[rules.Defence] < 20 || len(stats) != 4 { // those of the mind too (LIM-12)
			t.Errorf("circumstances apply to the attack in %d rows and to the defence in %d", stats[rules.AttackRoll], stats[rules.Defence])
		}
	})
	t.Run("ACT-06", func(t *testing.T) {
		sc := scene{rows: []string{"G"}, change: able(0, rules.PowerSetup{ID: "quick", Cost: "swift", Range: 1, Damage: "1d6"})}
		s := sc.setup()
		if _, err := rulesets.New(&s); err == nil {
			t.Error("an ability that costs a swift action is accepted")
		}
	})
	t.Run("ABL-01", func(t *testing.T) {
		for score, want := range map[int]int{1: -5, 8: -1, 9: -1, 10: 0, 11: 0, 12: 1, 18: 4, 21: 5} {
			if got := rules.Modifier(score); got != want {
				t.Errorf("a score of %d modifies by %+d, want %+d", score, got, want)
			}
		}
	})
	t.Run("RST-02", func(t *testing.T) {
		o, err := rules.NewOptions(map[string]string{"free_action_cap": "3"})
		if err != nil || o.FreeActionCap != 3 || !o.ImprovedCoverExtras {
			t.Errorf("what is stated beats the default, the rest stays: %v, %+v", err, o)
		}
	})
	t.Run("RST-03", func(t *testing.T) {
		table, all := rules.OptionTable(), rules.ResolveOptions(map[string]string{"massive_damage": "true"})
		if len(table) != 20 || len(all) != 20 || all["massive_damage"] != "true" || all["limited_move"] != "13" || all["diagonal"] != "d1212" {
			t.Errorf("%d options, resolved %v", len(table), all)
		}
	})
	t.Run("CON-09", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) { s.Combatants[1].Conceal = 20 }, "Gg")
		var aim combat.Aim
		if combat.AimAt(e, 0, 1, 0, 0, &aim); aim.Conceal != 20 {
			t.Errorf("a blurred guard is missed in %d of 100, want 20", aim.Conceal)
		}
	})
	t.Run("MOV-07", func(t *testing.T) {
		e := set(t, nil, "G..")
		a := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody, Cell: grid.C(1, 0), Option: combat.OptionSqueeze}
		a.Path.Add(2) // east
		if r := e.Check(&a); r.Cite != rules.MOV07 {
			t.Errorf("a guard makes itself narrow: refused by %q, want MOV-07", r.Cite)
		}
	})
	t.Run("ACT-28", func(t *testing.T) {
		e := set(t, nil, "G..g")
		a := rules.Action{Verb: rules.Ready, By: 0, On: rules.Nobody, Option: uint8(rules.EnemyEntersReach), Then: rules.Power, Amount: 3}
		if r := e.Check(&a); r.Cite != rules.ACT28 {
			t.Errorf("an ability it has not got is readied: refused by %q, want ACT-28", r.Cite)
		}
	})
	t.Run("GRP-05", func(t *testing.T) {
		e := set(t, locked(0, 1), "GgG")
		a := rules.Action{Verb: rules.GrappleEscape, By: 0, On: 2}
		if r := e.Check(&a); r.Cite != rules.GRP05 {
			t.Errorf("one outside the grapple is set free: refused by %q, want GRP-05", r.Cite)
		}
	})
	t.Run("SAV-04", func(t *testing.T) {
		for face, want := range map[int]bool{1: true, 2: false} {
			e := set(t, state(1, "paralysed"), "Gg")
			exposed := false
			e.Listen = func(ev rules.Event) {
				exposed = exposed || ev.Kind == rules.TestRolled && ev.Flags&rules.FlagExposed != 0
			}
			e.Do(&rules.Action{Verb: rules.CoupDeGrace, By: 0, On: 1, Weapon: 0}, dice.NewScripted([][2]int{{8, 1}, {8, 1}, {20, face}}))
			if exposed != want {
				t.Errorf("a natural %d on the save exposes what is carried: %v, want %v", face, exposed, want)
			}
		}
	})
	t.Run("MOV-03 and MOV-06 for two squares by two", func(t *testing.T) {
		for ground, want := range map[string]int{"....": 1, "..~.": 2, "..=.": 2} {
			e := set(t, func(s *rules.Setup) { s.Map.Rows = []string{ground, "....", "...."} }, "O...", "....", "....")
			var p rules.Path
			p.Add(2) // east
			if way := combat.Along(e, 0, &p, 99, false); way.Cost != want || !way.Refusal.OK() {
				t.Errorf("an ogre steps east on %q for %d, refused by %s; want %d", ground, way.Cost, way.Refusal.Cite, want)
			}
		}
	})
	t.Run("ACT-10", func(t *testing.T) {
		e := set(t, nil, "Gg")
		for verb, want := range map[rules.Verb]bool{rules.Run: true, rules.StandUp: true, rules.Draw: false, rules.TotalDefenceAction: false} {
			if got, _ := combat.Provokes(e, &rules.Action{Verb: verb, By: 0, On: rules.Nobody}); got != want {
				t.Errorf("%s provokes everybody: %v, want %v", verb, got, want)
			}
		}
	})
}
