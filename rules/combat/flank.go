package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// flanker returns the first creature, in canonical order, that completes a
// flank of the attacker's on the target, or Nobody (FLK-01 to FLK-05).
func flanker(e *rules.Encounter, f *grid.Field, by, on rules.ID) rules.ID {
	att, def := &e.Creatures[by], &e.Creatures[on]
	if att.Reach == 0 || def.Traits.Has(rules.ImprovedUncannyDodge) && att.Rogue < def.Rogue+4 {
		return rules.Nobody
	}
	a, t := e.Space(by), e.Space(on)
	partners := e.Allies(by)
	if e.Options.FlankAnyThreat {
		partners = ^uint64(0) >> (rules.MaxCombatants - e.Count())
	}
	for partners &^= 1<<by | 1<<on; partners != 0; partners &= partners - 1 {
		id := first(partners)
		if e.Creatures[id].Reach > 0 && !beyond(e, id, t) && grid.Flanks(a, e.Space(id), t) {
			if _, ok := threatens(e, f, id, t); ok {
				return id
			}
		}
	}
	return rules.Nobody
}

// Threatens returns the weapon, first ready one of the sheet, with which a
// creature could strike into a space now, even outside its turn; ok is false
// when it threatens none of it (GEO-15, AOO-03).
func Threatens(e *rules.Encounter, id rules.ID, into grid.Space) (weapon int8, ok bool) {
	return threatens(e, e.Ground(), id, into)
}

func threatens(e *rules.Encounter, f *grid.Field, id rules.ID, into grid.Space) (weapon int8, ok bool) {
	if beyond(e, id, into) || !mayThreaten(e, id) {
		return 0, false
	}
	c, s := &e.Creatures[id], e.Space(id)
	for i := range c.Weapons {
		if menaces(e, id, i) && f.InReach(s, into, c.Weapons[i].Interval) {
			return int8(i), true
		}
	}
	if c.Traits.Has(rules.ImprovedUnarmedStrike) && f.InReach(s, into, c.Fist.Interval) {
		return rules.UnarmedWeapon, true
	}
	return 0, false
}

// beyond reports whether a space is too far for any weapon of a creature, in
// hand or not: what most pairs of creatures need not be asked beyond.
func beyond(e *rules.Encounter, id rules.ID, into grid.Space) bool {
	return e.Space(id).Apart(into) > int(e.Creatures[id].Longest)
}

// ThreatenedCells appends every square a creature threatens, in row-major
// order (GEO-15).
func ThreatenedCells(e *rules.Encounter, id rules.ID, dst []grid.Cell) []grid.Cell {
	s, f := e.Space(id), e.Ground()
	reach, n := longest(e, id), int(s.N)
	for y := int(s.At.Y) - reach; y < int(s.At.Y)+n+reach; y++ {
		for x := int(s.At.X) - reach; x < int(s.At.X)+n+reach; x++ {
			cell := grid.C(x, y)
			if !e.Map.Inside(cell) || s.Contains(cell) && e.Creatures[id].Reach > 0 {
				continue
			}
			if _, ok := threatens(e, f, id, grid.Space{At: cell, N: 1}); ok {
				dst = append(dst, cell)
			}
		}
	}
	return dst
}

func mayThreaten(e *rules.Encounter, id rules.ID) bool {
	if !e.Present(id) {
		return false
	}
	for cs := e.Facts.Combatants[id].Conditions; cs != 0; cs = cs.Rest() {
		if e.Rules.States[cs.First()].NoThreat {
			return false
		}
	}
	return true
}

// menaces reports whether weapon i of a creature threatens: a melee weapon in
// hand, or a natural one.
func menaces(e *rules.Encounter, id rules.ID, i int) bool {
	w := &e.Creatures[id].Weapons[i]
	if w.Projectile() || w.Unarmed && !e.Creatures[id].Traits.Has(rules.ImprovedUnarmedStrike) {
		return false
	}
	return w.Natural || w.Unarmed || e.Facts.Combatants[id].Ready>>i&1 == 1
}

// besideOf returns the cells of a space, by their place in it, that are at
// less than 2 squares from a creature of a set: those a shot shuns (ATK-22).
func besideOf(e *rules.Encounter, set uint64, t grid.Space) (cells uint64) {
	for ; set != 0; set &= set - 1 {
		id := first(set)
		if !e.Present(id) {
			continue
		}
		s := e.Space(id)
		for i := range t.Len() {
			if e.Options.Grid.SpaceDistance(grid.Square(t.Cell(i)), s) < 2 {
				cells |= 1 << i
			}
		}
	}
	return cells
}

// engaged reports whether the target is in melee with an ally of the shooter
// (ATK-22 and its amendment).
func engaged(e *rules.Encounter, f *grid.Field, by, on rules.ID, a *Aim) bool {
	t := e.Space(on)
	hot := false
	for id := range e.Count() {
		if id == by || id == on || !e.Present(id) || e.Hostile(id, by) {
			continue
		}
		s := e.Space(id)
		if e.Options.Grid.SpaceDistance(grid.Space{At: a.Cover.To, N: 1}, s) < 2 {
			_, strikes := threatens(e, f, id, t)
			_, struck := threatens(e, f, on, s)
			idle := e.Facts.Combatants[id].Conditions.Any(rules.HelplessSet)
			hot = hot || strikes || struck && !idle
		}
	}
	return hot
}
