package odds

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// deed is an action under way, and what has come of it so far.
type deed struct {
	act   rules.Action // as it is carried out
	goal  goal
	ready bool             // it answers a question
	e     *rules.Encounter // being played on
	so    progress
}

// progress is what has come of an action so far.
type progress uint16

const (
	began    progress = 1 << iota // its own first roll was made, or its deed done
	rolled                        // its attack roll hits
	landed                        // and is not lost to concealment
	critical                      // a critical hit
	won                           // an opposed check was won
	beaten                        // one was lost
	passed                        // its d20 against a difficulty succeeded
	stopped                       // what was left of it did not happen
	over                          // an overrun has come into its target's space
	returned                      // the attempt in return was made and won
	warded                        // the check of another was resisted
	felled                        // who acts is felled
	sticks                        // an earlier one of its attacks has landed
	dealt                         // somebody else was hurt by it
	astray                        // its shot into a grapple strikes another than whom it is aimed at
)

// goal is what an action is for.
type goal uint8

const (
	undisturbed goal = iota // that it is done, or its way walked to the end
	lands                   // that its attack is not lost, or one of several
	delivered               // that it deals damage
	wins                    // that its opposed checks are won
	wards                   // that the opposed check of another is lost
	reaches                 // that its d20 reaches a difficulty
	runs                    // that it comes into the space of who is run over
	happens                 // that it is used, or its hands are free for it
)

// goalOf says what an action is for that is about to begin in an encounter; the
// answer to a question is for what it leads to.
func (d *deed) goalOf(e *rules.Encounter) goal {
	if v, asked := e.Contest(); asked {
		if v.By != d.act.By {
			return wards
		}
		return wins
	}
	switch d.act.Verb {
	case rules.Attack, rules.FullAttack, rules.FightDefensively, rules.AttackSquare, rules.Net:
		return lands
	case rules.Charge:
		if d.act.Option&combat.OptionRush != 0 {
			return wins
		}
		return lands
	case rules.CoupDeGrace:
		return delivered
	case rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove:
		return wins
	case rules.Overrun:
		return runs
	case rules.Draw:
		return happens
	case rules.Power, rules.Drink:
		if p := d.ability(e); p != nil && p.Strikes {
			return lands
		}
	}
	if _, tried := combat.TrialOf(e, &d.act); tried {
		return reaches
	}
	return undisturbed
}

// succeeded reports whether an action that has ended so has done what it was for.
func (d *deed) succeeded(so progress) bool {
	switch d.goal {
	case lands:
		return so&(landed|sticks) != 0
	case delivered:
		return so&dealt != 0
	case wins:
		return so&(won|beaten) == won
	case wards:
		return so&(returned|warded) == warded
	case reaches:
		return so&passed != 0
	case runs:
		return so&over != 0
	case happens:
		return so&(beaten|stopped) == 0
	default:
		return so&stopped == 0
	}
}

// ability is the one that the action uses, nil for none.
func (d *deed) ability(e *rules.Encounter) *rules.Ability {
	if d.act.Verb != rules.Power && d.act.Verb != rules.Drink {
		return nil
	}
	if list := e.Creatures[d.act.By].Powers; int(d.act.Option) < len(list) {
		return &list[d.act.Option]
	}
	return nil
}

// heed follows the action through what happens.
func (d *deed) heed(ev *rules.Event) {
	me := d.act.By
	switch ev.Kind {
	case rules.AttackRolled, rules.MissChanceRolled, rules.ConfirmationRolled:
		if ev.Who == me && ev.Flags&rules.FlagOpportunity == 0 || ev.Who == me && d.ready {
			d.attack(ev)
		}
	case rules.TargetDrawn: // the die of a shot into a grapple is its first
		if ev.Who == me {
			d.so = d.so&^astray | began
			if on := d.act.On; on != rules.Nobody && on != ev.Whom {
				d.so |= astray
			}
		}
	case rules.ContestRolled:
		d.checked(ev)
	case rules.TestRolled:
		if ev.Who == me && ev.Cite == rules.DIC16 { // no save, of its own poisoned wound either
			d.so |= began
			if ev.Flags&rules.FlagHit != 0 {
				d.so |= passed
			}
		}
	case rules.PowerUsed:
		if p := d.ability(d.e); ev.Who == me && p != nil && !p.Strikes {
			d.so |= began
		}
	case rules.ActionLost, rules.MoveStopped:
		if ev.Who == me {
			d.so |= stopped
		}
	case rules.Moved:
		if t := d.act.On; ev.Who == me && d.act.Verb == rules.Overrun && d.e.Space(me).Overlaps(d.e.Space(t)) {
			d.so |= over | began
		}
	case rules.Damaged:
		if ev.Whom == me && ev.Who != me && d.goal == delivered {
			d.so |= dealt | began // it has no roll of its own before
		}
	}
}

// equal forgets what an opposed check said that came out equal, and so was neither
// won nor lost; so far the action had come before it.
func (d *deed) equal(before progress) {
	if combat.Contested(d.e) {
		d.so &^= (won | beaten | returned | warded) &^ before
	}
}

// own reports whether a die is the attack roll of who acts.
func (d *deed) own(q dice.Question) bool {
	return q.Purpose == dice.Attack && d.mine(&d.e.Agenda.Blow)
}

// mine reports whether an attack is that of who acts.
func (d *deed) mine(f *rules.Frame) bool {
	return f.Attacker == d.act.By && f.Mode&rules.ModeOpportunity == 0
}

// attack follows the attack of who acts through its dice.
func (d *deed) attack(ev *rules.Event) {
	if d.so |= began; d.so&astray != 0 {
		return
	}
	switch ev.Kind {
	case rules.AttackRolled:
		if d.so&landed != 0 {
			d.so = d.so&^landed | sticks
		}
		if ev.Flags&rules.FlagHit != 0 {
			d.so |= rolled | landed
		}
	case rules.MissChanceRolled:
		if ev.Flags&rules.FlagLost != 0 {
			d.so &^= landed
		}
	}
	if ev.Flags&rules.FlagCritical != 0 {
		d.so |= critical
	}
}

// checked follows the opposed checks that who acts begins, and those in return.
func (d *deed) checked(ev *rules.Event) {
	me := d.act.By
	switch begins := ev.Flags&rules.FlagBegins != 0; {
	case begins && ev.Who == me:
		d.so |= began
	case begins:
	case ev.Whom == me && ev.Flags&rules.FlagHit != 0:
		d.so |= beaten
	case ev.Whom == me:
		d.so |= won
	case ev.Flags&rules.FlagHit == 0:
		d.so |= returned
	case ev.Who == me:
		d.so |= warded
	}
}
