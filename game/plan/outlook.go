package plan

import (
	"cmp"
	"math/big"
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// What a way comes to that gives opportunities and ends in a blow is weighed as a whole
// plan, enemies taken to strike. Until it is known, which is at once where few may strike,
// nothing is said of it. Other ways to the same blow are weighed after it.
const (
	outlookGlance  = 200   // looked at once, when it is first asked for
	outlookAnswers = 8_000 // looked at of a plan before there are limits
	otherAnswers   = 3_000 // of another way
	otherWays      = 12    // looked at
)

// Outlooks are those of the plans that were proposed.
type Outlooks struct {
	known map[proposed]*Outlook
	// Weighed is what is weighed on for the plan that is proposed now.
	Weighed *Outlook
}

// proposed names a plan: a way and a blow.
type proposed [2]rules.Action

// Outlook is what a way and the blow at its end come to as a whole.
type Outlook struct {
	odds.Outlook
	// Known reports that it is weighed; Safer that another way is known to come to more.
	Known, Safer bool
	// Chance is that of the safer way, Longer by how many squares it is longer, To where it
	// ends.
	Chance odds.Range
	Longer int
	To     grid.Cell

	t       *Turn
	squares int
	acts    proposed
	weighed *odds.Weighing
	others  []otherWay
}

// otherWay is another way to the same blow.
type otherWay struct {
	acts    proposed
	squares int
	strikes int
}

// Perilous tells whether a creature may well lie on the ground after the plan: in one case of
// twenty or more, which is a warning, not a remainder.
func (o *Outlook) Perilous(id rules.ID) bool {
	down, killed := o.InBand(id, odds.Down).To, o.InBand(id, odds.Killed).To
	return new(big.Rat).Add(down, killed).Cmp(big.NewRat(1, 20)) >= 0
}

// OutlookOf is what a proposal of a way and a blow comes to, nil where the way gives no
// opportunity: then the blow is all there is to it. It may not be Known yet.
func (p *Proposal) OutlookOf(t *Turn) *Outlook {
	if !p.Planned || !p.Refusal.OK() || len(p.Acts) != 2 || len(p.Strikes) == 0 || len(p.Provoked) == 0 {
		return nil
	}
	known := &t.Now.Known.Previews.Outlooks
	k := proposed{p.Acts[0], p.Acts[1]}
	o := known.known[k]
	if o == nil {
		o = &Outlook{t: t, acts: k, squares: p.squares(), weighed: k.weigh(t, outlookAnswers)}
		if known.known == nil {
			known.known = map[proposed]*Outlook{}
		}
		known.known[k] = o
		o.count(outlookGlance)
	}
	if known.Weighed = o; o.idle() {
		known.Weighed = nil
	}
	return o
}

// weigh begins to weigh a plan by what the side at the screen knows.
func (k proposed) weigh(t *Turn, most int) *odds.Weighing {
	return odds.Weigh(t.E, odds.Plan{Acts: k[:], Next: nextDie(t), Most: most})
}

// idle reports whether nothing is left to be weighed.
func (o *Outlook) idle() bool { return o.weighed == nil }

// Count weighs on, looking at about so many more answers of the dice, and reports whether
// that was all. In however many pieces it comes to the same.
func (o *Outlook) Count(answers int) (done bool) {
	o.count(answers)
	return o.idle()
}

// count weighs on what is under way, and begins with the next of the other ways.
func (o *Outlook) count(answers int) {
	if o.idle() || !o.weighed.Go(answers) {
		return
	}
	found := o.weighed.Outlook()
	switch {
	case !o.Known:
		o.Outlook, o.Known = found, true
		o.others = o.otherWays()
	default:
		w := o.others[0]
		o.others = o.others[1:]
		if h := found.Headline(); h.Exact() && o.beats(h, w.squares) {
			o.Safer, o.Chance, o.Longer, o.To = true, h, w.squares-o.squares, w.acts[0].Cell
		}
	}
	if o.weighed = nil; len(o.others) > 0 {
		o.weighed = o.others[0].acts.weigh(o.t, otherAnswers)
	}
}

// beats reports whether another way comes to more than what is known so far, by a percent at
// least, or is as good as the best of the others and shorter.
func (o *Outlook) beats(h odds.Range, squares int) bool {
	if own := o.Headline(); h.Percent() <= own.PercentTo() {
		return false
	}
	switch {
	case !o.Safer:
		return true
	case h.From.Cmp(o.Chance.From) != 0:
		return h.From.Cmp(o.Chance.From) > 0
	}
	return squares-o.squares < o.Longer
}

// otherWays are the other ways of one move that lead to a square from which the same can be
// struck with the same weapon: those that fewest may strike at first, then the shortest.
func (o *Outlook) otherWays() (list []otherWay) {
	t := o.t
	id, on, weapon := t.Now.Who, o.acts[1].On, o.acts[1].Weapon
	there, target := t.E.Clone(), t.E.Space(on)
	reach := t.E.Rules.Attack.Reach(&t.E.Creatures[id], weapon) + int(t.E.Space(id).N)
	side := 2*reach + int(target.N)
	for n := range side * side {
		at := grid.C(int(target.At.X)-reach+n%side, int(target.At.Y)-reach+n/side)
		short, ok := t.Now.Ways.Reach[at]
		if !ok {
			continue
		}
		t.E.CopyTo(there)
		combat.StandAt(there, id, at)
		var aim rules.Aim
		if attack.AimAt(there, id, on, weapon, 0, &aim); !aim.Refusal.OK() {
			continue
		}
		routes := []Route{short}
		if wary, ok := t.Now.Ways.byways.wary[at]; ok {
			routes = append(routes, wary)
		}
		for _, st := range routes {
			if st.split != 0 || st.long || len(st.Steps) == 0 {
				continue
			}
			w := otherWay{acts: o.acts, squares: st.Cost}
			w.acts[0].Path, w.acts[0].Cell = rules.Path{}, at
			for _, d := range st.Steps {
				w.acts[0].Path.Add(d)
			}
			if w.strikes = opportunities(t.E, id, st.Steps); w.acts != o.acts && t.E.Check(&w.acts[0]).OK() {
				list = append(list, w)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b otherWay) int {
		return cmp.Or(a.strikes-b.strikes, a.squares-b.squares, int(a.acts[0].Cell.Y-b.acts[0].Cell.Y), int(a.acts[0].Cell.X-b.acts[0].Cell.X))
	})
	return list[:min(len(list), otherWays)]
}
