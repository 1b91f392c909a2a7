package plan

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// loadFirst plans to load what is in hand and, where the turn has enough left, to shoot at
// a creature with it: whoever bears a crossbow is meant to shoot, and not to walk up with
// bare hands because it is not loaded (ACT-24).
func loadFirst(t *Turn, on rules.ID) (p Proposal, ok bool) {
	id := t.Now.Who
	n := t.InHand(id, false)
	if n < 0 || int(n) >= len(t.E.Creatures[id].Weapons) {
		return p, false
	}
	if w := t.E.Creatures[id].Weapon(n); !w.Loads() || t.E.Facts.Combatants[id].Loaded>>n&1 == 1 {
		return p, false
	}
	load := rules.Action{Verb: rules.Load, By: id, On: rules.Nobody, Weapon: n}
	if !t.E.Check(&load).OK() {
		return p, false
	}
	there := t.E.Clone()
	there.Facts.Combatants[id].Loaded |= 1 << n
	v := match.Strike{On: on, Weapon: n}
	attack.AimAt(there, id, on, n, 0, &v.Aim)
	if !v.Aim.Refusal.OK() {
		return p, false
	}
	p = Proposal{Planned: true, Target: rules.Nobody, From: t.E.Space(id), Acts: []rules.Action{load}, Reactors: t.Foresee(&load).Reactors}
	shot := rules.Action{Verb: rules.Attack, By: id, On: on, Weapon: n}
	steps := slices.Clone(there.Agenda.Steps)
	there.Begin(&load) // it is paid for; who may strike meanwhile is told beside
	there.Agenda.Steps = steps
	there.Facts.Combatants[id].Loaded |= 1 << n
	if !there.Check(&shot).OK() {
		return p, true
	}
	v.Odds, v.Among = odds.Upon(there, &v.Aim.Frame, 0, nextDie(t))
	p.Target, p.Strikes = on, []match.Strike{v}
	p.Acts = append(p.Acts, shot)
	for _, r := range combat.Answerers(there, &shot, nil) {
		if len(p.Reactors) == 0 { // whoever strikes at the loading has no second one to count on
			p.Reactors = append(p.Reactors, r)
		}
	}
	return p, true
}
