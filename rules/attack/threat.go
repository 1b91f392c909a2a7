package attack

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Threatens returns the weapon, first ready one of the sheet, with which a
// creature could strike into a space now, even outside its turn; ok is false
// when it threatens none of it (GEO-15, AOO-03).
func Threatens(e *rules.Encounter, id rules.ID, into grid.Space) (weapon int8, ok bool) {
	return ThreatensOn(e, e.Ground(), id, into)
}

// ThreatensOn is Threatens for those who ask often, on the board that Ground
// gives.
func ThreatensOn(e *rules.Encounter, f *grid.Field, id rules.ID, into grid.Space) (weapon int8, ok bool) {
	if Beyond(e, id, into) || !MayThreaten(e, id) {
		return 0, false
	}
	c, s := &e.Creatures[id], e.Space(id)
	for i := range c.Weapons {
		if Menaces(e, id, i) && f.InReach(s, into, c.Weapons[i].Interval) {
			return int8(i), true
		}
	}
	if c.Traits.Has(rules.ImprovedUnarmedStrike) && f.InReach(s, into, c.Fist.Interval) {
		return rules.UnarmedWeapon, true
	}
	return 0, false
}

// Beyond reports whether a space is too far for any weapon of a creature, in
// hand or not: what most pairs of creatures need not be asked beyond.
func Beyond(e *rules.Encounter, id rules.ID, into grid.Space) bool {
	return e.Space(id).Apart(into) > int(e.Creatures[id].Longest)
}

// ThreatenedCells appends every square a creature threatens, in row-major
// order (GEO-15).
func ThreatenedCells(e *rules.Encounter, id rules.ID, dst []grid.Cell) []grid.Cell {
	s, f := e.Space(id), e.Ground()
	reach, n := Longest(e, id), int(s.N)
	for y := int(s.At.Y) - reach; y < int(s.At.Y)+n+reach; y++ {
		for x := int(s.At.X) - reach; x < int(s.At.X)+n+reach; x++ {
			cell := grid.C(x, y)
			if !e.Map.Inside(cell) || s.Contains(cell) && e.Creatures[id].Reach > 0 {
				continue
			}
			if _, ok := ThreatensOn(e, f, id, grid.Space{At: cell, N: 1}); ok {
				dst = append(dst, cell)
			}
		}
	}
	return dst
}

// MayThreaten reports whether a creature is there and no condition keeps it from
// threatening.
func MayThreaten(e *rules.Encounter, id rules.ID) bool {
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

// Menaces reports whether weapon i of a creature threatens: a melee weapon in
// hand, or a natural one.
func Menaces(e *rules.Encounter, id rules.ID, i int) bool {
	w := &e.Creatures[id].Weapons[i]
	if w.Projectile() || w.Unarmed && !e.Creatures[id].Traits.Has(rules.ImprovedUnarmedStrike) {
		return false
	}
	return w.Bodily() || e.Facts.Combatants[id].Ready>>i&1 == 1
}

// Arms appends the reach of everything with which a creature threatens: none where
// a condition keeps it from that.
func Arms(e *rules.Encounter, id rules.ID, dst []grid.Interval) []grid.Interval {
	if !MayThreaten(e, id) {
		return dst
	}
	c := &e.Creatures[id]
	for i := range c.Weapons {
		if Menaces(e, id, i) {
			dst = append(dst, c.Weapons[i].Interval)
		}
	}
	if c.Traits.Has(rules.ImprovedUnarmedStrike) {
		dst = append(dst, c.Fist.Interval)
	}
	return dst
}

// Longest is the greatest reach with which a creature threatens.
func Longest(e *rules.Encounter, id rules.ID) int {
	c := &e.Creatures[id]
	reach := 0
	for i := range c.Weapons {
		if Menaces(e, id, i) {
			reach = max(reach, int(c.Weapons[i].Interval.Max))
		}
	}
	if c.Traits.Has(rules.ImprovedUnarmedStrike) {
		reach = max(reach, int(c.Fist.Interval.Max))
	}
	return reach
}
