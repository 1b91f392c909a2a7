package eval

import (
	"tenaille/game/ai/errand"
	"tenaille/rules"
)

// hurries is the slack, in rounds, from which on an errand comes before the fight.
const hurries = 1

// Presses reports whether an errand comes before the fight: time is short, nobody stands
// in the way, or the fight is not to be won. Otherwise the way is longer through enemies
// who are still on their feet than after them.
func Presses(e *rules.Encounter, id rules.ID, er *errand.Errand) bool {
	if er.Slack <= hurries || er.Zone < 0 || er.Bears {
		return true
	}
	if er.Late {
		return false
	}
	return er.Open(e, id) || er.Flees && weaker(e, id)
}

// weaker reports whether a creature's side is clearly the weaker one.
func weaker(e *rules.Encounter, id rules.ID) bool {
	own, theirs := Strength(e, e.Creatures[id].Side)
	return own*10 < theirs*9
}
