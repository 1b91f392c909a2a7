package combat_test

import (
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// What keeps a creature from an attack of opportunity on one who does beside it what
// distracts is named (AOO-03, AOO-06, AOO-10, AOO-11, AOO-12, AOO-13, AOO-15, CFL-16, CND-10, CON-08, COV-11, GEO-15).
func TestWhatBarsAnOpportunity(t *testing.T) {
	trait := func(name string) func(*rules.Setup) {
		return func(s *rules.Setup) { s.Combatants[1].Traits = append(s.Combatants[1].Traits, name) }
	}
	ally := func(s *rules.Setup) { s.Combatants[1].Side = s.Combatants[0].Side }
	for _, c := range []struct {
		what   string
		rows   []string
		change func(*rules.Setup)
		want   rules.Cite
	}{
		{"nothing", []string{"Gg"}, nil, rules.NoCite},
		{"bare hands", []string{"Gg"}, armed(1), rules.AOO03},
		{"who falls dying", []string{"Gg"}, func(s *rules.Setup) {
			s.Combatants[0].HP = -3
			state(0, "dying", "prone")(s)
		}, rules.AOO10},
		{"flat-footed", []string{"Gg"}, state(1, "flat_footed"), rules.AOO12},
		{"flat-footed, but of uncanny dodge", []string{"Gg"}, all(state(1, "flat_footed"), trait("uncanny_dodge")), rules.AOO13},
		{"stunned", []string{"Gg"}, state(1, "stunned"), rules.AOO15},
		{"an ally", []string{"Gg"}, ally, rules.AOO15},
		{"a beam underfoot", []string{"Gg"}, func(s *rules.Setup) { s.Map.Rows = []string{".b"} }, rules.CND10},
		{"unseen", []string{"Gg"}, state(0, "invisible"), rules.CON08},
		{"too far", []string{"G.g"}, nil, rules.GEO15},
		{"cover", []string{"Gg"}, func(s *rules.Setup) {
			s.Map.Edges = append(s.Map.Edges, rules.EdgeSetup{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "low"}})
		}, rules.COV11},
		{"a rule without opportunities", []string{"Gg"}, under("limited", func(s *rules.Setup) { s.Options = map[string]string{"limited_aoo": "false"} }), rules.CFL16},
	} {
		e := set(t, c.change, c.rows...)
		if got := combat.OpportunityBar(e, 1, 0, false); got != c.want {
			t.Errorf("%s: barred by %q, want %q", c.what, got, c.want)
		}
	}
	e := set(t, nil, "Gg")
	e.Facts.Combatants[1].Opportunities = 1
	if got := combat.OpportunityBar(e, 1, 0, false); got != rules.AOO11 {
		t.Errorf("one made already: barred by %q", got)
	}
}

// A readied 5-foot step to a square that is no longer beside the creature is
// not made (INI-08, MOV-10).
func TestReadiedStepOutOfReach(t *testing.T) {
	e := set(t, nil, ".G....g", ".......")
	e.Free = true
	do := func(c levels.Command) {
		t.Helper()
		a, err := c.Action(e)
		if err != nil {
			t.Fatal(err)
		}
		if r := e.Do(&a, dice.NewSeeded(1)); !r.OK() {
			t.Fatalf("%s is refused by %s", c.Do, r.Cite)
		}
	}
	do(levels.Command{Do: "ready", By: 1, Option: "enemy_attacks", Then: &levels.Command{Do: "drop_prone"}, Step: &[2]int{0, 0}})
	e.Facts.Combatants[0].At = grid.C(4, 1) // thrown back, say
	do(levels.Command{Do: "five_foot_step", By: 2, Cells: [][2]int{{5, 0}}})
	told := false
	e.Watch = func(ev rules.Event) {
		told = told || ev.Kind == rules.MoveStopped && ev.Who == 0 && ev.Cite == rules.MOV10
	}
	do(strike(2, 1, "longsword"))
	for what, who := e.Awaits(); what == rules.AwaitsAnswer; what, who = e.Awaits() {
		e.Begin(&rules.Action{Verb: rules.Take, By: who, On: rules.Nobody})
		e.Run(dice.NewSeeded(1))
	}
	if !told {
		t.Error("nobody is told that the step can be made no more")
	}
	if at := e.Facts.Combatants[0].At; at != grid.C(4, 1) || e.Facts.Combatants[0].Readied.Trigger != rules.NoTrigger {
		t.Errorf("it stands on %v, its readiness is %v", at, e.Facts.Combatants[0].Readied)
	}
}

// A large mover that passes through somebody much smaller stops before it where
// its path would end upon it: it did not know of it (MOV-05).
func TestStopsBeforeWhomItWouldStandOn(t *testing.T) {
	for _, c := range []struct {
		steps int
		want  uint8
	}{{3, 2}, {4, 2}, {7, 7}} {
		e := set(t, all(armed(1), func(s *rules.Setup) { s.Combatants[0].Size, s.Combatants[0].Speed = "gargantuan", 12 }),
			"G.....g.......", "..............", "..............", "..............")
		a := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody}
		for range c.steps {
			a.Path.Add(grid.E)
		}
		a.Cell = a.Path.End(e.Facts.Combatants[0].At)
		e.Free = true
		stopped := 0
		e.Listen = func(ev rules.Event) {
			if ev.Kind == rules.MoveStopped && ev.Cite == rules.MOV05 && ev.Whom == 1 {
				stopped++
			}
		}
		e.Begin(&a)
		e.Run(dice.NewSeeded(1))
		if told := stopped == 1; told == (c.want == 7) {
			t.Errorf("%d squares: told that it was stopped: %t", c.steps, told)
		}
		if got := e.Facts.Combatants[0].At; got != grid.C(int(c.want), 0) {
			t.Errorf("%d squares lead to %v, want %d", c.steps, got, c.want)
		}
	}
}

// What would come back of a score ends with the life of who lost it (CND-22,
// DMG-11).
func TestNothingComesBackToTheDead(t *testing.T) {
	wither := rules.PowerSetup{ID: "wither", Cost: "standard", Range: 8, Saps: &rules.SapSetup{Score: "str", Dice: "1d4", Rounds: 5}}
	e := set(t, able(0, wither), "G...g")
	e.Free = true
	for i, c := range []levels.Command{{Do: "power", By: 1, On: 2, Option: "wither"}, {Do: "damage", By: 2, Amount: 200}} {
		a, err := c.Action(e)
		if err != nil {
			t.Fatal(err)
		}
		if r := e.Do(&a, dice.NewSeeded(1)); !r.OK() {
			t.Fatalf("%s is refused by %s", c.Do, r.Cite)
		}
		if n, want := len(e.Facts.Effects), 1-i; n != want {
			t.Errorf("after %s %d effects last, want %d", c.Do, n, want)
		}
	}
}

// The turn that surprise has lost says why it is skipped (LIM-04).
func TestLostTurnsSayWhy(t *testing.T) {
	e := set(t, under("limited", func(s *rules.Setup) { s.Surprised = []int{s.Combatants[0].ID} }), "GG...g")
	var cites []rules.Cite
	e.Listen = func(ev rules.Event) {
		if ev.Kind == rules.TurnSkipped && ev.Who == 0 {
			cites = append(cites, ev.Cite)
		}
	}
	e.Rules.Turn.Begin(e)
	src := dice.NewSeeded(1)
	e.Run(src)
	for range 4 { // turns, until its own comes
		a := rules.Action{Verb: rules.EndTurn, By: e.Facts.Active(), On: rules.Nobody}
		if len(cites) == 0 && a.By != rules.Nobody {
			e.Do(&a, src)
		}
	}
	if !slices.Equal(cites, []rules.Cite{rules.LIM04}) {
		t.Errorf("skipped by %v, want LIM-04", cites)
	}
}

// Who is placed in the order of a round is placed by score (LIM-05), or by what
// settles a tie of scores: here that one is a player character (LIM-06).
func TestPlacesNameTheirRule(t *testing.T) {
	for _, c := range []struct {
		rows  string
		want  []rules.Cite
		order []rules.ID
	}{
		{"G....a", []rules.Cite{rules.LIM05, rules.LIM05}, []rules.ID{1, 0}},
		{"G....g", []rules.Cite{rules.LIM05, rules.LIM06}, []rules.ID{1, 0}},
	} {
		e := set(t, under("limited", func(s *rules.Setup) { s.Combatants[1].PC = true }), c.rows)
		var cites []rules.Cite
		var order []rules.ID
		e.Listen = func(ev rules.Event) {
			if ev.Kind == rules.Placed {
				cites, order = append(cites, ev.Cite), append(order, ev.Who)
			}
		}
		e.Rules.Turn.Begin(e)
		e.Run(dice.NewSeeded(1))
		if !slices.Equal(cites, c.want) || !slices.Equal(order, c.order) {
			t.Errorf("%s: %v placed by %v, want %v by %v", c.rows, order, cites, c.order, c.want)
		}
		want := rules.ByScore
		if c.want[1] == rules.LIM06 {
			want = rules.ByPlayer
		}
		if got := e.Rules.Turn.Tie(e, 0, 1); got != want {
			t.Errorf("%s: the tie is settled by %v, want %v", c.rows, got, want)
		}
	}
}

// Who grabs at the square of somebody around whom there is no more room loses
// the action, and is told so (GRP-04).
func TestNoRoomToGrapple(t *testing.T) {
	e := set(t, func(s *rules.Setup) {
		held := &s.Combatants[5]
		hold := rules.ConditionSetup{ID: "grappling"}
		for i := 1; i < 5; i++ {
			s.Combatants[i].At = held.At
			s.Combatants[i].State = []rules.ConditionSetup{{ID: "grappling", With: []int{held.ID}}}
			hold.With = append(hold.With, s.Combatants[i].ID)
		}
		held.State = []rules.ConditionSetup{hold}
		s.Combatants[0].At = [2]int{4, 0}
		state(0, "blinded")(s)
	}, "GGGGGa")
	e.Free = true
	lost := 0
	e.Listen = func(ev rules.Event) {
		if ev.Kind == rules.ActionLost && ev.Cite == rules.GRP04 && ev.Who == 0 {
			lost++
		}
	}
	a, err := (&levels.Command{Do: "grapple", By: 1, Square: &[2]int{5, 0}}).Action(e)
	if err != nil {
		t.Fatal(err)
	}
	if r := e.Check(&a); !r.OK() {
		t.Fatalf("refused by %s", r.Cite)
	}
	for seed := uint64(1); lost == 0 && seed < 9; seed++ { // until the hand finds it
		c := e.Clone()
		c.Listen = e.Listen
		c.Do(&a, dice.NewSeeded(seed))
	}
	if lost != 1 {
		t.Errorf("lost %d times for want of room", lost)
	}
}
