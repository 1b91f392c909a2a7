package match

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/view"
)

// doored is a match of two people in two rooms that a wall with a door parts; a second
// door leads out of the eastern one.
func doored(t *testing.T, fog string, nook bool) *Match {
	t.Helper()
	s := rules.Setup{Ruleset: "d20", Fog: fog, Map: rules.MapSetup{
		Rows:   []string{".....#.....", ".....D.....", ".....#.....", "######.....", ".....E.....", ".....#....."},
		Legend: map[string][]rules.FeatureSetup{"D": {{Feature: "wall", Door: 1}}, "E": {{Feature: "wall", Door: 2}}},
	}}
	if nook {
		s.Map.Rows[1], s.Map.Rows[2] = "..#..D.....", "..#..#....."
	}
	for i, kind := range []string{"monk", "orc"} {
		c, ok := levels.Creature(kind)
		if !ok {
			t.Fatal(kind)
		}
		c.ID, c.Side, c.At = i+1, SideIDs[i], [2]int{1 + 8*i, 1}
		if i == 1 {
			c.At = [2]int{6, 5}
		}
		s.Combatants = append(s.Combatants, c)
	}
	for seed := uint64(1); ; seed++ {
		m, err := New(Config{Setup: s, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if _, who, _ := m.Awaits(); who == 1 {
			return m
		}
	}
}

// does carries actions out.
func does(t *testing.T, m *Match, list ...rules.Action) {
	t.Helper()
	for _, a := range list {
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatalf("%v of %d: %v, %v", a.Verb, a.By, r, err)
		}
	}
}

func simple(v rules.Verb, by rules.ID, door int) rules.Action {
	return rules.Action{Verb: v, By: by, On: rules.Nobody, Amount: int16(door)}
}

func way(by rules.ID, dirs ...grid.Dir) rules.Action {
	a := rules.Action{Verb: rules.Move, By: by, On: rules.Nobody}
	for _, d := range dirs {
		a.Path.Add(d)
	}
	return a
}

// open is which doors a side takes for open.
func (m *Match) open(side int) (doors uint64) {
	m.View(side).Read(func(e *rules.Encounter) { doors = e.Facts.OpenDoors })
	return doors
}

// TestDoorsAreKnownAsTheyWereSeen: a door that is opened out of sight is closed to the
// other side until it sees it; then that is perceived, as nobody's deed (ACT-30).
func TestDoorsAreKnownAsTheyWereSeen(t *testing.T) {
	for _, fog := range []string{"sight", "memory", "off"} {
		m := doored(t, fog, false)
		does(t, m, simple(rules.OpenDoor, 1, 2))
		if got, want := m.open(0)&2 != 0, fog == "off"; got != want {
			t.Errorf("fog %s: blue takes the door behind the wall for open %v, want %v", fog, got, want)
		}
		if m.open(1)&2 == 0 || m.open(view.Everyone)&2 == 0 {
			t.Errorf("fog %s: who has opened the door takes it for closed", fog)
		}
		if fog == "off" {
			continue
		}
		for _, ev := range m.Perceived(0, 0) {
			if ev.Kind == rules.DoorOpened || ev.Kind == rules.DoorClosed {
				t.Errorf("fog %s: blue perceives %v of door %d", fog, ev.Kind, ev.A)
			}
		}
		does(t, m, simple(rules.EndTurn, 1, 0), way(0, grid.E, grid.E, grid.E), simple(rules.OpenDoor, 0, 1), simple(rules.EndTurn, 0, 0))
		does(t, m, simple(rules.EndTurn, 1, 0))
		heard := m.Heard(0)
		does(t, m, way(0, grid.E, grid.E, grid.SE))
		if m.open(0) != 3 {
			t.Fatalf("fog %s: through the door blue sees the doors %b", fog, m.open(0))
		}
		found := false
		for _, ev := range m.Perceived(0, heard) {
			found = found || ev.Kind == rules.DoorOpened && ev.A == 2 && ev.Who == rules.Nobody
		}
		if !found {
			t.Errorf("fog %s: that the door is open is not perceived", fog)
		}
		// What was perceived is all that a match opened again knows.
		rp, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		again, err := Resume(rp)
		if err != nil {
			t.Fatal(err)
		}
		if again.open(0) != 3 || again.open(1) != m.open(1) || again.Heard(0) != m.Heard(0) {
			t.Errorf("fog %s: opened again blue takes %b for open, red %b; %d events", fog, again.open(0), again.open(1), again.Heard(0))
		}
	}
}

// TestWaysEndBeforeDoorsThatTurnOutClosed: a way through a door that was shut out of
// sight is planned, and ends before it (ACT-30).
func TestWaysEndBeforeDoorsThatTurnOutClosed(t *testing.T) {
	m := doored(t, "sight", true)
	end := func(id rules.ID) { does(t, m, simple(rules.EndTurn, id, 0)) }
	end(1)
	does(t, m, way(0, grid.N, grid.E, grid.E, grid.SE), simple(rules.OpenDoor, 0, 1))
	end(0)
	end(1)
	does(t, m, way(0, grid.NW, grid.W, grid.W), way(0, grid.S, grid.S))
	end(0)
	does(t, m, simple(rules.OpenDoor, 1, 2), simple(rules.EndTurn, 1, 0))
	end(0)
	truth := m.course.Encounter()
	truth.Emit(rules.Event{Kind: rules.DoorClosed, Who: 1, Whom: rules.Nobody, A: 1})
	m.settle()
	end(1)
	if m.open(0)&1 == 0 {
		t.Fatal("the door is in sight of the nook")
	}
	does(t, m, way(0, grid.N, grid.N, grid.E, grid.E, grid.SE, grid.E))
	if at := truth.Facts.Combatants[0].At; at != grid.C(4, 1) || m.open(0)&1 != 0 {
		t.Errorf("blue stands at %v and takes %b for open", at.Name(), m.open(0))
	}
}

// TestNobodyScoutsByTakingBack: in fog an action that has shown its side ground it did
// not see cannot be taken back; one that has not can.
func TestNobodyScoutsByTakingBack(t *testing.T) {
	for _, fog := range []string{"sight", "memory", "off"} {
		m := doored(t, fog, false)
		does(t, m, simple(rules.EndTurn, 1, 0), way(0, grid.E, grid.E, grid.E))
		if m.CanUndo(0) == false {
			t.Errorf("fog %s: a move within the room that is seen cannot be taken back", fog)
		}
		does(t, m, simple(rules.OpenDoor, 0, 1))
		if got := m.CanUndo(0); got != (fog == "off") {
			t.Errorf("fog %s: a door that shows the next room can be taken back: %v", fog, got)
		}
		if err := m.Undo(); (err == nil) != (fog == "off") {
			t.Errorf("fog %s: taken back: %v", fog, err)
		}
		if m.open(0)&1 != 0 != (fog != "off") {
			t.Errorf("fog %s: the doors open to blue are %b", fog, m.open(0))
		}
	}
}
