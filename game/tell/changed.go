package tell

import (
	"slices"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// Pair is an attacker, a target and a weapon of the attacker.
type Pair struct {
	By, On rules.ID
	Weapon int8
}

// Look is what the slip said of a pair, now and at the look before that said
// something else.
type Look struct {
	Now, then []model.Line
	again     bool // there was a look before
}

// Remember keeps what a planned attack looks like: where it differs from the
// last look at the same pair, the slip gilds the difference.
func (sl *Slips) Remember() {
	if !sl.Forecast.Proposed.Planned || len(sl.Forecast.Proposed.Strikes) == 0 {
		return
	}
	v := &sl.Forecast.Proposed.Strikes[0]
	a := &v.Aim
	k := Pair{sl.Now.Who, v.On, v.Weapon}
	sum := sum{k.By, k.On, k.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, sl.Forecast.Proposed.From, sl.E.Space(v.On), a.SneakBar, now(sl.E, k.By, k.On)}
	now := append(Parts{sl.Voice}.linesOf(&a.Attack, sum, true), Parts{sl.Voice}.linesOf(&a.Defence, sum, false)...)
	was, seen := sl.Looks[k]
	if seen && alike(was.Now, now) {
		return
	}
	sl.Looks[k] = Look{Now: now, then: was.Now, again: seen}
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
func (sl *Slips) markNew(s *model.Slip, p *plan.Proposal) {
	v := &p.Strikes[0]
	was, ok := sl.Looks[Pair{sl.Now.Who, v.On, v.Weapon}]
	if !ok || !was.again {
		return
	}
	for _, list := range [][]model.Line{s.Attack, s.Defence} {
		for i := range list {
			list[i].New = !slices.ContainsFunc(was.then, func(l model.Line) bool { return same(l, list[i]) })
		}
	}
}
