package view

import "tenaille/rules"

// Seen returns an event as a side perceived it; ok is false when it perceived
// nothing. before and after are the side's views around the event.
func Seen(ev rules.Event, before, after *View) (seen rules.Event, ok bool) {
	knows := func(id rules.ID) bool { return id == rules.Nobody || before.Knows(id) || after.Knows(id) }
	if !knows(ev.Who) {
		return rules.Event{}, false
	}
	if !knows(ev.Whom) {
		ev.Whom, ev.Report = rules.Nobody, nil
	}
	return ev, true
}
