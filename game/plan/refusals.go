package plan

import (
	"strings"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// refusals works out for each verb of the ruleset whether it can be used in
// any way, and if not, why.
func (s *Situation) refusals(t *Turn) {
	have := [rules.VerbCount]bool{}
	s.Known.Aimed = [rules.VerbCount]uint64{}
	for i := range s.Legal {
		a := &s.Legal[i]
		have[a.Verb] = true
		if a.On != rules.Nobody {
			s.Known.Aimed[a.Verb] |= 1 << a.On
		}
		if a.Verb == rules.Attack {
			s.Known.Marks[a.On] = true
		}
	}
	for v := range rules.VerbCount {
		if have[v] || Rows[v].Group == NoGroup && v != rules.EndTurn || t.E.Rules.Verbs[v].Start == nil || v == rules.Power || v == rules.Drink {
			continue
		}
		s.Known.First[v] = s.firstRefusal(t, v)
	}
}

// firstRefusal is the most telling reason why no action of a verb is legal:
// what bars the creature from it, or what forbids it against the nearest enemy.
func (s *Situation) firstRefusal(t *Turn, v rules.Verb) rules.Refusal {
	a := rules.Action{Verb: v, By: s.Who, On: rules.Nobody, Cell: t.E.Facts.Combatants[s.Who].At}
	e := t.E
	row := &e.Rules.Verbs[v]
	if r := e.Rules.Turn.Barred(e, &a, row); !r.OK() {
		return r
	}
	if Rows[v].aims == AimsCreature || v == rules.Overrun {
		on := NearestEnemy(t.E, s.Who)
		if on == rules.Nobody {
			return rules.Refuse(rules.ATK20)
		}
		a.On, a.Weapon = on, t.weaponFor(s.Who, v)
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
		if a.Ally = someFriend(t.E, s.Who); a.Ally == rules.Nobody {
			return rules.Refuse(rules.ACT15)
		}
	}
	if r := e.Check(&a); !r.OK() {
		return r
	}
	return rules.Refuse(row.Cite)
}

// Unusable is why an entry cannot be used at all.
func (v Choice) Unusable(t *Turn) (rules.Refusal, bool) {
	switch {
	case v.Fire:
		return t.noFire()
	case v.Verb == rules.Pass && t.Now.Who != rules.Nobody && Begun(t.E, t.Now.Who):
		return rules.Refusal{}, false // it ends the activation
	case v.Verb == rules.Attack && len(AttacksBy(t, rules.Attack)) > 0:
		return rules.Refusal{}, false
	case v.Verb == rules.Grapple && strings.HasPrefix(v.ID, "action.") && t.onlyGropes(v.Verb):
		return t.Now.firstRefusal(t, v.Verb), true // the bar has what is at hand, the palette all
	case (v.Verb == rules.Power || v.Verb == rules.Drink) && t.Now.Mine && t.Now.What == rules.AwaitsAction:
		return v.noPower(t)
	}
	r, no := t.Now.Known.First[v.Verb]
	return r, no
}

// onlyGropes reports whether a verb may be aimed at squares in which somebody may
// stand, and at nobody in sight (CON-07).
func (t *Turn) onlyGropes(v rules.Verb) bool {
	_, no := t.Now.Known.First[v]
	return !no && t.Now.Known.Aimed[v] == 0 && t.Now.Mine && t.Now.What == rules.AwaitsAction
}

// noPower is why a power of the awaited creature cannot be used, or a draught
// not be drunk.
func (v Choice) noPower(t *Turn) (rules.Refusal, bool) {
	p := t.Ability(v.Power)
	if p == nil {
		return rules.Refuse(rules.ACT28), true
	}
	me := t.Now.Who
	a := rules.Action{Verb: v.Verb, By: me, On: rules.Nobody, Option: uint8(v.Power), Cell: t.E.Facts.Combatants[me].At}
	if r := t.E.Rules.Turn.Barred(t.E, &a, &t.E.Rules.Verbs[v.Verb]); !r.OK() {
		return r, true
	}
	if p.HasArea {
		r := t.E.Check(&a)
		for d := grid.N; d <= grid.NW && !r.OK(); d++ {
			n := a
			n.Cell = a.Cell.Step(d)
			if t.E.Check(&n).OK() {
				r = rules.Refusal{}
			}
		}
		return r, !r.OK()
	}
	w := NewDraft(v.Verb, v.Power)
	if len(w.Pool(t)) > 0 {
		return rules.Refusal{}, false
	}
	a.On = me
	if p.Walks {
		a.On = rules.Nobody
		a.Path.Add(grid.N)
	} else if !p.Kind() {
		if a.On = NearestEnemy(t.E, me); a.On == rules.Nobody {
			return rules.Refuse(rules.ATK20), true
		}
	}
	r := t.E.Check(&a)
	if r.OK() {
		r = rules.Refuse(rules.ACT28)
	}
	return r, true
}
