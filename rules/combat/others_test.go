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

// stage sets a scene up, in which everybody may act.
func stage(t *testing.T, sc scene) *rules.Encounter {
	t.Helper()
	s := sc.setup()
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Free = true
	return e
}

// The pips of every ruleset: name, price, rule, and how many a fresh turn has
// (ACT-02, ACT-03, ACT-05 and SIL-12; LIM-07 and SIL-12; SKI-15 and SKI-16).
func TestPipsOfRulesets(t *testing.T) {
	type pip struct {
		name string
		cost rules.Cost
		cite rules.Cite
		n    int
	}
	for name, want := range map[string][]pip{
		"d20": {{"standard", rules.StandardAction, rules.ACT02, 1}, {"move", rules.MoveAction, rules.ACT03, 1}, {"free", rules.FreeAction, rules.ACT05, 3}},
		"limited": {{"L", rules.FullRoundAction, rules.LIM07, 1}, {"M", rules.MoveAction, rules.LIM07, 2}, {"A", rules.StandardAction, rules.LIM07, 1},
			{"free", rules.FreeAction, rules.ACT05, 3}},
		"skirmish": {{"activation", rules.NoCost, rules.SKI15, 2}, {"attack", rules.StandardAction, rules.SKI16, 1}, {"move", rules.MoveAction, rules.SKI16, 1}},
	} {
		e := stage(t, scene{rows: []string{"G....a......", "G..........."}, change: under(name), options: map[string]string{"free_action_cap": "3"}})
		if len(e.Rules.Pips) != len(want) {
			t.Fatalf("%s has %d pips, want %d", name, len(e.Rules.Pips), len(want))
		}
		for i, w := range want {
			p := &e.Rules.Pips[i]
			if p.Name != w.name || p.Cost != w.cost || p.Cite != w.cite || p.Of(e, 0) != w.n || p.Left(e, 0) != w.n {
				t.Errorf("%s: pip %s costs %d by %s, %d of %d left; want %s, %d, %s, %d of %d", name,
					p.Name, p.Cost, p.Cite, p.Left(e, 0), p.Of(e, 0), w.name, w.cost, w.cite, w.n, w.n)
			}
		}
	}
}

// The rules that limited and skirmish refuse by (LIM-05, LIM-08, LIM-09,
// LIM-15; SKI-15, SKI-16).
func TestGroundsOfRulesets(t *testing.T) {
	for name, want := range map[string]rules.Grounds{
		"limited":  {Budget: rules.LIM08, Restricted: rules.LIM08, Disabled: rules.LIM15, Far: rules.LIM09, Order: rules.LIM05},
		"skirmish": {Budget: rules.SKI16, Restricted: rules.SKI16, Disabled: rules.SKI16, Far: rules.SKI16, Order: rules.SKI15},
	} {
		r, err := rulesets.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		if r.Grounds != want {
			t.Errorf("%s refuses by %+v, want %+v", name, r.Grounds, want)
		}
	}
}

// The action table of skirmish (SKI-02, SKI-15, SKI-16, SKI-17, SKI-18, HP-06,
// ACT-33): everything else does not exist.
func TestFigureActions(t *testing.T) {
	r, err := rulesets.ByName("skirmish")
	if err != nil {
		t.Fatal(err)
	}
	type row struct {
		cost rules.Cost
		cite rules.Cite
	}
	want := map[rules.Verb]row{
		rules.Attack: {rules.StandardAction, rules.SKI02}, rules.Move: {rules.MoveAction, rules.SKI16}, rules.Pass: {rules.FullRoundAction, rules.SKI16},
		rules.EndTurn: {rules.NotAnAction, rules.ACT33}, rules.NewTurn: {rules.NoCost, rules.SKI15}, rules.NewPhase: {rules.NoCost, rules.SKI17},
		rules.Harm: {rules.NoCost, rules.SKI02}, rules.Heal: {rules.NoCost, rules.HP06},
	}
	for v := range r.Verbs {
		w, there := want[rules.Verb(v)]
		if !there {
			w = row{r.Verbs[v].Cost, rules.SKI18}
		}
		if got := &r.Verbs[v]; got.Cost != w.cost || got.Cite != w.cite || (got.Start != nil) != there {
			t.Errorf("%s costs %d by %s, there: %t; want %d, %s, %t", rules.Verb(v), got.Cost, got.Cite, got.Start != nil, w.cost, w.cite, there)
		}
	}
}

// What the rest of the program asks skirmish for: speed (SKI-01), whether one
// is out at 0 (SKI-05), whom one may attack (SKI-09), who is nearest (SKI-10),
// who may lend its fire (SKI-14), how far one still moves (SKI-16).
func TestFigureFields(t *testing.T) {
	e := stage(t, scene{rows: []string{"S.........t.s", "...s.........", "S............"}, change: under("skirmish")})
	far, near := rules.ID(1), rules.ID(2)
	if !e.Hostile(0, far) || !e.Hostile(0, near) || e.Hostile(0, 3) {
		t.Fatal("the scene is another")
	}
	if n := e.Rules.Speed(e, 0); n != 6 {
		t.Errorf("SKI-01: a speed of %d, want 6", n)
	}
	if !e.Rules.OutAtZero(&e.Options) {
		t.Error("SKI-05: nobody is out at 0")
	}
	if r := e.Rules.Strikeable(e, 0, far, 0, 0); r.Cite != rules.SKI09 {
		t.Errorf("SKI-09: one in cover who is not nearest is refused by %s", r.Cite)
	}
	if set := e.Rules.Nearest(e, 0); set != 1<<near {
		t.Errorf("SKI-10: nearest are %b, want %b", set, 1<<near)
	}
	if set := e.Rules.Contributors(e, 0, near); set != 1<<3 {
		t.Errorf("SKI-14: %b may lend their fire, want %b", set, 1<<3)
	}
	if n := e.Rules.Squares(e, 0, rules.Move); n != 12 {
		t.Errorf("SKI-16: %d squares before anything is done, want 12", n)
	}
}

// Figures have no conditions from their sheets, nor grapples (SKI-18).
func TestFiguresHaveNoConditions(t *testing.T) {
	e := stage(t, scene{rows: []string{"S....s......"}, change: under("skirmish", state(0, "prone"), state(1, "blinded"))})
	for id := range e.Count() {
		if c := e.Facts.Combatants[id].Conditions; c != 0 {
			t.Errorf("SKI-18: figure %d begins with conditions %v", id+1, c)
		}
	}
}

// Legal lists what the whole side may begin, not only who is next (SKI-15).
func TestWholeSideMayBegin(t *testing.T) {
	sc := scene{rows: []string{"S...........", "S.........s."}, change: under("skirmish")}
	e := stage(t, sc)
	e.Free = false
	e.Rules.Begin(e)
	e.Run(dice.NewScripted([][2]int{{20, 9}, {20, 2}}))
	passes := map[rules.ID]bool{}
	for _, a := range e.Legal(nil) {
		if a.Verb == rules.Pass {
			passes[a.By] = true
		}
	}
	if len(passes) != 2 {
		t.Errorf("SKI-15: %v may begin, both figures of the side are due", passes)
	}
}

// An attack has a target of its own (SKI-18); one who runs into a figure that it
// did not know of stops before it (MOV-05).
func TestFiguresInTheWay(t *testing.T) {
	e := stage(t, scene{rows: []string{"S..s........"}, change: under("skirmish")})
	if r := e.Check(&rules.Action{Verb: rules.Attack, By: 0, On: rules.Nobody}); r.Cite != rules.SKI18 {
		t.Errorf("SKI-18: an attack on nobody is refused by %q", r.Cite)
	}
	a := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody, Cell: grid.C(4, 0)}
	for range 4 {
		a.Path.Add(grid.E)
	}
	var stopped []rules.Event
	e.Listen = func(ev rules.Event) {
		if ev.Kind == rules.MoveStopped {
			stopped = append(stopped, ev)
		}
	}
	e.Begin(&a) // as when its side does not see who stands there
	e.Run(dice.NewScripted(nil))
	if at := e.Facts.Combatants[0].At; len(stopped) != 1 || stopped[0].Cite != rules.MOV05 || stopped[0].Whom != 1 || at != grid.C(2, 0) {
		t.Errorf("MOV-05: stopped by %+v at %v, want by 2 at 2,0", stopped, at)
	}
}

// An ability that is a move is no longer offered when its uses are spent
// (ACT-28).
func TestSpentStridesAreNotListed(t *testing.T) {
	e := stage(t, scene{rows: []string{"G.........g."}, change: under("limited", able(0, rules.PowerSetup{ID: "stride", Cost: "free", Range: 3, Move: true, PerMatch: 1, Provokes: new(bool)}))})
	count := func() (n int) {
		for _, a := range e.LegalFor(0, nil) {
			if a.Verb == rules.Power {
				n++
			}
		}
		return n
	}
	if count() == 0 {
		t.Fatal("the ability is not offered at all")
	}
	a := rules.Action{Verb: rules.Power, By: 0, On: rules.Nobody, Cell: grid.C(1, 0)}
	a.Path.Add(grid.E)
	if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() {
		t.Fatalf("refused by %s", r.Cite)
	}
	e.Do(&rules.Action{Verb: rules.NewTurn, By: 0, On: rules.Nobody}, dice.NewScripted(nil))
	if n := count(); n != 0 {
		t.Errorf("ACT-28: %d ways are offered of an ability whose one use is spent", n)
	}
}

// Whoever is outside may strike at one that moves into the hold it has won, at
// the step that leaves what it threatens; the one held may not (GRP-02).
func TestMovingInProvokes(t *testing.T) {
	for _, c := range []struct {
		name string
		rows []string
		want []combat.Provoked
	}{
		{"one step", []string{"Gg..", "g...", "...."}, []combat.Provoked{{Step: 1, By: 2}}},
		{"two steps of a large one", []string{"O..g.", ".....", "..g..", "....."}, []combat.Provoked{{Step: 2, By: 2}}},
	} {
		e := stage(t, scene{rows: c.rows})
		before := e.Hash()
		if got := combat.MoveIn(e, 0, 1); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v may strike, want %v\n%s", c.name, got, c.want, draw(e))
		}
		if e.Hash() != before {
			t.Errorf("%s: asking changed the encounter", c.name)
		}
	}
}

// The lines that decide cover are those of the figures' own test (SKI-07).
func TestFiguresShowTheirLines(t *testing.T) {
	e := stage(t, scene{rows: []string{"S..t..s....."}, change: under("skirmish")})
	lines := e.Rules.Lines(e, 0, 1, nil)
	if len(lines) == 0 {
		t.Error("SKI-07: no line is shown of an attack past a tree")
	}
}

var otherScenes = []scene{
	{
		rule: "LIM-04 an ambush costs the first turn", rows: []string{"G....a......"}, began: true,
		change: under("limited", hides(2), ambush(0)), dice: [][2]int{{20, 12}},
		do:     []levels.Command{cmd("end_turn", 2)},
		events: []string{"surprised 1: 1", "condition_gained 1: flat_footed", "turn_began 2: 0", "condition_lost 1: flat_footed", "surprised 1: 0", "turn_skipped 1"},
	},
	{
		rule: "LIM-04 who loses a turn is flat-footed in it", rows: []string{"gg.........."}, change: under("limited"),
		do:     []levels.Command{{Do: "new_turn", By: 1, Option: "surprised"}, walk(2, [2]int{2, 0}), cmd("end_turn", 1)},
		events: []string{"condition_gained 1: flat_footed", "turn_began 1", "moved 2: 0", "condition_lost 1: flat_footed", "turn_ended 1"},
	},
	{
		rule: "LIM-05 nobody out of turn", rows: []string{"G....a......"}, began: true, change: under("limited"),
		do: []levels.Command{walk(1, [2]int{1, 0})}, refused: "LIM-05",
	},
	{
		rule: "LIM-05 the order is set anew", rows: []string{"Gr.a........"}, began: true, change: under("limited"),
		dice: [][2]int{{20, 2}, {20, 2}},
		do: []levels.Command{{Do: "ready", By: 3, Option: "enemy_attacks", Then: &levels.Command{Do: "attack", Weapon: "longbow"}}, cmd("end_turn", 3),
			cmd("end_turn", 2), strike(1, 2, "longsword"), cmd("end_turn", 1)},
		events: []string{"turn_began 3: 0", "turn_began 2: 1", "turn_began 1: 2", "attack_rolled 3>1", "attack_rolled 1>2", "round_began: 2", "placed 3: 0", "turn_began 3: 0"},
	},
	{
		rule: "LIM-06 the more alert first", rows: []string{"G..G..a....."}, began: true,
		change: under("limited", func(s *rules.Setup) {
			s.Combatants[0].PC, s.Combatants[1].PC = true, true
			two, four := 2, 4
			s.Combatants[0].Per, s.Combatants[1].Per = &two, &four
		}),
		events: []string{"placed 3: 0", "placed 2: 1", "placed 1: 2"},
	},
	{
		rule: "MOV-10 and LIM-09 no ability of moving after a 5-foot step", rows: []string{"G.........g."}, change: under("limited", talented(1)),
		do:      []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}, power(1, "stride", 0, [2]int{2, 0})},
		refused: "MOV-10",
	},
	{
		rule: "SKI-16 a new turn ends the activation", rows: []string{"S...........", "S.........s."}, change: under("skirmish"),
		do:     []levels.Command{walk(1, [2]int{1, 0}), cmd("new_turn", 3)},
		events: []string{"activated 1: 0", "moved 1", "activation_ended 1", "side_turn_began 3: 1"},
	},
	{
		rule: "SKI-16 an activation ends by itself", rows: []string{"S...........", "S.........s."}, began: true, change: under("skirmish"),
		dice: [][2]int{{20, 9}, {20, 2}}, do: []levels.Command{cmd("pass", 1)},
		events: []string{"activated 1: 0", "activation_ended 1>2"},
	},
	{
		rule: "HP-06 no more than its hit points", rows: []string{"S.........s."}, change: under("skirmish"),
		do:     []levels.Command{{Do: "damage", By: 1, Amount: 12}, {Do: "heal", By: 1, Amount: 20}},
		events: []string{"damaged 1: 12", "healed 1: 12"},
	},
	{
		rule: "CND-07 where nobody runs, one flees on foot", rows: []string{"Gg.........................................", "..........................................."},
		change:  under("limited", func(s *rules.Setup) { s.Combatants[0].State = []rules.ConditionSetup{{ID: "frightened", By: 2}} }),
		do:      []levels.Command{cmd("end_turn", 1)},
		refused: "CND-07",
	},
}

func TestOtherScenes(t *testing.T) { play(t, otherScenes) }
