package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// TestAnswers: what the screen and the machine players ask of the rules, by
// rule.
func TestAnswers(t *testing.T) {
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
			var aim rules.Aim
			attack.AimAt(e, 2, 1, 0, 0, &aim)
			if got := aim.Flanker != rules.Nobody; got != c.want {
				t.Errorf("a guard at %v and the ogre flank the guard between: %v, want %v", c.at, got, c.want)
			}
		}
	})
	t.Run("CND-10", func(t *testing.T) {
		for row, denied := range map[string]bool{"Gg": false} {
			e := set(t, nil, row)
			var aim rules.Aim
			attack.AimAt(e, 0, 1, 0, 0, &aim)
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
		if a, b := attack.SaveBonus(e, 0, rules.Fortitude), attack.SaveBonus(e, 1, rules.Fortitude); a != 6 || b != 4 {
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
		e := set(t, all(state(0, "blinded"), func(s *rules.Setup) { s.Combatants[1].Speed = 7 }), "GG")
		if a, b := e.Rules.Move.Speed(e, 0), e.Rules.Move.Speed(e, 1); a != 3 || b != 7 {
			t.Errorf("a blinded guard walks %d, another %d; want 3 and 7", a, b)
		}
	})
	t.Run("ATK-06", func(t *testing.T) {
		stats := map[rules.Stat]int{}
		for _, r := range attack.Rows() {
			stats[r.Stat]++
		}
		if stats[rules.AttackRoll] < 20 || stats[rules.Defence] < 20 || len(stats) != 5 { // those of the mind and of the damage too (LIM-12, SIL-49)
			t.Errorf("circumstances apply to the attack in %d rows and to the defence in %d", stats[rules.AttackRoll], stats[rules.Defence])
		}
	})
	t.Run("ATK-06, of the level", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) {
			s.Zones = []rules.ZoneSetup{{Name: "ice", Rects: [][4]int{{0, 0, 1, 1}}, Attack: -2, AC: 1}, {Name: "sun", Rects: [][4]int{{0, 0, 2, 1}}, Attack: 1, AC: 2}}
		}, "Gg")
		lent := func(b *rules.Breakdown) (n int8) {
			for _, l := range b.Lines[:b.N] {
				if e.Rules.Rows[l.Row].Cite == rules.ATK06 && l.Lost == rules.NoCite {
					n += l.Value
				}
			}
			return n
		}
		for _, c := range []struct {
			by, on     rules.ID
			attack, ac int8
		}{{0, 1, -1, 2}, {1, 0, 1, 3}} {
			var a rules.Aim
			attack.AimAt(e, c.by, c.on, 0, 0, &a)
			if n, ac := lent(&a.Attack), lent(&a.Defence); n != c.attack || ac != c.ac {
				t.Errorf("the level adds %d to the attack of %d and %d to the defence of %d, want %d and %d", n, c.by, ac, c.on, c.attack, c.ac)
			}
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
		o, err := rules.NewOptions(map[string]string{"free_action_cap": "3"}, nil)
		if err != nil || o.FreeActionCap != 3 || !o.ImprovedCoverExtras {
			t.Errorf("what is stated beats the default, the rest stays: %v, %+v", err, o)
		}
	})
	t.Run("RST-03", func(t *testing.T) {
		table, all := rulesets.Options(), rules.ResolveOptions(map[string]string{"massive_damage": "true"}, rulesets.Options())
		if len(table) != 20 || len(all) != 20 || all["massive_damage"] != "true" || all["limited_move"] != "13" || all["diagonal"] != "d1212" {
			t.Errorf("%d options, resolved %v", len(table), all)
		}
	})
	t.Run("CON-09", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) { s.Combatants[1].Conceal = 20 }, "Gg")
		var aim rules.Aim
		if attack.AimAt(e, 0, 1, 0, 0, &aim); aim.Conceal != 20 {
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
	t.Run("ACT-28 no harm without damage", func(t *testing.T) {
		e := set(t, able(0, rules.PowerSetup{ID: "glare", Cost: "standard", Range: 8, Attack: "ranged", Against: "touch", Condition: "dazzled", Rounds: 1}), "A..g")
		var aim rules.Aim
		if attack.AimAt(e, 0, 1, rules.PowerWeapon, 0, &aim); !aim.Frame.Harmless {
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
		for _, p := range e.Rules.Turn.Pips {
			if got := p.Of(e, 0); got != want[p.Cite] {
				t.Errorf("%s: a turn holds %d of %s, want %d", p.Cite, got, p.Name, want[p.Cite])
			}
			delete(want, p.Cite)
		}
		if len(want) != 0 {
			t.Errorf("nothing on the screen counts %v", want)
		}
	})
	t.Run("ACT-23 what drawing costs", func(t *testing.T) {
		e := set(t, func(s *rules.Setup) {
			s.Combatants[0].Traits = append(s.Combatants[0].Traits, "two_weapon_fighting")
			s.Combatants[0].Weapons = []rules.WeaponSetup{flail, flail, flail}
			for i := range 2 {
				s.Combatants[0].Weapons[i].Hand = "light"
			}
		}, "G..g")
		c := &e.Facts.Combatants[0]
		c.Ready = 0
		for _, x := range []struct {
			paired      bool
			light, hand rules.Cost
		}{{false, rules.MoveAction, rules.MoveAction}, {true, rules.NoCost, rules.MoveAction}} {
			c.Budget.Paired = x.paired
			if a, b := combat.Drawing(e, 0, 1), combat.Drawing(e, 0, 2); a != x.light || b != x.hand {
				t.Errorf("after the first of a pair %v: a light weapon costs %s, another %s; want %s and %s", x.paired, a, b, x.light, x.hand)
			}
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
		var aim rules.Aim
		if attack.AimAt(e, 0, 1, rules.UnarmedWeapon, rules.ModeOpening, &aim); aim.Frame.ThreatFrom != 21 {
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
		e := set(t, all(state(0, "blinded"), func(s *rules.Setup) { s.Combatants[0].Speed = 0 }), "GG")
		if a, b := e.Rules.Move.Speed(e, 0), e.Rules.Move.Speed(e, 1); a != 0 || b == 0 {
			t.Errorf("blinded and without legs it walks %d, another %d", a, b)
		}
	})
	t.Run("CND-23 who stands free is not bound by a net of light", func(t *testing.T) {
		e := set(t, all(state(1, "paralysed"), able(0, rules.PowerSetup{ID: "bind", Cost: "standard", Range: 5, Condition: "bound", Area: &rules.AreaSetup{Kind: "burst", Radius: 1}})), "A..gg")
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
			var aim rules.Aim
			attack.AimAt(e, 0, 1, 0, 0, &aim)
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
		var aim rules.Aim
		attack.AimAt(e, 0, 1, 0, 0, &aim)
		g := attack.GroundsOf(e, 0, 1, 0, &aim)
		if aim.Refusal.Cite != rules.CON07 || !g.Unseen || len(g.Lines) != 4 || !g.Lines[0].By.Set {
			t.Errorf("behind a curtain: refused by %q, unseen %v, lines %+v", aim.Refusal.Cite, g.Unseen, g.Lines)
		}
	})
	t.Run("MOV-02 and SIL-05: what is left of a charge for pushing", func(t *testing.T) {
		for diagonal, want := range map[string]grid.Cell{"d1212": grid.C(4, 4), "d1111": grid.C(5, 5)} {
			sc := scene{rows: []string{"G.......", "........", "........", "...g....", "........", "........", "........"}, options: map[string]string{"diagonal": diagonal},
				change: all(bare(1), func(s *rules.Setup) { s.Combatants[0].Speed = 2 })}
			e := stage(t, sc)
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

func threatens(e *rules.Encounter, id rules.ID, at grid.Space) bool {
	_, ok := attack.Threatens(e, id, at)
	return ok
}
