package ai

import (
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/rules"
)

// next goes on to the idea after this one, and to the next round of plays after
// the last; half way the worse half of the ideas is given up, but never the last
// rival of the soldier's own.
func (p *planner) next() (done bool) {
	p.running = false
	for p.at++; p.at < len(p.ideas); p.at++ {
		if !p.ideas[p.at].out {
			return false
		}
	}
	p.at, p.round = 0, p.round+1
	if p.halves(p.round) {
		p.drop()
		p.weigh()
	}
	left := 0
	for i := range p.ideas {
		if !p.ideas[i].out {
			left++
		}
	}
	if p.round == p.plays || left < 2 {
		return true
	}
	if p.halves(p.round) {
		for drop := min(left/2, left-2); drop > 0; drop-- {
			worst := -1
			for i := 1; i < len(p.ideas); i++ {
				if !p.ideas[i].out && (worst < 0 || p.ideas[i].sum <= p.ideas[worst].sum) {
					worst = i
				}
			}
			p.ideas[worst].out = true
		}
	}
	for p.ideas[p.at].out {
		p.at++
	}
	return false
}

// weigh takes the luck of attacks out of what plays came to, where the two are told in
// different terms: as much of it as goes, over all plays, with how far each is from what
// its idea comes to on the mean.
func (p *planner) weigh() {
	if p.play.Judge == nil {
		return
	}
	var both, square int64
	for i := range p.ideas {
		d := &p.ideas[i]
		n := int64(len(d.came))
		if n < 2 {
			continue
		}
		came, luck := int64(0), int64(0)
		for k := range d.came {
			came, luck = came+d.came[k], luck+d.luck[k]/lucks
		}
		for k := range d.came {
			a, b := d.came[k]-came/n, d.luck[k]/lucks-luck/n
			both, square = both+a*b, square+b*b
		}
	}
	for i := range p.ideas {
		d := &p.ideas[i]
		d.sum = 0
		for k := range d.came {
			d.got[k] = d.came[k]
			if square > 0 {
				d.got[k] -= both / max(square/1000, 1) * (d.luck[k] / lucks) / 1000
			}
			d.sum += d.got[k]
		}
	}
}

// lucks is how many parts of luck count as one, so that sums of squares stay small.
const lucks = 100

// drop gives up ideas that have come to the same as an earlier one in every play: they
// do the same in other words.
func (p *planner) drop() {
	for i := 1; i < len(p.ideas); i++ {
		for k := 0; k < i && !p.ideas[i].out; k++ {
			a, b := &p.ideas[i], &p.ideas[k]
			a.out = !b.out && len(a.came) > 0 && slices.Equal(a.came, b.came) && slices.Equal(a.luck, b.luck)
		}
	}
}

// halves reports whether half of the ideas are given up before a round of plays: at half of
// them, and at a quarter.
func (p *planner) halves(round int) bool {
	return round == p.plays/2 || round == (p.plays+2)/4
}

// choose takes the idea that did best, unless what it has before the soldier's
// own may well be chance, and says what it begins with.
func (p *planner) choose() rules.Action {
	p.weigh()
	best := 0
	for i := range p.ideas {
		if !p.ideas[i].out && p.ideas[i].sum > p.ideas[best].sum && p.clear(i) {
			best = i
		}
	}
	p.chosen = best
	l := &p.ideas[best].line
	p.course.Set(p.mind.Encounter(), p.mind.Self(), l)
	switch {
	case l.N > 0:
		return l.Acts[0]
	case l.Scheme != eval.Scheme{}:
		return p.habitual(l.Scheme)
	}
	return p.own
}

// clear reports whether an idea did better than the first by more than the
// plays differ among themselves.
func (p *planner) clear(i int) bool {
	mine, first := p.ideas[i].got, p.ideas[0].got
	n := min(len(mine), len(first))
	if n == 0 {
		return false
	}
	sum := int64(0)
	for k := range n {
		sum += (mine[k] - first[k]) / 1000
	}
	spread := int64(0)
	for k := range n {
		d := (mine[k]-first[k])/1000 - sum/int64(n)
		spread += d * d
	}
	margin := int64(p.margin)
	return sum > 0 && sum*sum*100 > spread*margin*margin
}
