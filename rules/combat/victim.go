package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Victim is a creature that an ability catches, with what it adds to its save
// (ACT-28, GEO-19).
type Victim struct {
	Who rules.ID
	// Bonus is that of the save the ability allows, cover's bonus to Reflex
	// included (COV-08); 0 where it allows none.
	Bonus int
	// Cover is the part of Bonus that cover gives.
	Cover int
	// Improved reports improved cover, which evades for whoever is not helpless
	// (COV-10, SAV-05).
	Improved bool
}

// Suffers returns the hit points, or the points of a score, that an ability which
// rolled so much takes from one it catches, whether the save succeeded or not (SAV-05, COV-10).
func Suffers(e *rules.Encounter, v *Victim, p *rules.Ability, rolled int, saved bool) int {
	evades, slips := evasion(e, v)
	halves := p.Success == rules.SaveHalf
	switch {
	case saved && p.Success == rules.SaveNegates:
		return 0
	case saved && halves && p.Save == rules.Reflex && (evades || slips):
		return 0
	case halves && (saved || p.Save == rules.Reflex && slips):
		return max(1, rolled/2)
	}
	return rolled
}

// evasion reports which evasion a victim has, the improved one being so even when
// it fails: never while helpless; its own in light or no armour only, that of
// improved cover in any (SAV-05, COV-10, 26.2).
func evasion(e *rules.Encounter, v *Victim) (evades, improved bool) {
	c := &e.Creatures[v.Who]
	switch {
	case e.Facts.Combatants[v.Who].Conditions.Any(rules.HelplessSet):
		return false, false
	case c.Worn:
		return false, v.Improved
	}
	return c.Traits.Has(rules.Evasion), v.Improved || c.Traits.Has(rules.ImprovedEvasion)
}

// Victims appends to dst whom a power of a creature would catch, by id: everybody in
// the area around or from a square, or the one target of a power that has no
// area. A power that strikes catches nobody: it is an attack.
func Victims(e *rules.Encounter, by rules.ID, option uint8, on rules.ID, at grid.Cell, dst []Victim) []Victim {
	p := powerOf(e, by, option)
	switch {
	case p == nil || p.Strikes:
		return dst
	case !p.HasArea && (on < 0 || on >= e.Count()):
		return dst
	case !p.HasArea:
		return append(dst, victim(e, p, on, 0))
	}
	area := areaOf(e, by, p, at)
	var room [256]grid.Cell
	cells := e.Field().AreaCells(room[:0], &area)
	for id := range e.Count() {
		if !e.Present(id) {
			continue
		}
		if caught, reflex := caughtIn(e, id, &area, cells); caught {
			dst = append(dst, victim(e, p, id, reflex))
		}
	}
	return dst
}

// MayCatch reports whether a creature is near enough to be in the area of an ability
// aimed at a square: of the others Victims names none. What is in between may yet keep
// it out. An ability without an area catches whom it is aimed at.
func MayCatch(e *rules.Encounter, by rules.ID, option uint8, at grid.Cell, id rules.ID) bool {
	p := powerOf(e, by, option)
	if p == nil || !p.HasArea {
		return true
	}
	area := areaOf(e, by, p, at)
	o := area.Origin(e.Options.Grid)
	return e.Options.Grid.SpaceDistance(grid.Square(o), e.Space(id)) <= area.Size
}

// Missed reports whether the square an area is aimed at is not in the area, and
// whether that is because nothing reaches it from where the area begins. It is no
// refusal: of a cone or a line only the direction is chosen.
func Missed(e *rules.Encounter, by rules.ID, option uint8, at grid.Cell) (missed, walled bool) {
	p := powerOf(e, by, option)
	if p == nil || !p.HasArea {
		return false, false
	}
	area := areaOf(e, by, p, at)
	if slices.Contains(e.Field().AreaCells(nil, &area), at) {
		return false, false
	}
	o := area.Origin(e.Options.Grid)
	return true, e.Options.Grid.Distance(o, at) <= area.Size && !e.Field().Effect(o, at)
}

// victim is one creature caught by a power, behind cover against it.
func victim(e *rules.Encounter, p *rules.Ability, id rules.ID, reflex int) Victim {
	v := Victim{Who: id, Improved: reflex >= 4 && e.Options.ImprovedCoverExtras}
	if p.Save == rules.Reflex {
		v.Cover = reflex
	}
	if p.Save != rules.NoSave {
		var b rules.Breakdown
		v.Bonus = attack.TestBonus(e, p.Save.Stat(), id, v.Cover, &b)
	}
	return v
}

// Template appends the squares that a power of a creature would fill if it
// were aimed at a square; none for a power without an area (GEO-19).
func Template(e *rules.Encounter, by rules.ID, option uint8, at grid.Cell, dst []grid.Cell) []grid.Cell {
	p := powerOf(e, by, option)
	if p == nil || !p.HasArea {
		return dst
	}
	area := areaOf(e, by, p, at)
	return e.Field().AreaCells(dst, &area)
}
