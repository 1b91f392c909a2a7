package battle

import (
	"slices"

	"tenaille/game/model"
	"tenaille/rules"
)

// pair is an attacker, a target and a weapon of the attacker.
type pair struct {
	by, on rules.ID
	weapon int8
}

// look is what the slip said of a pair, now and at the look before that said
// something else.
type look struct {
	now, then []model.Line
	again     bool // there was a look before
}

// remember keeps what a planned attack looks like: where it differs from the
// last look at the same pair, the slip gilds the difference.
func (b *battle) remember() {
	if !b.turn.Proposed.Planned || len(b.turn.Proposed.Strikes) == 0 {
		return
	}
	v := &b.turn.Proposed.Strikes[0]
	a := &v.Aim
	k := pair{b.turn.Now.Who, v.On, v.Weapon}
	sum := sum{k.by, k.on, k.weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, b.turn.Proposed.From, b.turn.E.Space(v.On), a.SneakBar, now(b.turn.E, k.by, k.on)}
	now := append(b.linesOf(&a.Attack, sum, true), b.linesOf(&a.Defence, sum, false)...)
	was, seen := b.looks[k]
	if seen && alike(was.now, now) {
		return
	}
	b.looks[k] = look{now: now, then: was.now, again: seen}
}

// alike reports whether two lists say the same.
func alike(a, z []model.Line) bool {
	return slices.EqualFunc(a, z, same)
}

// same reports whether two modifiers are one: neither words nor value nor
// whether it counts have changed.
func same(a, z model.Line) bool { return a.Words == z.Words && a.Value == z.Value && a.Lost == z.Lost }

// markNew gilds the modifiers that were not there, or not so, at the last look
// at the same target with the same weapon.
func (b *battle) markNew(s *model.Slip) {
	v := &b.turn.Proposed.Strikes[0]
	was, ok := b.looks[pair{b.turn.Now.Who, v.On, v.Weapon}]
	if !ok || !was.again {
		return
	}
	for _, list := range [][]model.Line{s.Attack, s.Defence} {
		for i := range list {
			list[i].New = !slices.ContainsFunc(was.then, func(l model.Line) bool { return same(l, list[i]) })
		}
	}
}
