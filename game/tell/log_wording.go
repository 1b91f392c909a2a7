package tell

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/rules"
)

// boons are the states that do good to whoever is in them.
var boons = rules.Set(rules.Invisible, rules.Blurred, rules.Displaced)

// wearsOff are the states whose end comes of time or of another's deed, and is
// told as their beginning is; all others end by what is told anyway.
var wearsOff = rules.Set(rules.Dazzled, rules.Entangled, rules.Shaken, rules.Frightened, rules.Blinded, rules.Cowering,
	rules.Stunned, rules.Paralysed, rules.Asleep, rules.Bound, rules.Blurred, rules.Displaced)

// wording writes a record in words.
func (j *Log) wording(r *Record) (e model.Entry, ok bool) {
	ev := &r.Events[0]
	e.Side = -1
	if ev.Who != rules.Nobody {
		e.Side = int(j.E.Creatures[ev.Who].Side)
	}
	say := func(head, result string, tone model.Tone) (model.Entry, bool) {
		e.Head, e.Result, e.Tone = head, result, tone
		return e, true
	}
	who := j.NameOf(ev.Who)
	switch ev.Kind {
	case rules.RoundBegan:
		e.Rule = true
		return say(j.PhaseWord(int(ev.A)), "", model.Muted)
	case rules.InitiativeRolled:
		return j.initiativeEntry(r, e)
	case rules.Moved:
		switch {
		case ev.B == 1:
			return say(who, j.Key("verb.five_foot_step"), model.Muted)
		case byHand(ev), ev.From == ev.To: // the change is told, or the turn begins with a move spent
			return e, false
		}
		return say(j.T("%[1]s moves", who), j.Length(j.walk(r)), model.Muted)
	case rules.ActionTaken:
		if walked(ev) {
			return j.walkEntry(r, e)
		}
		return j.actionEntry(ev, e)
	case rules.ActionLost:
		return say(who, j.T("lost: %[1]s", j.VerbName(ev.Verb)), model.Bad)
	case rules.MoveStopped:
		if j.HPBefore(ev.Who, r.heard) < 0 {
			return e, false // who is down does not go on
		}
		return say(j.T("%[1]s is stopped", who), "", model.Bad)
	case rules.OpportunityDeclined:
		return say(j.T("%[1]s lets %[2]s pass", who, j.NameOf(ev.Whom)), "", model.Muted)
	case rules.AttackRolled:
		return j.attackEntry(r, e), true
	case rules.ContestRolled:
		return j.contestEntry(r, e), true
	case rules.Damaged:
		if byHand(ev) {
			return e, false
		}
		if r.strain {
			e.Chip = rules.HP02.String()
			return say(j.T("%[1]s strains", who), j.TN("−%[1]d hit point", "−%[1]d hit points", int(ev.A)), model.Bad)
		}
		return say(who, j.TN("%[1]d damage", "%[1]d damage", int(ev.A)), model.Bad)
	case rules.Healed:
		if byHand(ev) {
			return e, false
		}
		return say(who, j.T("%[1]d healed", int(ev.A)), model.Good)
	case rules.StabilisationRolled:
		e.Lines = []string{fmt.Sprintf("d100 %d", ev.A)}
		if ev.B == 0 {
			return say(who, j.Key("condition.stable"), model.Good)
		}
		if len(r.Events) > 1 {
			n := int(r.Events[1].A)
			return say(who, j.TN("bleeds: −%[1]d hit point", "bleeds: −%[1]d hit points", n), model.Bad)
		}
		return say(who, j.T("bleeds"), model.Bad)
	case rules.ConditionGained:
		return j.gainedEntry(ev, e)
	case rules.ConditionLost:
		switch ev.Condition {
		case rules.Dying, rules.Stable:
			return e, false
		case rules.Prone:
			return say(j.T("%[1]s stands up", who), "", model.Muted)
		}
		if wearsOff.Has(ev.Condition) {
			return say(who, j.T("over: %[1]s", j.ConditionName(ev.Condition)), model.Muted)
		}
	case rules.TurnSkipped:
		if ev.Cite == rules.LIM04 {
			return say(j.T("%[1]s is surprised", who), j.T("loses its turn"), model.Bad)
		}
		return say(who, j.T("cannot act"), model.Muted)
	case rules.Won:
		return j.wonEntry(ev, e), true
	}
	if e, ok := j.goalEntry(ev, e); ok {
		return e, true
	}
	if e, ok := j.phaseEntry(r, e); ok {
		return e, true
	}
	if e, ok := j.surpriseEntry(r, e); ok {
		return e, true
	}
	if e, ok := j.deedEntry(ev, e); ok {
		return e, true
	}
	return j.maneuverEntry(ev, e)
}

// initiativeEntry writes what somebody rolled for its place; the title of those rolled
// together comes first.
func (j *Log) initiativeEntry(r *Record, e model.Entry) (model.Entry, bool) {
	ev := &r.Events[0]
	switch {
	case r.Title:
		e.Rule, e.Head = true, j.T("Initiative")
		return e, true
	case ev.C != 0:
		return e, false
	}
	e.Tight, e.Head = true, j.NameOf(ev.Who)
	e.Result = fmt.Sprintf("%d%s = %s", ev.A, j.Signed(int(ev.B-ev.A)), j.Number(int(ev.B)))
	return e, true
}

// actionEntry writes an action that is told by its name and not by what comes of it.
func (j *Log) actionEntry(ev *rules.Event, e model.Entry) (model.Entry, bool) {
	switch ev.Verb {
	case rules.Move, rules.Attack, rules.FiveFootStep, rules.EndTurn, rules.FullAttack, rules.Power, rules.Drink, rules.LooseShield, rules.ReadyShield, rules.Ready,
		rules.GrappleDamage, rules.GrapplePin, rules.GrappleMove, rules.StandUp: // what comes of it tells it
		return e, false
	}
	words := j.VerbName(ev.Verb)
	switch ev.Verb {
	case rules.Draw, rules.Sheathe, rules.Drop, rules.Load:
		words = j.T("%[1]s: %[2]s", words, j.WeaponName(j.E.Creatures[ev.Who].Weapon(ev.Weapon).Name))
	}
	e.Head, e.Result, e.Tone = j.NameOf(ev.Who), words, model.Golden
	return e, true
}

// gainedEntry writes a state that somebody has come into, unless it was chosen, and told
// as such, or is part of falling.
func (j *Log) gainedEntry(ev *rules.Event, e model.Entry) (model.Entry, bool) {
	switch ev.Condition {
	case rules.FlatFooted, rules.Charging, rules.TotalDefence, rules.FightingDefensively, rules.Hidden: // from whom is told
		return e, false
	}
	if ev.Cite == rules.ACT22 || ev.Condition == rules.Prone && ev.Cite == rules.HP03 {
		return e, false
	}
	e.Head, e.Result, e.Tone = j.NameOf(ev.Who), j.ConditionName(ev.Condition), model.Bad
	if boons.Has(ev.Condition) {
		e.Tone = model.Good
	}
	return e, true
}

// wonEntry writes who has won, and by what goal.
func (j *Log) wonEntry(ev *rules.Event, e model.Entry) model.Entry {
	e.Rule, e.Head, e.Tone = true, j.T("Draw"), model.Golden
	if ev.A >= 0 {
		e.Head = j.T("%[1]s wins", j.SideName(int(ev.A)))
		if goal := rules.Goal(ev.B); goal != rules.NoGoal {
			e.Head += ", " + j.Key("goal."+goal.String())
		}
	}
	return e
}
