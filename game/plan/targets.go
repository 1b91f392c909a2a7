package plan

import (
	"cmp"
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// isTarget reports whether the cursor stops at a creature: one that the draft
// may be aimed at, or an enemy who can still fight.
func (t *Turn) isTarget(id rules.ID) bool {
	if t.Wanted.Mode == VerbMode && t.Wanted.Draft.Aims(t) == AimsCreature {
		w := t.Wanted.Draft
		return len(w.Meant(t, w.Candidates(t), &Pointer{Cell: t.E.Space(id).At, OnMap: true, Who: id})) > 0
	}
	if t.Wanted.Mode == FireMode && t.Wanted.Fire.On != rules.Nobody {
		return id == t.Wanted.Fire.On || t.Lenders(t.Wanted.Fire.On)>>id&1 == 1
	}
	return t.E.Hostile(id, t.Now.Who) && t.E.Present(id) && !t.E.Rules.Attack.Defeated(t.E, id)
}

// Stops are the creatures that the cursor goes to one after another: the targets, the
// likeliest to be hurt first and of those alike the nearest, and the own figures that may be
// activated instead (SKI-15). The figures come first while there is one to choose, or no
// attack left to aim.
func (t *Turn) Stops() []rules.ID {
	var targets, own []rules.ID
	for id := range t.E.Count() {
		switch {
		case t.isTarget(id):
			targets = append(targets, id)
		case t.Wanted.Mode == FreeMode && id != t.Now.Who && t.MayBegin(id):
			own = append(own, id)
		}
	}
	byPromise(t, targets)
	if !Begun(t.E, t.Now.Who) || t.BudgetOf(t.Now.Who).Standard == 0 {
		return append(own, targets...)
	}
	return append(targets, own...)
}

// NextStop goes on to the next of the creatures that the cursor goes to, or to the one
// before; Nobody when there is none.
func (t *Turn) NextStop(step int) rules.ID {
	list := t.Stops()
	if t.Now.Who == rules.Nobody || len(list) == 0 {
		return rules.Nobody
	}
	at := slices.Index(list, t.Wanted.Stop)
	switch {
	case at >= 0:
		at += step
	case step < 0:
		at = -1
	case t.Wanted.Stop == rules.Nobody && t.Wanted.Pointer.Keys && t.Forecast.Proposed.Planned && t.Forecast.Proposed.Target == list[0]: // it is offered already
		at = 1
	case t.Wanted.Stop == rules.Nobody || t.E.Hostile(t.Wanted.Stop, t.Now.Who):
		at = 0
	default: // the first after the figure that is gone
		at = max(slices.IndexFunc(list, func(id rules.ID) bool { return id > t.Wanted.Stop }), 0)
	}
	t.Wanted.Stop = list[(at+len(list))%len(list)]
	return t.Wanted.Stop
}

// Restart has the cursor begin with the first target again, since another attack is aimed or
// another creature aims; among figures to choose from it goes on.
func Restart(t *Turn) {
	if s := t.Wanted.Stop; s != rules.Nobody && (t.Now.Who == rules.Nobody || t.E.Hostile(s, t.Now.Who)) {
		t.Wanted.Stop = rules.Nobody
	}
}

// promise is what is to be hoped of a target.
type promise struct {
	may    bool          // it can be attacked, or the draft be carried out on it
	chance odds.Fraction // that it is hurt, or that the draft succeeds
	needs  int           // of what helps it is short
	far    int           // in squares
}

// aimedAs is an attack as it was asked about: how, with which weapon, at whom.
type aimedAs struct {
	mode   Mode
	weapon int8
	chosen bool
	on     rules.ID
}

// byPromise orders targets by what is to be hoped of them.
func byPromise(t *Turn, list []rules.ID) {
	if len(list) < 2 || t.Now.Who == rules.Nobody || t.Wanted.Mode == FireMode && t.Wanted.Fire.On != rules.Nobody {
		return
	}
	hopes := make(map[rules.ID]promise, len(list))
	for _, id := range list {
		hopes[id] = promised(t, id)
	}
	slices.SortStableFunc(list, func(a, b rules.ID) int {
		p, q := hopes[a], hopes[b]
		if p.may != q.may {
			if p.may {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(q.needs, p.needs), q.chance.Rat().Cmp(p.chance.Rat()), cmp.Compare(p.far, q.far))
	})
}

// promised works out what is to be hoped of a target by what a click on it would do now; an
// attack, whose way is long to find, once in a situation.
func promised(t *Turn, on rules.ID) (p promise) {
	p.far = t.E.Options.Grid.SpaceDistance(t.E.Space(t.Now.Who), t.E.Space(on))
	var q Proposal
	switch {
	case !t.Awaited():
		return p
	case t.Wanted.Mode == VerbMode:
		w := t.Wanted.Draft
		_, v := t.Best(w.Meant(t, w.Candidates(t), &Pointer{Cell: t.E.Space(on).At, OnMap: true, Who: on}))
		p.may, p.chance = true, v.Chance
		if len(v.Strikes) > 0 {
			p.chance = v.Strikes[0].Odds.Damages
		}
		if pw := t.Ability(w.Power); w.Verb == rules.Power && pw != nil {
			p.needs = lack(t.E, pw, on)
		}
		return p
	case t.Wanted.Mode == FireMode:
		q = t.proposeFire(on, true)
	case t.Wanted.Mode.Walks() || !t.E.Hostile(t.Now.Who, on):
		return p
	default:
		weapon, chosen := t.Wanted.Arms[t.Now.Who]
		k, known := aimedAs{t.Wanted.Mode, weapon, chosen, on}, t.Now.Known.Previews.looked().hopes
		if was, ok := known[k]; ok {
			return was
		}
		if t.Wanted.Mode == ChargeMode {
			q = t.charge(on)
		} else {
			q = t.attack(on, t.Wanted.Mode.Verb())
		}
		defer func() { known[k] = p }()
	}
	if p.may = q.Planned && q.Refusal.OK() && len(q.Strikes) > 0; p.may {
		p.chance = q.Strikes[0].Odds.Damages
	}
	return p
}

// lack is how much a creature is short of what an ability gives back: hit points, points of
// scores, conditions that it ends.
func lack(e *rules.Encounter, pw *rules.Ability, who rules.ID) (n int) {
	c := &e.Facts.Combatants[who]
	if pw.Heals {
		n += max(e.MaxHP(who)-int(c.HP), 0)
	}
	for score, lost := range c.Lowered {
		if pw.Mends && (pw.AnyScore || rules.Score(score) == pw.Mended) {
			n += int(lost)
		}
	}
	if c.Conditions.Any(pw.Cures) {
		n++
	}
	return n
}

// StandsAt is the creature on a square, Nobody for none; the living before the
// dead.
func StandsAt(e *rules.Encounter, c grid.Cell) rules.ID {
	for id := range e.Count() {
		if e.Present(id) && e.Space(id).Contains(c) {
			return id
		}
	}
	return rules.Nobody
}
