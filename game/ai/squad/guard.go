package squad

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// What counts against a place: of the peril there weightPeril percent where a
// figure moves to strike; within it, in percent, somebody who has to come up
// first, or to come past others who stand before it, and a shot that is as a
// rule barred by them.
const weightPeril, comesUp, comesPast, barred = 20, 70, 40, 30

// harm is what one foe may do to the figure that looks about.
type harm struct {
	at     grid.Space
	share  int // of the figure's hit points by one attack, in thousandths
	comes  int // squares from which it comes up to it, 0 for one that shoots
	before int // squares to the nearest other of the figure's side
}

// threats takes stock of what every foe may do to a figure.
func (q *Squad) threats(e *rules.Encounter, m *member) {
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
func (q *Squad) peril(e *rules.Encounter, m *member, at grid.Cell) int {
	return q.perilTo(e, m, at, 1<<30)
}

// perilTo is peril, or something above enough where it is more than that.
func (q *Squad) perilTo(e *rules.Encounter, m *member, at grid.Cell, enough int) int {
	here := grid.Space{At: at, N: m.at.N}
	sum := 0
	for i := range q.harms {
		h := &q.harms[i]
		if sum += h.from(e.Options.Grid.SpaceDistance(here, h.at)); m.worth*min(sum, 1000) > enough {
			break
		}
	}
	return m.worth * min(sum, 1000)
}

// from is the share of the harm to be feared so many squares away; it is never
// more than nearer by.
func (h *harm) from(d int) int {
	switch {
	case d <= 1:
		return h.share
	case h.comes > 0 && d > h.comes:
		return 0
	case h.comes > 0 && h.before < d:
		return h.share * comesPast / 100
	case h.comes > 0:
		return h.share * comesUp / 100
	case h.before < d:
		return h.share * barred / 100
	}
	return h.share
}

// cost is what so much peril seems to be to a figure of the side's nature.
func (q *Squad) cost(m *member, peril int) int { return q.Nature.Loss(peril, m.hurt) }

// least is no more than the peril of any place the figure may reach in one move.
func (q *Squad) least(e *rules.Encounter, m *member) int {
	sum := 0
	for i := range q.harms {
		h := &q.harms[i]
		// A way of alternating diagonals may gain a square on the distance.
		sum += h.from(e.Options.Grid.SpaceDistance(m.at, h.at) + int(m.Speed) + 1)
	}
	return m.worth * min(sum, 1000)
}

// member returns what is known of a figure of the side, nil for any other.
func (q *Squad) member(id rules.ID) *member {
	for i := range q.band {
		if q.band[i].id == id {
			return &q.band[i]
		}
	}
	return nil
}

// A figure draws back when it may be about to lose more than slight thousandths
// of its hit points, one for close combat more than frail, or more than
// cautious when its side is wily.
const slight, frail, cautious = 200, 500, 300

// withdraw moves a figure that has struck out of harm's way: one that fights
// from afar to where foes do least, one for close combat that may well fall
// behind others of its side. ok is false when it stays.
func (q *Squad) withdraw(id rules.ID) (a rules.Action, ok bool) {
	e := q.e
	m := q.member(id)
	if m == nil {
		return a, false
	}
	q.threats(e, m)
	before, bears := q.peril(e, m, m.at.At), slight
	switch {
	case m.Melee && q.Wily:
		bears = cautious
	case m.Melee:
		bears = frail
	}
	if q.cost(m, before) < m.worth*bears {
		return a, false
	}
	enough := before * 4 / 5
	if q.least(e, m) > enough {
		return a, false
	}
	q.walks(m, 1)
	q.ways.Order = q.ways.Order[:0]
	for i, p := range q.ways.Places {
		if n := q.perilTo(e, m, p.At, enough); n <= enough {
			q.ways.Order = append(q.ways.Order, ranked(n, p.Cost, i))
		}
	}
	if len(q.ways.Order) == 0 {
		return a, false
	}
	_, place := unranked(slices.Min(q.ways.Order))
	return q.ways.Move(id, q.ways.Places[place].At)
}
