package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/play"
	"tenaille/game/ai/portfolio"
	"tenaille/game/ai/search"
	"tenaille/game/ai/tactics"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/view"
)

// planner is a captain or a warlord: it thinks of whole turns, plays the best of
// them out on copies of what its side knows, with dice of its own and soldiers on
// both sides, and goes on with the one chosen until something comes otherwise.
// The turns are played with the same dice, and those that do badly are given up on
// the way.
type planner struct {
	*skill
	depth // of the match
	seed  uint64
	turn  uint64 // the question being thought about, plus one

	mind   tactics.Soldier // has its habits, on what the side knows
	finder portfolio.Finder
	search search.Search
	stage  stage
	own    rules.Action // what habit says
	lines  []portfolio.Line
	ideas  []idea
	play   play.Play
	course portfolio.Course

	at, round int  // the idea being played, and for which time
	running   bool // a play is under way
	done      int  // plays
	hurried   bool // the best so far will do
	credit    int  // nodes dealt out and not used
	chosen    int  // the idea that was chosen last
	looked    bool // the last decision was made by looking at the whole
}

// stage is what a planner is at.
type stage uint8

const (
	minding   stage = iota // habit weighs places
	finding                // of what could be done
	playing                // it out
	searching              // all that may come of it, where that is little
)

// newPlanner is a planner of a skill, with dice of its own.
func newPlanner(seed uint64, how *skill) *planner {
	quick := how.temper
	quick.Hasty = true
	p := &planner{
		skill: how, seed: seed, mind: tactics.Soldier{Seed: seed, Temper: how.temper, Keep: true},
		play: play.By(seed, quick),
	}
	if how.judges {
		p.play.Judge = new(eval.Judge)
	}
	return p
}

// depth is how far a planner goes.
type depth struct {
	ideas  int // at most so many are played
	plays  int // of each at most; half of them are given up at a quarter, and again at half
	rounds int // after which a play ends
	margin int // how many tenths of its error an idea must be better by
}

// pacing is what a turn is like, which tells how deep is deep enough.
type pacing uint8

const (
	turns  pacing = iota // creatures have turns of their own
	short                // in which nobody runs, as in limited (LIM-09): ideas want more plays to be told apart
	phases               // a side commands figures, whose plays cost a fifth
	pacings
)

// skill is the depth of a planner by the pacing of the turns, and what soldiers have its ideas
// and play them.
type skill struct {
	deep   [pacings]depth
	steps  int  // in which a small position is looked at whole
	judges bool // goes by the chance to win instead of by what stands
	temper eval.Temper
	// figures is the nature it has where it commands figures, unless it has one anyhow.
	figures eval.Nature
}

// under is the temper it has under a ruleset of figures, or under any other.
func (s *skill) under(figures bool) eval.Temper {
	t := s.temper
	if figures && t.Nature == (eval.Nature{}) {
		t.Nature = s.figures
	}
	return t
}

// by is the depth under a ruleset.
func (s *skill) by(r *rules.Ruleset) depth {
	switch {
	case r.Turn.Phases:
		return s.deep[phases]
	case !r.Has(rules.Run):
		return s.deep[short]
	}
	return s.deep[turns]
}

var (
	captain = &skill{deep: [pacings]depth{turns: {14, 10, 2, 4}, short: {14, 10, 2, 4}, phases: {12, 40, 2, 3}}, steps: 160_000}
	warlord = &skill{deep: [pacings]depth{turns: {18, 24, 4, 4}, short: {18, 64, 4, 4}, phases: {16, 64, 6, 4}}, steps: 600_000,
		temper: eval.Temper{Wily: true}, figures: eval.Nature{Own: 50, Hurt: -50, Weak: 50}}
)

// idea is a line and what came of it.
type idea struct {
	line  portfolio.Line
	sum   int64
	came  []int64 // of each play
	luck  []int64 // how much of it was luck in attacks
	got   []int64 // what is left without that
	tally portfolio.Tally
	out   bool // no longer played
}

// wilyNodes is how many nodes an action of wily figures counts for: they think
// longer about whose turn it is.
const wilyNodes = 3

// findingNodes is how many nodes a beginning of a turn, with all that may follow
// it, counts for.
const findingNodes = 8

// Think decides for whoever is awaited. A node is a place the soldier in it
// looks at closely, a beginning of a turn and what may follow it, or an action of
// a play.
func (p *planner) Think(v *view.View, turn uint64, nodes int) (rules.Action, bool) {
	if p.turn != turn+1 {
		p.turn, p.credit = turn+1, 0
		if a, ok := p.begin(v, turn); ok {
			return p.answer(v, a)
		}
	}
	if p.hurried {
		return p.answer(v, p.atOnce())
	}
	for p.credit += max(nodes, 1); p.credit > 0; {
		p.credit -= p.price()
		if a, ok := p.node(); ok {
			return p.answer(v, a)
		}
	}
	return rules.Action{}, false
}

// price is how many nodes the next one counts for: what a slice is in debt for the next
// ones pay, so that it does not matter how nodes are dealt out.
func (p *planner) price() int {
	n := 1
	if p.stage == finding {
		n = findingNodes
	}
	if p.wily() {
		n *= wilyNodes
	}
	return n
}

// begin begins to think about a question; ok says that it is decided at once.
func (p *planner) begin(v *view.View, turn uint64) (a rules.Action, ok bool) {
	p.mind.Read(v)
	p.ideas, p.looked = p.ideas[:0], false
	e := p.mind.Encounter()
	what, who := e.Awaits()
	p.depth = p.by(e.Rules)
	how := p.under(e.Rules.Turn.Phases)
	p.mind.Nature = how.Nature
	p.play.Takes(how.Nature)
	if what == rules.AwaitsAction {
		if a, ok := p.course.GoOn(e, who); ok {
			return a, true
		}
		if p.course.Under() {
			p.mind.Nature = p.course.Scheme().Of(how.Nature)
		}
	}
	if what == rules.AwaitsAction && p.small() {
		p.search.Begin(e, p.mind.Quest.Goal, true, p.steps)
		p.stage = searching
		return a, false
	}
	return p.consider(turn)
}

// consider begins to think of what cannot be looked at whole.
func (p *planner) consider(turn uint64) (a rules.Action, ok bool) {
	e := p.mind.Encounter()
	what, who := e.Awaits()
	a, done := p.mind.Consider(turn)
	if what != rules.AwaitsAction || done && !p.open(e, who, &a) {
		return a, true
	}
	p.stage = minding
	switch {
	case done && p.course.Under():
		return a, true // the rest of a turn
	case done:
		return p.minded(a)
	}
	return a, false
}

// open reports whether something else than what habit says at once may be done.
func (p *planner) open(e *rules.Encounter, who rules.ID, a *rules.Action) bool {
	if e.Rules.Turn.Phases {
		return true
	}
	if _, forced := combat.Flight(e, who); forced {
		return false // CND-07
	}
	return a.Verb != rules.EndTurn && a.Verb != rules.Power
}

// node thinks one node further.
func (p *planner) node() (a rules.Action, ok bool) {
	switch p.stage {
	case minding:
		if a, done := p.mind.Step(); done {
			if p.course.Under() {
				return a, true // the rest of a turn
			}
			return p.minded(a)
		}
	case finding:
		if p.finder.Step() {
			return p.found()
		}
	case playing:
		if p.advance() {
			return p.choose(), true
		}
	case searching:
		for range searchSteps {
			if done, ok := p.search.Step(); done {
				return p.searched(ok)
			}
		}
	}
	return a, false
}

// patience is how many rounds a planner may wait for the foe to come. From then on it does
// as habit has it in the rounds in which all dare to go on: two that know where the other
// was last, and find it better to be ready there, would wait for each other for ever.
const patience = 40

// minded goes on when habit has come to a decision.
func (p *planner) minded(own rules.Action) (a rules.Action, ok bool) {
	p.own = own
	p.lines = append(p.lines[:0], portfolio.Line{Loose: true, Guess: 1 << 60})
	e := p.mind.Encounter()
	if e.Facts.Round > patience && p.mind.Nature.Dares(e.Facts.Round) {
		return own, true
	}
	if e.Rules.Turn.Phases {
		p.finder.Muster(&p.mind)
		return p.found()
	}
	if portfolio.Foes(e, p.mind.Self()) == 0 {
		return own, true
	}
	p.finder.Begin(&p.mind)
	p.stage = finding
	return a, false
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
	p.turn, p.hurried = 0, false
	return p.mind.Answer(v, a)
}

// wily reports whether a wily side chooses whom to activate.
func (p *planner) wily() bool { return p.temper.Wily && p.mind.Encounter().Rules.Turn.Phases }

// found goes on when the lines are found; where there is but habit it decides.
func (p *planner) found() (a rules.Action, ok bool) {
	p.lines = p.plot(portfolio.Choose(p.finder.Lines(), p.depth.ideas, p.lines))
	p.ideas = p.ideas[:0]
	for i := range p.lines {
		if len(p.ideas) < cap(p.ideas) {
			p.ideas = p.ideas[:len(p.ideas)+1]
		} else {
			p.ideas = append(p.ideas, idea{})
		}
		d := &p.ideas[i]
		*d = idea{line: p.lines[i], came: d.came[:0], luck: d.luck[:0], got: d.got[:0]}
	}
	p.stage, p.at, p.round, p.running, p.done = playing, 0, 0, false, 0
	if len(p.ideas) < 2 {
		return p.choose(), true
	}
	return a, false
}

// advance does the next bit of the plays; done says that all is played.
func (p *planner) advance() (done bool) {
	if !p.running {
		p.running = true
		stream := eval.StreamAt(p.seed^0x8CB92BA72F3D8DD7, p.turn<<8+uint64(p.round))
		if !p.play.Begin(p.mind.Encounter(), p.mind.Self(), &p.ideas[p.at].line, stream.Next()) {
			p.ideas[p.at].out = true
			return p.next()
		}
		return false
	}
	if !p.play.Over(p.mind.Encounter(), p.mind.Self(), p.rounds) {
		p.play.Step()
		return false
	}
	d := &p.ideas[p.at]
	n, luck := p.play.Result()
	d.came, d.luck, d.got = append(d.came, n), append(d.luck, luck), append(d.got, n-luck)
	d.sum += n - luck
	d.tally.Add(p.play.Tally())
	p.done++
	return p.next()
}
