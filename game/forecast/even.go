package forecast

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"tenaille/game/draft"
	"tenaille/levels"
	"tenaille/rules"
)

const (
	// tries is how many armies are looked at before the best of them has to do.
	tries = 10
	// tried is of how many games a look is, glance after how many it may be given up.
	tried, glance = 80, 16
	// even is how far from its share of the games a side may win of what counts as even.
	even = .05
	// sures is of how many armies a whole forecast is made where none was near enough.
	sures = 4
	// farthest is how often the armies in question are widened by two changes more.
	farthest = 4
)

// Evening looks for an army of one side with which a battle is even, as much like the one
// it has as can be.
type Evening struct {
	draft *draft.Draft // its own
	side  int
	share float64 // of the games that the side is to win
	near  float64 // how far from it is near enough
	whole bool    // what is near enough by few games has to be so by a whole forecast
	was   levels.Army
	all   []recruits
	known map[string]bool // rosters in all, or that cannot be
	seen  []look
	now   *Forecast // nil between two looks
	at    int       // which of all it is of
	done  bool
}

// recruits is an army that a side might have.
type recruits struct {
	army    levels.Army
	cost    int
	changes int
	seen    bool
}

// look is what a forecast has said of an army of such a cost.
type look struct {
	at, cost int
	share    float64 // of the games that the side wins
	sure     bool    // by a whole forecast, which few games may differ from by their luck
}

// Even begins to look for an army of a side. It may cost more than armies may by the
// terms, but no more than they ever may.
func Even(d *draft.Draft, side int) *Evening {
	ev := Toward(d, side, .5, even/2)
	ev.whole = true
	return ev
}

// Toward begins to look for an army with which a side wins such a share of the games, or
// one as near to it as is near enough, by few games: whoever asks makes a whole forecast of it.
func Toward(d *draft.Draft, side int, share, near float64) *Evening {
	own := draft.New(d.Terms)
	ev := &Evening{draft: own, side: side, share: share, near: near, was: slices.Clone(d.Army(side)), known: map[string]bool{}}
	ev.widen(ev.was)
	return ev
}

// Side is whose army is looked for, Tries how many have been looked at.
func (ev *Evening) Side() int  { return ev.side }
func (ev *Evening) Tries() int { return len(ev.seen) }

// Work does a small piece and reports whether that was the last.
func (ev *Evening) Work() (done bool) {
	if ev.done {
		return true
	}
	if ev.now == nil {
		if ev.done = !ev.begin(); ev.done {
			return true
		}
	}
	if !ev.now.Work() && !ev.plain() {
		return false
	}
	if ev.now.Err() == nil && ev.now.Tally.Games > 0 {
		ev.saw(look{ev.at, ev.all[ev.at].cost, ev.now.Tally.Chance(ev.side).Share, ev.now.games == Games})
	} else if i := ev.lookAt(ev.at); i >= 0 {
		ev.seen[i].sure = true // there is no more to be had
	}
	ev.now = nil
	ev.done = len(ev.seen) > 0 && (ev.best().sure || !ev.whole) && (ev.off(ev.best()) <= ev.near || len(ev.seen) >= tries)
	return ev.done
}

// saw notes a look, in the place of an earlier one at the same army.
func (ev *Evening) saw(l look) {
	if i := ev.lookAt(l.at); i >= 0 {
		ev.seen[i] = l
		return
	}
	ev.seen = append(ev.seen, l)
}

// lookAt is where the look at an army is in what was seen, -1 for none.
func (ev *Evening) lookAt(army int) int {
	return slices.IndexFunc(ev.seen, func(l look) bool { return l.at == army })
}

// off is how far a look is from what is wanted.
func (ev *Evening) off(l look) float64 { return math.Abs(l.share - ev.share) }

// closer is the army to make a whole forecast of: the best, where it is near enough by few games,
// or where no more armies are looked at; -1 for none.
func (ev *Evening) closer() int {
	if len(ev.seen) == 0 || !ev.whole {
		return -1
	}
	if b := ev.best(); !b.sure && (ev.off(b) <= ev.near || len(ev.seen) >= tries) {
		return b.at
	}
	return -1
}

// plain reports whether the games so far tell that the battle is far from what is wanted,
// one way.
func (ev *Evening) plain() bool {
	t := &ev.now.Tally
	if t.Games < glance || ev.now.games == Games {
		return false
	}
	c := t.Chance(ev.side)
	return c.Low > ev.share+even || c.High < ev.share-even
}

// begin begins the look at the army whose cost promises most; false where none is left.
func (ev *Evening) begin() bool {
	if at := ev.closer(); at >= 0 {
		ev.at, ev.draft.Terms.Armies[ev.side] = at, ev.all[at].army
		ev.now = New(&ev.draft.Terms, Games)
		return true
	}
	want := ev.promising()
	best := ev.nearest(want)
	for range farthest {
		if best < 0 || math.Abs(float64(ev.all[best].cost)-want) <= draft.PointsStep {
			break
		}
		ev.widen(ev.all[best].army) // it takes more than that
		next := ev.nearest(want)
		if next == best {
			break
		}
		best = next
	}
	if best < 0 {
		return false
	}
	r := &ev.all[best]
	ev.at, r.seen = best, true
	ev.draft.Terms.Armies[ev.side] = r.army
	if ev.draft.Lineup().Err != nil {
		return ev.begin() // there is no room for it
	}
	ev.now = New(&ev.draft.Terms, tried)
	return true
}

// nearest is which army not looked at yet costs nearest to so much, of equals the one that
// is most like the army the side has; -1 for none.
func (ev *Evening) nearest(want float64) int {
	best := -1
	for i := range ev.all {
		r := &ev.all[i]
		if r.seen {
			continue
		}
		if best < 0 || cmp.Or(cmp.Compare(math.Abs(float64(r.cost)-want), math.Abs(float64(ev.all[best].cost)-want)), cmp.Compare(r.changes, ev.all[best].changes)) < 0 {
			best = i
		}
	}
	return best
}

// promising is what an army ought to cost by what was seen: the log of the odds of
// winning is taken to grow with the cost, at first as much as a tenth of the army more
// turns one half into seven tenths.
func (ev *Evening) promising() float64 {
	own := ev.draft.Here().Field.Cost(ev.draft.Terms.Ruleset, ev.was)
	if len(ev.seen) == 0 {
		return float64(own)
	}
	logit := func(p float64) float64 { p = min(max(p, .01), .99); return math.Log(p / (1 - p)) }
	slope := logit(.7) / (float64(own) / 10)
	n, sx, sy, sxx, sxy := 0., 0., 0., 0., 0.
	for _, s := range ev.seen {
		x, y := float64(s.cost), logit(s.share)
		n, sx, sy, sxx, sxy = n+1, sx+x, sy+y, sxx+x*x, sxy+x*y
	}
	if spread := sxx - sx*sx/n; spread > 1 {
		slope = min(max((sxy-sx*sy/n)/spread, slope/3), slope*3)
	}
	return ev.within(sx/n - (sy/n-logit(ev.share))/slope)
}

// within keeps a cost between those that were too little and too much. Where all were one
// of these it is a fourth away at least from the last that was hopeless.
func (ev *Evening) within(cost float64) float64 {
	low, high, hopeless, all := 0., math.Inf(1), false, false
	for _, s := range ev.seen {
		if s.share < ev.share {
			low = max(low, float64(s.cost))
		} else {
			high = min(high, float64(s.cost))
		}
		hopeless, all = hopeless || s.share < .05, all || s.share > .95
	}
	switch {
	case low > 0 && high < math.Inf(1) && low < high:
		return min(max(cost, low), high)
	case hopeless && math.IsInf(high, 1):
		return max(cost, low*5/4)
	case all && low == 0:
		return min(cost, high*3/4)
	}
	return cost
}

// best is the look that was nearest to what is wanted, of those by whole forecasts once there are
// enough of them.
func (ev *Evening) best() look {
	list, sure := ev.seen, 0
	for _, l := range ev.seen {
		if l.sure {
			sure++
		}
	}
	if len(ev.seen) >= tries && sure >= sures {
		list = slices.DeleteFunc(slices.Clone(list), func(l look) bool { return !l.sure })
	}
	return slices.MinFunc(list, func(a, b look) int { return cmp.Compare(ev.off(a), ev.off(b)) })
}

// Best is the army found; ok is false until it is done, and where there is none but the
// one that the side has.
func (ev *Evening) Best() (a levels.Army, ok bool) {
	if !ev.done || len(ev.seen) == 0 {
		return nil, false
	}
	r := &ev.all[ev.best().at]
	return r.army, r.changes > 0
}

// widen adds the armies that differ from one by two changes at most, each a creature
// more, fewer or of another kind: of the kinds that the side has or that the level gives
// it, of any kinds where these are few.
func (ev *Evening) widen(from levels.Army) {
	field := ev.draft.Here().Field
	var kinds []string
	for _, c := range slices.Concat(ev.was, field.Own(ev.side)) {
		if !slices.Contains(kinds, c.Kind) {
			kinds = append(kinds, c.Kind)
		}
	}
	if len(kinds) < fewKinds {
		kinds = field.Kinds()
	}
	near := []levels.Army{from}
	near = append(near, neighbours(from, kinds)...)
	for _, a := range near[1:] {
		near = append(near, neighbours(a, kinds)...)
	}
	for _, a := range near {
		key := rosterOf(a)
		if ev.known[key] || a.Total() == 0 || a.Total() > rules.MaxCombatants/2 {
			continue
		}
		ev.known[key] = true
		if cost := field.Cost(ev.draft.Terms.Ruleset, a); cost <= draft.MostPoints {
			ev.all = append(ev.all, recruits{army: a, cost: cost, changes: changes(ev.was, a)})
		}
	}
}

// changes is how many creatures have to be changed to make one army of the other.
func changes(a, b levels.Army) int {
	count := func(of levels.Army, kind string) int {
		i := slices.IndexFunc(of, func(c levels.Company) bool { return c.Kind == kind })
		if i < 0 {
			return 0
		}
		return of[i].Count
	}
	fewer, more := 0, 0
	for _, c := range a {
		fewer += max(c.Count-count(b, c.Kind), 0)
	}
	for _, c := range b {
		more += max(c.Count-count(a, c.Kind), 0)
	}
	return max(fewer, more)
}

// fewKinds is how many kinds are too few to choose among.
const fewKinds = 3

// rosterOf tells armies apart whatever the order of their companies.
func rosterOf(a levels.Army) string {
	sorted := slices.SortedFunc(slices.Values(a), func(a, b levels.Company) int { return cmp.Compare(a.Kind, b.Kind) })
	return fmt.Sprint(sorted)
}

// neighbours are the armies with one creature more, fewer, or of another kind.
func neighbours(a levels.Army, kinds []string) (list []levels.Army) {
	for _, more := range kinds {
		list = append(list, a.With(more, 1))
	}
	for _, c := range a {
		fewer := a.With(c.Kind, -1)
		list = append(list, fewer)
		for _, other := range kinds {
			if other != c.Kind {
				list = append(list, fewer.With(other, 1))
			}
		}
	}
	return list
}
