package scene

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// stepUp plans a 5-foot step and an attack, where the step is enough: it costs
// no move action and gives no opportunity (MOV-10, AOO-07). Of several squares
// it takes the one with the most damage, then the first.
func (b *battle) stepUp(on rules.ID) (scheme, bool) {
	id := b.sit.who
	weapon := b.inHand(id, true)
	w := b.e.Creatures[id].Weapon(weapon)
	if b.e.Facts.Combatants[id].Budget.Standard == 0 || weapon == rules.UnarmedWeapon || w.Projectile() || !b.chosen(weapon) {
		return scheme{}, false
	}
	from := b.e.Space(id)
	there := b.e.Clone()
	var best blow
	var step rules.Action
	found := false
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		if a.Verb != rules.FiveFootStep {
			continue
		}
		b.e.CopyTo(there)
		there.Emit(rules.Event{Kind: rules.Moved, Who: id, From: from.At, To: a.Cell})
		v := blow{on: on, weapon: weapon}
		combat.AimAt(there, id, on, weapon, 0, &v.aim)
		if !v.aim.Refusal.OK() {
			continue
		}
		v.odds = odds.OfFrame(&v.aim.Frame, int(there.Facts.Combatants[on].HP))
		if !found || v.odds.Mean.Float() > best.odds.Mean.Float() {
			best, step, found = v, *a, true
		}
	}
	if !found {
		return scheme{}, false
	}
	p := scheme{planned: true, target: on, from: grid.Space{At: step.Cell, N: from.N}, path: []grid.Cell{from.At, step.Cell}, costs: []int{1}, strikes: []blow{best}}
	p.acts = []rules.Action{step, {Verb: rules.Attack, By: id, On: on, Weapon: weapon}}
	return p, true
}
