package battle

import (
	"strings"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// refusals works out for each verb of the ruleset whether it can be used in
// any way, and if not, why.
func (b *battle) refusals(s *situation) {
	have := [rules.VerbCount]bool{}
	s.aimed = [rules.VerbCount]uint64{}
	for i := range s.legal {
		a := &s.legal[i]
		have[a.Verb] = true
		if a.On != rules.Nobody {
			s.aimed[a.Verb] |= 1 << a.On
		}
		if a.Verb == rules.Attack {
			s.marks[a.On] = true
		}
	}
	for v := range rules.VerbCount {
		if have[v] || rows[v].group == noGroup && v != rules.EndTurn || b.e.Rules.Verbs[v].Start == nil || v == rules.Power || v == rules.Drink {
			continue
		}
		s.first[v] = b.firstRefusal(s, v)
	}
}

// firstRefusal is the most telling reason why no action of a verb is legal:
// what bars the creature from it, or what forbids it against the nearest enemy.
func (b *battle) firstRefusal(s *situation, v rules.Verb) rules.Refusal {
	a := rules.Action{Verb: v, By: s.who, On: rules.Nobody, Cell: b.e.Facts.Combatants[s.who].At}
	e := b.e
	row := &e.Rules.Verbs[v]
	if r := e.Rules.Turn.Barred(e, &a, row); !r.OK() {
		return r
	}
	if rows[v].aims == aimsCreature || v == rules.Overrun {
		on := nearestEnemy(b.e, s.who)
		if on == rules.Nobody {
			return rules.Refuse(rules.ATK20)
		}
		a.On, a.Weapon = on, b.weaponFor(s.who, v)
		if v == rules.FullAttack {
			a.Blows[0], a.NBlows = rules.Blow{Weapon: a.Weapon, On: on}, 1
		}
	}
	switch v {
	case rules.Move, rules.Withdraw, rules.FiveFootStep, rules.Run, rules.Crawl, rules.GrappleMove:
		a.Path.Add(grid.N)
		a.Cell = a.Cell.Step(grid.N)
	case rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
		return rules.Refuse(row.Cite)
	case rules.Aid:
		if a.Ally = someFriend(b.e, s.who); a.Ally == rules.Nobody {
			return rules.Refuse(rules.ACT15)
		}
	}
	if r := e.Check(&a); !r.OK() {
		return r
	}
	return rules.Refuse(row.Cite)
}

// unusable is why an entry cannot be used at all.
func (b *battle) unusable(v entry) (rules.Refusal, bool) {
	switch {
	case v.fire:
		return b.noFire()
	case v.verb == rules.Pass && b.sit.who != rules.Nobody && begun(b.e, b.sit.who):
		return rules.Refusal{}, false // it ends the activation
	case v.verb == rules.Attack && b.sit.walkUp:
		return rules.Refusal{}, false
	case v.verb == rules.Grapple && strings.HasPrefix(v.id, "action.") && b.onlyGropes(v.verb):
		return b.firstRefusal(&b.sit, v.verb), true // the bar has what is at hand, the palette all
	case (v.verb == rules.Power || v.verb == rules.Drink) && b.sit.mine && b.sit.what == rules.AwaitsAction:
		return b.noPower(v)
	}
	r, no := b.sit.first[v.verb]
	return r, no
}

// onlyGropes reports whether a verb may be aimed at squares in which somebody may
// stand, and at nobody in sight (CON-07).
func (b *battle) onlyGropes(v rules.Verb) bool {
	_, no := b.sit.first[v]
	return !no && b.sit.aimed[v] == 0 && b.sit.mine && b.sit.what == rules.AwaitsAction
}

// noPower is why a power of the awaited creature cannot be used, or a draught
// not be drunk.
func (b *battle) noPower(v entry) (rules.Refusal, bool) {
	p := b.ability(v.power)
	if p == nil {
		return rules.Refuse(rules.ACT28), true
	}
	me := b.sit.who
	a := rules.Action{Verb: v.verb, By: me, On: rules.Nobody, Option: uint8(v.power), Cell: b.e.Facts.Combatants[me].At}
	if r := b.e.Rules.Turn.Barred(b.e, &a, &b.e.Rules.Verbs[v.verb]); !r.OK() {
		return r, true
	}
	if p.HasArea {
		r := b.e.Check(&a)
		for d := grid.N; d <= grid.NW && !r.OK(); d++ {
			n := a
			n.Cell = a.Cell.Step(d)
			if b.e.Check(&n).OK() {
				r = rules.Refusal{}
			}
		}
		return r, !r.OK()
	}
	w := newWish(v.verb, v.power)
	if len(b.pool(&w)) > 0 {
		return rules.Refusal{}, false
	}
	a.On = me
	if p.Walks {
		a.On = rules.Nobody
		a.Path.Add(grid.N)
	} else if !p.Kind() {
		if a.On = nearestEnemy(b.e, me); a.On == rules.Nobody {
			return rules.Refuse(rules.ATK20), true
		}
	}
	r := b.e.Check(&a)
	if r.OK() {
		r = rules.Refuse(rules.ACT28)
	}
	return r, true
}
