package plan

import (
	"slices"

	"tenaille/rules"
)

// Choice is one action the player may choose: on the bar, or in the palette.
type Choice struct {
	ID    string
	Verb  rules.Verb
	Power int  // the power of rules.Power, -1 otherwise
	Open  bool // opens the palette
	Fire  bool // combined fire (SKI-14)
}

// Row is where an entry stands and how it is chosen.
func (v Choice) Row() *Row {
	if v.Fire {
		return &FireRow
	}
	return &Rows[v.Verb]
}

func barChoice(v rules.Verb) Choice { return Choice{ID: "action." + v.String(), Verb: v, Power: -1} }

// standing and held are the verbs of the bar: of one who is free, and of one in
// a grapple. The last place is that of what the creature needs next.
var (
	standing = [...]rules.Verb{rules.Move, rules.Attack, rules.FullAttack, rules.Charge, rules.FiveFootStep, rules.Withdraw, rules.TotalDefenceAction, rules.Trip, rules.Grapple}
	held     = [...]rules.Verb{rules.Attack, rules.FullAttack, rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove, rules.Release}
)

// Bar is the row of buttons of the acting creature, most of them at the most.
func (t *Turn) Bar(most int) []Choice {
	var list []Choice
	cs := rules.Conditions(0)
	var powers []rules.Ability
	if t.Now.Who != rules.Nobody {
		cs, powers = t.E.Facts.Combatants[t.Now.Who].Conditions, t.E.Creatures[t.Now.Who].Powers
	}
	if t.E != nil && t.E.Rules.Screen.Bar != nil {
		return t.wholeBar()
	}
	if cs.Any(rules.Set(rules.Grappling, rules.Pinned)) {
		for _, v := range held {
			list = append(list, barChoice(v))
		}
	} else {
		for _, v := range standing {
			if t.E == nil || t.E.Rules.Verbs[v].Start != nil {
				list = append(list, barChoice(v))
			}
		}
		at := len(list) - 2
		for i := range powers { // a gift comes before brawling
			if !powers[i].Potion && at < len(list) {
				list[at] = t.powerChoice("action.", i)
				at++
			}
		}
	}
	next := t.needs(cs)
	if len(list)+2 > most {
		last := barChoice(rules.TotalDefenceAction)
		if slices.ContainsFunc(powers, func(p rules.Ability) bool { return !p.Potion }) {
			last = list[len(list)-2]
		}
		n := most - 3
		if next == rules.Ready { // it can wait for the palette
			n++
		}
		if slices.Contains(list[:n], last) {
			last = list[n]
		}
		list = append(list[:n:n], last)
		if next == rules.Ready {
			return append(list, MoreChoice(t.E))
		}
	}
	return append(list, barChoice(next), MoreChoice(t.E))
}

// wholeBar is the row of buttons where all there is to do has room on it.
func (t *Turn) wholeBar() []Choice {
	var list []Choice
	for _, v := range t.E.Rules.Screen.Bar {
		list = append(list, barChoice(v))
		if v == rules.Attack && t.Combines() {
			list = append(list, fireChoice("action."))
		}
	}
	return append(list, MoreChoice(t.E))
}

func MoreChoice(e *rules.Encounter) Choice { return Choice{ID: "action.more", Power: -1, Open: true} }

// powerChoice is the entry of a power of the awaited creature, or of a draught
// it carries.
func (t *Turn) powerChoice(prefix string, i int) Choice {
	p := &t.E.Creatures[t.Now.Who].Powers[i]
	v := rules.Power
	if p.Potion {
		v = rules.Drink
	}
	return Choice{ID: prefix + v.String() + "." + p.ID, Verb: v, Power: i}
}

// needs is what a creature in a state is likely to want next: to get up, to
// free itself, to have something in its hands.
func (t *Turn) needs(cs rules.Conditions) rules.Verb {
	switch {
	case cs.Has(rules.Prone):
		return rules.StandUp
	case cs.Any(rules.Set(rules.Kneeling, rules.Sitting)):
		return rules.Rise
	case cs.Has(rules.Floating):
		return rules.RightSelf
	case cs.Has(rules.Entangled):
		return rules.Escape
	}
	found := rules.Ready
	if cs.Any(rules.Set(rules.Grappling, rules.Pinned)) {
		return rules.Draw
	}
	for i := range t.Now.Legal {
		switch a := &t.Now.Legal[i]; a.Verb {
		case rules.Load:
			return rules.Load
		case rules.Draw:
			if t.InHand(a.By, false) == rules.UnarmedWeapon {
				found = rules.Draw
			}
		}
	}
	return found
}

// Palette lists everything that can be chosen, group by group.
func (t *Turn) Palette() []Choice {
	var list []Choice
	if t.E == nil {
		return nil
	}
	add := func(v rules.Verb) {
		if t.E.Rules.Verbs[v].Start == nil || Rows[v].Group == NoGroup {
			return
		}
		if (v == rules.Power || v == rules.Drink) && t.Now.Who != rules.Nobody {
			n := len(list)
			for i := range t.E.Creatures[t.Now.Who].Powers {
				if t.E.Creatures[t.Now.Who].Powers[i].Potion == (v == rules.Drink) {
					list = append(list, t.powerChoice("palette.", i))
				}
			}
			if len(list) > n {
				return
			}
		}
		list = append(list, Choice{ID: "palette." + v.String(), Verb: v, Power: -1})
		if v == rules.Attack && t.Combines() {
			list = append(list, fireChoice("palette."))
		}
	}
	listed := [rules.VerbCount]bool{}
	for i := range paletteOrder {
		listed[paletteOrder[i].Verb] = true
		add(paletteOrder[i].Verb)
	}
	for v := range rules.VerbCount {
		if !listed[v] {
			add(v)
		}
	}
	return list
}

// FirstAbility is the first draught, or the first power that is none, of the
// awaited creature; -1 if it has none.
func (t *Turn) FirstAbility(draught bool) int {
	if t.Now.Who == rules.Nobody {
		return -1
	}
	return slices.IndexFunc(t.E.Creatures[t.Now.Who].Powers, func(p rules.Ability) bool { return p.Potion == draught })
}

// ChosenIn reports whether an entry is what the board is being aimed for.
func (v Choice) ChosenIn(t *Turn) bool {
	switch m := v.Row().Mode; {
	case t.Wanted.Mode == FreeMode:
		return false
	case m == VerbMode:
		return t.Wanted.Mode == VerbMode && t.Wanted.Draft.Verb == v.Verb && t.Wanted.Draft.Power == v.Power
	default:
		return t.Wanted.Mode == m
	}
}

// Left counts the uses an ability has left, -1 for one without bound.
func (t *Turn) Left(p *rules.Ability) int {
	if p.PerMatch == 0 || t.Now.Who == rules.Nobody {
		return -1
	}
	left := int(p.PerMatch)
	for i := range t.E.Creatures[t.Now.Who].Powers {
		if &t.E.Creatures[t.Now.Who].Powers[i] == p {
			left -= int(t.E.Facts.Combatants[t.Now.Who].Uses[i])
		}
	}
	return left
}
