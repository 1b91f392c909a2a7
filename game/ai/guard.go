package ai

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// What counts against a place: of the peril there weighPeril percent where a
// figure moves to strike; within it, in percent, somebody who has to come up
// first, or to come past others who stand before it, and a shot that is as a
// rule barred by them.
const weighPeril, comesUp, comesPast, barred = 20, 70, 40, 30

// harm is what one foe may do to the figure that looks about.
type harm struct {
	at     grid.Space
	share  int // of the figure's hit points by one attack, in thousandths
	comes  int // squares from which it comes up to it, 0 for one that shoots
	before int // squares to the nearest other of the figure's side
}

// threats takes stock of what every foe may do to a figure.
func (q *squad) threats(e *rules.Encounter, m *member) {
	q.harms = q.harms[:0]
	for i := range q.foes {
		f := &q.foes[i]
		hit := min(max(21-int(m.Defence)+int(f.Attack), 1), 19) * int(f.Damage) * 50
		h := harm{at: f.at, share: hit / max(m.hp, 1), before: 1 << 20}
		if f.Melee {
			h.comes = int(f.Speed) + 1
		}
		for k := range q.band {
			if a := &q.band[k]; a.id != m.id {
				h.before = min(h.before, e.Options.Grid.SpaceDistance(a.at, f.at))
			}
		}
		q.harms = append(q.harms, h)
	}
}

// peril is what the foes of threats may do to the figure at a place before its
// next activation, in thousandths of its worth. Whoever fights hand to hand has
// to come to it; those who shoot have a clear shot at the nearest, while one
// with somebody of its side before it is as a rule covered from them (SKI-09).
func (q *squad) peril(e *rules.Encounter, m *member, at grid.Cell) int {
	here := grid.Space{At: at, N: m.at.N}
	sum := 0
	for i := range q.harms {
		h := &q.harms[i]
		d := e.Options.Grid.SpaceDistance(here, h.at)
		switch {
		case d <= 1:
			sum += h.share
		case h.comes > 0 && d > h.comes:
		case h.comes > 0 && h.before < d:
			sum += h.share * comesPast / 100
		case h.comes > 0:
			sum += h.share * comesUp / 100
		case h.before < d:
			sum += h.share * barred / 100
		default:
			sum += h.share
		}
	}
	return m.worth * min(sum, 1000)
}

// A figure draws back when it may be about to lose more than slight thousandths
// of its hit points, one for close combat more than frail.
const slight, frail = 200, 500

// withdraw moves a figure that has struck out of harm's way: one that fights
// from afar to where foes do least, one for close combat that may well fall
// behind others of its side. ok is false when it stays.
func (s *soldier) withdraw(id rules.ID) (a rules.Action, ok bool) {
	e, q := s.e, &s.squad
	var m *member
	for i := range q.band {
		if q.band[i].id == id {
			m = &q.band[i]
		}
	}
	if m == nil {
		return a, false
	}
	q.threats(e, m)
	before := q.peril(e, m, m.at.At)
	if before < m.worth*slight || m.Melee && before < m.worth*frail {
		return a, false
	}
	s.walk = combat.Reach(e, id, int(m.Speed))
	s.cells = s.walk.Cells(s.cells[:0])
	s.order = s.order[:0]
	for i, at := range s.cells {
		n := q.peril(e, m, at)
		if n > before*4/5 {
			continue
		}
		cost, _ := s.walk.Cost(at)
		s.order = append(s.order, n<<24|cost<<16|i)
	}
	if len(s.order) == 0 {
		return a, false
	}
	return s.move(id, s.cells[slices.Min(s.order)&0xFFFF])
}
