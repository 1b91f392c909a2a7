package levels

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

func openField(t *testing.T, name string) *Field {
	t.Helper()
	f, err := OpenField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestFieldsHoldTheirOwnRosters: the squares of a start are sorted, nobody's
// twice, and hold the creatures of the level; its own armies change nothing.
func TestFieldsHoldTheirOwnRosters(t *testing.T) {
	for _, name := range Names() {
		f := openField(t, name)
		owner := map[grid.Cell]int{}
		for side, cells := range f.Starts {
			if len(cells) < 6 || !slices.IsSortedFunc(cells, byRow) {
				t.Errorf("%s: start %d has %d squares, in order %v", name, side+1, len(cells), slices.IsSortedFunc(cells, byRow))
			}
			for _, c := range cells {
				if o, taken := owner[c]; taken {
					t.Errorf("%s: %v belongs to the starts of %d and %d", name, c, o+1, side+1)
				}
				owner[c] = side
			}
		}
		s, err := f.Place("d20", nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(s, f.Setup) {
			t.Errorf("%s: its own armies change it", name)
		}
		d, err := f.Deploy(s)
		if err != nil {
			t.Fatal(err)
		}
		for i := range s.Combatants {
			at := s.Combatants[i].At
			if m := d.Misfit(i, grid.C(at[0], at[1])); !m.OK() {
				t.Errorf("%s: combatant %d does not fit where it stands: %+v", name, i, m)
			}
		}
	}
}

// TestArmiesFindTheirPlaces places one of every kind on either side of every
// level under every ruleset, as far as there is room, and opens the encounter.
func TestArmiesFindTheirPlaces(t *testing.T) {
	for _, name := range Names() {
		f := openField(t, name)
		for _, r := range rulesets.All() {
			for _, kind := range f.Kinds() {
				a, b := Army{{kind, 1}, {"goblin", 3}}, Army{{"orc", 2}, {kind, 1}}
				s, err := f.Place(r.Name, a, b)
				var full *NoRoom
				if errors.As(err, &full) {
					if sheet, _ := f.Sheet(kind); sheet.Fills() < 3 {
						t.Errorf("%s: %v", name, err)
					}
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				if _, err := rulesets.New(&s); err != nil {
					t.Errorf("%s, %s, %s: %v", name, r.Name, kind, err)
				}
				again, _ := f.Place(r.Name, a, b)
				if !reflect.DeepEqual(s, again) {
					t.Errorf("%s, %s: placed twice, they differ", name, kind)
				}
				d, _ := f.Deploy(s)
				for i := range s.Combatants {
					if m := d.Misfit(i, d.Space(i).At); !m.OK() {
						t.Errorf("%s, %s: %s at %v does not fit: %+v", name, r.Name, s.Combatants[i].Kind, s.Combatants[i].At, m)
					}
				}
			}
		}
	}
}

// TestArcherStandsBehindTheFighter: towards the enemy those stand who strike
// hand to hand.
func TestArcherStandsBehindTheFighter(t *testing.T) {
	for _, name := range Names() {
		f := openField(t, name)
		s, err := f.Place("d20", Army{{"archer", 2}, {"fighter", 2}}, Army{{"goblin-archer", 2}, {"orc", 2}})
		if err != nil {
			t.Fatal(err)
		}
		for side := range f.Sides {
			var near, far int
			for i, c := range s.Combatants {
				if c.Side != f.Sides[side] {
					continue
				}
				least := 1 << 20
				for _, q := range f.Starts[1-side] {
					least = min(least, away(q, placeOf(&s.Combatants[i])))
				}
				if behind(&s.Combatants[i]) == 1 {
					far += least
				} else {
					near += least
				}
			}
			if near >= far {
				t.Errorf("%s side %d: fighters stand %d squares from the enemy's start, archers %d", name, side+1, near, far)
			}
		}
	}
}

// fieldOf makes a field of a position of two sides.
func fieldOf(t *testing.T, rows []string, edges []rules.EdgeSetup, sheets ...rules.Sheet) *Field {
	t.Helper()
	l := level{setup: rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: rows, Edges: edges}, Combatants: sheets}}
	f, err := l.field("test")
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func standing(id int, kind, side string, x, y int) rules.Sheet {
	s, _ := Creature(kind)
	s.ID, s.Side, s.At = id, side, [2]int{x, y}
	return s
}

// TestPlacesSayWhyTheyDoNotFit asks for every reason, with its rule.
func TestPlacesSayWhyTheyDoNotFit(t *testing.T) {
	f := fieldOf(t, []string{"........", "..#.....", "........", "........"}, []rules.EdgeSetup{{Edge: "V(1,2)", FeatureSetup: rules.FeatureSetup{Feature: "wall"}}},
		standing(1, "ogre", "blue", 0, 0), standing(2, "orc", "blue", 2, 2), standing(3, "orc", "red", 7, 3))
	d, err := f.Deploy(f.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []struct {
		who  int
		at   grid.Cell
		why  Why
		cell grid.Cell
		with int
		cite rules.Cite
	}{
		{0, grid.C(0, 0), Fits, grid.Cell{}, -1, 0},
		{0, grid.C(-1, 0), OffMap, grid.C(-1, 0), -1, rules.GEO01},
		{0, grid.C(0, 3), OffMap, grid.C(0, 4), -1, rules.GEO01},
		{0, grid.C(1, 0), OnFeature, grid.C(2, 1), -1, rules.GEO05},
		{0, grid.C(0, 2), AcrossEdge, grid.C(0, 2), -1, rules.MOV04},
		{0, grid.C(1, 2), OnCreature, grid.C(2, 2), 1, rules.GEO02},
		{1, grid.C(1, 1), OnCreature, grid.C(1, 1), 0, rules.GEO02},
		{1, grid.C(7, 3), OutsideStart, grid.C(7, 3), -1, 0},
		{1, grid.C(3, 3), Fits, grid.Cell{}, -1, 0},
	} {
		got := d.Misfit(r.who, r.at)
		if got.Why != r.why || !got.OK() && (got.Cell != r.cell || got.With != r.with || got.Cite != r.cite) {
			t.Errorf("%s at %v: %+v, want %v at %v with %d, %v", d.Setup.Combatants[r.who].Kind, r.at, got, r.why, r.cell, r.with, r.cite)
		}
	}
	if m := d.Place(1, grid.C(3, 2)); !m.OK() || d.At(grid.C(3, 2)) != 1 || d.At(grid.C(2, 2)) != -1 {
		t.Errorf("placed at [3,2]: %+v, there stands %d", m, d.At(grid.C(3, 2)))
	}
	if f.Setup.Combatants[1].At != [2]int{2, 2} {
		t.Error("placing changed the field")
	}
}

// TestSwappingKeepsEveryoneWhole: two of a size change places, a large one only
// where its whole space is free.
func TestSwappingKeepsEveryoneWhole(t *testing.T) {
	f := fieldOf(t, []string{".......", ".......", "......."}, nil,
		standing(1, "orc", "blue", 0, 0), standing(2, "goblin", "blue", 2, 0), standing(3, "ogre", "blue", 0, 1), standing(4, "orc", "red", 6, 2))
	d, err := f.Deploy(f.Setup)
	if err != nil {
		t.Fatal(err)
	}
	if m := d.Swap(0, 1); !m.OK() || d.Space(0).At != grid.C(2, 0) || d.Space(1).At != grid.C(0, 0) {
		t.Errorf("orc and goblin: %+v, %v and %v", m, d.Space(0).At, d.Space(1).At)
	}
	if m := d.Swap(2, 1); m.OK() || d.Space(2).At != grid.C(0, 1) || d.Space(1).At != grid.C(0, 0) {
		t.Errorf("an ogre over a goblin beside it: %+v, %v and %v", m, d.Space(2).At, d.Space(1).At)
	}
}

// TestStartsOfAPosition are the squares around its creatures.
func TestStartsOfAPosition(t *testing.T) {
	f := fieldOf(t, []string{"#........", ".........", "........."}, nil, standing(1, "orc", "blue", 1, 1), standing(2, "orc", "red", 5, 1))
	for _, r := range []struct {
		at   grid.Cell
		side int
	}{{grid.C(0, 0), -1}, {grid.C(1, 0), 0}, {grid.C(2, 2), 0}, {grid.C(3, 1), -1}, {grid.C(4, 1), 1}, {grid.C(7, 2), 1}, {grid.C(8, 1), -1}} {
		got := -1
		for side, cells := range f.Starts {
			if slices.Contains(cells, r.at) {
				got = side
			}
		}
		if got != r.side {
			t.Errorf("%v belongs to the start of side %d, want %d", r.at, got, r.side)
		}
	}
}

// TestWrongArmies are refused.
func TestWrongArmies(t *testing.T) {
	f := openField(t, "proving-ground")
	var full *NoRoom
	if _, err := f.Place("d20", Army{{"ogre", 9}}, nil); !errors.As(err, &full) || full.Side != 0 || full.Kind != "ogre" {
		t.Errorf("nine ogres: %v", err)
	}
	if _, err := f.Place("d20", nil, Army{}); !errors.Is(err, errNobody) {
		t.Errorf("nobody: %v", err)
	}
	if _, err := f.Place("d20", nil, Army{{"gobelin", 1}}); err == nil {
		t.Error("an unknown kind is placed")
	}
	if _, err := f.Place("chess", Army{{"orc", 1}}); err == nil {
		t.Error("an unknown ruleset is played")
	}
}

// TestArmiesLineUp: whoever has no place of its own on a map stands as the placing by
// itself would have it, not in file from a corner, and everybody else keeps its place.
func TestArmiesLineUp(t *testing.T) {
	moved := 0
	for _, name := range Names() {
		f := openField(t, name)
		s, err := f.Place("d20", nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		lined, err := f.LineUp(s)
		if err != nil {
			t.Fatal(err)
		}
		d, err := f.Deploy(lined)
		if err != nil {
			t.Fatal(err)
		}
		for i := range lined.Combatants {
			at := lined.Combatants[i].At
			if m := d.Misfit(i, grid.C(at[0], at[1])); !m.OK() {
				t.Errorf("%s: combatant %d does not fit where it stands: %+v", name, i, m)
			}
			if f.fixed[i] && at != f.Setup.Combatants[i].At {
				t.Errorf("%s: combatant %d leaves its own place", name, i)
			}
			if at != s.Combatants[i].At {
				moved++
			}
		}
		for side, who := range f.Sides {
			if lies, _ := lined.LiesInAmbush(who); lies || slices.ContainsFunc(f.fixed, func(own bool) bool { return own }) {
				continue
			}
			if err := d.Arrange(side); err != nil {
				t.Fatal(err)
			}
			for i := range lined.Combatants {
				if d.side[i] == side && d.Setup.Combatants[i].At != lined.Combatants[i].At {
					t.Errorf("%s: combatant %d does not stand where placing by itself puts it", name, i)
				}
			}
		}
	}
	if moved == 0 {
		t.Error("nobody was in file: nothing is proved")
	}
}
