package match

import (
	"flag"
	"fmt"
	"math"
	"sort"
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// The promise test plays what a preview promises. "-args -positions 200" plays
// so many positions of each ruleset, as the long run does.
var (
	positions = flag.Int("positions", 20, "random positions of each ruleset that TestPromisesAreKept plays")
	plays     = flag.Int("plays", 10_000, "how often each action of them is played; in short tests a fifth of that")
)

// further are positions that the few of every run do not reach and that something
// was learnt from: shots into a grapple in which another is struck harder than who
// was aimed at (GRP-08); one who is poisoned by an opportunity and saves against that
// before its own first roll (DMG-11).
var further = map[string][]uint64{"d20": {32, 79}, "limited": {1174}}

// promise is one number of a preview and how often it was kept.
type promise struct {
	ruleset string
	seed    uint64
	a       rules.Action
	what    string
	chance  float64
	n, k    int // how often it could have been, and was
	so      func(o *observed, src *dice.Seeded) (counts, kept bool)
	log     float64
}

// TestPromisesAreKept plays the actions of random positions with seeded dice and
// compares how often each promised event comes with its promise, by exact
// binomial bounds: all of them together err once in a million
// (AOO-06, AOO-08, GRP-02, MAN-02, MAN-03, MAN-04, MAN-05, ATK-15, SAV-01, HLP-04, SKI-14).
func TestPromisesAreKept(t *testing.T) {
	keep(t, *positions, further, []dice.Set{{}}, []string{"d20 comes off", "limited comes off", "skirmish comes off", "d20 strikes", "limited strikes", "d20 strike hurts", "limited fells", "skirmish fells", "d20 returns"})
}

// TestPromisesAreKeptOfASetDie: so are those of a match that is studied with the next die
// set, of whatever size, whoever throws it (DIC-01).
func TestPromisesAreKeptOfASetDie(t *testing.T) {
	keep(t, max(*positions/2, 5), nil, []dice.Set{{Sides: 20, Face: 17}, {Sides: 20, Face: 1}, {Sides: 8, Face: 8}, {Sides: 20, Face: 11}, {Sides: 6, Face: 1}},
		[]string{"d20 comes off", "limited comes off", "skirmish comes off", "d20 strike hurts", "limited fells", "d20 check won once thrown"})
}

// keep plays the promises of so many positions in each ruleset and those of others, with
// each of the dice set in turn, and wants there to be promises of some kinds.
func keep(t *testing.T, positions int, further map[string][]uint64, sets []dice.Set, wanted []string) {
	results := make([][]*promise, 3)
	t.Run("", func(t *testing.T) {
		for i, ruleset := range []string{"d20", "limited", "skirmish"} {
			t.Run(ruleset, func(t *testing.T) {
				t.Parallel()
				for k := range positions {
					results[i] = append(results[i], promisesOf(t, ruleset, uint64(1000*i+k+1), sets[k%len(sets)])...)
				}
				for _, seed := range further[ruleset] {
					if seed > uint64(1000*i+positions) {
						results[i] = append(results[i], promisesOf(t, ruleset, seed, sets[0])...)
					}
				}
			})
		}
	})
	var all []*promise
	kinds := map[string]int{}
	for _, list := range results {
		for _, p := range list {
			if p.n > 0 {
				p.log = tails(p.n, p.k, p.chance)
				all = append(all, p)
				kinds[p.ruleset+" "+p.what]++
			}
		}
	}
	limit := math.Log(1e-6 / 2 / float64(len(all)))
	sort.SliceStable(all, func(i, j int) bool { return all[i].log < all[j].log })
	broken := 0
	for _, p := range all {
		if p.log < limit && broken < 60 {
			broken++
			t.Errorf("%s, position %d, %s by %d on %d, weapon %d, option %d, cell %v: %s is promised %.4f and came %d times of %d (%.4f), a chance of %.1e",
				p.ruleset, p.seed, p.a.Verb, p.a.By, p.a.On, p.a.Weapon, p.a.Option, p.a.Cell, p.what, p.chance, p.k, p.n, float64(p.k)/float64(p.n), math.Exp(p.log))
		}
	}
	t.Logf("%d promises, %v", len(all), kinds)
	for _, what := range wanted {
		if kinds[what] == 0 {
			t.Errorf("nothing promises %q: the positions prove too little", what)
		}
	}
}

// promisesOf previews the actions of whoever is awaited in one position and
// plays them.
func promisesOf(t *testing.T, ruleset string, seed uint64, next dice.Set) (all []*promise) {
	m := throng(t, ruleset, seed)
	if next.Sides > 0 {
		m.course.Header.Study = true
		if r, err := m.Study().Edit(rules.Edit{Kind: rules.EditDie, Of: int16(next.Sides), Number: int16(next.Face)}); err != nil || !r.OK() {
			return nil
		}
	}
	_, _, side := m.Awaits()
	if side < 0 {
		return nil
	}
	e := m.course.Encounter()
	taken := map[string]int{}
	src := dice.NewSeeded(seed)
	times := *plays
	if testing.Short() {
		times /= 5
	}
	var r replayer
	for _, a := range m.View(side).Legal(nil) {
		kind := fmt.Sprint(a.Verb, a.Verb == rules.Power || a.Verb == rules.Drink, a.Option*bit(a.Verb == rules.Power || a.Verb == rules.Charge), a.NBlows > 1)
		if taken[kind] >= 2 {
			continue
		}
		p := m.Preview(&a)
		list := listed(&p, e, &a)
		if len(list) == 0 {
			continue
		}
		taken[kind]++
		r.src = src
		for _, v := range list {
			v.ruleset, v.seed, v.a = ruleset, seed, a
		}
		for range times {
			src.Fixed = next
			o := r.play(e, &a)
			for _, v := range list {
				if counts, kept := v.so(o, src); counts {
					v.n++
					if kept {
						v.k++
					}
				}
			}
		}
		all = append(all, list...)
	}
	return all
}

func bit(so bool) uint8 {
	if so {
		return 1
	}
	return 0
}

// listed are the promises of a preview.
func listed(p *Preview, e *rules.Encounter, a *rules.Action) (list []*promise) {
	add := func(what string, chance float64, so func(o *observed, src *dice.Seeded) (bool, bool)) {
		list = append(list, &promise{what: what, chance: chance, so: so})
	}
	always := func(what string, chance float64, so func(o *observed) bool) {
		add(what, chance, func(o *observed, _ *dice.Seeded) (bool, bool) { return true, so(o) })
	}
	// A mean is kept when a throw against each value, of the most there may be,
	// succeeds as often as the mean says.
	mean := func(what string, value float64, most int, of func(o *observed) (bool, int)) {
		if most > 0 {
			add(what, value/float64(most), func(o *observed, src *dice.Seeded) (bool, bool) {
				counts, n := of(o)
				return counts, int(src.Next()%uint64(most)) < n
			})
		}
	}
	if c := p.Course; c != nil {
		if p.Sure {
			always("comes off", p.Chance.Float(), func(o *observed) bool { return o.off })
		}
		if p.Returns {
			always("returns", p.Risk.Float(), func(o *observed) bool { return o.returns })
		}
		if a.NBlows <= 1 && len(p.Victims) == 0 { // an ability may mend its user
			always("falls", c.Falls.Float(), func(o *observed) bool { return o.falls })
		}
		if a.NBlows > 1 || len(p.Victims) > 0 {
			always("begins", c.Begins.Float(), func(o *observed) bool { return o.began })
		}
		for i := range c.Strikes {
			s := &c.Strikes[i]
			key := [2]int{int(s.By), s.Nth}
			always("strikes", s.Made.Float(), func(o *observed) bool { return o.made[key] })
			add("strike hurts", s.Hits().Float(), func(o *observed, _ *dice.Seeded) (bool, bool) { return o.made[key], o.hurt[key] })
		}
		always("unforeseen strikes", 0, func(o *observed) bool {
			for key := range o.made {
				known := false
				for i := range c.Strikes {
					known = known || key == [2]int{int(c.Strikes[i].By), c.Strikes[i].Nth}
				}
				if !known {
					return true
				}
			}
			return false
		})
		if len(p.Strikes) == 1 && a.NBlows <= 1 && p.Contests == nil && (a.Verb != rules.Take || p.Strikes[0].Aim.Frame.Mode&rules.ModeOpening == 0) {
			if p.Strikes[0].Aim.Frame.Mode&rules.ModeOpening == 0 && !p.Strikes[0].Aim.Frame.Harmless {
				always("damages", c.Attack.Damages.Float(), func(o *observed) bool { return o.damages })
				always("critical", c.Attack.Critical.Float(), func(o *observed) bool { return o.crit })
				always("fells", c.Attack.Drops.Float(), func(o *observed) bool { return o.drops })
				always("kills", c.Kills.Float(), func(o *observed) bool { return o.kills })
				mean("mean damage", c.Attack.Mean.Float(), mostOf(e, a.By, &p.Strikes[0]), func(o *observed) (bool, int) { return true, o.dealt })
			}
			if a.Verb != rules.CoupDeGrace && !p.Fair {
				add("hits once begun", p.Strikes[0].Lands().Float(), func(o *observed, _ *dice.Seeded) (bool, bool) { return o.began, o.off })
			}
		}
		if len(p.Contests) == 1 && !p.Fair && !p.Contests[0].Lost && a.Verb != rules.Take && a.Verb != rules.Overrun && p.Contests[0].By == a.By {
			wins := p.Contests[0].Wins
			add("check won once thrown", wins.Float(), func(o *observed, _ *dice.Seeded) (bool, bool) {
				// Venom on the way changes what is thrown: what both throw is told as they stand.
				return o.checks > 0 && !o.weakened, o.beaten == 0
			})
		}
	}
	if f := p.Full; f != nil {
		always("full attack fells", f.Fells.Float(), func(o *observed) bool { return o.drops })
		always("full attack kills", f.Kills.Float(), func(o *observed) bool { return o.kills })
		for n := range f.Hits {
			always("full attack hits", f.Hits[n].Float(), func(o *observed) bool { return o.blows == n })
		}
		mean("full attack mean", f.Mean.Float(), f.Most(), func(o *observed) (bool, int) { return true, o.dealt })
	}
	for i := range p.Victims {
		if p.Fair {
			break
		}
		v := &p.Victims[i]
		always("affected in full", v.Fails.Float(), func(o *observed) bool { return o.suffered(v.Who) })
		if v.Hurts && v.Who != a.By {
			hp := int(e.Facts.Combatants[v.Who].HP)
			power := &e.Creatures[a.By].Powers[a.Option]
			mean("ability's mean", v.Burst.Mean.Float(), max(1, power.Damage.Max()), func(o *observed) (bool, int) {
				return true, hp - int(o.after.Facts.Combatants[v.Who].HP)
			})
			always("ability fells", v.Burst.Fells.Float(), func(o *observed) bool {
				return !e.Facts.Combatants[v.Who].Conditions.Any(rules.DownSet) && o.after.Facts.Combatants[v.Who].Conditions.Any(rules.DownSet)
			})
		}
		if v.Heals && v.Who != a.By {
			power := &e.Creatures[a.By].Powers[a.Option]
			mean("healing mean", v.Healed.Float(), max(1, power.Heal.Max()), func(o *observed) (bool, int) {
				return true, int(o.after.Facts.Combatants[v.Who].HP) - int(e.Facts.Combatants[v.Who].HP)
			})
		}
	}
	for i := range p.Lookouts {
		l := &p.Lookouts[i]
		always("stays unnoticed", l.Hides.Float(), func(o *observed) bool {
			c := &o.after.Facts.Combatants[a.By]
			return c.Conditions.Has(rules.Hidden) && (c.HiddenFrom == 0 || c.HiddenFrom>>l.Who&1 == 1)
		})
	}
	return list
}

// mostOf is the most damage that an attack can deal: of a shot into a grapple, to
// whoever it strikes (GRP-08).
func mostOf(e *rules.Encounter, by rules.ID, s *Strike) (most int) {
	frames := []rules.Frame{s.Aim.Frame}
	for i := range s.Among {
		id := s.Among[i].Who
		var aim rules.Aim
		attack.AimAt(e, by, id, s.Weapon, s.Aim.Frame.Mode|rules.ModeDrawn, &aim)
		frames = append(frames, aim.Frame)
	}
	for _, f := range frames {
		n := max(1, (max(int(f.Multiplier), 1)+int(f.More))*max(f.Dice.Max(), 1)) + 6*int(f.Sneak)
		if f.Extra.Count > 0 || f.Extra.Plus > 0 {
			n += f.Extra.Max()
		}
		most = max(most, n)
	}
	return most
}

// suffered reports whether one that an ability caught was affected in full.
func (o *observed) suffered(who rules.ID) bool {
	used, saved := false, false
	for i := range o.events {
		switch ev := &o.events[i]; {
		case ev.Kind == rules.PowerUsed && ev.Who == o.a.By:
			used = true
		case ev.Kind == rules.TestRolled && ev.Who == who && ev.Whom == o.a.By && ev.Cite == rules.SAV01:
			saved = ev.A == 20 || ev.A > 1 && ev.B >= ev.C
		}
	}
	return used && !saved
}
