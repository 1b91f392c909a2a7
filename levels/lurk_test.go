package levels

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/rulesets"
)

// TestMapSaysWhoLiesInAmbush: by sides and by points, and what the situation is
// (SUR-01, LIM-03).
func TestMapSaysWhoLiesInAmbush(t *testing.T) {
	const light, wolf = `<property name="ambient" value="dim"/>`, `<property name="kind" value="wolf"/>`
	for _, row := range []struct {
		name, old, new    string
		ambush, surprised []int
		situation         int
	}{
		{"plain", light, "", nil, nil, 0},
		{"side", light, `<property name="ambush" value="1"/><property name="situation" type="int" value="-2"/>`, []int{1, 2}, nil, -2},
		{"surprised", light, `<property name="surprised" value="2"/>`, nil, []int{3, 4}, 0},
		{"both", light, `<property name="ambush" value="2"/><property name="surprised" value="1"/>`, []int{3, 4}, []int{1, 2}, 0},
		{"point", wolf, wolf + `<property name="ambush" type="bool" value="true"/>`, []int{3}, nil, 0},
		{"point of a surprised side", light, `<property name="surprised" value="1"/>`, nil, []int{1, 2}, 0},
	} {
		s, err := LoadFS(fstest.MapFS{"small.tmx": {Data: []byte(strings.Replace(small, row.old, row.new, 1))}}, "small.tmx")
		if err != nil {
			t.Fatal(err)
		}
		// On bare ground nobody can lie hidden but behind the wall.
		for _, id := range s.Ambush {
			if !slices.Contains(row.ambush, id) {
				t.Errorf("%s: %d lies in ambush", row.name, id)
			}
		}
		if row.name == "point" && !slices.Equal(s.Ambush, row.ambush) {
			t.Errorf("%s: ambush %v, want %v: a point stays where it is", row.name, s.Ambush, row.ambush)
		}
		if !slices.Equal(s.Surprised, row.surprised) || s.Situation.All != row.situation {
			t.Errorf("%s: surprised %v, situation %+v", row.name, s.Surprised, s.Situation)
		}
	}
}

// TestPositionKeepsItsOpening: what is written of ambush, surprise and situation
// is read again (SUR-01, LIM-03).
func TestPositionKeepsItsOpening(t *testing.T) {
	for _, situation := range []rules.Situation{{}, {All: -2}, {Of: []rules.SituationOf{{ID: 2, Add: -3}, {ID: 10, Add: 4}}}, {All: 1, Of: []rules.SituationOf{{ID: 2, Add: 0}}}} {
		s, err := Load("holloway")
		if err != nil {
			t.Fatal(err)
		}
		s.Surprised, s.Situation = []int{1, 2}, situation
		var b bytes.Buffer
		if err := WritePosition(&b, s); err != nil {
			t.Fatal(err)
		}
		file, err := ReadPosition(&b, "p.json")
		if err != nil {
			t.Fatal(err)
		}
		got := file.Cases[0].Setup
		if !slices.Equal(got.Ambush, s.Ambush) || !slices.Equal(got.Surprised, s.Surprised) || !reflect.DeepEqual(got.Situation, situation) {
			t.Errorf("%v, %v and %+v are read as %v, %v and %+v", s.Ambush, s.Surprised, situation, got.Ambush, got.Surprised, got.Situation)
		}
	}
}

// TestAmbushersLieHidden: on every level, whichever side the set-up has lie in
// ambush, with fog and without, everybody on the list is hidden from every enemy
// where it stands, and whoever is not could not be (STL-01, COV-14).
func TestAmbushersLieHidden(t *testing.T) {
	hidden, open := 0, 0
	for _, name := range Names() {
		f := openField(t, name)
		for side, sideName := range f.Sides {
			for _, fog := range []string{"off", "sight"} {
				s := f.Setup
				s.Fog = fog
				s.SetAmbush()
				s, err := f.Ambush(s, sideName)
				if err != nil {
					t.Fatal(err)
				}
				d, err := f.Deploy(s)
				if err != nil {
					t.Fatal(err)
				}
				e, err := rulesets.New(&s)
				if err != nil {
					t.Fatal(err)
				}
				for i := range s.Combatants {
					switch {
					case d.Side(i) != side && d.Lies(i):
						t.Errorf("%s: %d of the other side lies in ambush", name, i)
					case d.Side(i) != side:
					case d.Lies(i):
						hidden++
						if seer := seenBy(e, rules.ID(i)); seer != rules.Nobody {
							t.Errorf("%s, fog %s: %d lies in plain sight of %d", name, fog, i, seer)
						}
					default:
						open++
						for _, c := range f.Starts[side] {
							if m := d.Misfit(i, c); m.OK() {
								if m := d.exposed(i, c); m.OK() {
									t.Errorf("%s, fog %s: %d stands openly and could hide on %v", name, fog, i, c)
									break
								}
							}
						}
					}
				}
			}
		}
	}
	t.Logf("%d hidden, %d in the open", hidden, open)
	if hidden < 20 || open < 1 {
		t.Errorf("%d hidden, %d in the open", hidden, open)
	}
}

// seenBy is an enemy that has a creature in plain sight.
func seenBy(e *rules.Encounter, id rules.ID) rules.ID {
	for o := range e.Count() {
		if e.Hostile(id, o) && combat.OpenTo(e, id, o) {
			return o
		}
	}
	return rules.Nobody
}

// TestPlainSightIsRefused: one who lies in ambush cannot be placed where an
// enemy would see it, and is told from where; who stands openly can. In a ruleset
// without ambush everybody can (STL-01, SKI-18).
func TestPlainSightIsRefused(t *testing.T) {
	f := openField(t, "holloway")
	for _, r := range rulesets.All() {
		s := f.Setup
		s.Ruleset = r.Name
		d, err := f.Deploy(s)
		if err != nil {
			t.Fatal(err)
		}
		goblin := slices.IndexFunc(s.Combatants, func(c rules.Sheet) bool { return c.Kind == "goblin" })
		refused := 0
		for _, c := range f.Starts[1] {
			m := d.Misfit(goblin, c)
			if m.Why != InTheOpen {
				continue
			}
			refused++
			if m.Cite != rules.STL01 || m.With < 0 || d.Side(m.With) != 0 || d.Space(m.With).At != m.Cell {
				t.Errorf("%v: seen by %d from %v by %s", c, m.With, m.Cell, m.Cite)
			}
			was := d.Space(goblin).At
			if d.Place(goblin, c); d.Space(goblin).At != was {
				t.Errorf("%v: placed in plain sight", c)
			}
			d.Lie(goblin, false)
			if m := d.Misfit(goblin, c); !m.OK() {
				t.Errorf("%v: who stands openly is refused it: %+v", c, m)
			}
			if m := d.Place(goblin, c); !m.OK() || d.Lies(goblin) {
				t.Errorf("%v: %+v", c, m)
			}
			if m := d.Lie(goblin, true); m.Why != InTheOpen || d.Lies(goblin) {
				t.Errorf("%v: lies down in plain sight: %+v", c, m)
			}
			d.Place(goblin, was)
			if m := d.Lie(goblin, true); !m.OK() || !d.Lies(goblin) {
				t.Errorf("%v: cannot lie down in its shelter: %+v", was, m)
			}
		}
		if figures := r.Sight.Ambush == nil; (refused == 0) != figures {
			t.Errorf("%s: %d squares are refused", r.Name, refused)
		}
	}
	// In fog a place counts from every square of the enemy's start.
	s := f.Setup
	s.Fog = "sight"
	d, err := f.Deploy(s)
	if err != nil {
		t.Fatal(err)
	}
	rogue := slices.IndexFunc(s.Combatants, func(c rules.Sheet) bool { return c.Kind == "rogue" })
	for _, c := range f.Starts[1] {
		if m := d.Misfit(rogue, c); m.Why == InTheOpen && (m.With >= 0 || !slices.Contains(f.Starts[0], m.Cell)) {
			t.Errorf("%v: seen by %d from %v", c, m.With, m.Cell)
		}
	}
}

// TestAmbushGoesWithTheArmy: whoever takes the place of an army that lies in
// ambush lies in ambush, on squares of its own (SUR-01).
func TestAmbushGoesWithTheArmy(t *testing.T) {
	f := openField(t, "holloway")
	s, err := f.Place("d20", Army{{"wolf", 2}}, Army{{"rogue", 2}, {"orc", 3}})
	if err != nil {
		t.Fatal(err)
	}
	if some, all := s.LiesInAmbush("red"); !some || !all {
		t.Errorf("red: %v, %v", some, all)
	}
	if some, _ := s.LiesInAmbush("blue"); some {
		t.Error("blue lies in ambush")
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	for id := range e.Count() {
		if e.Facts.Combatants[id].Lurking && seenBy(e, id) != rules.Nobody {
			t.Errorf("%d lies in plain sight", id)
		}
	}
	// Nobody can hide on a bare field: they stand openly, and say so.
	flat := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"............", "............"}}}
	for i, side := range []string{"blue", "red"} {
		sheet, _ := Creature("goblin")
		sheet.ID, sheet.Side, sheet.At = i+1, side, [2]int{11 * i, 0}
		flat.Combatants = append(flat.Combatants, sheet)
	}
	bare, err := (&level{setup: flat}).field("bare")
	if err != nil {
		t.Fatal(err)
	}
	if s, err = bare.Ambush(flat, "red"); err != nil || len(s.Ambush) != 0 {
		t.Errorf("on a bare field %v lie in ambush, %v", s.Ambush, err)
	}
	var none *NoRoom
	if _, err := f.Place("d20", Army{{"wolf", 2}}, Army{{"dragon", 9}}); !errors.As(err, &none) {
		t.Errorf("nine dragons find room: %v", err)
	}
	if _, err := bare.Ambushers("green"); err == nil {
		t.Error("a side that is not there lies in ambush")
	}
	if sides, err := bare.Ambushers("blue,red"); err != nil || len(sides) != 2 {
		t.Errorf("%v, %v", sides, err)
	}
}
