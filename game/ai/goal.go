package ai

import (
	"slices"

	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// mostLooks bounds how many places are asked whether a foe is seen from there,
// so that no decision takes long on a large map.
const mostLooks = 200

// goal finds the place to go: the cheapest from which a foe is in reach, or in
// sight where that will do; there says that it is such a place. It searches so
// many squares around and, if that is in vain, the whole board; failing that
// too, it is the place nearest to a foe. The walk is left as it was searched.
func (s *soldier) goal(start grid.Cell, around int, sight bool) (goal grid.Cell, there bool) {
	_, reach := s.arms()
	all := s.e.Map.W() * s.e.Map.H()
	for {
		if sight {
			s.walk = combat.Reach(s.e, s.me, around)
			goal, there = s.lookout(start)
		} else {
			s.marks(max(reach, 1))
			s.walk = combat.ReachFirst(s.e, s.me, around, s.goals)
			goal, there = s.striking(max(reach, 1))
		}
		if there {
			return goal, true
		}
		if around >= all {
			return s.closest(start), false
		}
		around = all
	}
}

// marks the places from which a foe is in reach.
func (s *soldier) marks(reach int) {
	e := s.e
	w, h, n := e.Map.W(), e.Map.H(), int(e.Creatures[s.me].Space)
	s.goals = append(s.goals[:0], make([]uint8, w*h)...)
	for i := range s.foes {
		f := &s.foes[i]
		x, y, m := int(f.space.At.X), int(f.space.At.Y), int(f.space.N)
		for cy := max(0, y-reach-n+1); cy < min(h, y+m+reach); cy++ {
			for cx := max(0, x-reach-n+1); cx < min(w, x+m+reach); cx++ {
				if s.gap(grid.C(cx, cy), f) <= reach {
					s.goals[cy*w+cx] = 1
				}
			}
		}
	}
}

// striking is the cheapest place the walk reaches from which a foe is in
// reach; the first of equals, row by row, for each foe in turn.
func (s *soldier) striking(reach int) (goal grid.Cell, there bool) {
	least := 1 << 30
	n := int(s.e.Creatures[s.me].Space)
	for i := range s.foes {
		f := &s.foes[i]
		x, y, m := int(f.space.At.X), int(f.space.At.Y), int(f.space.N)
		for cy := y - reach - n + 1; cy < y+m+reach; cy++ {
			for cx := x - reach - n + 1; cx < x+m+reach; cx++ {
				at := grid.C(cx, cy)
				if cost, ends := s.walk.Cost(at); ends && cost < least && s.gap(at, f) <= reach {
					goal, least, there = at, cost, true
				}
			}
		}
	}
	return goal, there
}

// lookout is the cheapest place the walk reaches from which a foe is seen.
func (s *soldier) lookout(start grid.Cell) (goal grid.Cell, there bool) {
	s.cells = s.walk.Cells(s.cells[:0])
	s.order = s.order[:0]
	for i, at := range s.cells {
		cost, _ := s.walk.Cost(at)
		s.order = append(s.order, cost<<16|i)
	}
	slices.Sort(s.order)
	far := s.nearest(start) // one who has moved already does not turn back
	if s.e.Facts.Combatants[s.me].Budget.Move > 0 {
		far += 4
	}
	looks := mostLooks
	for _, k := range s.order {
		at := s.cells[k&0xFFFF]
		if s.nearest(at) > far {
			continue
		}
		if looks--; looks < 0 {
			break
		}
		if s.overlooks(at) {
			return at, true
		}
	}
	return start, false
}

// closest is the place nearest to a foe that the walk reaches, the cheapest of
// equals.
func (s *soldier) closest(start grid.Cell) grid.Cell {
	s.cells = s.walk.Cells(s.cells[:0])
	goal, best := start, s.nearest(start)<<20
	for _, at := range s.cells {
		cost, _ := s.walk.Cost(at)
		if far := s.nearest(at)<<20 + cost; far < best {
			goal, best = at, far
		}
	}
	return goal
}

// nearest is the distance from a cell to the nearest foe.
func (s *soldier) nearest(at grid.Cell) int {
	least := 1 << 10
	for i := range s.foes {
		least = min(least, s.gap(at, &s.foes[i]))
	}
	return least
}
