package ai

import (
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/rules"
)

// Thinker is a player that thinks in ideas: it tells how far it has come, can be
// told to make an end, and says after a decision what it weighed.
type Thinker interface {
	Player
	// Progress tells how many plays are done, and how many there will be in all as
	// far as it knows; none before there are ideas.
	Progress() (done, of int)
	// Hurry has the next call of Think decide, by what has been thought so far:
	// what it decides follows from the nodes done alone.
	Hurry()
	// Thoughts tells what was weighed for the decision that was made last, the best
	// first; nothing where there was nothing to weigh.
	Thoughts() []Thought
}

// Thought is an idea that was played out, or a first action of which all was looked at
// that may come of it.
type Thought struct {
	// Acts are the actions of the turn, one after another; none is what habit says.
	Acts []rules.Action
	// Habit says that what is left of the turn goes by habit; else it ends.
	Habit bool
	// About is what the whole side was about in its plays.
	About  eval.Scheme
	Chosen bool
	// Plays is how often it was played; those that did badly were given up. Came is
	// in how many of them what it is for came about.
	Plays, Came int
	// Value is how the side stood at the end of its plays, on the mean, in thousandths
	// of what creatures are worth: only the differences tell something.
	Value   int64
	Against []Objection
	// Looked says that it was not played: Value is what it comes to when both sides do
	// the best, or no more than that, where AtMost.
	Looked, AtMost bool
}

// Objection is something that speaks against an idea, in numbers.
type Objection struct {
	Reason Reason
	// N is how much of it, as the reason says.
	N int
}

// Reason is a kind of objection.
type Reason uint8

// The reasons against an idea.
const (
	// Opportunities: attacks of opportunity it gives, in 100 plays.
	Opportunities Reason = iota
	// Exposed: foes that may come and strike at its end, in 100 plays.
	Exposed
	// Hurts: hit points it costs within the turn, in 100 plays.
	Hurts
	// Fails: plays in 100 in which what it is for does not come about.
	Fails
	// Worse: by how much its value is below that of the best, in thousandths.
	Worse
	// Tried: it was given up after so many plays.
	Tried
)

var reasonNames = [...]string{"opportunities", "exposed", "hurts", "fails", "worse", "tried"}

// String returns the reason's name, as in "opportunities".
func (r Reason) String() string { return reasonNames[r] }

// Progress tells how many plays are done, and how many there will be at most.
func (p *planner) Progress() (done, of int) {
	if p.stage != playing || p.turn == 0 {
		return 0, 0
	}
	left := 0
	for i := range p.ideas {
		if !p.ideas[i].out {
			left++
		}
	}
	// Those that follow this one in the round, and the rounds to come.
	of = p.done
	for i := p.at; i < len(p.ideas); i++ {
		if !p.ideas[i].out {
			of++
		}
	}
	for round := p.round + 1; round < p.plays; round++ {
		if p.halves(round) {
			left -= min(left/2, left-2)
		}
		of += left
	}
	return p.done, of
}

// Hurry has the next call of Think decide.
func (p *planner) Hurry() { p.hurried = p.turn != 0 }

// atOnce decides by what has been thought so far.
func (p *planner) atOnce() rules.Action {
	if p.stage == searching {
		p.stage = minding
		if a, done := p.consider(p.turn - 1); done {
			return a
		}
	}
	for p.stage == minding {
		if a, done := p.mind.Step(); done {
			return a
		}
	}
	if p.stage == finding {
		return p.own
	}
	return p.choose()
}

// Thoughts tells what was weighed for the last decision, the best first.
func (p *planner) Thoughts() []Thought {
	if p.turn != 0 {
		return nil
	}
	if p.looked {
		return p.roots()
	}
	var all []Thought
	best := int64(-1 << 62)
	for i := range p.ideas {
		if d := &p.ideas[i]; len(d.got) > 0 {
			best = max(best, d.sum/int64(len(d.got)))
		}
	}
	most := 0
	for i := range p.ideas {
		most = max(most, len(p.ideas[i].got))
	}
	for i := range p.ideas {
		d := &p.ideas[i]
		n := len(d.got)
		if n == 0 {
			continue
		}
		t := Thought{Habit: d.line.Loose, About: d.line.Scheme, Chosen: i == p.chosen, Plays: n, Came: d.tally.Came, Value: d.sum / int64(n)}
		t.Acts = append(t.Acts, d.line.Acts[:d.line.N]...)
		against := func(r Reason, much int) {
			if much > 0 {
				t.Against = append(t.Against, Objection{r, much})
			}
		}
		if d.line.N > 0 {
			against(Opportunities, 100*d.tally.Opportunities/n)
			against(Exposed, 100*d.tally.Exposed/n)
			against(Hurts, 100*d.tally.Lost/n)
			against(Fails, 100*(n-d.tally.Came)/n)
		}
		against(Worse, int(min(best-t.Value, 1<<30)))
		if n < most {
			against(Tried, n)
		}
		all = append(all, t)
	}
	rank(all)
	return all
}

// rank puts the one chosen first, then those played most often, then the best.
func rank(all []Thought) {
	slices.SortStableFunc(all, func(a, b Thought) int {
		switch {
		case a.Chosen != b.Chosen:
			return btoi(b.Chosen) - btoi(a.Chosen)
		case a.Plays != b.Plays:
			return b.Plays - a.Plays
		case a.Value > b.Value:
			return -1
		case a.Value < b.Value:
			return 1
		}
		return 0
	})
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
