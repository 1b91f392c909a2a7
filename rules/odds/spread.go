package odds

import (
	"cmp"
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// spread is how the damage of one attack falls: in how many throws of its dice
// it deals none, and in how many each amount.
type spread struct {
	whole, none uint64
	deals       []deal // ascending by hit points
}

// deal is a number of throws in which an attack does the same: hit points of
// damage, and points of a score that no save has kept (DMG-11).
type deal struct {
	damage, loss int
	throws       uint64
}

// hand is one way the dice of an attack have fallen so far.
type hand struct {
	f rules.Frame
	w weight
}

// spreadOf is the spread of an attack whose dice are still to be rolled; ok is
// false for dice whose throws do not fit.
func spreadOf(f *rules.Frame) (s spread, ok bool) { return sum(endsOf(f)) }

// endsOf walks the frame question by question over all answers, as OfFrame
// does, but puts together the ways that have come to the same: a full attack
// asks only for the sum.
func endsOf(f *rules.Frame) []hand {
	var at [stages][]hand
	at[f.Stage] = append(at[f.Stage], hand{*f, throws(f)})
	var room [64]dice.Outcome
	for stage := f.Stage; stage < rules.StageDone; stage++ {
		for i := range at[stage] {
			h := &at[stage][i]
			q, _ := attack.Ask(&h.f)
			out, total := dice.Outcomes(room[:0], q)
			share := h.w.over(total)
			for _, o := range out {
				next := h.f
				attack.Answer(&next, o.Answer)
				at[next.Stage] = together(at[next.Stage], &next, share.times(o.Weight))
			}
		}
	}
	return at[rules.StageDone]
}

// together adds a way to those that asks the same from now on. Ways come in
// ascending order of damage for each way to come, so that the last ones are
// looked at first.
func together(list []hand, f *rules.Frame, w weight) []hand {
	for i := len(list) - 1; i >= 0; i-- {
		h := &list[i]
		if h.f.Damage == f.Damage && h.f.Critical == f.Critical && h.f.Hit == f.Hit && h.f.Lost == f.Lost && h.f.Threat == f.Threat && h.f.Sap.Loss == f.Sap.Loss {
			h.w = h.w.plus(w)
			return list
		}
	}
	return append(list, hand{*f, w})
}

// sum counts the throws of each damage, in lowest terms.
func sum(ends []hand) (s spread, ok bool) {
	var all []weight // of s.deals, then of those that deal none
	var none weight
	add := func(damage, loss int, w weight) {
		at, found := slices.BinarySearchFunc(s.deals, deal{damage: damage, loss: loss}, func(a, b deal) int {
			return cmp.Or(a.damage-b.damage, a.loss-b.loss)
		})
		if !found {
			s.deals = slices.Insert(s.deals, at, deal{damage: damage, loss: loss})
			all = slices.Insert(all, at, weight{})
		}
		all[at] = all[at].plus(w)
	}
	for i := range ends {
		h := &ends[i]
		if !attack.Strikes(&h.f) {
			none = none.plus(h.w)
			continue
		}
		p := &h.f.Sap
		if p.Loss == 0 {
			add(int(h.f.Damage), 0, h.w)
			continue
		}
		stung := failing(p, h.w)
		add(int(h.f.Damage), p.Taken(), stung)
		if p.Fails < 20 {
			add(int(h.f.Damage), 0, h.w.over(20).times(uint64(20-p.Fails)))
		}
	}
	// Whatever divides every count is left out, so that more attacks fit.
	all = append(all, none)
	for _, prime := range [...]uint64{2, 3, 5, 7, 11} {
		for dividesAll(all, prime) {
			for i := range all {
				all[i] = all[i].over(prime)
			}
		}
	}
	var whole weight
	for i, w := range all {
		if w.hi != 0 {
			return spread{}, false
		}
		whole = whole.plus(w)
		if i < len(s.deals) {
			s.deals[i].throws = w.lo
		}
	}
	s.none, s.whole = all[len(s.deals)].lo, whole.lo
	return s, whole.hi == 0
}

// dividesAll reports whether n divides every weight of the list, not all of
// them 0.
func dividesAll(list []weight, n uint64) bool {
	some := false
	for _, w := range list {
		if w.zero() {
			continue
		}
		some = true
		if q := w.over(n).times(n); q != w {
			return false
		}
	}
	return some
}
