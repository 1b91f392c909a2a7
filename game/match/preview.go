package match

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Preview is what an action would mean, as far as the acting side knows.
type Preview struct {
	// Refusal says what forbids the action; the rest is then as far as it
	// could be worked out.
	Refusal rules.Refusal
	// Strikes are the attacks of the action, in order.
	Strikes []Strike
	// Contests are the opposed checks it leads to, in order.
	Contests []Contest
	// Trials are the single d20s against a difficulty that it comes to.
	Trials []Trial
	// Area holds the squares an ability would fill, Victims whom it would
	// catch, by id.
	Area    []grid.Cell
	Victims []Victim
	// Lookouts are the enemies that hiding would be rolled against.
	Lookouts []Lookout
	// Chance is that the action comes off, with all that may interrupt it, where
	// Sure says that there is one: Course.Succeeds.
	Chance odds.Fraction
	Sure   bool
	// Course is what a legal action comes to as a whole, reactions included; nil
	// where nothing of it is left to dice. Long says that there is none because it
	// can come out in too many ways.
	Course *odds.Course
	Long   bool
	// Full holds the exact odds of a legal full attack on one creature taken as
	// a whole, nil where there are none: the chance that the target drops, the
	// mean damage and how it spreads (ATK-15).
	Full *odds.Full
	// Moves reports whether the action leads along a way.
	Moves bool
	// Way is that way: its price and the opportunities on it.
	Way combat.Way
	// Path holds the squares of the way, in order.
	Path []grid.Cell
	// Reactors may strike before the action is done, where the creature
	// stands (AOO-06).
	Reactors []rules.ID
	// After are those who may strike once a hold has succeeded, as its winner
	// moves in, with the exact chance that they hurt it (GRP-02).
	After []Reaction
	// Return is the attempt in return that a target which resists may make.
	Return

	// Next is the die that a player who studies has set; it has no sides where none is.
	// The numbers are those of throws in which it shows so. Fair says that those of the
	// parts are not, because what comes before may have thrown it: only Course is then
	// exact.
	Next dice.Set
	Fair bool

	whole   *whole // being worked out
	glance  int    // how many answers of the dice are looked at to begin with
	resists bool   // Counter is one
}

// Return is the attempt in return at a maneuver: Counter, where Returns says that
// there is one, and Risk the chance that it comes to that and succeeds (MAN-02,
// MAN-03).
type Return struct {
	Counter Contest
	Returns bool
	Risk    odds.Fraction
}

// Reaction is an opportunity attack that something gives.
type Reaction struct {
	By   rules.ID
	Hits odds.Fraction
}

// Strike is one attack of an action: its modifiers with their rules and its
// exact odds, for the dice that will roll it.
type Strike struct {
	On     rules.ID
	Weapon int8
	Aim    rules.Aim
	// Odds are those of the whole attack for whom it is aimed at: of a shot into a
	// grapple, that they are the one who is drawn is in them.
	Odds odds.Attack
	// Among holds those among whom the target of a shot into a grapple is
	// drawn, by id; it is nil for an attack that strikes whom it is aimed at
	// (GRP-08).
	Among []odds.Drawn
}

// Contest is an opposed check of an action: both sides' modifiers with their
// rules, and the exact chance that who begins wins (MAN-01).
type Contest struct {
	rules.Versus
	Wins odds.Fraction
}

// Preview tells what an action of the awaited creature would mean. It draws no
// die and changes nothing.
func (m *Match) Preview(a *rules.Action) Preview {
	p := m.Glance(a, 1)
	for !p.Count(1 << 20) {
	}
	return p
}

// Glance is Preview for those who cannot wait: what the action comes to as a whole
// is looked at for about so many answers of the dice, and may be left to Count.
func (m *Match) Glance(a *rules.Action, answers int) Preview {
	_, _, side := m.Awaits()
	p := Preview{glance: answers, Next: m.NextDie()}
	m.View(side).Read(func(e *rules.Encounter) {
		if a.By < 0 || a.By >= e.Count() {
			p.Refusal = rules.Refuse(rules.ACT33)
			return
		}
		p.Refusal = m.check(a)
		p.foresee(e, a)
	})
	return p
}

func (p *Preview) foresee(e *rules.Encounter, a *rules.Action) {
	for _, v := range combat.Contests(e, a, nil) {
		c := Contest{Versus: v}
		if !v.Lost {
			c.Wins = odds.OfContest(int(v.Mine.Total), int(v.Theirs.Total))
		}
		p.Contests = append(p.Contests, c)
	}
	switch a.Verb {
	case rules.Take:
		p.answer(e)
	case rules.Attack, rules.FullAttack, rules.FightDefensively:
		p.blows(e, a)
		if a.NBlows > 1 && p.Refusal.OK() {
			if p.Next.Sides > 0 { // of a throw that is set nothing is said of them together
				break
			}
			if full, ok := odds.OfFull(e, a); ok {
				p.Full = &full
			}
		}
	case rules.CoupDeGrace:
		p.finish(e, a)
	case rules.Grapple, rules.Trip, rules.Net:
		if w, mode, touches := combat.Opening(e, a); touches {
			p.strike(e, a.By, a.On, w, mode)
		}
	case rules.Move, rules.Withdraw, rules.Run, rules.Crawl, rules.FiveFootStep, rules.Overrun, rules.GrappleMove:
		p.walk(e, a, &a.Path)
	case rules.Power:
		p.stride(e, a)
	case rules.Charge:
		if end, way, r := combat.ChargeWay(e, a); r.OK() {
			p.walk(e, a, &way)
			there := e.Clone()
			combat.StandAt(there, a.By, end)
			combat.Charging(there, a.By)
			p.Reactors = combat.Received(there, a, p.Reactors)
			if a.Option&combat.OptionRush == 0 {
				p.strike(there, a.By, a.On, a.Weapon, rules.ModeCharge)
			}
		}
	}
	p.Reactors = combat.Answerers(e, a, p.Reactors)
	p.aftermath(e, a)
	p.reckon(e, a)
}

// aftermath adds the attempt in return that may follow a maneuver.
func (p *Preview) aftermath(e *rules.Encounter, a *rules.Action) {
	if v, ok := combat.Counter(e, a); ok && len(p.Contests) == 1 {
		p.Counter = Contest{v, odds.OfContest(int(v.Mine.Total), int(v.Theirs.Total))}
		p.resists = true
	}
}

// blows adds the attacks of an action as they stand when they are rolled: one who
// fights defensively does so from the first on (ACT-13).
func (p *Preview) blows(e *rules.Encounter, a *rules.Action) {
	if a.Verb == rules.FightDefensively && !e.Facts.Has(a.By, rules.FightingDefensively) {
		e = e.Clone()
		combat.Defending(e, a.By)
	}
	if a.NBlows == 0 {
		p.strike(e, a.By, a.On, a.Weapon, combat.Mode(e, a, 0))
	}
	for i, b := range a.Blows[:a.NBlows] {
		p.strike(e, a.By, b.On, b.Weapon, combat.Mode(e, a, i))
	}
}

func (p *Preview) strike(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode) {
	if on < 0 || on >= e.Count() || !e.Present(on) {
		return
	}
	p.Strikes = append(p.Strikes, aimed(e, by, on, weapon, mode))
}

func (p *Preview) walk(e *rules.Encounter, a *rules.Action, path *rules.Path) {
	p.Moves = true
	p.Path = path.Cells(nil, combat.PathStart(e, a))
	if a.Verb == rules.Move {
		p.Way = combat.AlongMove(e, a, combat.Squares(e, a.By, a.Verb), true)
	} else {
		p.Way = combat.Along(e, a.By, path, combat.Squares(e, a.By, a.Verb), true)
	}
	if a.Verb == rules.Overrun {
		p.Way = combat.Over(e, a)
	}
	switch a.Verb {
	case rules.FiveFootStep:
		p.Way.Opportunities = nil // AOO-07
	case rules.Withdraw:
		p.Way = combat.Away(e, a.By, path, combat.Squares(e, a.By, a.Verb))
	}
}

// stride adds the way of an ability that is a move (LIM-07, LIM-10).
func (p *Preview) stride(e *rules.Encounter, a *rules.Action) {
	list := e.Creatures[a.By].Powers
	if int(a.Option) >= len(list) || !list[a.Option].Walks {
		return
	}
	p.Moves = true
	p.Path = a.Path.Cells(nil, combat.PathStart(e, a))
	p.Way = combat.Along(e, a.By, &a.Path, combat.Strides(e, a.By, &list[a.Option]), true)
}
