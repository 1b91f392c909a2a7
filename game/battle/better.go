package battle

import (
	"tenaille/game/match"
	"tenaille/rules"
)

// better reports whether one planned attack on a creature is to be preferred to
// another, wherever each is struck from: the fewest opportunity attacks, then
// from the same square a blow before a shot, then the most damage that may be
// expected, then the shortest way.
func (b *battle) better(p, q *scheme) bool {
	if n, m := len(p.provoked)+len(p.reactors), len(q.provoked)+len(q.reactors); n != m {
		return n < m
	}
	if s, t := b.shooting(p), b.shooting(q); s != t && p.from == q.from {
		return t
	}
	if a, c := mean(p.strikes), mean(q.strikes); a != c {
		return a > c
	}
	return p.squares() < q.squares()
}

// promising is better for the actions of a wish, where the chance of success
// comes before the damage.
func (b *battle) promising(v, w *match.Preview) bool {
	if n, m := len(v.Reactors)+len(v.Way.Opportunities), len(w.Reactors)+len(w.Way.Opportunities); n != m {
		return n < m
	}
	if len(v.Strikes) > 0 && len(w.Strikes) > 0 && len(v.Path) == 0 && len(w.Path) == 0 {
		if s, t := b.projects(v.Strikes[0].Weapon), b.projects(w.Strikes[0].Weapon); s != t {
			return t
		}
	}
	if a, c := v.Chance.Float(), w.Chance.Float(); a != c {
		return a > c
	}
	return damage(v) > damage(w)
}

// onTheSpot is the best attack on a creature from where the acting one stands,
// with the weapon that was chosen where one was. Bare hands are for those who
// have nothing else.
func (b *battle) onTheSpot(on rules.ID) (best scheme, found bool) {
	verb := b.mode.verb()
	bare := false
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		if a.Verb != verb || a.On != on || a.With != 0 || !b.chosen(a.Weapon) {
			continue
		}
		fists := a.Weapon == rules.UnarmedWeapon
		if found && fists && !bare {
			continue
		}
		if p := b.offered(a); !found || bare && !fists || b.better(&p, &best) {
			best, found, bare = p, true, fists
		}
	}
	return best, found
}

// offered is the plan of one legal attack from where the creature stands, with
// those who may answer it.
func (b *battle) offered(a *rules.Action) scheme {
	v := b.foresee(a)
	p := scheme{planned: true, target: a.On, from: b.e.Space(a.By), acts: []rules.Action{*a}, reactors: v.Reactors}
	for _, s := range v.Strikes {
		p.strikes = append(p.strikes, blow{s.On, s.Weapon, s.Aim, s.Odds})
	}
	return p
}

// shooting reports whether a planned attack is one by a projectile.
func (b *battle) shooting(p *scheme) bool {
	return len(p.strikes) > 0 && b.projects(p.strikes[0].weapon)
}

// projects reports whether a weapon of the awaited creature sends something off.
func (b *battle) projects(weapon int8) bool {
	return b.e.Creatures[b.sit.who].Weapon(weapon).Projectile()
}

// squares is the price of the way of a plan.
func (p *scheme) squares() int {
	if len(p.costs) == 0 {
		return 0
	}
	return p.costs[len(p.costs)-1]
}

// mean is the damage a player may expect of attacks.
func mean(list []blow) float64 {
	sum := 0.
	for i := range list {
		sum += list[i].odds.Mean.Float()
	}
	return sum
}

// damage is mean for a preview.
func damage(v *match.Preview) float64 {
	sum := 0.
	for i := range v.Strikes {
		sum += v.Strikes[i].Odds.Mean.Float()
	}
	return sum
}
