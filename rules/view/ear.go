package view

import (
	"slices"

	"tenaille/rules"
)

// Ear is what one side perceives of a match, event by event: what it has heard, whom it has
// seen, which doors it takes for open. All of it follows from what it has perceived alone.
type Ear struct {
	// Heard are the events it has perceived, oldest first.
	Heard []rules.Event
	// Sightings are the enemies it has seen, each whenever it was no longer as it had been,
	// oldest first: what is out of sight is remembered as its last one.
	Sightings []Sighting
	// Doors are those it takes for open, a bit each.
	Doors uint64
	// Held are the rolls of the blow of one unseen, until it gives itself away.
	Held []rules.Event

	view, later *View
	latest      []int // of each creature the place of its last sighting, from 1
}

// Sighting is an enemy as a side saw it.
type Sighting struct {
	// Who was seen.
	Who rules.ID
	// Heard is how many events the side had perceived by then.
	Heard int
	// As is what it was like, Sheet its sheet.
	As    rules.Combatant
	Sheet *rules.Creature
}

// View is what the side knows as of the event heard last, or as it was when it was made anew
// last: nil before both.
func (e *Ear) View() *View { return e.view }

// Renew makes what a side knows anew from the match as it is now.
func (e *Ear) Renew(truth *rules.Encounter, side int) *View {
	if e.view == nil {
		e.view = New(truth, side)
	} else {
		e.view.Renew(truth)
	}
	return e.view
}

// Hear takes in what a side perceives of an event that has just been applied to a match.
func (e *Ear) Hear(ev *rules.Event, truth *rules.Encounter, side int) {
	before := e.view
	if e.later == nil {
		e.later = New(truth, side)
	} else {
		e.later.Renew(truth)
	}
	if before == nil { // the first event of all
		before = e.later
	}
	seen, ok := Seen(*ev, before, e.later)
	if ok && !door(ev) {
		e.Heard = append(e.Heard, seen)
	}
	e.look(truth, side, &seen, ok)
	e.later.Suppose(e.Doors)
	e.view, e.later = e.later, e.view
	e.sight(truth, side)
	e.hold(ev, ok)
}

// hold keeps the rolls of a blow by one whom the side does not know of. If the blow
// gives it away they are perceived then, before what they lead to: whoever is struck
// out of hiding is told how (STL-02).
func (e *Ear) hold(ev *rules.Event, perceived bool) {
	switch ev.Kind {
	case rules.AttackRolled, rules.MissChanceRolled, rules.ConfirmationRolled, rules.DamageRolled:
		if ev.Kind == rules.AttackRolled {
			e.Held = e.Held[:0]
		}
		if !perceived {
			e.Held = append(e.Held, *ev)
		}
	case rules.ConditionLost:
		if ev.Cite != rules.STL02 || len(e.Held) == 0 || e.Held[0].Who != ev.Who {
			return
		}
		for _, was := range e.Held {
			if seen, ok := Seen(was, e.view, e.view); ok {
				e.Heard = append(e.Heard, seen)
			}
		}
		e.Held = e.Held[:0]
	case rules.ActionTaken, rules.TurnBegan, rules.OpportunityTaken:
		e.Held = e.Held[:0]
	}
}

// sight notes the enemies that the side sees after an event.
func (e *Ear) sight(truth *rules.Encounter, side int) {
	for id := range truth.Count() {
		if int(truth.Creatures[id].Side) != side && e.view.Knows(id) {
			e.See(id, len(e.Heard), e.view.enc.Facts.Combatants[id], &truth.Creatures[id])
		}
	}
}

// See takes in that an enemy was seen after so many events, unless it is as it was when it
// was seen last.
func (e *Ear) See(who rules.ID, heard int, as rules.Combatant, sheet *rules.Creature) {
	for int(who) >= len(e.latest) {
		e.latest = append(e.latest, 0)
	}
	if n := e.latest[who]; n > 0 {
		if was := &e.Sightings[n-1].As; was.At == as.At && was.Conditions == as.Conditions && was.HP == as.HP {
			return
		}
	}
	e.Sightings = append(e.Sightings, Sighting{who, heard, as, sheet})
	e.latest[who] = len(e.Sightings)
}

// Forget leaves so many events and sightings.
func (e *Ear) Forget(events, sightings int) {
	for i := len(e.Heard) - 1; i >= events; i-- { // what was seen of doors after them
		if ev := &e.Heard[i]; door(ev) {
			e.Doors ^= 1 << (ev.A - 1)
		}
	}
	e.Heard = e.Heard[:events]
	if sightings >= len(e.Sightings) {
		return
	}
	e.Sightings = e.Sightings[:sightings]
	clear(e.latest)
	for i := range e.Sightings {
		e.latest[e.Sightings[i].Who] = i + 1
	}
}

// SeenBy is how many sightings there were when the side had perceived so many events.
func (e *Ear) SeenBy(events int) int {
	n, _ := slices.BinarySearchFunc(e.Sightings, events+1, func(s Sighting, heard int) int { return s.Heard - heard })
	return n
}

// A side knows a door as it last saw it. That is memory, and no fact: the facts hold
// how the doors are, a view what is seen of it now. So it lies here, with the rest
// of what a side has perceived: a door that turns out to have been opened or closed
// out of sight is perceived as nobody's deed when it is seen, and what a side takes
// for open follows from what it has perceived alone.

// door reports whether an event opens or closes a door.
func door(ev *rules.Event) bool { return ev.Kind == rules.DoorOpened || ev.Kind == rules.DoorClosed }

// look has the side perceive every door that is not as it took it to be and that it
// sees now. seen is what it perceived of the event that has just happened, if ok.
func (e *Ear) look(truth *rules.Encounter, side int, seen *rules.Event, ok bool) {
	now := Doors(truth, side, e.Doors)
	for news, n := now^e.Doors, int16(1); news != 0; news, n = news>>1, n+1 {
		if news&1 == 0 {
			continue
		}
		ev := rules.Event{Kind: rules.DoorClosed, Who: rules.Nobody, Whom: rules.Nobody, A: n, Cite: rules.ACT30}
		if now>>(n-1)&1 == 1 {
			ev.Kind = rules.DoorOpened
		}
		if ok && seen.Kind == ev.Kind && seen.A == n {
			ev = *seen
		}
		e.Heard = append(e.Heard, ev)
	}
	e.Doors = now
}
