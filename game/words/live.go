package words

import "tenaille/game/live"

// LiveName is who has a seat of a side in a match over a server, the side itself while it is
// nobody's.
func LiveName(w *Words, s live.Seat, side int) string {
	if s.Machine != "" && s.Key == "" {
		return w.PlayerName(s.Machine)
	}
	if name := live.Clean(s.Name, live.MaxName); name != "" {
		return name
	}
	return w.SideName(side)
}

// LiveFault says on one line what the referee of a match over a server has answered.
func LiveFault(w *Words, fault string) string {
	switch fault {
	case live.FaultStale:
		return w.T("Something else has happened first: choose again.")
	case live.FaultTurn:
		return w.T("It is not your turn.")
	case live.FaultNoSeat:
		return w.T("You have no seat in this match.")
	case live.FaultTaken:
		return w.T("The seat is taken.")
	case live.FaultOver:
		return w.T("This match is over, or there is none.")
	case live.FaultFlood:
		return w.T("Too much in too short a time: wait a moment.")
	case live.FaultRevision:
		return w.T("This match is played with another version of the game.")
	case live.FaultSilence:
		return w.T("Nobody answers: there is no referee, or the line is down.")
	case live.FaultOffer, live.FaultSecret:
		return w.T("This match cannot be played over a server.")
	}
	return w.T("That is not possible now.")
}
