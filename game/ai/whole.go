package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/play"
	"tenaille/rules"
)

// searchSteps is how many steps of a search a node is.
const searchSteps = 16

// small reports whether a position may be looked at whole: there is a goal that is read
// soon.
func (p *planner) small() bool { return p.mind.Quest.Goal != nil }

// searched goes on when a position has been looked at whole, or was too large for that.
func (p *planner) searched(ok bool) (a rules.Action, done bool) {
	if best := p.search.Best(); ok && best != nil {
		p.looked = true
		return best.Action, true
	}
	if p.search.Narrow(p.mind.Encounter()) {
		return a, false
	}
	return p.consider(p.turn - 1)
}

// roots are the first actions that were looked at, the best first.
func (p *planner) roots() []Thought {
	best := p.search.Best()
	all := make([]Thought, 0, len(p.search.Roots))
	for i := range p.search.Roots {
		r := &p.search.Roots[i]
		t := Thought{
			Acts: []rules.Action{r.Action}, Habit: true, Chosen: r == best, Looked: true, AtMost: !r.Exact,
			Value: r.Worth / (eval.GoalUnit / play.PerWorth),
		}
		if less := (best.Worth - r.Worth) / (eval.GoalUnit / play.PerWorth); less > 0 {
			t.Against = []Objection{{Worse, int(min(less, 1<<30))}}
		}
		all = append(all, t)
	}
	rank(all)
	return all
}
