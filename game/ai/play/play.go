package play

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/portfolio"
	"tenaille/game/ai/position"
	"tenaille/game/ai/tactics"
	"tenaille/rules"
)

// Play plays an encounter on, on a copy of what a side knows, with dice of its
// own and soldiers in everybody's part.
type Play struct {
	e     *rules.Encounter
	actor tactics.Soldier
	src   fate
	side  uint8 // whose standing is looked at
	me    rules.ID
	done  int // actions so far
	// thinking: the actor has begun to.
	thinking bool
	legal    []rules.Action
	doing    rules.Action // one of its own would be made anew each time
	fortune

	line   portfolio.Line // what is played first
	at     int            // its next action
	ended  bool           // nothing is left of the turn it is for
	tally  portfolio.Tally
	judged bool
	hp     int             // of whoever acts, at the beginning
	main   *rules.Action   // what the line is for
	aimed  rules.Combatant // at whom, as it was
	watch  func(rules.Event)
	pos    position.Position
	aim    eval.Reading
	// Judge tells how a side stands at the end; else its creatures do.
	Judge *eval.Judge
}

// Longest bounds the actions of one play.
const Longest = 200

// Begin begins a play with a line, by dice of a seed; it is false where its first
// action cannot be done.
func (p *Play) Begin(from *rules.Encounter, me rules.ID, l *portfolio.Line, seed uint64) bool {
	if p.e == nil {
		p.e = from.Clone()
	} else {
		from.CopyTo(p.e)
	}
	p.src.begin(p.e, seed)
	p.actor.Watch(p.e)
	p.thinking, p.done = false, 0
	p.luck, p.due = 0, false
	p.line, p.at, p.ended, p.me = *l, 0, l.Loose && l.N == 0, me
	p.tally, p.judged = portfolio.Tally{}, false
	p.aim.Begin()
	p.hp = int(from.Facts.Combatants[me].HP)
	if p.main = p.line.Main(); p.main != nil && aimed(p.main) >= 0 {
		p.aimed = from.Facts.Combatants[aimed(p.main)]
	}
	if p.watch == nil {
		p.watch = p.note
	}
	p.e.Watch = p.watch
	p.side = from.Creatures[me].Side
	return l.N == 0 || p.e.Check(&l.Acts[0]).OK()
}

// Step does the next bit of a play: some thinking, or an action.
func (p *Play) Step() {
	what, who := p.e.Awaits()
	if what == rules.AwaitsAction && !p.ended && !p.thinking {
		if p.follow(who) {
			return
		}
	}
	decided := false
	if p.thinking {
		p.doing, decided = p.actor.Step()
	} else {
		p.actor.Nature = p.natureOf(who)
		p.doing, decided = p.actor.Consider(uint64(p.done))
		p.thinking = true
	}
	if !decided {
		return
	}
	p.thinking = false
	p.do(&p.doing)
}

// follow goes on with the line; ok is false when it is over, or cannot be gone on
// with, and habit decides.
func (p *Play) follow(who rules.ID) (ok bool) {
	if p.at == p.line.N {
		p.ended = true
		p.judge()
		p.doing = rules.Action{Verb: rules.EndTurn, By: p.me, On: rules.Nobody}
		if p.line.Loose || who != p.me || !p.e.Check(&p.doing).OK() {
			return false
		}
		p.do(&p.doing)
		return true
	}
	a := &p.doing
	if *a = p.line.Acts[p.at]; !p.e.Check(a).OK() {
		p.ended = true // it has come otherwise
		p.judge()
		return false
	}
	p.at++
	verb := a.Verb
	p.do(a)
	p.ended = verb == rules.Delay || verb == rules.EndTurn
	return true
}

// do does an action.
func (p *Play) do(a *rules.Action) {
	p.done++
	if p.e.Do(a, &p.src).OK() {
		return
	}
	if !p.giveUp() {
		p.done = Longest
	}
}

// giveUp ends the turn of an actor that decided for what cannot be done.
func (p *Play) giveUp() bool {
	_, who := p.e.Awaits()
	for _, verb := range [...]rules.Verb{rules.EndTurn, rules.Pass} {
		p.doing = rules.Action{Verb: verb, By: who, On: rules.Nobody}
		if p.e.Do(&p.doing, &p.src).OK() {
			return true
		}
	}
	p.legal = p.e.Legal(p.legal[:0])
	return len(p.legal) > 0 && p.e.Do(&p.legal[0], &p.src).OK()
}

// Over reports whether a play that began from an encounter, in the turn of a
// creature, has come to where it is looked at, so many rounds on.
func (p *Play) Over(began *rules.Encounter, of rules.ID, most int) bool {
	what, who := p.e.Awaits()
	if what == rules.AwaitsNothing || p.e.Facts.Over || p.done >= Longest || p.aim.Done {
		return true
	}
	rounds := int(p.e.Facts.Round) - int(began.Facts.Round)
	if rounds < most {
		return false
	}
	return rounds > most || p.e.Rules.Turn.Phases || who == of || p.e.Rules.Attack.Defeated(p.e, of)
}

// Result is how the side stands at the end of a play, and the part of it that its luck
// in attacks has brought, where that is known in the same terms.
func (p *Play) Result() (n, luck int64) {
	p.judge()
	switch {
	case p.aim.Goal != nil:
		return p.aim.Worth(p.e) / (eval.GoalUnit / PerWorth), 0
	case p.Judge != nil:
		return p.Judge.Chance(p.e, p.side) * PerChance / eval.Sure, p.luck
	}
	n = p.means.Nature.Standing(p.e, p.side)
	if p.e.HasQuest() {
		n += eval.Cause(p.e, p.side)
	}
	return n, p.luck
}

// PerWorth is about how many parts a worth of 1 of a goal has in the terms of
// eval.Standing.
const PerWorth = 100_000

// PerChance is how many parts the chance to win has.
const PerChance = 10_000_000

// Seek has plays go to where a goal is read; nil has them go on for some rounds.
func (p *Play) Seek(g *eval.Goal) { p.aim.Goal = g }

// note counts what a line costs on the way, and reads what the goal is worth in time.
func (p *Play) note(ev rules.Event) {
	p.aim.Note(p.e, &ev)
	switch ev.Kind {
	case rules.AttackRolled:
		p.heed(true)
	case rules.MissChanceRolled, rules.ConfirmationRolled, rules.DamageRolled:
		p.heed(false)
	}
	if ev.Kind == rules.OpportunityTaken && ev.Whom == p.me && !p.judged {
		p.tally.Opportunities++
	}
}

// judge notes, when the line is over, what has come of it.
func (p *Play) judge() {
	if p.judged || p.line.N == 0 {
		return
	}
	p.judged = true
	e := p.e
	if p.main != nil && aimed(p.main) >= 0 {
		c, was := &e.Facts.Combatants[aimed(p.main)], &p.aimed
		if c.HP != was.HP || c.Conditions != was.Conditions || c.Lowered != was.Lowered || c.Ready != was.Ready || c.At != was.At {
			p.tally.Came = 1
		}
	} else if p.at == p.line.N {
		p.tally.Came = 1
	}
	p.tally.Lost = max(0, p.hp-int(e.Facts.Combatants[p.me].HP))
	if e.Present(p.me) && !e.Rules.Attack.Defeated(e, p.me) {
		p.pos.E, p.pos.Me = e, p.me
		p.pos.TakeStock()
		p.tally.Exposed, _ = p.pos.Braved(e.Facts.Combatants[p.me].At)
	}
}

// aimed is at whom an action is aimed, if at anybody.
func aimed(a *rules.Action) rules.ID {
	if a.NBlows > 0 {
		return a.Blows[0].On
	}
	return a.On
}

// By has soldiers of a temper play, with dice of their own.
func By(seed uint64, how eval.Temper) Play {
	return Play{actor: tactics.Soldier{Seed: seed, Temper: how}, fortune: fortune{means: eval.Attacks{Nature: how.Nature}}}
}

// Takes has the side that plays are looked at for have a nature.
func (p *Play) Takes(n eval.Nature) { p.means.Nature = n }

// Tally is what was counted in the play that is over.
func (p *Play) Tally() *portfolio.Tally { return &p.tally }
