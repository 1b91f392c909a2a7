package combat_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// seasoned gives the combatant of a place the base attack of two blows.
func seasoned(i int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].BAB = 6 }
}

// lasting gives the combatant of a place a condition for some rounds.
func lasting(i int, id string, rounds int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Combatants[i].State = append(s.Combatants[i].State, rules.ConditionSetup{ID: id, Rounds: rounds})
	}
}

// rare are scenes of what seldom happens in a fight.
var rare = []scene{
	{
		rule: "ACT-10 two shots are one opportunity", rows: []string{"Ag"}, change: all(seasoned(0), feat(1, "combat_reflexes")),
		dice:   [][2]int{{20, 2}, {20, 2}, {20, 2}},
		do:     []levels.Command{strike(1, 2, "longbow"), strike(1, 2, "longbow")},
		events: []string{"opportunity_taken 2>1", "attack_rolled 2>1", "attack_rolled 1>2", "attack_rolled 1>2"},
	},
	{
		rule: "AOO-10 overruns no more", rows: []string{"Gg..", "...."}, change: off(0), dice: [][2]int{{20, 15}, {8, 6}},
		do:     []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}}}},
		events: []string{"opportunity_taken 2>1", "condition_gained 1: dying", "action_lost 1>2 by AOO-10"},
	},
	{
		rule: "ATK-15 the second blow is a grapple", rows: []string{"Gg"}, change: all(seasoned(0), bare(1)),
		dice:   [][2]int{{20, 2}, {20, 15}, {20, 10}, {20, 20}},
		do:     []levels.Command{strike(1, 2, "longsword"), on("grapple", 1, 2)},
		events: []string{"attack_rolled 1>2", "contest_rolled 1>2: 10 14 4", "action_lost 1>2"},
	},
	{
		rule: "GRP-05 an escape takes the place of one attack", rows: []string{"Gg"}, change: all(seasoned(0), locked(0, 1)),
		dice:   [][2]int{{20, 1}, {20, 20}, {20, 1}, {20, 20}},
		do:     []levels.Command{cmd("grapple_escape", 1), on("grapple_damage", 1, 2)},
		events: []string{"contest_rolled 1>2: 1 10 9", "contest_rolled 1>2: 1 5 4"},
	},
	{
		rule: "GRP-07 a pin by nobody", rows: []string{"Ga"}, change: all(locked(0, 1), state(1, "pinned")),
		do: []levels.Command{cmd("grapple_escape", 2)}, events: []string{"condition_lost 2: pinned by GRP-07"},
	},
	{
		rule: "CND-03 tripped on its way", rows: []string{"G...g", "....."}, change: all(arm(0, flail), bare(1)), no: []string{"offer"},
		dice: [][2]int{{20, 15}, {20, 20}, {20, 1}},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "trip", Weapon: "flail"}},
			walk(2, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}, [2]int{1, 1}),
		},
		events: []string{"ready_used 1>2", "condition_gained 2: prone", "move_stopped 2 by CND-03"},
	},
	{
		rule: "GRP-03 seized on its way", rows: []string{"G....g", "......"}, change: bare(1), no: []string{"offer"},
		dice: [][2]int{{20, 15}, {20, 20}, {20, 1}, {3, 1}},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "grapple"}},
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}, [2]int{1, 1}),
		},
		events: []string{"ready_used 1>2", "condition_gained 2: grappling", "move_stopped 2 by GRP-03"},
	},
	{
		rule: "MOV-05 somebody steps into the way", rows: []string{"G.....", "....g."}, no: []string{"offer"},
		do: []levels.Command{
			{Do: "ready", By: 2, Option: "enemy_enters_reach", Then: &levels.Command{Do: "move", Cells: [][2]int{{4, 0}}}},
			walk(1, [2]int{1, 0}, [2]int{2, 0}, [2]int{3, 0}, [2]int{4, 0}, [2]int{5, 0}),
		},
		events: []string{"moved 1", "moved 1", "moved 1", "ready_used 2>1", "moved 2", "move_stopped 1>2 by MOV-05"},
	},
	{
		rule: "MOV-07 straightens where there is room", rows: []string{"..#..", ".....", "#####"}, change: func(s *rules.Setup) {
			o, _ := levels.Cast("O")
			o.ID, o.Side, o.At = 1, "blue", [2]int{3, 0}
			s.Combatants = append(s.Combatants, o)
		},
		do:     []levels.Command{{Do: "move", By: 1, Option: "squeeze", Cells: [][2]int{{2, 1}, {1, 1}}}},
		events: []string{"condition_gained 1: squeezing", "moved 1", "moved 1", "condition_lost 1: squeezing by MOV-07", "moved 1 by MOV-07"},
	},
	{
		rule: "HLP-07 the place found is left", rows: []string{".G..", "Gg..", "...."}, change: all(state(1, "blinded"), state(2, "paralysed")), no: []string{"follow"},
		dice:   [][2]int{{20, 20}, {20, 1}},
		do:     []levels.Command{{Do: "coup_de_grace_find", By: 2, On: 3, Square: &[2]int{1, 1}}, on("bull_rush", 1, 3)},
		events: []string{"effect_began 2 by HLP-07", "effect_ended 2 by HLP-07", "moved 3"},
	},
	{
		rule: "INI-07 acts after a turn skipped", rows: []string{"G...g", "....a"}, began: true, change: state(1, "paralysed"),
		dice:   [][2]int{{20, 19}, {20, 18}, {20, 2}},
		do:     []levels.Command{cmd("delay", 1)},
		events: []string{"delayed 1", "turn_ended 1", "turn_skipped 2", "resumed 1: 1"},
	},
	{
		rule: "INI-07 and GRP-07: the turn it waited with is lost, and the pin with it", rows: []string{"Gg"}, began: true, no: []string{"act_now"},
		change: all(locked(0, 1), pinned(1, 0)), dice: [][2]int{{20, 18}, {20, 2}},
		do:     []levels.Command{cmd("delay", 1), cmd("end_turn", 2)},
		events: []string{"delayed 1", "turn_ended 1", "turn_ended 2", "round_began: 2", "pin_lost 1>2 by GRP-07", "turn_began 1"},
	},
	{
		rule: "INI-08 the turn stays whose it is", rows: []string{"A....g"}, began: true, no: []string{"offer"}, dice: [][2]int{{20, 2}, {20, 19}, {20, 2}},
		do: []levels.Command{
			cmd("end_turn", 2),
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "attack", Weapon: "longbow"}},
			cmd("end_turn", 1),
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}), cmd("end_turn", 2),
		},
		events: []string{"turn_began 2: 0", "ready_used 1>2", "turn_shifted: 1 0 0 by INI-08", "attack_rolled 1>2", "turn_ended 2"},
	},
	{
		rule: "CND-21 what nobody causes ends with the rounds", rows: []string{"G....g"}, began: true, change: lasting(1, "shaken", 1),
		dice:   [][2]int{{20, 18}, {20, 2}},
		do:     []levels.Command{cmd("end_turn", 1), cmd("end_turn", 2)},
		events: []string{"round_began: 1", "turn_began 1", "turn_ended 2", "round_began: 2", "condition_lost 2: shaken by CND-21", "turn_began 1"},
	},
	{
		rule: "CND-21 the dead keep their places", rows: []string{"A.g.......G", ".g........."}, began: true, change: all(able(0, gaze), off(0)), no: []string{"offer"},
		dice: [][2]int{{20, 15}, {20, 2}, {20, 3}, {20, 10}, {20, 2}, {20, 20}, {20, 19}, {8, 8}, {8, 8}},
		do: []levels.Command{
			{Do: "power", By: 1, Option: "gaze", On: 2}, cmd("end_turn", 1),
			strike(4, 1, "longsword"), cmd("end_turn", 4), cmd("end_turn", 3),
		},
		events: []string{"condition_gained 2: stunned", "condition_gained 1: dead", "turn_skipped 2", "round_began: 2", "condition_lost 2: stunned by CND-21", "turn_began 4"},
	},
	{
		rule: "STL-01 noticed at a second try", rows: []string{"R.p...g"}, dice: [][2]int{{20, 8}, {20, 14}, {20, 1}, {20, 20}},
		do:     []levels.Command{cmd("hide", 1), cmd("new_turn", 1), cmd("hide", 1)},
		events: []string{"went_hidden 1>2", "spot_rolled 2>1: 20 18", "noticed 1>2 by STL-01", "condition_lost 1: hidden by STL-01"},
	},
	{
		rule: "STL-01 an ability gives away", rows: []string{"R.p.g"}, dice: [][2]int{{20, 8}, {20, 2}, {20, 19}}, change: able(0, rules.PowerSetup{ID: "dart", Cost: "standard", Range: 8, Condition: "shaken", Rounds: 1, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}),
		do:     []levels.Command{cmd("hide", 1), {Do: "power", By: 1, Option: "dart", On: 2}},
		events: []string{"condition_gained 1: hidden", "power_used 1>2", "condition_lost 1: hidden by STL-02", "test_rolled 2>1"},
	},
	{
		rule: "SKI-19 nobody left to fight", rows: []string{"G..g"}, began: true, dice: [][2]int{{20, 18}, {20, 2}},
		change: all(state(0, "paralysed"), func(s *rules.Setup) {
			s.Combatants[1].HP, s.Combatants[1].State = -5, []rules.ConditionSetup{{ID: "stable"}}
		}),
		events: []string{"round_began: 1", "turn_began 1", "won: 0 0 0 by SKI-19"},
	},
	{
		rule: "SKI-19 nobody can ever act", rows: []string{"G..g"}, began: true, change: both(state(0, "paralysed"), state(1, "paralysed")), dice: [][2]int{{20, 18}, {20, 2}},
		events: []string{"turn_skipped 1", "turn_skipped 2", "won: -1 0 0 by SKI-19"},
	},
	{
		rule: "MOV-10 no ability that walks after a step", rows: []string{"G....", "....."}, change: able(0, rules.PowerSetup{ID: "dash", Cost: "standard", Move: true}),
		do:      []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{0, 1}}}, {Do: "power", By: 1, Option: "dash", Cells: [][2]int{{1, 1}}}},
		refused: "MOV-10", events: []string{"moved 1 by MOV-10"},
	},
}

// TestRareScenes plays them.
func TestRareScenes(t *testing.T) { play(t, rare) }

// TestRareAnswers: what is seldom asked, by rule.
func TestRareAnswers(t *testing.T) {
	t.Run("ACT-28 no harm without damage", func(t *testing.T) {
		e := set(t, able(0, rules.PowerSetup{ID: "glare", Cost: "standard", Range: 8, Attack: "ranged", Against: "touch", Condition: "dazzled", Rounds: 1}), "A..g")
		var aim combat.Aim
		if combat.AimAt(e, 0, 1, rules.PowerWeapon, 0, &aim); !aim.Frame.Harmless {
			t.Errorf("an ability without damage has the dice %+v", aim.Frame.Dice)
		}
	})
	t.Run("ACT-28 a walk that is used up is not listed", func(t *testing.T) {
		e := set(t, able(0, rules.PowerSetup{ID: "dash", Cost: "move", Move: true, PerMatch: 1}), "G....", ".....")
		listed := func() (n int) {
			for _, a := range e.LegalFor(0, nil) {
				if a.Verb == rules.Power {
					n++
				}
			}
			return n
		}
		before := listed()
		a := rules.Action{Verb: rules.Power, By: 0, On: rules.Nobody, Cell: grid.C(1, 0)}
		a.Path.Add(grid.E)
		if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() || before == 0 {
			t.Fatalf("%d listed; refused by %q", before, r.Cite)
		}
		if after := listed(); after != 0 {
			t.Errorf("used up it is listed %d times, %d before", after, before)
		}
	})
	t.Run("ACT-02, ACT-03, ACT-05 and SIL-12: what a turn holds", func(t *testing.T) {
		sc := scene{rows: []string{"G..g"}, options: map[string]string{"free_action_cap": "3"}}
		s := sc.setup()
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		want := map[rules.Cite]int{rules.ACT02: 1, rules.ACT03: 1, rules.ACT05: 3}
		for _, p := range e.Rules.Pips {
			if got := p.Of(e, 0); got != want[p.Cite] {
				t.Errorf("%s: a turn holds %d of %s, want %d", p.Cite, got, p.Name, want[p.Cite])
			}
			delete(want, p.Cite)
		}
		if len(want) != 0 {
			t.Errorf("nothing on the screen counts %v", want)
		}
	})
	t.Run("ACT-16 why it may not charge", func(t *testing.T) {
		for _, c := range []struct {
			rows []string
			want combat.ChargeBar
		}{{[]string{"G....g"}, combat.ChargeFree}, {[]string{"Gg"}, combat.ChargeNear}, {[]string{"G.=..g"}, combat.ChargeLane}} {
			e := set(t, nil, c.rows...)
			if bar := combat.BarOf(e, &rules.Action{Verb: rules.Charge, By: 0, On: 1}); bar.Why != c.want {
				t.Errorf("%s: barred for reason %d, want %d", c.rows[0], bar.Why, c.want)
			}
		}
	})
	t.Run("SAV-05 and COV-10: what a save leaves of an ability's harm", func(t *testing.T) {
		scare := fire
		scare.ID, scare.Save = "scare", &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}
		e := set(t, able(0, fire, scare), "A..gr")
		powers := e.Creatures[0].Powers
		for _, c := range []struct {
			power    int
			who      rules.ID
			improved bool
			saved    bool
			want     int
		}{
			{0, 1, false, true, 4}, {0, 1, false, false, 9}, {0, 1, true, true, 0}, {0, 1, true, false, 4}, {0, 2, false, true, 0}, {0, 2, false, false, 9},
			{1, 1, false, true, 0}, {1, 1, false, false, 9}, {1, 1, true, false, 9},
		} {
			v := combat.Victim{Who: c.who, Improved: c.improved}
			if got := combat.Suffers(e, &v, &powers[c.power], 9, c.saved); got != c.want {
				t.Errorf("%s: creature %d, behind improved cover %v, saved %v, loses %d of 9, want %d", powers[c.power].ID, c.who, c.improved, c.saved, got, c.want)
			}
		}
	})
	t.Run("DIC-08 the touch of a grapple threatens nothing", func(t *testing.T) {
		e := set(t, nil, "Gg")
		var aim combat.Aim
		if combat.AimAt(e, 0, 1, rules.UnarmedWeapon, rules.ModeOpening, &aim); aim.Frame.ThreatFrom != 21 {
			t.Errorf("it threatens from %d, want 21", aim.Frame.ThreatFrom)
		}
	})
	t.Run("DIC-13 those hidden from, by id", func(t *testing.T) {
		var who []rules.ID
		for _, l := range combat.Lookouts(set(t, nil, "R.p...g", "....g.."), 0) {
			who = append(who, l.Who)
		}
		if !slices.Equal(who, []rules.ID{1, 2}) {
			t.Errorf("behind the pillar the rogue hides from %v, want 1 and 2", who)
		}
	})
	t.Run("CON-09 other percentages", func(t *testing.T) {
		for pct, want := range map[int]bool{0: true, 20: true, 50: true, 30: false} {
			sc := scene{rows: []string{"G"}, change: func(s *rules.Setup) { s.Combatants[0].Conceal = pct }}
			s := sc.setup()
			if _, err := rulesets.New(&s); (err == nil) != want {
				t.Errorf("a concealment of %d of 100 is accepted: %v, want %v", pct, err == nil, want)
			}
		}
	})
	t.Run("CND-01 nothing is left of nothing", func(t *testing.T) {
		e := set(t, both(state(0, "blinded"), func(s *rules.Setup) { s.Combatants[0].Speed = 0 }), "GG")
		if a, b := e.Rules.Speed(e, 0), e.Rules.Speed(e, 1); a != 0 || b == 0 {
			t.Errorf("blinded and without legs it walks %d, another %d", a, b)
		}
	})
	t.Run("CND-23 who stands free is not bound by a net of light", func(t *testing.T) {
		e := set(t, both(state(1, "paralysed"), able(0, rules.PowerSetup{ID: "bind", Cost: "standard", Range: 5, Condition: "bound", Area: &rules.AreaSetup{Kind: "burst", Radius: 1}})), "A..gg")
		if r := e.Do(&rules.Action{Verb: rules.Power, By: 0, On: 1, Cell: grid.C(3, 0)}, dice.NewScripted(nil)); !r.OK() {
			t.Fatalf("refused by %s", r.Cite)
		}
		if a, b := e.Facts.Has(1, rules.Bound), e.Facts.Has(2, rules.Bound); !a || b {
			t.Errorf("the helpless is bound: %v, who stands free: %v", a, b)
		}
	})
	t.Run("MOV-01 and MOV-12: the one square of the slow", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) { s.Combatants[0].Speed = 1 }, "G~", "~~")
		a := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody, Cell: grid.C(1, 1)}
		a.Path.Add(grid.SE)
		if r := e.Check(&a); !r.OK() {
			t.Errorf("too slow for it, it may not make one square as a full round: %s", r.Cite)
		}
	})
	t.Run("MOV-05 runs past a friend", func(t *testing.T) {
		e := set(t, nil, "G.G.....")
		var ends []int16
		for _, a := range e.LegalFor(0, nil) {
			if a.Verb == rules.Run {
				ends = append(ends, a.Cell.X)
			}
		}
		if slices.Contains(ends, 2) || !slices.Contains(ends, 1) || !slices.Contains(ends, 3) {
			t.Errorf("the guard may run to columns %v, past its friend in column 2 and not onto it", ends)
		}
	})
	t.Run("MOV-07 stands narrow", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) { s.Combatants[0].At = [2]int{3, 0} }, "..#O.", ".....", "#####")
		combat.StandAt(e, 0, grid.C(2, 1))
		if s := e.Space(0); !e.Facts.Has(0, rules.Squeezing) || s.At != grid.C(2, 1) {
			t.Errorf("an ogre in a gap of one square stands in %+v, squeezing: %v", s, e.Facts.Has(0, rules.Squeezing))
		}
	})
	t.Run("GEO-12 who is seen and who is not", func(t *testing.T) {
		for _, unseen := range []bool{false, true} {
			var change func(*rules.Setup)
			if unseen {
				change = state(0, "invisible")
			}
			e := set(t, change, "Gg")
			var aim combat.Aim
			combat.AimAt(e, 0, 1, 0, 0, &aim)
			got := slices.ContainsFunc(aim.Attack.Lines[:aim.Attack.N], func(l rules.Line) bool { return e.Rules.Rows[l.Row].Cite == rules.ATK12 && l.Value == 2 })
			if got != unseen {
				t.Errorf("the guard is unseen: %v, and strikes as one unseen: %v", unseen, got)
			}
		}
	})
	t.Run("CON-07 and GEO-12: the lines of a sight that is stopped", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) {
			s.Map.Edges = []rules.EdgeSetup{{Edge: "V(3,0)", FeatureSetup: rules.FeatureSetup{Feature: "curtain"}}}
		}, "A....g")
		var aim combat.Aim
		combat.AimAt(e, 0, 1, 0, 0, &aim)
		g := combat.GroundsOf(e, 0, 1, 0, &aim)
		if aim.Refusal.Cite != rules.CON07 || !g.Unseen || len(g.Lines) != 4 || !g.Lines[0].By.Set {
			t.Errorf("behind a curtain: refused by %q, unseen %v, lines %+v", aim.Refusal.Cite, g.Unseen, g.Lines)
		}
	})
	t.Run("MOV-02 and SIL-05: what is left of a charge for pushing", func(t *testing.T) {
		for diagonal, want := range map[string]grid.Cell{"d1212": grid.C(4, 4), "d1111": grid.C(5, 5)} {
			sc := scene{rows: []string{"G.......", "........", "........", "...g....", "........", "........", "........"}, options: map[string]string{"diagonal": diagonal},
				change: both(bare(1), func(s *rules.Setup) { s.Combatants[0].Speed = 2 })}
			s := sc.setup()
			e, err := rulesets.New(&s)
			if err != nil {
				t.Fatal(err)
			}
			e.Free = true
			src := dice.NewScripted([][2]int{{20, 20}, {20, 1}})
			if r := e.Do(&rules.Action{Verb: rules.Charge, By: 0, On: 1, Weapon: rules.UnarmedWeapon, Option: combat.OptionRush}, src); !r.OK() {
				t.Fatalf("%s: refused by %s", diagonal, r.Cite)
			}
			for _, asked := e.Asked(); asked; _, asked = e.Asked() {
				who, _ := e.Asked()
				e.Do(&rules.Action{Verb: rules.Take, By: who.Who, On: rules.Nobody}, src)
			}
			if got := e.Facts.Combatants[1].At; got != want {
				t.Errorf("%s: pushed to %v, want %v", diagonal, got, want)
			}
		}
	})
}

// TestOtherWaysAreListed: what is canonical when the first way that comes to
// mind does not lead there (ACT-16, MAN-05, MOV-02).
func TestOtherWaysAreListed(t *testing.T) {
	t.Run("ACT-16 another nearest square", func(t *testing.T) {
		// Two squares beside the target are as near and as straight; a friend
		// stands here or there in the lane of one, of both or of none.
		chosen := 0
		for i := range 24 {
			at := [2]int{1 + i%6, i / 6}
			if at == [2]int{6, 3} {
				continue
			}
			e := set(t, func(s *rules.Setup) { s.Combatants[1].At, s.Combatants[2].At = at, [2]int{6, 3} }, "GA.....", "......a", ".......", ".......", ".......")
			accepted := false
			for _, end := range []grid.Cell{grid.C(5, 2), grid.C(5, 3)} {
				a := rules.Action{Verb: rules.Charge, By: 0, On: 2, Option: combat.OptionSquare, Cell: end}
				accepted = accepted || e.Check(&a).OK()
			}
			listed := 0
			for _, a := range e.LegalFor(0, nil) {
				if a.Verb != rules.Charge || a.Weapon != 0 {
					continue
				}
				listed++
				if r := e.Check(&a); !r.OK() {
					t.Errorf("a friend at %v: the charge listed to %v is refused by %s", at, a.Cell, r.Cite)
				}
				if a.Option&combat.OptionSquare != 0 {
					chosen++
				}
			}
			if (listed == 1) != accepted {
				t.Errorf("a friend at %v: %d charges are listed, and one to a square chosen is accepted: %v", at, listed, accepted)
			}
		}
		if chosen == 0 {
			t.Error("no friend stood in the first lane alone: nothing was tried")
		}
	})
	t.Run("MAN-05 and MOV-02: by either parity of diagonals", func(t *testing.T) {
		tried := 0
		for _, c := range []struct {
			speed, made int
			rows        []string
		}{
			{3, 0, []string{"......", ".g....", "......", "G....."}}, {3, 1, []string{"......", ".g....", "......", "G....."}},
			{4, 0, []string{"......", "..g...", "......", "G....."}}, {4, 1, []string{"......", "..g...", "......", "G....."}},
			{4, 1, []string{".......", "..G....", "...g...", "......."}}, {4, 0, []string{".......", ".G.g...", "..G....", "......."}},
		} {
			e := set(t, func(s *rules.Setup) {
				for i := range s.Combatants {
					s.Combatants[i].Speed = c.speed
				}
			}, c.rows...)
			by, foe := rules.Nobody, rules.Nobody
			for id := range e.Count() {
				switch {
				case e.Sides[e.Creatures[id].Side] == "red":
					foe = id
				case by == rules.Nobody:
					by = id
				}
			}
			e.Facts.Combatants[by].Budget.Diagonals = uint8(c.made)
			price := map[grid.Cell]int{} // of the cheapest way found by trying all
			var try func(a rules.Action)
			try = func(a rules.Action) {
				if a.Path.Len() > 0 && e.Check(&a).OK() {
					if cost := combat.Over(e, &a).Cost; price[a.Cell] == 0 || cost < price[a.Cell] {
						price[a.Cell] = cost
					}
				}
				for d := grid.N; d <= grid.NW && a.Path.Len() < c.speed; d++ {
					next := a
					next.Path.Add(d)
					if next.Cell = next.Path.End(e.Facts.Combatants[by].At); e.Map.Inside(next.Cell) {
						try(next)
					}
				}
			}
			try(rules.Action{Verb: rules.Overrun, By: by, On: foe})
			listed := map[grid.Cell]int{}
			for _, a := range e.LegalFor(by, nil) {
				if a.Verb == rules.Overrun {
					listed[a.Cell] = combat.Over(e, &a).Cost
				}
			}
			tried += len(price)
			if !maps.Equal(listed, price) {
				t.Errorf("speed %d, %d diagonals made:\n%s\nlisted, with their price: %v\naccepted: %v", c.speed, c.made, strings.Join(c.rows, "\n"), listed, price)
			}
		}
		if tried < 10 {
			t.Errorf("only %d ends of overruns were compared", tried)
		}
	})
}
