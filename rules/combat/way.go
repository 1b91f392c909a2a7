package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Way is a path as it would be walked: its price and what it provokes.
type Way struct {
	Refusal       rules.Refusal
	Cost          int // squares
	Diagonals     int // made this turn, those of the way included
	Opportunities []Provoked
}

// Provoked is one opportunity on a way: the step, counted from 1, and the
// creature that may strike before it.
type Provoked struct {
	Step int
	By   rules.ID
}

// Along walks a path in thought: every step legal, the last square free, the
// price within the squares (section 19). Opportunities are listed when that is
// wanted.
func Along(e *rules.Encounter, id rules.ID, p *rules.Path, squares int, list bool) (w Way) {
	return along(e, id, p, squares, list, rules.Nobody, 0, false, nil)
}

// Opportunities appends those that Along would list of a path of any length.
func Opportunities(e *rules.Encounter, id rules.ID, p *rules.Path, dst []Provoked) []Provoked {
	w := along(e, id, p, 1<<10, true, rules.Nobody, 0, false, dst)
	return w.Opportunities
}

// Away is Along for a withdrawal: whom the creature sees has no opportunity as it
// leaves its first space, and may have it at a later one (AOO-07, ACT-18).
func Away(e *rules.Encounter, id rules.ID, p *rules.Path, squares int) Way {
	return along(e, id, p, squares, true, rules.Nobody, 0, true, nil)
}

// AlongMove is Along for the path of an action, which may begin by squeezing
// (MOV-07).
func AlongMove(e *rules.Encounter, a *rules.Action, squares int, list bool) Way {
	into := uint8(0)
	if _, ok := narrows(e, a); ok {
		into = 1 + a.Option>>optionOffset
	}
	return along(e, a.By, &a.Path, squares, list, rules.Nobody, into, false, nil)
}

// Over walks the path of an overrun in thought, its target not being in the
// way (MAN-05).
func Over(e *rules.Encounter, a *rules.Action) Way {
	return along(e, a.By, &a.Path, e.Rules.Move.Speed(e, a.By), true, a.On, 0, false, nil)
}

// along walks a path in thought, withdrawing or not. Opportunities are appended to
// room.
func along(e *rules.Encounter, id rules.ID, p *rules.Path, squares int, list bool, except rules.ID, into uint8, away bool, room []Provoked) (w Way) {
	w.Opportunities = room
	f := e.Ground()
	whole := e.Space(id)
	s, _ := narrowPart(whole, int(into)-1)
	squeezing := into > 0 || e.Facts.Has(id, rules.Squeezing)
	w.Diagonals = int(e.Facts.Combatants[id].Budget.Diagonals)
	if p.Len() == 0 {
		w.Refusal = rules.Refuse(rules.MOV01)
		return w
	}
	struck := uint64(0)
	for i := range p.Len() {
		d := p.Step(i)
		if list {
			g := gap{space: s, moving: true, dir: d}
			if i == 0 {
				g.space, g.into = whole, into
			}
			if away {
				g = g.withdrawn(whole)
			}
			w.reactions(e, id, g, i+1, &struck)
		}
		if _, why := f.Step(s, d); why != grid.StepOK {
			w.Refusal = rules.Refusal{Cite: stepCite(why), Who: rules.Nobody, At: s.At.Step(d)}
			return w
		}
		var cost int
		cost, w.Diagonals = f.Count(s, d, w.Diagonals, squeezing)
		w.Cost += cost
		s.At = s.At.Step(d)
		if by, ok := blockedExcept(e, id, s, i+1 == p.Len(), except); !ok {
			w.Refusal = rules.Refusal{Cite: rules.MOV05, Who: by, At: s.At}
			return w
		}
	}
	if w.Cost > squares {
		w.Refusal = rules.Refusal{Cite: e.Rules.Grounds.Far, Who: rules.Nobody, At: s.At}
	}
	return w
}

// reactions lists who may strike when the mover leaves a space, each enemy
// once (AOO-05, AOO-11).
func (w *Way) reactions(e *rules.Encounter, mover rules.ID, g gap, step int, struck *uint64) {
	c := &e.Facts.Combatants[mover]
	was, conditions := c.At, c.Conditions
	c.At = g.space.At // in thought only: put back below
	if g.space.N < e.Space(mover).N {
		c.Conditions = conditions.With(rules.Squeezing)
	}
	for id := range e.Count() {
		if *struck>>id&1 == 1 {
			continue
		}
		if _, ok := mayReact(e, id, mover, &g); ok {
			*struck |= 1 << id
			w.Opportunities = append(w.Opportunities, Provoked{step, id})
		}
	}
	c.At, c.Conditions = was, conditions
}

// Clear reports whether a mover may enter a space, or end there, and who is in
// the way if not (MOV-05).
func Clear(e *rules.Encounter, mover rules.ID, s grid.Space, last bool) (by rules.ID, free bool) {
	return blockedAt(e, mover, s, last)
}

// blockedAt reports whom a mover would run into at a space; last forbids
// stopping on anybody.
func blockedAt(e *rules.Encounter, mover rules.ID, s grid.Space, last bool) (by rules.ID, free bool) {
	return blockedExcept(e, mover, s, last, rules.Nobody)
}

// blockedExcept is blockedAt without regard to one creature; those who grapple
// the mover are never in its way.
func blockedExcept(e *rules.Encounter, mover rules.ID, s grid.Space, last bool, except rules.ID) (by rules.ID, free bool) {
	for id := range e.Count() {
		// Half of them are farther east or south, which is seen before their size is.
		if at := e.Facts.Combatants[id].At; at.X >= s.At.X+int16(s.N) || at.Y >= s.At.Y+int16(s.N) {
			continue
		}
		if !s.Overlaps(e.Space(id)) || id == mover || id == except || !e.Present(id) {
			continue
		}
		if p := e.Rules.Move.Passage(e, mover, id); p == rules.PassBarred || last && p == rules.PassThrough {
			return id, false
		}
	}
	return rules.Nobody, true
}

// stepCite is the rule that forbids a step (GEO-05, MOV-04).
func stepCite(why grid.Refused) rules.Cite {
	switch why {
	case grid.StepEdge, grid.StepCorner:
		return rules.MOV04
	}
	return rules.GEO05
}
