package plan

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Mode is which action the pointer plans.
type Mode uint8

// The modes; in FreeMode a square means a move and an enemy an attack.
const (
	FreeMode Mode = iota
	MoveMode
	AttackMode
	ChargeMode
	StepMode
	WithdrawMode
	VerbMode // whatever the rules list of the drafted verb
	FireMode // combined fire (SKI-14)
)

// Verb is the action a mode plans against an enemy or towards a square.
func (m Mode) Verb() rules.Verb {
	return [...]rules.Verb{rules.Attack, rules.Move, rules.Attack, rules.Charge, rules.FiveFootStep, rules.Withdraw, rules.NoVerb, rules.Attack}[m]
}

// Strikes reports whether a mode aims at creatures only.
func (m Mode) Strikes() bool {
	return m == AttackMode || m == ChargeMode
}

// Walks reports whether a mode aims at squares only.
func (m Mode) Walks() bool { return m == MoveMode || m == StepMode || m == WithdrawMode }

// Pointer is what the pointer, or the keyboard's cursor, is on.
type Pointer struct {
	Cell  grid.Cell
	OnMap bool
	Who   rules.ID
	Keys  bool // moved by keys
}

// Proposal is what a click would do, with all it would mean.
type Proposal struct {
	Planned  bool // something is being planned
	Acts     []rules.Action
	Refusal  rules.Refusal
	Path     []grid.Cell // anchors, the start first
	Costs    []int       // squares spent after each step
	Split    int
	Long     bool // the way takes the attack's place (SKI-16)
	Provoked []combat.Provoked
	Reactors []rules.ID // who may strike where the creature stands
	Target   rules.ID
	Strikes  []match.Strike
	From     grid.Space // where the blow would be struck from
	Drafted  rules.Verb // of a draft; NoVerb otherwise
	Power    int        // of a draft, as there
	View     *match.Preview
	Bar      combat.Barring // of a charge that is refused
	Open     bool           // something is still to be chosen after the target
}

// Verb is the action a proposal of a mode comes to.
func (p *Proposal) Verb(m Mode) rules.Verb {
	switch {
	case len(p.Acts) > 0:
		return p.Acts[len(p.Acts)-1].Verb
	case p.Drafted != rules.NoVerb:
		return p.Drafted
	case m == FreeMode && len(p.Strikes) == 0:
		return rules.Move
	}
	return m.Verb()
}

// Rolls reports whether dice are thrown for what is planned, or may be on the way.
func (p *Proposal) Rolls() bool {
	return p.Planned && (len(p.Strikes) > 0 || len(p.Provoked) > 0 || p.Drafted != rules.NoVerb)
}

// PlannedAt reports whether something is planned for a square, and not by keys.
func (t *Turn) PlannedAt(c grid.Cell) bool {
	at := &t.Wanted.Pointer
	return at.OnMap && !at.Keys && at.Cell == c && t.Forecast.Proposed.Planned
}

// Awaited reports whether somebody at this screen is to act.
func (t *Turn) Awaited() bool { return t.Now.Mine && t.Now.What == rules.AwaitsAction }

// ProposeThere works out what a click at the hovered place would do in any mode
// but that of a draft.
func (t *Turn) ProposeThere() Proposal {
	s := &t.Now
	if t.Wanted.Mode == FireMode && t.Wanted.Fire.On != rules.Nobody {
		return t.proposeFire(rules.Nobody, false)
	}
	if !t.Wanted.Pointer.OnMap {
		if t.Wanted.Mode == ChargeMode { // what is aimed is shown before anything is pointed at
			return bestCharge(t)
		}
		return Proposal{Target: rules.Nobody}
	}
	on := t.Wanted.Pointer.Who
	if on != rules.Nobody && (on == s.Who || !t.E.Present(on)) {
		on = rules.Nobody
	}
	enemy := on != rules.Nobody && t.E.Hostile(s.Who, on)
	switch {
	case t.Wanted.Mode == FireMode:
		return t.proposeFire(on, enemy)
	case t.Wanted.Mode == ChargeMode && enemy:
		return t.charge(on)
	case !t.Wanted.Mode.Walks() && enemy:
		return t.attack(on, t.Wanted.Mode.Verb())
	case t.Wanted.Mode.Strikes(), t.Wanted.Mode == FreeMode && on != rules.Nobody && t.Now.Ways.Reach[t.Wanted.Pointer.Cell].Cost == 0:
		// Nobody to strike at; a friend is only looked at.
		return Proposal{Target: rules.Nobody}
	case t.Wanted.Mode == StepMode:
		return t.stepTo(t.Wanted.Pointer.Cell)
	case t.Wanted.Mode == WithdrawMode:
		return t.withdrawTo(t.Wanted.Pointer.Cell)
	case t.E.Space(s.Who).Contains(t.Wanted.Pointer.Cell):
		return Proposal{Target: rules.Nobody}
	}
	return t.walkTo(t.Wanted.Pointer.Cell)
}

// attack plans an attack on a creature by a verb: from where the attacker stands, or
// from a square it can walk to first.
func (t *Turn) attack(on rules.ID, verb rules.Verb) Proposal {
	id := t.Now.Who
	p, found := t.onTheSpot(on, verb)
	if verb == rules.Attack && !found {
		if loaded, ok := loadFirst(t, on); ok {
			return loaded
		}
	}
	if verb == rules.Attack && (!found || p.shooting(t) && !t.E.Rules.Attack.OneWeapon) {
		near, walks := t.stepUp(on)
		if !walks {
			near, walks = t.approach(on)
		}
		if walks && (!found || near.better(t, &p)) {
			p, found = near, true
		}
	}
	if found {
		return p
	}
	p = Proposal{Planned: true, Target: on, From: t.E.Space(id)}
	a := rules.Action{Verb: verb, By: id, On: on, Weapon: t.InHand(id, false)}
	p.Strikes = t.Foresee(&a).Strikes
	if p.Refusal = t.E.Check(&a); p.Refusal.OK() {
		p.Refusal = rules.Refuse(t.E.Rules.Verbs[verb].Cite)
	}
	return p
}

// Chosen reports whether a weapon is the player's choice, or there is none.
func (t *Turn) Chosen(weapon int8) bool {
	w, ok := t.Wanted.Arms[t.Now.Who]
	return !ok || w == weapon
}

// AttacksBy are what a click on each enemy would be, where that is an attack by a verb: from where
// the awaited creature stands, or after a walk or a step, with the weapon chosen.
func AttacksBy(t *Turn, verb rules.Verb) []Proposal {
	if !t.Awaited() {
		return nil
	}
	ask := asked{verb: verb}
	ask.weapon, ask.chosen = t.Wanted.Arms[t.Now.Who]
	if list, ok := t.Now.Ways.about[ask]; ok {
		return list
	}
	var list []Proposal
	for on := range t.E.Count() {
		if t.E.Hostile(t.Now.Who, on) && t.E.Present(on) && !t.E.Rules.Attack.Defeated(t.E, on) {
			if p := t.attack(on, verb); p.Refusal.OK() && len(p.Strikes) > 0 {
				list = append(list, p)
			}
		}
	}
	if t.Now.Ways.about == nil {
		t.Now.Ways.about = map[asked][]Proposal{}
	}
	t.Now.Ways.about[ask] = list
	return list
}

// Walks reports whether the attack of a proposal comes after a walk or a step.
func (p *Proposal) Walks() bool {
	return len(p.Acts) > 1 && (p.Acts[0].Verb == rules.Move || p.Acts[0].Verb == rules.FiveFootStep)
}

// approach plans a move and the better of the attacks it leads to.
func (t *Turn) approach(on rules.ID) (Proposal, bool) {
	s := &t.Now
	budget := t.BudgetOf(s.Who)
	if s.Ways.Moves < 2 || budget.Standard == 0 {
		return Proposal{}, false
	}
	weapon := t.InHand(s.Who, true)
	set, c := &t.E.Rules.Attack, &t.E.Creatures[s.Who]
	reach := set.Reach(c, weapon)
	if set.Shoots(c, weapon) || !set.OneWeapon && (weapon == rules.UnarmedWeapon || !t.Chosen(weapon)) {
		return Proposal{}, false
	}
	from, target := t.E.Space(s.Who), t.E.Space(on)
	there := t.E.Clone()
	var best Proposal
	found := false
	for y := int(target.At.Y) - reach - int(from.N); y <= int(target.At.Y)+int(target.N)+reach; y++ {
		for x := int(target.At.X) - reach - int(from.N); x <= int(target.At.X)+int(target.N)+reach; x++ {
			at := grid.C(x, y)
			st, ok := t.way(at)
			if !ok || st.split != 0 || st.long {
				continue
			}
			t.E.CopyTo(there)
			combat.StandAt(there, s.Who, at)
			v := match.Strike{On: on, Weapon: weapon}
			attack.AimAt(there, s.Who, on, weapon, 0, &v.Aim)
			if !v.Aim.Refusal.OK() {
				continue
			}
			v.Odds = odds.OfAttack(there, &v.Aim.Frame, nextDie(t))
			p := t.march(at, st)
			p.Strikes = []match.Strike{v}
			if !found || p.better(t, &best) {
				best, found = p, true
			}
		}
	}
	if !found {
		return Proposal{}, false
	}
	if st, ok := t.way(best.From.At); ok {
		p := t.march(best.From.At, straightWay(t, best.From.At, st))
		if p.Strikes = best.Strikes; !best.better(t, &p) {
			best = p
		}
	}
	best.Target = on
	best.Acts = append(best.Acts, rules.Action{Verb: rules.Attack, By: s.Who, On: on, Weapon: weapon})
	return best, true
}

// charge plans a charge.
func (t *Turn) charge(on rules.ID) Proposal {
	id := t.Now.Who
	p := Proposal{Planned: true, Target: on, From: t.E.Space(id)}
	a := rules.Action{Verb: rules.Charge, By: id, On: on, Weapon: t.InHand(id, true)}
	rush := t.Rushes()
	if rush {
		a.Option, a.Weapon = combat.OptionRush, rules.UnarmedWeapon
	}
	for i := range t.Now.Legal {
		l := &t.Now.Legal[i]
		if l.Verb != rules.Charge || l.On != on || (l.Option&combat.OptionRush != 0) != rush || !rush && !t.Chosen(l.Weapon) {
			continue
		}
		q := t.Offered(l)
		if q.Reactors = nil; len(p.Acts) == 0 || q.better(t, &p) { // the way tells who may strike
			a, p = *l, q
		}
	}
	v := t.Foresee(&a)
	if rush {
		p.View, p.Drafted = v, rules.Charge
	}
	if len(p.Acts) == 0 {
		if p.Refusal = t.E.Check(&a); p.Refusal.OK() {
			p.Refusal = rules.Refuse(rules.ACT16)
		}
		p.View, p.Drafted, p.Bar = nil, rules.Charge, combat.BarOf(t.E, &a)
		return p // what will not happen has no odds, no way and no ghost
	}
	if len(v.Path) > 0 {
		p.Path = append([]grid.Cell{p.From.At}, v.Path...)
		p.Provoked = slices.Clone(v.Way.Opportunities)
		p.From.At = v.Path[len(v.Path)-1]
		var steps []grid.Dir
		for i := 1; i < len(p.Path); i++ {
			if d, ok := grid.DirBetween(p.Path[i-1], p.Path[i]); ok {
				steps = append(steps, d)
			}
		}
		p.Costs = stepCosts(t.E, id, t.E.Space(id), steps)
	}
	return p
}
