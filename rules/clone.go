package rules

import "slices"

// Clone returns a copy that changes apart from e; nobody listens to it.
func (e *Encounter) Clone() *Encounter {
	c := new(Encounter)
	e.CopyTo(c)
	return c
}

// CopyTo makes c a copy of e, reusing what c has allocated, its working space
// included.
func (e *Encounter) CopyTo(c *Encounter) {
	work := c.work
	combatants, steps := c.Facts.Combatants[:0], c.Agenda.Steps[:0]
	effects, items := c.Facts.Effects[:0], c.Facts.Items[:0]
	*c = *e
	c.Listen, c.Watch = nil, nil
	if work != nil {
		c.work = work
	}
	c.Facts.Combatants = append(combatants, e.Facts.Combatants...)
	c.Facts.Effects = append(effects, e.Facts.Effects...)
	c.Facts.Items = append(items, e.Facts.Items...)
	c.Agenda.Steps = append(steps, e.Agenda.Steps...)
}

// Apart gives e working space of its own, for use on another goroutine than
// the encounter it was cloned from.
func (e *Encounter) Apart() { e.work = new(workspace) }

// Clone returns a copy of facts that changes apart from them.
func (f *Facts) Clone() Facts {
	c := *f
	c.Combatants = slices.Clone(f.Combatants)
	c.Effects, c.Items = slices.Clone(f.Effects), slices.Clone(f.Items)
	return c
}
