package battle

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/sound"
	"tenaille/rules"
)

// entry is one action the player may choose: on the bar, or in the palette.
type entry struct {
	id    string
	verb  rules.Verb
	power int  // the power of rules.Power, -1 otherwise
	open  bool // opens the palette
	fire  bool // combined fire (SKI-14)
}

// place is where an entry stands and how it is chosen.
func (v entry) place() *place {
	if v.fire {
		return &firePlace
	}
	return &rows[v.verb]
}

// intentOfEntry is the key that chooses an entry.
func intentOfEntry(v entry) input.Intent {
	if v.fire {
		return fireIntent
	}
	return intentOf(v.verb)
}

func barEntry(v rules.Verb) entry { return entry{id: "action." + v.String(), verb: v, power: -1} }

// standing and held are the verbs of the bar: of one who is free, and of one in
// a grapple. The last place is that of what the creature needs next.
var (
	standing = [...]rules.Verb{rules.Move, rules.Attack, rules.FullAttack, rules.Charge, rules.FiveFootStep, rules.Withdraw, rules.TotalDefenceAction, rules.Trip, rules.Grapple}
	held     = [...]rules.Verb{rules.Attack, rules.FullAttack, rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove, rules.Release}
)

// bar is the row of buttons of the acting creature, most of them at the most.
func (b *battle) bar(most int) []entry {
	var list []entry
	cs := rules.Conditions(0)
	var powers []rules.Ability
	if b.sit.who != rules.Nobody {
		cs, powers = b.e.Facts.Combatants[b.sit.who].Conditions, b.e.Creatures[b.sit.who].Powers
	}
	if b.figures() {
		return b.figureBar()
	}
	if cs.Any(rules.Set(rules.Grappling, rules.Pinned)) {
		for _, v := range held {
			list = append(list, barEntry(v))
		}
	} else {
		for _, v := range standing {
			if b.e == nil || b.e.Rules.Verbs[v].Start != nil {
				list = append(list, barEntry(v))
			}
		}
		at := len(list) - 2
		for i := range powers { // a gift comes before brawling
			if !powers[i].Potion && at < len(list) {
				list[at] = b.powerEntry("action.", i)
				at++
			}
		}
	}
	next := b.needs(cs)
	if len(list)+2 > most {
		last := barEntry(rules.TotalDefenceAction)
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
			return append(list, moreEntry(b.e))
		}
	}
	return append(list, barEntry(next), moreEntry(b.e))
}

// figureBar is the row of buttons of a figure: all it can do (SKI-16).
func (b *battle) figureBar() []entry {
	list := []entry{barEntry(rules.Move), barEntry(rules.Attack)}
	if b.combines() {
		list = append(list, fireEntry("action."))
	}
	return append(list, barEntry(rules.Pass), moreEntry(b.e))
}

func moreEntry(e *rules.Encounter) entry { return entry{id: "action.more", power: -1, open: true} }

// powerEntry is the entry of a power of the awaited creature, or of a draught
// it carries.
func (b *battle) powerEntry(prefix string, i int) entry {
	p := &b.e.Creatures[b.sit.who].Powers[i]
	v := rules.Power
	if p.Potion {
		v = rules.Drink
	}
	return entry{id: prefix + v.String() + "." + p.ID, verb: v, power: i}
}

// needs is what a creature in a state is likely to want next: to get up, to
// free itself, to have something in its hands.
func (b *battle) needs(cs rules.Conditions) rules.Verb {
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
	for i := range b.sit.legal {
		switch a := &b.sit.legal[i]; a.Verb {
		case rules.Load:
			return rules.Load
		case rules.Draw:
			if b.inHand(a.By, false) == rules.UnarmedWeapon {
				found = rules.Draw
			}
		}
	}
	return found
}

// palette lists everything that can be chosen, group by group.
func (b *battle) palette() []entry {
	var list []entry
	if b.e == nil {
		return nil
	}
	add := func(v rules.Verb) {
		if b.e.Rules.Verbs[v].Start == nil || rows[v].group == noGroup {
			return
		}
		if (v == rules.Power || v == rules.Drink) && b.sit.who != rules.Nobody {
			n := len(list)
			for i := range b.e.Creatures[b.sit.who].Powers {
				if b.e.Creatures[b.sit.who].Powers[i].Potion == (v == rules.Drink) {
					list = append(list, b.powerEntry("palette.", i))
				}
			}
			if len(list) > n {
				return
			}
		}
		list = append(list, entry{id: "palette." + v.String(), verb: v, power: -1})
		if v == rules.Attack && b.combines() {
			list = append(list, fireEntry("palette."))
		}
	}
	listed := [rules.VerbCount]bool{}
	for i := range places {
		listed[places[i].verb] = true
		add(places[i].verb)
	}
	for v := range rules.VerbCount {
		if !listed[v] {
			add(v)
		}
	}
	return list
}

// pointedEntry is the action of the bar or the palette under the pointer or
// with the focus.
func (b *battle) pointedEntry() (entry, bool) {
	for _, id := range [...]string{b.hot, b.focus} {
		if strings.HasPrefix(id, "action.") || strings.HasPrefix(id, "palette.") {
			return b.entryOf(id)
		}
	}
	return entry{}, false
}

func (b *battle) entryOf(id string) (entry, bool) {
	if id == "" || b.e == nil {
		return entry{}, false
	}
	for _, v := range append(b.bar(b.layout.Buttons()), b.palette()...) {
		if v.id == id && !v.open {
			return v, true
		}
	}
	return entry{}, false
}

// actions are entries as the panels show them.
func (b *battle) actions(list []entry) []model.Action {
	live := b.sit.mine && b.sit.what == rules.AwaitsAction
	out := make([]model.Action, 0, len(list))
	for _, v := range list {
		a := model.Action{ID: v.id, Icon: b.entryIcon(v), Label: b.entryLabel(v), Key: b.KeyName(intentOfEntry(v))}
		if v.open {
			a.Icon, a.Label, a.Key = "special", b.T("Actions"), b.KeyName(input.ActMore)
			a.Selected, a.Off = b.menu, !live
			a.Tip = model.Tip{Title: b.T("All actions"), Text: b.aboutPalette()}
			out = append(out, a)
			continue
		}
		if p := b.ability(v.power); p != nil {
			if b.firstAbility(p.Potion) != v.power {
				a.Key = "" // it chooses the first of them
			}
			if n := b.left(p); p.Potion && n > 1 {
				a.Label += fmt.Sprintf("\u00a0×%d", n)
			}
		}
		if strings.HasPrefix(v.id, "action.") && utf8.RuneCountInString(a.Key) > 2 {
			a.Key = "" // the palette has it; here it would lie over the price
		}
		a.Price = b.priceOf(v)
		a.Tip = model.Tip{Title: b.entryName(v), Key: b.KeyName(intentOfEntry(v)), Text: b.aboutEntry(v), Rule: b.e.Rules.Verbs[v.verb].Cite.String()}
		if live {
			a.Tip.Opening, a.Tip.OpeningRule = b.openingOf(v)
		}
		a.Selected = b.isChosen(v)
		switch r, no := b.unusable(v); {
		case !live:
			a.Off = true
			a.Tip.Why = b.T("It is not your turn.")
		case no:
			a.Off = true
			a.Brief = b.briefly(v.verb, r)
			a.Tip.Why, a.Tip.WhyRule = b.refusalOf(v.verb, r), r.Cite.String()
		default:
			if by := b.reactorsOf(v); len(by) > 0 {
				a.Provokes = true
				title, words := b.warning(&scheme{reactors: by})
				a.Tip.Opening, a.Tip.Exposed = title+" ("+words+")", true
			}
		}
		out = append(out, a)
	}
	return out
}

// firstAbility is the first draught, or the first power that is none, of the
// awaited creature; -1 if it has none.
func (b *battle) firstAbility(draught bool) int {
	if b.sit.who == rules.Nobody {
		return -1
	}
	return slices.IndexFunc(b.e.Creatures[b.sit.who].Powers, func(p rules.Ability) bool { return p.Potion == draught })
}

// isChosen reports whether an entry is what the board is being aimed for.
func (b *battle) isChosen(v entry) bool {
	switch m := v.place().mode; {
	case b.mode == modeFree:
		return false
	case m == modeVerb:
		return b.mode == modeVerb && b.wish.verb == v.verb && b.wish.power == v.power
	default:
		return b.mode == m
	}
}

// choose does what an entry of the bar or of the palette does: it begins the
// aiming, or acts at once where there is nothing to choose.
func (b *battle) choose(v entry) {
	if !b.sit.mine || b.sit.what != rules.AwaitsAction || b.busy() {
		b.tell(b.T("It is not your turn."), b.e.Rules.Grounds.Order.String())
		return
	}
	if v.open {
		b.openPalette(groupAttack)
		return
	}
	if r, no := b.unusable(v); no {
		b.tell(b.refusalOf(v.verb, r), r.Cite.String())
		return
	}
	b.menu, b.focus, b.dirty = false, "", true
	if strings.HasPrefix(b.hot, "palette.") {
		b.hot = ""
	}
	if b.isChosen(v) {
		b.setMode(modeFree)
		return
	}
	if v.verb == rules.Pass {
		b.pass()
		return
	}
	w := newWish(v.verb, v.power)
	for i, f := range w.place().facets {
		if weapon, ok := b.arm[b.sit.who]; ok && f.kind == weaponFacet {
			w.picks[i] = pick{true, int(weapon)}
		}
	}
	pool := b.pool(&w)
	switch at := b.aims(&w); {
	case v.place().mode == modeVerb && len(pool) == 1 && !w.deliberate() && (at == aimsNothing || at == aimsDoor || v.verb == rules.PickUp):
		b.Sound.Play(sound.Select)
		b.order(pool...)
		return
	}
	b.wish = w
	if v.fire {
		b.beginFire()
		return
	}
	b.setMode(v.place().mode)
	b.comeHome()
	if b.Devices.Last() == input.Mouse || b.mode != modeVerb {
		return
	}
	if b.deliberate() {
		b.ringAfter(-1)
		b.plot()
	} else if b.aims(&w) == aimsNothing {
		if rows := b.chipRows(); len(rows) > 0 {
			b.focus = rows[len(rows)-1].chips[0].ID
			b.plot()
		}
	} else if !b.hover.onMap || !b.aim.planned || !b.aim.refusal.OK() {
		b.nextTarget(1)
	}
}

func (b *battle) setMode(m mode) {
	if m != modeVerb && b.wish.verb != m.verb() {
		b.wish = newWish(m.verb(), -1)
	}
	if b.mode == modeVerb && m != modeVerb {
		b.focus = ""
	}
	if m != modeFire {
		b.fire = volley{on: rules.Nobody}
	}
	b.mode = m
	b.plot()
}
