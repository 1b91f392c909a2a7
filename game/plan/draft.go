package plan

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Draft is an action being put together: a verb, what the player has chosen
// about it, and the target where more is to be chosen after it.
type Draft struct {
	Verb  rules.Verb
	Power int // the power of rules.Power or rules.Drink, -1 otherwise
	Picks [maxFacets]Pick
	// fixed is set once the target has been clicked and a late facet is open.
	Fixed bool
	On    rules.ID
	Cell  grid.Cell
}

// Pick is the player's choice for one facet.
type Pick struct {
	Made bool
	Key  int
}

// maxFacets bounds the facets of a verb.
const maxFacets = 3

// NewDraft is the draft for a verb about which nothing is chosen yet.
func NewDraft(v rules.Verb, power int) Draft {
	return Draft{Verb: v, Power: power, On: rules.Nobody}
}

// Row is the row of the drafted verb.
func (w *Draft) Row() *Row { return &Rows[w.Verb] }

// Aims is what pointing chooses for the draft.
func (w *Draft) Aims(t *Turn) aims {
	switch {
	case w.Verb == rules.Power:
		switch p := t.Ability(w.Power); {
		case p == nil:
		case p.Walks:
			return AimsWay
		case p.HasArea:
			return AimsAnywhere
		}
	case w.Verb == rules.GrappleDamage || w.Verb == rules.GrapplePin:
		if len(w.Pool(t)) == 1 { // there is nobody else it could be
			return AimsNothing
		}
	case w.Verb == rules.Grapple && w.grasps(t): // as one strikes at a square (GRP-02)
		return AimsSquare
	case w.Fixed && w.Twofold(t):
		return AimsWay
	case w.Verb == rules.Ready && w.trigger(t) == rules.EnemyLeavesCell:
		return AimsAnywhere
	case w.Verb == rules.Ready && w.leads(t):
		return AimsWay
	}
	return w.Row().aims
}

// Ability is a power of the awaited creature, nil for none.
func (t *Turn) Ability(i int) *rules.Ability {
	if t.Now.Who == rules.Nobody || i < 0 || i >= len(t.E.Creatures[t.Now.Who].Powers) {
		return nil
	}
	return &t.E.Creatures[t.Now.Who].Powers[i]
}

// trigger is what a draft to be ready waits for.
func (w *Draft) trigger(t *Turn) rules.Trigger {
	if list := w.Filtered(t, 1); len(list) > 0 {
		return rules.Trigger(list[0].Option)
	}
	return rules.NoTrigger
}

// grasps reports whether a grapple is drafted at a square instead of somebody.
func (w *Draft) grasps(t *Turn) bool {
	list := w.Filtered(t, 1)
	return len(list) > 0 && combat.Gropes(&list[0])
}

// leads reports whether what a draft makes ready leads somewhere: a move, or
// anything with a 5-foot step.
func (w *Draft) leads(t *Turn) bool {
	list := w.Filtered(t, maxFacets)
	return len(list) > 0 && (list[0].Then == rules.Move || list[0].Then == rules.Crawl || list[0].Step > 0)
}

// Twofold reports whether a draft points at two squares: first at the one that
// is watched, then at where the readied move or step leads (INI-08).
func (w *Draft) Twofold(t *Turn) bool {
	return w.Verb == rules.Ready && w.trigger(t) == rules.EnemyLeavesCell && w.leads(t)
}

// Pool holds the actions a draft can come to, whatever has been chosen: those
// the rules list, and those a player may compose besides.
// They are worked out once in a situation.
func (w *Draft) Pool(t *Turn) []rules.Action {
	key := [2]int{int(w.Verb), w.Power}
	list, ok := t.Now.Known.Previews.pools[key]
	if !ok {
		list = w.gathered(t)
		if t.Now.Known.Previews.pools == nil {
			t.Now.Known.Previews.pools = map[[2]int][]rules.Action{}
		}
		t.Now.Known.Previews.pools[key] = list
	}
	return list
}

// gathered is the pool worked out anew.
func (w *Draft) gathered(t *Turn) []rules.Action {
	var list []rules.Action
	for i := range t.Now.Legal {
		a := &t.Now.Legal[i]
		if a.Verb == w.Verb && (w.Power < 0 || int(a.Option) == w.Power) && !(a.Verb == rules.Move && a.Option != 0) {
			list = append(list, *a)
		}
	}
	switch w.Verb {
	case rules.Move:
		return t.drawing(list)
	case rules.AttackSquare: // of equal odds, which those of a square are, the weapon in hand before the fist
		slices.SortStableFunc(list, func(a, b rules.Action) int { return fist(&a) - fist(&b) })
	case rules.FightDefensively:
		for i := range t.Now.Legal {
			if a := t.Now.Legal[i]; a.Verb == rules.FullAttack {
				a.Verb, a.Option = rules.FightDefensively, 0
				if t.E.Check(&a).OK() {
					list = append(list, a)
				}
			}
		}
	case rules.Ready:
		if len(list) > 0 || t.E.Rules.Turn.Barred(t.E, &rules.Action{Verb: rules.Ready, By: t.Now.Who, On: rules.Nobody}, &t.E.Rules.Verbs[rules.Ready]).OK() {
			list = readiables(t)
		}
	}
	return list
}

// fist is 1 for an action made with bare hands, else 0.
func fist(a *rules.Action) int {
	if a.Weapon == rules.UnarmedWeapon {
		return 1
	}
	return 0
}

// drawing holds a move as it is, one for every weapon that could be drawn on the
// way, one for the shield and one that ends in hiding, where the ruleset knows of
// such a thing (ACT-23, STL-01); list are the moves the rules list.
func (t *Turn) drawing(list []rules.Action) []rules.Action {
	if len(list) == 0 {
		return nil
	}
	out := list[:1:1]
	add := func(verb rules.Verb, option uint8, weapon int8) {
		a := list[0]
		a.Option, a.Weapon = option, weapon
		if t.E.Rules.Verbs[verb].Start != nil && t.E.Check(&a).OK() {
			out = append(out, a)
		}
	}
	for i := range t.E.Creatures[t.Now.Who].Weapons {
		add(rules.Draw, combat.OptionDraw, int8(i))
	}
	add(rules.LooseShield, combat.OptionLoose, list[0].Weapon)
	add(rules.ReadyShield, combat.OptionReady, list[0].Weapon)
	for i := range list { // one square to hide in is enough (STL-01)
		a := list[i]
		if a.Then = rules.Hide; t.E.Rules.Verbs[rules.Hide].Start != nil && t.E.Check(&a).OK() {
			return append(out, a)
		}
	}
	return out
}

// Filtered holds what is left of the pool by the first n facets; a facet that
// the player has not chosen takes its first value unless it is loose.
func (w *Draft) Filtered(t *Turn, n int) []rules.Action {
	list := w.Pool(t)
	for i := range w.Row().Facets[:min(n, len(w.Row().Facets))] {
		list = Narrow(list, &w.Row().Facets[i], w.Picks[i])
	}
	return list
}

func Narrow(list []rules.Action, f *facet, p Pick) []rules.Action {
	if len(list) == 0 || f.Loose && !p.Made {
		return list
	}
	key, found := f.Key(&list[0]), false
	for i := range list {
		if p.Made && f.Key(&list[i]) == p.Key {
			key, found = p.Key, true
		}
	}
	if f.Loose && !found {
		return list
	}
	var kept []rules.Action
	for i := range list {
		if f.Key(&list[i]) == key {
			kept = append(kept, list[i])
		}
	}
	return kept
}

// early is the number of facets that are chosen before the target.
func (w *Draft) early() int {
	n := 0
	for _, f := range w.Row().Facets {
		if f.Late {
			break
		}
		n++
	}
	return n
}

// Candidates are the actions a click could still mean, before it.
func (w *Draft) Candidates(t *Turn) []rules.Action { return w.Filtered(t, w.early()) }

// Meant keeps the actions of a list that a place on the board means.
func (w *Draft) Meant(t *Turn, list []rules.Action, h *Pointer) []rules.Action {
	var out []rules.Action
	for i := range list {
		if a := &list[i]; w.hits(t, a, h) {
			out = append(out, *a)
		}
	}
	return out
}

// hits reports whether an action is aimed at what the pointer is on.
func (w *Draft) hits(t *Turn, a *rules.Action, h *Pointer) bool {
	switch w.Aims(t) {
	case AimsCreature:
		return h.Who != rules.Nobody && (a.On == h.Who || h.Who == a.By && a.On >= 0 && a.On < t.E.Count() && t.E.Space(a.On).Contains(h.Cell))
	case AimsSquare:
		return a.Cell == h.Cell
	case AimsWay:
		n := t.E.Creatures[a.By].Space
		return (grid.Space{At: EndOf(t.E, a), N: n}).Contains(h.Cell) || a.On != rules.Nobody && a.On == h.Who
	case AimsDoor:
		return rules.DoorBeside(t.E.Map, int(a.Amount), h.Cell)
	case AimsAnywhere:
		return true
	}
	return t.E.Space(a.By).Contains(h.Cell)
}

// EndOf is where the way of an action leads.
func EndOf(e *rules.Encounter, a *rules.Action) grid.Cell {
	if a.Step > 0 {
		return e.Facts.Combatants[a.By].At.Step(grid.Dir(a.Step - 1))
	}
	if a.Path.Len() == 0 {
		return a.Cell
	}
	return a.Path.End(e.Facts.Combatants[a.By].At)
}

// Best chooses among actions that a click could mean equally: the one with the
// greatest chance, then the most damage, then one with a weapon rather than bare hands,
// then the first.
func (t *Turn) Best(list []rules.Action) (rules.Action, match.Preview) {
	var act rules.Action
	var view match.Preview
	for i := range list {
		v := t.Foresee(&list[i])
		armed := act.Weapon == rules.UnarmedWeapon && list[i].Weapon != rules.UnarmedWeapon
		if i == 0 || t.promising(v, &view) || armed && !t.promising(&view, v) {
			act, view = list[i], *v
		}
	}
	return act, view
}

// Rushes reports whether a charge is to end in a bull rush.
func (t *Turn) Rushes() bool {
	w := &t.Wanted.Draft
	return w.Verb == rules.Charge && w.Picks[0].Made && w.Picks[0].Key == combat.OptionRush
}

// Deliberate reports whether a draft is done only by its own button: one whose
// choices are made in any order, or that is not to be done by mistake.
func (w *Draft) Deliberate() bool { return w.Verb == rules.Ready || w.Verb == rules.Drink }

// Deliberate reports whether what is being aimed has a button of its own.
func (t *Turn) Deliberate() bool {
	return t.Wanted.Mode == VerbMode && t.Wanted.Draft.Deliberate() && t.Wanted.Draft.Aims(t) == AimsNothing
}

// Confirmable reports whether the button may be pressed.
func (t *Turn) Confirmable() bool {
	return t.Forecast.Proposed.Planned && t.Forecast.Proposed.Refusal.OK() && len(t.Forecast.Proposed.Acts) > 0
}
