package rules

import (
	"slices"

	"tenaille/rules/grid"
)

// Item is a weapon that its owner does not have: it lies in a cell, or
// somebody else holds it (ACT-23, MAN-03).
type Item struct {
	Owner  ID
	Weapon int8 // index in the owner's sheet
	Holder ID   // Nobody while it lies on the ground
	At     grid.Cell
}

// Lost reports whether a weapon of a creature's sheet lies somewhere or is in
// another's hands, so that it cannot be drawn (ACT-23).
func (f *Facts) Lost(owner ID, weapon int8) bool {
	for i := range f.Items {
		if f.Items[i].Owner == owner && f.Items[i].Weapon == weapon {
			return true
		}
	}
	return false
}

// Lying returns the item on the ground that is a weapon of a creature.
func (f *Facts) Lying(owner ID, weapon int8) (it Item, ok bool) {
	for _, it := range f.Items {
		if it.Owner == owner && it.Weapon == weapon && it.Holder == Nobody {
			return it, true
		}
	}
	return it, false
}

func (f *Facts) lay(it Item) { f.Items = append(f.Items, it) }

// forget takes the items of one owner and weapon away.
func (f *Facts) forget(owner ID, weapon int8) {
	f.Items = slices.DeleteFunc(f.Items, func(it Item) bool { return it.Owner == owner && it.Weapon == weapon })
}

// handle applies ItemTaken and ItemDropped.
func (f *Facts) handle(ev *Event) {
	f.forget(ev.Whom, ev.Weapon)
	c := &f.Combatants[ev.Who]
	switch {
	case ev.Kind == ItemDropped:
		f.lay(Item{Owner: ev.Whom, Weapon: ev.Weapon, Holder: Nobody, At: c.At})
	case ev.A > 0:
		c.Ready |= 1 << (ev.A - 1)
	default:
		f.lay(Item{Owner: ev.Whom, Weapon: ev.Weapon, Holder: ev.Who, At: c.At})
	}
}
