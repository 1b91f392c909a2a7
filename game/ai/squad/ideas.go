package squad

import (
	"math/bits"
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Turn is what a side may do next: the activation of a figure, or of two.
type Turn struct {
	Acts  [4]rules.Action
	N     int
	Guess int // what it is worth, about
	// Strikes says that there is a blow in it.
	Strikes bool
	who     rules.ID
}

func (t *Turn) add(a rules.Action) {
	t.Acts[t.N] = a
	t.N++
	t.Strikes = t.Strikes || a.Verb == rules.Attack
}

// How much is looked at: figures, places of each, and how many activations are
// paired.
const (
	mostFigures = 10
	mostPlaces  = 16
	mostPaired  = 6
	asides      = 3
)

// Turns appends what the side may do, each with a guess of what it is worth: every
// figure that may act strikes from where it stands or from a better place, with the
// fire of others or without, draws back, comes nearer or does nothing; the best of
// them in pairs; and one steps aside that another may strike. Lead has been asked.
func (q *Squad) Turns(dst []Turn) []Turn {
	e, ph := q.e, &q.e.Facts.Phase
	if len(q.foes) == 0 {
		return dst
	}
	first := len(dst)
	if ph.Open {
		b := e.Facts.Combatants[ph.Lead].Budget
		if m := q.member(ph.Lead); m != nil {
			dst = q.single(m, b.Standard > 0, b.Move > 0, dst)
		}
		end := Turn{who: ph.Lead}
		end.add(rules.Action{Verb: rules.EndTurn, By: ph.Lead, On: rules.Nobody})
		dst = append(dst, end)
		if ph.Left == 0 {
			return dst
		}
	}
	for i := range q.mine[:min(len(q.mine), mostFigures)] {
		f := &q.mine[i]
		if ph.Open && f.id == ph.Lead {
			continue
		}
		dst = q.single(f, true, true, dst)
		own := Turn{who: f.id, Guess: f.worth*100 - f.far}
		own.add(q.begin(f))
		dst = append(dst, own)
	}
	slices.SortStableFunc(dst[first:], func(a, b Turn) int { return b.Guess - a.Guess })
	if int(ph.Left) > 1 || ph.Open && ph.Left > 0 {
		dst = q.pairs(first, dst)
		dst = q.aside(dst)
	}
	return dst
}

// single appends what one figure may do.
func (q *Squad) single(m *member, strikes, moves bool, dst []Turn) []Turn {
	e := q.e
	q.threats(e, m)
	here := q.peril(e, m, m.at.At)
	if strikes {
		dst = q.blows(m, nil, -q.cost(m, here)*weightPeril/100, dst)
	}
	if !moves {
		return dst
	}
	q.walks(m, 1)
	q.ways.Order = q.ways.Order[:0]
	safest, least := -1, here
	for i, p := range q.ways.Places {
		n := q.peril(e, m, p.At)
		if n < least {
			safest, least = i, n
		}
		near := q.gap(e, grid.Space{At: p.At, N: m.at.N}, 1) == 1
		if m.Melee != near {
			continue
		}
		q.ways.Order = append(q.ways.Order, ranked(n, p.Cost, i))
	}
	slices.Sort(q.ways.Order)
	if safest >= 0 {
		dst = q.goes(m, q.ways.Places[safest].At, here-least, dst)
	}
	if !strikes {
		return dst
	}
	dst = q.strides(m, here, dst)
	q.walks(m, 1)
	from := len(dst)
	c := &e.Facts.Combatants[m.id]
	was := *c
	for _, k := range q.ways.Order[:min(len(q.ways.Order), mostPlaces)] {
		peril, place := unranked(k)
		at := q.ways.Places[place].At
		a, ok := q.ways.Move(m.id, at)
		if !ok {
			continue
		}
		combat.PutTo(e, m.id, at)
		n := len(dst)
		dst = q.blows(m, &a, -q.cost(m, peril)*weightPeril/100, dst)
		*c = was // it was only a thought
		dst = bestOnEach(dst, from, n)
	}
	return dst
}

// ranked is a place by which others are sorted: the least peril first, then the least cost.
func ranked(peril, cost, place int) int64 {
	return int64(peril)<<24 | int64(cost)<<16 | int64(place)
}

// unranked is the peril of a ranked place, and the place.
func unranked(k int64) (peril, place int) { return int(k >> 24), int(k & 0xFFFF) }

// bestOnEach keeps of the blows after a move from one on only the best on each foe; those
// from fresh on are new.
func bestOnEach(dst []Turn, from, fresh int) []Turn {
	n := fresh
	for i := fresh; i < len(dst); i++ {
		known := from
		for known < n && dst[known].Acts[1].On != dst[i].Acts[1].On {
			known++
		}
		switch {
		case known == n:
			dst[n] = dst[i]
			n++
		case dst[known].Guess < dst[i].Guess:
			dst[known] = dst[i]
		}
	}
	return dst[:n]
}

// walks finds where a figure may go at so many times its speed.
func (q *Squad) walks(m *member, times int) {
	q.ways.Walk = combat.Reach(q.e, m.id, times*int(m.Speed))
	q.ways.Places = q.ways.Walk.Places(q.ways.Places[:0], times*int(m.Speed))
}

// goes appends a walk without a blow, which spares a figure so much peril.
func (q *Squad) goes(m *member, to grid.Cell, spared int, dst []Turn) []Turn {
	a, ok := q.ways.Move(m.id, to)
	if !ok {
		return dst
	}
	t := Turn{who: m.id, Guess: q.cost(m, spared) * weightPeril / 100}
	t.add(a)
	t.add(rules.Action{Verb: rules.EndTurn, By: m.id, On: rules.Nobody})
	return append(dst, t)
}

// strides appends walks of twice the speed, without a blow: to where least is to be
// feared, and before the one of the side who is worst off.
func (q *Squad) strides(m *member, here int, dst []Turn) []Turn {
	e := q.e
	q.walks(m, 2)
	var ward, foe *member
	gap := 1 << 20
	for i := range q.band {
		w := &q.band[i]
		if w.id == m.id || w.Melee {
			continue
		}
		for k := range q.foes {
			if d := e.Options.Grid.SpaceDistance(w.at, q.foes[k].at); q.foes[k].Melee && d < gap {
				ward, foe, gap = w, &q.foes[k], d
			}
		}
	}
	safest, least, between, open := -1, here, -1, 1<<20
	ground := e.Ground()
	for i, p := range q.ways.Places {
		if n := q.perilTo(e, m, p.At, least); n < least {
			safest, least = i, n
		}
		at := grid.Space{At: p.At, N: m.at.N}
		if ward == nil || e.Options.Grid.SpaceDistance(at, foe.at)+e.Options.Grid.SpaceDistance(at, ward.at) > gap+1 {
			continue
		}
		n := 0
		for d := grid.N; d <= grid.NW; d++ {
			if _, why := ground.Step(at, d); why == grid.StepOK {
				n++
			}
		}
		if n < open {
			between, open = i, n
		}
	}
	for _, i := range [...]int{safest, between} {
		if i >= 0 {
			dst = q.goes(m, q.ways.Places[i].At, here-least, dst)
		}
	}
	return dst
}

// blows appends the attacks of a figure from where it stands in its thoughts, after
// a move if there is one; worth is what the place is worth by itself.
func (q *Squad) blows(m *member, move *rules.Action, worth int, dst []Turn) []Turn {
	e := q.e
	for i := range q.foes {
		f := &q.foes[i]
		attack.AimIf(e, m.id, f.id, 0, 0, &q.aim)
		if !q.aim.Refusal.OK() {
			continue
		}
		prize := eval.Prize(f.worth, f.hp, q.odds.Of(&q.aim.Frame, f.hp))
		blow := rules.Action{Verb: rules.Attack, By: m.id, On: f.id}
		t := Turn{who: m.id, Guess: prize + worth}
		if move != nil {
			t.add(*move)
		} else if q.anyOther(m.id) {
			joined := blow
			if q.join(&joined, prize); joined.With != 0 {
				j := Turn{who: m.id}
				j.add(joined)
				attack.AimAt(e, m.id, f.id, 0, rules.Combined(bits.OnesCount64(joined.With)), &q.aim)
				j.Guess = eval.Prize(f.worth, f.hp, q.odds.Of(&q.aim.Frame, f.hp)) + worth
				for rest := joined.With; rest != 0; rest &= rest - 1 {
					j.Guess -= q.alone(e, rules.ID(bits.TrailingZeros64(rest)), f)
				}
				dst = append(dst, j)
			}
		}
		t.add(blow)
		dst = append(dst, t)
	}
	return dst
}

// pairs appends the best activations of different figures one after the other.
func (q *Squad) pairs(first int, dst []Turn) []Turn {
	var best [mostPaired]Turn
	n := 0
	for _, t := range dst[first:] {
		if n == mostPaired {
			break
		}
		many := 0
		for i := range n {
			if best[i].who == t.who {
				many++
			}
		}
		if t.Strikes && many < 2 {
			best[n] = t
			n++
		}
	}
	for i := range n {
		for k := range n {
			a, b := &best[i], &best[k]
			if a.who == b.who || a.N+b.N > len(a.Acts) || q.lends(a, b) {
				continue
			}
			both := *a
			for _, x := range b.Acts[:b.N] {
				both.add(x)
			}
			both.Guess += b.Guess
			if b.Guess > a.Guess {
				both.Guess-- // the better first
			}
			dst = append(dst, both)
		}
	}
	return dst
}

// lends reports whether one of two activations takes the fire of the figure of the
// other.
func (q *Squad) lends(a, b *Turn) bool {
	for i := range a.N {
		if a.Acts[i].With>>b.who&1 == 1 {
			return true
		}
	}
	for i := range b.N {
		if b.Acts[i].With>>a.who&1 == 1 {
			return true
		}
	}
	return false
}

// aside appends the pairs in which a figure makes room, after a blow where it has
// one, and another strikes that could not before, or not as well.
func (q *Squad) aside(dst []Turn) []Turn {
	e := q.e
	singles := len(dst)
	for i := range q.mine[:min(len(q.mine), mostFigures)] {
		m := &q.mine[i]
		shuts := false
		for k := range q.mine {
			o := &q.mine[k]
			shuts = shuts || o.id != m.id && !o.Melee && e.Options.Grid.SpaceDistance(o.at, m.at) <= 2*int(o.Speed)
		}
		if !shuts {
			continue
		}
		q.walks(m, 1)
		for n, p := 0, 0; p < len(q.ways.Places) && n < asides; p++ {
			at := q.ways.Places[p].At
			if e.Options.Grid.SpaceDistance(m.at, grid.Space{At: at, N: m.at.N}) != 1 {
				continue
			}
			a, ok := q.ways.Move(m.id, at)
			if !ok {
				continue
			}
			n++
			dst = q.clears(m, &a, singles, dst)
		}
	}
	return dst
}

// clears appends the pairs in which a move of a figure betters the shot of another.
func (q *Squad) clears(m *member, move *rules.Action, singles int, dst []Turn) []Turn {
	c := &q.e.Facts.Combatants[m.id]
	was := *c
	for k := range q.mine {
		o := &q.mine[k]
		if o.id == m.id || o.Melee {
			continue
		}
		for x := range q.foes {
			f := &q.foes[x]
			shut := q.shot(o, f)
			combat.PutTo(q.e, m.id, move.Cell)
			guess := q.shot(o, f)
			*c = was // it was only a thought
			if guess > shut+shut/8 {
				dst = q.openings(m, move, rules.Action{Verb: rules.Attack, By: o.id, On: f.id}, guess, singles, dst)
			}
		}
	}
	return dst
}

// shot is what the attack of a figure where it stands is worth, 0 where it has none.
func (q *Squad) shot(o, f *member) int {
	if !q.e.Rules.Attack.Strikeable(q.e, o.id, f.id, 0, 0).OK() {
		return 0
	}
	attack.AimAt(q.e, o.id, f.id, 0, 0, &q.aim)
	return eval.Prize(f.worth, f.hp, q.odds.Of(&q.aim.Frame, f.hp))
}

// openings appends the turn in which a figure makes room for a blow, and the one
// in which it strikes before.
func (q *Squad) openings(m *member, move *rules.Action, blow rules.Action, guess, singles int, dst []Turn) []Turn {
	t := Turn{who: m.id, Guess: guess}
	t.add(*move)
	t.add(blow)
	dst = append(dst, t)
	for i := range singles {
		s := &dst[i]
		if s.who == m.id && s.N == 1 && s.Strikes && s.Acts[0].With == 0 {
			t = Turn{who: m.id, Guess: guess + s.Guess}
			t.add(s.Acts[0])
			t.add(*move)
			t.add(blow)
			return append(dst, t)
		}
	}
	return dst
}
