package census

import (
	"fmt"
	"slices"
	"sync"

	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// Config states a census.
type Config struct {
	// Games is how many matches are played, in the rulesets by turns.
	Games int
	// Seed is what every game draws its own seed from.
	Seed uint64
	// Workers is how many games are played at a time; it changes no count.
	Workers int
	// Scenarios are played in place of the maps, by turns, each under its own ruleset
	// and options and with its own armies (SKI-19); none for the maps.
	Scenarios []string
}

// Line is what a census says of one rule under one ruleset.
type Line struct {
	Rule, Ruleset string
	// Times is how often the rule decided.
	Times uint64
	// Verdict is that of the index where it exempts the rule, rules.Carried or
	// rules.Reading; it is empty for a rule that has to be met.
	Verdict string
}

// Result is a census.
type Result struct {
	Config
	// Actions is how many actions the games had in all.
	Actions uint64
	// Lines are all rules in the order of the book, each under its rulesets.
	Lines []Line
}

// Unmet returns the lines of the rules that have to be met and never were. Of a rule that
// scenarios meet under one ruleset they need not meet it under the others, since each is
// played by one.
func (r *Result) Unmet() []Line {
	met := map[string]bool{}
	if len(r.Scenarios) > 0 {
		for i := range r.Lines {
			met[r.Lines[i].Rule] = met[r.Lines[i].Rule] || r.Lines[i].Times > 0
		}
	}
	return slices.DeleteFunc(slices.Clone(r.Lines), func(l Line) bool { return l.Times > 0 || l.Verdict != "" || met[l.Rule] })
}

// Exempt returns how many rules of a ruleset the index carries with another,
// and how many are readings.
func (r *Result) Exempt(ruleset string) (carried, readings int) {
	for _, l := range r.Lines {
		switch {
		case l.Ruleset != ruleset:
		case l.Verdict == rules.Carried:
			carried++
		case l.Verdict == rules.Reading:
			readings++
		}
	}
	return carried, readings
}

// Take plays the games and counts. The error names the game that could not be
// played, which is a bug of the program or a level that cannot be loaded.
func Take(c Config) (*Result, error) {
	plans, err := plan(c)
	if err != nil {
		return nil, err
	}
	kept := make([]tally, len(plans))
	errs := make([]error, len(plans))
	next := make(chan int)
	var wait sync.WaitGroup
	for range max(1, min(c.Workers, len(plans))) {
		wait.Go(func() {
			for i := range next {
				errs[i] = plans[i].play(&kept[i])
			}
		})
	}
	for i := range plans {
		next <- i
	}
	close(next)
	wait.Wait()
	sums := map[string]*tally{}
	for i := range plans {
		if errs[i] != nil {
			return nil, fmt.Errorf("game %d (%s): %w", i+1, plans[i].name(), errs[i])
		}
		if sums[plans[i].ruleset] == nil {
			sums[plans[i].ruleset] = new(tally)
		}
		sums[plans[i].ruleset].add(&kept[i])
	}
	return list(c, sums)
}

// list puts the sums in the order of the rule book.
func list(c Config, sums map[string]*tally) (*Result, error) {
	index, err := rules.Index()
	if err != nil {
		return nil, err
	}
	r := &Result{Config: c}
	for _, t := range sums {
		r.Actions += t.actions
	}
	for i := range index {
		x := &index[i]
		cite, ok := rules.CiteByName(x.ID)
		if !ok {
			return nil, fmt.Errorf("rules/index.json: there is no rule %s", x.ID)
		}
		for _, rs := range rulesets.All() {
			if !slices.Contains(x.Rulesets, rs.Book()) {
				continue
			}
			l := Line{Rule: x.ID, Ruleset: rs.Name}
			if t := sums[rs.Name]; t != nil {
				l.Times = t.times(cite)
			}
			if x.Verdict == rules.Carried || x.Verdict == rules.Reading {
				l.Verdict = x.Verdict
			}
			r.Lines = append(r.Lines, l)
		}
	}
	return r, nil
}

// tally counts how often each rule decided.
type tally struct {
	counts  []uint64 // by Cite
	actions uint64
}

// met counts a rule; NoCite counts nothing.
func (t *tally) met(c rules.Cite) {
	if c == rules.NoCite {
		return
	}
	if t.counts == nil {
		t.counts = make([]uint64, len(rules.Cites())+1)
	}
	t.counts[c]++
}

func (t *tally) times(c rules.Cite) uint64 {
	if t.counts == nil {
		return 0
	}
	return t.counts[c]
}

func (t *tally) add(o *tally) {
	for c := range o.counts {
		for len(t.counts) < len(o.counts) {
			t.counts = append(t.counts, 0)
		}
		t.counts[c] += o.counts[c]
	}
	t.actions += o.actions
}

// seeds draws the seed of every game.
func seeds(c Config) []uint64 {
	s := dice.NewStream(c.Seed)
	list := make([]uint64, c.Games)
	for i := range list {
		list[i] = s.Next()
	}
	return list
}
