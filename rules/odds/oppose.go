package odds

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// pair is where a part of the throws of an opposed check leads.
type pair struct {
	v verdict
	n uint64
}

// oppose plays an opposed check to its end from one way of the hit points, or from all of
// them where they do not matter: both d20s, and what comes out equal thrown anew. Those
// throws lead back to where they began, so that the others share what falls to them
// (MAN-01).
func (l *line) oppose(j *job, w *entry) {
	pairs, settled, touched := l.pairs(j, w)
	if touched {
		j.apart = true
		pairs, settled, _ = l.pairs(j, w)
	}
	if j.per = nil; settled > 0 {
		j.per = l.per.product(j.k.per, settled)
	}
	ways := j.k.ways
	if j.apart {
		ways = ways[j.done : j.done+1]
	}
	for i := range ways {
		for p := range pairs {
			if j.per != nil {
				l.transfer(j, &pairs[p].v, &ways[i], 0, pairs[p].n)
			}
		}
	}
	if !j.apart {
		j.done = len(j.k.ways) - 1
	}
}

// pairs plays every pair of faces; settled are the throws that do not come out equal.
func (l *line) pairs(j *job, w *entry) (pairs []pair, settled uint64, touched bool) {
	q, _ := j.k.e.Pending()
	firsts, of, rest := j.k.next.Outcomes(nil, q)
	total := 20 * of
	own := string(j.k.appendKey(nil))
	known := map[string]int{}
	settled = total
	put := func(k *knot, n uint64) {
		v := l.verdict(k)
		key := k.appendKey(l.key[:0])
		l.key = key
		if !k.over && string(key) == own && combat.Contested(k.e) {
			settled -= n
			l.free = append(l.free, k)
			return
		}
		for _, n := range v.hp {
			key = append(key, uint8(n), uint8(n>>8))
		}
		key = append(key, uint8(k.bar))
		if k.over {
			key = append(key, 1)
		}
		if i, same := known[string(key)]; same {
			pairs[i].n += n
			l.free = append(l.free, k)
			return
		}
		known[string(key)] = len(pairs)
		v.fixed = l.touched
		pairs = append(pairs, pair{v, n})
	}
	try := func(from *knot, a dice.Answer, rest dice.Set) *knot {
		k := l.copied(from)
		l.worn, l.expected, l.touched = 0, rules.Nobody, false
		for i, id := range l.struck {
			if w.hp[i] != 0 && !j.apart {
				l.worn |= 1 << id
			}
		}
		l.throw(j, k, &cast{answer: a, next: rest})
		touched = touched || l.touched && len(j.k.ways) > 1
		return k
	}
	begin := l.copied(j.k)
	l.wear(begin.e, &w.hp)
	for _, f := range firsts {
		first := try(begin, f.Answer, rest)
		if first.over {
			put(first, f.Weight*20)
			continue
		}
		reply, _ := first.e.Pending()
		seconds, of, rest := first.next.Outcomes(nil, reply)
		for _, s := range seconds {
			put(try(first, s.Answer, rest), f.Weight*s.Weight*20/of)
		}
		l.free = append(l.free, first)
	}
	l.free = append(l.free, begin)
	return pairs, settled, touched
}
