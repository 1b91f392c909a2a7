package tactics

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// figure is a creature of the roster or the cast where a test wants it.
type figure struct {
	kind, side string
	at         [2]int
	hp         int // 0: unhurt
	state      string
}

// decision is what the first creature, whose turn it is, decides.
func decision(t *testing.T, rows []string, figures ...figure) (a rules.Action, e *rules.Encounter) {
	t.Helper()
	return decisionOf(t, &Soldier{Seed: 1}, rows, figures...)
}

// decisionOf is decision by some soldier.
func decisionOf(t *testing.T, p *Soldier, rows []string, figures ...figure) (a rules.Action, e *rules.Encounter) {
	t.Helper()
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: rows}}
	for i, f := range figures {
		sheet, ok := levels.Cast(f.kind)
		if !ok {
			if sheet, ok = levels.Creature(f.kind); !ok {
				t.Fatalf("there is no creature %q", f.kind)
			}
		}
		sheet.ID, sheet.Side, sheet.At = i+1, f.side, f.at
		if f.hp != 0 {
			sheet.HP = f.hp
		}
		if f.state != "" {
			sheet.State = []rules.ConditionSetup{{ID: f.state, By: 2, DC: 15}}
		}
		s.Combatants = append(s.Combatants, sheet)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	for id := range e.Count() {
		e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(id)})
	}
	e.Emit(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, Whom: rules.Nobody, A: 1})
	e.Emit(rules.Event{Kind: rules.TurnBegan, Who: 0, Whom: rules.Nobody, B: 10})
	if _, who := e.Awaits(); who != 0 {
		t.Fatalf("it is the turn of %d", who)
	}
	a, done := p.Think(view.New(e, 0), 0, 1<<30)
	if r := e.Check(&a); !done || !r.OK() {
		t.Fatalf("%+v is refused by %s", a, r.Cite)
	}
	return a, e
}

var hall = []string{"....................", "....................", "....................", "....................", "....................", "...................."}

// TestSoldierUsesItsAbilities: each where it pays.
func TestSoldierUsesItsAbilities(t *testing.T) {
	for _, c := range []struct {
		name    string
		want    rules.Verb
		option  string
		figures []figure
	}{
		{"finishes the sleeping", rules.CoupDeGrace, "", []figure{{"G", "blue", [2]int{3, 3}, 0, ""}, {"O", "red", [2]int{4, 3}, 0, "asleep"}}},
		{"breathes on three", rules.Power, "ember_breath", []figure{{"dragon", "blue", [2]int{2, 1}, 0, ""}, {"G", "red", [2]int{8, 1}, 0, ""}, {"G", "red", [2]int{8, 2}, 0, ""}, {"G", "red", [2]int{8, 3}, 0, ""}}},
		{"drinks when hurt", rules.Drink, "healing_draught", []figure{{"fighter", "blue", [2]int{0, 0}, 4, ""}, {"G", "red", [2]int{19, 5}, 0, ""}}},
		{"mends a dying friend", rules.Power, "mending_touch", []figure{{"cleric", "blue", [2]int{3, 3}, 0, ""}, {"O", "red", [2]int{18, 4}, 0, ""}, {"captain", "blue", [2]int{4, 3}, -2, ""}}},
		{"snares a crowd", rules.Power, "briar_snare", []figure{{"shaman", "blue", [2]int{0, 2}, 0, ""}, {"G", "red", [2]int{9, 1}, 0, ""}, {"G", "red", [2]int{9, 2}, 0, ""}, {"G", "red", [2]int{9, 3}, 0, ""}, {"G", "red", [2]int{10, 2}, 0, ""}}},
		{"flees in fear", rules.Run, "", []figure{{"G", "blue", [2]int{6, 3}, 0, "frightened"}, {"O", "red", [2]int{3, 3}, 0, ""}}},
		{"tears at its bonds", rules.Escape, "", []figure{{"G", "blue", [2]int{1, 3}, 0, "bound"}, {"O", "red", [2]int{12, 3}, 0, ""}}},
	} {
		a, e := decision(t, hall, c.figures...)
		got := ""
		if a.Verb == rules.Power || a.Verb == rules.Drink {
			got = e.Creatures[0].Powers[a.Option].ID
		}
		if a.Verb != c.want || got != c.option {
			t.Errorf("%s: %s %s where %s %s is sensible", c.name, a.Verb, got, c.want, c.option)
		}
	}
}

// TestSoldierSparesItsFriends: fire that catches more friends than foes stays
// unused.
func TestSoldierSparesItsFriends(t *testing.T) {
	a, e := decision(t, hall, figure{"dragon", "blue", [2]int{2, 1}, 0, ""}, figure{"G", "red", [2]int{9, 2}, 0, ""},
		figure{"G", "blue", [2]int{8, 1}, 0, ""}, figure{"G", "blue", [2]int{8, 2}, 0, ""}, figure{"G", "blue", [2]int{8, 3}, 0, ""})
	if a.Verb == rules.Power {
		t.Errorf("%s is used on three friends and one foe", e.Creatures[0].Powers[a.Option].ID)
	}
}

// TestArcherShootsFromWhereItStands: a shot that is no better elsewhere is
// taken at once.
func TestArcherShootsFromWhereItStands(t *testing.T) {
	for _, at := range [][2]int{{9, 2}, {11, 1}, {14, 3}, {16, 5}} {
		a, _ := decision(t, hall, figure{"archer", "blue", [2]int{0, 2}, 0, ""}, figure{"orc", "red", at, 0, ""}, figure{"orc", "red", [2]int{17, 0}, 0, ""})
		if a.Verb != rules.Attack && a.Verb != rules.FullAttack {
			t.Errorf("an orc at %v: the archer begins with %s to %v", at, a.Verb, a.Cell)
		}
	}
}

// TestOgreComesThroughTheGap: a passage of one square does not keep a large
// soldier out (MOV-07).
func TestOgreComesThroughTheGap(t *testing.T) {
	gap := []string{"....#######....", "....#######....", "...............", "....#######....", "....#######...."}
	a, e := decision(t, gap, figure{"ogre", "blue", [2]int{1, 1}, 0, ""}, figure{"G", "red", [2]int{13, 2}, 0, ""})
	for range 12 {
		if a.Verb == rules.Attack || a.Verb == rules.Charge || a.Verb == rules.FullAttack {
			return
		}
		if r := e.Do(&a, dice.NewSeeded(1)); !r.OK() {
			t.Fatalf("%+v is refused by %s", a, r.Cite)
		}
		if _, who := e.Awaits(); who == 1 {
			e.Do(&rules.Action{Verb: rules.EndTurn, By: 1, On: rules.Nobody}, dice.NewSeeded(1))
		}
		a, _ = (&Soldier{Seed: 1}).Think(view.New(e, 0), 0, 1<<30)
	}
	t.Errorf("after 12 decisions the ogre stands at %v and has struck nobody", e.Facts.Combatants[0].At)
}
