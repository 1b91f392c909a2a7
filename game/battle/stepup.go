package battle

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// stepUp plans a 5-foot step and an attack, where the step is enough: it costs
// no move action and gives no opportunity (MOV-10, AOO-07). Of several squares
// it takes the better, then the first.
func (b *battle) stepUp(on rules.ID) (scheme, bool) {
	id := b.sit.who
	weapon := b.inHand(id, true)
	w := b.e.Creatures[id].Weapon(weapon)
	if b.e.Facts.Combatants[id].Budget.Standard == 0 || weapon == rules.UnarmedWeapon || w.Projectile() || !b.chosen(weapon) {
		return scheme{}, false
	}
	from := b.e.Space(id)
	there := b.e.Clone()
	var best scheme
	found := false
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		if a.Verb != rules.FiveFootStep {
			continue
		}
		b.e.CopyTo(there)
		combat.StandAt(there, id, a.Cell)
		v := blow{on: on, weapon: weapon}
		attack.AimAt(there, id, on, weapon, 0, &v.aim)
		if !v.aim.Refusal.OK() {
			continue
		}
		v.odds = odds.OfFrame(&v.aim.Frame, int(there.Facts.Combatants[on].HP))
		p := scheme{
			planned: true, target: on, from: grid.Space{At: a.Cell, N: from.N}, path: []grid.Cell{from.At, a.Cell}, costs: []int{1}, strikes: []blow{v},
			acts: []rules.Action{*a, {Verb: rules.Attack, By: id, On: on, Weapon: weapon}},
		}
		if !found || b.better(&p, &best) {
			best, found = p, true
		}
	}
	return best, found
}
