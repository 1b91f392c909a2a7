package match

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// observed is what came of an action that was played with dice, told from its
// events and from the facts before and after alone.
type observed struct {
	a              *rules.Action // as it was carried out
	before, after  *rules.Encounter
	events         []rules.Event
	question       rules.Question
	off            bool // it came off
	began, rolled  bool
	damages, crit  bool
	drops, kills   bool
	falls, returns bool
	dealt, blows   int
	made, hurt     map[[2]int]bool // by reactor and number
	won, decided   bool            // of its opposed check
	passed, tested bool
	checks, beaten int  // opposed checks that it began, and lost
	weakened       bool // it lost points of a score before the first of these
}

// answer is what those who are asked in the middle answer, as Course says it is
// reckoned with: enemies strike, block and try in return; everything else goes
// by.
func answer(e *rules.Encounter) *rules.Action {
	s, _ := e.Asked()
	a := &rules.Action{Verb: rules.Decline, By: s.Who, On: rules.Nobody}
	switch name, _ := e.Question(); name {
	case rules.AskOffer, rules.AskCounterTrip, rules.AskCounterDisarm, rules.AskBlock, rules.AskKnockDown:
		a.Verb = rules.Take
	}
	return a
}

// replayer plays one action again and again.
type replayer struct {
	e    rules.Encounter
	src  *dice.Seeded
	seen observed
}

// play carries an action out, and nothing that follows it, with the dice of a
// source, and tells what came of it.
func (r *replayer) play(before *rules.Encounter, a *rules.Action) *observed {
	e, o := &r.e, &r.seen
	before.CopyTo(e)
	*o = observed{a: a, before: before, after: e, events: o.events[:0], made: o.made, hurt: o.hurt}
	if o.made == nil {
		o.made, o.hurt = map[[2]int]bool{}, map[[2]int]bool{}
	}
	clear(o.made)
	clear(o.hurt)
	e.Watch = func(ev rules.Event) { o.events = append(o.events, ev) }
	if s, asked := e.Asked(); asked {
		o.question, _ = e.Question()
		own := rules.Action{Verb: rules.Attack, By: s.Who, On: s.Whom, Weapon: s.Weapon}
		if ready := &before.Facts.Combatants[s.Who].Readied; o.question == rules.AskReadied {
			own.Verb, own.Weapon, own.Option = ready.Then, ready.Weapon, ready.Option
		}
		o.a = &own
		n := len(e.Agenda.Steps)
		e.Agenda.Steps = append(e.Agenda.Steps[:0], e.Agenda.Steps[n-1])
		e.Begin(a)
	} else {
		e.Begin(a)
		e.Agenda.Steps = e.Agenda.Steps[1:]
	}
	for e.Run(r.src); ; e.Run(r.src) {
		if _, asked := e.Asked(); !asked {
			break
		}
		e.Begin(answer(e))
	}
	o.judge()
	return o
}

// judge tells what the events come to.
func (o *observed) judge() {
	me := o.a.By
	var opening, mine *rules.Event // of the last opposed check: its first die, and that of the pair
	nth := map[rules.ID]int{}
	lost, stopped, ran, gripped, disarmed, pinned, used := false, false, false, false, false, false, false
	landed, astray := false, false // a shot into a grapple that strikes another than whom it is aimed at (GRP-08)
	at := o.before.Facts.Combatants[me].At
	for i := range o.events {
		ev := &o.events[i]
		own := ev.Who == me && (ev.Flags&rules.FlagOpportunity == 0 || o.question != rules.NoQuestion)
		switch ev.Kind {
		case rules.OpportunityTaken:
			if ev.Whom == me {
				o.made[[2]int{int(ev.Who), nth[ev.Who]}] = true
				nth[ev.Who]++
			}
		case rules.Damaged:
			switch {
			case ev.Who == me && ev.Whom >= 0 && nth[ev.Whom] > 0:
				o.hurt[[2]int{int(ev.Whom), nth[ev.Whom] - 1}] = true
			case ev.Whom == me && ev.Cite == rules.DMG01 || ev.Whom == me && ev.Cite == rules.SKI02:
				o.dealt += int(ev.A)
				o.blows++
			}
		case rules.AbilityDamaged:
			o.weakened = o.weakened || ev.Who == me && o.checks == 0
		case rules.AttackRolled:
			if own {
				o.began, landed = true, ev.Flags&rules.FlagHit != 0 && !astray
				o.rolled = o.rolled || landed
				o.crit = o.crit || ev.Flags&rules.FlagCritical != 0 && !astray
			}
		case rules.TargetDrawn:
			if ev.Who == me {
				o.began, astray = true, o.a.On != rules.Nobody && ev.Whom != o.a.On
			}
		case rules.MissChanceRolled:
			if own && ev.A <= ev.B {
				landed = false
			}
		case rules.ConfirmationRolled:
			if own {
				o.crit = o.crit || !astray && (ev.A == 20 || ev.A > 1 && ev.B >= ev.C)
			}
		case rules.ContestRolled:
			if ev.Flags&rules.FlagBegins != 0 {
				if mine = ev; opening == nil || opening.Who != ev.Who {
					opening = ev
				}
				o.began = o.began || ev.Who == me
				continue
			}
			theirs := ev
			if mine == nil {
				continue
			}
			wins := mine.B > theirs.B || mine.B == theirs.B && mine.C > theirs.C
			loses := mine.B < theirs.B || mine.B == theirs.B && mine.C < theirs.C
			if first := ev.Whom == me; first && (wins || loses) {
				o.checks++
				if loses {
					o.beaten++
				}
			} else if wins {
				o.returns = true
			}
			if wins || loses {
				if !o.decided { // one in return is not what was asked for
					o.decided, o.won = true, wins
				}
				mine = opening // which the next opponent meets
			}
		case rules.TestRolled:
			if ev.Who == me && ev.Cite == rules.DIC16 {
				o.began, o.tested, o.passed = true, true, ev.B >= ev.C && (ev.A > 1 || ev.Verb != rules.Aid)
			}
		case rules.PowerUsed:
			if ev.Who == me {
				used = true
			}
		case rules.ActionLost:
			lost = lost || ev.Who == me
		case rules.MoveStopped:
			stopped = stopped || ev.Who == me
		case rules.GripGained:
			gripped = gripped || ev.Who == me && ev.Whom == o.a.On
		case rules.PinWon:
			pinned = pinned || ev.Who == me
		case rules.WeaponDropped:
			disarmed = disarmed || ev.Who == o.a.On && ev.Whom == me
		case rules.Moved:
			if ev.Who == me {
				if ev.Cite != rules.MOV07 { // which puts right where a way has ended
					at = ev.To
				}
				s := o.before.Space(me)
				s.At = at
				ran = ran || o.a.Verb == rules.Overrun && s.Overlaps(o.before.Space(o.a.On))
			}
		}
	}
	for id := range o.after.Count() {
		now, was := &o.after.Facts.Combatants[id], &o.before.Facts.Combatants[id]
		switch {
		case id == me:
			o.falls = now.Conditions.Any(rules.DownSet) && !was.Conditions.Any(rules.DownSet)
		case now.HP < was.HP || now.Conditions.Has(rules.Dead):
			o.drops = o.drops || now.HP < was.HP && (now.Conditions.Any(rules.DownSet) || now.Spent&^was.Spent != 0)
			o.kills = o.kills || now.Conditions.Has(rules.Dead) && !was.Conditions.Has(rules.Dead)
		}
	}
	if astray && o.a.NBlows <= 1 {
		o.dealt, o.drops, o.kills = 0, false, false
	}
	o.damages = landed && o.dealt > 0 || o.a.Verb == rules.CoupDeGrace && o.dealt > 0
	o.crit = o.crit && o.damages
	conditions := o.after.Facts.Combatants[me].Conditions
	switch o.question {
	case rules.AskCounterTrip, rules.AskCounterDisarm, rules.AskKnockDown:
		o.off = o.won
		return
	case rules.AskBlock:
		o.off = o.decided && !o.won
		return
	}
	switch v := o.a.Verb; v {
	case rules.Attack, rules.FullAttack, rules.FightDefensively:
		o.off = landed
	case rules.Net:
		o.off = landed
	case rules.Charge:
		o.off = landed || o.checks > 0 && o.beaten == 0
	case rules.CoupDeGrace:
		o.off = o.dealt > 0
	case rules.Grapple:
		o.off = gripped
	case rules.Disarm:
		o.off = disarmed
	case rules.GrapplePin:
		o.off = pinned
	case rules.GrappleDamage:
		o.off = o.dealt > 0
	case rules.Trip, rules.BullRush, rules.GrappleEscape, rules.GrappleMove:
		o.off = o.checks > 0 && o.beaten == 0
	case rules.Draw:
		o.off = o.beaten == 0 && !lost
	case rules.Overrun:
		o.off = ran
		o.began = o.began || ran
	case rules.Aid, rules.FirstAid, rules.Escape:
		o.off = o.passed
	case rules.StandUp:
		o.off = !conditions.Has(rules.Prone) && !lost // the dead lie no more
	case rules.Rise:
		o.off = !conditions.Any(rules.Set(rules.Kneeling, rules.Sitting)) && !lost
	case rules.Move, rules.Run, rules.Withdraw, rules.Crawl, rules.FiveFootStep:
		o.off = !stopped && (at == o.a.Path.End(o.before.Facts.Combatants[me].At) || o.a.Option != 0)
	case rules.Power, rules.Drink:
		p := &o.before.Creatures[me].Powers[o.a.Option]
		switch {
		case p.Strikes:
			o.off = landed
		default:
			o.off, o.began = used && !stopped, used
		}
	default:
		o.off = !lost
	}
}
