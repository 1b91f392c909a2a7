package odds

import (
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// duel is an opposed check being played to its end.
type duel struct {
	w     *walk
	own   string // the state before it
	ends  []duelEnd
	again weight // of all its throws, those that come out equal
}

// duelEnd is where a part of its throws leads.
type duelEnd struct {
	b     branch
	share weight
}

// contest plays an opposed check to its end: both d20s, and what comes out equal
// thrown anew. Those throws lead back to where they began, so that the others
// share what falls to them (MAN-01).
func (w *walk) contest(s *state) {
	d := duel{w: w, own: string(w.keyOf(s))}
	if w.pairs || s.next.Sides == 20 || !d.alike(s) {
		d.ends, d.again = d.ends[:0], weight{}
		d.each(s)
	}
	settled, left := certain.minus(d.again), s.w
	for i := range d.ends {
		share := left
		if i+1 < len(d.ends) {
			share = s.w.scaled(d.ends[i].share, settled)
			left = left.minus(share)
		}
		w.count(d.ends[i].b.notes, share)
		w.settle(&d.ends[i].b, share)
	}
}

// put keeps where a part of the throws leads.
func (d *duel) put(b *branch, share weight) {
	w := d.w
	key := w.keyOf(b.s)
	if !b.done && string(key) == d.own && combat.Contested(b.s.e) {
		d.again = d.again.plus(share)
		w.free = append(w.free, b.s)
		return
	}
	for i := range d.ends {
		if k := &d.ends[i]; k.b.done == b.done && len(k.b.notes)+len(b.notes) == 0 && k.b.s.key == string(key) {
			k.share = k.share.plus(share)
			w.free = append(w.free, b.s)
			return
		}
	}
	b.s.key = string(key)
	d.ends = append(d.ends, duelEnd{*b, share})
}

// each plays every pair of faces.
func (d *duel) each(s *state) {
	q, _ := s.e.Pending()
	d.w.fork(s, q, certain, func(first *branch, part weight) {
		if first.done { // the check is not made
			d.put(first, part)
			return
		}
		reply, _ := first.s.e.Pending()
		d.w.fork(first.s, reply, part, func(b *branch, share weight) {
			b.notes = append(append([]note(nil), first.notes...), b.notes...)
			d.put(b, share)
		})
		d.w.free = append(d.w.free, first.s)
	})
}

// alike plays one pair of faces for all that go on as it does, and reports whether
// that can be told beforehand: what a played first die leaves to the second must
// be what was foretold.
func (d *duel) alike(s *state) bool {
	foretold, ok := combat.Pairs(s.e)
	if !ok {
		return false
	}
	type class struct {
		margin, first int
		pairs         uint64
	}
	var room [40]class
	list := room[:0]
	for first := 1; first <= 20; first++ {
	next:
		for second := 1; second <= 20; second++ {
			margin := foretold(first, second)
			for i := range list {
				if list[i].margin == margin {
					list[i].pairs++
					continue next
				}
			}
			list = append(list, class{margin, first, 1})
		}
	}
	var out [20]dice.Outcome
	left := certain
	for i, c := range list {
		first := d.w.try(s, dice.Answer{Value: int16(c.first)})
		told, ok := combat.Margins(first.s.e)
		if first.done || len(first.notes) > 0 || !ok {
			return false
		}
		reply, _ := first.s.e.Pending()
		answers, _ := dice.Outcomes(out[:0], reply)
		at := -1
		for k := range answers {
			margin := told(answers[k].Answer)
			if margin != foretold(c.first, int(answers[k].Answer.Value)) {
				return false
			}
			if margin == c.margin {
				at = k
			}
		}
		if at < 0 {
			return false
		}
		share := left
		if i+1 < len(list) {
			share = certain.part(c.pairs, 400)
			left = left.minus(share)
		}
		b := d.w.try(first.s, answers[at].Answer)
		d.put(&b, share)
		d.w.free = append(d.w.free, first.s)
	}
	return true
}
