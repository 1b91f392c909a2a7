package battle

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// mode is which action the pointer plans.
type mode uint8

// The modes; in modeFree a square means a move and an enemy an attack.
const (
	modeFree mode = iota
	modeMove
	modeAttack
	modeCharge
	modeStep
	modeWithdraw
	modeVerb // whatever the rules list of the wished verb
	modeFire // combined fire (SKI-14)
)

// verb is the action a mode plans against an enemy or towards a square.
func (m mode) verb() rules.Verb {
	return [...]rules.Verb{rules.Attack, rules.Move, rules.Attack, rules.Charge, rules.FiveFootStep, rules.Withdraw, rules.NoVerb, rules.Attack}[m]
}

// strikes reports whether a mode aims at creatures only.
func (m mode) strikes() bool {
	return m == modeAttack || m == modeCharge
}

// walks reports whether a mode aims at squares only.
func (m mode) walks() bool { return m == modeMove || m == modeStep || m == modeWithdraw }

// hover is what the pointer, or the keyboard's cursor, is on.
type hover struct {
	cell  grid.Cell
	onMap bool
	who   rules.ID
	keys  bool // moved by keys
}

// scheme is what a click would do, with all it would mean.
type scheme struct {
	planned  bool // something is being planned
	acts     []rules.Action
	refusal  rules.Refusal
	path     []grid.Cell // anchors, the start first
	costs    []int       // squares spent after each step
	split    int
	long     bool // the way takes the attack's place (SKI-16)
	provoked []combat.Provoked
	reactors []rules.ID // who may strike where the creature stands
	target   rules.ID
	strikes  []blow
	from     grid.Space // where the blow would be struck from
	wished   rules.Verb // of a wish; NoVerb otherwise
	power    int        // of a wish, as there
	view     *match.Preview
	bar      combat.Barring // of a charge that is refused
	open     bool           // something is still to be chosen after the target
}

// blow is one attack of a scheme.
type blow struct {
	on     rules.ID
	weapon int8
	aim    rules.Aim
	odds   odds.Attack
}

// verb is the action a scheme of a mode comes to.
func (p *scheme) verb(m mode) rules.Verb {
	switch {
	case len(p.acts) > 0:
		return p.acts[len(p.acts)-1].Verb
	case p.wished != rules.NoVerb:
		return p.wished
	case m == modeFree && len(p.strikes) == 0:
		return rules.Move
	}
	return m.verb()
}

// contrive works out what a click at the hovered place would do.
func (b *battle) contrive() scheme {
	if !b.awaited() || b.busy() {
		return scheme{target: rules.Nobody}
	}
	if w, ok := b.shownWish(); ok {
		return b.contriveWish(&w)
	}
	if b.menu { // it covers the board
		return scheme{target: rules.Nobody}
	}
	return b.contriveThere()
}

// awaited reports whether somebody at this screen is to act.
func (b *battle) awaited() bool { return b.sit.mine && b.sit.what == rules.AwaitsAction }

// contriveThere works out what a click at the hovered place would do in any mode
// but that of a wish.
func (b *battle) contriveThere() scheme {
	s := &b.sit
	if b.mode == modeFire && b.fire.on != rules.Nobody {
		return b.contriveFire(rules.Nobody, false)
	}
	if !b.hover.onMap {
		return scheme{target: rules.Nobody}
	}
	on := b.hover.who
	if on != rules.Nobody && (on == s.who || !b.e.Present(on)) {
		on = rules.Nobody
	}
	enemy := on != rules.Nobody && b.e.Hostile(s.who, on)
	switch {
	case b.mode == modeFire:
		return b.contriveFire(on, enemy)
	case b.mode == modeCharge && enemy:
		return b.charge(on)
	case !b.mode.walks() && enemy:
		return b.attack(on)
	case b.mode.strikes(), b.mode == modeFree && on != rules.Nobody && b.sit.reach[b.hover.cell].cost == 0:
		// Nobody to strike at; a friend is only looked at.
		return scheme{target: rules.Nobody}
	case b.mode == modeStep:
		return b.stepTo(b.hover.cell)
	case b.mode == modeWithdraw:
		return b.withdrawTo(b.hover.cell)
	case b.e.Space(s.who).Contains(b.hover.cell):
		return scheme{target: rules.Nobody}
	}
	return b.walkTo(b.hover.cell)
}

// attack plans an attack on a creature: from where the attacker stands, or
// from a square it can walk to first.
func (b *battle) attack(on rules.ID) scheme {
	id, verb := b.sit.who, b.mode.verb()
	p, found := b.onTheSpot(on)
	if verb == rules.Attack && (!found || b.shooting(&p) && !b.figures()) {
		near, walks := b.stepUp(on)
		if !walks {
			near, walks = b.approach(on)
		}
		if walks && (!found || b.better(&near, &p)) {
			p, found = near, true
		}
	}
	if found {
		return p
	}
	p = scheme{planned: true, target: on, from: b.e.Space(id)}
	a := rules.Action{Verb: verb, By: id, On: on, Weapon: b.inHand(id, false)}
	p.strikes = b.blows(&a)
	if p.refusal = b.e.Check(&a); p.refusal.OK() {
		p.refusal = rules.Refuse(b.e.Rules.Verbs[verb].Cite)
	}
	return p
}

// chosen reports whether a weapon is the player's choice, or there is none.
func (b *battle) chosen(weapon int8) bool {
	w, ok := b.arm[b.sit.who]
	return !ok || w == weapon
}

// blows are the attacks of an action with their odds.
func (b *battle) blows(a *rules.Action) []blow {
	var list []blow
	for _, s := range b.foresee(a).Strikes {
		list = append(list, blow{s.On, s.Weapon, s.Aim, s.Odds})
	}
	return list
}

// canWalkUp works out whether any enemy may be attacked after walking up to
// it, with the weapon chosen.
func (b *battle) canWalkUp() {
	b.sit.walkUp = false
	if !b.sit.mine || b.sit.what != rules.AwaitsAction {
		return
	}
	for on := range b.e.Count() {
		if b.e.Hostile(b.sit.who, on) && b.e.Present(on) && !b.e.Rules.Attack.Defeated(b.e, on) {
			_, steps := b.stepUp(on)
			if _, ok := b.approach(on); ok || steps {
				b.sit.walkUp = true
				return
			}
		}
	}
}

// approach plans a move and the better of the attacks it leads to.
func (b *battle) approach(on rules.ID) (scheme, bool) {
	s := &b.sit
	budget := b.budgetOf(s.who)
	if s.moves < 2 || budget.Standard == 0 {
		return scheme{}, false
	}
	weapon := b.inHand(s.who, true)
	w := b.e.Creatures[s.who].Weapon(weapon)
	reach := int(w.Interval.Max)
	switch {
	case b.figures():
		if reach = 1; !b.e.Creatures[s.who].Figure.Melee {
			return scheme{}, false
		}
	case weapon == rules.UnarmedWeapon || w.Projectile() || !b.chosen(weapon):
		return scheme{}, false
	}
	from, target := b.e.Space(s.who), b.e.Space(on)
	there := b.e.Clone()
	var best scheme
	found := false
	for y := int(target.At.Y) - reach - int(from.N); y <= int(target.At.Y)+int(target.N)+reach; y++ {
		for x := int(target.At.X) - reach - int(from.N); x <= int(target.At.X)+int(target.N)+reach; x++ {
			at := grid.C(x, y)
			st, ok := b.way(at)
			if !ok || st.split != 0 || st.long {
				continue
			}
			b.e.CopyTo(there)
			combat.StandAt(there, s.who, at)
			v := blow{on: on, weapon: weapon}
			attack.AimAt(there, s.who, on, weapon, 0, &v.aim)
			if !v.aim.Refusal.OK() {
				continue
			}
			v.odds = odds.OfFrame(&v.aim.Frame, int(there.Facts.Combatants[on].HP))
			p := b.march(at, st)
			p.strikes = []blow{v}
			if !found || b.better(&p, &best) {
				best, found = p, true
			}
		}
	}
	if !found {
		return scheme{}, false
	}
	if st, ok := b.way(best.from.At); ok {
		p := b.march(best.from.At, b.straight(best.from.At, st))
		if p.strikes = best.strikes; !b.better(&best, &p) {
			best = p
		}
	}
	best.target = on
	best.acts = append(best.acts, rules.Action{Verb: rules.Attack, By: s.who, On: on, Weapon: weapon})
	return best, true
}

// charge plans a charge.
func (b *battle) charge(on rules.ID) scheme {
	id := b.sit.who
	p := scheme{planned: true, target: on, from: b.e.Space(id)}
	a := rules.Action{Verb: rules.Charge, By: id, On: on, Weapon: b.inHand(id, true)}
	rush := b.rushes()
	if rush {
		a.Option, a.Weapon = combat.OptionRush, rules.UnarmedWeapon
	}
	for i := range b.sit.legal {
		l := &b.sit.legal[i]
		if l.Verb != rules.Charge || l.On != on || (l.Option&combat.OptionRush != 0) != rush || !rush && !b.chosen(l.Weapon) {
			continue
		}
		q := b.offered(l)
		if q.reactors = nil; len(p.acts) == 0 || b.better(&q, &p) { // the way tells who may strike
			a, p = *l, q
		}
	}
	v := b.foresee(&a)
	if rush {
		p.view, p.wished = v, rules.Charge
	}
	if len(p.acts) == 0 {
		if p.refusal = b.e.Check(&a); p.refusal.OK() {
			p.refusal = rules.Refuse(rules.ACT16)
		}
		p.view, p.wished, p.bar = nil, rules.Charge, b.match.ChargeBar(&a)
		return p // what will not happen has no odds, no way and no ghost
	}
	if len(v.Path) > 0 {
		p.path = append([]grid.Cell{p.from.At}, v.Path...)
		p.provoked = slices.Clone(v.Way.Opportunities)
		p.from.At = v.Path[len(v.Path)-1]
		var steps []grid.Dir
		for i := 1; i < len(p.path); i++ {
			if d, ok := grid.DirBetween(p.path[i-1], p.path[i]); ok {
				steps = append(steps, d)
			}
		}
		p.costs = costs(b.e, id, b.e.Space(id), steps)
	}
	return p
}
