package battle

import (
	"tenaille/rules"
)

// wield takes the n-th weapon for the attacks to come; one that is not in hand
// is drawn.
func (b *battle) wield(n int) {
	if !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || b.busy() || b.turn.E.Rules.Attack.OneWeapon || n >= len(b.turn.E.Creatures[b.turn.Now.Who].Weapons) {
		return
	}
	id, w := b.turn.Now.Who, &b.turn.E.Creatures[b.turn.Now.Who].Weapons[n]
	if b.turn.E.Facts.Combatants[id].Ready>>n&1 == 0 && !w.Natural {
		a := rules.Action{Verb: rules.Draw, By: id, On: rules.Nobody, Weapon: int8(n)}
		if r := b.turn.E.Check(&a); !r.OK() {
			b.refuse(a.Verb, r)
			return
		}
		b.turn.Wanted.Arms[id] = int8(n)
		b.order(a)
		return
	}
	if was, ok := b.turn.Wanted.Arms[id]; ok && int(was) == n {
		delete(b.turn.Wanted.Arms, id)
	} else {
		b.turn.Wanted.Arms[id] = int8(n)
	}
	b.turn.CanWalkUp()
	b.plot()
}
