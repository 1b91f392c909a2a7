package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/tactics"
	"tenaille/rules"
	"tenaille/rules/view"
)

// planner is a captain or a warlord: it takes the best few ideas of a soldier
// and plays each of them out on copies of what its side knows, with dice of its
// own and soldiers on both sides, before it chooses. The ideas are played with
// the same dice, and those that do badly are given up half way.
type planner struct {
	skill
	depth // of the match
	seed  uint64
	turn  uint64 // the question being thought about, plus one

	mind   tactics.Soldier // has the ideas, on what the side knows
	ideas  []idea
	chosen bool // the ideas are found and being played
	play   playout

	at, round int  // the idea being played, and for which time
	running   bool // a play is under way
}

// newPlanner is a planner of a skill, with dice of its own.
func newPlanner(seed uint64, how skill) *planner {
	quick := how.temper
	quick.Hasty = true
	return &planner{
		skill: how, seed: seed, mind: tactics.Soldier{Seed: seed, Temper: how.temper, Keep: true},
		play: playout{actor: tactics.Soldier{Seed: seed, Temper: quick}},
	}
}

// depth is how far a planner goes.
type depth struct {
	ideas  int // at most so many are played
	plays  int // of each at most; half of them are given up at a quarter, at half
	rounds int // after which a play ends
	margin int // how many tenths of its error an idea must be better by
}

// skill is the depth of a planner where creatures have turns of their own, and
// where a side commands figures, whose plays cost a fifth; and what soldiers
// have its ideas and play them.
type skill struct {
	turns, phases depth
	temper        eval.Temper
}

var (
	captain = skill{turns: depth{4, 10, 3, 10}, phases: depth{6, 12, 3, 10}}
	warlord = skill{turns: depth{6, 24, 3, 8}, phases: depth{8, 24, 3, 10}, temper: eval.Temper{Wily: true}}
)

// idea is an action and what came of it.
type idea struct {
	action rules.Action
	guess  int
	sum    int64
	got    []int64 // of each play
	out    bool    // no longer played
}

// wilyNodes is how many nodes an action of wily figures counts for: they think
// longer about whose turn it is.
const wilyNodes = 3

// Think decides for whoever is awaited. A node is a place the soldier in it
// looks at closely, or an action of a play.
func (p *planner) Think(v *view.View, turn uint64, nodes int) (rules.Action, bool) {
	if p.turn != turn+1 {
		p.turn, p.chosen = turn+1, false
		p.mind.Read(v)
		if p.depth = p.turns; p.mind.Encounter().Rules.Turn.Phases {
			p.depth = p.phases
		}
		a, done := p.mind.Consider(turn)
		if done && !p.commands() {
			return p.answer(v, a)
		}
		if done && p.found(a) {
			return p.answer(v, a)
		}
		nodes -= len(p.ideas)
	}
	if p.wily() {
		nodes /= wilyNodes
	}
	for range max(nodes, 1) {
		if p.chosen {
			if p.advance() {
				return p.answer(v, p.best())
			}
		} else if a, done := p.mind.Step(); done && p.found(a) {
			return p.answer(v, a)
		}
	}
	return rules.Action{}, false
}

// again is the same player with another seed.
func (p *planner) again(seed uint64) *planner {
	n := newPlanner(seed, p.skill)
	if e := p.mind.Encounter(); e != nil {
		n.mind.Watch(e.Clone())
	}
	return n
}

func (p *planner) answer(v *view.View, a rules.Action) (rules.Action, bool) {
	p.turn = 0
	return p.mind.Answer(v, a)
}

// wily reports whether a wily side chooses whom to activate.
func (p *planner) wily() bool { return p.temper.Wily && p.mind.Encounter().Rules.Turn.Phases }

// commands reports whether the side is to act and chooses with whom (SKI-15).
func (p *planner) commands() bool {
	what, _ := p.mind.Encounter().Awaits()
	return p.mind.Encounter().Rules.Turn.Phases && what == rules.AwaitsAction
}

// found collects the ideas, the soldier's own decision first; only says that
// there is no other.
func (p *planner) found(own rules.Action) (only bool) {
	p.play.side = p.mind.Encounter().Creatures[p.mind.Self()].Side
	p.ideas = append(p.ideas[:0], idea{action: own, guess: 1 << 30})
	p.mind.Ideas(p.propose)
	p.chosen, p.at, p.round, p.running = true, 0, 0, false
	return len(p.ideas) < 2
}

// propose adds an idea unless it is there already or not legal; of too many the
// last goes.
func (p *planner) propose(a rules.Action, guess int) {
	for i := range p.ideas {
		if p.ideas[i].action == a {
			p.ideas[i].guess = max(p.ideas[i].guess, guess)
			return
		}
	}
	at := len(p.ideas)
	for at > 1 && p.ideas[at-1].guess < guess {
		at--
	}
	if at >= p.depth.ideas || !p.mind.Encounter().Check(&a).OK() {
		return
	}
	if len(p.ideas) < p.depth.ideas {
		p.ideas = append(p.ideas, idea{})
	}
	copy(p.ideas[at+1:], p.ideas[at:])
	p.ideas[at] = idea{action: a, guess: guess}
}

// advance does the next bit of the plays; done says that all is played.
func (p *planner) advance() (done bool) {
	if !p.running {
		p.running = true
		stream := eval.StreamAt(p.seed^0x8CB92BA72F3D8DD7, p.turn<<8+uint64(p.round))
		if !p.play.begin(p.mind.Encounter(), p.ideas[p.at].action, stream.Next()) {
			p.ideas[p.at].out = true
			return p.next()
		}
		return false
	}
	if !p.play.over(p.mind.Encounter(), p.mind.Self(), p.rounds) {
		p.play.step()
		return false
	}
	n := p.play.result()
	p.ideas[p.at].sum += n
	p.ideas[p.at].got = append(p.ideas[p.at].got, n)
	return p.next()
}

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
	left := 0
	for i := range p.ideas {
		if !p.ideas[i].out {
			left++
		}
	}
	if p.round == p.plays || left < 2 {
		return true
	}
	if p.round*2 == p.plays || p.round*4 == p.plays {
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

// best is the idea that did best, unless what it has before the soldier's own
// may well be chance.
func (p *planner) best() rules.Action {
	best := 0
	for i := range p.ideas {
		if !p.ideas[i].out && p.ideas[i].sum > p.ideas[best].sum && p.clear(i) {
			best = i
		}
	}
	return p.ideas[best].action
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
