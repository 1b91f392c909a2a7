package battle

import (
	"slices"

	"tenaille/rules"
)

// leg is a part of a walk that was told in the line of an earlier part.
type leg struct {
	heard int // events perceived before it
	n     int // its events
}

// keep drops the parts of a record perceived after so many events and tells
// whether anything is left.
func (r *record) keep(heard int) bool {
	if r.heard >= heard {
		return false
	}
	for n := len(r.more); n > 0 && r.more[n-1].heard >= heard; n-- {
		last := r.more[n-1]
		r.more, r.events = r.more[:n-1], r.events[:len(r.events)-last.n]
	}
	return true
}

// prolong adds a walk to the line of the same creature's walk in the same turn
// when it has done nothing else since: a walk that was interrupted, or a
// double move, is one line.
func (j *journal) prolong(b *battle, events []rules.Event, heard int) bool {
	ev := &events[0]
	if ev.Kind != rules.Moved || ev.B == 1 {
		return false
	}
	for i := len(j.records) - 1; i >= 0 && j.records[i].turn == b.shown.turns; i-- {
		r := &j.records[i]
		first := &r.events[0]
		switch {
		case first.Who != ev.Who:
			continue // what others do to it on its way
		case first.Kind == rules.Moved && first.B != 1:
			r.events = append(r.events, events...)
			r.more = append(r.more, leg{heard, len(events)})
			id := j.entries[i].ID
			j.entries[i], _ = b.entry(r)
			j.entries[i].ID = id
			return true
		case first.Kind == rules.ActionTaken, first.Kind == rules.ReadyMade, first.Kind == rules.AttackRolled, first.Kind == rules.ContestRolled, first.Kind == rules.Moved:
			return false
		}
	}
	return false
}

// stabilised tells whether an event is what the roll in the line before has told
// already: that a creature is stable (HP-05).
func (j *journal) stabilised(ev *rules.Event) bool {
	if len(j.records) == 0 || ev.Kind != rules.ConditionGained || ev.Condition != rules.Stable {
		return false
	}
	roll := &j.records[len(j.records)-1].events[0]
	return roll.Kind == rules.StabilisationRolled && roll.Who == ev.Who
}

// initiatives notes the initiatives that the events begin with, up to the round
// that follows, in the order of turns they led to; heard is how many events were
// perceived before.
func (j *journal) initiatives(b *battle, events []rules.Event, heard int) {
	var rolls []record
	place := func(id rules.ID) int {
		f := &b.turn.E.Facts
		return slices.Index(f.Order[:f.Ordered], id)
	}
	for i := range events {
		ev := &events[i]
		if ev.Kind == rules.RoundBegan {
			break
		}
		if ev.Kind == rules.InitiativeRolled && ev.C == 0 {
			rolls = append(rolls, record{events: events[i : i+1 : i+1], heard: heard + i, turn: b.shown.turns})
		}
	}
	if len(rolls) == 0 {
		return
	}
	slices.SortStableFunc(rolls, func(a, z record) int { return place(a.events[0].Who) - place(z.events[0].Who) })
	title := rolls[0]
	title.title = true
	j.add(b, title)
	for _, r := range rolls {
		j.add(b, r)
	}
}
