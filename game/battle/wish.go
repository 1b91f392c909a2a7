package battle

import (
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// wish is an action being put together: a verb, what the player has chosen
// about it, and the target where more is to be chosen after it.
type wish struct {
	verb  rules.Verb
	power int // the power of rules.Power or rules.Drink, -1 otherwise
	picks [maxFacets]pick
	// fixed is set once the target has been clicked and a late facet is open.
	fixed bool
	on    rules.ID
	cell  grid.Cell
}

// pick is the player's choice for one facet.
type pick struct {
	made bool
	key  int
}

// maxFacets bounds the facets of a verb.
const maxFacets = 3

// newWish is the wish for a verb about which nothing is chosen yet.
func newWish(v rules.Verb, power int) wish {
	return wish{verb: v, power: power, on: rules.Nobody}
}

// place is the row of the wished verb.
func (w *wish) place() *place { return &rows[w.verb] }

// aims is what pointing chooses for the wish.
func (b *battle) aims(w *wish) aims {
	switch {
	case w.verb == rules.Power:
		switch p := b.ability(w.power); {
		case p == nil:
		case p.Walks:
			return aimsWay
		case p.HasArea:
			return aimsAnywhere
		}
	case w.verb == rules.GrappleDamage || w.verb == rules.GrapplePin:
		if len(b.pool(w)) == 1 { // there is nobody else it could be
			return aimsNothing
		}
	case w.verb == rules.Grapple && b.grasps(w): // as one strikes at a square (GRP-02)
		return aimsSquare
	case w.fixed && b.twofold(w):
		return aimsWay
	case w.verb == rules.Ready && b.trigger(w) == rules.EnemyLeavesCell:
		return aimsAnywhere
	case w.verb == rules.Ready && b.leads(w):
		return aimsWay
	}
	return w.place().aims
}

// ability is a power of the awaited creature, nil for none.
func (b *battle) ability(i int) *rules.Ability {
	if b.sit.who == rules.Nobody || i < 0 || i >= len(b.e.Creatures[b.sit.who].Powers) {
		return nil
	}
	return &b.e.Creatures[b.sit.who].Powers[i]
}

// trigger is what a wish to be ready waits for.
func (b *battle) trigger(w *wish) rules.Trigger {
	if list := b.filtered(w, 1); len(list) > 0 {
		return rules.Trigger(list[0].Option)
	}
	return rules.NoTrigger
}

// grasps reports whether a grapple is wished at a square instead of somebody.
func (b *battle) grasps(w *wish) bool {
	list := b.filtered(w, 1)
	return len(list) > 0 && combat.Gropes(&list[0])
}

// leads reports whether what a wish makes ready leads somewhere: a move, or
// anything with a 5-foot step.
func (b *battle) leads(w *wish) bool {
	list := b.filtered(w, maxFacets)
	return len(list) > 0 && (list[0].Then == rules.Move || list[0].Step > 0)
}

// twofold reports whether a wish points at two squares: first at the one that
// is watched, then at where the readied move or step leads (INI-08).
func (b *battle) twofold(w *wish) bool {
	return w.verb == rules.Ready && b.trigger(w) == rules.EnemyLeavesCell && b.leads(w)
}

// pool holds the actions a wish can come to, whatever has been chosen: those
// the rules list, and those a player may compose besides.
// They are worked out once in a situation.
func (b *battle) pool(w *wish) []rules.Action {
	key := [2]int{int(w.verb), w.power}
	list, ok := b.sit.pools[key]
	if !ok {
		list = b.gathered(w)
		if b.sit.pools == nil {
			b.sit.pools = map[[2]int][]rules.Action{}
		}
		b.sit.pools[key] = list
	}
	return list
}

// gathered is the pool worked out anew.
func (b *battle) gathered(w *wish) []rules.Action {
	var list []rules.Action
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		if a.Verb == w.verb && (w.power < 0 || int(a.Option) == w.power) && !(a.Verb == rules.Move && a.Option != 0) {
			list = append(list, *a)
		}
	}
	switch w.verb {
	case rules.Move:
		return b.drawing(list)
	case rules.FightDefensively:
		for i := range b.sit.legal {
			if a := b.sit.legal[i]; a.Verb == rules.FullAttack {
				a.Verb, a.Option = rules.FightDefensively, 0
				if b.e.Check(&a).OK() {
					list = append(list, a)
				}
			}
		}
	case rules.Ready:
		if len(list) > 0 || b.e.Rules.Turn.Barred(b.e, &rules.Action{Verb: rules.Ready, By: b.sit.who, On: rules.Nobody}, &b.e.Rules.Verbs[rules.Ready]).OK() {
			list = b.readiables()
		}
	}
	return list
}

// drawing holds a move as it is, one for every weapon that could be drawn on the
// way and one for the shield, where the ruleset knows of such a thing (ACT-23);
// list are the moves the rules list.
func (b *battle) drawing(list []rules.Action) []rules.Action {
	if len(list) == 0 {
		return nil
	}
	out := list[:1:1]
	add := func(verb rules.Verb, option uint8, weapon int8) {
		a := list[0]
		a.Option, a.Weapon = option, weapon
		if b.e.Rules.Verbs[verb].Start != nil && b.e.Check(&a).OK() {
			out = append(out, a)
		}
	}
	for i := range b.e.Creatures[b.sit.who].Weapons {
		add(rules.Draw, combat.OptionDraw, int8(i))
	}
	add(rules.LooseShield, combat.OptionLoose, list[0].Weapon)
	add(rules.ReadyShield, combat.OptionReady, list[0].Weapon)
	return out
}

// filtered holds what is left of the pool by the first n facets; a facet that
// the player has not chosen takes its first value unless it is loose.
func (b *battle) filtered(w *wish, n int) []rules.Action {
	list := b.pool(w)
	for i := range w.place().facets[:min(n, len(w.place().facets))] {
		list = narrow(list, &w.place().facets[i], w.picks[i])
	}
	return list
}

func narrow(list []rules.Action, f *facet, p pick) []rules.Action {
	if len(list) == 0 || f.loose && !p.made {
		return list
	}
	key, found := f.key(&list[0]), false
	for i := range list {
		if p.made && f.key(&list[i]) == p.key {
			key, found = p.key, true
		}
	}
	if f.loose && !found {
		return list
	}
	var kept []rules.Action
	for i := range list {
		if f.key(&list[i]) == key {
			kept = append(kept, list[i])
		}
	}
	return kept
}

// early is the number of facets that are chosen before the target.
func (w *wish) early() int {
	n := 0
	for _, f := range w.place().facets {
		if f.late {
			break
		}
		n++
	}
	return n
}

// candidates are the actions a click could still mean, before it.
func (b *battle) candidates(w *wish) []rules.Action { return b.filtered(w, w.early()) }

// meant keeps the actions of a list that a place on the board means.
func (b *battle) meant(w *wish, list []rules.Action, h *hover) []rules.Action {
	var out []rules.Action
	for i := range list {
		if a := &list[i]; b.hits(w, a, h) {
			out = append(out, *a)
		}
	}
	return out
}

// hits reports whether an action is aimed at what the pointer is on.
func (b *battle) hits(w *wish, a *rules.Action, h *hover) bool {
	switch b.aims(w) {
	case aimsCreature:
		return h.who != rules.Nobody && (a.On == h.who || h.who == a.By && a.On >= 0 && a.On < b.e.Count() && b.e.Space(a.On).Contains(h.cell))
	case aimsSquare:
		return a.Cell == h.cell
	case aimsWay:
		n := b.e.Creatures[a.By].Space
		return (grid.Space{At: end(b.e, a), N: n}).Contains(h.cell) || a.On != rules.Nobody && a.On == h.who
	case aimsDoor:
		return doorAt(b.e, int(a.Amount), h.cell)
	case aimsAnywhere:
		return true
	}
	return b.e.Space(a.By).Contains(h.cell)
}

// end is where the way of an action leads.
func end(e *rules.Encounter, a *rules.Action) grid.Cell {
	if a.Step > 0 {
		return e.Facts.Combatants[a.By].At.Step(grid.Dir(a.Step - 1))
	}
	if a.Path.Len() == 0 {
		return a.Cell
	}
	return a.Path.End(e.Facts.Combatants[a.By].At)
}

// doorAt reports whether a door stands in a cell or on one of its edges.
func doorAt(e *rules.Encounter, door int, c grid.Cell) bool {
	m := e.Map
	if !m.Inside(c) {
		return false
	}
	in := func(list []grid.Feature) bool {
		for i := range list {
			if int(list[i].Door) == door {
				return true
			}
		}
		return false
	}
	x, y := int(c.X), int(c.Y)
	return in(m.CellFeatures(c)) || in(m.EdgeFeatures(grid.V(x, y))) || in(m.EdgeFeatures(grid.V(x+1, y))) ||
		in(m.EdgeFeatures(grid.H(x, y))) || in(m.EdgeFeatures(grid.H(x, y+1)))
}

// best chooses among actions that a click could mean equally: the one with the
// greatest chance, then the most damage, then the first.
func (b *battle) best(list []rules.Action) (rules.Action, match.Preview) {
	var act rules.Action
	var view match.Preview
	for i := range list {
		v := b.foresee(&list[i])
		if i == 0 || b.promising(v, &view) {
			act, view = list[i], *v
		}
	}
	return act, view
}
