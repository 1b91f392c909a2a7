package plan

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Carry is how far what is aimed carries from where it would start.
type Carry struct {
	From grid.Space
	// Far is the last square that can be reached, Near the last that can without a
	// penalty for the distance; 0 where they are the same.
	Near, Far int
	// Least is the first square: a long weapon does not strike next to its bearer.
	Least int
	// Reach tells that squares are counted as a weapon in hand reaches them.
	Reach bool
}

// CarryOf is how far what is being aimed carries; ok is false where nothing is aimed, or
// it carries anywhere.
func CarryOf(t *Turn) (c Carry, ok bool) {
	id := t.Now.Who
	if !t.Awaited() || id == rules.Nobody {
		return c, false
	}
	c.From = t.E.Space(id)
	p := &t.Forecast.Proposed
	if p.Planned && p.From.N > 0 {
		c.From = p.From
	}
	if pw := aimedPower(t); pw != nil {
		if c.Far = int(pw.Range); c.Far == 0 && pw.HasArea {
			c.Far = int(pw.Size)
		}
		return c, c.Far > 0
	}
	w, ok := aimedWeapon(t)
	if !ok {
		return c, false
	}
	if !w.Projectile() {
		c.Least, c.Far, c.Reach = int(w.Interval.Min), int(w.Interval.Max), true
		return c, c.Far > 0 && t.Wanted.Mode != FreeMode
	}
	if w.Increment == 0 {
		return c, false
	}
	c.Far = w.MaxRange()
	if c.Near = int(w.Increment); c.Near >= c.Far {
		c.Near = 0
	}
	return c, true
}

// aimedPower is the ability that is being aimed, nil for none, or one that is a way.
func aimedPower(t *Turn) *rules.Ability {
	w := &t.Wanted.Draft
	if t.Wanted.Mode != VerbMode || w.Verb != rules.Power {
		return nil
	}
	if pw := t.Ability(w.Power); pw != nil && !pw.Walks {
		return pw
	}
	return nil
}

// aimedWeapon is the weapon of the attack that is being aimed, or is planned at somebody
// pointed at; ok is false for none.
func aimedWeapon(t *Turn) (w *rules.Weapon, ok bool) {
	id, p := t.Now.Who, &t.Forecast.Proposed
	if t.E.Rules.Attack.OneWeapon && !t.E.Rules.Attack.Shoots(&t.E.Creatures[id], 0) {
		return nil, false // a figure that strikes only next to it
	}
	if p.Planned && len(p.Strikes) > 0 && p.Drafted == rules.NoVerb {
		return t.E.Creatures[id].Weapon(p.Strikes[0].Weapon), true
	}
	if t.Wanted.Mode == AttackMode || t.Wanted.Mode == FireMode {
		return t.E.Creatures[id].Weapon(t.InHand(id, false)), true
	}
	return nil, false
}

// Within lists the squares of the map that lie from the one to the other distance of what
// carries so far, row by row.
func (c *Carry) Within(e *rules.Encounter, least, most int) (list []grid.Cell) {
	distance := e.Options.Grid.SpaceDistance
	if c.Reach {
		distance = e.Options.Grid.SpaceReachDistance
	}
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			at := grid.C(x, y)
			if d := distance(c.From, grid.Square(at)); d >= least && d <= most && !c.From.Contains(at) {
				list = append(list, at)
			}
		}
	}
	return list
}
