package plan

import (
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// stepUp plans a 5-foot step and an attack, where the step is enough: it costs
// no move action and gives no opportunity (MOV-10, AOO-07). Of several squares
// it takes the better, then the first.
func (t *Turn) stepUp(on rules.ID) (Proposal, bool) {
	id := t.Now.Who
	weapon := t.InHand(id, true)
	w := t.E.Creatures[id].Weapon(weapon)
	if t.E.Facts.Combatants[id].Budget.Standard == 0 || weapon == rules.UnarmedWeapon || w.Projectile() || !t.Chosen(weapon) {
		return Proposal{}, false
	}
	from := t.E.Space(id)
	there := t.E.Clone()
	var best Proposal
	found := false
	for i := range t.Now.Legal {
		a := &t.Now.Legal[i]
		if a.Verb != rules.FiveFootStep {
			continue
		}
		t.E.CopyTo(there)
		combat.StandAt(there, id, a.Cell)
		v := match.Strike{On: on, Weapon: weapon}
		attack.AimAt(there, id, on, weapon, 0, &v.Aim)
		if !v.Aim.Refusal.OK() {
			continue
		}
		v.Odds = odds.OfAttack(there, &v.Aim.Frame, nextDie(t))
		p := Proposal{
			Planned: true, Target: on, From: grid.Space{At: a.Cell, N: from.N}, Path: []grid.Cell{from.At, a.Cell}, Costs: []int{1}, Strikes: []match.Strike{v},
			Acts: []rules.Action{*a, {Verb: rules.Attack, By: id, On: on, Weapon: weapon}},
		}
		if !found || p.better(t, &best) {
			best, found = p, true
		}
	}
	return best, found
}
