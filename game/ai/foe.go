package ai

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// foe is what the soldier weighs about one enemy it knows of.
type foe struct {
	id    rules.ID
	space grid.Space
	hp    int
	worth int
	// hurt is the mean damage of one of its attacks on the soldier, in
	// thousandths, were they in reach of each other; blows is how many it has.
	hurt, blows int
	weapon      int8
	urgent      int // how much it is worth striking first
	shoots      bool
	reach       int // of its melee weapons in hand; 0 when it has none
	pace        int // squares of a move; 0 when it cannot move
	idle        bool
	comes       bool // it would rather strike than shoot
}

// size up every enemy that still fights, and note where the allies stand.
func (s *soldier) muster() {
	e := s.e
	s.foes, s.allies = s.foes[:0], s.allies[:0]
	for id := range e.Count() {
		if id == s.me || !e.Present(id) || e.Rules.Attack.Defeated(e, id) {
			continue
		}
		if !e.Hostile(s.me, id) {
			s.allies = append(s.allies, e.Space(id))
			continue
		}
		s.foes = append(s.foes, s.size(id))
	}
	// The few that a place is weighed for are the most rewarding ones.
	slices.SortStableFunc(s.foes, func(a, b foe) int { return b.urgent - a.urgent })
}

func (s *soldier) size(id rules.ID) foe {
	e := s.e
	c, cr := &e.Facts.Combatants[id], &e.Creatures[id]
	f := foe{
		id: id, space: e.Space(id), hp: int(c.HP), worth: worth(e, id), weapon: rules.UnarmedWeapon,
		blows: attack.Blows(cr), idle: c.Conditions.Any(rules.InertSet),
	}
	best := -1
	for i := range cr.Weapons {
		w := &cr.Weapons[i]
		if !w.Natural && c.Ready>>i&1 == 0 {
			continue
		}
		if w.Projectile() {
			f.shoots = true
		} else {
			f.reach = max(f.reach, int(w.Interval.Max))
		}
		if m := int(w.Damage.Count)*(int(w.Damage.Sides)+1) + 2*int(w.Damage.Plus); m > best {
			best, f.weapon = m, int8(i)
		}
	}
	if !f.idle {
		if !c.Conditions.Any(rules.PostureSet) {
			f.pace = e.Rules.Move.Speed(e, id)
		}
		f.hurt = s.guess(id, cr.Weapon(f.weapon))
		melee, ranged := output(e, id)
		f.comes = melee*5 > ranged*4
	}
	f.urgent = f.worth * 1000 / (max(f.hp, 1) + 8)
	return f
}

// guess is the mean damage of one blow of a foe on the soldier as it usually
// stands, in thousandths: what has only to be about right is not aimed.
func (s *soldier) guess(id rules.ID, w *rules.Weapon) int {
	att := &s.e.Creatures[id]
	ac := attack.Standing(s.e, s.me)
	ability := rules.Str
	if w.Projectile() {
		ability = rules.Dex
	}
	bonus := int(att.BAB) + s.e.Mod(id, ability) + int(att.Size.Row().Attack) + int(w.Enhancement)
	hit := 21 - min(max(ac-bonus, 2), 20)
	return hit * damage(s.e.Mod(id, rules.Str), w) * (1 + int(w.More)) / 20
}

// gap is the distance between the soldier, standing at a cell, and a foe.
func (s *soldier) gap(at grid.Cell, f *foe) int {
	return s.e.Options.Grid.SpaceReachDistance(s.body(at), f.space)
}

// body is the soldier's space were it at a cell.
func (s *soldier) body(at grid.Cell) grid.Space {
	return grid.Space{At: at, N: s.e.Creatures[s.me].Space}
}

// menace is the damage foes may well do to the soldier before its next turn,
// were it at a cell, in thousandths; shots do not depend on the cell here.
func (s *soldier) menace(at grid.Cell) int {
	sum := 0
	for i := range s.foes {
		f := &s.foes[i]
		if f.reach == 0 || f.idle {
			continue
		}
		switch d := s.gap(at, f); {
		case d <= f.reach:
			sum += f.hurt * f.blows
		case !f.comes:
		case d <= f.reach+f.pace:
			sum += f.hurt * 2 / 3
		case d <= f.reach+2*f.pace:
			sum += f.hurt / 3
		}
	}
	return sum
}

// loss is what so much damage costs, in thousandths of the soldier's worth; one
// who is rash does not count it.
func (s *soldier) loss(damage int) int {
	if s.rash {
		return 0
	}
	hp := max(1, int(s.e.Facts.Combatants[s.me].HP))
	return s.worth * min(damage/hp, 1500)
}

// provoked is the damage that the enemies who may react where the soldier
// stands in its thoughts would do.
func (s *soldier) provoked() int {
	s.ids = combat.Reactors(s.e, s.me, s.ids[:0])
	return s.hurt()
}

// hurt is the damage that the enemies in ids would do.
func (s *soldier) hurt() int {
	sum := 0
	for _, id := range s.ids {
		for i := range s.foes {
			if s.foes[i].id == id {
				sum += s.foes[i].hurt
			}
		}
	}
	return sum
}
