package search

import (
	"math/bits"
	"slices"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// push begins to look at a state; e is used up, but for the first.
func (s *Search) push(e *rules.Encounter, key uint64, alpha, beta int64) {
	s.stack = slices.Grow(s.stack, 1)[:len(s.stack)+1]
	f := &s.stack[len(s.stack)-1]
	c := e
	if len(s.stack) == 1 {
		c = s.copy(e)
	}
	*f = frame{e: c, key: key, alpha: alpha, beta: beta}
	if key != 0 {
		s.known[key] = note{kind: open}
	}
	if q, owed := c.Pending(); owed {
		f.kind = throws
		out, total := dice.Outcomes(s.outs[len(s.outs):], q)
		if total == 0 {
			s.big = true
			return
		}
		if many := s.scope.throws; many > 0 && q.Cuts.N() == 0 && len(out) > many {
			out = lots(out, total, many)
		}
		shift := max(0, bits.Len64(total)-31)
		f.from, f.n = len(s.outs), len(out)
		for i := range out {
			n := max(int64(out[i].Weight>>shift), 1)
			out[i].Weight = uint64(n)
			f.total += n
		}
		f.left = f.total
		s.outs = append(s.outs, out...)
		return
	}
	what, who := c.Awaits()
	f.kind = theirs
	if c.Creatures[who].Side == s.side {
		f.kind = ours
	}
	f.from = len(s.acts)
	if what == rules.AwaitsAnswer {
		s.batch = c.Legal(s.batch[:0])
		s.acts = append(s.acts, s.batch...)
	} else {
		s.list(c, who, f.kind == ours)
	}
	f.n = len(s.acts) - f.from
	if len(s.stack) == 1 {
		for i := range f.n {
			s.Roots = append(s.Roots, Root{Action: s.acts[f.from+i]})
		}
	}
}

// lots are the answers of a throw in no more lots than that, about equally heavy, each as
// what stands in its middle.
func lots(out []dice.Outcome, total uint64, many int) []dice.Outcome {
	n, from, before, sum, parts := 0, 0, uint64(0), uint64(0), uint64(many)
	for i := range out {
		sum += out[i].Weight
		if k := uint64(n + 1); before+sum < total/parts*k+total%parts*k/parts {
			continue
		}
		middle, half := from, out[from].Weight
		for 2*half < sum {
			middle++
			half += out[middle].Weight
		}
		out[n] = dice.Outcome{Answer: out[middle].Answer, Weight: sum}
		n, from, before, sum = n+1, i+1, before+sum, 0
	}
	return out[:n]
}

// throw looks at the next answer of the dice.
func (s *Search) throw(f *frame) {
	o := s.outs[f.from+f.next]
	w := int64(o.Weight)
	rest := f.left - w
	// What the others may come to bounds what matters of this one.
	alpha := max(s.low, floor(f.total*f.alpha-f.sum-rest*s.high, w))
	beta := min(s.high, -floor(-(f.total*f.beta-f.sum-rest*s.low), w))
	c := s.copy(f.e)
	at := len(s.stack) - 1
	worth, kind, known := s.play(c, func(e *rules.Encounter) { e.Answer(o.Answer) }, alpha, beta)
	if known {
		s.thrown(&s.stack[at], worth, kind)
	}
}

// floor divides downwards.
func floor(a, b int64) int64 {
	q := a / b
	if a%b != 0 && a < 0 {
		q--
	}
	return q
}

// thrown counts what has come of an answer of the dice.
func (s *Search) thrown(f *frame, worth int64, kind noteKind) {
	w := int64(s.outs[f.from+f.next].Weight)
	f.next++
	f.left -= w
	if kind == open { // a contest tied is thrown again (MAN-01): the mean of the others is that of all
		if f.total -= w; f.total == 0 {
			s.pop(0, open)
			return
		}
		worth, w = 0, 0
	}
	f.sum += w * worth
	switch most, least := f.sum+f.left*s.high, f.sum+f.left*s.low; {
	case kind == atMost || f.left > 0 && most <= f.total*f.alpha:
		s.pop(floor(most, f.total), atMost)
	case kind == atLeast || f.left > 0 && least >= f.total*f.beta:
		s.pop(floor(least, f.total), atLeast)
	case f.left == 0:
		s.pop(floor(f.sum, f.total), exactly)
	}
}

// choose looks at the next of what may be done.
func (s *Search) choose(f *frame) {
	if f.next == f.n {
		s.chosen(f)
		return
	}
	alpha, beta := f.alpha, f.beta
	if f.any {
		if f.kind == ours {
			alpha = max(alpha, f.best)
		} else {
			beta = min(beta, f.best)
		}
	}
	c := s.copy(f.e)
	at := len(s.stack) - 1
	a := s.acts[f.from+f.next]
	worth, kind, known := s.play(c, func(e *rules.Encounter) { e.Begin(&a) }, alpha, beta)
	if known {
		s.done(&s.stack[at], worth, kind)
	}
}

// done counts what has come of an action.
func (s *Search) done(f *frame, worth int64, kind noteKind) {
	i := f.next
	f.next++
	if len(s.stack) == 1 && kind != open {
		s.Roots[i].Worth, s.Roots[i].Exact = worth*s.unit, kind == exactly
	}
	switch {
	case kind == open:
	case !f.any, f.kind == ours && worth > f.best, f.kind == theirs && worth < f.best:
		f.best, f.any = worth, true
	}
	if f.any && (f.kind == ours && f.best >= f.beta || f.kind == theirs && f.best <= f.alpha) && f.next < f.n {
		f.next = f.n // nothing else matters
	}
}

// chosen goes back from a choice of which all is known that matters.
func (s *Search) chosen(f *frame) {
	switch {
	case !f.any:
		s.pop(0, open)
	case f.best >= f.beta && f.beta < s.high:
		s.pop(f.best, atLeast)
	case f.best <= f.alpha && f.alpha > s.low:
		s.pop(f.best, atMost)
	default:
		s.pop(f.best, exactly)
	}
}

// pop goes back with what a state is worth.
func (s *Search) pop(worth int64, kind noteKind) {
	f := &s.stack[len(s.stack)-1]
	if f.key != 0 {
		if kind == open {
			delete(s.known, f.key)
		} else {
			s.known[f.key] = note{worth, kind}
		}
	}
	s.free = append(s.free, f.e)
	if f.kind == throws {
		s.outs = s.outs[:f.from]
	} else {
		s.acts = s.acts[:f.from]
	}
	s.stack = s.stack[:len(s.stack)-1]
	if len(s.stack) == 0 {
		return
	}
	if up := &s.stack[len(s.stack)-1]; up.kind == throws {
		s.thrown(up, worth, kind)
	} else {
		s.done(up, worth, kind)
	}
}

func (s *Search) copy(e *rules.Encounter) *rules.Encounter {
	c := new(rules.Encounter)
	if n := len(s.free) - 1; n >= 0 {
		c, s.free = s.free[n], s.free[:n]
	}
	e.CopyTo(c)
	return c
}
