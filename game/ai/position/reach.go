package position

import (
	"tenaille/game/ai/eval"
	"tenaille/rules/grid"
)

// Gap is the distance between the soldier, standing at a cell, and a foe.
func (p *Position) Gap(at grid.Cell, f *Foe) int {
	return p.E.Options.Grid.ReachAround(at, &f.near)
}

// Body is the soldier's space were it at a cell.
func (p *Position) Body(at grid.Cell) grid.Space {
	return grid.Space{At: at, N: p.E.Creatures[p.Me].Space}
}

// Arms tells what the soldier has in hand: something to shoot with, and how
// far it strikes.
func (p *Position) Arms() (shoots bool, reach int) {
	c, cr := &p.E.Facts.Combatants[p.Me], &p.E.Creatures[p.Me]
	for i := range cr.Weapons {
		w := &cr.Weapons[i]
		if !w.Natural && c.Ready>>i&1 == 0 {
			continue
		}
		if !w.Projectile() {
			reach = max(reach, int(w.Interval.Max))
		} else if !w.Loads() || c.Loaded>>i&1 == 1 {
			shoots = true
		}
	}
	return shoots, reach
}

// InReach reports whether some foe can be struck from where the soldier is.
func (p *Position) InReach() bool {
	_, reach := p.Arms()
	for i := range p.Foes {
		if p.Gap(p.E.Facts.Combatants[p.Me].At, &p.Foes[i]) <= reach {
			return true
		}
	}
	return false
}

// Nearest is the distance from a cell to the nearest foe.
func (p *Position) Nearest(at grid.Cell) int {
	least := 1 << 10
	for i := range p.Foes {
		least = min(least, p.Gap(at, &p.Foes[i]))
	}
	return least
}

// Farthest is the distance to the farthest foe no farther than so many squares.
func (p *Position) Farthest(at grid.Cell, most int) (far int) {
	for i := range p.Foes {
		if d := p.Gap(at, &p.Foes[i]); d <= most {
			far = max(far, d)
		}
	}
	return far
}

// Alone reports whether a soldier would stand at a cell before two foes or more
// with no ally near.
func (p *Position) Alone(at grid.Cell) bool {
	n := 0
	for i := range p.Foes {
		if p.Gap(at, &p.Foes[i]) <= crowd {
			n++
		}
	}
	if n < 2 {
		return false
	}
	me := grid.Space{At: at, N: p.E.Creatures[p.Me].Space}
	for _, ally := range p.Allies {
		if p.E.Options.Grid.SpaceDistance(me, ally) <= company {
			return false
		}
	}
	return true
}

// Promise is a first guess of what striking from a cell is worth, 0 when
// nobody is in reach there.
func (p *Position) Promise(at grid.Cell, reach int) int {
	best := 0
	body := p.Body(at)
	for i := range p.Foes {
		f := &p.Foes[i]
		if p.Gap(at, f) > reach {
			continue
		}
		gain := 300*f.Worth + f.Worth*2000/max(f.HP, 1)
		for _, ally := range p.Allies {
			if grid.Flanks(body, ally, f.Space) {
				gain += 90 * f.Worth
				break
			}
		}
		best = max(best, gain)
	}
	return best
}

// ClearShot is what an unhindered shot at the most rewarding foe may be worth.
func (p *Position) ClearShot() int {
	f := &p.Foes[0]
	part := min(p.Ranged/max(f.HP, 1), 1000)
	return eval.Prize(f.Worth, f.HP, eval.Chance{Damage: p.Ranged, Drops: min(part*part/1000, 600)})
}

// company and crowd are how near, in squares, allies keep each other safe and
// foes close in at once.
const company, crowd = 4, 3

// beside is how near friends help each other against who comes.
const beside = 3

// Braved counts the foes that may come and strike at the creature, were it at a
// cell, before its next turn, and it and its friends about there.
func (p *Position) Braved(at grid.Cell) (foes, friends int) {
	for i := range p.Foes {
		f := &p.Foes[i]
		if f.comes && !f.Idle && p.Gap(at, f) <= f.reach+3*f.pace {
			foes++
		}
	}
	me := p.Body(at)
	friends = 1
	for _, ally := range p.Allies {
		if p.E.Options.Grid.SpaceDistance(me, ally) <= beside {
			friends++
		}
	}
	return foes, friends
}
