package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

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

// What the rest of the program asks skirmish for: speed, and whether weapons are
// told apart (SKI-01), whether one is out at 0 and leaves the map (SKI-05), whom one
// may attack (SKI-09), who is nearest (SKI-10), who shoots and how far a blow goes
// (SKI-12), who may lend its fire (SKI-14), whether sides take turns (SKI-15), how far
// one still moves and what there is to do (SKI-16).
func TestFigureFields(t *testing.T) {
	e := set(t, under("skirmish"), "S.........t.s", "...s.........", "S............")
	far, near := rules.ID(1), rules.ID(2)
	if !e.Hostile(0, far) || !e.Hostile(0, near) || e.Hostile(0, 3) {
		t.Fatal("the scene is another")
	}
	if n := e.Rules.Move.Speed(e, 0); n != 6 {
		t.Errorf("SKI-01: a speed of %d, want 6", n)
	}
	if !e.Rules.Attack.OutAtZero(&e.Options) {
		t.Error("SKI-05: nobody is out at 0")
	}
	if !e.Rules.Attack.OneWeapon {
		t.Error("SKI-01: the weapons of a figure are told apart")
	}
	if !e.Rules.Attack.Removed {
		t.Error("SKI-05: who is defeated stays on the map")
	}
	for id := range e.Count() {
		c := &e.Creatures[id]
		if got := e.Rules.Attack.Shoots(c, 0); got == c.Card.Melee || e.Rules.Attack.Reach(c, 0) != 1 {
			t.Errorf("SKI-12: %s shoots: %v, and strikes %d squares off", c.Name, got, e.Rules.Attack.Reach(c, 0))
		}
	}
	if !e.Rules.Turn.Phases {
		t.Error("SKI-15: creatures have turns of their own")
	}
	if !e.Rules.Move.Doubled || !slices.Equal(e.Rules.Screen.Bar, []rules.Verb{rules.Move, rules.Attack, rules.Pass}) {
		t.Errorf("SKI-16: a longer move is two moves, or there is more to do than %v", e.Rules.Screen.Bar)
	}
	if r := e.Rules.Attack.Strikeable(e, 0, far, 0, 0); r.Cite != rules.SKI09 {
		t.Errorf("SKI-09: one in cover who is not nearest is refused by %s", r.Cite)
	}
	if set := e.Rules.Attack.Nearest(e, 0); set != 1<<near {
		t.Errorf("SKI-10: nearest are %b, want %b", set, 1<<near)
	}
	if set := e.Rules.Attack.Contributors(e, 0, near); set != 1<<3 {
		t.Errorf("SKI-14: %b may lend their fire, want %b", set, 1<<3)
	}
	if n := e.Rules.Move.Squares(e, 0, rules.Move); n != 12 {
		t.Errorf("SKI-16: %d squares before anything is done, want 12", n)
	}
}

// Figures have no conditions from their sheets, nor grapples (SKI-18).
func TestFiguresHaveNoConditions(t *testing.T) {
	e := set(t, under("skirmish", state(0, "prone"), state(1, "blinded")), "S....s......")
	for id := range e.Count() {
		if c := e.Facts.Combatants[id].Conditions; c != 0 {
			t.Errorf("SKI-18: figure %d begins with conditions %v", id+1, c)
		}
	}
}

// Legal lists what the whole side may begin, not only who is next (SKI-15).
func TestWholeSideMayBegin(t *testing.T) {
	e := set(t, under("skirmish"), "S...........", "S.........s.")
	e.Free = false
	e.Rules.Turn.Begin(e)
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
	e := set(t, under("skirmish"), "S..s........")
	if r := e.Check(&rules.Action{Verb: rules.Attack, By: 0, On: rules.Nobody}); r.Cite != rules.SKI18 {
		t.Errorf("SKI-18: an attack on nobody is refused by %q", r.Cite)
	}
	if r := e.Check(&rules.Action{Verb: rules.Attack, By: 0, On: 1, Then: rules.Hide}); r.Cite != rules.SKI18 {
		t.Errorf("SKI-18: an attack that ends in hiding is refused by %q", r.Cite)
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

// The lines that decide cover are those of the figures' own test (SKI-07).
func TestFiguresShowTheirLines(t *testing.T) {
	e := set(t, under("skirmish"), "S..t..s.....")
	lines := e.Rules.Attack.Lines(e, 0, 1, nil)
	if len(lines) == 0 {
		t.Error("SKI-07: no line is shown of an attack past a tree")
	}
}

// A fight of figures begins plainly though its setup lays an ambush (SKI-18,
// SIL-38), and a card has no scores that could be lowered (SKI-01).
func TestFiguresBeginPlainly(t *testing.T) {
	lay := func(s *rules.Setup) {
		s.Ambush = []int{s.Combatants[0].ID}
		s.Combatants[1].Lowered.Str = 3
	}
	for _, c := range []struct {
		ruleset string
		opening bool
		lowered int8
	}{{"d20", true, 3}, {"limited", true, 3}, {"skirmish", false, 0}} {
		e := set(t, under(c.ruleset, lay), "G....g")
		if got := e.Facts.Combatants[1].Lowered[rules.Str]; e.HasOpening() != c.opening || got != c.lowered {
			t.Errorf("%s: an opening %t, Strength lowered by %d; want %t, %d", c.ruleset, e.HasOpening(), got, c.opening, c.lowered)
		}
		if plain := set(t, under(c.ruleset), "G....g"); plain.HasOpening() {
			t.Errorf("%s: an opening where nobody lies in ambush", c.ruleset)
		}
	}
}
