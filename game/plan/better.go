package plan

import (
	"tenaille/game/match"
	"tenaille/rules"
)

// better reports whether one planned attack on a creature is to be preferred to
// another, wherever each is struck from: the fewest opportunity attacks, then
// from the same square a blow before a shot, then the most damage that may be
// expected, then the shortest way.
func (p *Proposal) better(t *Turn, q *Proposal) bool {
	if n, m := len(p.Provoked)+len(p.Reactors), len(q.Provoked)+len(q.Reactors); n != m {
		return n < m
	}
	if mine, other := p.shooting(t), q.shooting(t); mine != other && p.From == q.From {
		return other
	}
	if a, c := mean(p.Strikes), mean(q.Strikes); a != c {
		return a > c
	}
	return p.squares() < q.squares()
}

// promising is better for the actions of a draft, where the chance of success
// comes before the damage.
func (t *Turn) promising(v, w *match.Preview) bool {
	if n, m := len(v.Reactors)+len(v.Way.Opportunities), len(w.Reactors)+len(w.Way.Opportunities); n != m {
		return n < m
	}
	if len(v.Strikes) > 0 && len(w.Strikes) > 0 && len(v.Path) == 0 && len(w.Path) == 0 {
		if mine, other := t.projects(v.Strikes[0].Weapon), t.projects(w.Strikes[0].Weapon); mine != other {
			return other
		}
	}
	several := len(v.Strikes) > 1 || len(w.Strikes) > 1 // which have no chance as a whole
	if a, c := v.Chance.Float(), w.Chance.Float(); a != c && !several {
		return a > c
	}
	return mean(v.Strikes) > mean(w.Strikes)
}

// onTheSpot is the best attack on a creature from where the acting one stands,
// by a verb, with the weapon that was chosen where one was. Bare hands are for those who
// have nothing else.
func (t *Turn) onTheSpot(on rules.ID, verb rules.Verb) (best Proposal, found bool) {
	bare := false
	for i := range t.Now.Legal {
		a := &t.Now.Legal[i]
		if a.Verb != verb || a.On != on || a.With != 0 || !t.Chosen(a.Weapon) {
			continue
		}
		fists := a.Weapon == rules.UnarmedWeapon
		if found && fists && !bare {
			continue
		}
		if p := t.Offered(a); !found || bare && !fists || p.better(t, &best) {
			best, found, bare = p, true, fists
		}
	}
	return best, found
}

// Offered is the plan of one legal attack from where the creature stands, with
// those who may answer it.
func (t *Turn) Offered(a *rules.Action) Proposal {
	v := t.Foresee(a)
	return Proposal{Planned: true, Target: a.On, From: t.E.Space(a.By), Acts: []rules.Action{*a}, Reactors: v.Reactors, Strikes: v.Strikes}
}

// shooting reports whether a planned attack is one by a projectile.
func (p *Proposal) shooting(t *Turn) bool {
	return len(p.Strikes) > 0 && t.projects(p.Strikes[0].Weapon)
}

// projects reports whether a weapon of the awaited creature sends something off.
func (t *Turn) projects(weapon int8) bool {
	return t.E.Creatures[t.Now.Who].Weapon(weapon).Projectile()
}

// squares is the price of the way of a plan.
func (p *Proposal) squares() int {
	if len(p.Costs) == 0 {
		return 0
	}
	return p.Costs[len(p.Costs)-1]
}

// mean is the damage a player may expect of attacks, whoever of a grapple is struck: whose shots
// are for that does not walk up to it because half of them go elsewhere.
func mean(list []match.Strike) float64 {
	sum := 0.
	for i := range list {
		sum += list[i].Odds.Mean.Float() * float64(max(1, len(list[i].Among)))
	}
	return sum
}
