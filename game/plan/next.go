package plan

import (
	"cmp"
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Menacer is an enemy that could attack the acting creature in its own next turn.
type Menacer struct {
	Who    rules.ID
	Weapon int8
	From   grid.Cell     // where it would strike from
	Hits   odds.Fraction // the chance that its first attack hurts
	Charge bool          // it would charge
	Far    bool          // it would shoot
}

// Next is what enemies could do in their next turn: each walks one move, and strikes or
// shoots, or charges. What they would rather do is not asked, nor opportunities on their
// way: it is the worst that one has to expect of each.
type Next struct {
	t     *Turn
	foes  []striker
	known map[grid.Cell][]Menacer
	count map[grid.Cell]int
}

// striker is an enemy with the squares that it can stand on when it strikes.
type striker struct {
	id   rules.ID
	ends []grid.Cell
	arms []int8
}

// NextTurn is what enemies can do next, worked out once in a situation; nil where nobody
// at this screen is to act.
func NextTurn(t *Turn) *Next {
	if !t.Awaited() || t.Now.Who == rules.Nobody {
		return nil
	}
	if n := t.Now.Known.Previews.looked().next; n != nil {
		return n
	}
	n := &Next{t: t, known: map[grid.Cell][]Menacer{}, count: map[grid.Cell]int{}}
	for id := range t.E.Count() {
		cs := t.E.Facts.Combatants[id].Conditions
		if !t.E.Hostile(id, t.Now.Who) || !t.E.Present(id) || t.E.Rules.Attack.Defeated(t.E, id) || cs.Any(rules.InertSet) {
			continue
		}
		f := striker{id: id, ends: []grid.Cell{t.E.Facts.Combatants[id].At}, arms: armsOf(t.E, id)}
		if len(f.arms) == 0 {
			continue
		}
		if !cs.Any(rules.PostureSet | rules.Set(rules.Grappling, rules.Pinned, rules.Entangled)) {
			f.ends = combat.Reach(t.E, id, t.E.Rules.Move.Speed(t.E, id)).Cells(f.ends)
		}
		n.foes = append(n.foes, f)
	}
	t.Now.Known.Previews.looked().next = n
	return n
}

// armsOf are the weapons that a creature has ready.
func armsOf(e *rules.Encounter, id rules.ID) (list []int8) {
	c := &e.Creatures[id]
	if e.Rules.Attack.OneWeapon {
		return []int8{0}
	}
	for i := range c.Weapons {
		if c.Weapons[i].Natural || e.Facts.Combatants[id].Ready>>i&1 == 1 {
			list = append(list, int8(i))
		}
	}
	if len(list) == 0 && c.Traits.Has(rules.ImprovedUnarmedStrike) {
		list = append(list, rules.UnarmedWeapon)
	}
	return list
}

// Count is how many enemies could attack the acting creature on a square.
func (n *Next) Count(at grid.Cell) int {
	if v, ok := n.count[at]; ok {
		return v
	}
	v := 0
	there := n.there(at)
	for i := range n.foes {
		if n.foes[i].each(n.t, there, false, func(*Menacer) bool { return true }) {
			v++
		}
	}
	n.count[at] = v
	return v
}

// At are those enemies, the likeliest to hurt first, each with its best attack.
func (n *Next) At(at grid.Cell) []Menacer {
	if v, ok := n.known[at]; ok {
		return v
	}
	var list []Menacer
	there := n.there(at)
	for i := range n.foes {
		best := Menacer{Who: rules.Nobody}
		n.foes[i].each(n.t, there, true, func(m *Menacer) bool {
			if best.Who == rules.Nobody || m.Hits.Float() > best.Hits.Float() {
				best = *m
			}
			return false
		})
		if best.Who != rules.Nobody {
			list = append(list, best)
		}
	}
	slices.SortStableFunc(list, func(a, b Menacer) int { return cmp.Compare(b.Hits.Float(), a.Hits.Float()) })
	n.known[at] = list
	return list
}

// Looked is the square that the threat is asked about: the end of the way being planned,
// else that of the acting creature. ok is false while somebody is aimed at, or nothing is
// pointed at.
func (n *Next) Looked() (at grid.Cell, ok bool) {
	p := &n.t.Forecast.Proposed
	switch {
	case !n.t.Wanted.Pointer.OnMap, p.Planned && p.Target != rules.Nobody:
		return at, false
	case p.Planned && p.Refusal.OK() && len(p.Path) > 1:
		return p.Path[len(p.Path)-1], true
	}
	return n.t.E.Facts.Combatants[n.t.Now.Who].At, true
}

// Sign is the sign of how an enemy would come.
func (m *Menacer) Sign() string {
	switch {
	case m.Charge:
		return "charge"
	case m.Far:
		return "ranged"
	}
	return "attack"
}

// there is the encounter with the acting creature on a square, to try on.
func (n *Next) there(at grid.Cell) *rules.Encounter {
	e := n.t.E.Clone()
	if e.Facts.Combatants[n.t.Now.Who].At != at {
		combat.StandAt(e, n.t.Now.Who, at)
	}
	return e
}

// each calls a function with every attack that an enemy could make on the acting creature
// where it stands, with chances if they are asked, until it says that this is enough; it
// tells whether it has.
func (f *striker) each(t *Turn, there *rules.Encounter, chances bool, with func(*Menacer) bool) bool {
	me := t.Now.Who
	mine := there.Space(me)
	from := there.Clone()
	for i, end := range f.ends {
		space := grid.Space{At: end, N: there.Space(f.id).N}
		if i > 0 && space.Overlaps(mine) {
			continue
		}
		stood := false
		for _, w := range f.arms {
			if !f.carries(there, w, i > 0, space, mine) {
				continue
			}
			if !stood && i > 0 {
				there.CopyTo(from)
				combat.StandAt(from, f.id, end)
				stood = true
			}
			if m, ok := f.aimed(from, me, w, 0, chances); ok {
				if m.From = end; with(&m) {
					return true
				}
			}
		}
	}
	if there.Rules.Verbs[rules.Charge].Start == nil || len(f.ends) < 2 {
		return false
	}
	for _, w := range f.arms {
		if there.Creatures[f.id].Weapon(w).Projectile() {
			continue
		}
		a := rules.Action{Verb: rules.Charge, By: f.id, On: me, Weapon: w}
		end, _, r := combat.ChargeWay(there, &a)
		if !r.OK() {
			continue
		}
		there.CopyTo(from)
		combat.StandAt(from, f.id, end)
		if m, ok := f.aimed(from, me, w, rules.ModeCharge, chances); ok {
			if m.From, m.Charge = end, true; with(&m) {
				return true
			}
		}
	}
	return false
}

// carries reports whether a weapon comes far enough from a space, before anything else is
// asked: one that has to be loaded first is shot from where its bearer stands.
func (f *striker) carries(e *rules.Encounter, weapon int8, moved bool, from, to grid.Space) bool {
	w := e.Creatures[f.id].Weapon(weapon)
	if e.Rules.Attack.OneWeapon {
		return e.Rules.Attack.Shoots(&e.Creatures[f.id], weapon) || grid.Adjacent(from, to)
	}
	if w.Projectile() {
		if w.Loads() && e.Facts.Combatants[f.id].Loaded>>weapon&1 == 0 {
			return !moved && !w.LoadFull
		}
		return w.MaxRange() == 0 || e.Options.Grid.SpaceDistance(from, to) <= w.MaxRange()
	}
	d := e.Options.Grid.SpaceReachDistance(from, to)
	return d >= int(w.Interval.Min) && d <= int(w.Interval.Max)
}

// aimed is an attack of the enemy, if it may be made, with its chance if that is asked.
func (f *striker) aimed(e *rules.Encounter, me rules.ID, weapon int8, mode rules.AttackMode, chances bool) (m Menacer, ok bool) {
	w := e.Creatures[f.id].Weapon(weapon)
	if w.Loads() {
		e.Facts.Combatants[f.id].Loaded |= 1 << max(weapon, 0) // it has loaded before
	}
	var a rules.Aim
	if attack.AimAt(e, f.id, me, weapon, mode, &a); !a.Refusal.OK() {
		return m, false
	}
	m = Menacer{Who: f.id, Weapon: weapon, Far: w.Projectile()}
	if chances {
		m.Hits = odds.OfAttack(e, &a.Frame, dice.Set{}).Damages
	}
	return m, true
}
