package scene

import (
	"slices"

	"tenaille/rules"
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
	modeFull
	modeCharge
	modeStep
	modeWithdraw
	modeDefensive
)

// verb is the action a mode plans against an enemy or towards a square.
func (m mode) verb() rules.Verb {
	return [...]rules.Verb{rules.Attack, rules.Move, rules.Attack, rules.FullAttack, rules.Charge, rules.FiveFootStep, rules.Withdraw, rules.FightDefensively}[m]
}

// strikes reports whether a mode aims at creatures only.
func (m mode) strikes() bool {
	return m == modeAttack || m == modeFull || m == modeCharge || m == modeDefensive
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
	provoked []combat.Provoked
	reactors []rules.ID // who may strike where the creature stands
	target   rules.ID
	strikes  []blow
	from     grid.Space // where the blow would be struck from
}

// blow is one attack of a scheme.
type blow struct {
	on     rules.ID
	weapon int8
	aim    combat.Aim
	odds   odds.Attack
}

// contrive works out what a click at the hovered place would do.
func (b *battle) contrive() scheme {
	s := &b.sit
	if !s.mine || s.what != rules.AwaitsAction || !b.hover.onMap || b.busy() {
		return scheme{target: rules.Nobody}
	}
	on := b.hover.who
	if on != rules.Nobody && (on == s.who || !b.e.Present(on)) {
		on = rules.Nobody
	}
	enemy := on != rules.Nobody && b.e.Hostile(s.who, on)
	switch {
	case b.mode == modeCharge && enemy:
		return b.charge(on)
	case !b.mode.walks() && enemy:
		return b.attack(on)
	case b.mode.strikes():
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

// anchor is the anchor nearest to a way's start from which a creature of n
// squares would cover a cell, among those that pass.
func anchor(cell grid.Cell, n uint8, cost func(grid.Cell) (int, bool)) (grid.Cell, bool) {
	best, least, found := cell, 1<<30, false
	for dy := range int(n) {
		for dx := range int(n) {
			at := grid.C(int(cell.X)-dx, int(cell.Y)-dy)
			if c, ok := cost(at); ok && c < least {
				best, least, found = at, c, true
			}
		}
	}
	return best, found
}

// walkTo plans a move, or two, to a square.
func (b *battle) walkTo(cell grid.Cell) scheme {
	s := &b.sit
	from := b.e.Space(s.who)
	at, ok := anchor(cell, from.N, func(c grid.Cell) (int, bool) { st, ok := s.reach[c]; return st.cost, ok })
	if !ok {
		return scheme{planned: true, target: rules.Nobody, refusal: b.whyNotThere(cell)}
	}
	return b.march(at, s.reach[at])
}

// march is the scheme of a way that is known.
func (b *battle) march(at grid.Cell, st stretch) scheme {
	s := &b.sit
	from := b.e.Space(s.who)
	p := scheme{planned: true, target: rules.Nobody, split: st.split, from: grid.Space{At: at, N: from.N}}
	b.trace(&p, st.steps, s.speed*s.moves)
	cut := st.split
	if cut == 0 {
		cut = len(st.steps)
	}
	start := from.At
	for _, part := range [][]grid.Dir{st.steps[:cut], st.steps[cut:]} {
		if len(part) == 0 {
			continue
		}
		a := rules.Action{Verb: rules.Move, By: s.who, On: rules.Nobody}
		for _, d := range part {
			a.Path.Add(d)
		}
		a.Cell = a.Path.End(start)
		start = a.Cell
		p.acts = append(p.acts, a)
	}
	return p
}

// trace fills in the squares of a way, their price and who may strike on it.
func (b *battle) trace(p *scheme, steps []grid.Dir, squares int) {
	id := b.sit.who
	from := b.e.Space(id)
	p.path = append(p.path[:0], from.At)
	var path rules.Path
	for _, d := range steps {
		path.Add(d)
		p.path = append(p.path, p.path[len(p.path)-1].Step(d))
	}
	p.costs = b.costs(id, from, steps)
	w := combat.Along(b.e, id, &path, squares, true)
	p.provoked = w.Opportunities
	if p.refusal.OK() {
		p.refusal = w.Refusal
	}
}

// whyNotThere is the reason why a square cannot be walked to.
func (b *battle) whyNotThere(cell grid.Cell) rules.Refusal {
	s := &b.sit
	if r, ok := s.first[rules.Move]; ok && !r.OK() && len(s.reach) == 0 {
		return r
	}
	for id := range b.e.Count() {
		if b.e.Present(id) && b.e.Space(id).Contains(cell) && id != s.who {
			return rules.Refusal{Cite: rules.MOV05, Who: id, At: cell}
		}
	}
	if b.e.Field().Filled(grid.Square(cell)) {
		return rules.Refusal{Cite: rules.GEO05, Who: rules.Nobody, At: cell}
	}
	return rules.Refusal{Cite: rules.MOV01, Who: rules.Nobody, At: cell}
}

// stepTo plans a 5-foot step.
func (b *battle) stepTo(cell grid.Cell) scheme {
	id := b.sit.who
	from := b.e.Space(id)
	p := scheme{planned: true, target: rules.Nobody, from: from}
	best := rules.Action{Verb: rules.FiveFootStep, By: id, On: rules.Nobody, Cell: cell}
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		if a.Verb == rules.FiveFootStep && (grid.Space{At: a.Cell, N: from.N}).Contains(cell) && !from.Contains(cell) {
			best = *a
			p.acts = []rules.Action{best}
			p.from.At = a.Cell
			p.path, p.costs = []grid.Cell{from.At, a.Cell}, []int{1}
			return p
		}
	}
	if d, ok := grid.DirBetween(from.At, cell); ok {
		best.Path.Add(d)
		p.refusal = b.e.Check(&best)
	}
	if p.refusal.OK() {
		p.refusal = rules.Refusal{Cite: rules.MOV10, Who: rules.Nobody, At: cell}
	}
	return p
}

// withdrawTo plans a withdrawal.
func (b *battle) withdrawTo(cell grid.Cell) scheme {
	from := b.e.Space(b.sit.who)
	p := scheme{planned: true, target: rules.Nobody, from: from}
	if r, no := b.sit.first[rules.Withdraw]; no {
		p.refusal = r
		return p
	}
	at, ok := anchor(cell, from.N, func(c grid.Cell) (int, bool) {
		i := b.withdrawal(c)
		if i < 0 {
			return 0, false
		}
		return b.sit.legal[i].Path.Len(), true
	})
	if !ok {
		p.refusal = b.whyNotThere(cell)
		return p
	}
	a := b.sit.legal[b.withdrawal(at)]
	steps := make([]grid.Dir, a.Path.Len())
	for i := range steps {
		steps[i] = a.Path.Step(i)
	}
	p.from.At = at
	b.trace(&p, steps, rules.MaxPath)
	p.refusal = rules.Refusal{}
	p.provoked = b.match.Preview(&a).Way.Opportunities
	p.acts = []rules.Action{a}
	return p
}

func (b *battle) withdrawal(at grid.Cell) int {
	return slices.IndexFunc(b.sit.legal, func(a rules.Action) bool { return a.Verb == rules.Withdraw && a.Cell == at })
}

// attack plans an attack on a creature: from where the attacker stands, or
// from a square it can walk to first.
func (b *battle) attack(on rules.ID) scheme {
	id, verb := b.sit.who, b.mode.verb()
	p := scheme{planned: true, target: on, from: b.e.Space(id)}
	best := -1
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		if a.Verb != verb || a.On != on || !b.chosen(a.Weapon) {
			continue
		}
		blows := b.blows(a)
		if best < 0 || mean(blows) > mean(p.strikes) {
			best, p.strikes = i, blows
		}
	}
	if best >= 0 {
		p.acts = []rules.Action{b.sit.legal[best]}
		p.reactors = b.match.Preview(&p.acts[0]).Reactors
		return p
	}
	if verb == rules.Attack {
		if near, ok := b.approach(on); ok {
			return near
		}
	}
	a := rules.Action{Verb: verb, By: id, On: on, Weapon: b.inHand(id, false)}
	if verb == rules.FullAttack {
		a.Blows[0], a.NBlows = rules.Blow{Weapon: a.Weapon, On: on}, 1
	}
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
	for _, s := range b.match.Preview(a).Strikes {
		list = append(list, blow{s.On, s.Weapon, s.Aim, s.Odds})
	}
	return list
}

// mean is the damage a player may expect of attacks, for choosing among them.
func mean(list []blow) float64 {
	sum := 0.
	for i := range list {
		sum += list[i].odds.Mean.Float()
	}
	return sum
}

// approach plans a move and an attack: the fewest opportunities on the way,
// then the most damage, then the shortest way.
func (b *battle) approach(on rules.ID) (scheme, bool) {
	s := &b.sit
	budget := &b.e.Facts.Combatants[s.who].Budget
	if s.moves < 2 || budget.Standard == 0 {
		return scheme{}, false
	}
	weapon := b.inHand(s.who, true)
	w := b.e.Creatures[s.who].Weapon(weapon)
	if weapon == rules.UnarmedWeapon || w.Projectile() || !b.chosen(weapon) {
		return scheme{}, false
	}
	from, target := b.e.Space(s.who), b.e.Space(on)
	there := b.e.Clone()
	var best scheme
	var bestBlow blow
	found := false
	for y := int(target.At.Y) - int(w.Interval.Max) - int(from.N); y <= int(target.At.Y)+int(target.N)+int(w.Interval.Max); y++ {
		for x := int(target.At.X) - int(w.Interval.Max) - int(from.N); x <= int(target.At.X)+int(target.N)+int(w.Interval.Max); x++ {
			at := grid.C(x, y)
			st, ok := s.reach[at]
			if !ok || st.split != 0 {
				continue
			}
			b.e.CopyTo(there)
			there.Emit(rules.Event{Kind: rules.Moved, Who: s.who, From: from.At, To: at})
			v := blow{on: on, weapon: weapon}
			combat.AimAt(there, s.who, on, weapon, 0, &v.aim)
			if !v.aim.Refusal.OK() {
				continue
			}
			v.odds = odds.OfFrame(&v.aim.Frame, int(there.Facts.Combatants[on].HP))
			p := b.march(at, st)
			if !found || better(&p, &v, &best, &bestBlow) {
				best, bestBlow, found = p, v, true
			}
		}
	}
	if !found {
		return scheme{}, false
	}
	best.target, best.strikes = on, []blow{bestBlow}
	best.acts = append(best.acts, rules.Action{Verb: rules.Attack, By: s.who, On: on, Weapon: weapon})
	return best, true
}

// better reports whether one approach is to be preferred to another.
func better(p *scheme, v *blow, q *scheme, w *blow) bool {
	if len(p.provoked) != len(q.provoked) {
		return len(p.provoked) < len(q.provoked)
	}
	if a, c := v.odds.Mean.Float(), w.odds.Mean.Float(); a != c {
		return a > c
	}
	return p.costs[len(p.costs)-1] < q.costs[len(q.costs)-1]
}

// charge plans a charge.
func (b *battle) charge(on rules.ID) scheme {
	id := b.sit.who
	p := scheme{planned: true, target: on, from: b.e.Space(id)}
	a := rules.Action{Verb: rules.Charge, By: id, On: on, Weapon: b.inHand(id, true)}
	for i := range b.sit.legal {
		l := &b.sit.legal[i]
		if l.Verb != rules.Charge || l.On != on || !b.chosen(l.Weapon) {
			continue
		}
		if blows := b.blows(l); len(p.acts) == 0 || mean(blows) > mean(p.strikes) {
			a, p.acts, p.strikes = *l, []rules.Action{*l}, blows
		}
	}
	v := b.match.Preview(&a)
	if len(p.acts) == 0 {
		if p.refusal = b.e.Check(&a); p.refusal.OK() {
			p.refusal = rules.Refuse(rules.ACT16)
		}
		p.strikes = b.blows(&a)
	}
	if len(v.Path) > 0 {
		p.path = append([]grid.Cell{p.from.At}, v.Path...)
		p.provoked = v.Way.Opportunities
		p.from.At = v.Path[len(v.Path)-1]
		var steps []grid.Dir
		for i := 1; i < len(p.path); i++ {
			if d, ok := grid.DirBetween(p.path[i-1], p.path[i]); ok {
				steps = append(steps, d)
			}
		}
		p.costs = b.costs(id, b.e.Space(id), steps)
	}
	return p
}
