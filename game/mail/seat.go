package mail

import (
	"strings"

	"tenaille/rules/odds"
)

// seatMark begins the seat of a side whose player sends its turns by mail.
const seatMark = "mail+"

// person is the seat of somebody who is there.
const person = "human"

// Seat is that of a side whose player sends its turns by mail: while they are away, their
// own react so.
func Seat(r odds.Reactions) string { return seatMark + r.String() }

// Seated is how those of an absent player react; ok is false for any other seat.
func Seated(seat string) (r odds.Reactions, ok bool) {
	name, ok := strings.CutPrefix(seat, seatMark)
	if ok {
		r, ok = odds.ReactionsByName(name)
	}
	return r, ok
}
