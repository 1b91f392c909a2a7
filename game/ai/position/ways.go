package position

import (
	"slices"

	"tenaille/game/ai/errand"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Ways finds where a creature may go and how: the search of its walk, and room for
// what is listed from it.
type Ways struct {
	Walk   *grid.Walk
	Cells  []grid.Cell
	Places []grid.Place
	Order  []int64 // of cells or places, by cost
	Goals  []uint8

	trail []grid.Cell
	Path  []grid.Dir
}

// Room is ways with the room of others, which found them for another match.
func (w *Ways) Room() Ways {
	return Ways{Places: w.Places, Order: w.Order, Goals: w.Goals, Path: w.Path}
}

// Goal finds the place to go: the cheapest from which a foe is in reach, or in
// sight where that will do; there says that it is such a place. It searches so
// many squares around and, if that is in vain, the whole board; failing that
// too, it is the place nearest to a foe. The walk is left as it was searched.
func (w *Ways) Goal(p *Position, start grid.Cell, around int, sight bool) (goal grid.Cell, there bool) {
	_, reach := p.Arms()
	all := p.E.Map.W() * p.E.Map.H()
	for {
		if sight {
			w.Walk = combat.Reach(p.E, p.Me, around)
			goal, there = w.lookout(p, start)
		} else {
			w.Mark(p, max(reach, 1))
			w.Walk = combat.ReachFirst(p.E, p.Me, around, w.Goals)
			goal, there = w.striking(p, max(reach, 1))
		}
		if there {
			return goal, true
		}
		if around >= all {
			return w.closest(p, start), false
		}
		around = all
	}
}

// Mark marks the places from which a foe is in reach.
func (w *Ways) Mark(p *Position, reach int) {
	e := p.E
	across, down, n := e.Map.W(), e.Map.H(), int(e.Creatures[p.Me].Space)
	w.Goals = append(w.Goals[:0], make([]uint8, across*down)...)
	for i := range p.Foes {
		f := &p.Foes[i]
		x, y, m := int(f.Space.At.X), int(f.Space.At.Y), int(f.Space.N)
		for cy := max(0, y-reach-n+1); cy < min(down, y+m+reach); cy++ {
			for cx := max(0, x-reach-n+1); cx < min(across, x+m+reach); cx++ {
				if p.Gap(grid.C(cx, cy), f) <= reach {
					w.Goals[cy*across+cx] = 1
				}
			}
		}
	}
}

// striking is the cheapest place the walk reaches from which a foe is in
// reach; the first of equals, row by row, for each foe in turn.
func (w *Ways) striking(p *Position, reach int) (goal grid.Cell, there bool) {
	least := 1 << 30
	n := int(p.E.Creatures[p.Me].Space)
	for i := range p.Foes {
		f := &p.Foes[i]
		x, y, m := int(f.Space.At.X), int(f.Space.At.Y), int(f.Space.N)
		for cy := y - reach - n + 1; cy < y+m+reach; cy++ {
			for cx := x - reach - n + 1; cx < x+m+reach; cx++ {
				at := grid.C(cx, cy)
				if cost, ends := w.Walk.Cost(at); ends && cost < least && p.Gap(at, f) <= reach {
					goal, least, there = at, cost, true
				}
			}
		}
	}
	return goal, there
}

// lookout is the cheapest place the walk reaches from which a foe is seen.
func (w *Ways) lookout(p *Position, start grid.Cell) (goal grid.Cell, there bool) {
	w.Cells = w.Walk.Cells(w.Cells[:0])
	w.Order = w.Order[:0]
	for i, at := range w.Cells {
		cost, _ := w.Walk.Cost(at)
		w.Order = append(w.Order, int64(cost)<<16|int64(i))
	}
	slices.Sort(w.Order)
	far := p.Nearest(start) // one who has moved already does not turn back
	if p.E.Facts.Combatants[p.Me].Budget.Move > 0 {
		far += 4
	}
	looks := MostLooks
	for _, k := range w.Order {
		at := w.Cells[k&0xFFFF]
		if p.Nearest(at) > far {
			continue
		}
		if looks--; looks < 0 {
			break
		}
		if p.Overlooks(at) {
			return at, true
		}
	}
	return start, false
}

// closest is the place nearest to a foe that the walk reaches, the cheapest of
// equals.
func (w *Ways) closest(p *Position, start grid.Cell) grid.Cell {
	w.Cells = w.Walk.Cells(w.Cells[:0])
	goal, best := start, p.Nearest(start)<<20
	for _, at := range w.Cells {
		cost, _ := w.Walk.Cost(at)
		if far := p.Nearest(at)<<20 + cost; far < best {
			goal, best = at, far
		}
	}
	return goal
}

// Way returns the cells of the walk's way to a goal.
func (w *Ways) Way(from, goal grid.Cell) []grid.Cell {
	at := from
	w.trail = w.trail[:0]
	w.Path = w.Walk.Path(goal, w.Path[:0])
	for _, d := range w.Path {
		at = at.Step(d)
		w.trail = append(w.trail, at)
	}
	return w.trail
}

// Toward is the longest move of so many squares towards where an errand sends a
// creature, by the shortest way, or as near to its zone as it can come where none leads
// there; danger is how many opportunities it gives.
func (w *Ways) Toward(e *rules.Encounter, id rules.ID, er *errand.Errand, squares int) (a rules.Action, danger int, ok bool) {
	w.Goals = er.Mark(e, id, w.Goals)
	w.Walk = combat.ReachFirst(e, id, e.Map.W()*e.Map.H(), w.Goals)
	goal, least := grid.Cell{}, 1<<30
	for i, is := range w.Goals {
		if is == 0 {
			continue
		}
		if cost, ends := w.Walk.Cost(e.Map.CellAt(i)); ends && cost < least {
			goal, least = e.Map.CellAt(i), cost
		}
	}
	if least == 1<<30 {
		return w.nearer(e, id, er, squares)
	}
	way := w.Way(e.Facts.Combatants[id].At, goal)
	for n := len(way) - 1; n >= 0; n-- {
		if cost, ends := w.Walk.Cost(way[n]); ends && cost <= squares {
			danger = w.Walk.Danger(way[n])
			a, ok = w.Move(id, way[n])
			return a, danger, ok
		}
	}
	return a, 0, false
}

// nearer goes as near to a zone as it can, where the way into it is barred.
func (w *Ways) nearer(e *rules.Encounter, id rules.ID, er *errand.Errand, squares int) (a rules.Action, danger int, ok bool) {
	if er.Zone < 0 {
		return a, 0, false
	}
	zone := &e.Zones[er.Zone]
	w.Walk = combat.Reach(e, id, squares)
	w.Cells = w.Walk.Cells(w.Cells[:0])
	best, goal := zone.Far(e.Map, e.Facts.Combatants[id].At)<<16, grid.Cell{}
	for _, at := range w.Cells {
		cost, _ := w.Walk.Cost(at)
		if n := zone.Far(e.Map, at)<<16 + cost; n < best {
			best, goal, ok = n, at, true
		}
	}
	if !ok {
		return a, 0, false
	}
	a, ok = w.Move(id, goal)
	return a, w.Walk.Danger(goal), ok
}

// Move is the move to a cell that the walk has reached.
func (w *Ways) Move(id rules.ID, to grid.Cell) (a rules.Action, ok bool) {
	a = rules.Action{Verb: rules.Move, By: id, On: rules.Nobody, Cell: to}
	w.Path = w.Walk.Path(to, w.Path[:0])
	ok = len(w.Path) > 0
	for _, d := range w.Path {
		ok = ok && a.Path.Add(d)
	}
	return a, ok
}

// MostLooks bounds how many places are asked whether a foe is seen from there,
// so that no decision takes long on a large map.
const MostLooks = 200
