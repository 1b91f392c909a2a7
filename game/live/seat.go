package live

import "strings"

// seatMark begins the seat of a side whose player is elsewhere on a server.
const seatMark = "live+"

// SeatOf is the seat, in the record of a match, of a side that is played elsewhere on a
// server: by a person of a name, or by a machine.
func SeatOf(name string) string { return seatMark + name }

// Seated is the name of who plays a side elsewhere; ok is false for any other seat.
func Seated(seat string) (name string, ok bool) { return strings.CutPrefix(seat, seatMark) }
