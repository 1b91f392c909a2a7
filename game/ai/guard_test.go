package ai

import (
	"testing"

	"tenaille/game/ai/tactics"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// figure is a creature of the roster where a test wants it.
type figure struct {
	kind, side string
	at         [2]int
	hp         int // 0: unhurt
}

// field is an open field with some figures on it.
func field(t *testing.T, figures ...figure) *rules.Setup {
	t.Helper()
	rows := make([]string, 12)
	for y := range rows {
		rows[y] = "...................."
	}
	s := rules.Setup{Ruleset: "skirmish", Map: rules.MapSetup{Rows: rows}}
	for i, f := range figures {
		sheet, ok := levels.Creature(f.kind)
		if !ok {
			t.Fatalf("there is no creature %q", f.kind)
		}
		sheet.ID, sheet.Side, sheet.At = i+1, f.side, f.at
		if f.hp != 0 {
			sheet.HP = f.hp
		}
		s.Combatants = append(s.Combatants, sheet)
	}
	return &s
}

// fought is a battle of figures in which the first of them has just struck the
// second.
func fought(t *testing.T, figures ...figure) *rules.Encounter {
	t.Helper()
	s := field(t, figures...)
	for seed := range uint64(50) {
		e, err := rulesets.New(s)
		if err != nil {
			t.Fatal(err)
		}
		src := dice.NewSeeded(seed)
		e.Rules.Turn.Begin(e)
		e.Run(src)
		if e.Facts.Phase.Side != 0 {
			continue // the other side has the first turn
		}
		if r := e.Do(&rules.Action{Verb: rules.Attack, By: 0, On: 1}, src); !r.OK() {
			t.Fatalf("the attack is refused by %s", r.Cite)
		}
		if e.Present(1) && e.Facts.Combatants[1].HP == e.Creatures[1].MaxHP {
			return e // a miss: all stand as before
		}
	}
	t.Fatal("no dice lead there")
	return nil
}

// TestFiguresDrawBack: who fights from afar gets out of reach of those who do
// not once it has shot, one that is nearly felled goes behind another, and one
// that is fresh stays in the fight (SKI-13, SKI-16).
func TestFiguresDrawBack(t *testing.T) {
	for _, c := range []struct {
		name    string
		figures []figure
		moves   bool
		behind  bool // afterwards the third figure is nearer to the foe
	}{
		{"an archer before an ogre", []figure{
			{kind: "archer", side: "blue", at: [2]int{10, 5}}, {kind: "ogre", side: "red", at: [2]int{15, 5}}, {kind: "fighter", side: "blue", at: [2]int{9, 5}},
		}, true, true},
		{"a fighter nearly felled", []figure{
			{kind: "fighter", side: "blue", at: [2]int{14, 5}, hp: 5}, {kind: "orc", side: "red", at: [2]int{15, 5}}, {kind: "captain", side: "blue", at: [2]int{13, 5}},
		}, true, true},
		{"a fresh captain", []figure{
			{kind: "captain", side: "blue", at: [2]int{14, 5}}, {kind: "goblin", side: "red", at: [2]int{15, 5}}, {kind: "archer", side: "blue", at: [2]int{12, 5}},
		}, false, false},
		{"an archer with nobody near", []figure{
			{kind: "archer", side: "blue", at: [2]int{2, 5}}, {kind: "orc", side: "red", at: [2]int{17, 5}}, {kind: "fighter", side: "blue", at: [2]int{12, 5}},
		}, false, false},
	} {
		e := fought(t, c.figures...)
		p := &tactics.Soldier{Seed: 1}
		a, done := p.Think(view.New(e, 0), 1, 1<<20)
		if moved := a.Verb == rules.Move && a.By == 0; !done || moved != c.moves || p.Missed > 0 {
			t.Errorf("%s: %s by %d to %v, done %v; draws back: %v, want %v", c.name, a.Verb, a.By, a.Cell, done, moved, c.moves)
			continue
		}
		if !c.behind {
			continue
		}
		g := &e.Options.Grid
		foe := e.Space(1)
		if me, other := g.SpaceDistance(grid.Square(a.Cell), foe), g.SpaceDistance(e.Space(2), foe); me <= other {
			t.Errorf("%s: to %v, %d squares from the foe, where the third figure is at %d", c.name, a.Cell, me, other)
		}
	}
}
