package placing

import (
	"slices"

	"tenaille/game/ai"
	"tenaille/game/placing/lineup"
	"tenaille/rules/grid"
)

// searches reports whether a machine looks for its line-up in games of soldiers: the
// strongest does, for which a person waits anyhow.
func searches(name string) bool {
	level, _ := ai.TemperOf(name)
	return level == "warlord"
}

// Seeking is the side of a machine that still looks for its places, -1 for none. As long
// as there is one, nobody else places.
func (p *Placing) Seeking() int {
	if len(p.seeking) == 0 {
		return -1
	}
	return p.seeking[0]
}

// Work does a small piece of what the machines look for and reports whether that was the
// last. A machine that finds nothing better stands as by rule.
func (p *Placing) Work() (done bool) {
	if len(p.seeking) == 0 {
		return true
	}
	side := p.seeking[0]
	if p.hunt == nil {
		var err error
		if p.hunt, err = p.begin(side); err != nil {
			p.next()
		}
		return len(p.seeking) == 0
	}
	if p.hunt.Work() {
		p.take(p.hunt)
		p.next()
	}
	return len(p.seeking) == 0
}

// next goes on to the next machine.
func (p *Placing) next() { p.seeking, p.hunt = p.seeking[1:], nil }

// Abandon has the machines stand as by rule that have not found their places yet.
func (p *Placing) Abandon() { p.seeking, p.hunt, p.closed = nil, nil, false }

// begin begins to look for the line-up of a machine, against the others as far as it knows
// them: where they stand if it lies in ambush for them and no fog is between, else where
// everybody stood before anybody was placed.
func (p *Placing) begin(side int) (*lineup.Search, error) {
	believed := p.first
	believed.Combatants = slices.Clone(p.first.Combatants)
	believed.Ambush = slices.Clone(p.first.Ambush)
	for i := range believed.Combatants {
		o := p.Side(i)
		if o == side || o >= 0 && p.Lurks(side) && !p.Lurks(o) && !p.foggy() {
			believed.Combatants[i].At = p.Setup.Combatants[i].At
		}
		if o == side {
			believed.Ambush = slices.DeleteFunc(believed.Ambush, func(id int) bool { return id == believed.Combatants[i].ID })
			if p.Lies(i) {
				believed.Ambush = append(believed.Ambush, believed.Combatants[i].ID)
			}
		}
	}
	slices.Sort(believed.Ambush)
	t := p.Terms
	t.Placed, t.Begun = &believed, nil
	m, err := t.Open()
	if err != nil {
		return nil, err
	}
	return lineup.New(p.Field, *m.Setup(), side, p.Terms.Seed)
}

// take has the side of a search stand as it found best, if everybody fits there; where
// somebody does not, since others stand elsewhere than the side believed, it stands as by
// rule.
func (p *Placing) take(s *lineup.Search) {
	if s.Best() == 0 {
		return
	}
	before, fits := p.Places(), true
	s.Places(func(i int, _ [2]int, lies bool) {
		p.Setup.Combatants[i].At = [2]int{-1, -1}
		_ = p.Lie(i, lies) // never refused to one without a place
	})
	s.Places(func(i int, at [2]int, _ bool) {
		fits = fits && p.Place(i, grid.C(at[0], at[1])).OK()
	})
	if !fits {
		p.restore(s.Side(), before)
	}
}

// intend has those of a side lie in ambush, or stand, as they were meant to at first.
func (p *Placing) intend(side int) {
	for i := range p.Setup.Combatants {
		if c := &p.Setup.Combatants[i]; p.Side(i) == side {
			at := c.At
			c.At = [2]int{-1, -1}
			_ = p.Lie(i, p.fresh[i].Lies) // never refused to one without a place
			c.At = at
		}
	}
}
