package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// itemRows are the rows of picking up.
func itemRows(t *tables) {
	t.verbs[rules.PickUp] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT23, Check: checkPickUp, List: listPickUps, Start: startSimple, Do: pickUp}
}

// checkPickUp: an item in the creature's space or a cell beside it (ACT-23).
// On is the owner, Weapon the index in the owner's sheet.
func checkPickUp(e *rules.Encounter, a *rules.Action) rules.Refusal {
	it, lies := e.Facts.Lying(a.On, a.Weapon)
	if !lies || !grid.Adjacent(e.Space(a.By), grid.Square(it.At)) {
		return rules.Refuse(rules.ACT23)
	}
	return within(e, a.By, grid.Square(it.At), rules.Nobody)
}

func listPickUps(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for _, it := range e.Facts.Items {
		a := rules.Action{Verb: rules.PickUp, By: by, On: it.Owner, Weapon: it.Weapon, Cell: it.At}
		if checkPickUp(e, &a).OK() {
			dst = append(dst, a)
		}
	}
	return dst
}

// take puts an item in a creature's hand: its own weapon, one of the same name
// that it does not hold, or something it can only carry.
func take(e *rules.Encounter, who, owner rules.ID, weapon int8, cite rules.Cite) {
	own := int16(0)
	name := e.Creatures[owner].Weapon(weapon).Name
	for i := range e.Creatures[who].Weapons {
		same := who == owner && i == int(weapon) || who != owner && e.Creatures[who].Weapons[i].Name == name
		if same && own == 0 && e.Facts.Combatants[who].Ready>>i&1 == 0 && (who == owner || !e.Facts.Lost(who, int8(i))) {
			own = int16(i) + 1
		}
	}
	e.Emit(rules.Event{Kind: rules.ItemTaken, Who: who, Whom: owner, Weapon: weapon, A: own, Cite: cite})
}

// dropItems lets go of what a creature holds that is another's.
func dropItems(e *rules.Encounter, who rules.ID, cite rules.Cite) {
	for i := 0; i < len(e.Facts.Items); {
		it := e.Facts.Items[i]
		if it.Holder != who {
			i++
			continue
		}
		// What has been dropped comes last, and another takes its place here.
		e.Emit(rules.Event{Kind: rules.ItemDropped, Who: who, Whom: it.Owner, Weapon: it.Weapon, Cite: cite})
	}
}

func pickUp(e *rules.Encounter, s *rules.Step) { take(e, s.Who, s.Whom, s.Weapon, rules.ACT23) }
