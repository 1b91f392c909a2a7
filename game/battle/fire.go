package battle

import (
	"math/bits"
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/sound"
	"tenaille/render/board"
	"tenaille/rules"
)

// volley is the combined fire being put together: on whom, Nobody as long as
// that is open, and who lends its fire, one bit each (SKI-14).
type volley struct {
	on   rules.ID
	with uint64
}

// firePlace is where combined fire stands: an attack like any other to the
// rules, an action of its own to the player.
var firePlace = place{rules.Attack, groupAttack, "combined-fire", modeFire, aimsCreature, nil}

// fireIntent is the key of combined fire, free since nobody charges where fire is
// combined.
const fireIntent = input.ActCharge

const fireName = "combined_fire"

// fireEntry is the entry of combined fire on the bar or in the palette.
func fireEntry(prefix string) entry {
	return entry{id: prefix + fireName, verb: rules.Attack, power: -1, fire: true}
}

// combines reports whether the ruleset has combined fire.
func (b *battle) combines() bool { return b.figures() }

// lenders are those who may lend their fire to an attack of the acting figure.
func (b *battle) lenders(on rules.ID) uint64 {
	if !b.combines() || on == rules.Nobody {
		return 0
	}
	return b.e.Rules.Attack.Contributors(b.e, b.sit.who, on)
}

// noFire is why no fire can be combined.
func (b *battle) noFire() (rules.Refusal, bool) {
	if r, no := b.sit.first[rules.Attack]; no {
		return r, true
	}
	for on := range b.sit.marks {
		if b.lenders(on) != 0 {
			return rules.Refusal{}, false
		}
	}
	return rules.Refuse(rules.SKI14), true
}

// shot is the attack as it has been put together.
func (b *battle) shot() rules.Action {
	return rules.Action{Verb: rules.Attack, By: b.sit.who, On: b.fire.on, With: b.fire.with}
}

// contriveFire works out what a click would do: choose an enemy, or, once that
// is done, fire with those chosen.
func (b *battle) contriveFire(on rules.ID, enemy bool) scheme {
	if b.fire.on == rules.Nobody {
		if !enemy {
			return scheme{target: rules.Nobody}
		}
		if b.sit.marks[on] { // it may be fired at from here
			return b.attack(on)
		}
		a := rules.Action{Verb: rules.Attack, By: b.sit.who, On: on}
		return scheme{planned: true, target: on, from: b.e.Space(a.By), strikes: b.blows(&a), refusal: b.e.Check(&a)}
	}
	a := b.shot()
	p := scheme{planned: true, target: a.On, from: b.e.Space(a.By), strikes: b.blows(&a), refusal: b.e.Check(&a)}
	if p.refusal.OK() {
		p.acts = []rules.Action{a}
	}
	return p
}

// actFire does what a click or the confirming key means while fire is combined
// and tells whether it did anything: the first chooses the enemy, one on a
// figure that may lend its fire adds or releases it, one on the enemy fires.
func (b *battle) actFire() bool {
	who := b.hover.who
	switch {
	case !b.hover.onMap || who == rules.Nobody:
		return false
	case b.fire.on == rules.Nobody || who != b.fire.on && b.sit.marks[who]:
		if !b.sit.marks[who] {
			return false
		}
		b.fireOn(who)
	case who == b.fire.on && b.fire.with == 0:
		b.tell(b.T("Click who joins, then the enemy."), rules.SKI14.String())
	case who == b.fire.on:
		b.shoot()
	case b.lenders(b.fire.on)>>who&1 == 1:
		b.lend(who)
	case !b.e.Hostile(who, b.sit.who) && who != b.sit.who:
		b.refuse(rules.Attack, rules.Refusal{Cite: rules.SKI14, Who: who})
	default:
		return false
	}
	return true
}

// beginFire begins to combine fire: on the enemy under the pointer or cursor,
// or on the only one that may be fired at.
func (b *battle) beginFire() {
	on := b.hover.who
	if !b.hover.onMap || on == rules.Nobody || !b.sit.marks[on] || b.lenders(on) == 0 {
		on = rules.Nobody
		for id := range b.e.Count() {
			if b.sit.marks[id] && b.lenders(id) != 0 {
				if on != rules.Nobody {
					on = rules.Nobody
					break
				}
				on = id
			}
		}
	}
	b.fire = volley{on: on}
	b.setMode(modeFire)
	if b.Devices.Last() != input.Mouse && on == rules.Nobody {
		b.nextTarget(1)
	}
}

// fireOn chooses the enemy.
func (b *battle) fireOn(on rules.ID) {
	b.fire = volley{on: on}
	b.Sound.Play(sound.Select)
	b.plot()
}

// lend adds a figure to those that lend their fire, or releases it.
func (b *battle) lend(id rules.ID) {
	if b.lenders(b.fire.on)>>id&1 == 0 {
		return
	}
	b.fire.with ^= 1 << id
	b.Sound.Play(sound.Select)
	b.plot()
}

// shoot fires with those chosen.
func (b *battle) shoot() {
	a := b.shot()
	if b.fire.on == rules.Nobody || b.fire.with == 0 || b.busy() {
		return
	}
	if r := b.e.Check(&a); !r.OK() {
		b.refuse(rules.Attack, r)
		return
	}
	b.Sound.Play(sound.Select)
	b.order(a)
}

// fireChips are those who may lend their fire.
func (b *battle) fireChips() [][]model.Action {
	if b.fire.on == rules.Nobody {
		return nil
	}
	var row []model.Action
	set := b.lenders(b.fire.on)
	for id := range b.e.Count() {
		if set>>id&1 == 0 {
			continue
		}
		a := model.Action{ID: b.lenderID(id), Icon: "combined-fire", Label: b.nameOf(id), Sub: b.Signed(4), Selected: b.fire.with>>id&1 == 1}
		a.Tip = model.Tip{Title: a.Label, Text: b.T("Adds +4 to the attack and has then acted."), Rule: rules.SKI14.String()}
		if n := len(row) + 1; n <= 6 {
			a.Key = b.Number(n)
		}
		row = append(row, a)
	}
	return [][]model.Action{row}
}

func (b *battle) lenderID(id rules.ID) string { return "fire." + b.Number(b.e.Creatures[id].Sheet) }

// clickFire does what a chip of combined fire does and tells whether the id is
// one.
func (b *battle) clickFire(id string) bool {
	if !strings.HasPrefix(id, "fire.") {
		return false
	}
	if id == "fire.now" {
		b.shoot()
		return true
	}
	for i := range b.e.Count() {
		if b.lenderID(i) == id {
			b.lend(i)
		}
	}
	return true
}

// fireStrip is the band over the bar while fire is combined.
func (b *battle) fireStrip() *model.Strip {
	s := &model.Strip{
		Icon: firePlace.icon, Title: b.Key("verb." + fireName), Price: model.Standard, Rows: b.fireChips(),
		Close: model.Action{ID: "wish.close", Key: b.KeyName(input.Cancel)},
	}
	switch n := bits.OnesCount64(b.fire.with); {
	case b.fire.on == rules.Nobody:
		s.Hint = b.T("Choose an enemy.")
	case n == 0:
		s.Hint = b.T("Click who joins, then the enemy.")
	default:
		s.Hint = b.TN("%[1]d fires with it, %[2]s", "%[1]d fire with it, %[2]s", n, n, b.Signed(4*n))
	}
	if b.fire.on != rules.Nobody {
		s.Confirm = model.Action{ID: "fire.now", Label: b.T("Fire"), Off: !b.aim.refusal.OK() || b.fire.with == 0}
	}
	if len(b.aim.strikes) > 0 && b.fire.on != rules.Nobody {
		s.Chance = b.Chance(b.aim.strikes[0].odds.Damages)
	}
	return s
}

// fireSigns draw the beams that converge on the enemy, and frame those who may
// still lend their fire.
func (b *battle) fireSigns(s *board.Signs) {
	if b.mode != modeFire {
		return
	}
	if b.fire.on == rules.Nobody {
		for on := range b.e.Count() {
			if b.sit.marks[on] && b.lenders(on) != 0 {
				s.May = append(s.May, board.May{On: b.e.Space(on), Side: int(b.e.Creatures[on].Side)})
			}
		}
		return
	}
	to := b.e.Space(b.fire.on)
	set := b.lenders(b.fire.on)
	s.May = s.May[:0] // whom to activate is not the question now
	for id := range b.e.Count() {
		switch {
		case b.fire.with>>id&1 == 1:
			s.Beams = append(s.Beams, board.Beam{From: b.e.Space(id), To: to, Label: b.Signed(4)})
			fallthrough
		case set>>id&1 == 1:
			s.May = append(s.May, board.May{On: b.e.Space(id), Side: int(b.e.Creatures[id].Side)})
		}
	}
	s.Beams = append(s.Beams, board.Beam{From: b.e.Space(b.sit.who), To: to, Main: true})
}

// figureSigns show how figures stand: who may be activated, which enemy is
// nearest and which may not be attacked for their cover (SKI-09, SKI-10).
func (b *battle) figureSigns(s *board.Signs) {
	if !b.figures() {
		return
	}
	for _, id := range b.waiting() {
		if id != b.sit.who {
			s.May = append(s.May, board.May{On: b.e.Space(id), Side: int(b.e.Creatures[id].Side)})
		}
	}
	if b.budgetOf(b.sit.who).Standard > 0 && b.e.Rules.Attack.Nearest != nil && b.fire.on == rules.Nobody {
		b.rangeSigns(s)
	}
	b.fireSigns(s)
}

// rangeSigns mark the nearest enemies, and those that cover forbids to attack, unless
// one is aimed at or lines tell of cover.
func (b *battle) rangeSigns(s *board.Signs) {
	near := b.e.Rules.Attack.Nearest(b.e, b.sit.who)
	for on := range b.e.Count() {
		if !b.e.Hostile(on, b.sit.who) || !b.e.Present(on) {
			continue
		}
		at := b.e.Space(on)
		if near>>on&1 == 1 {
			s.Marks = append(s.Marks, board.Mark{On: at, Kind: board.Allows, Icon: "los"})
			continue
		}
		if r := b.e.Rules.Attack.Strikeable(b.e, b.sit.who, on, 0, 0); r.Cite == rules.SKI09 && !b.lines && !(b.aim.planned && b.aim.target != rules.Nobody) {
			s.Marks = append(s.Marks, board.Mark{On: at, Kind: board.Stops, Icon: "cover-half", Bare: true})
		}
	}
}

// insteadSigns bracket the nearest enemies that may be struck where cover forbids
// to strike another (SKI-10).
func (b *battle) insteadSigns(s *board.Signs) {
	near := b.e.Rules.Attack.Nearest(b.e, b.sit.who)
	for on := range b.e.Count() {
		if near>>on&1 == 1 && b.e.Rules.Attack.Strikeable(b.e, b.sit.who, on, 0, 0).OK() {
			s.Instead = append(s.Instead, b.e.Space(on))
		}
	}
}

// fireLines write each +4 of combined fire on a line of its own, with the name
// of who lends it where that is still known.
func (b *battle) fireLines(line model.Line, value int8, by rules.ID) []model.Line {
	if b.mode != modeFire || by != b.sit.who || int(value) != 4*bits.OnesCount64(b.fire.with) {
		return []model.Line{line}
	}
	var list []model.Line
	for id := range b.e.Count() {
		if b.fire.with>>id&1 == 1 {
			l := line
			l.Value, l.Words = b.Signed(4), b.T("Combined fire: %[1]s", b.nameOf(id))
			list = append(list, l)
		}
	}
	return list
}

// figureNotes tell what of its place decides whether a figure may be attacked:
// that it is the nearest, or next to the attacker (SKI-10, SKI-13).
func (b *battle) figureNotes(v sum) []model.Line {
	switch {
	case v.by != b.sit.who || b.e.Rules.Attack.Nearest == nil || !b.sit.mine || v.from.At != b.e.Space(v.by).At:
		return nil
	case v.cover != nil && v.cover.Adjacent && v.cover.Effect:
		return []model.Line{{Icon: "attack", Words: b.T("next to it: only such may be attacked"), Rule: rules.SKI13.String()}}
	case b.e.Rules.Attack.Nearest(b.e, v.by)>>v.on&1 == 1:
		return []model.Line{{Icon: "los", Words: b.T("the nearest enemy"), Rule: rules.SKI10.String()}}
	}
	return nil
}
