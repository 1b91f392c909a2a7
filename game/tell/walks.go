package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// leg is a part of a walk that was told in the line of an earlier part.
type leg struct {
	heard int // events perceived before it
	n     int // its events
}

// keep drops the parts of a record perceived after so many events and tells
// whether anything is left.
func (r *Record) keep(heard int) bool {
	if r.heard >= heard {
		return false
	}
	for n := len(r.more); n > 0 && r.more[n-1].heard >= heard; n-- {
		last := r.more[n-1]
		r.more, r.Events = r.more[:n-1], r.Events[:len(r.Events)-last.n]
	}
	return true
}

// prolong adds a walk to the line of the same creature's walk in the same turn
// when it has done nothing else since: a walk that was interrupted, or a
// double move, is one line, and so is an action that is a walk.
func (j *Log) prolong(events []rules.Event, heard int) bool {
	ev := &events[0]
	if ev.Kind != rules.Moved || ev.B == 1 {
		return false
	}
	for i := len(j.Records) - 1; i >= 0 && j.Records[i].turn == j.Shown.Turns; i-- {
		r := &j.Records[i]
		first := &r.Events[0]
		switch {
		case first.Who != ev.Who:
			continue // what others do to it on its way
		case first.Kind == rules.Moved && first.B != 1, walked(first):
			j.lengthen(i, events, heard)
			return true
		case first.Kind == rules.ActionTaken, first.Kind == rules.ReadyMade, first.Kind == rules.AttackRolled, first.Kind == rules.ContestRolled, first.Kind == rules.Moved:
			return false
		}
	}
	return false
}

// walked reports whether an action is told in one line with its walk.
func walked(ev *rules.Event) bool {
	if ev.Kind != rules.ActionTaken {
		return false
	}
	switch ev.Verb {
	case rules.Charge, rules.Withdraw, rules.Run:
		return true
	}
	return false
}

// walkEntry writes an action that is a walk: whom it is made at, and how far it went.
func (j *Log) walkEntry(r *Record, e model.Entry) (model.Entry, bool) {
	ev := &r.Events[0]
	who := j.NameOf(ev.Who)
	e.Tone = model.Golden
	switch {
	case ev.Verb == rules.Withdraw:
		e.Head = j.T("%[1]s withdraws", who)
	case ev.Verb == rules.Run:
		e.Head = j.T("%[1]s runs", who)
	case ev.Whom == rules.Nobody:
		e.Head = j.T("%[1]s charges", who)
	default:
		e.Head = j.T("%[1]s charges %[2]s", who, j.NameOf(ev.Whom))
	}
	if n := j.walk(r); n > 0 {
		e.Result = j.Length(n)
	}
	return e, true
}

// walk is how many squares a record leads, without what the ground adds (MOV-02).
func (j *Log) walk(r *Record) (n int) {
	for i := range r.Events {
		if ev := &r.Events[i]; ev.Kind == rules.Moved {
			n += combat.Walked(j.E, ev)
		}
	}
	return n
}

// bled tells whether an event is what the line before has told already: that a creature is
// stable, or what it has lost by bleeding, which that line then counts, or that one who is
// down loses its turn (HP-05).
func (j *Log) bled(ev *rules.Event, heard int) bool {
	if ev.Kind == rules.TurnSkipped && ev.Cite != rules.LIM04 && ev.Who >= 0 {
		return j.Shown.Facts.Combatants[ev.Who].Conditions.Any(rules.DownSet)
	}
	last := len(j.Records) - 1
	if last < 0 {
		return false
	}
	r := &j.Records[last]
	if roll := &r.Events[0]; roll.Kind != rules.StabilisationRolled || roll.Who != ev.Who {
		return false
	}
	switch {
	case ev.Kind == rules.ConditionGained && ev.Condition == rules.Stable:
		return true
	case ev.Kind == rules.Damaged && len(r.Events) == 1:
		j.lengthen(last, []rules.Event{*ev}, heard)
		return true
	}
	return false
}

// answered adds the answer to an opposed check to the line in which it began, and that the
// action comes to nothing by it: both dice and who won are one line.
func (j *Log) answered(events []rules.Event, heard int) bool {
	last := len(j.Records) - 1
	if last < 0 {
		return false
	}
	r, ev := &j.Records[last], &events[0]
	first := &r.Events[0]
	_, _, both := r.contest()
	lost := both && ev.Kind == rules.ActionLost && ev.Who == first.Who && ev.Verb == first.Verb
	if !lost && (len(r.Events) > 1 || !answers(first, ev)) {
		return false
	}
	j.lengthen(last, events, heard)
	return true
}

// lengthen adds events to a record and tells its line anew.
func (j *Log) lengthen(i int, events []rules.Event, heard int) {
	r := &j.Records[i]
	r.Events = append(r.Events, events...)
	r.more = append(r.more, leg{heard, len(events)})
	id := j.Entries[i].ID
	j.Entries[i], _ = j.entry(r)
	j.Entries[i].ID = id
}
