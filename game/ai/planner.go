package ai

import (
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/view"
)

// planner is a captain or a warlord: it takes the best few ideas of a soldier
// and plays each of them out on copies of what its side knows, with dice of its
// own and soldiers on both sides, before it chooses. The ideas are played with
// the same dice, and those that do badly are given up half way.
type planner struct {
	scheme
	depth // of the match
	seed  uint64
	turn  uint64 // the question being thought about, plus one

	mind   soldier // has the ideas, on what the side knows
	actor  soldier // plays everybody's part
	side   uint8
	ideas  []idea
	chosen bool // the ideas are found and being played
	play   *rules.Encounter
	fortune
	src *dice.Seeded

	at, round int  // the idea being played, and for which time
	running   bool // a play is under way
	thinking  bool // the actor has begun to think
	actions   int  // of the play so far
}

// depth is how far a planner goes.
type depth struct {
	ideas  int // at most so many are played
	plays  int // of each at most; half of them are given up at a quarter, at half
	rounds int // after which a play ends
	doubt  int // how many tenths of its error an idea must be better by
}

// scheme is the depth of a planner where creatures have turns of their own, and
// where a side commands figures, whose plays cost a fifth; and what soldiers
// have its ideas and play them.
type scheme struct {
	turns, phases depth
	temper        temper
}

var (
	captain = scheme{turns: depth{4, 10, 3, 10}, phases: depth{6, 12, 3, 10}}
	warlord = scheme{turns: depth{6, 24, 3, 8}, phases: depth{8, 24, 3, 10}, temper: temper{wily: true}}
)

// idea is an action and what came of it.
type idea struct {
	action rules.Action
	guess  int
	sum    int
	got    []int // of each play
	out    bool  // no longer played
}

// wilyNodes is how many nodes an action of wily figures counts for: they think
// longer about whose turn it is.
const wilyNodes = 3

// longest bounds the actions of one play.
const longest = 200

// Think decides for whoever is awaited. A node is a place the soldier in it
// looks at closely, or an action of a play.
func (p *planner) Think(v *view.View, turn uint64, nodes int) (rules.Action, bool) {
	if p.turn != turn+1 {
		p.turn, p.chosen = turn+1, false
		p.mind.seed, p.mind.temper, p.mind.keep = p.seed, p.temper, true
		p.mind.read(v)
		if p.depth = p.turns; p.mind.e.Rules.Turn.Phases {
			p.depth = p.phases
		}
		a, done := p.mind.consider(turn)
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
		} else if a, done := p.mind.step(); done && p.found(a) {
			return p.answer(v, a)
		}
	}
	return rules.Action{}, false
}

func (p *planner) again(seed uint64) Player {
	n := &planner{scheme: p.scheme, seed: seed}
	if p.mind.e != nil {
		n.mind.e = p.mind.e.Clone()
	}
	return n
}

func (p *planner) answer(v *view.View, a rules.Action) (rules.Action, bool) {
	p.turn = 0
	return p.mind.answer(v, a)
}

// wily reports whether a wily side chooses whom to activate.
func (p *planner) wily() bool { return p.temper.wily && p.mind.e.Rules.Turn.Phases }

// commands reports whether the side is to act and chooses with whom (SKI-15).
func (p *planner) commands() bool {
	what, _ := p.mind.e.Awaits()
	return p.mind.e.Rules.Turn.Phases && what == rules.AwaitsAction
}

// found collects the ideas, the soldier's own decision first; only says that
// there is no other.
func (p *planner) found(own rules.Action) (only bool) {
	p.side = p.mind.e.Creatures[p.mind.me].Side
	p.ideas = append(p.ideas[:0], idea{action: own, guess: 1 << 40})
	if p.mind.e.Rules.Turn.Phases {
		p.orders()
	} else {
		p.plans()
	}
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
	if at >= p.depth.ideas || !p.mind.e.Check(&a).OK() {
		return
	}
	if len(p.ideas) < p.depth.ideas {
		p.ideas = append(p.ideas, idea{})
	}
	copy(p.ideas[at+1:], p.ideas[at:])
	p.ideas[at] = idea{action: a, guess: guess}
}

// plans are the ideas of a creature in its turn: the soldier's plans, and what
// it does when it has none.
func (p *planner) plans() {
	m := &p.mind
	if len(m.foes) == 0 {
		return
	}
	for i := range m.plans {
		p.propose(m.plans[i].action, m.plans[i].score)
	}
	c := &m.e.Facts.Combatants[m.me]
	if m.mobile() && !m.e.Facts.Has(m.me, rules.Disabled) {
		if a, ok := m.approach(m.shooter()); ok {
			p.propose(a, 0)
		}
		if a, ok := m.retreat(); ok {
			p.propose(a, 0)
		}
	}
	if m.pressed(c.At) && m.may(rules.TotalDefenceAction) {
		p.propose(rules.Action{Verb: rules.TotalDefenceAction, By: m.me, On: rules.Nobody}, -1)
	}
	p.propose(rules.Action{Verb: rules.EndTurn, By: m.me, On: rules.Nobody}, -2)
}

// advance does the next bit of the plays; done says that all is played.
func (p *planner) advance() (done bool) {
	if !p.running {
		return p.start()
	}
	e := p.play
	what, _ := e.Awaits()
	if what == rules.AwaitsNothing || e.Facts.Over || p.actions >= longest || p.ends() {
		p.settle()
		n := p.standing() - p.luck
		p.ideas[p.at].sum += n
		p.ideas[p.at].got = append(p.ideas[p.at].got, n)
		return p.next()
	}
	var a rules.Action
	decided := false
	if p.thinking {
		a, decided = p.actor.step()
	} else {
		a, decided = p.actor.consider(uint64(p.actions))
		p.thinking = true
	}
	if !decided {
		return false
	}
	p.thinking = false
	p.actions++
	if what == rules.AwaitsAction {
		p.settle()
		p.wager(&a)
	}
	if !e.Do(&a, p.src).OK() && !p.giveUp() {
		p.actions = longest
	}
	return false
}

// giveUp ends the turn of an actor that decided for what cannot be done.
func (p *planner) giveUp() bool {
	_, who := p.play.Awaits()
	for _, verb := range [...]rules.Verb{rules.EndTurn, rules.Pass} {
		a := rules.Action{Verb: verb, By: who, On: rules.Nobody}
		if p.play.Do(&a, p.src).OK() {
			return true
		}
	}
	p.actor.legal = p.play.Legal(p.actor.legal[:0])
	return len(p.actor.legal) > 0 && p.play.Do(&p.actor.legal[0], p.src).OK()
}

// start begins a play of the idea it is the turn of.
func (p *planner) start() (done bool) {
	if p.play == nil {
		p.play = p.mind.e.Clone()
	} else {
		p.mind.e.CopyTo(p.play)
	}
	stream := streamAt(p.seed^0x8CB92BA72F3D8DD7, p.turn<<8+uint64(p.round))
	p.src = dice.NewSeeded(stream.Next())
	p.actor.e, p.actor.seed, p.actor.temper = p.play, p.seed, p.temper
	p.actor.hasty = true
	p.running, p.thinking, p.actions = true, false, 0
	p.luck, p.due = 0, false
	a := p.ideas[p.at].action
	p.wager(&a)
	if !p.play.Do(&a, p.src).OK() {
		p.ideas[p.at].out = true
		return p.next()
	}
	return false
}

// ends reports whether a play has come to where it is looked at.
func (p *planner) ends() bool {
	from, now := &p.mind.e.Facts, &p.play.Facts
	rounds := int(now.Round) - int(from.Round)
	if rounds < p.rounds {
		return false
	}
	if rounds > p.rounds || p.play.Rules.Turn.Phases {
		return true
	}
	_, who := p.play.Awaits()
	return who == p.mind.me || p.play.Rules.Attack.Defeated(p.play, p.mind.me)
}

// next goes on to the idea after this one, and to the next round of plays after
// the last; half way the worse half of the ideas is given up.
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
		for drop := left / 2; drop > 0; drop-- {
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
	sum := 0
	for k := range n {
		sum += (mine[k] - first[k]) / 1000
	}
	spread := 0
	for k := range n {
		d := (mine[k]-first[k])/1000 - sum/n
		spread += d * d
	}
	return sum > 0 && sum*sum*100 > spread*p.doubt*p.doubt
}

// What a creature that still fights is worth whatever its wounds, and the part
// of it that goes with its hit points, in thousandths.
const standsFor, woundsFor = 450, 550

// standing is how the side stands at the end of a play: the worth of its own
// that still fight, less that of the others.
func (p *planner) standing() int {
	e := p.play
	sum := 0
	for id := range e.Count() {
		if !e.Present(id) || e.Rules.Attack.Defeated(e, id) {
			continue
		}
		c := &e.Facts.Combatants[id]
		full := max(1, e.MaxHP(id))
		n := p.value(id) * (standsFor + woundsFor*min(max(int(c.HP), 0), full)/full)
		for k, cost := range disabling {
			if cost > 0 && c.Conditions.Has(rules.Condition(k)) {
				n = n * (1000 - cost/2) / 1000
				break
			}
		}
		if e.Creatures[id].Side != p.side {
			n = -n
		}
		sum += n
	}
	return sum
}

// value is what a creature is worth.
func (p *planner) value(id rules.ID) int {
	if card := p.play.Creatures[id].Card; card != nil {
		return figureWorth(card)
	}
	return worth(p.play, id)
}
