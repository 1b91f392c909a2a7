package plan

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// An enemy that an ability catches counts as much as two friends that it spares.
const (
	forEnemy  = 2
	forFriend = -3
)

// bestPlace is the square at which an ability of the awaited creature with an area does
// most: it catches the most enemies for the fewest friends, of a help the other way round,
// and what stands on that square too. Of several it is the one on a creature, then the
// first. ok is false where it can be aimed at nobody. It is worked out once in a situation.
func bestPlace(t *Turn, power int) (at grid.Cell, ok bool) {
	known := t.Now.Known.Previews.looked()
	if v, found := known.places[power]; found {
		return v.at, v.ok
	}
	v := soughtPlace(t, power)
	known.places[power] = v
	return v.at, v.ok
}

// placed is the square an ability is best aimed at; ok is false for none.
type placed struct {
	at grid.Cell
	ok bool
}

// soughtPlace looks at every square near somebody whom the ability is for.
func soughtPlace(t *Turn, power int) (best placed) {
	id, e := t.Now.Who, t.E
	p := t.Ability(power)
	a := rules.Action{Verb: rules.Power, By: id, On: rules.Nobody, Option: uint8(power)}
	most := 0
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			a.Cell = grid.C(x, y)
			near := false
			for on := range e.Count() {
				near = near || e.Present(on) && e.Hostile(id, on) != p.Kind() && e.Options.Grid.SpaceDistance(grid.Square(a.Cell), e.Space(on)) <= max(int(p.Size), 1)
			}
			if !near || !e.Check(&a).OK() {
				continue
			}
			if missed, _ := combat.Missed(e, id, a.Option, a.Cell); missed {
				continue // nobody would aim beside what is caught
			}
			n := 0
			for _, v := range combat.Victims(e, id, a.Option, rules.Nobody, a.Cell, nil) {
				if e.Hostile(id, v.Who) != p.Kind() {
					n += 4 * forEnemy
				} else {
					n += 4 * forFriend
				}
			}
			if StandsAt(e, a.Cell) != rules.Nobody {
				n++ // what is aimed at somebody is told at a glance
			}
			if n > most {
				most, best = n, placed{a.Cell, true}
			}
		}
	}
	return best
}

// bestVictim is whom an ability that is aimed at creatures is best used on, Nobody for none.
func bestVictim(t *Turn, list []rules.Action) rules.ID {
	if len(list) == 0 {
		return rules.Nobody
	}
	a, _ := t.Best(list)
	return a.On
}
