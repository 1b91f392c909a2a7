package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// doorRows are the rows of doors.
func doorRows(t *tables) {
	t.verbs[rules.OpenDoor] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT30, Check: checkDoor, List: listDoors(rules.OpenDoor), Start: startSimple, Do: openDoor}
	t.verbs[rules.CloseDoor] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT30, Check: checkDoor, List: listDoors(rules.CloseDoor), Start: startSimple, Do: closeDoor}
}

// doorsBeside appends the doors, counted from 1, on an edge of a creature's
// space or in a cell next to it (ACT-30).
func doorsBeside(e *rules.Encounter, id rules.ID, dst []int) []int {
	add := func(features []grid.Feature) {
		for i := range features {
			if d := int(features[i].Door); d > 0 {
				seen := false
				for _, k := range dst {
					seen = seen || k == d
				}
				if !seen {
					dst = append(dst, d)
				}
			}
		}
	}
	s := e.Space(id)
	n := int(s.N)
	x0, y0 := int(s.At.X), int(s.At.Y)
	for y := y0 - 1; y <= y0+n; y++ {
		for x := x0 - 1; x <= x0+n; x++ {
			add(e.Map.CellFeatures(grid.C(x, y))) // nobody in a doorway can close it
		}
	}
	for y := y0; y <= y0+n; y++ {
		for x := x0; x <= x0+n; x++ {
			if y < y0+n {
				add(e.Map.EdgeFeatures(grid.V(x, y)))
			}
			if x < x0+n {
				add(e.Map.EdgeFeatures(grid.H(x, y)))
			}
		}
	}
	return dst
}

// checkDoor: a door beside the creature, closed to be opened and not locked,
// open to be closed and with nobody in it. Amount is the door (ACT-30).
func checkDoor(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refuse(rules.ACT30)
	var room [8]int
	beside := false
	for _, d := range doorsBeside(e, a.By, room[:0]) {
		beside = beside || d == int(a.Amount)
	}
	if !beside {
		return no
	}
	bit := uint64(1) << (a.Amount - 1)
	open := e.Facts.OpenDoors&bit != 0
	if open == (a.Verb == rules.OpenDoor) || a.Verb == rules.OpenDoor && e.Locked&bit != 0 || heldOpen(e, int(a.Amount)) {
		return no // nobody stands in one that is closed
	}
	return rules.Refusal{}
}

// heldOpen reports whether somebody stands in the cell of a door, or across its
// edge, as somebody large can (ACT-30, MOV-04).
func heldOpen(e *rules.Encounter, door int) bool {
	of := func(features []grid.Feature) bool {
		return slices.ContainsFunc(features, func(f grid.Feature) bool { return int(f.Door) == door })
	}
	for id := range e.Count() {
		if !e.Present(id) {
			continue
		}
		s := e.Space(id)
		for i := range s.Len() {
			c := s.Cell(i)
			if of(e.Map.CellFeatures(c)) ||
				c.X > s.At.X && of(e.Map.EdgeFeatures(grid.V(int(c.X), int(c.Y)))) ||
				c.Y > s.At.Y && of(e.Map.EdgeFeatures(grid.H(int(c.X), int(c.Y)))) {
				return true
			}
		}
	}
	return false
}

func listDoors(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		if e.Map.Doors() == 0 {
			return dst
		}
		for _, d := range doorsBeside(e, by, nil) {
			a := rules.Action{Verb: verb, By: by, On: rules.Nobody, Amount: int16(d)}
			if checkDoor(e, &a).OK() {
				dst = append(dst, a)
			}
		}
		return dst
	}
}

// openDoor opens a door; whoever waits for an enemy to come into sight or reach may
// act upon those who stand behind it (INI-08).
func openDoor(e *rules.Encounter, s *rules.Step) {
	var before [rules.MaxCombatants]uint64
	for who := range e.Count() {
		before[who] = triggered(e, who)
	}
	e.Emit(rules.Event{Kind: rules.DoorOpened, Who: s.Who, Whom: rules.Nobody, A: s.A, Cite: rules.ACT30})
	for who := e.Count() - 1; who >= 0; who-- { // the last that is offered is the first that is asked about
		if e.Present(who) {
			arrived(e, who, before[who])
		}
	}
}

func closeDoor(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.DoorClosed, Who: s.Who, Whom: rules.Nobody, A: s.A, Cite: rules.ACT30})
}
